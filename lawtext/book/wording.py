"""The words that a citation counts its characters in, by provision and field."""

from __future__ import annotations

from collections.abc import Iterator

from lawtext.book.volume import Volume


def field_words(volume: Volume, place: str, field: str) -> Iterator[tuple[str, str]]:
    """The texts that a field of a provision or definition may mean, each with its own name.

    `place` may name the part itself, as in `45#fn1`. A provision has one text per field but may
    have several footnotes, named `fn1`, `fn2`; a definition's senses are named `sense1`, `sense2`.
    """
    base, _, part = place.partition("#")
    provision = volume.provisions.get(base)
    definition = volume.definitions.get(base)
    if provision and field == "footnote":
        for note in provision.footnotes:
            if part in ("", f"fn{note.marker}"):
                yield f"fn{note.marker}", note.text
    elif provision:
        yield (
            field,
            {"heading": provision.heading, "closing": provision.closing}.get(field, provision.text)
            or "",
        )
    elif definition:
        yield "definition", definition.text
        for number, sense in enumerate(definition.senses, 1):
            yield f"sense{number}", sense
