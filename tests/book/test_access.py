"""Accessibility: every kind of page passes axe, light and dark, wide and narrow."""

from __future__ import annotations

from pathlib import Path

import pytest

playwright = pytest.importorskip("playwright.sync_api")
axe_playwright = pytest.importorskip("axe_playwright_python.sync_playwright")

PAGES = ["index", "16/index", "27/index", "32/index", "definities/index", "verantwoording/index"]
STEPS = {
    "as it is": "",
    "preview": ".cite",
    "box": "#goto",
    "menu": ".menu > summary",
    "cited by": ".citers summary",
}


def violations(page: playwright.Page) -> list[str]:
    found = axe_playwright.Axe().run(page).response["violations"]
    return [
        f"{one['id']}: {node['html'][:120]} {node.get('failureSummary', '')}"
        for one in found
        for node in one["nodes"]
    ]


@pytest.mark.parametrize(("width", "scheme"), [(320, "light"), (1280, "dark")])
@pytest.mark.parametrize("name", PAGES)
def test_pages(browser: playwright.Browser, site: Path, name: str, width: int, scheme: str) -> None:
    size = {"width": width, "height": 900}
    context = browser.new_context(viewport=size, color_scheme=scheme, reduced_motion="reduce")
    page = context.new_page()
    page.goto(f"{site.as_uri()}/{name}.html")
    found = violations(page)
    context.close()
    assert not found


@pytest.mark.parametrize("step", STEPS)
def test_states(browser: playwright.Browser, site: Path, step: str) -> None:
    size = {"width": 390, "height": 844}
    context = browser.new_context(viewport=size, color_scheme="dark", reduced_motion="reduce")
    page = context.new_page()
    page.goto(f"{site.as_uri()}/16/index.html#16C2")
    if step == "preview":
        page.locator(STEPS[step]).first.hover()
        page.locator("#peek").wait_for()
    elif step == "box":
        page.locator(STEPS[step]).fill("kaart")
        page.locator("[role=option]").first.wait_for()
    elif STEPS[step]:
        page.locator(STEPS[step]).first.click()
    found = violations(page)
    context.close()
    assert not found
