"""What must not change what a text cites: case, spaces, dashes, line ends, quotes."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lawtext.citing import cite
from lawtext.citing.find import Finder
from lawtext.label import BRIDGE
from lawtext.language import languages
from tests.citing.fixtures import Case, cases

TEXTS = [
    "Zie artikel 16C2 en 3, alsmede de artikelen 27B1(b), 30 en 31A2a t/m b daarover.",
    "Behalve zoals bepaald in artikel 12C1 (a)-(c) vervalt dit (zie ook artikel 13A).",
    "Art. 41 t/m 44 en art. 48 – 52 gelden niet; dit artikel blijft van kracht.",
    "Een overtreding van B1(b) hierboven of van artikel 12 C 1 b, zie onderdeel A van dit artikel.",
    'De eerste zin van artikel 9A3 en de tabel van artikel 78B (zie "claim").',
    "Artikel 16 (informatie) en artikel 26 (voorspelen) kunnen van toepassing zijn.",
    "(zie de artikel 27B1b, artikel 30B1b-ii, artikel 31A2a en artikel 32A2a) of onder punt B.",
]
SPACES = [" ", "\n", "  ", "\u00a0", " \n", "\u2009"]
DASHES = ["-", "–", "‑", "—"]
QUOTES = [('"', '"'), ("“", "”"), ("„", "”"), ("«", "»"), ("‘", "’")]


def targets(text: str) -> list[list[str]]:
    return [[t.id for t in c.targets] for c in cite(text, "27B3", "nl-2017")]


@settings(max_examples=150, deadline=None)
@given(text=st.sampled_from(TEXTS), data=st.data())
def test_looks_do_not_change_targets(text: str, data: st.DataObject) -> None:
    def drawn(choices: list[str]) -> str:
        return data.draw(st.sampled_from(choices))

    opening, closing = data.draw(st.sampled_from(QUOTES))
    changed = re.sub(r'"(.*?)"', rf"{opening}\1{closing}", text)
    changed = re.sub(r"(?<=\d) – (?=\d)", lambda _: f" {drawn(DASHES)} ", changed)
    changed = re.sub(r"(?<=\))-(?=\()", lambda _: drawn(DASHES), changed)
    changed = re.sub(" ", lambda _: drawn(SPACES), changed)
    changed = re.sub(
        r"\b[Aa]rtikel(en)?\b", lambda m: drawn([m[0].lower(), m[0].capitalize()]), changed
    )
    assert targets(changed) == targets(text)


def of_case(case: Case, text: str) -> list[list[str]]:
    found = cite(text, case.place, case.edition, bare=case.bare)
    return [[target.id for target in citation.targets] for citation in found]


@pytest.mark.parametrize(
    ("language", "before", "text", "place"),
    [
        ("pt", "Um parágrafo da Lei 5 vale.", "Ver o segundo parágrafo da Lei 12C1.", "p2"),
        ("ru", "Есть предложение Правила 5.", "Первое предложение Правила 9A3.", "s1"),
        ("nl", "Een zin van artikel 5 geldt.", "De eerste zin van artikel 9A3.", "s1"),
    ],
)
def test_what_was_read_before_changes_nothing(
    language: str, before: str, text: str, place: str
) -> None:
    finder = Finder(language, bare=False, numbering=BRIDGE)
    assert [mention.place for mention in finder.find(before)] == [""]
    assert [mention.place for mention in finder.find(text)] == [place]


@pytest.mark.parametrize("spaces", ["  ", "\u00a0", "\n"], ids=["two", "fixed", "lines"])
@pytest.mark.parametrize("language", languages())
def test_spaces_do_not_change_targets(language: str, spaces: str) -> None:
    changed = [
        case.title
        for case in cases(language)
        if of_case(case, re.sub("(?<! ) (?! )", spaces, case.text)) != of_case(case, case.text)
    ]
    assert not changed


@given(st.text(alphabet="artikelzie 0123456789ABCabc().,;-–/\n§[]\"^*'t/men", max_size=120))
@settings(max_examples=300, deadline=None)
def test_citations_stand_where_they_say(text: str) -> None:
    end = 0
    for citation in cite(text, "27B3", "nl-2017", bare=True):
        assert end <= citation.start < citation.end <= len(text)
        assert text[citation.start : citation.end] == citation.surface
        assert len(citation.evidence) in {0, len(citation.targets)}
        end = citation.end


@given(st.text(max_size=200))
@settings(max_examples=200, deadline=None)
def test_any_text_can_be_searched(text: str) -> None:
    for citation in cite(text, "16", "nl-2017"):
        assert citation.surface
