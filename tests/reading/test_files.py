"""Files, folders and standard input, in the order of people."""

import io
import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lawtext.errors import LawtextError, UnreadableSource
from lawtext.reading import read
from lawtext.reading.files import read_bytes


def test_a_folder_is_read_in_natural_order(tmp_path: Path) -> None:
    for name in ("page 10.txt", "page 2.txt", "b/part 1.md", ".git/x.txt", "lawbook.toml", "x.png"):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(f"tekst van {name}")
    names = [Path(source.name).relative_to(tmp_path).as_posix() for source in read(tmp_path)]
    assert names == ["b/part 1.md", "page 2.txt", "page 10.txt"]


def test_the_order_of_the_call_is_kept(tmp_path: Path) -> None:
    (tmp_path / "b.txt").write_text("b")
    (tmp_path / "a.txt").write_text("a")
    sources = read(
        tmp_path / "b.txt", "-", str(tmp_path / "a.txt"), standard_input=io.BytesIO(b"c")
    )
    assert [source.lines[0].text for source in sources] == ["b", "c", "a"]
    assert sources[1].name == "<standard input>"


def test_standard_input_may_be_any_form() -> None:
    (source,) = read("-", standard_input=io.BytesIO(b"<!DOCTYPE html><p>een</p>"))
    assert (source.form, source.lines[0].text) == ("html", "een")


@pytest.mark.parametrize(
    ("make", "what"),
    [
        (lambda path: None, "no such file"),
        (lambda path: path.mkdir(), "holds no source"),
        (os.mkfifo, "neither a file nor a folder"),
    ],
)
def test_what_cannot_be_read_says_so(tmp_path: Path, make: object, what: str) -> None:
    path = tmp_path / "source"
    assert callable(make)
    make(path)
    with pytest.raises(UnreadableSource, match=what) as caught:
        read(path)
    assert caught.value.file == str(path)


def test_too_large_a_file_is_not_even_opened(tmp_path: Path) -> None:
    path = tmp_path / "large.txt"
    with path.open("wb") as file:
        file.truncate(32 * 1024 * 1024 + 1)
    with pytest.raises(UnreadableSource, match="larger than 32 MiB"):
        read(path)


_STARTS = (b"", b"%PDF-1.7\n", b"PK\x03\x04", b"<!DOCTYPE html>", b"\xff\xfe", b"\xef\xbb\xbf")
_TAGS = (b"<p>", b"</p>", b"<li>", b"<ol>", b"</ol>", b"<table>", b"<td>", b"<br>", b"<!--", b"-->")
_BYTES = st.lists(st.sampled_from(_TAGS) | st.binary(max_size=8), max_size=30).map(b"".join)


@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(start=st.sampled_from(_STARTS), rest=_BYTES, suffix=st.sampled_from(("", ".html", ".docx")))
def test_garbage_raises_only_errors_of_lawtext(start: bytes, rest: bytes, suffix: str) -> None:
    try:
        source = read_bytes(start + rest, "garbage", suffix)
    except LawtextError as error:
        assert error.file == "garbage"
    else:
        assert source.lines


_ARCHIVE = """From: <Saved by Blink>
MIME-Version: 1.0
Content-Type: multipart/related; boundary="b"

--b
Content-Type: text/html; charset=iso-8859-1
Content-Transfer-Encoding: quoted-printable

<html><head><meta charset=3Diso-8859-1></head><h2>ARTIKEL 3 Kop</h2><p>E=E9n tekst=
 hier.</html>
--b--
"""
_EMAIL = """Subject: Spelregels
Content-Type: text/plain; charset=utf-8

ARTIKEL 3 Kop
"""


def test_the_page_in_a_web_archive_and_the_text_of_an_email() -> None:
    page = read_bytes(_ARCHIVE.encode(), "page.mhtml")
    assert [line.text for line in page.lines if line.text] == ["ARTIKEL 3 Kop", "Eén tekst hier."]
    assert not page.findings
    text = read_bytes(_EMAIL.encode(), "page.eml", ".eml")
    assert [line.text for line in text.lines] == ["ARTIKEL 3 Kop"]


def test_an_archive_without_a_page() -> None:
    with pytest.raises(UnreadableSource, match="no page or text"):
        read_bytes(b"MIME-Version: 1.0\nContent-Type: image/png\n\nabc", "page.mhtml")


def test_an_archive_of_archives_is_no_hang() -> None:
    nested = "".join(
        f"Content-Type: multipart/mixed; boundary=b{depth}\n\n--b{depth}\n" for depth in range(3000)
    )
    with pytest.raises(UnreadableSource, match="no page or text"):
        read_bytes(b"MIME-Version: 1.0\n" + nested.encode(), "page.mhtml")
