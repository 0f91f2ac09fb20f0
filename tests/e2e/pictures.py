"""The pictures in docs/pictures, made anew by hand: python -m tests.e2e.pictures"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from .browser import find_browser
from .conftest import FLAGS
from .kit.house import House
from .kit.palette import reduced
from .kit.person import Person
from .kit.saves import avalon_at, mid_game
from .kit.table import moment
from .test_phone import PHONE

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
DESKTOP = {"viewport": {"width": 1280, "height": 800}}


def main() -> None:
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
        show(browser, house, "", "light", **DESKTOP)
        show(browser, house, "", "dark", **DESKTOP)
        show(browser, house, "phone-", "light", **PHONE)
        tell(browser, house, "", **DESKTOP)
        tell(browser, house, "phone-", **PHONE)
        browser.close()


def show(browser: Browser, house: House, device: str, theme: str, **wishes: object) -> None:
    """A lobby with a table in it, and that table in the middle of a game."""
    person = Person(browser, house, {"theme": theme}, **wishes)
    table = person.load(mid_game(3, 55), "local Guinevere", "link", "bot")
    guest = Person(browser, house, {})
    guest.join(person.invite(table, 1), "Gawain")
    person.start(table)
    guest.at(table)
    page = person.at(table)
    assert moment(page) == "asked"
    page.locator(".dot.here").nth(1).wait_for()
    suffix = "" if theme == "light" else f"-{theme}"
    keep(reduced(browser, page.screenshot()), f"{device}table{suffix}")
    if theme == "light":
        person.visit("/").locator("article .status").wait_for()
        page.locator(".games .button").first.wait_for()
        keep(reduced(browser, page.screenshot()), f"{device}lobby")
    guest.leave()
    person.leave()


def tell(browser: Browser, house: House, device: str, **wishes: object) -> None:
    """A campaign at a page of its journal."""
    person = Person(browser, house, {}, **wishes)
    save = avalon_at("verse.choice", place=[109], effects="goto 109", energy=[5])
    table = person.load(save, "local Guinevere")
    person.start(table)
    page = person.at(table)
    assert moment(page) == "asked"
    keep(reduced(browser, page.screenshot()), f"{device}campaign")
    person.leave()


def keep(picture: bytes, name: str) -> None:
    (PICTURES / f"{name}.png").write_bytes(picture)
    print(f"{name}.png: {len(picture) / 1000:.0f} kB")


if __name__ == "__main__":
    main()
