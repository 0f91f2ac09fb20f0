"""The pictures in docs/pictures, made again by hand: python -m tests.e2e.pictures [word of a name ...]"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from .browser import find_browser
from .conftest import FLAGS
from .kit.calm import calmed
from .kit.house import House
from .kit.person import Person
from .kit.scenes import SCENES
from .kit.table import moment

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
DESK: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
PAGES = {"new-table": "/new", "rules": "/rules/kingarthur", "rules-grailcup": "/rules/grailcup"}
FAMOUS = ["lobby", "kingarthur", "grailcup", "shadows", "taintedgrail"]
SMALL = [
    *("new-table", "rules", "kingarthur-payment", "grailcup-draft"),
    *("taintedgrail-book", "taintedgrail-fight"),
]
# Each way of looking, with what is looked at in it.
WAYS: dict[str, tuple[dict[str, Any], dict[str, str], list[str]]] = {
    "": (DESK, {}, ["lobby", *PAGES, "set-up", *SCENES]),
    "dark-": (DESK, {"theme": "dark"}, [*FAMOUS, "rules", "kingarthur-end", "grailcup-draft"]),
    "phone-": (PHONE, {}, [*FAMOUS, *SMALL]),
    "ru-": (DESK, {"language": "ru"}, FAMOUS),
    "uk-": (DESK, {"language": "uk"}, FAMOUS),
}
NAMES = {"": "Guinevere", "ru": "Гиневера", "uk": "Гвіневера"}  # of the reader, in their own script
CHAPTERS = {"rules": "chapter-adventures", "rules-grailcup": "chapter-dragon"}


def main(words: list[str]) -> None:
    found = find_browser()
    assert found, "no Chromium; install one or set ROUNDTABLE_BROWSER"
    PICTURES.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        House(Path(folder) / "tables.sqlite") as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(
            executable_path=found.path, args=FLAGS, env={**os.environ, **found.env}
        )
        for way, (device, prefs, wanted) in WAYS.items():
            names = [name for name in wanted if all(word in way + name for word in words)]
            if names:
                person = Person(browser, house, {"theme": "light", **prefs}, **device)
                look(browser, person, way, names, NAMES[prefs.get("language", "")])
        browser.close()


def look(browser: Browser, person: Person, way: str, names: list[str], reader: str) -> None:
    for name in names:
        page = go(person, name, reader)
        page.evaluate("document.fonts.ready")
        page.wait_for_load_state("networkidle")
        picture = calmed(browser, page.screenshot())
        (PICTURES / f"{way}{name}.png").write_bytes(picture)
        print(f"{way}{name}.png: {len(picture) / 1000:.0f} kB", flush=True)
    person.leave()


def go(person: Person, name: str, reader: str) -> Page:
    if name in SCENES:
        return at_table(person, name, reader)
    if name == "lobby":
        save = SCENES["kingarthur"]()
        table = person.load(save, *party(save, reader))
        person.start(table)
        moment(person.at(table))
        page = person.at(person.make(f"local {reader}", "link", "bot", game="shadows"))
        page.locator("main .seats").first.wait_for()
        page = person.visit("/")
        page.locator(".slip").nth(1).wait_for()
        return page
    if name == "set-up":
        seats = (f"local {reader}", "link", "bot", "bot")
        page = person.at(person.make(*seats, options={"seals": True}))
        page.locator("main fieldset, main .seats").first.wait_for()
        return page
    page = person.visit(PAGES[name])
    page.locator("main form .main, main h3").first.wait_for()
    if name in CHAPTERS:
        page.locator(f"#{CHAPTERS[name]}").evaluate("(heading) => heading.scrollIntoView()")
    return page


def party(save: dict[str, Any], reader: str) -> list[str]:
    return [f"local {reader}", *["bot"] * (save["seats"] - 1)]


def at_table(person: Person, name: str, reader: str) -> Page:
    save = SCENES[name]()
    table = person.load(save, *party(save, reader))
    person.start(table)
    page = person.at(table)
    moment(page)
    if name == "kingarthur-payment":
        page.locator(".ka-hand [data-piece].lit").first.click()
    if name == "grailcup" and not page.evaluate("matchMedia('(max-width: 52rem)').matches"):
        page.locator(".ways .tile").last.hover()
        page.locator("[data-ghost].pointed").first.wait_for()
    return page


if __name__ == "__main__":
    main(sys.argv[1:])
