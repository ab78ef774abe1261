"""`lawtext graph`: the graph of citations, and the questions that it answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from lawtext.cli.options import books_argument, edition_option, format_option
from lawtext.cli.output import write, write_json, write_lines
from lawtext.errors import UnknownLabel

if TYPE_CHECKING:
    import networkx as nx

_LOOK_FURTHER = "Leave out --near, or look further with --depth."


@click.command("graph")
@books_argument
@edition_option
@format_option("text", "json", "graphml", "dot")
@click.option("--cited-by", metavar="LABEL", help="What cites this provision.")
@click.option("--cites", metavar="LABEL", help="What this provision cites.")
@click.option("--path", nargs=2, metavar="A B", help="The chains of citations from A to B.")
@click.option("--cycles", is_flag=True, help="Provisions that cite one another in a circle.")
@click.option("--dangling", is_flag=True, help="Citations of what has no text here.")
@click.option("--orphans", is_flag=True, help="What neither cites nor is cited.")
@click.option("--most-cited", type=click.IntRange(1), metavar="N", help="The N most cited.")
@click.option("--order", metavar="LABEL,LABEL…", help="These provisions, the cited ones first.")
@click.option("--near", metavar="LABEL", help="Take only the graph around this provision.")
@click.option(
    "--depth",
    type=click.IntRange(1, 20),
    help="How many citations to follow.  [default: 1; 4 for --path, 6 for --cycles]",
)
@click.option("--inside", is_flag=True, help="Count the items below a provision too.")
@click.option("--by-article", is_flag=True, help="Take each article as one.")
def command(
    sources: tuple[str, ...],
    edition: str,
    form: str,
    near: str | None,
    depth: int | None,
    inside: bool,
    by_article: bool,
    **questions: object,
) -> None:
    """Print the graph of citations, or answer a question about it.

    Without a question the whole graph is printed: `json`, `graphml` and `dot` with every
    attribute, `text` as one line a citation.
    """
    asked = [name for name, value in questions.items() if value]
    if len(asked) > 1:
        raise click.UsageError("Ask one question at a time.")
    if asked and form not in ("text", "json"):
        raise click.UsageError(f"A question is answered as text or json, not as {form}.")
    from lawtext.cli.asking import Reach, ask, lines, node_name
    from lawtext.cli.books import opened
    from lawtext.graph import build_graph, collapse, neighbourhood

    book, chosen, _ = opened(sources, edition)
    graph = build_graph(book)
    if by_article:
        graph = collapse(graph)
    whole = graph
    if near:
        graph = neighbourhood(graph, node_name(near, chosen.numbering), depth or 1)
    if not asked:
        _print_graph(graph, form)
        return
    value = questions[asked[0]]
    labels = tuple(node_name(text, chosen.numbering) for text in _labels(value))
    for label in labels:
        if label in whole and label not in graph:
            raise UnknownLabel(f"{label} does not stand near {near}", mend=_LOOK_FURTHER)
    count = value if isinstance(value, int) else 0
    answer = ask(graph, asked[0].replace("_", "-"), labels, count, Reach(depth, inside))
    if form == "json":
        write_json(answer)
    else:
        write_lines(lines(answer))


def _labels(value: object) -> list[str]:
    """The labels that an option's value holds."""
    if isinstance(value, str):
        return [text.strip() for text in value.split(",") if text.strip()]
    return [*value] if isinstance(value, tuple) else []


def _print_graph(graph: nx.MultiDiGraph[str], form: str) -> None:
    if form == "text":
        from lawtext.cli.asking import edge_lines

        write_lines(edge_lines(graph))
    else:
        from lawtext.exports import export_graph

        write(export_graph(graph, form))
