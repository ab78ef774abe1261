"""Says which provisions a mention means where it stands, and how that was found.

Relative labels: start at the citing provision, look for the label among its children, then its
siblings, then its parent's siblings, up to the article.
"""

from __future__ import annotations

from lawtext.citing.known import Known, Parts
from lawtext.citing.mention import Mention
from lawtext.citing.outline import Member
from lawtext.citing.standing import LONGEST_RANGE, default_base, is_quoted, paragraph, parts_between
from lawtext.label import order_key, print_label
from lawtext.model import Citation, Field, Status, Target

_HIGHEST_ITEM = 9
_WHOLE = ("absolute",)
_SELF = ("self",)
Found = tuple[tuple[Target, ...], tuple[str, ...]]
_Parsed = tuple[str, tuple[Target, ...], tuple[str, ...], tuple[str, ...]]


# Where a text stands: the id to report, the label as parts, the field, and the text itself.
# The parts are empty for a text that stands in no provision (a definition).
Place = tuple[str, Parts, Field, str]


class Resolver:
    """Makes citations of mentions, for one book."""

    def __init__(self, known: Known, beyond: str = "") -> None:
        """Takes what the book and its edition hold; `lost` tells of a target that is unknown.

        `beyond` is the document whose articles go on behind the last one of the edition.
        """
        self._known = known
        self._beyond = beyond
        self._labels = known.labels
        self._targets: dict[str, Target] = {}
        self.lost = False

    def resolve(self, mention: Mention, at: Place, offset: int = 0) -> Citation | None:
        """The citation that a mention is at a place; None when it turns out to be none.

        `offset` is where the place's text starts in the text of the mention.
        """
        start, end = mention.start - offset, mention.end - offset
        form = mention.form
        candidates: tuple[str, ...] = ()
        if self._beyond and form == "absolute" and not mention.document:
            article = (mention.inside or mention.members[0].parts)[0]
            mention.document = self._beyond if self._known.is_beyond(article) else ""
        if form != "absolute" or mention.place or mention.document or mention.inside:
            found = self._other(mention, at, offset)
            if found is None:
                return None
            form, targets, evidence, candidates = found
            self.lost = self.lost or any(target.status == "unknown" for target in targets)
        else:
            targets, evidence = self._absolute(mention.members)
        name, _, field, text = at
        return Citation(
            name, text[start:end], start, end, form, targets, mention.relation,
            field, evidence, candidates,
        )  # fmt: skip

    def target(self, label: str) -> Target:
        """The target with that id, and whether its text is here."""
        found = self._targets.get(label)
        if found is None:
            found = self._targets[label] = Target(label, self._labels.get(label, "unknown"))
            self.lost = self.lost or found.status == "unknown"
        return found

    def _absolute(self, members: tuple[Member, ...]) -> Found:
        """The targets of labels that start with an article."""
        known, make = self._targets.get, self.target
        if len(members) == 1 and members[0].last is None:
            label = members[0].label
            return (known(label) or make(label),), _WHOLE
        targets: list[Target] = []
        evidence: list[str] = []
        for member in members:
            label = member.label
            if member.how == "whole":
                targets.append(known(label) or make(label))
                evidence.append("list member")
            elif member.last is not None:
                between = self._between(member.parts, member.last)
                targets += [make(print_label(each)) for each in between]
                evidence += ["range member"] * len(between)
            else:
                article = self._article_instead(label, member.alone)
                targets.append(make(article or label))
                evidence.append("list member" if article else "filled from the left")
        return tuple(targets), tuple(evidence)

    def _article_instead(self, label: str, alone: str) -> str:
        """The article that a number means behind an item: `16C2 en 26`; "" when it is an item."""
        if alone and label not in self._labels:
            return alone if alone in self._labels or int(alone) > _HIGHEST_ITEM else ""
        return ""

    def _between(self, first: Parts, last: Parts) -> list[Parts]:
        """Every label from the first to the last one of a range."""
        if first[:-1] == last[:-1]:
            row = parts_between(first[-1], last[-1], len(first) - 1)
            return [(*first[:-1], part) for part in row] or [first, last]
        if order_key(first) > order_key(last):
            return [first, last]
        inside = [
            parts
            for parts in map(self._known.parts, self._known.order)
            if len(parts) == len(last) and order_key(first) < order_key(parts) < order_key(last)
        ]
        return [first, *inside[:LONGEST_RANGE], last]

    def _below(self, members: tuple[Member, ...], base: Parts) -> Found:
        """The targets of labels below a label that is given (`onderdeel A van artikel 16`)."""
        targets: list[Target] = []
        for member in members:
            rows = self._between(member.parts, member.last) if member.last else [member.parts]
            targets += [self.target(print_label(base + parts)) for parts in rows]
        how = f"in {print_label(base)}" if base else "nothing to be relative to"
        return tuple(targets), (how,) * len(targets)

    def _other(  # noqa: PLR0911  (one line a form)
        self, mention: Mention, at: Place, offset: int
    ) -> _Parsed | None:
        """Every citation that is not simply absolute."""
        form = mention.form
        if mention.document:
            return self._external(mention)
        if form == "absolute":
            return self._within(mention)
        if form == "relative":
            return self._relative(mention, at)
        if form == "self":
            return self._self(mention, at, offset)
        if form == "term":
            return self._term(mention, is_quoted(at[3], mention.start - offset))
        if form == "division":
            return self._division(mention)
        return form, (Target("", "vague"),), (), self._before(at)

    def _within(self, mention: Mention) -> _Parsed:
        """An absolute citation of a part, or of labels below a label."""
        if mention.inside is None:
            targets, evidence = self._absolute(mention.members)
        else:
            targets, evidence = self._below(mention.members, mention.inside)
        placed = 1 if mention.term == "items" else len(targets)
        targets = self._placed(targets[:placed], mention.place) + targets[placed:]
        return "absolute", targets, evidence, ()

    def _placed(self, targets: tuple[Target, ...], place: str) -> tuple[Target, ...]:
        """The targets with a part without a label (`#preamble`) behind each."""
        if not place:
            return targets
        return tuple(
            Target(f"{t.id}#{place}", self._known.place_status(t.id, place)) for t in targets
        )

    def _external(self, mention: Mention) -> _Parsed | None:
        """A citation of another document, or of another edition of this one."""
        prefix = mention.document
        if mention.form == "external":
            return "external", (Target(prefix, "external"),), ("another document",), ()
        targets, evidence = self._absolute(mention.members)
        if prefix == self._known.year:
            return "absolute", self._placed(targets, mention.place), evidence, ()
        prefix = self._known.previous_year if prefix == "old" else prefix
        outside = tuple(Target(f"{prefix}:{target.id}", "external") for target in targets)
        how = "another edition" if prefix.isdigit() else "another document"
        return "external", outside, (how,) * len(outside), ()

    def _relative(self, mention: Mention, at: Place) -> _Parsed | None:
        """Labels that mean something only where they stand."""
        first = mention.members[0].parts
        bases = self._bases(at[1][:1] if mention.term == "article" else at[1], first)
        if not bases and mention.term == "article":
            bases = self._bases(at[1], first)
        alone = first[0] if len(first) == 1 and first[0].isdigit() else "0"
        if not bases and (mention.weak or int(alone) > _HIGHEST_ITEM):
            return None  # `(zie 26)` names no item
        base = bases[0] if bases else default_base(at[1], first)
        targets, evidence = self._below(mention.members, base)
        if base:
            evidence = (f"relative to {print_label(base)}",) * len(targets)
        others = tuple(print_label(other + first) for other in bases)
        return (
            "relative", self._placed(targets, mention.place), evidence,
            others if len(others) > 1 else (),
        )  # fmt: skip

    def _bases(self, within: Parts, first: Parts) -> list[Parts]:
        """The provisions under which a relative label exists, the nearest first."""
        depths = range(len(within), 0, -1)
        return [within[:d] for d in depths if print_label(within[:d] + first) in self._labels]

    def _self(self, mention: Mention, at: Place, offset: int) -> _Parsed | None:
        """`dit artikel`, `dit lid`, `deze alinea`, or a note of the article's own."""
        if not at[1]:
            return None
        label = print_label(at[1][:1] if mention.term in {"article", "note"} else at[1])
        place = mention.place
        if not place and mention.term in {"paragraph", "previous"}:
            here = paragraph(at[3], mention, offset)
            if here is None:
                return "vague", (Target("", "vague"),), (), ()
            place = here
        return "self", self._placed((self.target(label),), place), _SELF, ()

    def _term(self, mention: Mention, quoted: bool) -> _Parsed | None:
        """A term of the definitions; words that are none are no citation unless quoted."""
        term = " ".join(mention.term.split())
        known = self._known.definitions
        if term in known:
            return "term", (Target(known[term], "resolved"),), ("term",), ()
        if mention.weak or (known and not quoted):
            return None
        status: Status = "unknown" if known else "absent"
        return "term", (Target("def:" + "-".join(term.split()), status),), ("term",), ()

    def _division(self, mention: Mention) -> _Parsed:
        """A chapter, part or section."""
        chapters = self._known.chapters
        name = mention.term
        if name == "definitions":
            name = self._known.definitions_chapter
        elif not name.startswith("chapter") and name not in chapters:
            inner = [chapter for chapter in chapters if chapter.endswith(f"/{name}")]
            name = inner[0] if len(inner) == 1 else name
            if len(inner) > 1:
                return "division", (Target(name, "ambiguous"),), ("division",), tuple(inner)
        return "division", (Target(name, chapters.get(name, "unknown")),), ("division",), ()

    def _before(self, at: Place) -> tuple[str, ...]:
        """What `het voorgaande` may mean: the siblings before the citing provision."""
        if not at[1]:
            return ()
        own = order_key(at[1])
        parents = at[1][:-1]
        siblings = (
            parts
            for parts in map(self._known.parts, self._labels)
            if len(parts) == len(at[1]) > 1 and parts[:-1] == parents and order_key(parts) < own
        )
        return tuple(print_label(parts) for parts in sorted(siblings, key=order_key))
