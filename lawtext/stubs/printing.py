"""Prints stubs as JSON or YAML."""

from __future__ import annotations

import msgspec

from lawtext.errors import MissingExtra
from lawtext.stubs.model import Stubs


def stubs_json(stubs: Stubs) -> str:
    """The stubs as indented JSON."""
    return msgspec.json.format(msgspec.json.encode(stubs), indent=2).decode() + "\n"


def stubs_yaml(stubs: Stubs) -> str:
    """The stubs as YAML, with the same keys as the JSON; raises MissingExtra without PyYAML."""
    try:
        import yaml  # type: ignore[import-untyped,unused-ignore]
    except ImportError:
        raise MissingExtra("pyyaml", "yaml", "YAML output") from None
    dumper = getattr(yaml, "CSafeDumper", yaml.SafeDumper)
    data = msgspec.to_builtins(stubs)
    text: str = yaml.dump(data, Dumper=dumper, allow_unicode=True, sort_keys=False, width=100)
    return text
