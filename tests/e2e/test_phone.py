"""On a phone: taps only, nothing to scroll sideways, nothing too small, and all in sight that is asked."""

import pytest
from playwright.sync_api import TimeoutError, expect

from .kit.places import PAGES
from .kit.saves import avalon_at, challenge, mid_game
from .kit.table import against_bots, lit, moment, play_on, prompt, tap, winners

HEIGHT = 640
PHONE = {
    "viewport": {"width": 360, "height": HEIGHT},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
LEAST = 44  # pixels of what a finger can hit

# What is wrong with the page as it stands, in words.
FAULTS = """(least) => {
    const faults = new Set();
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth) faults.add(`scrolls sideways: ${root.scrollWidth} > ${innerWidth}`);
    const words = (node) => (node.innerText || node.ariaLabel || node.title).trim().slice(0, 40);
    const what = (node) => `${node.className.replace(/ ?svelte-\\w+/, '')} "${words(node)}"`;
    const places = 'button, a.button, [role=button], [data-piece].lit, select, summary, [role=tab]';
    const seen = { visibilityProperty: true, opacityProperty: true };
    const within = document.querySelector('dialog[open]') ?? document;
    for (const node of within.querySelectorAll(places)) {
        if (node.disabled || !node.checkVisibility(seen)) continue;
        const { width, height } = node.getBoundingClientRect();
        if (Math.round(width) < least || Math.round(height) < least)
            faults.add(`too small, ${Math.round(width)}×${Math.round(height)}: ${what(node)}`);
    }
    const covered = document.querySelector('dialog[open], aside.open') !== null;
    if (covered || !document.querySelector('.prompt.mine')) return [...faults];
    const bar = ['.prompt > .button', '.choices > .button', '.steps > .button:not(.off)'];
    const whole = ['#prompt-sentence', ...bar];
    for (const node of whole.flatMap((one) => [...document.querySelectorAll(one)])) {
        const { left, right, top, bottom } = node.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const inside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
        const found = document.elementFromPoint(x, y);
        const free = node.contains(found) || found?.contains(node);
        if (!inside || !free) faults.add(`out of sight: ${what(node)}`);
    }
    for (const node of document.querySelectorAll('.hand [data-piece]')) {
        const { top, bottom } = node.getBoundingClientRect();
        if (top < 0 || bottom > innerHeight + 1) faults.add(`the hand is out of sight: ${what(node)}`);
    }
    const room = document.querySelector('.scene').getBoundingClientRect().height;
    if (room < 150) faults.add(`only ${Math.round(room)} px are left for the table`);
    const pieces = [...document.querySelectorAll('[data-piece].lit')];
    const any = pieces.some((node) => {
        const { left, width, top, height } = node.getBoundingClientRect();
        return node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    if (pieces.length && !any) faults.add('no piece that can be chosen is in sight');
    return [...faults];
}"""


# When all has been drawn, and what scrolls by itself stands still.
DRAWN = """() => new Promise((drawn) => {
    let last = '', calm = 0;
    const look = () => {
        const now = [...document.querySelectorAll('[data-rolls]')].map((box) => box.scrollTop).join();
        calm = now === last ? calm + 1 : 0;
        last = now;
        if (calm > 8) drawn();
        else requestAnimationFrame(look);
    };
    look();
})"""


def faults(page):
    """What stays wrong when all has been drawn. The view leaves a scrolling hand alone for a while."""
    page.evaluate(DRAWN)
    try:
        page.wait_for_function(f"(least) => ({FAULTS})(least).length === 0", arg=LEAST)
    except TimeoutError:
        return page.evaluate(FAULTS, LEAST)
    return []


class Finger:
    """Taps, and looks at the page before each."""

    def __init__(self, page):
        self.page, self.found = page, {}

    def look(self, where):
        for fault in faults(self.page):
            self.found.setdefault(fault, where)

    def __call__(self, target):
        self.look(self.page.locator("#prompt-sentence").inner_text())
        tap(target)


@pytest.mark.parametrize("game", ["grailcup", "shadows"])
def test_a_whole_game_by_taps_on_a_phone(newcomer, game):
    """At three seats, as the lobby begins it: even the longest of the games is over within a minute or so."""
    anna = newcomer(prefs={"confirmTurn": "irreversible"}, **PHONE)
    page = anna.visit("/")
    finger = Finger(page)
    against_bots(page, game).wait_for()
    finger.look("lobby")
    against_bots(page, game).tap()
    assert moment(page)
    play_on(page, touch=finger)
    finger.look("after the end")
    assert winners(page)
    assert not finger.found, "\n".join(f"{fault} ({where})" for fault, where in finger.found.items())


def test_every_other_page_and_panel_fits_a_phone(newcomer):
    anna = newcomer(**PHONE)
    page = anna.page
    finger = Finger(page)
    for path, last in PAGES.items():
        anna.visit(path)
        page.locator(last).first.wait_for()
        for fold in page.locator("summary").all():
            fold.tap()
        finger.look(path)
    anna.forgive()  # a link that leads nowhere is refused, and the browser says so
    table = anna.make("local Anna", "link", "bot")
    anna.at(table)
    page.get_by_role("button", name="Invite", exact=True).tap()
    page.get_by_role("textbox", name="Link to seat 2").wait_for()
    finger.look("set-up")
    newcomer().join(anna.invite(table, 1), "Bert")
    anna.start(table)
    moment(page)
    for panel in ("Story", "Chat"):
        page.get_by_role("button", name=panel).tap()
        expect(page.get_by_role("tab", name=panel)).to_be_visible()
        finger.look(panel)
        page.get_by_role("button", name="Close").tap()
    for dialog in ("Manage the table", "Preferences", "Keyboard"):
        page.get_by_role("button", name="Menu").tap()
        finger.look("menu")
        page.get_by_role("dialog").get_by_role("button", name=dialog).tap()
        page.get_by_role("dialog", name=dialog).wait_for()
        finger.look(dialog)
        page.get_by_role("dialog").get_by_role("button", name="Close", exact=True).tap()
    assert not finger.found, "\n".join(f"{fault} ({where})" for fault, where in finger.found.items())


def test_back_closes_what_lies_open_and_only_then_leaves_the_table(newcomer):
    anna = newcomer(**PHONE)
    page = anna.visit("/")
    against_bots(page).tap()
    assert moment(page) == "asked"
    table = page.url
    tool = page.locator(".tools")
    panel, dialog, look = page.locator("aside.open"), page.get_by_role("dialog"), page.get_by_role("tooltip")

    def back(gone):
        page.go_back()
        expect(gone).to_have_count(0)
        assert page.url == table
        expect(page.locator("#prompt-sentence")).to_be_visible()

    tool.get_by_role("button", name="Chat").tap()
    expect(panel).to_be_visible()
    tool.get_by_role("button", name="Menu").tap()
    dialog.get_by_role("button", name="Preferences").tap()  # one dialog in the place of another
    expect(page.get_by_role("dialog", name="Preferences")).to_be_visible()
    back(dialog)
    expect(panel).to_be_visible()
    back(panel)
    lit(page).first.focus()
    page.keyboard.press("z")
    expect(look).to_be_visible()
    back(look)

    tool.get_by_role("button", name="Menu").tap()
    expect(dialog).to_be_visible()
    page.reload()
    assert moment(page) == "asked"
    expect(dialog).to_have_count(0)
    page.wait_for_function("() => history.state === null")

    tool.get_by_role("button", name="Menu").tap()
    dialog.get_by_role("button", name="Close").tap()
    expect(dialog).to_have_count(0)
    page.wait_for_function("() => history.state === null")
    page.go_back()
    against_bots(page).wait_for()

    page.go_forward()
    assert moment(page) == "asked"
    tool.get_by_role("button", name="Menu").tap()
    dialog.get_by_role("link", name="All the rules").tap()
    page.locator("main search").wait_for()
    page.go_back()
    assert moment(page) == "asked"
    assert page.url == table
    page.go_back()
    against_bots(page).wait_for()


def test_what_can_be_chosen_is_in_sight_when_a_table_is_opened_on_a_phone(newcomer):
    anna = newcomer(**PHONE)
    table = anna.load(mid_game(), "local Anna", "bot", "bot")
    anna.start(table)
    for _ in range(2):
        page = anna.at(table)
        assert moment(page) == "asked"
        expect(page.locator(".dot.here")).to_have_count(1)
        assert not faults(page)


def test_a_hand_with_every_kind_of_knight_is_in_sight_on_a_phone(newcomer):
    anna = newcomer(**PHONE)
    hand = ["orange", "orange-2", "red", "red-2", "beige", "beige-2", "merlin"]
    table = anna.load(challenge(hands=[hand, []]), "local Anna", "bot")
    anna.start(table)
    page = anna.at(table)
    assert moment(page) == "asked"
    expect(page.locator(".hand [data-piece]")).to_have_count(len(hand))
    assert not faults(page)


AVALON = {
    "map": avalon_at("day.what"),
    "verse": avalon_at("verse.choice", verse="101"),
    "fight": avalon_at("fight.what", encounter="mad_farmstead"),
    "talk": avalon_at("talk.what", encounter="weeping_orphan"),
}


@pytest.mark.parametrize("language", ["en", "uk"])
def test_a_map_a_page_and_the_cards_of_an_encounter_are_in_sight_on_a_phone(newcomer, language):
    anna = newcomer(prefs={"language": language}, **PHONE)
    for name, save in AVALON.items():
        table = anna.load(save, "local Anna")
        anna.start(table)
        page = anna.at(table)
        assert moment(page) == "asked"
        assert not faults(page), name
        if name == "verse":
            first = page.locator(".page.fresh").first
            expect(first).to_be_in_viewport()
            assert first.bounding_box()["y"] < HEIGHT / 3


def test_a_tap_on_a_place_shows_what_it_is_and_the_way_there(newcomer):
    anna = newcomer(prefs={"language": "uk"}, **PHONE)
    table = anna.load(avalon_at("day.what"), "local Anna")
    anna.start(table)
    page = anna.at(table)
    assert moment(page) == "asked"
    assert faults(page) == []
    question = prompt(page).inner_text()
    tap(page.locator(".of-map .lit, .tg-land .lit").first)
    go = page.locator(".zoom .choice")
    expect(go).to_be_in_viewport(ratio=1)
    assert prompt(page).inner_text() == question
    tap(go)
    expect(page.get_by_role("tooltip")).to_have_count(0)
    expect(page.locator("#story")).to_contain_text("покидає «")
