"""The words with which a language cites: the table `[citation]` of `grammar/<language>.toml`."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from lawtext.errors import BadSetting
from lawtext.language import language_data, structure_words
from lawtext.model import Relation

Words = tuple[str, ...]


class Keyword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The words for one kind of unit, in every inflection, by number.

    `neutral` words serve for one and for more; `compound` tells that longer words may end in
    them (`kapstokartikel`); `glued` ones are capitals printed against the number (`P23`), and
    `genitive` ones need no word for *of* before them (`punkt B przepisu 16`).
    """

    singular: Words = ()
    plural: Words = ()
    neutral: Words = ()
    glued: Words = ()
    genitive: Words = ()
    compound: bool = False

    @property
    def all(self) -> Words:
        """Every word of the keyword."""
        return self.singular + self.plural + self.neutral


class Places(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The words for a part of a provision that has no label of its own."""

    preamble: Words = ()
    closing: Words = ()
    footnote: Words = ()
    table: Words = ()
    sentence: Words = ()
    paragraph: Words = ()
    ordinals: dict[str, int] = {}
    previous: Words = ()


class Documents(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How other documents are named, so that no label of theirs becomes a link.

    `before` maps a word in front of the keyword, and `members` one behind the label, to the
    prefix of the document; `numbered` maps a name that a number follows. `reject` words behind
    a label say that it is none of ours; `laws` are endings of a word for a statute. `editions`
    announce a year behind a label and `old` an earlier edition before the keyword. `own` are
    words for this very rulebook. `beyond` is the document whose articles go on where the numbers
    of this one end; behind a word of `refuse` without a cue the keyword means something else
    (`mot lag 9`, a team); `prefixed` maps a capital before the number of an article to the document
    that counts with it (`§ X12`).
    """

    before: dict[str, str] = {}
    members: dict[str, str] = {}
    numbered: dict[str, str] = {}
    reject: Words = ()
    laws: Words = ()
    editions: Words = ()
    old: Words = ()
    own: Words = ()
    beyond: str = ""
    refuse: Words = ()
    prefixed: dict[str, str] = {}


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which articles of speech go with one provision only, and which with several only."""

    singular: Words = ()
    plural: Words = ()


class CitationWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """All words with which a language cites; each list holds words in small letters.

    `cues` hold, by relation, what stands before a citation, and `after` what stands behind it;
    `fillers` say nothing between. `nouns` are for rules and their limits and pass on the cue
    before them; `quantifiers` stand before such a noun.
    `number` are words between a keyword and its number (`przepis nr 27`), and `ordinal_signs`
    what makes it an ordinal (`16.º`).
    `counted` are nouns whose number is their own: `spel 3 hieronder` cites nothing.
    `introduce` are weaker words that a bare label may follow when the book has that label.
    `contractions` give by word the forms that it has before an article of speech: `di` is
    `della`; cues are written with the word and hold for its forms. Words that end in an
    apostrophe are printed against the next one (`dell'articolo`).
    """

    article: Keyword
    unit: Keyword = Keyword()
    slang: Words = ()
    under: Words = ()
    and_: Words = msgspec.field(default=(), name="and")
    or_: Words = msgspec.field(default=(), name="or")
    to: Words = ()
    from_: Words = msgspec.field(default=(), name="from")
    number: Words = ()
    of: Words = ()
    this: Words = ()
    determiners: Words = ()
    agreement: Numbers = Numbers()
    above: Words = ()
    below: Words = ()
    further: Words = ()
    self_: Words = msgspec.field(default=(), name="self")
    not_self: Words = ()
    vague: Words = ()
    terms: Words = ()
    places: Places = Places()
    documents: Documents = Documents()
    letters: dict[str, str] = {}
    letter_words: Words = ()
    ordinal_signs: Words = ()
    contractions: dict[str, Words] = {}
    bids: str = ""
    counted: Words = ()
    verbs: Words = ()
    fillers: Words = ()
    introduce: Words = ()
    nouns: Words = ()
    quantifiers: Words = ()
    cues: dict[Relation, Words] = {}
    after: dict[Relation, Words] = {}

    @property
    def plain(self) -> dict[str, str]:
        """The word that each contracted form stands for."""
        return {form: word for word, forms in self.contractions.items() for form in forms}

    @property
    def elides(self) -> bool:
        """Whether words of the language are printed against the next one, or against `§`."""
        small = any(word.endswith("'") for word in (*self.determiners, *self.of))
        return small or any(not word[0].isalnum() for word in self.article.all)


@lru_cache
def citation_words(language: str) -> CitationWords:
    """The citation words of a language; raises BadSetting when its table is wrong.

    Words that hold for structure (`artikel`) are citation words too.
    """
    table = language_data(language).get("citation")
    if table is None:
        table = {"article": {"neutral": structure_words(language).article}}
    try:
        return msgspec.convert(table, CitationWords)
    except msgspec.ValidationError as error:
        raise BadSetting(
            f"the table [citation] is wrong: {error}", file=f"grammar/{language}.toml"
        ) from None
