"""Playing at the table on the screen: what is lit is pointed at, what is offered is pressed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError

from tests.server.client import recalled

LONGEST = 600  # things that a person does in a game, at the very most
BOTS = 120_000  # milliseconds that bots may play on alone, when every person has left the game

# What the table wants of its reader: "asked" to do something, "warned" that it counts, at the "curtain", to
# let an "other" person move, or nothing, since it is "over". Nothing is said while a bot moves.
MOMENT = """() => {
    const is = (what) => document.querySelector(what) !== null;
    if (is('.curtain')) return 'curtain';
    if (is('.ending')) return 'over';
    if (is('.prompt .words > .muted') || !is('.prompt')) return null;
    if (is('dialog[open]')) return 'warned';
    if (is('.prompt.mine')) return 'asked';
    const moving = [...document.querySelectorAll('li.turn')];
    return moving.some((seat) => seat.querySelector('.dot')) ? 'other' : null;
}"""

# What a person who likes to do things would touch: what a closer look asks, a piece that is not chosen yet
# (best one that nothing covers), else the first button (which confirms what was chosen); a refusal is pressed
# only if there is nothing else.
WISH = """() => {
    const of = (what) => [...document.querySelectorAll(what)];
    if (of('.zoom .choice').length) return ['look', 0];
    const fresh = of('[data-piece].lit:not(.picked)');
    const open = (node) => {
        const { left, top, width, height } = node.getBoundingClientRect();
        return node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    };
    if (fresh.length) return ['piece', (fresh.find(open) ?? fresh[0]).dataset.piece];
    if (of('.choices > .button:not(.quiet)').length) return ['button', 0];
    const again = of('[data-piece].lit');
    return again.length ? ['piece', again[0].dataset.piece] : null;
}"""


def against_bots(page: Page, game: str = "kingarthur") -> Locator:
    """The button of the lobby that begins a game at once."""
    return page.locator(f"button[aria-describedby=game-{game}]").first


def moment(page: Page, *but: str) -> str:
    """What the table wants now; bots are waited for, and moments that are named."""
    wanted = page.wait_for_function(
        f"(but) => {{ const now = ({MOMENT})(); return but.includes(now) ? null : now; }}",
        arg=list(but),
        timeout=BOTS,
    )
    return str(wanted.json_value())


def piece(page: Page, place: str) -> Locator:
    return page.locator(f'[data-piece="{place}"]')


def lit(page: Page) -> Locator:
    return page.locator("[data-piece].lit")


def offers(page: Page) -> Locator:
    return page.locator(".choices > .button:not(.quiet)")


def prompt(page: Page) -> Locator:
    return page.locator("#prompt-sentence")


def wish(page: Page) -> Locator | None:
    """What an eager person would touch now; nothing if somebody else was quicker to answer."""
    asked = f"({MOMENT})() === 'asked'"
    wished = page.wait_for_function(f"() => ({WISH})() ?? ({asked} ? null : ['gone', 0])")
    kind, which = wished.json_value()
    if kind == "gone":
        return None
    if kind == "look":
        return page.locator(".zoom .choice").nth(which)
    return piece(page, which) if kind == "piece" else offers(page).nth(which)


# The middle of something that lies in sight with nothing over it; such a thing needs no further waiting.
IN_SIGHT = """(node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return node.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
}"""


def click(target: Locator) -> None:
    """By the mouse itself where that is quicker."""
    place = target.evaluate(IN_SIGHT)
    if place is None:
        target.click()
    else:
        target.page.mouse.click(*place)


def click_in_sight(target: Locator) -> None:
    """By the mouse, at what lies on the screen now: nothing is rolled into sight first."""
    target.wait_for()
    place = target.evaluate(IN_SIGHT)
    assert place, f"out of sight: {target.evaluate('(node) => node.outerHTML')[:200]}"
    target.page.mouse.click(*place)


def tap(target: Locator) -> None:
    target.tap()


def act(page: Page, touch: Callable[[Locator], None] = click) -> str:
    """Do one thing, if one is asked to; what the table wanted."""
    wanted = moment(page)
    go_on = page.locator("dialog[open] footer :is(.main, .grave)")
    target = go_on if wanted == "warned" else wish(page) if wanted == "asked" else None
    if target is not None:
        try:
            touch(target)
        except TimeoutError:
            if target.count():  # else somebody else has answered, and it is gone
                raise
    return wanted


def play_on(*pages: Page, until: Callable[[], bool] | None = None, touch: Callable = click) -> int:
    """All these people play what they are asked, to the end or until something is so; the deeds."""
    deeds = 0
    while deeds < LONGEST:
        if until is not None and until():
            return deeds
        wanted = [act(page, touch) for page in pages]
        if all(each == "over" for each in wanted):
            return deeds
        deeds += sum(each in ("asked", "warned") for each in wanted)
    raise AssertionError(f"no end after {deeds} deeds")


def answer(page: Page) -> None:
    """Do what is asked now, however many things that takes."""
    question = prompt(page).inner_text()
    while moment(page) in ("asked", "warned") and prompt(page).inner_text() == question:
        act(page)


def end_turn(page: Page) -> None:
    """Play until somebody else is to move."""
    while act(page) in ("asked", "warned"):
        pass


def story(page: Page) -> list[str]:
    return page.locator("#story li:not(.since, .muted)").all_inner_texts()


def winners(page: Page) -> str:
    return page.locator(".ending .winners").inner_text()


def states(frames: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """All states that came, each with the groups that were only named in it."""
    known: dict[str, Any] = {}
    found = []
    for frame in frames:
        if frame["type"] == "sent" and frame["command"]["type"] == "hello":
            known = {}
        elif frame["type"] == "state":
            scene, known = recalled(frame.get("scene", []), known)
            found.append({**frame, "scene": scene})
    return found
