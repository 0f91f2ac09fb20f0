"""A real browser for the tests of this folder."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import expect, sync_playwright

from .browser import find_browser
from .kit.house import House
from .kit.person import PATIENCE, Person

FLAGS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking"
    " --disable-component-update --disable-sync"
).split()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items):
    """One worker runs all browser tests: a second browser would cost more than it saves."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.xdist_group("e2e"))


# Not for the whole session: while Playwright runs, no other test of its worker could start an event loop.
@pytest.fixture(scope="package")
def launch():
    """Starts a browser, with more flags where a test wants another one than all share."""
    found = find_browser()
    if found is None:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(
            "no Chromium; install one or set ROUNDTABLE_BROWSER"
        )
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        yield lambda *more: playwright.chromium.launch(
            executable_path=found.path, args=[*FLAGS, *more], env={**os.environ, **found.env}
        )


@pytest.fixture(scope="package")
def browser(launch):
    browser = launch()
    yield browser
    browser.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory):
    """A server that all tests share, each with tables of its own."""
    with House(tmp_path_factory.mktemp("house") / "tables.sqlite") as house:
        yield house


@pytest.fixture
def newcomer(browser, house):
    """Brings people, each with a browser of their own; none of them may have a complaint in the end."""
    people: list[Person] = []

    def bring(house=house, prefs=None, **wishes) -> Person:
        people.append(Person(browser, house, prefs or {}, **wishes))
        return people[-1]

    yield bring
    for person in people:
        person.leave()
