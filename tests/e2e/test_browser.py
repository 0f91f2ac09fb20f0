"""The browser itself: a page opens, Cyrillic has letters, and axe sees a fault."""

import pytest
from axe_playwright_python.sync_playwright import Axe

PAGE = """<!doctype html><html lang="uk"><title>Круглий стіл</title>
<main><h1>Лицар</h1><p id="a">Ж</p><p id="b">Щ</p>{}</main></html>"""


@pytest.fixture
def page(browser):
    with browser.new_page() as page:
        page.set_content(PAGE.format(""))
        yield page


def test_a_page_opens_and_cyrillic_has_letters(page):
    assert page.title() == "Круглий стіл"
    assert page.get_by_role("heading", name="Лицар").is_visible()
    # A font without these letters would draw the same empty box for both.
    assert page.locator("#a").screenshot() != page.locator("#b").screenshot()


def test_axe_sees_a_picture_without_words(page):
    assert Axe().run(page).violations_count == 0
    page.set_content(PAGE.format("<img src='data:,'>"))
    assert [fault["id"] for fault in Axe().run(page).response["violations"]] == ["image-alt"]
