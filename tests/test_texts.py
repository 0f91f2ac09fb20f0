"""The messages: the same keys with the same figures in every language, and right plurals."""

import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from roundtable.bots import NAMES as LEVELS
from roundtable.games import find, names, rulings
from roundtable.kernel import SetupError
from roundtable.kernel.scene import Words
from roundtable.text import LANGUAGES, Said, Text, sources

GAMES = (None, "_template", *names())
SOURCE = Path(__file__).parent.parent / "src" / "roundtable"
PAGES = ("pages", "server", "table")  # what only a browser says


class Variables(Visitor):
    def __init__(self):
        self.found = set()

    def visit_VariableReference(self, node):
        self.found.add(node.id.name)


def messages(language, game):
    """Every message of the file of a game (or the common one) with the figures that it asks for."""
    return parsed_messages(list(sources(language, game))[-1 if game else 0])


def page_messages(language, page):
    return parsed_messages((SOURCE / "text" / "web" / f"{page}.{language}.ftl").read_text("utf-8"))


def parsed_messages(source):
    parsed = FluentParser().parse(source).body
    assert not [entry for entry in parsed if isinstance(entry, ast.Junk)]
    entries = [entry for entry in parsed if isinstance(entry, ast.Message)]
    assert [key for key, n in Counter(entry.id.name for entry in entries).items() if n > 1] == []
    found = {}
    for entry in entries:
        variables = Variables()
        variables.visit(entry)
        found[entry.id.name] = variables.found
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_language_has_the_same_messages_with_the_same_figures(game, language):
    expected = messages("en", game)
    if "said" in expected:  # a text that travels in all languages: each takes its own
        expected["said"] = {language}
    assert messages(language, game) == expected


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", PAGES)
def test_every_language_has_the_same_pages(page, language):
    assert page_messages(language, page) == page_messages("en", page)


def test_everything_that_the_server_refuses_or_notes_has_a_text():
    code = "\n".join(file.read_text("utf-8") for file in (SOURCE / "server").rglob("*.py"))
    said = {f"error-{key}" for key in re.findall(r'Refusal\(\s*"([a-z-]+)"', code)}
    said |= {f"note-{key}" for key in re.findall(r'note\("([a-z-]+)"', code)}
    assert len(said) > 30
    assert said - set(page_messages("en", "server")) == set()


@pytest.mark.parametrize("game", GAMES[1:])
def test_every_option_and_the_title_have_a_text(game):
    for language in LANGUAGES:
        text = Text(language, game)
        assert text.knows("title")
        for variant in find(game).variants:
            assert text.knows(f"variant-{variant.name}")
        for event in find(game).checkpoints:
            assert text.knows(f"checkpoint.{event}")


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["1 white card", "2 white cards", "5 white cards", "21 white cards"]),
        ("ru", ["берёт 1 белую карту", "берёт 2 белые карты", "берёт 5 белых карт", "берёт 21 белую карту"]),
        ("uk", ["бере 1 білу карту", "бере 2 білі карти", "бере 5 білих карт", "бере 21 білу карту"]),
    ],
)
def test_plurals(language, expected):
    text = Text(language, "shadows", ["Anna"])
    for number, words in zip((1, 2, 5, 21), expected, strict=True):
        assert words in text.say("cards.drawn", seat=0, count=number)


def test_names_are_never_looked_up_as_cards():
    """A player may take the name of a card."""
    text = Text("en", "kingarthur", ["merlin", "dragon-4"])
    assert text.say("start", seat=1) == "dragon-4 goes first."


def test_equal_cards_are_counted():
    text = Text("en", "kingarthur")
    assert text.listed(("red", "red", "red-2", "merlin")) == "red knight ×2, red double, Merlin"
    assert text.listed(()) == ""


def test_a_message_within_a_message_is_said_first():
    """In Python a pair, from JSON a row: it is the same."""
    text = Text("en", "kingarthur")
    for kind in (Words("kinds-dragon"), ["kinds-dragon", {}]):
        assert text.words(("condition-total-kind", {"total": 8, "kind": kind})) == "dragons, total ≥8"
    least = Words("slot-kind-least", {"kind": Words("kind-dragon"), "least": 5})
    either = Words("condition-or", {"one": least, "other": Words("condition-cards", {"count": 2})})
    assert text.words(either) == "dragon ≥5, or any 2 cards"


def test_a_row_of_messages_is_counted_like_names():
    text = Text("en", "kingarthur")
    row = [Words("kind-dragon"), Words("kind-dark"), Words("kind-dragon"), "merlin"]
    assert text.say("option-cards", cards=row) == "dragon ×2, dark power, Merlin"


def test_what_has_been_said_is_not_looked_up_as_a_name():
    """A player is called like a card; the name comes out of a message within a message."""
    text = Text("en", "kingarthur", ["merlin"])
    assert text.say("option-challenge", card=Words("waiting-challenge", {"seats": [0]})) == (
        "Waiting for merlin to challenge an adversary …"
    )
    assert text.say(
        "option-challenge", card=Words("cli-begun", {"title": "merlin", "players": Said("merlin")})
    ) == ("Merlin. Players: merlin.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_of_its_own_that_nothing_in_a_game_has(language):
    most = max(find(name).seats[-1] for name in names())
    called = {Text(language).say("bot", number=number) for number in range(1, most + 1)}
    assert len(called) == most
    assert not any(digit in name for name in called for digit in "0123456789")
    for game in names():
        told = " ".join(sources(language, game)).split("cli-keys")[1]
        assert [name for name in called if re.search(rf"\b{name}\b", told)] == []


def test_two_texts_are_things_and_no_message():
    assert Text("en", "kingarthur").say("option-cards", cards=("red", "merlin")) == "red knight, Merlin"


def test_what_has_a_name():
    text = Text("en", "kingarthur")
    assert all(map(text.has_name, ("dragon-4", "red", "red-2", "grail")))
    assert not text.has_name("nobody")
    assert not text.has_name("nobody-3")


def test_an_unknown_key_is_said_as_it_is():
    assert Text("en").say("no.such.thing") == "no.such.thing"


# -- rulings -----------------------------------------------------------------------------------------------


def written(game, language):
    return tomllib.loads((SOURCE / "games" / game / "text" / f"rulings.{language}.toml").read_text("utf-8"))


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize("game", GAMES[1:])
def test_every_ruling_is_written_in_every_language(game, language):
    english = rulings(game)
    assert list(written(game, language)) == [ruling.number for ruling in english]
    for ruling, said in zip(english, rulings(game, language), strict=True):
        assert re.search("[а-яіїєґё]", said.text), said.number
        assert said == ruling._replace(text=said.text)


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize("game", GAMES[1:])
def test_a_ruling_names_the_same_rulings_in_every_language(game, language):
    for ruling, said in zip(rulings(game), rulings(game, language), strict=True):
        names_others = re.compile(r"\b[A-Z]{2}-\d+")
        assert sorted(names_others.findall(said.text)) == sorted(names_others.findall(ruling.text)), (
            said.number
        )


def test_a_language_that_there_is_not_is_refused():
    with pytest.raises(SetupError, match="'tlh'"):
        rulings("kingarthur", "tlh")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_of_bots_says_what_it_is_like(language):
    """A line of its own for each, for people who have to choose one."""
    text = Text(language)
    source = (SOURCE / "text" / "web" / f"pages.{language}.ftl").read_text("utf-8")
    text._bundle.add_resource(FluentResource(source))
    said = {text.say("web.level.like", level=Said(level)) for level in LEVELS}
    assert len(said) == len(LEVELS)
    assert not said & set(LEVELS)
