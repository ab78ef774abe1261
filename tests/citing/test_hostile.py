"""No text makes the search slower than its length: each kind is timed at two sizes."""

from __future__ import annotations

from time import process_time

import pytest

from lawtext.citing import find

SMALL, LARGE = 20_000, 160_000
KINDS = {
    "digits": "1",
    "commas": ", 1",
    "a list of letters": ", B",
    "open parentheses": "(",
    "closed parentheses": "(a)",
    "keywords": "artikel ",
    "short citations": "artikel 1 ",
    "conjunctions": " en 1",
    "units": "1 onder ",
    "open glosses": "artikel 1 (x",
    "spaces": " ",
    "quotes": 'zie "',
    "capitals": "A ",
    "hyphens": "-1",
    "full stops": ".1",
    "ranges": " t/m 1",
    "directions": "A hierboven ",
    "lines": "artikel\n1\n",
}


@pytest.mark.parametrize("kind", KINDS)
def test_time_grows_with_length(kind: str) -> None:
    piece = KINDS[kind]

    def taken(size: int) -> float:
        text = "artikel 1" + piece * (size // len(piece))
        start = process_time()
        find(text, "nl")
        return process_time() - start

    find("artikel 1", "nl")
    small = min(taken(SMALL) for _ in range(2))
    # Eight times the text; a search that grew with the square would take 64 times as long.
    assert taken(LARGE) < max(1.0, 24 * small)


def test_a_long_list_keeps_every_member() -> None:
    numbers = [str(number) for number in range(1, 94)]
    found = find("artikelen " + ", ".join(numbers[:-1]) + " en 93 gelden.", "nl")
    assert [member.parts[0] for mention in found for member in mention.members] == numbers
