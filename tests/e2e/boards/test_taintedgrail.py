"""The board of Tainted Grail in a real browser: a journey, a page, a fight, a talk and a menhir by clicks,
taps and keys, and all of it in sight."""

import pytest
from playwright.sync_api import expect

from tests.games.taintedgrail.states import moments, three
from tests.thorough import THOROUGH

from ..kit.board import faults_of_board
from ..kit.table import IN_SIGHT, moment, offers, piece, prompt
from ..test_everywhere import faults_of_axe

DESK = {"viewport": {"width": 1366, "height": 768}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SIZES = [(1366, 768), (1920, 1080), (1280, 720), (390, 844), (360, 640)]
LANGUAGES = ["en", "ru", "uk"]
PARTS = ".tg-tabs, .tg-held, .tg-forecast, .tg-board"
SEEN = ("day", "choice", "row", "talk") if not THOROUGH else tuple(moments())
PREFER = """(language) => {
    const prefs = JSON.parse(localStorage.getItem('roundtable.prefs'));
    localStorage.setItem('roundtable.prefs', JSON.stringify({ ...prefs, language }));
}"""

# A card that is an answer by itself stays picked while its answer is on its way; nothing is offered then.
LAID_OR_OFFERED = f"""(laid) => {{
    const links = document.querySelectorAll('.tg-arena .link:not(.slot, .ghost)').length;
    const offer = document.querySelector('.choices > .button:not(.quiet)');
    return links !== laid || (offer && document.querySelector('.tg-card.picked') && ({IN_SIGHT})(offer));
}}"""


def sit(person, name):
    """At a moment, with somebody else on the same device, who is asked nothing."""
    return sit_at(person, moments()[name])


def sit_at(person, match):
    save = match.save()
    table = person.load(save, "local Anna", *["local Bert"] * (save["seats"] - 1))
    person.start(table)
    page = person.at(table)
    if moment(page) == "curtain":
        page.locator(".curtain button").first.click()
    page.locator(".tg-stage").wait_for()
    return page


def click_in_sight(target):
    """By the mouse, at what lies on the screen now: nothing is rolled into sight first."""
    target.wait_for()
    place = target.evaluate(IN_SIGHT)
    assert place, f"out of sight: {target.evaluate('(node) => node.outerHTML')[:200]}"
    target.page.mouse.click(*place)


def test_a_journey_takes_two_presses_on_the_land(newcomer):
    page = sit(newcomer(**DESK), "alone")
    expect(page.locator(".tg-land .price")).to_have_count(3)
    click_in_sight(piece(page, "place/102#0"))
    click_in_sight(page.locator(".zoom .choice"))
    expect(piece(page, "place/102#0").locator(".figure")).to_have_count(1)
    expect(page.locator("#story")).to_contain_text("Hunters' Grove")


def test_a_journey_of_three_who_have_given_their_word_takes_two_presses(newcomer):
    page = sit_at(newcomer(**DESK), three("along", "keeps"))
    expect(page.locator(".tg-thing.word")).to_have_count(6)
    click_in_sight(piece(page, "place/102#0"))
    click_in_sight(page.locator(".zoom .choice"))
    expect(piece(page, "place/102#0").locator(".figure")).to_have_count(3)


def test_a_word_for_the_day_is_given_and_taken_back_beside_the_question(newcomer):
    page = sit_at(newcomer(**DESK), three())
    page.get_by_role("button", name="Always come along today").click()
    expect(page.locator(".tg-thing.word")).to_have_text("always comes along")
    page.get_by_role("button", name="Ask me again before each journey").click()
    expect(page.locator(".tg-thing.word")).to_have_count(0)


def test_a_price_is_divided_by_moving_tokens_and_confirmed_once(newcomer):
    page = sit(newcomer(**DESK), "dividing")
    for token in ("purse/0#0", "purse/0#0", "purse/1#0"):
        click_in_sight(piece(page, token))
    expect(page.locator(".tg-purse .moved")).to_have_count(3)
    click_in_sight(offers(page).first)
    expect(page.locator("#story")).to_contain_text("Anna loses 2 energy")


def test_a_hero_is_chosen_from_painted_leaves(newcomer):
    page = sit(newcomer(**DESK), "heroes")
    expect(page.locator(".tg-candidate .track")).to_have_count(12)
    expect(page.locator(".tg-candidate").first).to_contain_text("The Wound")
    click_in_sight(page.locator(".tg-candidate.lit").nth(1))
    expect(page.locator("#story")).to_contain_text("Ailei")


def test_a_menhir_lights_its_reach_and_shows_its_days(newcomer):
    page = sit(newcomer(**DESK), "day")
    expect(piece(page, "place/107#0").locator(".dial text")).to_have_text("7")
    expect(piece(page, "place/101#0").locator(".dial.last, .dial .last")).to_have_count(1)
    assert page.locator(".tg-land .ground mask").count() == 3, "no dark lies around the light"


def test_a_choice_is_made_on_its_page(newcomer):
    page = sit(newcomer(**DESK), "choice")
    before = page.locator(".tg-book .right").get_attribute("aria-label")
    assert before == "Cuanacht Farmhold"
    click_in_sight(page.locator(".tg-choice.lit").nth(1))
    expect(page.locator(".tg-book .right")).to_contain_text("Oda Tarrow shells")


def test_on_a_phone_nothing_lies_over_the_land_and_each_hero_has_one_line(newcomer):
    page = sit(newcomer(**PHONE), "day")
    expect(page.locator(".nearer")).to_be_hidden()
    boxes = [hero.bounding_box() for hero in page.locator("ul.strip > li").all()]
    assert [round(box["height"]) for box in boxes if box] == [44, 44]


def test_on_a_phone_a_card_is_read_before_it_is_played(newcomer):
    page = sit(newcomer(**PHONE), "talk")
    row = page.locator(".tg-arena .row")
    assert row.evaluate("(row) => row.scrollWidth - row.clientWidth - row.scrollLeft") <= 1
    laid = page.locator(".tg-arena .link:not(.slot, .ghost)").count()
    page.locator(".tg-card.lit", has_text="Say Nothing").tap()
    expect(page.locator(".zoom")).to_contain_text("affinity falls by 1 less")
    page.locator(".zoom .choice").first.tap()
    expect(page.locator(".tg-arena .link:not(.slot, .ghost)")).to_have_count(laid + 1)


@pytest.mark.parametrize("name", ["row", "talk"])
def test_a_card_shows_what_it_would_do_and_takes_two_presses_at_most(newcomer, name):
    page = sit(newcomer(**DESK), name)
    laid = page.locator(".tg-arena .link:not(.slot, .ghost)").count()
    card = page.locator(".tg-card.lit").first
    card.hover()
    expect(page.locator(".tg-arena .ghost")).to_have_count(1)
    expect(page.locator(".tg-arena .ghost .key.joined").first).to_be_visible()
    expect(page.locator(".tg-forecast .way").first).to_be_visible()
    question = prompt(page).inner_text()
    click_in_sight(card)
    page.wait_for_function(LAID_OR_OFFERED, arg=laid)
    if page.locator(".tg-card.picked").count() and offers(page).first.evaluate(IN_SIGHT):
        click_in_sight(offers(page).first)
    expect(page.locator(".tg-arena .link:not(.slot, .ghost)")).not_to_have_count(laid)
    assert question


@pytest.mark.parametrize("name", ["day", "choice", "row"])
def test_a_tap_on_a_phone_finds_the_same(newcomer, name):
    page = sit(newcomer(**PHONE), name)
    wanted = {"day": ".tg-place.lit", "choice": ".tg-choice.lit", "row": ".tg-card.lit"}[name]
    page.locator(wanted).first.tap()
    if name == "day":
        expect(page.locator(".zoom .choice")).to_be_in_viewport(ratio=1)


def test_the_screens_are_turned_by_key_and_lead_back(newcomer):
    page = sit(newcomer(**DESK), "row")
    tabs = page.locator(".tg-tabs button")
    tabs.first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".tg-land")).to_be_visible()
    expect(page.locator(".tg-tabs .dot")).to_have_count(1)
    tabs.last.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".tg-arena")).to_be_visible()
    page.locator(".tg-card.lit").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".prompt")).not_to_contain_text("What do you do in this fight?")


@pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.thorough)])
def test_axe_finds_no_fault_on_the_board(newcomer, theme):
    anna = newcomer(prefs={"theme": theme}, **DESK)
    found: dict[str, str] = {}
    for name in SEEN:
        page = sit(anna, name)
        for fault in faults_of_axe(page, None):
            found.setdefault(fault, name)
    assert not found, "\n".join(f"{where}: {fault}" for fault, where in found.items())


@pytest.mark.parametrize("name", SEEN)
def test_all_of_the_board_is_in_sight_and_every_word_whole(newcomer, name):
    """At every size and in every language if one wants to be thorough, else each moment at two sizes."""
    at = SEEN.index(name)
    page = sit(newcomer(**DESK), name)
    found: dict[str, str] = {}
    for language in LANGUAGES if THOROUGH else [LANGUAGES[at % 3]]:
        page.evaluate(PREFER, language)
        page.reload()
        if moment(page) == "curtain":
            page.locator(".curtain button").first.click()
        expect(page.locator("html")).to_have_attribute("lang", language)
        for width, height in SIZES if THOROUGH else [SIZES[at % 5], SIZES[(at + 3) % 5]]:
            page.set_viewport_size({"width": width, "height": height})
            for fault in faults_of_board(page, PARTS):
                found.setdefault(fault, f"{width}×{height}, {language}")
    assert not found, "\n" + "\n".join(f"{where}: {fault}" for fault, where in found.items())
