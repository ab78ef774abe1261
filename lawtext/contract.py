"""The shapes of all JSON that the command line prints, and their JSON Schemas."""

from __future__ import annotations

from typing import Any

import msgspec


def shapes() -> dict[str, type[msgspec.Struct]]:
    """The struct that each kind of JSON output is made of, by the name of its schema."""
    from lawtext.cli.asking import Answer
    from lawtext.cli.cite import Citations
    from lawtext.cli.show import Shown
    from lawtext.comparing import Comparison
    from lawtext.corpus import Coverage
    from lawtext.exports.graph_json import GraphData
    from lawtext.linting.reporters.json import Findings
    from lawtext.model import Mend, Report
    from lawtext.stubs import Stubs

    return {
        "parse": Report,
        "cite": Citations,
        "show": Shown,
        "coverage": Coverage,
        "lint": Findings,
        "graph": GraphData,
        "graph-answer": Answer,
        "stubs": Stubs,
        "compare": Comparison,
        "mend": Mend,
    }


def schemas() -> dict[str, dict[str, Any]]:
    """The JSON Schema (draft 2020-12) of each kind of output, by its name."""
    return {name: _schema(name, shape) for name, shape in shapes().items()}


def _schema(name: str, shape: type[msgspec.Struct]) -> dict[str, Any]:
    schema = msgspec.json.decode(msgspec.json.encode(msgspec.json.schema(shape)))
    _sort_choices(schema)
    draft = "https://json-schema.org/draft/2020-12/schema"
    return {"$schema": draft, "title": f"lawtext {name}", **schema}


def _sort_choices(schema: object) -> None:
    """Put the choices in order, which msgspec gives in any, so that two runs say the same."""
    if isinstance(schema, dict):
        for key, value in schema.items():
            if key == "enum":
                value.sort()
            _sort_choices(value)
    elif isinstance(schema, list):
        for value in schema:
            _sort_choices(value)
