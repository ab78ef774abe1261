"""Small linked books in own words, with one of everything that a page can show."""

from __future__ import annotations

from pathlib import Path

from lawtext.edition import Edition, Skeleton
from lawtext.label import Label
from lawtext.model import (
    Book,
    Citation,
    Definition,
    Division,
    Footnote,
    Provision,
    Relation,
    Span,
    Status,
    Table,
    Target,
)

TITLE = "Huisregels voor het kaarten"
DOUBLE = "Wie te laat zwijgt, leest artikel 16C2 en 3; soms gelden de artikelen 30 t/m 32."


def provision(label: str, text: str = "", **rest: object) -> Provision:
    """A provision by its label; the other fields as in the model."""
    return Provision(label, Label.parse(label).parts, text=text, **rest)  # type: ignore[arg-type]


def cite(
    book_text: str,
    place: str,
    surface: str,
    *targets: tuple[str, Status],
    relation: Relation = "see",
    field: str = "text",
    form: str = "absolute",
) -> Citation:
    """A citation at the place of its words in a text."""
    start = book_text.index(surface)
    found = tuple(Target(label, status) for label, status in targets)
    return Citation(
        place,
        surface,
        start,
        start + len(surface),
        form,
        found,
        relation,
        field,  # type: ignore[arg-type]
    )


TEXTS = {
    "16": "Dit artikel gaat over wat men mag weten.",
    "16C": "Als een kaart terug in de hand gaat:",
    "16C1": "mag de ander alles gebruiken[^1], zonder straffen.",
    "16C2": "mag de eigen kant niets gebruiken (zie C1 hierboven). Het bord gaat door.",
    "16C3": "beslist de leider naar artikel 40.",
    "16D": DOUBLE,
    "27A": "Een te laag bod telt soms toch (zie het voorgaande of WR art. 3).",
    "27B": "Zie de tabel, of artikel 99Z.",
    "30": "Passen voor de beurt. Zie ook een straf <b>niet</b> & nooit ♥.",
    "32": "Zie artikel 16, onder x. Of zie deel 2.",
}


def book(edition: str = "nl-2017") -> Book:
    """A linked book with chapters, notes, a table, definitions, doubts, and every status."""
    return Book(
        edition,
        provisions=_provisions(),
        divisions=(
            Division("chapter", "I", "Definities", "16"),
            Division("chapter", "IV", "Wat men weet", "16", "Over weten."),
            Division("chapter", "V", "Het bieden", "27"),
            Division("part", "II", "Fouten", "30"),
        ),
        definitions=(
            Definition("def:straf", "Straf", "penalty", senses=("Een kaart op tafel.", "Punten.")),
            Definition("def:bod", "Bod", "bid", "Een belofte; zie artikel 27A."),
        ),
        preface="Een woord vooraf.\n\nEn nog een.",
        citations=_citations(),
    )


def _provisions() -> tuple[Provision, ...]:
    where = (Span("/home/jan/geheim/bron.txt", 3, 1, 4),)
    return (
        provision("16", TEXTS["16"], heading="Wat men mag weten", sources=where),
        provision("16C", TEXTS["16C"], heading="Kaarten terug", preamble=True, closing="Tot slot."),
        provision("16C1", TEXTS["16C1"], footnotes=(Footnote("1", "Ook wat hij hoort."),)),
        provision("16C2", TEXTS["16C2"]),
        provision("16C3", TEXTS["16C3"], inferred=True),
        provision("16D", TEXTS["16D"], heading="Zwijgen", truncated=True),
        provision("27A", TEXTS["27A"], heading="Te laag"),
        provision(
            "27B", TEXTS["27B"],
            tables=(Table(("spel", "gever"), (("1", "Noord"), ("2", "Oost"))),),
        ),
        provision("30", TEXTS["30"], heading="Passen"),
        provision("32", TEXTS["32"], heading="Doubleren"),
        provision("32A1a"),
    )  # fmt: skip


def _citations() -> tuple[Citation, ...]:
    text = TEXTS
    return (
        cite(text["16C2"], "16C2", "C1 hierboven", ("16C1", "resolved"), form="relative"),
        cite(text["16C3"], "16C3", "artikel 40", ("40", "absent"), relation="applies"),
        cite(text["16D"], "16D", "artikel 16C2 en 3", ("16C2", "resolved"), ("16C3", "resolved")),
        cite(
            text["16D"], "16D", "de artikelen 30 t/m 32",
            ("30", "resolved"), ("31", "absent"), ("32", "resolved"), relation="may-apply",
        ),
        cite(text["27A"], "27A", "het voorgaande", ("27", "vague"), form="vague"),
        cite(text["27A"], "27A", "WR art. 3", ("WR:3", "external"), form="external"),
        cite(text["27B"], "27B", "artikel 99Z", ("99Z", "unknown")),
        cite(text["30"], "30", "straf", ("def:straf", "resolved"), form="term"),
        cite(text["32"], "32", "artikel 16, onder x", ("16X", "ambiguous")),
        cite(
            "Een belofte; zie artikel 27A.", "def:bod", "artikel 27A",
            ("27A", "resolved"), field="definition",
        ),
    )  # fmt: skip


def edition(name: str = "nl-2017", folder: Path | None = None, **settings: object) -> Edition:
    """An edition with a small skeleton and the settings that are given.

    Its skeleton has a name of its own, so that no situations of the corpus belong to it.
    """
    labels = {"16": ["16C", "16C1", "16C2", "16C3", "16D"], "27": ["27A", "27B"]}
    numbers = ("16", "27", "30", "31", "32", "40")
    skeleton = Skeleton({number: {"items": labels.get(number, [])} for number in numbers})
    return Edition(name, folder, {"title": TITLE, "skeleton": "sample", **settings}, skeleton)


SITUATIONS = """
[[stage]]
id = "play"
title.nl = "Het spelen"
title.en = "The play"

[[stage]]
id = "end"
title.nl = "Na afloop"
title.en = "Afterwards"

[[situation]]
id = "card-back"
stage = "play"
title.nl = "Een kaart gaat terug in de hand"
title.en = "A card goes back"
keywords.nl = ["terugstoppen"]
keywords.en = ["put back"]
provisions = ["16C2", "40"]
note.nl = "Vraag eerst wie de kaart zag."
note.en = "Ask first who saw the card."

[[situation]]
id = "no-answer"
stage = "end"
title.nl = "Hierop heeft dit boek geen antwoord"
title.en = "This book cannot say"
keywords.nl = ["niets"]
keywords.en = ["nothing"]
provisions = ["40"]
"""

COMMENTARY = """
[[entry]]
label = "16C2"
title = "Waarom niet"
text = "Omdat <het> anders te makkelijk wordt."
author = "Een arbiter"
date = 2020-02-02
licence = "CC0"
example = true
"""


def furnished(folder: Path, name: str = "nl-2017") -> Edition:
    """An edition whose folder holds situations and a commentary."""
    (folder / "layers").mkdir()
    (folder / "situations.toml").write_text(SITUATIONS, encoding="utf-8")
    (folder / "layers" / "commentary.toml").write_text(COMMENTARY, encoding="utf-8")
    return edition(name, folder)
