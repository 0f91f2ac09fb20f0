"""A person who decides by what the browser has received, and does it on the screen: by a click on the piece
that a choice points at, on its button, or in the list of all choices."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Page, TimeoutError

from .person import Person
from .table import click, moment, offers, piece, states

BUTTONS = 6  # that stand beside a question; one fewer if the list of all choices has more
State = dict[str, Any]
Rule = Callable[[str, list[Any], State], int]  # the question, its answers and the state: which of them


def act(person: Person, rule: Rule) -> str:
    """Do one thing, if one is asked to; what the table wanted."""
    page = person.page
    wanted = moment(page)
    if wanted == "warned":
        page.locator("dialog[open] footer .main").click()
    if wanted != "asked":
        return wanted
    state = states(person.frames)[-1]
    if "question" not in state or state["question"] is None:
        return "other"
    choices = state["question"]["choices"]
    which = rule(state["prompt"][0], [choice["answer"] for choice in choices], state)
    try:
        do(page, choices, which)
    except TimeoutError:
        if (
            states(person.frames)[-1]["version"] == state["version"]
        ):  # else somebody else was quicker, and it is gone
            raise
    return wanted


def point(page: Page, place: str) -> None:
    """A press on a piece answers; a place on a map is looked at first, and what one sees then asks."""
    target = piece(page, place)
    click(target)
    if target.and_(page.locator(".of-map [data-piece], .tg-land .tg-place")).count():
        click(page.locator(".zoom .choice").first)


def do(page: Page, choices: Sequence[State], which: int) -> None:
    touches = choices[which].get("touches", [])
    same = [choice for choice in choices if choice.get("touches", []) == touches]
    free = [at for at, choice in enumerate(choices) if not choice.get("touches")]
    if len(choices) == 1:
        click(offers(page).first)
    elif len(touches) == 1 and len(same) == 1:
        point(page, f"{touches[0]}#0")
    elif not touches and (len(free) <= BUTTONS or free.index(which) < BUTTONS - 1):
        click(offers(page).nth(free.index(which)))
    else:
        page.locator(".steps > .all").click()
        page.locator("dialog[open] li button").nth(which).click()
