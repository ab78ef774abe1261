"""Plain text: encodings, line ends, the law-text header, and the limits."""

from pathlib import Path

import pytest

from lawtext.errors import UnreadableSource
from lawtext.reading import read, read_text
from lawtext.reading.limits import LONGEST_LINE, MOST_BYTES

WORDS = "één bod\ngeïnd"


def _file(folder: Path, data: bytes, name: str = "page.txt") -> Path:
    path = folder / name
    path.write_bytes(data)
    return path


@pytest.mark.parametrize(
    "encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le with mark", "utf-16-be with mark"]
)
def test_encodings_that_say_what_they_are(tmp_path: Path, encoding: str) -> None:
    codec, _, mark = encoding.partition(" ")
    data = ("\ufeff" * bool(mark) + WORDS).encode(codec)
    (source,) = read(_file(tmp_path, data))
    assert [line.text for line in source.lines] == WORDS.split("\n")
    assert source.findings == ()


def test_windows_1252_is_a_fallback_with_a_finding(tmp_path: Path) -> None:
    (source,) = read(_file(tmp_path, "een\nbod “één”".encode("cp1252")))
    assert source.lines[1].text == "bod “één”"
    (finding,) = source.findings
    assert (finding.rule, finding.line, finding.column) == ("fallback-encoding", 2, 5)


def test_bytes_that_windows_1252_lacks_are_not_lost(tmp_path: Path) -> None:
    (source,) = read(_file(tmp_path, b"een\x81bod"))
    assert source.lines[0].text == "een\x81bod"
    assert source.findings[0].rule == "fallback-encoding"


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r", "\u2028"])
def test_line_ends(end: str) -> None:
    source = read_text(end.join(["  A. Kop", "", "tekst", ""]))
    assert [(line.line, line.column, line.text) for line in source.lines] == [
        (1, 1, "  A. Kop"),
        (2, 1, ""),
        (3, 1, "tekst"),
    ]


def test_what_is_no_line_end_stays() -> None:
    assert [line.text for line in read_text("een\x85twee\x0bdrie").lines] == ["een\x85twee\x0bdrie"]


def test_law_text_says_so_itself() -> None:
    source = read_text("%lawtext nl-2017\n\nARTIKEL 1  Kop\n")
    assert source.law_text
    assert [(line.line, line.text) for line in source.lines] == [(2, ""), (3, "ARTIKEL 1  Kop")]
    assert not read_text("ARTIKEL 1\n%lawtext nl-2017").law_text


def test_form_feeds_part_pages() -> None:
    source = read_text("een\ntwee\fdrie")
    assert [(x.text, x.line, x.column, x.page) for x in source.lines] == [
        ("een", 1, 1, 1),
        ("twee", 2, 1, 1),
        ("drie", 2, 6, 2),
    ]


def test_limits_stand_at_their_edge() -> None:
    assert read_text("a" * LONGEST_LINE).lines[0].text
    with pytest.raises(UnreadableSource, match=r"page:2:1: the line is longer than 1 MiB"):
        read_text("a\n" + "a" * (LONGEST_LINE + 1), "page")
    with pytest.raises(UnreadableSource, match="larger than 32 MiB"):
        read_text("a" * (MOST_BYTES + 1))


@pytest.mark.parametrize(
    ("data", "what"),
    [
        (b"", "no text"),
        (b" \n\t\n", "no text"),
        (b"\xef\xbb\xbf", "no text"),
        (b"\x89PNG\r\n\x1a\n\0\0", "binary"),
        (bytes(range(1, 32)) * 20, "binary"),
        ("een bod".encode("utf-16-le"), "binary"),
        (b"\xff\xfea\0\0\xd8b\0", "broken at byte"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1", "old Word file"),
        (b"{\\rtf1 een bod}", "Rich Text"),
    ],
)
def test_bad_files_give_one_clear_message(tmp_path: Path, data: bytes, what: str) -> None:
    with pytest.raises(UnreadableSource) as caught:
        read(_file(tmp_path, data))
    assert what in caught.value.what
    assert caught.value.file.endswith("page.txt")
    assert caught.value.mend


def test_a_lone_surrogate_is_refused() -> None:
    with pytest.raises(UnreadableSource, match="surrogate"):
        read_text("een \ud800 bod")
