"""Plain English: the words that readers stumbled over stay out, and events are sentences.

Each entry of STUMBLES is an expression and what to write instead. On pages, `code` may quote it.
"""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from roundtable.games import names, rulings

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "roundtable"
GAMES = ("_template", *names())
PAGES = ("README.md", "CHANGELOG.md", *sorted(f"docs/{page.name}" for page in (ROOT / "docs").glob("*.md")))

STUMBLES = {
    r"\banew\b": "again",
    r"\bnought\b": "0, or nothing",
    r"\b[Ww]ho(m|se)?(so)?ever\b": "the player who, or: if you",
    r"\ba wish to\b": "wants to",
    r"(^|[,.] )[Oo]f which\b": "one of them, or: including",
    r"\bso many\b": "that many, or: as many as",
    r"\bsecond-last\b": "second-to-last",
    r"\bby chance\b": "at random",
    r"\bone's own\b": "your own, or: their own",
    r"\bto be had\b": "available, or: there are no more",
    r"(^|[.:;!?] )Who [^.?!:;]*[.;:]": "the hero who, or: if you",
    r"\b[Hh](e|is|im|imself)\b": "they, their, them: no player has a known sex",
    r"\b(all|everything|nobody|nothing|none|any|every \w+) but (?!not\b)": "except",
}

SPOKEN = re.compile(r"say-\w+$")  # here a log line begins with "NAME: ", because somebody speaks
QUOTED = {"verse-chosen", "verse-result"}  # the words of a content pack
HELPERS = {"is", "are", "has", "have", "can", "cannot", "may", "must", "gave", "set", "wanted"}
PLURALS = {
    "adversaries",
    "allies",
    "cards",
    "engines",
    "heroes",
    "knights",
    "lives",
    "markers",
    "others",
    "points",
}
PLURALS |= {"spaces", "spears", "swords", "tokens", "days", "merlins", "items", "players", "s", "this", "as"}


def written(path):
    """The messages of a file: key and text, with figures as they stand."""
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            text = FluentSerializer().serialize_entry(entry).partition("=")[2]
            yield entry.id.name, re.sub(r"\s+", " ", text).strip()


def english_messages():
    files = [SOURCE / "text" / "en.ftl", *sorted((SOURCE / "text" / "web").glob("*.en.ftl"))]
    files += [SOURCE / "games" / game / "text" / "en.ftl" for game in GAMES]
    return {f"{file.relative_to(SOURCE)}: {key}": text for file in files for key, text in written(file)}


def english_rulings():
    return {ruling.number: ruling.text for game in GAMES for ruling in rulings(game)}


def prose(page):
    """The lines of a page without what is quoted as code."""
    text = re.sub(r"```.*?```", "", (ROOT / page).read_text("utf-8"), flags=re.DOTALL)
    return {f"{page}:{n}": re.sub(r"`[^`]*`", "", line) for n, line in enumerate(text.split("\n"), 1)}


def stumbles(texts):
    return [
        f"{where}: {found[0]!r} in {text!r}; write: {instead}"
        for where, text in texts.items()
        for pattern, instead in STUMBLES.items()
        if (found := re.search(pattern, text))
    ]


def test_messages_and_rulings_keep_the_words_out():
    assert stumbles(english_messages()) == []
    assert stumbles(english_rulings()) == []


@pytest.mark.parametrize("page", PAGES)
def test_pages_keep_the_words_out(page):
    assert stumbles(prose(page)) == []


@pytest.mark.parametrize(
    "text",
    [
        "The piles are mixed anew.",
        "Who lays fewer than 2 cards suffers the attack.",
        "Whoever ends his turn here rolls.",
        "Discard all but one.",
        "It ends. Who sleeps here dreams.",
    ],
)
def test_what_readers_stumbled_over_is_found(text):
    assert stumbles({"here": text})


@pytest.mark.parametrize(
    "text", ["Who pays the magic?", "Is it the hero? Nobody, but not you.", "The last one wins."]
)
def test_plain_sentences_are_left_alone(text):
    assert stumbles({"here": text}) == []


# -- sentences ---------------------------------------------------------------------------------------------


def events(game):
    """The messages of a game that its rules tell as events."""
    code = "\n".join(file.read_text("utf-8") for file in (SOURCE / "games" / game).rglob("*.py"))
    told = set(re.findall(r'\btell\w*\([^"]*?"([a-z]+(?:[.-][a-z]+)*)"', code))
    keys = {key.replace(".", "-") for key in told}
    wanted = keys | {f"{key}-own" for key in keys}
    return {key: text for key, text in written(SOURCE / "games" / game / "text" / "en.ftl") if key in wanted}


def is_sentence(text):
    """Whether it asks, or seems to have a verb: a helper, or a word in -s that is not a known plural."""
    words = re.findall(
        r"[a-z]+", re.sub(r"\{[^{}]*\}|'s\b", " ", re.sub(r"\{ \$\w+ ->|\[\w+\]", " ", text)).lower()
    )
    return text.endswith("?") or any(
        word in HELPERS or (word.endswith("s") and word not in PLURALS) for word in words
    )


@pytest.mark.parametrize("game", GAMES)
def test_events_are_sentences(game):
    found = events(game)
    assert found, "no event was found"
    labels = [
        key for key, text in found.items() if re.match(r"\{ \$seats? \}:", text) and not SPOKEN.match(key)
    ]
    assert labels == [], "the seat is the subject: '{ $seat } draws', not '{ $seat }: drawn'"
    assert [key for key, text in found.items() if key not in QUOTED and not is_sentence(text)] == []


@pytest.mark.parametrize(
    "text", ["{ $seat }: 2 knights drawn.", "Siege engines: { $count }.", "A look at { $cards }."]
)
def test_a_label_is_no_sentence(text):
    assert not is_sentence(text)
