"""Saved web pages: what the page shows, with its markers, depth and style."""

import re
import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lawtext.errors import UnreadableSource
from lawtext.model import Source
from lawtext.reading.html import read_html


def _page(body: str) -> Source:
    return read_html(f"<!DOCTYPE html><title>Kop</title>\n{body}".encode(), "page.html")


def _texts(body: str) -> list[str]:
    return [line.text for line in _page(body).lines if line.text]


@pytest.mark.parametrize(
    ("body", "texts"),
    [
        ("<ol><li>een<li>twee</ol>", ["1. een", "2. twee"]),
        ("<ol type=A start=2><li>een<li>twee</ol>", ["B. een", "C. twee"]),
        ("<ol type=a><li value=3>een<li>twee</ol>", ["c. een", "d. twee"]),
        ("<ol type=i start=4><li>een</ol>", ["iv. een"]),
        ("<ol style='list-style-type: upper-alpha'><li>een</ol>", ["A. een"]),
        ("<ol reversed><li>een<li>twee</ol>", ["2. een", "1. twee"]),
        ("<style>ol {list-style: upper-alpha}</style><ol><li>een</ol>", ["A. een"]),
        ("<style>.k > li {list-style-type:lower-roman}</style><ol class=k><li>e</ol>", ["i. e"]),
        (
            "<style>ol ol, #x {list-style:lower-latin}</style><ol><li><ol><li>e</ol></ol>",
            ["1.", "a. e"],
        ),
        ("<style>@media print {ol {list-style:none}}</style><ol><li>een</ol>", ["1. een"]),
        ("<style>/* ol {list-style:none} */</style><ol type=A><li>een</ol>", ["A. een"]),
        (
            "<style>ol.k {list-style:none} .k>li:before {content: '(' counter(n, lower-latin) ') '}"
            "</style><ol class=k start=2><li>een</ol>",
            ["(b) een"],
        ),
        ("<dl><dt>A.<dd>Kop<dl><dt>1<dd>een</dl></dl>", ["A. Kop", "1. een"]),
        ("<table><tr><td>1.<td>een<tr><td>2.<td>twee</table>", ["1.", "een", "2.", "twee"]),
        ("<h2>Kop <a href='#kop'>¶</a></h2><p>een", ["Kop", "een"]),
        ("<p>een</p><hr><p><sup>1</sup>noot", ["een", "1) noot"]),
        ("<ul><li>een<li></li></ul>", ["- een", "-"]),
        ("<ul style='list-style:none'><li>een</ul>", ["een"]),
        ("<ol><li>(a) een<li>(b) twee</ol>", ["(a) een", "(b) twee"]),
        ("<ol><li>(a) een<li>twee</ol>", ["1. (a) een", "2. twee"]),
        ("<ol><li><ol type=a><li>een</ol></ol>", ["1.", "a. een"]),
        ("<ol><li><p>een</p><p>meer</p></ol>", ["1. een", "meer"]),
        ("<dl><dt>Alert<dd>Een waarschuwing.</dl>", ["Alert: Een waarschuwing."]),
        ("<dl><dt>Spel:<dd><ol><li>een</ol></dl>", ["Spel:", "1. een"]),
        ("<dl><dd>een</dl>", ["een"]),
        ("een<br>twee<br><br>drie", ["een", "twee", "drie"]),
        ("<p>&Eacute;&eacute;n &amp;\n  twee</p>", ["Één & twee"]),
        ("1<span style='color:red'>♥</span> <img src='img/schoppen.gif'>", ["1♥ ♠"]),
        ("<img alt='Harten' src=x> en <img alt='een foto' src=y>", ["♥ en een foto"]),
        ("een noot<sup>1</sup> en 2<sup>3</sup>", ["een noot1) en 23"]),
    ],
)
def test_what_a_page_shows(body: str, texts: list[str]) -> None:
    assert _texts(body) == texts


def test_depth_style_and_place() -> None:
    source = _page("<h2>ARTIKEL 1</h2>\n<ol type=A><li><b>Kop</b><br>een\n<ul><li>twee</ul></ol>")
    shown = [(x.text, x.line, x.column, x.depth, x.style) for x in source.lines if x.text]
    assert shown == [
        ("ARTIKEL 1", 2, 5, 0, "heading"),
        ("A. Kop", 3, 19, 1, "bold"),
        ("een", 3, 30, 1, ""),
        ("- twee", 4, 9, 2, "item"),
    ]


def test_paragraphs_are_parted_by_one_blank_line() -> None:
    source = _page("<div><p>een</p></div>\n<p>twee</p><p></p><p>drie</p>")
    assert [line.text for line in source.lines] == ["een", "", "twee", "", "drie"]


def test_a_table_of_data_has_bars() -> None:
    body = (
        "<table><tr><th>spel</th><th colspan=2>gever</th></tr>"
        "<tr><td rowspan=2>1|2</td><td>N</td><td>x</td></tr><tr><td>y<td>z</table>"
    )
    assert _texts(body) == [
        "| spel | gever |  |",
        "|---|---|---|",
        "| 1\\|2 | N | x |",
        "|  | y | z |",
    ]
    assert {line.style for line in _page(body).lines} == {"cell"}


def test_a_table_without_header_has_no_row_of_dashes() -> None:
    assert _texts("<table><tr><td>1<td>2<tr><td>3<td>4</table>") == ["| 1 | 2 |", "| 3 | 4 |"]


def test_a_row_of_dashes_stays_a_row_of_cells() -> None:
    assert _texts("<table><tr><td>1<td>2<tr><td>--<td>---</table>") == [
        "| 1 | 2 |",
        "| \\-- | --- |",
    ]


def test_a_layout_table_is_read_cell_by_cell() -> None:
    body = "<table><tr><td><h2>Kop</h2><td><p>een</p></table>"
    assert _texts(body) == ["Kop", "een"]


def test_the_frame_is_left_out_with_a_record() -> None:
    source = _page(
        "<script>var x</script><nav>Menu</nav><p>een <i style='display:none'>weg</i></p>"
        "<span class=mw-editsection>[bewerken]</span><button>Zoek</button><footer>Voet</footer>"
    )
    assert [line.text for line in source.lines] == ["een"]
    removed = [mend.removed for mend in source.mends]
    assert removed == ["Kop", "<script>", "Menu", "weg", "[bewerken]", "Zoek", "Voet"]


def test_only_the_content_of_a_wiki_page_is_text() -> None:
    source = _page(
        "<h1 id=firstHeading>ARTIKEL 1</h1><div id=siteSub>Uit de wiki</div><div>Zijkant</div>"
        "<div id=mw-content-text><div id=toc>Inhoud</div><p>een</p></div>"
    )
    assert [line.text for line in source.lines if line.text] == ["ARTIKEL 1", "een"]
    assert {"Uit de wiki", "Zijkant", "Inhoud"} <= {mend.removed for mend in source.mends}


@pytest.mark.parametrize("charset", ["iso-8859-1", "windows-1252", "utf-8"])
def test_the_encoding_that_a_page_names(charset: str) -> None:
    page = (
        f"<html><meta charset='{charset}'><p>“één”"
        if charset != "iso-8859-1"
        else ("<html><meta http-equiv=x content='text/html; charset=iso-8859-1'><p>één")
    )
    source = read_html(page.encode(charset), "page.html")
    assert source.lines[0].text.strip("“”") == "één"
    assert source.findings == ()


def test_a_wrong_encoding_falls_back_with_a_finding() -> None:
    source = read_html("<html><meta charset=utf-8><p>één".encode("cp1252"), "page.html")
    assert (source.lines[0].text, source.findings[0].rule) == ("één", "fallback-encoding")


@pytest.mark.parametrize(
    ("body", "what"),
    [
        ("<ol><li>" * 16 + "een", ""),
        ("<ol><li>" * 17 + "een", "nested deeper than 16 levels"),
        ("<div>" * 300 + "een", ""),
        ("<div>" * 5000 + "een", "nested deeper"),
        ("<p></p><script>x</script>", "no text"),
    ],
)
def test_limits(body: str, what: str) -> None:
    if not what:
        assert _texts(body)[-1].endswith("een")
        return
    with pytest.raises(UnreadableSource, match=what):
        _page(body)


@pytest.mark.parametrize(
    "piece", ["<p>een", "<b>", "<li>een", "</p>", "<table><td>x</table>", "<!--"]
)
def test_a_long_page_takes_no_long_time(piece: str) -> None:
    start = time.perf_counter()
    try:
        _page("een" + piece * 20_000)
    except UnreadableSource as error:
        assert "nested" in error.what
    assert time.perf_counter() - start < 10


_TAGS = (
    *("p", "div", "ol", "ul", "li", "dl", "dt", "dd", "table", "tr", "td", "th", "b", "h2", "br"),
    *("sup", "nav", "span", "main", "form", "footer", "blockquote", "img", "caption", "select"),
)
_PIECES = st.sampled_from([f"<{tag}>" for tag in _TAGS] + [f"</{tag}>" for tag in _TAGS])
_WORDS = st.sampled_from(("een", "twee", "Kop", "1.", "(a)", "é", " ", "\n"))


@settings(max_examples=300, deadline=None)
@given(pieces=st.lists(_PIECES | _WORDS, max_size=40))
def test_no_word_of_a_page_is_lost(pieces: list[str]) -> None:
    try:
        source = _page("".join(pieces))
    except UnreadableSource:
        return
    told = " ".join(
        [*(line.text for line in source.lines), *(mend.removed for mend in source.mends)]
    )
    for word in ("een", "twee", "Kop", "(a)", "é"):
        assert len(re.findall(re.escape(word), told)) >= pieces.count(word)


_NOTED = "<ol><li>een<sup><a id=b href=#n>[1]</a></sup> en<br>meer<ol type=a><li>twee</ol></ol>"


@pytest.mark.parametrize(
    "note",
    [
        "<ol class=notes><li id=n>De <i>noot</i>. <a href=#b>↩</a></ol>",
        "<hr><p><a name=n href=#b>[1]</a> De noot.</p>",
        "<hr><p id=n>[1] De noot.</p>",
        "<div><p><a name=n><sup>[1]</sup></a> De noot.</p></div>",
    ],
)
def test_a_linked_note_stands_behind_the_text_of_its_mark(note: str) -> None:
    source = _page(f"{_NOTED}<p>drie</p>{note}")
    texts = [line.text for line in source.lines if line.text]
    assert texts == ["1. een[^1] en", "meer", "[^1]: De noot.", "a. twee", "drie"]
    assert any("noot" in mend.removed for mend in source.mends)


def test_a_link_to_a_later_place_is_no_note() -> None:
    assert _texts("<p>een <a href=#n>2</a></p><h2 id=n>twee</h2>") == ["een 2", "twee"]


def test_the_frame_of_a_site_goes_with_a_finding() -> None:
    text = "<p>" + "een tekst van het artikel " * 20 + "</p>"
    frame = (
        "<div class='breadcrumb'><ol><li>Home</ol></div>{}<div class='share-buttons'>Deel</div>"
        "<div id=comments><ol><li>Mooi</ol></div><aside><ul><li>Nieuws</ul></aside>"
    )
    source = _page(frame.format(text))
    assert [line.text for line in source.lines] == [text[3:-5]]
    assert [one.rule for one in source.findings] == ["page-frame"]
    assert {mend.removed for mend in source.mends} >= {"Home", "Deel", "Mooi", "Nieuws"}


def test_a_part_that_holds_the_page_is_no_frame() -> None:
    assert _texts("<body class='menu'><div class='with-sidebar'><p>een tekst</p></div>") == [
        "een tekst"
    ]


def test_a_list_outside_the_content_has_no_items() -> None:
    assert _texts("<ul><li>Home</ul><main><p>een</p></main><ol><li>Links</ol>") == ["een"]


def test_the_encoding_of_an_xml_declaration_counts() -> None:
    page = '<?xml version="1.0" encoding="ISO-8859-1"?>\n<html><p>één</p></html>'
    source = read_html(page.encode("latin-1"), "page.html")
    assert source.lines[0].text == "één"
    assert not source.findings
