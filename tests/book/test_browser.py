"""The book in a real browser, opened from a folder: the box, previews, the way back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

playwright = pytest.importorskip("playwright.sync_api")
Browser, Page, expect = playwright.Browser, playwright.Page, playwright.expect


@pytest.fixture
def page(browser: Browser, site: Path) -> Iterator[Page]:
    """A desktop page at article 16, opened from the folder; a script error fails the test."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    yield from opened(context, site)


@pytest.fixture
def phone(browser: Browser, site: Path) -> Iterator[Page]:
    """A phone at article 16."""
    size = {"width": 390, "height": 844}
    yield from opened(browser.new_context(viewport=size, has_touch=True, is_mobile=True), site)


def opened(context: playwright.BrowserContext, site: Path) -> Iterator[Page]:
    page, errors = context.new_page(), []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("request", lambda request: errors.append(request.url) if outside(request) else None)
    page.goto(f"{site.as_uri()}/16/index.html")
    yield page
    context.close()
    assert not errors


def outside(request: playwright.Request) -> bool:
    return not request.url.startswith(("file:", "data:"))


def ask(page: Page, words: str) -> None:
    """Type into the box and wait for what is found."""
    page.locator("#goto").fill(words)
    expect(page.locator(".found")).to_be_visible()


@pytest.mark.parametrize(
    "words",
    ["16c2", "16C2", "art 16 C 2", "artikel 16.C.2", "art.16C(2)", "16-C-2", " 16 c 2. "],
)
def test_a_citation_in_any_spelling_opens_on_enter(page: Page, words: str) -> None:
    page.goto(page.url.replace("16/index", "30/index"))
    ask(page, words)
    page.keyboard.press("Enter")
    page.wait_for_url("**/16/index.html#16C2")
    expect(page.locator('[id="16C2"]')).to_be_in_viewport()


def test_the_box_needs_no_wait(page: Page) -> None:
    page.locator("#goto").focus()
    page.keyboard.type("27b")
    page.keyboard.press("Enter")
    page.wait_for_url("**/27/index.html#27B")


def test_words_are_found_by_stem_and_beginning(page: Page) -> None:
    ask(page, "passen beurt")
    expect(page.locator("[role=option]")).to_have_count(1)
    ask(page, "kaart")
    assert page.locator("[role=option] .found-label").all_text_contents() == ["16C", "definitie"]
    ask(page, "penal")
    expect(page.locator("[role=option]")).to_contain_text("Straf")
    ask(page, "kaartengooier")
    expect(page.locator("[role=option]").first).to_contain_text("16C")


def test_the_box_works_with_the_keyboard_alone(page: Page) -> None:
    page.keyboard.press("/")
    expect(page.locator("#goto")).to_be_focused()
    page.keyboard.type("kaart")
    expect(page.locator("#goto")).to_have_attribute("aria-activedescendant", "found-0")
    page.keyboard.press("ArrowDown")
    expect(page.locator("#goto")).to_have_attribute("aria-activedescendant", "found-1")
    expect(page.locator("#found-1")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("ArrowDown")
    expect(page.locator("#goto")).to_have_attribute("aria-activedescendant", "found-0")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    page.wait_for_url("**/definities/index.html#def:straf")


def test_escape_closes_the_box_and_then_empties_it(page: Page) -> None:
    ask(page, "kaart")
    page.keyboard.press("Escape")
    expect(page.locator(".found")).to_be_hidden()
    expect(page.locator("#goto")).to_have_attribute("aria-expanded", "false")
    page.keyboard.press("Escape")
    expect(page.locator("#goto")).to_have_value("")


def test_the_box_says_what_it_has_not(page: Page) -> None:
    ask(page, "40")
    expect(page.locator(".found-count")).to_have_text("Deze uitgave heeft de tekst van 40 niet")
    ask(page, "xyzzy")
    expect(page.locator(".found-count")).to_have_text("Niets gevonden voor “xyzzy”")
    page.keyboard.press("Enter")
    assert page.url.endswith("16/index.html")


def test_a_number_is_not_the_beginning_of_another(page: Page) -> None:
    ask(page, "3")
    assert "30" not in page.locator("[role=option] .found-label").all_text_contents()


def test_hover_shows_a_preview_that_can_be_hovered_and_dismissed(page: Page) -> None:
    cite, peek = page.locator("a.cite", has_text="C1 hierboven"), page.locator("#peek")
    cite.hover()
    expect(peek).to_be_visible()
    expect(peek).to_contain_text("mag de ander alles gebruiken")
    expect(peek).not_to_contain_text("[^1]")
    peek.hover()
    page.wait_for_timeout(600)
    expect(peek).to_be_visible()
    page.keyboard.press("Escape")
    expect(peek).to_be_hidden()
    page.mouse.move(5, 5)
    cite.hover()
    expect(peek).to_be_visible()
    page.mouse.move(5, 5)
    expect(peek).to_be_hidden()


def test_a_preview_never_covers_its_own_link(page: Page) -> None:
    for cite in page.locator("a.cite").all():
        cite.hover()
        expect(page.locator("#peek")).to_be_visible()
        box, peek = cite.bounding_box(), page.locator("#peek").bounding_box()
        assert box and peek
        assert peek["y"] >= box["y"] + box["height"] or peek["y"] + peek["height"] <= box["y"]
        page.keyboard.press("Escape")


def test_focus_shows_a_preview_and_it_stays(page: Page) -> None:
    page.locator('[id="16C2"] .label').focus()
    page.keyboard.press("Tab")
    cite, peek = page.locator("a.cite", has_text="C1 hierboven"), page.locator("#peek")
    expect(cite).to_be_focused()
    expect(peek).to_be_visible()
    expect(cite).to_have_attribute("aria-describedby", "peek")
    page.wait_for_timeout(600)
    expect(peek).to_be_visible()
    page.keyboard.press("Escape")
    expect(peek).to_be_hidden()
    expect(cite).to_be_focused()


def test_a_citation_without_text_tells_why_on_focus(page: Page) -> None:
    cite = page.locator(".no-link", has_text="artikel 40")
    cite.hover()
    expect(page.locator("#peek")).to_contain_text("dit boek heeft de tekst ervan niet")


def test_a_small_button_shows_the_preview_on_touch(phone: Page) -> None:
    button = phone.locator('[id="16C2"] .peek-button')
    expect(button).to_be_visible()
    button.tap()
    sheet = phone.get_by_role("dialog")
    expect(sheet).to_contain_text("mag de ander alles gebruiken")
    expect(button).to_have_attribute("aria-expanded", "true")
    cite = phone.locator("a.cite", has_text="C1 hierboven").bounding_box()
    assert cite and cite["y"] + cite["height"] <= sheet.bounding_box()["y"]
    phone.keyboard.press("Escape")
    expect(phone.locator("#peek")).to_be_hidden()
    expect(button).to_be_focused()
    button.tap()
    sheet.get_by_role("link", name="Open 16C1").tap()
    assert phone.url.endswith("#16C1")
    expect(phone.locator(".way-back")).to_have_text("← Terug naar 16C2")


def test_a_touch_on_the_words_opens_the_link(phone: Page) -> None:
    phone.locator("a.cite", has_text="32").tap()
    phone.wait_for_url("**/32/index.html#32")


def test_back_returns_to_the_place_that_was_left(page: Page) -> None:
    page.locator('[id="16D"] a.cite', has_text="30").click()
    page.wait_for_url("**/30/index.html#30")
    page.locator(".way-back").click()
    page.wait_for_url("**/16/index.html")
    expect(page.locator('[id="16D"]')).to_have_class("provision level-1 headed left")
    expect(page.locator('[id="16D"]')).to_be_focused()


def test_back_on_the_same_page_returns_too(phone: Page) -> None:
    phone.locator('[id="16D"]').scroll_into_view_if_needed()
    before = phone.evaluate("scrollY")
    phone.locator('[id="16D"] a.cite', has_text="artikel 16C2").tap()
    expect(phone.locator(".way-back")).to_be_visible()
    phone.go_back()
    expect(phone.locator(".way-back")).to_have_count(0)
    assert abs(phone.evaluate("scrollY") - before) < 60


def test_copying_a_link_and_a_citation(page: Page) -> None:
    page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text; }")
    page.locator('[id="16C2"] > .own').hover()
    page.get_by_role("button", name="Kopieer de link naar 16C2").click()
    assert page.evaluate("copied").endswith("/16/index.html#16C2")
    expect(page.locator(".notice")).to_have_text("Link gekopieerd")
    page.get_by_role("button", name="Kopieer de verwijzing naar 16C2").click()
    assert page.evaluate("copied") == "artikel 16C2, Huisregels voor het kaarten"


def test_the_tools_of_a_provision_are_reached_by_the_keyboard(page: Page) -> None:
    page.locator('[id="16C3"] .label').focus()
    for _ in range(3):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.className") == "copy-link":
            return
    pytest.fail("no copy button within three steps of the label")


def test_the_provision_that_the_address_names_stands_out(page: Page) -> None:
    plain = page.locator('[id="16C1"] .words').first
    before = plain.evaluate("one => getComputedStyle(one).backgroundColor")
    page.goto(page.url + "#16C1")
    assert plain.evaluate("one => getComputedStyle(one).backgroundColor") != before


def test_the_menu_closes_with_escape(page: Page) -> None:
    page.get_by_text("Artikelen", exact=True).click()
    expect(page.locator(".menu-panel")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".menu-panel")).to_be_hidden()


def test_without_scripts_everything_is_there(browser: Browser, site: Path) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{site.as_uri()}/index.html")
    page.locator(".contents a", has_text="Wat men mag weten").click()
    expect(page.locator("h1")).to_contain_text("Wat men mag weten")
    expect(page.locator(".goto")).to_be_hidden()
    expect(page.locator(".copy-link").first).to_be_hidden()
    page.locator("summary", has_text="Artikelen").click()
    page.locator(".menu-panel .grid a", has_text="27").click()
    page.locator("[rel=next]").last.click()
    page.locator(".cite", has_text="straf").click()
    assert page.url.endswith("definities/index.html#def:straf")
    context.close()


def test_on_paper_only_the_law_is_left(page: Page) -> None:
    page.emulate_media(media="print")
    expect(page.locator(".bar")).to_be_hidden()
    expect(page.locator('[id="16C2"] .words')).to_be_visible()
    expect(page.locator(".copy-link").first).to_be_hidden()


@pytest.mark.parametrize("width", [320, 390, 768, 1280])
def test_no_page_is_wider_than_the_screen(page: Page, site: Path, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    for path in sorted(site.rglob("*.html")):
        page.goto(path.as_uri())
        spare = "document.documentElement.clientWidth - document.documentElement.scrollWidth"
        assert page.evaluate(spare) >= 0, path


def test_the_bar_tells_the_whole_label_on_a_phone(phone: Page) -> None:
    expect(phone.locator(".here")).to_be_hidden()
    phone.set_viewport_size({"width": 390, "height": 300})
    phone.locator('[id="16C3"] .words').evaluate("one => scrollTo(0, one.offsetTop + 400)")
    phone.goto(phone.url + "#16C3")
    expect(phone.locator(".here")).to_have_text("16C3")


def test_a_term_explains_itself_on_touch(phone: Page, site: Path) -> None:
    phone.goto(f"{site.as_uri()}/16/index.html")
    term = phone.locator(".term-use", has_text="straffen")
    term.tap()
    expect(phone.get_by_role("dialog")).to_contain_text("Een kaart op tafel.")
    assert phone.url.endswith("16/index.html")
    phone.locator(".peek-close").tap()
    expect(phone.locator("#peek")).to_be_hidden()
    expect(term).to_be_focused()


def test_a_touch_opens_who_cites(phone: Page) -> None:
    summary = phone.locator('[id="16C1"] .citers summary')
    summary.tap()
    expect(phone.locator('[id="16C1"] .citers')).to_have_attribute("open", "")
    expect(phone.locator('[id="16C1"] .citers .sentence')).to_be_visible()


def test_a_touch_on_a_label_shows_the_tools(phone: Page) -> None:
    tools = phone.locator('[id="16C2"] .tools')
    expect(tools).to_be_hidden()
    phone.locator('[id="16C2"] .label').tap()
    expect(tools).to_be_visible()
