"""The example at the head of docs/law-text.md is law text as `fmt` prints it."""

import re

import lawtext
from tests.docs.pages import DOCS


def test_the_example_is_in_the_canonical_form() -> None:
    page = (DOCS / "law-text.md").read_text(encoding="utf-8")
    example = re.findall(r"^```\n(%lawtext .*?)^```$", page, re.M | re.S)[0]
    book = lawtext.parse(example)
    assert [provision.id for provision in book.provisions][-3:] == ["25A1b", "25A2", "25B"]
    assert lawtext.fmt(book) == example
