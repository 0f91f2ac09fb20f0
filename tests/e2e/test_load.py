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
MOST_FONTS = 160_000  # bytes, already compressed
MOST_BOARD = 60_000  # bytes that a game's own board adds to the table that plays every game
LEAST = 500  # bytes that are worth being compressed
GAMES = ("kingarthur", "grailcup", "shadows", "taintedgrail")
BOARDS = ("kingarthur", "grailcup")
KINDS = (".html", ".js", ".css")


def compressed(paths):
    return sum(len(gzip.compress(path.read_bytes(), 9)) for path in paths)


def of_ours(addresses):
    """The files behind these addresses that count: the document, scripts and styles."""
    paths = {re.sub(r"^\w+://[^/]+/", "", address) for address in addresses}
    found = {STATIC / path for path in paths if path.endswith(KINDS)}
    return {STATIC / "index.html", *found}


def table_of(person, game):
    """All that a table of this game fetches; the icons are a sheet that all games share."""
    table = person.make("local Anna", "bot", "bot", game=game)
    person.start(table)
    person.asked_for.clear()
    moment(person.at(table))
    person.page.evaluate("document.fonts.ready")
    drawn = {STATIC / address.split("/", 3)[3] for address in person.asked_for if address.endswith(".svg")}
    return of_ours(person.asked_for) | {file for file in drawn if not file.name.startswith("icons")}


def fonts_of(newcomer, language):
    """What a reader of one script fetches on the pages that one sees first."""
    anna = newcomer(prefs={"language": language})
    page = anna.visit("/")
    against_bots(page).wait_for()
    for path in ("/new", "/rules/kingarthur", "/"):
        anna.visit(path).locator("main h1").wait_for()
        page.evaluate("document.fonts.ready")
    return {STATIC / address.split("/", 3)[3] for address in anna.asked_for if address.endswith(".woff2")}


def test_the_budget_of_bytes_is_kept(newcomer, capsys):
    """Figures are printed, so that one sees them grow before they are too large."""
    anna = newcomer()
    against_bots(anna.visit("/")).wait_for()
    lobby = of_ours(anna.asked_for)
    tables = {game: table_of(anna, game) for game in GAMES}
    common = set.intersection(*tables.values())
    budget = {"first load": (compressed(lobby), MOST)}
    for language in ("en", "uk"):
        fonts = fonts_of(newcomer, language)
        budget[f"fonts, {language}"] = (sum(font.stat().st_size for font in fonts), MOST_FONTS)
    for game, fetched in tables.items():
        budget[f"board, {game}"] = (compressed(fetched - common), MOST_BOARD)
    with capsys.disabled():
        rows = [
            f"{what:<22}{size / 1000:>7.1f} kB of {most / 1000:>5.0f}"
            for what, (size, most) in budget.items()
        ]
        everything = compressed(path for path in STATIC.rglob("*") if path.suffix in KINDS)
        rest = [
            f"{'any table':<22}{compressed(common) / 1000:>7.1f} kB",
            f"{'all pages':<22}{everything / 1000:>7.1f} kB",
        ]
        print("", "compressed, without icons", *rows, *rest, sep="\n")
    assert budget["first load"][0] > 10_000
    assert budget["fonts, uk"][0] > 20_000
    for game in BOARDS:
        assert budget[f"board, {game}"][0] > 5_000, f"{game} fetches no board"
    assert not {what: sizes for what, sizes in budget.items() if sizes[0] > sizes[1]}


def test_files_with_a_name_of_their_own_are_compressed_on_the_way(newcomer):
    anna = newcomer()
    received = []
    anna.page.on("response", lambda answer: received.append(answer))
    against_bots(anna.visit("/")).wait_for()
    scripts = [answer for answer in received if answer.url.endswith(".js")]
    assert scripts
    for answer in scripts:
        if len(answer.body()) < LEAST:
            continue
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
