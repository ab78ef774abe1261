"""Reads the trees that the citation grammar gives: their tokens, rows, labels and tails."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    from lark import Token, Tree

    Node = Tree[Token]


def tokens(node: Node) -> list[Token]:
    """The tokens of a tree in the order of the text."""
    return sorted(node.scan_values(lambda _: True), key=offset)


def types(node: Node) -> list[str]:
    """The terminals of a tree in the order of the text."""
    return [token.type for token in tokens(node)]


def offset(token: Token) -> int:
    """Which token of the phrase a token of the tree is."""
    return token.start_pos if token.start_pos is not None else -1


def rows(node: Node) -> list[Node]:
    """The rows of a list from the left: each has a separator and a member, the first a member."""
    found = [node]
    while len(found[-1].children) > 1:
        found.append(cast("Node", found[-1].children[0]))
    return found[::-1]


def labels_of(member: Node) -> list[Node]:
    """The label of a member, or both labels of a range."""
    return [cast("Node", child) for child in member.children if _data(child) == "label"]


def _data(child: Any) -> str:  # noqa: ANN401
    return str(getattr(child, "data", ""))


def own_rows(found: list[Node], tails: list[Node], lead: str) -> list[Node]:
    """The rows up to a unit that has an article of its own: `, en onderdeel B van artikel 30`."""
    if lead != "ARTICLE" or not any(tail.data in {"of_article", "of_self"} for tail in tails):
        return found
    joints = [types(_joint(row)) if at else [] for at, row in enumerate(found)]
    units = [at for at, joint in enumerate(joints) if "UNIT" in joint]
    others = [at for at in units if {"AND", "OR"} & set(joints[at])]
    return found[: (others[-1:] or [*units, len(found)])[0]]


def _joint(row: Node) -> Node:
    """What joins a row to the one before it."""
    return cast("Node", row.children[1])


def own_tails(tails: list[Node], lead: str) -> list[Node]:
    """The tails that belong here: `, slot van artikel 12` starts another citation."""
    for at, tail in enumerate(tails):
        if tail.data == "place_behind" and (
            lead == "PLACE" or any(later.data == "of_article" for later in tails[at + 1 :])
        ):
            return tails[:at]
    return tails


def tokens_start(node: Node) -> int:
    """The first token of a tree."""
    return offset(tokens(node)[0])


def tokens_end(node: Node) -> int:
    """The token behind the last one of a tree."""
    return offset(tokens(node)[-1]) + 1
