"""Small books made by hand, for the tests of what comes out of a linked book."""

from lawtext.label import Label
from lawtext.model import Book, Citation, Definition, Provision, Target


def provision(label: str, text: str = "", heading: str | None = None) -> Provision:
    path = Label.parse(label).parts
    return Provision(label, path, heading=heading, text=text)


def citation(citing: str, *targets: str, relation: str = "see", surface: str = "") -> Citation:
    """A citation; a target is `16C2`, or `16C2:absent` for another status than resolved."""
    pairs = [target.rpartition(":") for target in targets]
    named = tuple(
        Target(name, status)
        if name and status in STATUSES
        else Target(name + colon + status, "resolved")
        for name, colon, status in pairs
    )
    words = surface or "artikel " + named[0].id
    return Citation(citing, words, 0, len(words), "absolute", named, relation)


STATUSES = ("resolved", "absent", "unknown", "external", "vague", "ambiguous")


def small_book() -> Book:
    """Three articles that cite one another in a circle, one that stands alone, and loose ends."""
    labels = ("1", "1A", "1A1", "1B", "2", "2A", "3", "3A", "3B", "8", "8A")
    return Book(
        "nl-2017",
        tuple(provision(label, f"Woorden van {label}.") for label in labels),
        definitions=(Definition("def:pas", "Pas", "pass", "Niet bieden."),),
        citations=(
            citation("1A1", "2"),
            citation("1B", "1A1", relation="breach"),
            citation("2A", "3A", relation="except"),
            citation("3A", "1B", "12C1b:absent"),
            citation("3B", "3A", "99:unknown"),
            citation("3B", "WR:18:external"),
            citation("3B", "def:pas", relation="defines"),
            Citation("2A", "het voorgaande", 0, 14, "vague", (Target("", "vague"),), "per"),
        ),
    )
