"""What the style sheets in a page say about the markers of its lists."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from lxml import etree

_BRACE = re.compile(r"([{}])")
_BEFORE = re.compile(r"::?before$", re.IGNORECASE)
_STEP = re.compile(r"(?P<tag>[a-zA-Z][\w-]*|\*)?(?P<names>(?:[.#][\w-]+)*)")
_NAME = re.compile(r"([.#])([\w-]+)")
_LIST_STYLE = re.compile(
    r"list-style(?:-type)?\s*:[^;]*?\b([a-z]+(?:-[a-z]+)*)\s*(?:!important\s*)?(?:;|$)",
    re.IGNORECASE,
)
_COUNTER = re.compile(
    r"content\s*:\s*(?P<before>(?:[\"'][^\"']*[\"']\s*)*)counters?\((?P<inner>[^()]*)\)"
    r"\s*(?P<behind>(?:[\"'][^\"']*[\"']\s*)*)",
    re.IGNORECASE,
)
_LONGEST_SHEET, _LONGEST_BODY, _MOST_ALIKE = 1_000_000, 2_000, 40

Marker = tuple[str, str, str]


class _Step(msgspec.Struct, frozen=True):
    """One element of a selector: its tag (`*` for any), its classes and id, and `>` before it."""

    tag: str
    classes: frozenset[str]
    ids: frozenset[str]
    child: bool

    @property
    def key(self) -> str:
        """What an element must have to fit: an id, a class or a tag."""
        names = [f"#{name}" for name in self.ids] + sorted(f".{name}" for name in self.classes)
        return names[0] if names else self.tag

    def fits(self, element: etree._Element) -> bool:
        """Whether an element is one that this step of a selector means."""
        return (
            self.tag in ("*", element.tag)
            and self.classes <= set(element.get("class", "").split())
            and self.ids <= {element.get("id", "")}
        )


class _Rule(msgspec.Struct, frozen=True):
    """A rule that says a marker: its selector, its weight, and the marker."""

    steps: tuple[_Step, ...]
    weight: tuple[int, int, int, int]
    marker: Marker


class Styles:
    """The markers of lists by the style sheets of a page; `of` and `counter_of` ask for them."""

    def __init__(self, document: etree._Element) -> None:
        """Takes the tree of the page, with the style sheets that stand in it."""
        sheets = "\n".join(element.text or "" for element in document.iter("style"))
        self.plain: dict[str, list[_Rule]] = {}
        self.counted: dict[str, list[_Rule]] = {}
        self.order = 0
        for selectors, body in _rules(sheets[:_LONGEST_SHEET]):
            for selector in selectors.split(","):
                self._add(selector.strip(), body)

    def _add(self, selector: str, body: str) -> None:
        """Takes the marker that a rule says for one selector."""
        counted = bool(_BEFORE.search(selector))
        marker = _counter(body) if counted else _plain(body)
        steps = _steps(_BEFORE.sub("", selector)) if marker else ()
        if marker and steps:
            self.order += 1
            rules = (self.counted if counted else self.plain).setdefault(steps[-1].key, [])
            if len(rules) < _MOST_ALIKE:
                rules.append(_Rule(steps, _weight(steps, self.order), marker))

    def of(self, element: etree._Element) -> str:
        """The list style that a sheet gives an `ol`, `ul` or `li`, "" for none."""
        return _strongest(self.plain, element)[1]

    def counter_of(self, item: etree._Element) -> Marker | None:
        """What a sheet puts before an item, None for nothing.

        It is the words before its number, the list style of the number, and the words behind.
        """
        found = _strongest(self.counted, item)
        return found if found[1] else None


def _rules(sheet: str) -> list[tuple[str, str]]:
    """The selectors and bodies of a sheet that hold outside blocks such as `@media print`."""
    pieces = sheet.replace("<!--", "").replace("-->", "").split("/*")
    plain = pieces[0] + "".join(piece.partition("*/")[2] for piece in pieces[1:])
    found: list[tuple[str, str]] = []
    opened: list[str] = []
    texts = _BRACE.split(plain)
    for text, brace in zip(texts[::2], texts[1::2], strict=False):
        if brace == "{":
            opened.append(text.rpartition(";")[2].strip())
        elif opened:
            selectors = opened.pop()
            if not opened and len(text) <= _LONGEST_BODY:
                found.append((selectors, text))
    return found


def _steps(selector: str) -> tuple[_Step, ...]:
    """The steps of a selector, () where it asks for more than names, classes and places."""
    steps: list[_Step] = []
    child = False
    for word in selector.replace(">", " > ").split():
        if word == ">":
            child = True
            continue
        match = _STEP.fullmatch(word)
        if match is None:
            return ()
        names = _NAME.findall(match["names"])
        classes = frozenset(name for sign, name in names if sign == ".")
        ids = frozenset(name for sign, name in names if sign == "#")
        steps.append(_Step((match["tag"] or "*").lower(), classes, ids, child))
        child = False
    return tuple(steps)


def _weight(steps: tuple[_Step, ...], order: int) -> tuple[int, int, int, int]:
    """How strong a selector is: its ids, its classes, its tags, and how late it comes."""
    ids, classes = sum(len(one.ids) for one in steps), sum(len(one.classes) for one in steps)
    return ids, classes, sum(one.tag != "*" for one in steps), order


def _strongest(rules: dict[str, list[_Rule]], element: etree._Element) -> Marker:
    if not rules:
        return "", "", ""
    classes = [f".{name}" for name in element.get("class", "").split()]
    keys = ("*", str(element.tag), f"#{element.get('id', '')}", *classes)
    fitting = [rule for key in keys for rule in rules.get(key, ()) if _fits(rule.steps, element)]
    return max(fitting, key=lambda rule: rule.weight).marker if fitting else ("", "", "")


def _fits(steps: tuple[_Step, ...], element: etree._Element) -> bool:
    """Whether a selector means an element; what stands above is taken nearest first."""
    if not steps[-1].fits(element):
        return False
    at: etree._Element | None = element
    for step, below in zip(steps[-2::-1], steps[:0:-1], strict=True):
        at = at.getparent() if at is not None else None
        while at is not None and not step.fits(at) and not below.child:
            at = at.getparent()
        if at is None or not step.fits(at):
            return False
    return True


def list_style(declarations: str) -> str:
    """The list style that declarations of CSS give, "" for none."""
    match = _LIST_STYLE.search(declarations[:_LONGEST_BODY])
    return match[1].lower() if match else ""


def _plain(body: str) -> Marker | None:
    style = list_style(body)
    return ("", style, "") if style else None


def _counter(body: str) -> Marker | None:
    """The marker that `content: "(" counter(x, lower-alpha) ")"` prints."""
    match = _COUNTER.search(body)
    if match is None:
        return None
    style = match["inner"].rpartition(",")[2].strip().strip("\"'").lower()
    known = style if re.fullmatch(r"[a-z]+-[a-z-]+", style) and "," in match["inner"] else "decimal"
    return _words(match["before"]), known, _words(match["behind"])


def _words(quoted: str) -> str:
    return "".join(re.findall(r"[\"']([^\"']*)[\"']", quoted)).strip()
