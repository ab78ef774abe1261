"""Hypothesis strategies for books, with words that look like structure mixed in."""

from __future__ import annotations

from hypothesis import strategies as st

from lawtext.label import print_label
from lawtext.model import Book, Definition, Division, Footnote, Provision, Table
from lawtext.parsing.definitions import definition_id

NASTY = [
    "A.", "1.", "(a)", "(i)", "(ii)", "(1)", "#", "\\", "|", "[?]", "ARTIKEL", "ARTIKEL 3",
    "HOOFDSTUK V", "DEEL I", "2…", "A...", "[^1]:", "[^1]", "B…", "%lawtext", "Term:", "-", "–",
    "artikel 16C2", "(maar", "zie", "C)", "…", ".", ":", "é", "ARTIKEL 16C2…", "1.a", "||", "V.",
]  # fmt: skip
_PLAIN = st.text(st.sampled_from("abcdeABKLéë,;:.!?-'"), min_size=1, max_size=8)
WORD = st.one_of(_PLAIN, st.sampled_from(NASTY))
LINE = st.lists(WORD, min_size=1, max_size=30).map(" ".join)
TEXT = st.lists(LINE, max_size=3).map("\n\n".join).filter(lambda text: not text.endswith("[…]"))
HEADING = st.one_of(st.none(), st.lists(WORD, min_size=1, max_size=6).map(" ".join))
MARKER = st.text(st.sampled_from("123*ab"), min_size=1, max_size=2)
DASHES = st.from_regex(r"\\{0,2}:?-{2,4}:?", fullmatch=True)
CELL = st.one_of(st.lists(WORD, max_size=3).map(" ".join), DASHES)
ROW = st.lists(CELL, min_size=1, max_size=3).map(tuple)


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """A table, with or without a header."""
    header = draw(st.one_of(st.just(()), ROW))
    rows = tuple(draw(st.lists(ROW, min_size=1, max_size=3)))
    return Table(header, rows)


@st.composite
def paths(draw: st.DrawFn) -> list[tuple[str, ...]]:
    """Paths of one book in some order, each behind its ancestors."""
    leaf = st.tuples(
        st.sampled_from(["1", "2", "16", "80"]),
        st.sampled_from(["A", "B", "C"]),
        st.sampled_from(["1", "2", "11"]),
        st.sampled_from(["a", "b", "c", "h", "i", "j", "v"]),
        st.sampled_from(["i", "ii", "iii", "1", "2", "v"]),
    )
    skipped = st.sampled_from([("16", "1"), ("16", "C", "b"), ("16", "b"), ("2", "A", "1", "ii")])
    cut = st.tuples(leaf, st.integers(1, 5)).map(lambda pair: pair[0][: pair[1]])
    order: dict[tuple[str, ...], None] = {}
    for path in draw(st.lists(st.one_of(cut, cut, cut, skipped), min_size=1, max_size=12)):
        for depth in range(1, len(path) + 1):
            order[path[:depth]] = None
    return list(order)


@st.composite
def books(draw: st.DrawFn) -> Book:
    """A book of the Dutch sample edition with odd words in odd places."""
    provisions = []
    for path in draw(paths()):
        text, notes = draw(TEXT), draw(st.lists(st.builds(Footnote, MARKER, LINE), max_size=2))
        provisions.append(
            Provision(
                print_label(path),
                path,
                draw(HEADING),
                text,
                closing=draw(st.one_of(st.just(""), st.just(""), TEXT)),
                footnotes=tuple(notes),
                tables=tuple(draw(st.lists(tables(), max_size=2))),
                inferred=draw(st.booleans()),
                truncated=draw(st.booleans()),
            )
        )
    return Book("nl-2017", tuple(provisions), draw(divisions()), preface=draw(TEXT))


@st.composite
def divisions(draw: st.DrawFn) -> tuple[Division, ...]:
    """Chapters and parts at the end of a book, where no article follows."""
    kinds = st.sampled_from(["chapter", "part", "section"])
    found = draw(st.lists(st.tuples(kinds, HEADING, TEXT), max_size=2))
    return tuple(Division(kind, "V", heading or "", "", text) for kind, heading, text in found)


@st.composite
def definitions(draw: st.DrawFn) -> tuple[Definition, ...]:
    """Definitions with different terms."""
    terms = draw(st.lists(st.sampled_from(["Alert", "Spel", "Grote straf"]), unique=True))
    return tuple(
        Definition(
            definition_id(term),
            term,
            draw(st.sampled_from(["", "alert"])),
            draw(TEXT),
            tuple(draw(st.lists(LINE, max_size=2))),
        )
        for term in terms
    )
