"""Nests marks with the LALR grammar of `grammar/article.lark`."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain
from typing import TYPE_CHECKING, Any

from lawtext.errors import BrokenLawText
from lawtext.origins import SourceText
from lawtext.parsing.marks import Mark, Node, Row
from lawtext.places import data_folder

if TYPE_CHECKING:
    from lark import Lark, Token

# Which leaves come next into a row: those right behind an item are all of one type.
_ANY, _NONE = "any", "none"
_ROWS = ("ARTICLE", "ROW1", "ROW2", "ROW3", "ROW4")


@lru_cache
def _parser() -> Lark:
    from lark import Lark, Transformer
    from lark.lexer import Lexer

    class Rows(Lexer):
        """Hands the rows of the marks to the parser as its tokens."""

        def __init__(self, _configuration: object) -> None:
            pass

        def lex(self, marks: list[Mark]) -> Iterator[Any]:  # type: ignore[override]
            return iter(rows_of(marks))

    class Nest(Transformer[Any, Any]):
        """Hangs each row below the last item of the row above it."""

        def article(self, children: list[Any]) -> Row:
            row: Row = children[0]
            for child in children[1:]:
                below = row.units[-1].below  # type: ignore[union-attr]
                below += child.units if type(child) is Row else [child]
            return row

        row1 = row2 = row3 = row4 = article

        def book(self, children: list[Any]) -> list[Mark | Node]:
            units = (one.units if type(one) is Row else [one] for one in children[:-1])
            return list(chain.from_iterable(units))

    grammar = (data_folder("grammar") / "article.lark").read_text(encoding="utf-8")
    parser = Lark(grammar, start="book", parser="lalr", lexer=Rows, transformer=Nest())
    for rule in parser.rules:
        # Lark looks a name up at each step; as a plain string it finds it twice as fast.
        rule.origin.name = str(rule.origin.name)
    return parser


def rows_of(marks: list[Mark]) -> list[Row | Mark | Token]:
    """The tokens of the grammar, far fewer than marks.

    A row is a run of articles, or of items of one level. The leaves right behind one are put
    below it at once; a row of another level belongs below the last one of some row before it.
    The loop runs once for every mark and calls as little as it can.
    """
    from lark import Token

    tokens: list[Row | Mark | Token] = []
    row: list[Mark | Node] = []
    leaves, takes, row_level = row, _NONE, -1
    for mark in marks:
        type_, level = mark.type, mark.level
        if type_ == takes:
            leaves.append(mark)
        elif level < 0 or type_[-1] == "N":
            tokens.append(mark)
            takes, row_level = _NONE, -1
        elif takes is _ANY and type_[0] == "L":
            leaves.append(mark)
            takes = type_
        else:
            if level != row_level:
                row, row_level = [], level
                tokens.append(Row(_ROWS[level], row))
            if type_[0] == "L":
                row.append(mark)
                leaves, takes = row, type_
            else:
                leaves, takes = [], _ANY
                row.append(Node(mark, leaves))
    tokens.append(Token("END", ""))
    return tokens


def nest(marks: list[Mark], source: SourceText) -> list[Mark | Node]:
    """The marks as a forest: preface and divisions as marks, each article as a node.

    Raises BrokenLawText with the place of a mark that can stand nowhere.
    """
    from lark.exceptions import UnexpectedInput

    try:
        forest: list[Mark | Node] = _parser().parse(marks)  # type: ignore[assignment]
    except UnexpectedInput as error:
        mark = getattr(error, "token", None)
        if isinstance(mark, Row):
            first = mark.units[0]
            mark = first.mark if isinstance(first, Node) else first
        if not isinstance(mark, Mark):
            raise BrokenLawText("the text ends too early", file=source.source.name) from None
        raise _misplaced(mark, source) from None
    return forest


def _misplaced(mark: Mark, source: SourceText) -> BrokenLawText:
    """The error for a mark that the grammar has no place for."""
    file, line, column = source.place(mark.body - 1)
    printed = source.text[mark.start : mark.body].strip()
    return BrokenLawText(
        f"{printed!r} has no place here",
        file=file,
        line=line,
        column=column,
        mend="A closing text stands once, behind the last item of the provision that it closes; "
        "put a backslash before the line if it is words.",
    )
