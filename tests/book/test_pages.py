"""The pages as plain HTML: what a reader without scripts gets."""

from __future__ import annotations

import json
import posixpath
import re
from pathlib import Path
from urllib.parse import unquote, urldefrag

import pytest
from lxml import html

from lawtext.book.building import site_files
from tests.book.sample import TITLE, book, edition, furnished


@pytest.fixture(scope="module")
def files() -> dict[str, bytes]:
    return site_files([book()], [edition()])


def page(files: dict[str, bytes], path: str) -> html.HtmlElement:
    return html.fromstring(files[path].decode())


def text_of(element: html.HtmlElement) -> str:
    return " ".join(element.text_content().split())


def one(tree: html.HtmlElement, query: str) -> html.HtmlElement:
    (found,) = tree.xpath(query)
    return found


def test_every_provision_has_its_anchor_on_the_page_of_its_article(files: dict[str, bytes]) -> None:
    for label in ("16", "16C", "16C1", "16C2", "16C3", "16D"):
        assert page(files, "16/index.html").xpath(f'//*[@id="{label}"]'), label


def test_parts_of_a_provision_have_anchors(files: dict[str, bytes]) -> None:
    ids = page(files, "16/index.html").xpath("//@id")
    assert {"16C.preamble", "16C.closing", "16C1.fn1"} <= set(ids)
    assert "27B.table" in page(files, "27/index.html").xpath("//@id")


def test_a_citation_links_to_the_anchor_of_the_provision(files: dict[str, bytes]) -> None:
    link = one(page(files, "16/index.html"), '//a[@class="cite"][text()="C1 hierboven"]')
    assert link.get("href") == "#16C1"
    link = one(page(files, "definities/index.html"), '//a[@class="cite"]')
    assert link.get("href") == "../27/index.html#27A"


def test_each_member_of_a_list_has_its_own_link(files: dict[str, bytes]) -> None:
    cites = page(files, "16/index.html").xpath('//*[@id="16D"]//a[@class="cite"]')
    assert [(c.text, c.get("href")) for c in cites] == [
        ("artikel 16C2", "#16C2"),
        ("3", "#16C3"),
        ("de artikelen 30", "../30/index.html#30"),
        ("32", "../32/index.html#32"),
    ]


@pytest.mark.parametrize(
    ("path", "words", "status"),
    [
        ("16/index.html", "artikel 40", "absent"),
        ("27/index.html", "artikel 99Z", "unknown"),
        ("27/index.html", "WR art. 3", "external"),
        ("27/index.html", "het voorgaande", "vague"),
        ("32/index.html", "artikel 16, onder x", "ambiguous"),
    ],
)
def test_a_citation_without_text_is_no_link_and_says_why(
    files: dict[str, bytes], path: str, words: str, status: str
) -> None:
    (cite,) = [
        c for c in page(files, path).xpath('//span[contains(@class, "no-link")]') if c.text == words
    ]
    assert status in cite.get("class").split()
    why = one(cite, './span[@class="quiet"]').text
    assert why.startswith(" (") and len(why) > 8
    assert words in text_of(page(files, "verantwoording/index.html"))


def test_no_word_of_the_law_is_lost_or_read_as_markup(files: dict[str, bytes]) -> None:
    words = page(files, "30/index.html").xpath('//div[@class="words"]/p')
    assert text_of(words[0]) == "Passen voor de beurt. Zie ook een straf <b>niet</b> & nooit ♥."


def test_cited_by_gives_the_sentence_with_the_citation_marked(files: dict[str, bytes]) -> None:
    row = one(page(files, "16/index.html"), '//*[@id="16C1"]//details[@class="citers"]//li')
    assert one(row, "./a").get("href") == "#16C2"
    assert one(row, ".//mark").text == "C1 hierboven"
    assert text_of(row).endswith("mag de eigen kant niets gebruiken (zie C1 hierboven).")
    assert "Het bord gaat door" not in text_of(row)


def test_cited_by_tells_how_a_provision_is_cited(files: dict[str, bytes]) -> None:
    assert "kan gelden" in text_of(one(page(files, "30/index.html"), '//details[@class="citers"]'))


def test_a_provision_with_items_below_it_and_no_text_is_shown_as_a_gap(
    files: dict[str, bytes],
) -> None:
    tree = page(files, "32/index.html")
    assert tree.xpath('//*[@id="32A"]//p[@class="no-words"]')
    assert tree.xpath('//*[@id="32A1"]') and tree.xpath('//*[@id="32A1a"]')


def test_doubts_are_shown(files: dict[str, bytes]) -> None:
    tree = page(files, "16/index.html")
    assert "nummer afgeleid" in text_of(one(tree, '//*[@id="16C3"]'))
    assert "afgebroken" in text_of(one(tree, '//*[@id="16D"]'))


def test_neighbours_skip_articles_without_text(files: dict[str, bytes]) -> None:
    tree = page(files, "27/index.html")
    assert set(tree.xpath('//nav//a[@rel="prev"]/@href')) == {"../16/index.html"}
    assert set(tree.xpath('//nav//a[@rel="next"]/@href')) == {"../30/index.html"}
    assert not page(files, "16/index.html").xpath('//nav//a[@rel="prev"]')


def test_the_front_page_has_chapters_parts_articles_and_gaps(files: dict[str, bytes]) -> None:
    tree = page(files, "index.html")
    contents = text_of(one(tree, '//nav[@class="contents"]'))
    assert "Hoofdstuk IV Wat men weet Over weten. 16 Wat men mag weten" in contents
    assert "Deel II Fouten 30 Passen 32 Doubleren" in contents
    assert "Zonder tekst in deze uitgave: 31, 40" in contents
    assert one(tree, '//h2//a[text()="Definities"]').get("href") == "definities/index.html"
    grid = one(tree, '//nav[@class="numbers"]')
    assert [a.text for a in grid.xpath(".//a")] == ["16", "27", "30", "32"]
    assert [s.text for s in grid.xpath('.//span[@class="no-text"]')] == ["31", "40"]


def test_definitions_are_in_the_order_of_the_alphabet_with_anchors(files: dict[str, bytes]) -> None:
    tree = page(files, "definities/index.html")
    assert tree.xpath('//dl/div[contains(@class, "term")]/@id') == ["def:bod", "def:straf"]
    assert [text_of(li) for li in tree.xpath('//*[@id="def:straf"]//ol[@class="senses"]/li')] == [
        "Een kaart op tafel.",
        "Punten.",
    ]
    assert page(files, "30/index.html").xpath('//a[@class="cite"]/@href') == [
        "../definities/index.html#def:straf"
    ]


def test_the_banner_tells_whether_the_text_is_official() -> None:
    settings = {"official": True, "publisher": "De Bond", "licence": "CC0", "rights": "Vrij"}
    official = site_files([book()], [edition(**settings)])
    shown = text_of(one(page(official, "16/index.html"), '//aside[contains(@class, "standing")]'))
    assert shown.startswith("Officiële tekst, uitgegeven door De Bond")
    colophon = text_of(page(official, "verantwoording/index.html"))
    assert "CC0" in colophon and "Vrij" in colophon
    plain = site_files([book()], [edition()])
    shown = text_of(one(page(plain, "16/index.html"), '//aside[contains(@class, "standing")]'))
    assert shown.startswith("Dit is niet de officiële tekst")


def test_several_editions_stand_side_by_side_and_link_label_to_label() -> None:
    both = site_files(
        [book(), book("en-2017")], [edition(), edition("en-2017", title="House rules")]
    )
    assert {"index.html", "nl-2017/16/index.html", "en-2017/16/index.html"} <= set(both)
    twins = page(both, "nl-2017/16/index.html").xpath('//*[@id="16C2"]//a[@class="twin"]/@href')
    assert twins == ["../../en-2017/16/index.html#16C2"]
    assert page(both, "en-2017/16/index.html").get("lang") == "en"
    assert "en-2017/definitions/index.html" in both
    assert_links_lead_somewhere(both)


def test_every_link_leads_to_a_page_and_an_anchor_that_are_there(files: dict[str, bytes]) -> None:
    assert_links_lead_somewhere(files)


def assert_links_lead_somewhere(files: dict[str, bytes]) -> None:
    trees = {path: page(files, path) for path in files if path.endswith(".html")}
    anchors = {path: set(tree.xpath("//@id")) for path, tree in trees.items()}
    for path, tree in trees.items():
        for link in tree.xpath("//a/@href | //template/@data-link | //script/@src | //link/@href"):
            address, mark = urldefrag(link)
            there = posixpath.normpath(posixpath.join(posixpath.dirname(path), unquote(address)))
            there = there if address else path
            assert not link.startswith(("http", "/")), (path, link)
            assert link == "" or there in files, (path, link)
            assert not mark or unquote(mark) in anchors[there], (path, link)


def test_ids_are_unique_and_every_preview_is_on_its_page(files: dict[str, bytes]) -> None:
    for path in files:
        if not path.endswith(".html"):
            continue
        tree = page(files, path)
        ids = tree.xpath("//@id")
        assert len(ids) == len(set(ids)), path
        keys = {key for keys in tree.xpath("//@data-peek") for key in keys.split()}
        assert keys == set(tree.xpath("//template/@data-for")), path


def test_the_data_of_an_article_stand_beside_it_and_hold_no_private_path(
    files: dict[str, bytes],
) -> None:
    data = json.loads(files["16/index.json"])
    assert (data["edition"], data["article"]) == ("nl-2017", "16")
    assert [one["id"] for one in data["provisions"]][:3] == ["16", "16C", "16C1"]
    assert data["cited_by"]["16C1"][0]["from"] == "16C2"
    assert data["citations"][0]["targets"] == [{"id": "16C1", "status": "resolved"}]
    assert not [path for path, content in files.items() if b"geheim" in content]
    assert "bron.txt" in files["verantwoording/index.html"].decode()


def test_nothing_comes_from_another_host(files: dict[str, bytes]) -> None:
    for path, content in files.items():
        if path.endswith((".html", ".css", ".js")):
            assert b"//" not in content.replace(b"// ", b""), path


def test_a_book_without_text_still_builds() -> None:
    from lawtext.model import Book

    empty = site_files([Book("nl-2017")], [edition()])
    assert "Dit boek bevat nog geen artikelen." in empty["index.html"].decode()
    assert TITLE in empty["index.html"].decode()


def test_a_language_without_an_interface_of_its_own_is_shown_in_english() -> None:
    from lawtext.book.interface import interface_language, interface_words

    assert interface_language("xx") == "en"
    assert interface_words("xx")["page"]["next"] == "Next"


def test_interface_languages_have_the_same_words() -> None:
    from lawtext.book.interface import interface_words

    def names(table: dict[str, dict[str, str]]) -> set[tuple[str, str]]:
        return {(name, key) for name, words in table.items() for key in words}

    assert names(interface_words("nl")) == names(interface_words("en"))


def test_every_interface_word_is_used() -> None:
    from lawtext.book.interface import interface_words
    from lawtext.places import data_folder

    files = [*data_folder("site").rglob("*.html"), *data_folder("site").rglob("*.js")]
    code = "".join(path.read_text() for path in files)
    by_value = {"paths", "relation", "status", "why"}
    unused = [
        (name, key)
        for name, words in interface_words("nl").items()
        for key in words
        if name not in by_value and not re.search(rf"\b{key}\b", code)
    ]
    in_python = [("peek", "perhaps"), ("provision", "unknown")]
    assert [one for one in unused if one not in in_python] == []


def test_situations_lead_to_the_provisions_that_answer_them(tmp_path: Path) -> None:
    files = site_files([book()], [furnished(tmp_path)])
    situation = one(page(files, "situaties/index.html"), '//*[@id="card-back"]')
    assert text_of(one(situation, ".//h3")) == "Een kaart gaat terug in de hand"
    assert "Vraag eerst wie de kaart zag." in text_of(situation)
    assert situation.xpath('.//a[@class="cite"]/@href') == ["../16/index.html#16C2"]
    assert [one.text for one in situation.xpath('.//span[contains(@class, "absent")]')] == ["40"]
    assert "geen antwoord" not in text_of(page(files, "situaties/index.html"))
    assert_links_lead_somewhere(files)
    assert b'"sit:card-back"' in files["index.js"] and b"terugstoppen" in files["index.js"]
    front = one(page(files, "index.html"), '//nav[@class="happened"]')
    assert front.xpath(".//p/a/@href") == ["situaties/index.html#play"]


def test_a_book_without_situations_does_not_speak_of_them(files: dict[str, bytes]) -> None:
    assert "situaties/index.html" not in files
    assert "Situaties" not in files["index.html"].decode()


def test_what_is_no_law_text_stands_visibly_apart(tmp_path: Path) -> None:
    files = site_files([book()], [furnished(tmp_path)])
    note = one(page(files, "16/index.html"), '//*[@id="16C2"]/details')
    assert note.get("class") == "layer commentary"
    assert "Commentaar Waarom niet voorbeeld, geldt nergens" in text_of(note)
    assert "Omdat <het> anders te makkelijk wordt." in text_of(note)
    assert "Een arbiter, 2020-02-02, CC0" in text_of(note)
    assert json.loads(files["16/index.json"])["layers"][0]["title"] == "Waarom niet"
