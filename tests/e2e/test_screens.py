"""Screens of other shapes than a phone that stands: all choices within reach, and a table that stays put."""

import pytest
from playwright.sync_api import expect

from .kit.saves import avalon_at, mid_game
from .kit.table import IN_SIGHT, lit, moment, offers, prompt, tap

DESK = {"viewport": {"width": 1280, "height": 800}}
LEAST = 150  # pixels of the table

# Whether all of it is on the screen, and within every box that scrolls.
WHOLE = """(node) => {
    let { top, bottom } = node.getBoundingClientRect();
    for (let box = node.parentElement; box; box = box.parentElement) {
        if (getComputedStyle(box).overflowY === 'visible') continue;
        const edge = box.getBoundingClientRect();
        if (top < edge.top - 1 || bottom > edge.bottom + 1) return false;
    }
    return top >= 0 && bottom <= innerHeight;
}"""


def lying(width, height):
    return {"viewport": {"width": width, "height": height}, "has_touch": True, "is_mobile": True}


@pytest.mark.parametrize(("width", "height"), [(844, 390), (640, 360)])
def test_on_a_phone_that_lies_on_its_side_table_and_choices_are_within_reach(newcomer, width, height):
    anna = newcomer(prefs={"language": "uk"}, **lying(width, height))
    for save in (avalon_at("day.what"), mid_game(3, 60, game="shadows")):
        table = anna.load(save, "local Anna", *["bot"] * (save["seats"] - 1))
        anna.start(table)
        page = anna.at(table)
        assert moment(page) == "asked"
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.locator(".scene").bounding_box()["height"] >= LEAST
        for step in page.locator(".steps > .button:not(.off)").all():
            assert step.evaluate(WHOLE)
        for choice in offers(page).all():
            choice.scroll_into_view_if_needed()
            assert choice.evaluate(IN_SIGHT)
        tap(page.locator(".bar .narrow").first)
        expect(page.locator("#story")).to_be_visible()
        tap(page.locator(".side .close .button"))
        expect(page.locator("#story")).to_be_hidden()


@pytest.mark.parametrize("wishes", [DESK, {**lying(390, 844)}])
def test_every_hero_that_one_can_play_is_in_sight(newcomer, wishes):
    anna = newcomer(prefs={"language": "ru"}, **wishes)
    table = anna.make("local Anna", "bot", game="taintedgrail")
    anna.start(table)
    page = anna.at(table)
    assert moment(page) == "asked"
    expect(lit(page)).to_have_count(4)
    for hero in lit(page).all():
        hero.scroll_into_view_if_needed()  # on a phone two of them are in sight at a time
        assert hero.evaluate(WHOLE if wishes is DESK else IN_SIGHT)


def test_the_table_keeps_its_place_while_pieces_are_picked(newcomer):
    anna = newcomer(**DESK)
    table = anna.make("local Anna", "bot", "bot", game="shadows")
    anna.start(table)
    page = anna.at(table)
    assert moment(page) == "asked"
    lit(page).first.click()
    expect(page.locator("#prompt-sentence")).to_contain_text("Who gets which card?")
    scene = page.locator(".scene")
    before = scene.bounding_box()
    lit(page).first.click()
    expect(page.get_by_role("button", name="Clear the selection")).to_be_visible()
    after = scene.bounding_box()
    assert {**after, "height": 0} == {**before, "height": 0}
    assert abs(after["height"] - before["height"]) < 12  # a line of the question may come or go


def test_what_was_tapped_does_not_look_chosen(newcomer):
    anna = newcomer(**lying(390, 844))
    page = anna.visit("/")
    button = page.locator("button.button:not(.main)").first
    plain = button.evaluate("(node) => getComputedStyle(node).backgroundColor")
    button.hover()
    assert button.evaluate("(node) => getComputedStyle(node).backgroundColor") == plain


def test_in_a_narrow_window_a_click_reaches_the_piece_beside_its_closer_look(newcomer):
    anna = newcomer(viewport={"width": 600, "height": 800})
    table = anna.load(avalon_at("fight.what", encounter="mad_farmstead"), "local Anna")
    anna.start(table)
    page = anna.at(table)
    assert moment(page) == "asked"
    question = prompt(page).inner_text()
    lit(page).first.evaluate("(node) => node.scrollIntoView()")
    lit(page).first.hover()
    look = page.get_by_role("tooltip")
    expect(look).to_be_visible()
    page.mouse.down()
    page.mouse.up()
    expect(prompt(page)).not_to_have_text(question)
