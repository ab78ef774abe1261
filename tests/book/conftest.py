"""A real browser for the book's tests, and the sites that it opens."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from lawtext.book import build_site
from lawtext.book.serving import make_server
from tests.book.sample import book, edition

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A book of one edition."""
    out = tmp_path_factory.mktemp("site") / "one"
    build_site([book()], [edition()], out)
    return out


@pytest.fixture(scope="session")
def browser() -> Iterator[object]:
    """Chromium, for the tests that need a browser; they are skipped where it is missing."""
    playwright = pytest.importorskip("playwright.sync_api")
    if CHROMIUM is None:
        pytest.skip("Chromium is not installed")
    with playwright.sync_playwright() as driver:
        chromium = driver.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def address(site: Path) -> Iterator[str]:
    """Where the book is served on this machine."""
    with make_server(site, 0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://localhost:{server.server_address[1]}/"
        server.shutdown()
