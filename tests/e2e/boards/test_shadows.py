"""The board of Shadows over Camelot in a real browser, played by clicks, taps and keys, and all in sight."""

import gzip
import re
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.games.shadows.moments import at_camelot, busy, evil, moments, nearly_lost, nearly_won
from tests.thorough import THOROUGH

from ..kit.board import COVERED, SETTLED, faults_of_board
from ..kit.keys import press
from ..kit.table import click, moment, offers, piece, play_on, prompt, tap, winners
from ..test_everywhere import faults_of_axe

DESK = {"viewport": {"width": 1366, "height": 768}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SIZES = [(1366, 768), (1920, 1080), (1280, 720), (390, 844), (360, 640)]
LANGUAGES = ["en", "ru", "uk"]
PARTS = ".sh-box, .sh-hand, .sh-mine, .sh-before"
SWIPED = ".sh-hand"
MOMENTS = list(moments())
STATIC = Path(str(files("roundtable").joinpath("static")))
MOST = 80_000  # bytes that the board adds, compressed
PREFER = """(language) => {
    const prefs = JSON.parse(localStorage.getItem('roundtable.prefs'));
    localStorage.setItem('roundtable.prefs', JSON.stringify({ ...prefs, language }));
}"""


def alone(person, match, wanted=".sh-box"):
    """At the table with bots, who wait until Anna has answered."""
    save = match.save()
    table = person.load(save, "local Anna", *["bot"] * (save["seats"] - 1))
    person.start(table)
    page = person.at(table)
    page.locator(wanted).wait_for()
    return page


def at_home(person, match):
    """At the table with nobody else who moves."""
    save = match.save()
    table = person.load(save, "local Anna", *["local Bert"] * (save["seats"] - 1))
    person.start(table)
    page = person.at(table)
    if moment(page) == "curtain":
        page.locator(".curtain button").first.click()
    page.locator(".sh-box").wait_for()
    return page


def new_game(person, seats):
    table = person.make("local Anna", *["bot"] * (seats - 1), game="shadows")
    person.start(table)
    page = person.at(table)
    page.locator(".sh-box").wait_for()
    return page


GAMES = [(3, DESK), *([(7, PHONE), (7, DESK), (3, PHONE)] if THOROUGH else [])]


@pytest.mark.parametrize(
    ("seats", "device"), GAMES, ids=lambda one: "" if isinstance(one, dict) else str(one)
)
def test_a_whole_game_on_the_board(newcomer, seats, device):
    page = new_game(newcomer(**device), seats)
    found: dict[str, str] = {}

    def touch(target):
        for fault in faults_of_board(page, PARTS, SWIPED) if THOROUGH else ():
            found.setdefault(fault, prompt(page).inner_text())
        (tap if device is PHONE else click)(target)

    assert play_on(page, touch=touch) > 10
    expect(page.locator(".sh-end h3")).to_be_visible()
    assert winners(page)
    assert not found, "\n".join(f"{fault} ({where})" for fault, where in found.items())


def test_a_place_a_card_a_pile_and_an_engine_answer_what_one_does(newcomer):
    anna = newcomer(**DESK)
    page = alone(anna, at_camelot(engines=4))
    page.locator('[data-ref="place/grail"] .ribbon').click()
    expect(page.locator("#story")).to_contain_text("Anna goes to the quest for the Grail")
    page = alone(anna, at_camelot())
    page.locator("[data-ref=whitepile]").click()
    expect(page.locator("#story")).to_contain_text("Anna draws")
    page = alone(anna, at_camelot(engines=4))
    page.locator("[data-ref=engines]").click()
    expect(prompt(page)).to_contain_text("Which fight cards")
    piece(page, "hand/fight-5#0").click()
    piece(page, "hand/fight-3#0").click()
    expect(offers(page).first).to_contain_text("succeeds on 7 of the 8 faces")
    page = alone(anna, busy())
    piece(page, "hand/fight-5#0").hover()
    expect(page.locator(".sh-mini.ghost")).to_have_count(1)
    piece(page, "hand/fight-5#0").click()
    expect(page.locator("#story")).to_contain_text("Anna plays a card: fight 5 (the Black Knight)")


def test_a_place_says_what_is_missing_and_what_its_ends_bring(newcomer):
    page = alone(newcomer(**DESK), busy())
    page.locator('[data-ref="place/lancelot"] .ribbon').hover()
    look = page.get_by_role("tooltip")
    expect(look).to_contain_text("White cards: 3 of 5, worth 11")
    expect(look).to_contain_text("If won: white swords +1")
    expect(look).to_contain_text("If lost: black swords +1")


def test_a_black_card_is_turned_up_large_and_then_lies_where_it_goes(newcomer):
    page = alone(newcomer(**DESK), evil("despair"))
    expect(page.locator(".sh-mini.violet")).to_have_count(4)
    page.locator("[data-ref=blackpile]").click()
    expect(page.locator(".moment .turned")).to_contain_text("Despair")
    expect(page.locator(".sh-mini.violet")).to_have_count(5)
    expect(page.locator(".moment")).to_have_count(0)


def test_merlins_are_asked_for_before_a_card_that_lies_over_the_darkened_land(newcomer):
    page = alone(newcomer(**DESK), evil("vivien"))
    page.locator("[data-ref=blackpile]").click()
    expect(page.locator(".sh-veil .sh-omen")).to_contain_text("Vivien")
    expect(page.locator(".sh-merlins i")).to_have_count(3)
    offers(page).filter(has_text="none").click()
    expect(page.locator(".sh-veil")).to_have_count(0)
    expect(page.locator(".sh-force")).to_contain_text("Vivien")


def test_a_knight_is_accused_in_a_scene(newcomer):
    page = alone(newcomer(**DESK), at_camelot(engines=7, white_swords=3, black_swords=2))
    page.locator('.sh-before [data-ref="knight/1"]').click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator(".sh-accusation")).to_contain_text("Brangaine")
    expect(dialog).to_contain_text("If not, a white sword turns black")
    expect(page.locator(".sh-count.white")).to_have_text("3")
    dialog.get_by_role("button", name="Continue").click()
    expect(page.locator(".moment .accuse")).to_contain_text("who is loyal")
    expect(page.locator(".sh-count.white")).to_have_text("2")
    expect(page.locator(".sh-count.black")).to_have_text("3")


# How wide the part of each knight that can be chosen is that a finger finds, and whether the middle of the
# shield is the knight's own.
FREE = """() => [...document.querySelectorAll('.sh-figure.lit')].map((node) => {
    node.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = node.querySelector('.sh-figure-drawn').getBoundingClientRect();
    const free = (x) => node.contains(document.elementFromPoint(left + x, top + height * 0.68));
    const wide = Array.from({ length: 61 }, (_, i) => width / 2 - 30 + i).filter(free).length;
    return { name: node.ariaLabel, wide, own: free(width / 2) };
})"""
CROWDS = {
    **{place: [place] * 7 for place in ("camelot", "picts", "saxons", "grail", "excalibur")},
    "two places": [*["grail"] * 4, *["saxons"] * 3],
}


@pytest.mark.parametrize("where", CROWDS)
def test_each_of_seven_knights_can_be_pressed_on_a_phone(newcomer, where):
    anna = newcomer(**PHONE)
    warriors = {"picts": 3, "saxons": 3}
    page = alone(anna, busy(7, place=CROWDS[where], engines=7, laid={}, warriors=warriors))
    for size in ({"width": 390, "height": 844}, {"width": 360, "height": 640}):
        page.set_viewport_size(size)
        page.evaluate(SETTLED)
        knights = page.evaluate(FREE)
        assert len(knights) == 6
        assert [one for one in knights if not one["own"] or one["wide"] < 24] == []
        assert page.evaluate(COVERED) == []


def test_all_six_quests_are_whole_beside_the_question_on_a_phone(newcomer):
    page = alone(newcomer(**PHONE), busy())
    page.evaluate(SETTLED)
    scene = page.locator(".scene")
    end = scene.evaluate("(box) => box.getBoundingClientRect().bottom")
    for place in page.locator(".sh-place").all():
        box = place.bounding_box()
        assert box
        assert box["y"] + box["height"] <= end + 1
    assert scene.evaluate("(box) => box.scrollHeight - box.clientHeight") <= 1


def test_camelot_stands(newcomer):
    page = alone(newcomer(**DESK), nearly_won())
    piece(page, "hand/fight-5#0").click()
    end = page.locator(".sh-end")
    expect(end).to_contain_text("Camelot stands")
    expect(end.locator(".drop")).to_have_count(12)
    expect(end.locator("li.loyal")).to_have_count(5)


def test_camelot_falls_and_the_traitor_is_unmasked(newcomer):
    page = alone(newcomer(**PHONE), nearly_lost())
    page.locator("[data-ref=siege]").tap()
    end = page.locator(".sh-end")
    expect(end).to_contain_text("Camelot has fallen")
    expect(end.locator("li.traitor")).to_contain_text("Brangaine")
    expect(end.locator(".deeds")).to_contain_text("Brangaine was the traitor")


def test_one_s_loyalty_lies_under_a_flap(newcomer):
    page = alone(newcomer(**DESK), busy(3, loyalty=["traitor", "loyal", "loyal"], box=[]))
    expect(page.get_by_text("traitor", exact=True)).to_have_count(0)
    flap = page.get_by_role("button", name=re.compile("Lift the flap"))
    flap.press("Enter")
    expect(page.locator(".sh-mine .within")).to_have_text("traitor")
    page.get_by_role("button", name=re.compile("only you can see this")).click()
    expect(page.locator(".sh-mine .within")).to_have_count(0)


def test_a_card_that_one_knows_stays_a_back_with_its_figure_under_an_eye(newcomer):
    page = alone(newcomer(**DESK), busy())
    known = page.locator(".sh-mini.down .known")
    expect(known).to_have_count(1)
    expect(known).to_have_text("3")
    expect(page.locator(".sh-mini.down")).to_have_count(3)


def test_a_turn_by_the_keyboard(newcomer):
    page = at_home(newcomer(**DESK), evil("despair", 3))
    begun = page.locator("#story li").count()
    for _ in range(6):
        if moment(page) != "asked":
            break
        press(page)
    assert page.locator("#story li").count() > begun


@pytest.mark.parametrize("theme", ["dark", pytest.param("light", marks=pytest.mark.thorough)])
def test_axe_finds_no_fault_on_the_board(newcomer, theme):
    anna = newcomer(prefs={"theme": theme}, **DESK)
    found: dict[str, str] = {}
    for name in MOMENTS if THOROUGH else ("camelot", "merlins", "sharing", "finished", "fallen"):
        page = at_home(anna, moments()[name])
        for fault in faults_of_axe(page, None):
            found.setdefault(fault, name)
    assert not found, "\n".join(f"{where}: {fault}" for fault, where in found.items())


@pytest.mark.parametrize("name", MOMENTS if THOROUGH else MOMENTS[::2])
def test_all_of_the_board_is_in_sight_and_every_word_whole(newcomer, name):
    """At every size and in every language if one wants to be thorough, else each moment at two sizes."""
    at = MOMENTS.index(name)
    anna = newcomer(**DESK)
    page = at_home(anna, moments()[name])
    found: dict[str, str] = {}
    for language in LANGUAGES if THOROUGH else [LANGUAGES[at % 3]]:
        page.evaluate(PREFER, language)
        page.reload()
        if moment(page) == "curtain":
            page.locator(".curtain button").first.click()
        expect(page.locator("html")).to_have_attribute("lang", language)
        for width, height in SIZES if THOROUGH else [SIZES[at % 5], SIZES[(at + 3) % 5]]:
            page.set_viewport_size({"width": width, "height": height})
            for fault in faults_of_board(page, PARTS, SWIPED):
                found.setdefault(fault, f"{width}×{height}, {language}")
    assert not found, "\n" + "\n".join(f"{where}: {fault}" for fault, where in found.items())


def test_the_board_adds_little_to_what_is_fetched(newcomer, capsys):
    """Beyond what any table with a board has fetched already."""
    anna = newcomer(**DESK)
    table = anna.make("local Anna", "bot")
    anna.start(table)
    anna.at(table).locator(".ka-court").wait_for()
    before = set(anna.asked_for)
    alone(anna, busy(3))
    paths = {re.sub(r"^\w+://[^/]+/", "", address) for address in set(anna.asked_for) - before}
    size = sum(
        len(gzip.compress((STATIC / path).read_bytes(), 9))
        for path in paths
        if path.endswith((".js", ".css"))
    )
    with capsys.disabled():
        print(f"\nthe board of Shadows over Camelot: {size / 1000:.1f} kB gzipped")
    assert 5_000 < size <= MOST
