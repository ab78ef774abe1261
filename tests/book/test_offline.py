"""Read once over the web, the whole book is there without a network."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawtext.book.building import site_files
from tests.book.sample import book, edition

playwright = pytest.importorskip("playwright.sync_api")


def test_pages_never_visited_open_without_a_network(
    browser: playwright.Browser, address: str
) -> None:
    context = browser.new_context()
    page = context.new_page()
    page.goto(address)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    context.set_offline(True)
    for path in ("16/", "30/index.html", "definities/index.html#def:straf", ""):
        page.goto(address + path)
        playwright.expect(page.locator("main")).not_to_be_empty()
    page.goto(address + "27/#27A")
    page.locator("#goto").fill("16c2")
    page.locator("[role=option]").first.wait_for()
    page.keyboard.press("Enter")
    page.wait_for_url("**/16/index.html#16C2")
    context.close()


def test_the_link_to_share_leaves_the_file_out(browser: playwright.Browser, address: str) -> None:
    context = browser.new_context()
    page = context.new_page()
    page.goto(address + "16/index.html")
    page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text; }")
    page.locator('[id="16C2"] > .own').hover()
    page.get_by_role("button", name="Kopieer de link naar 16C2").click()
    assert page.evaluate("copied") == address + "16/#16C2"
    context.close()


def test_the_worker_keeps_every_file_and_changes_with_any(site: Path) -> None:
    files = site_files([book()], [edition()])
    worker = files["sw.js"].decode()
    for path in files:
        assert f'"{path}"' in worker or path == "sw.js"
    other = site_files([book()], [edition(title="Een andere titel")])
    assert other["sw.js"].splitlines()[0] != files["sw.js"].splitlines()[0]
