"""The tree of an article: its provisions below one another, with the gaps made visible."""

from __future__ import annotations

from dataclasses import dataclass, field

from lawtext.label import Numbering, levels_of, order_key, print_label
from lawtext.model import Provision

Path = tuple[str, ...]


@dataclass
class Node:
    """A place in the tree; `provision` is None where only provisions below it have text."""

    path: Path
    level: int
    kind: str
    provision: Provision | None = None
    children: list[Node] = field(default_factory=list)

    @property
    def id(self) -> str:
        """The label of this place."""
        return self.provision.id if self.provision else print_label(self.path)


def grow(provisions: tuple[Provision, ...], numbering: Numbering) -> dict[Path, Node]:
    """All places by path, in the order of the law book; articles are the paths of length 1.

    A provision whose parent has no text gets a parent without one, so that it is found where it
    belongs.
    """
    nodes: dict[Path, Node] = {}
    for provision in sorted(provisions, key=lambda one: order_key(one.path)):
        for depth in range(1, len(provision.path) + 1):
            path = provision.path[:depth]
            if path not in nodes:
                nodes[path] = _node(path, numbering)
                if depth > 1:
                    nodes[path[:-1]].children.append(nodes[path])
        nodes[provision.path].provision = provision
    return nodes


def _node(path: Path, numbering: Numbering) -> Node:
    level = levels_of(path, numbering)[-1]
    return Node(path, level, _kind(path[-1], level))


def _kind(part: str, level: int) -> str:
    if part.isdigit():
        return "number" if level < 4 else "deep-number"
    return "capital" if part.isupper() else "small"


def marker(node: Node) -> str:
    """The marker that law books print before an item: `A.`, `2.`, `(a)`, `(i)`, `(1)`."""
    part = node.path[-1]
    if len(node.path) == 1:
        return part
    return f"{part}." if node.kind in ("capital", "number") else f"({part})"
