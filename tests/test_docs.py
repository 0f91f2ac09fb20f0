"""What the documents say is there, and what is there is in the documents."""

import importlib
import json
import pkgutil
import re
import subprocess
import sys
from pathlib import Path

import pytest

import roundtable as rt
from roundtable.cli import COMMANDS
from roundtable.games import find, names

ROOT = Path(__file__).parent.parent
GAMES = ("_template", *names())


def read(name):
    return (ROOT / name).read_text("utf-8")


def test_the_readme_names_its_two_commands():
    assert "python3 dev.py serve" in read("README.md")
    assert "python3 dev.py test" in read("README.md")


def test_ci_calls_exactly_the_readme_test_command():
    assert "python3 dev.py test" in read(".ci/run").splitlines()[-1]


@pytest.mark.parametrize("word", COMMANDS)
def test_every_command_is_in_the_readme_and_shows_an_example(word):
    assert f"roundtable {word}" in read("README.md") or f"dev.py {word}" in read("README.md")
    command = importlib.import_module(f"roundtable.cli.{COMMANDS[word][0]}").command
    assert f"roundtable {word}" in (command.epilog or "")


def test_the_python_session_of_the_readme_runs():
    (session,) = re.findall(r"```python\n(.*?)```", read("README.md"), re.DOTALL)
    subprocess.run([sys.executable, "-c", session], check=True, stdout=subprocess.DEVNULL)


def maps_of(name):
    """The READMEs of a game, the rooms' own included: together they map headings to rules."""
    return sorted((ROOT / "src/roundtable/games" / name).rglob("README.md"))


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_is_in_the_map_of_its_game(name):
    page = "\n".join(file.read_text("utf-8") for file in maps_of(name))
    missing = [rule for rule in find(name).book if f"{rule}`" not in page]
    assert missing == []


@pytest.mark.parametrize("name", GAMES)
def test_a_rule_stands_in_the_file_that_the_map_says(name):
    for page in maps_of(name):
        rows = [line for line in page.read_text("utf-8").splitlines() if line.startswith("| ")]
        for rules, file in re.findall(r"((?:`\w+`(?:, )?)+) \(`(\w+\.py)`\)", "\n".join(rows)):
            source = (page.parent / file).read_text("utf-8")
            assert [rule for rule in re.findall(r"\w+", rules) if f"def {rule}(" not in source] == [], file


@pytest.mark.parametrize("name", GAMES)
def test_every_ruling_names_its_function_and_its_option(name):
    package = f"roundtable.games.{name}"
    options = {variant.name for variant in find(name).variants}
    for ruling in rt.rules(name):
        assert pkgutil.resolve_name(f"{package}.{ruling.where}"), ruling.number
        assert ruling.option is None or ruling.option in options
        assert ruling.origin in ("rulebook", "public", "ours")
    chosen = {variant.ruling for variant in find(name).variants if variant.ruling}
    assert chosen == {ruling.number for ruling in rt.rules(name) if ruling.option}


def rulings_without_a_test(name):
    """Rulings of a game that no test is named after."""
    tests = "\n".join(
        file.read_text("utf-8") for file in (ROOT / "tests" / "games" / name).rglob("test_*.py")
    )
    tested = {
        f"{letters.upper()}-{number}" for letters, number in re.findall(r"def test_([a-z]{2})_(\d+)_", tests)
    }
    return [ruling.number for ruling in rt.rules(name) if ruling.number not in tested]


@pytest.mark.parametrize("name", GAMES)
def test_every_ruling_has_a_test_named_after_it(name):
    assert rulings_without_a_test(name) == []


@pytest.mark.parametrize("name", GAMES)
def test_a_game_numbers_its_rulings_without_a_gap(name):
    numbers: dict[str, list[int]] = {}
    for ruling in rt.rules(name):
        letters, _, number = ruling.number.partition("-")
        numbers.setdefault(letters, []).append(int(number))
    assert numbers
    for letters, given in numbers.items():
        assert given == [*range(1, len(given) + 1)], letters


def test_the_changelog_speaks_of_the_rules_version():
    for name in names():
        assert f"{name}/{find(name).rules}" in read("CHANGELOG.md")


def test_no_lock_file_holds_an_address():
    for lock in (ROOT / "locks").glob("*.lock"):
        assert "://" not in lock.read_text("utf-8"), lock


@pytest.mark.parametrize("folder", ["web", "tests/e2e/browser"])
def test_no_npm_lock_says_where_to_download(folder):
    packages = json.loads(read(f"{folder}/package-lock.json"))["packages"]
    assert [name for name, package in packages.items() if "resolved" in package] == []


def test_the_bundler_is_locked_for_every_platform():
    """npm leaves out in silence what it cannot find, and then only some can build the client."""
    assert read("web/package-lock.json").count('"node_modules/@rolldown/binding-') == 15


def test_every_fixture_is_of_a_game_that_exists():
    for file in (ROOT / "tests" / "fixtures").rglob("*.json"):
        assert json.loads(file.read_text("utf-8"))["game"] in names()


# -- links, and the pages for newcomers ------------------------------------------------------------------

PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
GUIDES = ("glossary", "tour")
LINK = re.compile(r"\[([^\]]*)\]\(([^)\s]+)\)")
NAMED = re.compile(r"\[`[^`]*`\]\(([^)\s]+)\) · (`[^`]+`(?:, `[^`]+`)*)")  # a file, and what stands in it
FILE = re.compile(r"`[\w./-]+\.(?:py|ts|svelte|css|json|toml|ftl|md)`")
WIDE = 140  # letters in a line of prose


def page_id(page):
    return str(page.relative_to(ROOT))


def linked(page, address):
    """The file or folder that a link leads to, and the heading within it."""
    path, _, heading = address.partition("#")
    return (page.parent / path).resolve() if path else page, heading


def headings(page):
    """The headings of a page, as links name them."""
    written = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).strip().replace(" ", "-") for heading in written}


@pytest.mark.parametrize("page", PAGES, ids=page_id)
def test_every_link_leads_somewhere(page):
    for _, address in LINK.findall(page.read_text("utf-8")):
        if "://" not in address:
            file, heading = linked(page, address)
            assert file.exists(), address
            assert not heading or heading in headings(file), address


@pytest.mark.parametrize("name", GUIDES)
def test_a_guide_names_files_by_their_links(name):
    """So that none is named that is not there; and what a link is called is how its address ends."""
    text = read(f"docs/{name}.md")
    for label, address in LINK.findall(text):
        path = address.partition("#")[0].rstrip("/")
        assert not label.startswith("`") or f"/{path}".endswith("/" + label.strip("`/")), address
    assert FILE.findall(LINK.sub("", text)) == []


@pytest.mark.parametrize("name", GUIDES)
def test_what_a_guide_finds_in_a_file_is_there(name):
    page = ROOT / "docs" / f"{name}.md"
    found = NAMED.findall(page.read_text("utf-8"))
    assert len(found) > 40
    for address, listed in found:
        source = linked(page, address)[0].read_text("utf-8")
        for word in re.findall(r"`([^`]+)`", listed):
            assert re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", source), (address, word)


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "ARCHITECTURE.md"])
def test_newcomers_are_led_to_both_guides(page):
    addresses = [address for _, address in LINK.findall(read(page))]
    assert {f"docs/{name}.md" for name in GUIDES} <= {*addresses}


@pytest.mark.parametrize(
    "page", ["README.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "docs/glossary.md", "docs/tour.md"]
)
def test_prose_is_wrapped(page):
    prose = re.sub(r"^```.*?^```|^\|.*?$", "", read(page), flags=re.MULTILINE | re.DOTALL)
    assert [line for line in prose.splitlines() if len(line) > WIDE] == []
