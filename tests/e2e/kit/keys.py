"""Playing by the keyboard alone: Tab leads to what is lit, Enter chooses it, a number presses a button."""

from __future__ import annotations

from playwright.sync_api import Page

from .table import LONGEST, lit, moment, offers

# Where the focus is: on a piece that can be chosen, and whether it is chosen already.
FOCUS = """() => {
    const now = document.activeElement;
    if (!now?.matches('[data-piece].lit')) return null;
    return now.matches('.picked') ? 'picked' : 'lit';
}"""
STEPS = 40  # times that one must press Tab, at the most


def tab_to(page: Page, wanted: str, steps: int = STEPS) -> None:
    """Walk by Tab until the focus is where it is wanted."""
    for _ in range(steps):
        page.keyboard.press("Tab")
        if page.evaluate(wanted):
            return
    where = page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
    raise AssertionError(f"Tab leads to {where} and not to {wanted}")


def press(page: Page) -> None:
    """Answer what is asked, by a piece or by the number of a button."""
    if page.locator("[data-piece].lit:not(.picked)").count():
        # The focus may be where it must be already: after a choice it is not lost.
        if page.evaluate(FOCUS) != "lit":
            tab_to(page, f"() => ({FOCUS})() === 'lit'")
        page.keyboard.press("Enter")
    else:
        page.keyboard.press("1")


# Whether what was pressed has had an effect: the question is another one, or the focus has gone on.
SAID = "document.querySelector('.prompt').innerText + document.activeElement.outerHTML"
ANSWERED = """(before) => {
    const now = document.querySelector('.prompt')?.innerText + document.activeElement.outerHTML;
    return now !== before;
}"""


def play_by_keys(page: Page) -> int:
    """A game to its end; the keys that were pressed for answers."""
    for deed in range(LONGEST):
        if moment(page) == "over":
            return deed
        before = page.evaluate(SAID)
        if offers(page).count() and lit(page).count() == page.locator(".picked.lit").count():
            page.keyboard.press("1")
        else:
            press(page)
        page.wait_for_function(ANSWERED, arg=before)
    raise AssertionError("no end")
