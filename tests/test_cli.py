"""The command line: shapes, exit codes, and what it does when things go wrong."""

import json
import os
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import click
import pytest

from lawtext.cli import lawtext, main
from lawtext.cli.reference import reference
from lawtext.contract import schemas

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
LAW = """%lawtext nl-2017

ARTIKEL 8  De ronde

A. Begin
1. De ronde begint als de arbiter het zegt (zie artikel 9).
2. Wie te laat is, wacht (zie 1 hierboven).

ARTIKEL 9  De pauze

Tussen twee ronden is er pauze, behalve zoals bepaald in artikel 8A1.
"""
NAMES = list(lawtext.list_commands(click.Context(lawtext)))

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture(autouse=True, scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """A cache of these tests' own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.mktemp("cache")))
        yield


@pytest.fixture
def run(capfd: pytest.CaptureFixture[str]) -> Run:
    """Runs a command and gives its exit code, standard output and standard error."""

    def run_it(*arguments: str) -> tuple[int, str, str]:
        code = main([str(argument) for argument in arguments])
        out, err = capfd.readouterr()
        return code, out, err

    return run_it


@pytest.fixture
def law(tmp_path: Path) -> Path:
    path = tmp_path / "law.txt"
    path.write_text(LAW, encoding="utf-8")
    return path


@pytest.fixture
def edition(tmp_path: Path) -> Path:
    """An edition's folder of the user's own."""
    folder = tmp_path / "nl-2027"
    (folder / "articles").mkdir(parents=True)
    (folder / "lawbook.toml").write_text('edition = "nl-2027"\nlanguage = "nl"\nyear = 2027\n')
    (folder / "articles" / "008.txt").write_text(LAW.replace("2017", "2027"), encoding="utf-8")
    return folder


def process(*arguments: str, **settings: object) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "lawtext", *arguments]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "LC_ALL": "C"}
    return subprocess.run(
        command, capture_output=True, encoding="utf-8", env=environment, check=False, **settings
    )  # type: ignore[call-overload,no-any-return]


def test_parse_prints_the_contract_and_nothing_else(run: Run, law: Path) -> None:
    code, out, err = run("parse", law, "--format", "json")
    data = json.loads(out)
    assert (code, err) == (0, "")
    assert list(data)[:5] == ["edition", "provisions", "citations", "mends", "findings"]
    provision = next(one for one in data["provisions"] if one["id"] == "8A1")
    assert provision["path"] == ["8", "A", "1"]
    assert provision["sources"] == [{"file": str(law), "line": 6, "column": 1, "end_line": 6}]
    citation = next(one for one in data["citations"] if one["from"] == "9")
    assert citation["targets"] == [{"id": "8A1", "status": "resolved"}]
    text = next(one["text"] for one in data["provisions"] if one["id"] == "9")
    assert text[citation["start"] : citation["end"]] == citation["surface"]


def test_parse_as_text_is_law_text(run: Run, law: Path) -> None:
    assert run("parse", law) == (0, LAW, "")


def test_parse_reads_standard_input_in_a_context(law: Path) -> None:
    words = "2. Wie te laat is, wacht.\n3. Wie te vroeg is, ook.\n"
    done = process("parse", "-", "--context", "8A", "--format", "json", input=words)
    assert {one["id"] for one in json.loads(done.stdout)["provisions"]} >= {"8A2", "8A3"}


def test_import_writes_an_edition_that_loads_again(run: Run, law: Path, tmp_path: Path) -> None:
    folder = tmp_path / "made"
    code, out, err = run("import", law, "--edition", "nl-2017", "--into", folder)
    assert (code, out) == (0, "") and "2 articles" in err
    names = sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file())
    assert names == ["articles/008.txt", "articles/009.txt", "lawbook.toml", "mends.jsonl"]
    assert run("parse", folder)[1] == LAW


@pytest.mark.parametrize(
    ("name", "word", "title"),
    [
        ("nl-2017", "ARTIKEL", "Spelregels voor wedstrijdbridge 2017"),
        ("en-2017", "LAW", "Laws of Duplicate Bridge 2017"),
        ("fr-2017", "LOI", "Lois du bridge de compétition 2017"),
    ],
)
def test_a_new_folder_gets_nothing_of_the_sample(
    run: Run, tmp_path: Path, name: str, word: str, title: str
) -> None:
    law = tmp_path / "law.txt"
    law.write_text(f"{word} 9  Pause\n\nRest.\n", encoding="utf-8")
    run("import", law, "--edition", name, "--into", tmp_path / "new")
    assert tomllib.loads((tmp_path / "new" / "lawbook.toml").read_text("utf-8")) == {
        "edition": name, "language": name[:2], "year": 2017, "title": title,
    }  # fmt: skip


def test_a_new_folder_keeps_the_title_of_the_users_own_edition(
    run: Run, law: Path, edition: Path, tmp_path: Path
) -> None:
    with (edition / "lawbook.toml").open("a") as file:
        file.write('title = "Regels van Waterland"\n')
    run("import", law, "--edition", edition, "--into", tmp_path / "new")
    assert "Regels van Waterland" in (tmp_path / "new" / "lawbook.toml").read_text("utf-8")


def test_one_thing_is_counted_as_one(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "one.txt"
    path.write_text("%lawtext nl-2017\n\nARTIKEL 9  De pauze\n\nRust.\n", encoding="utf-8")
    told = run("import", path, "--into", tmp_path / "own")[2]
    assert "1 article, 1 provision, 0 mends, 0 findings." in told


def test_import_keeps_what_is_there_until_told_otherwise(
    run: Run, law: Path, edition: Path
) -> None:
    (edition / "notes.md").write_text("mine")
    before = (edition / "lawbook.toml").read_text()
    code, _, err = run("import", law, "--into", edition)
    assert code == 2 and "--replace" in err
    assert (edition / "articles" / "008.txt").exists()
    assert not (edition / "articles" / "009.txt").exists()
    assert run("import", law, "--edition", edition, "--into", edition, "--replace")[0] == 0
    assert (edition / "articles" / "009.txt").exists()
    assert (edition / "notes.md").read_text() == "mine"
    assert (edition / "lawbook.toml").read_text() == before


def test_import_never_replaces_a_folder_of_another_kind(
    run: Run, law: Path, tmp_path: Path
) -> None:
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters" / "aunt.txt").write_text("Dear aunt")
    code, _, err = run("import", law, "--into", tmp_path / "letters", "--replace")
    assert code == 2 and "no edition's folder" in err
    assert run("import", law, "--into", law)[0] == 2


def test_import_of_unreadable_sources_writes_nothing(run: Run, tmp_path: Path) -> None:
    (tmp_path / "empty.txt").write_text("")
    code, _, _ = run("import", tmp_path / "empty.txt", "--into", tmp_path / "made")
    assert code == 2
    assert sorted(path.name for path in tmp_path.iterdir()) == ["empty.txt"]


def test_fmt_prints_checks_and_rewrites(run: Run, law: Path) -> None:
    assert run("fmt", law) == (0, LAW, "")
    assert run("fmt", "--check", law) == (0, "", "")
    law.write_text(LAW.replace("1. De ronde", "   1.   De\nronde"), encoding="utf-8")
    code, out, err = run("fmt", "--check", law)
    assert (code, out) == (1, "") and str(law) in err
    assert run("fmt", "--write", law)[0] == 0
    assert law.read_text(encoding="utf-8") == LAW


def test_fmt_uses_the_edition_that_a_file_names(run: Run, edition: Path) -> None:
    path = edition / "articles" / "008.txt"
    path.write_text("%lawtext en-2017\n\nLAW 8  The round\n\nIt begins.\n", encoding="utf-8")
    assert run("fmt", path)[1].startswith("%lawtext en-2017\n\nLAW 8  The round")


def test_fmt_rewrites_no_file_that_had_to_be_mended(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "old.txt"
    text = LAW.partition("\n")[2].replace("arbiter", "arbi\u00adter")
    path.write_text(text, encoding="utf-8")
    code, _, err = run("fmt", "--write", path)
    assert code == 2 and "lawtext import" in err
    assert path.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("label", ["Artikel 16C2", "art. 16 C 2", "16c2"])
def test_show_takes_a_label_with_its_keyword(run: Run, label: str) -> None:
    code, out, _ = run("show", label)
    assert code == 0 and out.startswith("ARTIKEL 16C2")


def test_show_takes_any_spelling(run: Run) -> None:
    code, out, _ = run("show", "16 c 2")
    assert code == 0 and out.startswith("ARTIKEL 16C2")
    assert run("show", "16C(2)")[1] == out


def test_show_as_json_tells_both_ways(run: Run) -> None:
    data = json.loads(run("show", "16C2", "--format", "json")[1])
    assert [one["id"] for one in data["provisions"]] == ["16C2"]
    assert "16C3" in {one["from"] for one in data["cited_by"]}


def test_show_of_what_is_not_there_names_what_is_near(run: Run) -> None:
    code, out, err = run("show", "16C9")
    assert (code, out) == (2, "") and "16C9" in err and "16C2" in err
    assert run("show", "sixteen")[0] == 2


def test_coverage(run: Run) -> None:
    data = json.loads(run("coverage", "nl-2017", "--format", "json")[1])
    assert list(data) == [
        "edition", "labels", "with_text", "articles", "articles_with_text", "missing", "extra",
    ]  # fmt: skip
    assert data["labels"] == data["with_text"] + len(data["missing"])
    assert data["articles"] == 93


def test_coverage_names_missing_articles_in_short(run: Run, tmp_path: Path) -> None:
    source = tmp_path / "page.txt"
    source.write_text(
        "ARTIKEL 14  Kaarten\nA. Kop\nEen speler telt zijn kaarten.\n", encoding="utf-8"
    )
    run("import", source, "--edition", "nl-2017", "--into", tmp_path / "own")
    lines = run("coverage", tmp_path / "own")[1].splitlines()
    assert lines[1] == "missing articles: 1–13, 15–93"
    assert lines[2].startswith("missing in other articles: 14A1, ")


def test_coverage_of_an_edition_with_a_skeleton_and_no_text(run: Run, tmp_path: Path) -> None:
    (tmp_path / "lawbook.toml").write_text('edition = "nl-2017"\nyear = 2017\n')
    data = json.loads(run("coverage", tmp_path, "--format", "json")[1])
    assert data["with_text"] == 0 and len(data["missing"]) == data["labels"] > 0


def test_coverage_without_a_skeleton_says_so(run: Run, edition: Path) -> None:
    code, out, err = run("coverage", edition, "--format", "json")
    assert code == 0 and json.loads(out)["missing"] == [] and "no skeleton" in err


def test_cite(run: Run) -> None:
    text = "zie de artikelen 27B1(b), 30 en 31A2a t/m c"
    code, out, _ = run("cite", text, "--from", "23C", "--format", "json")
    data = json.loads(out)
    targets = [target["id"] for one in data["citations"] for target in one["targets"]]
    assert code == 0 and data["edition"] == "nl-2017"
    assert targets == ["27B1b", "30", "31A2a", "31A2b", "31A2c"]


def test_cite_reads_standard_input() -> None:
    done = process("cite", "-", "--from", "25A3", input="zie A1 hierboven")
    assert done.returncode == 0 and "25A1" in done.stdout


def test_graph_in_every_form(run: Run, edition: Path) -> None:
    data = json.loads(run("graph", edition, "--format", "json")[1])
    assert {(one["from"], one["to"]) for one in data["edges"]} == {
        ("8A1", "9"), ("8A2", "8A1"), ("9", "8A1"),
    }  # fmt: skip
    assert run("graph", edition, "--format", "graphml")[1].startswith("<?xml")
    assert run("graph", edition, "--format", "dot")[1].startswith("digraph")
    assert "8A1 → 9: artikel 9" in run("graph", edition)[1]


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        (["--cited-by", "8a1"], ["8A2", "9"]),
        (["--cites", "8A1", "--depth", "2"], ["9"]),
        (["--orphans"], []),
        (["--order", "8A1, 8A2,9"], ["8A1", "9", "8A2"]),
        (["--most-cited", "1"], ["8A1"]),
        (["--cycles"], [["8A1", "9"]]),
        (["--cycles", "--by-article"], [["8", "9"]]),
        (["--dangling"], []),
        (["--cited-by", "8", "--by-article"], ["9"]),
        (["--cites", "8", "--inside"], ["9"]),
    ],
    ids=str,
)
def test_graph_answers(
    run: Run, edition: Path, question: list[str], expected: list[object]
) -> None:
    code, out, err = run("graph", edition, *question, "--format", "json")
    assert (code, err) == (0, "")
    answers = json.loads(out)["answers"]
    assert [one["id"] if isinstance(one, dict) else one for one in answers] == expected
    assert run("graph", edition, *question)[0] == 0


def test_graph_paths(run: Run, edition: Path) -> None:
    answers = json.loads(run("graph", edition, "--path", "8A2", "9", "--format", "json")[1])[
        "answers"
    ]
    assert [[step["to"] for step in chain] for chain in answers] == [["8A1", "9"]]
    assert run("graph", edition, "--path", "8A2", "9")[1].startswith("8A2 → 8A1 (")


def test_graph_around_a_provision(run: Run, edition: Path) -> None:
    data = json.loads(run("graph", edition, "--near", "8A2", "--format", "json")[1])
    assert [one["id"] for one in data["nodes"]] == ["8A1", "8A2"]


def test_no_answer_is_said_in_words(run: Run, edition: Path) -> None:
    quiet = edition / "articles" / "010.txt"
    quiet.write_text("%lawtext nl-2027\n\nARTIKEL 10  Stilte\n\nSpreek niet.\n", encoding="utf-8")
    assert run("graph", edition, "--near", "10")[:2] == (0, "none\n")
    assert run("graph", edition, "--cited-by", "10")[:2] == (0, "none\n")
    assert run("cite", "niets", "--from", "8")[:2] == (0, "none\n")


def test_graph_refuses_two_questions_and_wrong_forms(run: Run, edition: Path) -> None:
    assert run("graph", edition, "--cycles", "--dangling")[0] == 2
    assert run("graph", edition, "--cycles", "--format", "dot")[0] == 2
    assert run("graph", edition, "--cited-by", "77")[0] == 2


def test_lint_exit_codes_do_not_depend_on_the_form(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "law.txt"
    path.write_text(LAW.replace("2. Wie", "3. Wie"), encoding="utf-8")
    for form in ("text", "json"):
        assert run("lint", path, "--format", form)[0] == 0
        assert run("lint", path, "--format", form, "--fail-on", "warning")[0] == 1
        assert (
            run("lint", path, "--format", form, "--fail-on", "warning", "--ignore", "STR")[0] == 0
        )
        assert run("lint", path, "--format", form, "--show", "error", "--fail-on", "info")[0] == 1


def test_lint_shows_the_place(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "law.txt"
    path.write_text(LAW.replace("2. Wie", "3. Wie"), encoding="utf-8")
    out = run("lint", path)[1].splitlines()
    assert out[0].startswith(f"{path}:7:1: 8A3: warning: ") and "[label-gap STR002]" in out[0]
    assert out[1:3] == ["    3. Wie te laat is, wacht (zie 1 hierboven).", "    ^"]


def test_lint_tells_what_it_does_not_show(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "law.txt"
    path.write_text(LAW.replace("2. Wie", "3. Wie"), encoding="utf-8")
    code, out, _ = run("lint", path, "--show", "error", "--fail-on", "warning")
    assert (code, out) == (1, "no errors; 1 warning not shown\n")


def test_lint_of_an_edition_against_another(run: Run, edition: Path, tmp_path: Path) -> None:
    code, out, _ = run("lint", edition, "--against", edition, "--format", "json")
    assert (code, json.loads(out)["findings"]) == (0, [])
    law = tmp_path / "law.txt"
    law.write_text(LAW.replace("(zie artikel 9)", ""), encoding="utf-8")
    found = json.loads(run("lint", law, "--against", edition, "--format", "json")[1])["findings"]
    assert [(one["rule"], one["provision"]) for one in found] == [("missing-citation", "8A1")]


def test_lint_of_a_draft_of_some_articles(run: Run, edition: Path, tmp_path: Path) -> None:
    draft = tmp_path / "draft.txt"
    draft.write_text(LAW.partition("ARTIKEL 9")[0], encoding="utf-8")
    against = ("lint", draft, "--against", edition, "--select", "EDT")
    assert "nl-2027 has 9, which is missing here." in run(*against)[1]
    assert run(*against, "--partial")[:2] == (0, "no findings\n")
    assert run("lint", draft, "--partial")[0] == 2


def test_lint_refuses_an_unknown_rule(run: Run, law: Path) -> None:
    code, _, err = run("lint", law, "--select", "label-gab")
    assert code == 2 and "label-gap" in err


def test_stubs(run: Run, edition: Path) -> None:
    data = json.loads(run("stubs", edition, "--format", "json")[1])
    assert list(data) == ["edition", "schema", "stubs"]
    assert [one["id"] for one in data["stubs"]] == ["8", "8A", "8A1", "8A2", "9"]
    assert run("stubs", edition, "--format", "yaml")[1].startswith("edition: nl-2027")


def test_compare(run: Run, edition: Path, tmp_path: Path) -> None:
    other = tmp_path / "nl-2037"
    (other / "articles").mkdir(parents=True)
    (other / "lawbook.toml").write_text('edition = "nl-2037"\nlanguage = "nl"\nyear = 2037\n')
    (other / "articles" / "8.txt").write_text(LAW.replace("te laat", "laat"), encoding="utf-8")
    data = json.loads(run("compare", edition, other, "--format", "json")[1])
    assert [one["id"] for one in data["changed"]] == ["8A2"]
    head, *lines = run("compare", edition, other)[1].splitlines()
    assert head == f"{other} against {edition}"
    assert "8A2 text: Wie [-te-] laat is" in lines[2]


def test_export_to_a_file(run: Run, edition: Path, tmp_path: Path) -> None:
    path = tmp_path / "graph.dot"
    assert run("export", "dot", edition, "--out", path) == (0, "", "")
    assert path.read_text(encoding="utf-8").startswith('digraph "nl-2027"')
    assert run("export", "dot", edition, "--out", tmp_path / "no" / "graph.dot")[0] == 2
    assert sorted(one.name for one in tmp_path.iterdir()) == ["graph.dot", "nl-2027"]


def test_book(run: Run, edition: Path, tmp_path: Path) -> None:
    code, out, err = run("book", edition, "--out", tmp_path / "site")
    assert (code, out) == (0, "") and "lawtext serve" in err
    assert (tmp_path / "site" / "index.html").is_file()


def test_serve_needs_a_book(run: Run, tmp_path: Path) -> None:
    code, _, err = run("serve", tmp_path)
    assert code == 2 and "lawtext book" in err


def wrong_files(folder: Path) -> list[Path]:
    """Files that are no law, each in its own way."""
    kinds = {
        "empty.txt": b"",
        "blank.txt": b"  \n\n",
        "binary.txt": bytes(range(256)) * 8,
        "broken.pdf": b"%PDF-1.7 nonsense",
        "broken.docx": b"PK\x03\x04 nonsense",
        "prose.txt": b"No law at all, only a letter to an aunt.\n",
    }
    for name, data in kinds.items():
        (folder / name).write_bytes(data)
    return [*(folder / name for name in kinds), folder / "missing.txt"]


@pytest.mark.parametrize("number", range(7))
def test_bad_sources_give_one_clear_line(run: Run, tmp_path: Path, number: int) -> None:
    path = wrong_files(tmp_path)[number]
    for command in ("parse", "lint", "fmt"):
        code, out, err = run(command, path)
        assert (code, out) == (2, ""), command
        assert err.count("\n") == 1 and str(path) in err
        assert "internal error" not in err and "Traceback" not in err


@pytest.mark.parametrize(
    "arguments",
    [
        ["parse"],
        ["parse", "x.txt", "--format", "papyrus"],
        ["parse", "x.txt", "--edition", "zz-9999"],
        ["frobnicate"],
        ["cite", "zie artikel 9", "--from", "none"],
        ["show", "16C2", "--edition", "/nowhere"],
        ["coverage", "nl-1066"],
        ["fmt", "--check", "--write", "x.txt"],
        ["--nonsense"],
        ["book", "zz-9999", "--out", "x"],
    ],
    ids=" ".join,
)
def test_wrong_use_is_one_line_and_exit_code_2(run: Run, arguments: list[str]) -> None:
    code, out, err = run(*arguments)
    assert (code, out) == (2, "")
    assert err.startswith("lawtext: ") and err.count("\n") == 1 and "internal" not in err


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["coverage", "."], "this folder holds no lawbook.toml. Make an edition's folder"),
        (["compare", "law.txt", "nl-2017"], "law.txt: this is a file, not an edition"),
        (["coverage", "odd"], "lawbook.toml: no language 'zz'. Known languages: da, de,"),
        (["coverage", "wrong"], "expected words in quotes, got a whole number in `edition`."),
        (["parse", "16c2"], "A provision is shown by: lawtext show 16C2"),
        (["lint", "law.txt", "nl-2017"], "It is an edition, which is given alone"),
        (["stubs", "nl-2018"], "Editions are en-2017, nl-2007, nl-2017."),
        (["fmt", "nl-2018"], "Editions are en-2017, nl-2007, nl-2017."),
        (["show", "16Z9"], "nl-2017 has no provision 16Z9. 16 has 16A, 16B, 16C, 16D."),
        (["show", "999"], "nl-2017 has no provision 999. Its articles are 1 to 93."),
        (["show", "3A"], "nl-2017 has no provision 3A. 3 has no items."),
        (["graph", "nl-2017", "--cited-by"], "requires an argument. See: lawtext graph --help"),
        (["export"], "Choose from: json, graphml, dot. See: lawtext export --help"),
        (
            ["graph", "nl-2017", "--near", "16C2", "--cited-by", "1"],
            "1 does not stand near 16C2. Leave out --near, or look further with --depth.",
        ),
        (["export", "json", "nl-2007", "--out", "no/x.json"], "Make the folder no first."),
        (["serve", "nowhere"], "Build one first: lawtext book EDITION --out nowhere"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_odd_input_gets_advice(
    run: Run,
    law: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    arguments: list[str],
    told: str,
) -> None:
    for name, edition in (("odd", '"zz-2017"'), ("wrong", "3")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "lawbook.toml").write_text(f"edition = {edition}\n")
    monkeypatch.chdir(law.parent)
    code, out, err = run(*arguments)
    assert (code, out) == (2, "") and told in err and err.count("\n") == 1


def test_the_name_of_an_edition_may_end_in_a_slash(run: Run) -> None:
    assert run("lint", "nl-2017/", "--show", "error")[0] == 0


def test_the_text_of_an_unknown_provision_is_told(run: Run) -> None:
    code, out, err = run("cite", "zie artikel 16", "--from", "999")
    assert (code, out) == (
        0,
        "4-14  artikel 16  see  16 (resolved)\n",
    ) and "no provision 999" in err


def test_a_file_given_twice_shows_its_lines_once(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "law.txt"
    path.write_text(LAW.replace("2. Wie", "3. Wie"), encoding="utf-8")
    assert run("lint", path, path)[1].splitlines()[1].count("Wie te laat") == 1


def test_no_arguments_and_help(run: Run) -> None:
    code, out, _ = run()
    assert code == 0 and "Usage: lawtext" in out
    for name in NAMES:
        assert run(name, "--help")[0] == 0


@pytest.mark.parametrize(
    ("raised", "message"),
    [
        (KeyboardInterrupt(), "interrupted"),
        (ZeroDivisionError("by\nzero"), "internal error: ZeroDivisionError: by zero"),
        (RecursionError("deep"), "internal error"),
        (OSError(28, "No space left on device"), "No space left"),
    ],
    ids=["interrupt", "mistake", "recursion", "disk"],
)
def test_whatever_happens_is_one_line(
    raised: BaseException,
    message: str,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    def fail(name: str) -> None:
        raise raised

    monkeypatch.setattr("lawtext.edition.load_edition", fail)
    assert main(["coverage", "nl-2017"]) == 2
    err = capfd.readouterr().err.strip()
    assert "\n" not in err and message in err


def test_debug_lets_a_mistake_through(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(name: str) -> None:
        raise ZeroDivisionError

    monkeypatch.setenv("LAWTEXT_DEBUG", "1")
    monkeypatch.setattr("lawtext.edition.load_edition", fail)
    with pytest.raises(ZeroDivisionError):
        main(["coverage", "nl-2017"])


def test_a_reader_that_stops_is_no_fault() -> None:
    command = f'"{sys.executable}" -m lawtext fmt nl-2017 | head -1; echo "${{PIPESTATUS[0]}}"'
    done = subprocess.run(
        ["bash", "-c", command],
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        check=True,
    )
    assert (done.stdout, done.stderr) == ("%lawtext nl-2017\n0\n", "")


def test_a_full_disk_is_one_line() -> None:
    full = Path("/dev/full")
    if not full.exists():
        pytest.skip("this system has no /dev/full")
    with full.open("wb") as out:
        done = subprocess.run(
            [sys.executable, "-m", "lawtext", "coverage", "nl-2017"],
            stdout=out,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            check=False,
        )
    assert done.returncode == 2 and done.stderr == "lawtext: output: No space left on device\n"


def test_output_is_utf_8_whatever_the_locale(law: Path) -> None:
    law.write_text(LAW.replace("De ronde begint", "Eén ronde — ♠ — begint"), encoding="utf-8")
    done = process("parse", str(law))
    assert (done.returncode, done.stderr) == (0, "") and "Eén ronde — ♠" in done.stdout


def modules_after(*arguments: str) -> set[str]:
    program = "import sys; from lawtext.cli import main; main(sys.argv[1:]); print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", program, *arguments],
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        check=True,
    )
    return set(done.stdout.split())


@pytest.mark.parametrize(
    ("arguments", "heavy"),
    [
        (["--version"], {"networkx", "jinja2", "lark", "msgspec", "lawtext.cli.parse"}),
        (["parse", "--help"], {"networkx", "jinja2", "lark"}),
        (["show", "16C2"], {"networkx", "jinja2", "yaml", "lxml", "pdfplumber", "mammoth"}),
        (["coverage", "nl-2017"], {"networkx", "jinja2", "yaml", "lxml", "pdfplumber"}),
    ],
    ids=["version", "help", "show", "coverage"],
)
def test_start_up_imports_nothing_heavy(arguments: list[str], heavy: set[str]) -> None:
    assert not heavy & modules_after(*arguments)


def test_showing_a_provision_again_needs_no_parser() -> None:
    modules_after("show", "16C2")
    assert not {"lark", "lawtext.mending", "lawtext.citing"} & modules_after("show", "16C2")


def test_the_reference_documents_every_command() -> None:
    assert (DOCS / "commands.md").read_text(encoding="utf-8") == reference(), (
        "run: python tools/write_docs.py"
    )
    for name in NAMES:
        assert f"## lawtext {name}\n" in reference()


@pytest.mark.parametrize("name", NAMES)
def test_every_command_and_option_has_help(name: str) -> None:
    command = lawtext.get_command(click.Context(lawtext), name)
    assert command is not None and command.name == name and len(command.help or "") > 40
    for parameter in command.params:
        if isinstance(parameter, click.Option):
            assert parameter.help, parameter.name


@pytest.mark.parametrize("name", sorted(schemas()))
def test_the_schemas_in_docs_are_those_of_the_structs(name: str) -> None:
    written = json.loads((DOCS / "schemas" / f"{name}.json").read_text(encoding="utf-8"))
    assert written == schemas()[name], "run: python tools/write_docs.py"


def test_every_schema_is_described_and_none_is_left_over() -> None:
    assert {path.stem for path in (DOCS / "schemas").glob("*.json")} == set(schemas())
    contract = (DOCS / "contract.md").read_text(encoding="utf-8")
    for name in schemas():
        assert f"schemas/{name}.json" in contract
