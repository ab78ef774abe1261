"""Makes broken sources: noise, and law text that something went wrong with."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable
from functools import lru_cache
from random import Random

from lawtext.places import data_folder
from tests.books import NASTY

SUFFIXES = (".txt", ".txt", ".txt", ".html", ".html", ".wiki", ".pdf", ".docx")
PIECES = (
    *NASTY,
    *("<ol>", "<li>", "</li>", "</ol>", "<ul>", "<b>", "<br />", "&nbsp;", "&#0;", "&#xD800;"),
    *("<table>", "<tr><td>", "<ol type=a start=-4>", "<!--", "-->", "<script>", "</p>", "<h2>"),
    *("'''", "[[", "]]", "{{", "}}", "{|", "==", "* ", "# ", ":", "(wijz)", "Categorie:", "←"),
    *("\r", "\r\n", "\f", "\v", "\u2028", "\u2029", "\x85", "\ufeff", "\xa0", "\xad", "\x00"),
    *(
        "\x1b",
        "ē",
        "Ã«",
        "�",
        "İ",
        "ß",
        "ﬁ",
        "²",
        "٣",
        "𝟙",
        "Γ",
        "е",
        "e\u0301",
        "\u202e",
        "♠",
        "§",
    ),
    *(
        "artikel",
        "de artikelen 1, 2 en",
        "t/m",
        "hierboven",
        "(zie",
        "A1",
        "16C2",
        "30B1b-i",
        "lid",
    ),
    *("- ", "• ", "1) ", "*)", "(1)", "... 15", "kaar-", "33", "Pagina 3 van 9", "80B2l", "99999"),
    *(
        "toege-\nvoegd",
        "niet-\novertredende",
        "artikel\n16",
        "a" * 300,
        "1" * 50,
        "(" * 40,
        "-" * 40,
    ),
)


@lru_cache
def law_texts() -> tuple[str, ...]:
    """The articles of the sample edition."""
    files = sorted((data_folder("corpus") / "nl-2017" / "articles").glob("*.txt"))
    return tuple(file.read_text(encoding="utf-8").partition("\n")[2] for file in files)


def noise(chance: Random) -> str:
    """Pieces in any order."""
    joint = chance.choice(("", " ", "\n"))
    return joint.join(chance.choices(PIECES, k=chance.randint(1, 60)))


def damaged(chance: Random) -> str:
    """One article or two, with up to a dozen things gone wrong."""
    text = "\n".join(chance.sample(law_texts(), chance.randint(1, 2)))
    start = chance.randrange(len(text)) if chance.random() < 0.3 else 0
    text = text[start : start + chance.randint(50, 4000)]
    for _ in range(chance.randint(1, 12)):
        text = chance.choice(DAMAGE)(text, chance)
    return text


def _cut(text: str, chance: Random) -> str:
    start = chance.randrange(len(text) + 1)
    return text[:start] + text[start + chance.randint(1, 80) :]


def _put(text: str, chance: Random) -> str:
    start = chance.randrange(len(text) + 1)
    return text[:start] + chance.choice(PIECES) + text[start:]


def _repeated(text: str, chance: Random) -> str:
    lines = text.split("\n")
    start = chance.randrange(len(lines))
    return "\n".join([*lines, *lines[start : start + chance.randint(1, 9)] * chance.randint(1, 4)])


def _moved(text: str, chance: Random) -> str:
    lines = text.split("\n")
    lines.insert(chance.randrange(len(lines)), lines.pop(chance.randrange(len(lines))))
    return "\n".join(lines)


def _marker(text: str, chance: Random) -> str:
    """Another marker in place of the one at some line's start."""
    lines = text.split("\n")
    number = chance.randrange(len(lines))
    _, gap, rest = lines[number].lstrip().partition(" ")
    marks = ("-", "1.", "A.", "(a)", "(i)", "#", "\\", "ARTIKEL 16C2", "C2.", "2…", "")
    lines[number] = chance.choice(marks) + gap + rest
    return "\n".join(lines)


def _cased(text: str, chance: Random) -> str:
    start = chance.randrange(len(text) + 1)
    end = start + chance.randint(1, 200)
    return text[:start] + chance.choice((str.upper, str.lower))(text[start:end]) + text[end:]


def _joined(text: str, chance: Random) -> str:
    return text.replace("\n", chance.choice((" ", "\r\n", "\n\n", "<br>\n", "\f")), 9)


def _tagged(text: str, chance: Random) -> str:
    tags = ("ol", "ul", "li", "p", "table", "td", "b", "h2", "div")
    return "\n".join(
        f"<{tag}>{line}</{chance.choice((tag, tag, 'li'))}>"
        for line in text.split("\n")
        for tag in [chance.choice(tags)]
    )


DAMAGE: tuple[Callable[[str, Random], str], ...] = (
    *(_cut, _put, _put, _repeated, _moved, _marker, _marker, _cased, _joined, _tagged),
)


def source(seed: int) -> tuple[bytes, str]:
    """The bytes and the suffix of a broken source, the same for the same seed."""
    chance = Random(seed)
    suffix = chance.choice(SUFFIXES)
    kind = chance.random()
    if kind < 0.1:
        data = chance.randbytes(chance.randint(0, 400))
    else:
        text = noise(chance) if kind < 0.4 else damaged(chance)
        coding = chance.choice(("utf-8", "utf-8", "utf-8-sig", "cp1252", "latin-1", "utf-16"))
        data = text.encode(coding, "ignore")
    if suffix in {".pdf", ".docx"}:
        data = _wrapped(data, suffix, chance)
    return data, suffix


def _wrapped(data: bytes, suffix: str, chance: Random) -> bytes:
    """Bytes that start as a file of that form does, and go on wrong."""
    if suffix == ".pdf":
        return b"%PDF-1.7\n" + data
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        archive.writestr(chance.choice(("word/document.xml", "a.txt")), data)
    whole = made.getvalue()
    return whole if chance.random() < 0.5 else whole[: chance.randrange(len(whole))]
