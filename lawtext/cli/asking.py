"""Asks the citation graph a question, and prints what it answers as lines of text."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import singledispatch
from typing import TYPE_CHECKING, Any

import msgspec

from lawtext import graph as questions
from lawtext.graph import Hop, Rank, Reference
from lawtext.graph.questions import reference
from lawtext.label import BRIDGE, Label, Numbering

if TYPE_CHECKING:
    import networkx as nx

    Graph = nx.MultiDiGraph[str]


class Answer(msgspec.Struct, frozen=True):
    """What `lawtext graph --format json` prints for a question.

    `labels` are those that the question names. `answers` holds records for `cited-by` and
    `cites` (id, depth, heading, via), `dangling` (from, to, relation, status, surface) and
    `most-cited` (id, citations, heading); chains of citations for `path`; lists of ids for
    `cycles`; ids for `orphans` and `order`.
    """

    edition: str
    question: str
    labels: tuple[str, ...]
    answers: tuple[Any, ...]


class Reach(msgspec.Struct, frozen=True):
    """How far a question looks: `depth` citations (None for the question's own), and whether
    the items below a provision count.
    """

    depth: int | None = None
    inside: bool = False


def ask(graph: Graph, question: str, labels: tuple[str, ...], count: int, reach: Reach) -> Answer:
    """The answer of a graph to a question, one of QUESTIONS; raises UnknownLabel."""
    answers = QUESTIONS[question](graph, labels, count, reach)
    return Answer(graph.graph["edition"], question, labels, answers)


QUESTIONS: dict[str, Callable[[Graph, tuple[str, ...], int, Reach], tuple[Any, ...]]] = {
    "cited-by": lambda graph, labels, _, reach: questions.cited_by(
        graph, labels[0], reach.depth or 1, reach.inside
    ),
    "cites": lambda graph, labels, _, reach: questions.cites(
        graph, labels[0], reach.depth or 1, reach.inside
    ),
    "path": lambda graph, labels, _, reach: questions.paths(
        graph, labels[0], labels[1], reach.depth or 4
    ),
    "cycles": lambda graph, _labels, _, reach: questions.cycles(graph, reach.depth or 6),
    "dangling": lambda graph, *_: questions.dangling(graph),
    "orphans": lambda graph, *_: questions.orphans(graph),
    "most-cited": lambda graph, _labels, count, _: questions.most_cited(graph, count),
    "order": lambda graph, labels, *_: questions.reading_order(graph, labels),
}


def node_name(text: str, numbering: Numbering = BRIDGE) -> str:
    """The name in the graph of what `text` spells: a label in any spelling, `45#fn1`,
    `def:pas` or `chapter:V`.

    Raises BadLabel.
    """
    label, sign, part = text.partition("#")
    if label.startswith(("def:", "chapter:")):
        return text
    return str(Label.parse(label, numbering)) + sign + part


def lines(answer: Answer) -> Iterator[str]:
    """The answers as lines of text."""
    yield from map(_line, answer.answers)


def edge_lines(graph: Graph) -> Iterator[str]:
    """A line for each citation in the graph."""
    for citing, cited, data in graph.edges(data=True):
        yield _line(reference(citing, cited, data))


@singledispatch
def _line(answer: object) -> str:
    return str(answer)


@_line.register
def _(answer: Hop) -> str:
    heading = f"  {answer.heading}" if answer.heading else ""
    return f"{'  ' * (answer.depth - 1)}{answer.id}{heading}  [{_line(answer.via)}]"


@_line.register
def _(answer: Reference) -> str:
    status = "" if answer.status == "resolved" else f", {answer.status}"
    return f"{answer.from_} → {answer.to}: {answer.surface} ({answer.relation}{status})"


@_line.register
def _(answer: Rank) -> str:
    return f"{answer.citations:4}  {answer.id}  {answer.heading}".rstrip()


@_line.register
def _(answer: tuple) -> str:  # type: ignore[type-arg]
    if answer and isinstance(answer[0], Reference):
        return " → ".join([answer[0].from_, *map(_step, answer)])
    return " → ".join([*answer, answer[0]])


def _step(step: Reference) -> str:
    return f"{step.to} ({step.relation} in {step.from_})"
