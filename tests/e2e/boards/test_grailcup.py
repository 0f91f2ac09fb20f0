"""The board of Grail Cup in a real browser: played by clicks, taps and keys, on the road and below it."""

import pytest
from playwright.sync_api import expect

from tests.thorough import THOROUGH

from ..kit.board import SETTLED, faults_of_board
from ..kit.keys import play_by_keys
from ..kit.races import MOMENTS, clover, over
from ..kit.scenes import SCENES
from ..kit.table import click_in_sight, moment, play_on, prompt, tap, winners
from ..test_everywhere import faults_of_axe

DESK = {"viewport": {"width": 1366, "height": 768}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SMALL = {**PHONE, "viewport": {"width": 360, "height": 640}}
PARTS = ".course, .calls, .dock, .strip"


def new_race(person, seats, **more):
    table = person.make("local Anna", *["bot"] * (seats - 1), game="grailcup", **more)
    person.start(table)
    page = person.at(table)
    page.locator(".course").wait_for()
    return page


@pytest.mark.thorough
def test_a_whole_race_by_clicks_on_what_is_in_sight(newcomer):
    page = new_race(newcomer(**DESK), 4)
    assert play_on(page, touch=click_in_sight) > 10
    expect(page.locator(".end .found")).to_be_visible()
    assert winners(page)


@pytest.mark.thorough
def test_a_whole_race_by_taps_on_a_phone_that_stands(newcomer):
    page = new_race(newcomer(**PHONE), 3)
    found: dict[str, str] = {}
    seen: set[str] = set()

    def touch(target):
        question = prompt(page).inner_text()
        if question not in seen:  # each kind of question is looked at once
            seen.add(question)
            for fault in faults_of_board(page, PARTS, ".strip"):
                found.setdefault(fault, question)
        tap(target)

    assert play_on(page, touch=touch) > 10
    expect(page.locator(".end .found")).to_be_visible()
    assert not found, "\n".join(f"{fault} ({where})" for fault, where in found.items())


def test_a_whole_race_by_the_keyboard(newcomer):
    page = new_race(newcomer(**DESK), 3)
    assert play_by_keys(page) > 10
    expect(page.locator(".end .found")).to_be_visible()


# What is shown large for a moment, noted as it comes: on a busy machine it may be gone before one looks.
NOTE = """() => {
    window.shown = [];
    new MutationObserver(() => {
        const moment = document.querySelector('.gc-moment');
        if (moment) window.shown.push(moment.innerText);
    }).observe(document.body, { childList: true, subtree: true });
}"""


def test_a_token_that_is_turned_up_is_shown_large_with_what_it_does(newcomer):
    anna = newcomer(**DESK)
    table = anna.load(clover().save(), "local Anna", *["bot"] * 4)
    anna.start(table)
    page = anna.at(table)
    assert moment(page) == "asked"
    page.evaluate(NOTE)
    click_in_sight(page.locator(".ways .tile").first)
    page.wait_for_function("() => window.shown.length")
    said = page.evaluate("window.shown[0]")
    assert "goblin" in said.lower()
    assert "Move back two spaces." in said


# What a way says stands on the shoulder of its ghost, and numbers of spaces are above all pieces.
STRAY = """() => {
    const of = (what) => [...document.querySelectorAll(what)];
    const edge = (node) => node.getBoundingClientRect();
    const faults = of('[data-says]').filter((bubble) => {
        const [a, b] = [edge(bubble), edge(document.querySelector(`[data-ghost="${bubble.dataset.says}"]`))];
        return a.left < b.left - 1 || a.right > b.right + 1 || a.top < b.top - 1 || a.bottom > b.bottom + 1;
    });
    const height = (node) => Number(getComputedStyle(node).zIndex);
    const highest = Math.max(...of('.course :is(.figure, .ghost, .lying)').map(height));
    const numbers = document.querySelector('.numbers');
    return [
        ...faults.map((bubble) => `${bubble.innerText} has left its ghost on ${bubble.dataset.says}`),
        ...(height(numbers) > highest ? [] : ['pieces cover the numbers of their spaces']),
    ];
}"""


@pytest.mark.parametrize("wishes", [DESK, PHONE, SMALL], ids=["desk", "phone", "small phone"])
def test_what_a_way_says_stays_on_its_ghost_and_numbers_above_the_pieces(newcomer, wishes):
    anna = newcomer(**wishes)
    table = anna.load(MOMENTS["fairy"]().save(), "local Anna", *["bot"] * 4)
    anna.start(table)
    page = anna.at(table)
    assert moment(page) == "asked"
    page.evaluate(SETTLED)
    expect(page.locator("[data-says]")).to_have_count(3)
    assert page.evaluate(STRAY) == []


def test_the_end_leaves_the_board_its_size_and_has_room_for_the_whole_course(newcomer):
    anna = newcomer(**DESK)
    heights = {}
    for name, save in {"asked": MOMENTS["fairy"]().save(), "over": SCENES["grailcup-end"]()}.items():
        table = anna.load(save, "local Anna", *["bot"] * (save["seats"] - 1))
        anna.start(table)
        page = anna.at(table)
        assert moment(page) == name
        page.evaluate(SETTLED)
        heights[name] = page.locator(".board").bounding_box()["height"]
    assert heights["over"] > 0.95 * heights["asked"]
    chart = page.locator(".ending figure svg").bounding_box()
    assert chart["width"] > 380
    assert chart["height"] > 140
    size = "(node) => parseFloat(getComputedStyle(node).fontSize)"
    assert page.locator(".ending .tick").first.evaluate(size) >= 11
    for button in page.locator(".ending .button").all():
        expect(button).to_be_in_viewport(ratio=1)
        assert button.bounding_box()["height"] < 50, "its words take a second line"


@pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.thorough)])
def test_axe_finds_no_fault_on_the_board(newcomer, theme):
    anna = newcomer(prefs={"theme": theme}, **DESK)
    found: dict[str, str] = {}
    names = [*MOMENTS, "over"] if THOROUGH else ["fairy", "laying", "cursing", "drafting", "over"]
    for name in names:
        save = (over if name == "over" else MOMENTS[name])().save()
        table = anna.load(save, "local Anna", *["bot"] * (save["seats"] - 1))
        anna.start(table)
        page = anna.at(table)
        assert moment(page)
        page.locator(".course").wait_for()
        for fault in faults_of_axe(page, None):
            found.setdefault(fault, name)
    assert not found, "\n".join(f"{where}: {fault}" for fault, where in found.items())
