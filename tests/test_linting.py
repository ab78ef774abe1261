"""The linter as a whole: comparison with another edition, selection, reports, and the docs."""

import json
from pathlib import Path

import pytest

from lawtext.edition import load_edition
from lawtext.errors import BadSetting
from lawtext.linting import Selection, at_least, lint
from lawtext.linting.pages import SECTIONS, index_page, page_of, rule_page
from lawtext.linting.reporters.json import json_report
from lawtext.linting.reporters.text import text_report
from lawtext.linting.rules import FAMILIES, module_of
from lawtext.model import Book, Line, Source
from lawtext.rulebook import RULES, Rule, finding
from tests.handmade import citation, provision
from tests.test_lint_rules import parse

DOCS = Path(__file__).parent.parent / "docs"
RULES_FOLDER = Path(__file__).parent.parent / "lawtext" / "linting" / "rules"
EVERY_RULE = [pytest.param(rule, id=rule.name) for rule in RULES.values()]

HERE = Book(
    "nl-2017",
    (provision("1", "Een."), provision("1A", "Twee."), provision("1C", "Drie.")),
    citations=(citation("1A", "6", "8"),),
)
THERE = Book(
    "en-2017",
    (
        provision("1", "One."),
        provision("1A", "Two."),
        provision("1B", "Three."),
        provision("1B1", "Four."),
        provision("2", "Five."),
        provision("2A", "Six."),
    ),
    citations=(citation("1A", "6", "7"), citation("2A", "9")),
)


def found_against() -> list[tuple[str, str | None]]:
    found = lint(HERE, load_edition("nl-2017"), THERE)
    return sorted((one.rule, one.provision) for one in found if one.code.startswith("EDT"))


def test_what_is_missing_and_extra_against_another_edition() -> None:
    assert found_against() == [
        ("extra-citation", "1A"),
        ("extra-provision", "1C"),
        ("missing-citation", "1A"),
        ("missing-provision", "1B"),
        ("missing-provision", "1B1"),
        ("missing-provision", "2"),
    ]


def missing(book: Book, against: Book, *, partial: bool = False) -> list[tuple[str | None, str]]:
    found = lint(book, load_edition("nl-2017"), against, partial=partial)
    return [(one.provision, one.message) for one in found if one.rule == "missing-provision"]


def test_missing_articles_that_follow_one_another_are_one_finding() -> None:
    here = Book("nl-2017", (provision("4", "Vier."), provision("6", "Zes.")))
    numbers = ["1", "2", "3", "4", "4A", "5", "6", "7", "10"]
    there = Book("en-2017", tuple(provision(number, "Words.") for number in numbers))
    assert missing(here, there) == [
        ("4A", "en-2017 has 4A, which is missing here."),
        ("1", "en-2017 has 1 to 3, which are missing here: 3 articles."),
        ("5", "en-2017 has 5, which is missing here."),
        ("7", "en-2017 has 7 to 10, which are missing here: 2 articles."),
    ]
    assert missing(here, there, partial=True) == [("4A", "en-2017 has 4A, which is missing here.")]


def test_a_missing_citation_is_named() -> None:
    found = lint(HERE, load_edition("nl-2017"), THERE)
    (message,) = [one.message for one in found if one.rule == "missing-citation"]
    assert message == "en-2017 cites 7 here, and this text does not."


def test_findings_of_earlier_stages_are_shown_once() -> None:
    early = finding("truncated", "stops", provision="1", file="a", line=2)
    book = Book("nl-2017", HERE.provisions, findings=(early, early))
    assert [one for one in lint(book) if one.rule == "truncated"] == [early]


def test_a_selection_takes_names_codes_and_families() -> None:
    gap, order, dangling = (
        finding(r, "") for r in ("label-gap", "item-order", "dangling-reference")
    )
    assert all(Selection.of().takes(one) for one in (gap, order, dangling))
    assert [Selection.of(["STR002"]).takes(one) for one in (gap, order)] == [True, False]
    assert [Selection.of(["str"]).takes(one) for one in (gap, dangling)] == [True, False]
    some = Selection.of(["STR"], ["label-gap"])
    assert [some.takes(one) for one in (gap, order)] == [False, True]


def test_a_selection_of_what_is_no_rule_gets_advice() -> None:
    with pytest.raises(BadSetting, match="Did you mean label-gap"):
        Selection.of(["label-gaps"])
    with pytest.raises(BadSetting):
        Selection.of([""])


def test_severities() -> None:
    error, warning = finding("dangling-reference", ""), finding("label-gap", "")
    info = finding("page-furniture", "")
    assert at_least((error, warning, info), "error") == (error,)
    assert at_least((error, warning, info), "warning") == (error, warning)
    assert at_least((error, warning, info), "info") == (error, warning, info)


def test_the_text_report_draws_the_place() -> None:
    one = finding("label-gap", "is missing.", provision="1C", file="a.txt", line=3, column=5)
    source = Source("a.txt", "text", (Line("een\ttwee", 3), Line("drie", 3, 10)))
    assert text_report([one], [source]).splitlines() == [
        "a.txt:3:5: 1C: warning: is missing. [label-gap STR002]",
        "    een twee drie",
        "        ^",
        "1 warning",
    ]


def test_the_text_report_cuts_long_lines_and_shows_no_control_characters() -> None:
    one = finding("label-gap", "…", file="a.txt", line=1, column=501)
    source = Source("a.txt", "text", (Line("x" * 500 + "\x1b" + "y" * 500, 1),))
    report = text_report([one], [source])
    excerpt, caret = report.splitlines()[1:3]
    assert len(excerpt) < 110 and "\x1b" not in report
    assert excerpt[caret.index("^")] == "\ufffd"


def test_the_text_report_of_nothing_and_of_no_place() -> None:
    assert text_report([]) == "no findings\n"
    assert text_report([finding("truncated", "m")]).startswith("-: warning: m")


def test_the_text_report_counts_what_it_does_not_show() -> None:
    error, warning = finding("dangling-reference", ""), finding("label-gap", "")
    info = finding("page-furniture", "")
    last = [
        text_report(shown, (), found).splitlines()[-1]
        for shown, found in (
            ((), (warning, warning, info)),
            ((), (info,)),
            ((error,), (error, info, info)),
            ((error, warning), (error, warning)),
        )
    ]
    assert last == [
        "no errors; 2 warnings, 1 info not shown",
        "no errors or warnings; 1 info not shown",
        "1 error; 2 infos not shown",
        "1 error, 1 warning",
    ]


def test_the_json_report_has_the_shape_of_the_contract() -> None:
    one = finding("label-gap", "m", provision="1C", file="a.txt", line=3, column=5)
    assert json.loads(json_report([one], "nl-2017")) == {
        "edition": "nl-2017",
        "findings": [
            {
                "rule": "label-gap",
                "code": "STR002",
                "severity": "warning",
                "provision": "1C",
                "file": "a.txt",
                "line": 3,
                "column": 5,
                "message": "m",
            }
        ],
    }


@pytest.mark.parametrize("rule", EVERY_RULE)
def test_every_rule_has_its_page(rule: Rule) -> None:
    page = page_of(rule)
    assert page.summary == rule.summary
    assert tuple(page.sections) == SECTIONS
    assert all(text.strip() for text in page.sections.values())
    written = (DOCS / "rules" / f"{rule.name}.md").read_text(encoding="utf-8")
    assert written == rule_page(rule), "run: python tools/write_docs.py"


def test_every_page_and_module_has_its_rule() -> None:
    pages = {path.stem for path in (DOCS / "rules").glob("*.md")} - {"README"}
    modules = {path for path in RULES_FOLDER.glob("*/*.py") if path.stem != "__init__"}
    assert pages == set(RULES)
    assert modules == {Path(str(module_of(rule).__file__)) for rule in RULES.values()}
    written = (DOCS / "rules" / "README.md").read_text(encoding="utf-8")
    assert written == index_page(), "run: python tools/write_docs.py"


def test_names_and_codes_are_unique() -> None:
    codes = [rule.code for rule in RULES.values()]
    assert len(set(codes)) == len(codes)
    assert {code[:3] for code in codes} <= set(FAMILIES)


LISTS = ("label-gap", "item-order", "duplicate-label", "lower-case-start")
TEXTS = ("unbalanced-parenthesis",)


@pytest.mark.parametrize("name", LISTS + TEXTS)
def test_the_examples_on_a_page_are_true(name: str) -> None:
    sections = page_of(RULES[name]).sections
    bad, good = (parse(f"ARTIKEL 7\n{sections[title]}") for title in ("Bad", "Good"))
    assert name in {one.rule for one in lint(bad)}
    assert name not in {one.rule for one in lint(good)}
