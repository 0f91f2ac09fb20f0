"""What a browser fetches: little, from nowhere else, and under a policy that lets no foreign script in."""

import gzip
import re
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .kit.places import pages
from .kit.table import against_bots, moment

STATIC = Path(str(files("roundtable").joinpath("static")))
MOST = 120_000  # bytes of the first load, compressed, without fonts and icons
KINDS = (".html", ".js", ".css")


def compressed(paths):
    return sum(len(gzip.compress(path.read_bytes(), 9)) for path in paths)


def of_ours(addresses):
    """The files behind these addresses that count: the document, scripts and styles."""
    paths = {re.sub(r"^\w+://[^/]+/", "", address) for address in addresses}
    found = {STATIC / path for path in paths if path.endswith(KINDS)}
    return {STATIC / "index.html", *found}


def test_the_first_load_is_small(newcomer, capsys):
    anna = newcomer()
    page = anna.visit("/")
    against_bots(page).wait_for()
    lobby = compressed(of_ours(anna.asked_for))
    against_bots(page).click()
    moment(page)
    table = compressed(of_ours(anna.asked_for))
    everything = compressed(path for path in STATIC.rglob("*") if path.suffix in KINDS)
    with capsys.disabled():
        kilo = [f"{size / 1000:.1f} kB" for size in (lobby, table, everything)]
        print(f"\ngzipped: lobby {kilo[0]}, with a table {kilo[1]}, all pages {kilo[2]}")
    assert 10_000 < lobby <= table <= everything <= MOST


def test_files_with_a_name_of_their_own_are_compressed_on_the_way(newcomer):
    anna = newcomer()
    received = []
    anna.page.on("response", lambda answer: received.append(answer))
    against_bots(anna.visit("/")).wait_for()
    scripts = [answer for answer in received if answer.url.endswith(".js")]
    assert scripts
    for answer in scripts:
        assert answer.header_value("content-encoding") in ("gzip", "br", "zstd"), answer.url
        assert "immutable" in (answer.header_value("cache-control") or "")


def test_nothing_is_asked_of_a_foreign_host(newcomer):
    anna = newcomer()
    foreign = []

    def guard(route):
        if route.request.url.startswith(anna.house.address):
            route.continue_()
        else:
            foreign.append(route.request.url)
            route.abort()

    anna.context.route("**/*", guard)
    for _ in pages(anna):
        pass
    against_bots(anna.visit("/")).click()
    moment(anna.page)
    assert not foreign


@pytest.mark.parametrize("path", ["/", "/table/none", "/join/none", "/api/games", "/assets/none.js"])
def test_the_policy_lets_no_foreign_or_inline_script_in(newcomer, path):
    anna = newcomer()
    headers = anna.context.request.get(path).headers
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    assert policy["script-src"] == "'self'"
    assert policy["default-src"] == "'self'"
    assert policy["object-src"] == "'none'"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-content-type-options"] == "nosniff"


def test_an_inline_script_does_not_run(newcomer):
    anna = newcomer()
    page = anna.visit("/")
    against_bots(page).wait_for()
    page.evaluate(
        """() => {
            const script = document.createElement('script');
            script.textContent = 'window.intruded = true';
            document.body.append(script);
        }"""
    )
    assert page.evaluate("window.intruded") is None
    assert any("Content Security Policy" in fault for fault in anna.faults)
    anna.forgive()
    expect(page.locator("main h1")).to_be_visible()
