"""`make bench`: every measurement in one run, as tables on standard output."""

from __future__ import annotations

import sys
from collections.abc import Iterable

from lawtext.citing import link
from lawtext.edition import load_edition
from tests.bench import growth, racing, unseen
from tests.bench.synthetic import synthetic_law
from tests.messes.kinds import figures


def table(title: str, heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> None:
    """Print a table, each row as soon as it is known."""
    print(f"\n{title}\n")
    print("| " + " | ".join(heads) + " |\n|" + "---|" * len(heads), flush=True)
    for row in rows:
        print("| " + " | ".join(row) + " |", flush=True)


def main() -> int:
    """Print all tables; 1 when a label or target of the synthetic law is wrong."""
    edition = load_edition("nl-2017")
    law, origin = synthetic_law()
    targets = sum(len(targets) for _, targets in law.citations)
    print(
        f"Synthetic law, {origin}: {len(law.text.encode()) // 1024} KB, "
        f"{len(law.labels)} labels, {targets} targets."
    )
    mistakes = list(racing.wrong(law, link(racing.parsed(law, edition), edition)))
    print(f"Wrong: {'; '.join(mistakes)}" if mistakes else "All labels and all targets are right.")
    table(
        "Beside other tools, taking turns",
        ("tool", "least ms", "median ms", "ratio to wrc", "ratio of medians"),
        racing.rows(racing.race(law, edition)),
    )
    table(
        "Laws not met before, parsed and linked",
        ("laws", "lawtext: median ms", "wrc: median ms", "median of the ratios"),
        unseen.of_unseen(edition),
    )
    table(
        "Parse and link with size",
        ("copies", "seconds", "a copy, in copies of the first row"),
        growth.of_copies(law, edition),
    )
    table("Finding and resolving", ("text", "MB/s"), growth.of_finding(law, edition))
    table(
        "Hostile texts, read to linked",
        ("text", "0.125 MB, s", "1 MB, s", "growth (1 is linear)"),
        growth.of_hostile(edition),
    )
    table(
        "Through the mess and back: what is recovered",
        ("mess", "provisions", "citations", "without skeleton", "citations", "no finding"),
        figures(edition),
    )
    return 1 if mistakes else 0


if __name__ == "__main__":
    sys.exit(main())
