"""Nests marks with the LALR grammar of `grammar/article.lark`."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from lawtext.errors import BrokenLawText
from lawtext.origins import SourceText
from lawtext.parsing.marks import Leaves, Mark, Node
from lawtext.places import data_folder

if TYPE_CHECKING:
    from lark import Lark, Token

# Which leaves a row of them may take in: those right behind a node are all of one type.
_ANY, _NONE = "any", "none"


@lru_cache
def _parser() -> Lark:
    from lark import Lark, Transformer
    from lark.lexer import Lexer

    class Marks(Lexer):
        """Hands the marks to the parser as its tokens."""

        def __init__(self, _configuration: object) -> None:
            pass

        def lex(self, marks: list[Mark]) -> Iterator[Any]:  # type: ignore[override]
            return iter(grouped(marks))

    class Nest(Transformer[Any, Any]):
        """Grows a node by one child with each rule."""

        def article(self, children: list[Any]) -> Node:
            node: Node = children[0]
            for child in children[1:]:
                if type(child) is Leaves:
                    node.below += child.marks
                else:
                    node.below.append(child)
            return node

        item1 = item2 = item3 = item4 = article

        def book(self, children: list[Any]) -> list[Any]:
            return children[:-1]

    grammar = (data_folder("grammar") / "article.lark").read_text(encoding="utf-8")
    parser = Lark(grammar, start="book", parser="lalr", lexer=Marks, transformer=Nest())
    for rule in parser.rules:
        # Lark looks a name up at each step; as a plain string it finds it twice as fast.
        rule.origin.name = str(rule.origin.name)
    return parser


def grouped(marks: list[Mark]) -> list[Node | Leaves | Mark | Token]:
    """The tokens of the grammar, far fewer than marks.

    A mark with something below is a node that already holds the leaves right behind it;
    neighbouring leaves elsewhere are one token.
    """
    from lark import Token

    tokens: list[Node | Leaves | Mark | Token] = []
    row: list[Any] = []
    takes = _NONE
    for mark in marks:
        type_ = mark.type
        if type_ == takes:
            row.append(mark)
        elif type_[0] == "L":
            if takes is not _ANY:
                row = []
                tokens.append(Leaves(type_, row))
            takes = type_
            row.append(mark)
        elif type_[-1] == "N" or mark.level < 0:
            takes = _NONE
            tokens.append(mark)
        else:
            row, takes = [], _ANY
            tokens.append(Node(type_, mark, row))
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
        if isinstance(mark, (Leaves, Node)):
            mark = mark.marks[0] if isinstance(mark, Leaves) else mark.mark
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
