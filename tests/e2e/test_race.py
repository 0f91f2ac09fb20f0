"""A race with long stories between two questions: the story, the view and the choice of several pieces."""

import pytest
from playwright.sync_api import expect

from .kit.saves import clovers, leaders, mid_game
from .kit.table import act, click, moment, offers, piece, prompt
from .test_phone import DRAWN, PHONE, faults

CLOVERS = ["track/17#0", "track/20#0", "track/24#0"]

# Where the story stands: at its "end"; or "new": what came since the last turn begins at the top; or far off.
STORY = """() => {
    const box = document.querySelector('#story');
    const left = box.scrollHeight - box.clientHeight - box.scrollTop;
    if (left < 2) return 'end';
    const since = box.querySelector('.since')?.getBoundingClientRect().top ?? -Infinity;
    return Math.abs(since - box.getBoundingClientRect().top) < 2 ? 'new' : left;
}"""
LEADS = f"() => ['end', 'new'].includes(({STORY})())"
AT_TOP = "() => document.querySelector('#story').scrollTop === 0"
OWN_IN_SIGHT = """() => {
    const { top, bottom } = document.querySelector('.rider.seat-0').getBoundingClientRect();
    const box = document.querySelector('.scene').getBoundingClientRect();
    return top >= box.top && bottom <= box.bottom;
}"""


@pytest.fixture
def sit(newcomer):
    def at(save, **wishes):
        anna = newcomer(**wishes)
        table = anna.load(save, "local Anna", *["bot"] * (save["seats"] - 1))
        anna.start(table)
        page = anna.at(table)
        assert moment(page) == "asked"
        return page

    return at


def test_the_story_goes_on_before_the_eyes_of_its_reader(sit):
    page = sit(mid_game(3, 30, game="grailcup"))
    longest = 0
    for _ in range(8):
        before = page.locator("#story li").count()
        if act(page) == "over":
            break
        moment(page)
        page.evaluate(DRAWN)
        longest = max(longest, page.locator("#story li").count() - before)
        page.wait_for_function(LEADS)
    assert longest > 5, "no long part of the story came at once"
    page.locator("#story").hover()
    page.mouse.wheel(0, -1_000_000)  # further than any font makes it long
    page.wait_for_function(AT_TOP)
    newest = page.get_by_role("button", name="Jump to the latest")
    expect(newest).to_be_visible()
    act(page)
    moment(page)
    page.evaluate(DRAWN)
    assert page.evaluate(AT_TOP)
    newest.click()
    expect(newest).to_have_count(0)
    page.wait_for_function(f"() => ({STORY})() === 'end'")


def test_a_closer_look_leaves_the_story_in_sight(sit):
    page = sit(mid_game(3, 30, game="grailcup"))
    piece(page, "track/0#0").hover()
    look = page.get_by_role("tooltip")
    expect(look).to_be_visible()
    page.evaluate(DRAWN)
    assert (
        page.locator("#story").bounding_box()["y"] + page.locator("#story").bounding_box()["height"]
        <= (look.bounding_box()["y"])
    )
    assert page.evaluate(STORY) in ("end", "new")


def test_a_phone_tells_what_happened_beside_the_question_and_leads_to_the_story(sit):
    page = sit(mid_game(3, 30, game="grailcup"), **PHONE)
    for _ in range(3):
        act(page)
        moment(page)
    recent = page.locator(".recent")
    expect(recent).to_be_visible()
    assert not faults(page)
    recent.locator(".lines").tap()
    expect(page.locator("#story")).to_be_visible()
    page.wait_for_function(LEADS)
    page.locator("aside").get_by_role("button", name="Close").tap()
    recent.get_by_role("button", name="Close").tap()
    expect(recent).to_have_count(0)


@pytest.mark.parametrize("wishes", [{}, PHONE])
def test_the_last_of_three_pieces_is_confirmed_and_can_be_let_go(sit, wishes):
    page = sit(clovers(), **wishes)
    count = page.locator(".prompt [role=status]")
    expect(count).to_have_text("0 of 3 chosen")
    for number, clover in enumerate(CLOVERS, 1):
        piece(page, clover).click()
        expect(count).to_have_text(f"{number} of 3 chosen")
    expect(offers(page)).to_have_count(1)
    expect(offers(page)).to_be_focused()
    assert not wishes or not faults(page)
    piece(page, CLOVERS[2]).click()
    expect(count).to_have_text("2 of 3 chosen")
    piece(page, "track/29#0").click()
    page.keyboard.press("Enter")
    expect(prompt(page)).to_contain_text("17, 20, 29")


def test_a_question_that_is_not_asked_on_the_road_shows_where_the_reader_stands(sit):
    page = sit(clovers(at=[1, 21, 1, 9]), **PHONE)
    for clover in CLOVERS:
        piece(page, clover).click()
    page.evaluate("document.querySelector('.scene').scrollTop = 0")
    assert not page.evaluate(OWN_IN_SIGHT)
    offers(page).tap()
    expect(prompt(page)).to_contain_text("In which order")
    page.wait_for_function(OWN_IN_SIGHT)
    expect(page.locator(".space.own")).to_have_attribute(
        "aria-label", "space 1, start, here, from the front: Anna (you), Caradoc"
    )


@pytest.mark.parametrize("where", ["#0@road", "#0"])
def test_a_knight_is_named_where_it_stands_and_beside_the_table(sit, where):
    page = sit(leaders())
    question = prompt(page).inner_text()
    click(piece(page, f"knight/3{where}"))
    expect(prompt(page)).not_to_have_text(question)
    expect(page.locator("#story")).to_contain_text("Dindrane")


def test_of_several_knights_on_one_space_the_nearest_is_named(sit):
    page = sit(leaders())
    behind = page.locator(".rider.seat-2").bounding_box()
    # The hooves that stick out behind the first knight of the queue.
    page.mouse.click(behind["x"] + behind["width"] * 0.85, behind["y"] + behind["height"] * 0.7)
    expect(page.locator("#story")).to_contain_text("Caradoc will lead")
