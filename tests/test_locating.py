"""Findings that name only a line get the provision that stands there."""

from lawtext.locating import locate
from lawtext.model import Book, Provision, Span
from lawtext.rulebook import finding


def book(*lines: int, rule: str = "suspect-character", file: str = "a.txt") -> Book:
    provisions = (
        Provision("1", ("1",), sources=(Span("a.txt", 2, 1, 3), Span("b.txt", 9, 1, 9))),
        Provision("1A", ("1", "A"), sources=(Span("a.txt", 4, 1, 8),)),
    )
    found = tuple(finding(rule, "…", file=file, line=line, column=1) for line in lines)
    return Book("nl-2017", provisions, findings=found)


def named(found: Book) -> list[str | None]:
    return [one.provision for one in found.findings]


def test_the_provision_that_starts_last_before_the_line() -> None:
    assert named(locate(book(2, 3, 4, 8))) == ["1", "1", "1A", "1A"]
    assert named(locate(book(9, file="b.txt"))) == ["1"]


def test_a_line_before_every_provision_has_none() -> None:
    assert named(locate(book(1))) == [None]
    assert named(locate(book(2, file="c.txt"))) == [None]


def test_a_finding_about_the_whole_source_keeps_none() -> None:
    assert named(locate(book(4, rule="repeated-line"))) == [None]
