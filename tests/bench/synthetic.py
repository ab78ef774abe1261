"""A synthetic law: made-up Dutch sentences about a shop, with every citation's targets known."""

from __future__ import annotations

import importlib.util
import json
import random
import tempfile
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

import msgspec

SHARED = Path(__file__).resolve().parents[3] / "shared" / "bench" / "gen_corpus.py"
_WHO = ("de winkelier", "een klant", "de bezorger", "het bestuur", "de leverancier", "de bakker")
_MODAL = ("mag", "moet", "behoort", "hoeft niet", "kan", "dient", "zal")
_WHAT = (
    "het brood terugnemen",
    "de rekening opmaken",
    "de deur op slot doen",
    "een bon schrijven",
    "de voorraad nazien",
    "het wisselgeld natellen",
    "de kraam afbreken",
)
_WHEN = (
    "zodra de markt sluit",
    "als het regent",
    "tenzij iemand bezwaar maakt",
    "voordat de oven aangaat",
    "wanneer de weegschaal hapert",
    "nadat alles is verkocht",
)
_TITLES = ("Het brood", "De kraam", "Betaling", "Bezorging", "Bederf", "Gewicht", "Sluiting")
_JOINTS = (" ({})", ", met inachtneming van {}", "; {} is van toepassing", ", behalve volgens {}")


class Law(msgspec.Struct, frozen=True):
    """A law as text and in the markup of bluebell, with its labels and citations in order.

    A citation is its surface and its targets.
    """

    text: str
    bluebell: str
    labels: tuple[str, ...]
    citations: tuple[tuple[str, tuple[str, ...]], ...]


def synthetic_law(shared: Path = SHARED) -> tuple[Law, str]:
    """The shared law where its generator is, else one of our own; and where it came from."""
    if not shared.is_file():
        return own_law(), "made by tests/bench/synthetic.py"
    specification = importlib.util.spec_from_file_location("gen_corpus", shared)
    assert specification and specification.loader
    generator = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(generator)
    with tempfile.TemporaryDirectory() as work, redirect_stdout(StringIO()):
        generator.emit(work)
        folder = Path(work)
        truth = json.loads((folder / "truth.json").read_text(encoding="utf-8"))
        law = Law(
            (folder / "corpus_nl.txt").read_text(encoding="utf-8"),
            (folder / "corpus_bluebell.txt").read_text(encoding="utf-8"),
            tuple(truth["ids"]),
            tuple((surface, tuple(targets)) for surface, targets in truth["refs"]),
        )
    return law, "made by ../shared/bench/gen_corpus.py"


def own_law(seed: int = 93, articles: int = 93) -> Law:
    """A law of the same shape, the same for the same seed."""
    return _Writer(random.Random(seed), articles).law()


def prose(size: int, seed: int = 7) -> str:
    """At least `size` characters of sentences without any citation."""
    writer = _Writer(random.Random(seed), 1)
    sentences: list[str] = []
    length = 0
    while length < size:
        sentences.append(writer.sentence())
        length += len(sentences[-1]) + 1
    return " ".join(sentences)


class _Writer:
    """Writes one law and notes what it cites."""

    def __init__(self, chance: random.Random, articles: int) -> None:
        self.chance = chance
        self.labels = _labels(chance, articles)
        self.articles = [str(number + 1) for number in range(articles)]
        self.citations: list[tuple[str, tuple[str, ...]]] = []

    def law(self) -> Law:
        lines: list[str] = []
        markup = ["BODY", ""]
        for label in self.labels:
            depth, part = _depth(label)
            title = self.chance.choice(_TITLES)
            text = self.sentence(label) if depth else ""
            lines += _lines(depth, part, title, text)
            markup += _markup(depth, part, title, text)
        text, blue = "\n".join(lines) + "\n", "\n".join(markup) + "\n"
        return Law(text, blue, tuple(self.labels), tuple(self.citations))

    def sentence(self, label: str = "") -> str:
        """A sentence; about half of those that stand in a provision cite something."""
        choice = self.chance.choice
        words = f"{choice(_WHO)} {choice(_MODAL)} {choice(_WHAT)} {choice(_WHEN)}"
        words += f", en {choice(_WHO)} {choice(_MODAL)} {choice(_WHAT)}"
        if label and self.chance.random() < 0.45:
            surface, targets = self._citation(label)
            self.citations.append((surface, targets))
            words += choice(_JOINTS).format(surface)
        return f"{words[0].upper()}{words[1:]}."

    def _citation(self, label: str) -> tuple[str, tuple[str, ...]]:
        chance, one = self.chance, self.chance.choice(self.labels)
        form = chance.randrange(10)
        if form < 4:
            return f"artikel {one}", (one,)
        if form == 4:
            return f"art. {one}", (one,)
        if form < 8:
            return self._several(form - 3)
        article = str(_article(label))
        if form == 8:
            return "dit artikel", (article,)
        return "onderdeel A van dit artikel", (f"{article}A",)

    def _several(self, count: int) -> tuple[str, tuple[str, ...]]:
        """A list of two or three articles, or a range of four."""
        if count == 4:
            first = self.chance.randrange(len(self.articles) - 4)
            members = self.articles[first : first + 4]
            return f"artikelen {members[0]} tot en met {members[3]}", tuple(members)
        members = sorted(self.chance.sample(self.articles, count), key=int)
        return f"artikelen {', '.join(members[:-1])} en {members[-1]}", tuple(members)


def _labels(chance: random.Random, articles: int) -> list[str]:
    labels: list[str] = []
    for number in range(1, articles + 1):
        labels.append(str(number))
        for letter in "ABCDEF"[: chance.randint(2, 5)]:
            labels.append(f"{number}{letter}")
            for item in range(1, chance.choice((1, 1, 2, 3, 4, 6, 7))):
                labels.append(f"{number}{letter}{item}")
                if chance.random() < 0.25:
                    labels += [f"{number}{letter}{item}{small}" for small in "abcd"[: item + 1]]
    return labels


def _article(label: str) -> int:
    return int(label[: next((n for n, char in enumerate(label) if char.isalpha()), len(label))])


def _depth(label: str) -> tuple[int, str]:
    """How deep a label is, from 0, and its last part."""
    rest = label.removeprefix(str(_article(label)))
    return len(rest), rest[-1:] or label


def _lines(depth: int, part: str, title: str, text: str) -> list[str]:
    heads = ([f"ARTIKEL {part} - {title.upper()}", ""], [f"{part}. {title}", text])
    if depth < 2:
        return ["", *heads[depth]]
    return [f"  {part}. {text}" if depth == 2 else f"    ({part}) {text}"]


def _markup(depth: int, part: str, title: str, text: str) -> list[str]:
    indent = "  " * (depth + 1)
    heads = (
        f"ARTICLE {part} - {title}",
        f"PARAGRAPH {part}.",
        f"SUBPARA {part}.",
        f"POINT ({part})",
    )
    return [indent + heads[depth], *([f"{indent}  {text}"] if text else []), ""]
