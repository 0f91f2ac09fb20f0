"""The board of King Arthur in a real browser: played by clicks, taps and keys, and all of it in sight."""

import pytest
from playwright.sync_api import expect

from tests.games.kingarthur.states import moments
from tests.thorough import THOROUGH

from ..kit.board import faults_of_board
from ..kit.keys import play_by_keys
from ..kit.table import click_in_sight, moment, offers, piece, play_on, prompt, tap, winners
from ..test_everywhere import faults_of_axe

DESK = {"viewport": {"width": 1366, "height": 768}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
PARTS = ".ka-box, .ka-steps, .ka-hand, .ka-tray, .ka-before"
SWIPED = ".ka-shelf"
MOMENTS = list(moments())


def sit(person, match):
    save = match.save()
    table = person.load(save, "local Anna", *["local Bert"] * (save["seats"] - 1))
    person.start(table)
    page = person.at(table)
    if moment(page) == "curtain":
        page.locator(".curtain button").first.click()
    page.locator(".ka-court").wait_for()
    return page


def alone(person, match):
    """At the table with bots, who wait until Anna has answered."""
    save = match.save()
    table = person.load(save, "local Anna", *["bot"] * (save["seats"] - 1))
    person.start(table)
    page = person.at(table)
    page.locator(".ka-court").wait_for()
    return page


def new_game(person, seats, **options):
    table = person.make("local Anna", *["bot"] * (seats - 1), options={"seals": True, **options})
    person.start(table)
    page = person.at(table)
    page.locator(".ka-court").wait_for()
    return page


def test_a_whole_game_with_seals_by_clicks_on_what_is_in_sight(newcomer):
    page = new_game(newcomer(**DESK), 3)
    deeds = play_on(page, touch=click_in_sight)
    assert deeds > 20
    expect(page.locator(".ka-end .names")).to_be_visible()
    assert winners(page)


@pytest.mark.thorough
def test_a_whole_game_by_taps_on_a_phone_that_stands(newcomer):
    page = new_game(newcomer(**PHONE), 2, hide_defeated=True)
    found: dict[str, str] = {}
    seen: set[str] = set()

    def touch(target):
        question = prompt(page).inner_text()
        if question not in seen:  # each kind of question is looked at once
            seen.add(question)
            for fault in faults_of_board(page, PARTS, SWIPED):
                found.setdefault(fault, question)
        tap(target)

    assert play_on(page, touch=touch) > 15
    expect(page.locator(".ka-end .names")).to_be_visible()
    assert not found, "\n".join(f"{fault} ({where})" for fault, where in found.items())


@pytest.mark.thorough
def test_a_whole_game_with_seals_by_the_keyboard(newcomer):
    page = new_game(newcomer(**DESK), 2)
    assert play_by_keys(page) > 20
    expect(page.locator(".ka-end .names")).to_be_visible()


def test_a_usual_turn_takes_three_presses(newcomer):
    """Whom to challenge, how to pay, how many knights to draw."""
    anna = newcomer(**DESK)
    page = alone(anna, moments()["unsealed"])
    anna_turn = page.locator(".ka-step.now")
    expect(anna_turn).to_contain_text("Challenge")
    click_in_sight(piece(page, "layout/monster-3#0"))
    click_in_sight(offers(page).filter(has_text="orange knight ×2, Merlin"))
    expect(anna_turn).to_contain_text("Adventure")
    click_in_sight(offers(page).filter(has_text="take none"))  # the board offers one: a choice, no duty
    expect(anna_turn).to_contain_text("Knights")
    click_in_sight(offers(page).first)
    expect(page.locator("#story")).to_contain_text("Anna defeats monster 3")


def test_pointing_at_an_adversary_shows_what_it_takes(newcomer):
    """Below the board, with the seal that would lie on it, before anything is pressed."""
    page = alone(newcomer(**DESK), moments()["challenge"])
    hint = page.locator(".ka-tray.hint")
    expect(hint).to_have_text("Point at a card with a gold edge to see what it takes.")
    piece(page, "layout/dark-2#0").hover()
    expect(page.locator(".ka-tray.ahead")).to_contain_text("takes 2 knights")
    expect(page.locator(".ka-tray.ahead .seal.ghost")).to_be_visible()
    page.locator("#prompt-sentence").hover()
    expect(hint).to_be_visible()


@pytest.mark.parametrize("theme", ["dark", pytest.param("light", marks=pytest.mark.thorough)])
def test_axe_finds_no_fault_on_the_board(newcomer, theme):
    anna = newcomer(prefs={"theme": theme}, **DESK)
    found: dict[str, str] = {}
    for name in MOMENTS if THOROUGH else ("challenge", "pay", "offer", "hidden", "over"):
        page = sit(anna, moments()[name])
        for fault in faults_of_axe(page, None):
            found.setdefault(fault, name)
    assert not found, "\n".join(f"{where}: {fault}" for fault, where in found.items())
