"""Every mender has its paragraph in docs/mends.md, in the order in which menders work."""

import re

from lawtext.mending.chain import MENDERS
from tests.docs.pages import DOCS


def test_every_mender_has_its_paragraph_in_order() -> None:
    text = (DOCS / "mends.md").read_text(encoding="utf-8")
    sections = re.split(r"^## \d+\. `(\w+)`\n", text, flags=re.M)[1:]
    assert sections[::2] == [mender.__name__ for mender in MENDERS]
    for name, section in zip(sections[::2], sections[1::2], strict=True):
        paragraph = section.partition("\n## ")[0]
        assert "**Records:**" in paragraph and "**Overrule:**" in paragraph, name
