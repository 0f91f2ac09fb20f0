"""Every page, and every state and dialog of a table, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import Page

from .person import Person
from .saves import avalon_at, challenge, last_turn, mid_game, race
from .table import act, lit, moment

Bring = Callable[..., Person]
Place = tuple[str, Page, str]  # what it is called, its page, and the part of it to be looked at

# Each with what comes last on it.
PAGES = {
    "/": "main .games .button",
    "/new": "main form .main",
    "/rules": "main .books a",
    "/rules/kingarthur": "main search",
    "/rules/grailcup": "main search",
    "/rules/shadows": "main search",
    "/rules/taintedgrail": "main search",
    "/about": "main h2",
    "/nowhere": "main h1",
    "/join/nonsense": "main [role=alert]",
}


def pages(anna: Person) -> Iterator[Place]:
    """What is there without a table."""
    for path, last in PAGES.items():
        page = anna.visit(path)
        page.locator(last).first.wait_for()
        yield path, page, ""
        if path == "/new":
            for summary in page.locator("main summary").all():
                summary.click()
            yield "/new unfolded", page, ""
    anna.forgive()  # a link that leads nowhere is refused, and the browser says so
    page.locator("header > .tools .round").click()
    yield "preferences", page, "dialog[open]"
    page.keyboard.press("Escape")


def before_the_start(anna: Person, guest: Person) -> Iterator[Place]:
    """The set-up as its host and a guest see it, the invitation, and the lobby with a table in it."""
    table = anna.make("local Anna", "link", "bot")
    page = anna.at(table)
    page.locator("main fieldset .button").first.click()
    page.locator("input[readonly]").wait_for()
    yield "set-up with an invitation", page, ""
    guest.visit(page.locator("input[readonly]").input_value())
    guest.page.locator("main form input").wait_for()
    yield "join", guest.page, ""
    guest.page.locator("main form input").fill("Bert")
    guest.page.locator("main form .main").click()
    guest.page.locator("main ul.seats").wait_for()
    yield "set-up of a guest", guest.page, ""
    anna.visit("/").locator(".slip .status").first.wait_for()
    yield "lobby with tables", anna.page, ""
    anna.page.locator(".slip [aria-expanded]").first.click()
    yield "what is seldom wanted of a table", anna.page, ""


def at_a_table(anna: Person, guest: Person) -> Iterator[Place]:
    """Asked and waiting, with all that can be opened."""
    table = anna.load(mid_game(), "local Anna", "link", "bot")
    guest.join(anna.invite(table, 1), "Bert")
    anna.start(table)
    guest.at(table)
    page = anna.at(table)
    assert moment(page) == "asked"
    assert moment(guest.page) == "other"
    yield "asked", page, ""
    yield "waiting", guest.page, ""
    yield from _dialogs(page)
    tabs = page.locator("aside [role=tab]")
    tabs.nth(1).click()
    page.locator("#chat-words").fill("1, 2, 3!")
    page.keyboard.press("Enter")
    page.locator("aside [role=log] b").wait_for()
    yield "chat", page, "aside"
    anna.post(f"/api/tables/{table}/settings", {"pace": "quick", "chat": "closed"})
    page.locator("aside .chat > [role=status]").wait_for()
    yield "closed chat", page, "aside"
    tabs.nth(0).click()
    lit(page).first.click()
    page.locator(".steps .button:not(:disabled)").nth(2).wait_for()
    yield "asked how to pay", page, ""
    while act(page) == "asked":
        pass
    if page.locator("dialog[open]").count():
        yield "warned", page, "dialog[open]"
        page.keyboard.press("Escape")


def _dialogs(page: Page) -> Iterator[Place]:
    for key, name in {"a": "all choices", "k": "shortcuts"}.items():
        page.keyboard.press(key)
        page.locator("dialog[open]").wait_for()
        yield name, page, "dialog[open]"
        page.keyboard.press("Escape")
    page.locator(".steps > .button").last.click()
    yield "lesson", page, "dialog[open]"
    page.keyboard.press("Escape")
    lit(page).first.focus()
    page.keyboard.press("z")
    page.get_by_role("tooltip").wait_for()
    yield "zoom", page, ""
    page.keyboard.press("Escape")
    menu = page.locator(".bar .round").last
    menu.click()
    yield "menu", page, "dialog[open]"
    for at, name in enumerate(("manage", "preferences")):
        page.locator("dialog[open] .stack > .button").nth(at).click()
        page.locator("dialog[open] select").first.wait_for()
        yield name, page, "dialog[open]"
        page.keyboard.press("Escape")
        menu.click()
    page.keyboard.press("Escape")


def proposed(anna: Person, guest: Person) -> Iterator[Place]:
    """Somebody wishes to go back."""
    table = anna.load(challenge(), "local Anna", "link")
    guest.join(anna.invite(table, 1), "Bert")
    anna.start(table)
    page = anna.at(table)
    guest.at(table)
    while act(page) in ("asked", "warned"):
        pass
    page.locator("#story li button").first.click()
    page.locator("#story .ask").click()
    guest.page.get_by_role("alert").wait_for()
    yield "asked to go back", guest.page, ""
    anna.post(f"/api/tables/{table}/pause")
    page.locator(".banner").wait_for()
    yield "paused", page, ""


def alone(anna: Person) -> Iterator[Place]:
    """The curtain between two people, and the end."""
    table = anna.load(challenge(), "local Anna", "local Bert")
    anna.start(table)
    page = anna.at(table)
    assert moment(page) == "curtain"
    yield "curtain", page, ""
    table = anna.load(last_turn(), "local Anna", "bot")
    anna.start(table)
    page = anna.at(table)
    while act(page) != "over":
        pass
    page.locator(".ending details > summary").click()
    yield "after the end", page, ""


def in_a_race(anna: Person) -> Iterator[Place]:
    """A track with knights, the dragon and tokens that one knows; and cards to choose from."""
    for name, save in {"race": race(), "draft": mid_game(3, 30, game="grailcup")}.items():
        table = anna.load(save, "local Anna", *["bot"] * (save["seats"] - 1))
        anna.start(table)
        page = anna.at(table)
        assert moment(page) == "asked"
        yield name, page, ""


def on_quests(anna: Person) -> Iterator[Place]:
    """A board of many places, each with what lies there, and cards before people who have shown them."""
    table = anna.load(mid_game(3, 60, game="shadows"), "local Anna", "bot", "bot")
    anna.start(table)
    page = anna.at(table)
    assert moment(page) == "asked"
    yield "quests", page, ""


def on_avalon(anna: Person) -> Iterator[Place]:
    """A map with places, pages to be read, an enemy, a talk, and what is learnt at dusk."""
    saves = {
        "map": avalon_at("day.what"),
        "verse": avalon_at("verse.choice", verse="101"),
        "fight": avalon_at("fight.what", encounter="mad_farmstead"),
        "talk": avalon_at("talk.what", encounter="weeping_orphan"),
        "growth": avalon_at("grow.what", phase="dusk"),
    }
    for name, save in saves.items():
        table = anna.load(save, "local Anna")
        anna.start(table)
        page = anna.at(table)
        assert moment(page) == "asked"
        folded = page.locator("h2 > button[aria-expanded=false]")
        while folded.count():
            folded.first.click()
        yield name, page, ""


def everywhere(bring: Bring, **wishes: Any) -> Iterator[Place]:
    anna, guest = bring(**wishes), bring(**wishes)
    yield from pages(anna)
    yield from before_the_start(anna, guest)
    yield from at_a_table(anna, guest)
    yield from proposed(anna, guest)
    yield from alone(anna)
    yield from in_a_race(anna)
    yield from on_quests(anna)
    yield from on_avalon(anna)
