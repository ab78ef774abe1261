"""Without an optional package the message says how to install it."""

import sys

import pytest

from lawtext.errors import MissingExtra
from lawtext.reading.files import read_bytes


@pytest.mark.parametrize(
    ("package", "data"),
    [("lxml", b"<html><p>een"), ("lxml", b"PK\x03\x04"), ("pdfplumber", b"%PDF-1.4")],
)
def test_a_missing_package(package: str, data: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(MissingExtra, match=rf"{package}.*pip install 'lawtext-kit\[import\]'"):
        read_bytes(data, "page")
