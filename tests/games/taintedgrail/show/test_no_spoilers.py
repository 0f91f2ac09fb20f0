"""Nothing leaves a table that has not been read or is not in play: every byte that anybody receives is looked
through for texts and names of what is still hidden."""

import json
import re
from collections import Counter
from functools import cache
from typing import Any

import pytest

from roundtable import Match, Setup
from roundtable.games import find, told
from roundtable.games.foresight import foreseen
from roundtable.games.taintedgrail.content.load import pack
from roundtable.games.taintedgrail.effects.conditions import Context
from roundtable.games.taintedgrail.journal.choices import is_barred
from roundtable.games.taintedgrail.show import events as retelling
from roundtable.games.taintedgrail.show import labels, map_and_heroes
from roundtable.games.taintedgrail.show import texts as words
from roundtable.games.taintedgrail.table import NOBODY, OPENED
from roundtable.kernel import Chance
from roundtable.kernel.scene import Words
from roundtable.server.room.face import Face, Tale
from roundtable.server.room.pieces import encode
from roundtable.text import LANGUAGES, sources

PACK = "avalon"
LATER = ("pass", "end", "escape", "retreat", "leave")  # what a curious player does seldom
ID_KINDS = ("secret", "event", "encounter")  # tasks and statuses share their ids with other things
AHEAD = 6  # options of which it is looked at what would come of them
SHORT = 12  # letters: a text this long is not anybody else's by coincidence


class Alone:
    """As much of a room as a face asks for."""

    steps, tentative, rewound, given_by = (), None, (), Counter[int]()

    def __init__(self, match):
        self.match = match

    def undoable(self, seat):
        return 0

    redoable = undoable


def received(match):
    """Every byte of the states and logs of all seats and of a spectator, read again."""
    room: Any = Alone(match)
    for viewer in (*range(match.table.seats), None):
        yield json.loads(Face(room, viewer, match).core)
        tale = Tale()
        tale.follow(match, viewer)
        yield [json.loads(line) for line in tale.lines]
    for seat in match.to_move:
        for option in match.legal(seat)[:AHEAD]:
            yield json.loads(encode(foreseen(match, seat, option)))


def split(value, texts, names):
    """The texts of the pack among what was received, and all other words in it."""
    if isinstance(value, dict):
        for key, item in value.items():
            if key in LANGUAGES and isinstance(item, str):
                texts.add(item)
            else:
                names.add(key)
                split(item, texts, names)
    elif isinstance(value, list):
        for item in value:
            split(item, texts, names)
    elif isinstance(value, str):
        names.add(value)


def painted(value):
    """All words for a painter among what was received."""
    if isinstance(value, dict):
        here = {value["picture"]} if isinstance(value.get("picture"), str) else set()
        return here.union(*map(painted, value.values()))
    return set().union(*map(painted, value)) if isinstance(value, list) else set()


def barred(t, verse, party, looking):
    """Choices that lack only what everybody can see on the boards (TG-104)."""
    context = Context(tuple(party), NOBODY, f"verse/{verse}")
    choices = pack(PACK).verses[verse].choices
    return {(verse, one.number) for one in choices if is_barred(t, verse, one, context)}


class Witness:
    """What has been read, offered or laid open so far; all else is a spoiler."""

    def __init__(self):
        self.offered, self.rows, self.seen = set(), set(), set()
        self.places = set()

    def look(self, match):
        t = match.table
        for seat in match.to_move:
            question = match.question(seat)
            if question.key == "verse.choice":
                self.offered |= set(question.options) | barred(t, **question.about)
        self.seen |= {("secret", name) for name in (*t.common, *[s for held in t.secrets for s in held])}
        self.seen |= {("event", name) for name in (*t.today, *t.quests, *t.past, *t.random_under)}
        self.seen |= {("encounter", name) for name in (t.enc, *t.guardians)}
        self.seen |= {("encounter", name) for pile in t.under.values() for name in pile}
        self.places |= {*t.shown, *t.place}
        self.seen |= {("task", name) for name in t.tasks}
        self.seen |= {("status", name) for name, ticked in t.statuses.items() if ticked}
        for event in match.log(None):
            if event.key == "verse.result":
                self.rows.add((event.args["verse"], event.args["row"]))
            if event.key == "enc.met":
                self.seen.add(("encounter", event.args["enc"]))
            if event.key == "event.drawn":
                self.seen.add(("event", event.args["event"]))
            if event.key in ("secret.gained", "secret.common"):
                self.seen.add(("secret", event.args["thing"]))

    def hidden_prose(self, match):
        """Prose that nobody has read: whole verses, lines, choices, results."""
        lines: dict[str, set[int]] = {}
        for _, verse, row, read in match.table.chronicle:
            lines.setdefault(verse, set()).update(read if row == OPENED else ())
        for name, verse in every_verse():
            for at, line in enumerate(verse.lines):
                if line.kind == "prose" and at not in lines.get(name, ()):
                    yield from sentences(line.text)
            for choice in verse.choices:
                if (name, choice.number) not in self.offered:
                    yield from sentences(choice.text)
            for at, row in enumerate(verse.rows):
                if (name, at) not in self.rows:
                    yield from sentences(row.text)

    def hidden_things(self):
        content = pack(PACK)
        kinds: dict[str, Any] = {
            "secret": content.secrets,
            "event": content.events,
            "encounter": content.encounters,
            "task": content.tasks,
            "status": content.statuses,
        }
        return [
            (kind, name) for kind, all_ in kinds.items() for name in all_ if (kind, name) not in self.seen
        ]

    def pictures(self):
        """What may be painted: places that have lain on the map, and encounters that have been met."""
        content = pack(PACK)
        places = [content.locations[number].picture for number in self.places if number in content.locations]
        met = [content.encounters[name].picture for kind, name in self.seen if kind == "encounter" and name]
        return {"", *places, *met}

    def spoilers(self, match):
        """What was received and should not have been."""
        texts: set[str] = set()
        names: set[str] = set()
        words_painted: set[str] = set()
        for part in received(match):
            split(part, texts, names)
            words_painted |= painted(part)
        told_text, ids = "\n".join(texts), "\n".join(names)
        found = [prose for prose in self.hidden_prose(match) if prose in told_text and once(prose)]
        hidden = self.hidden_things()
        open_titles = titles(
            [(kind, name) for kind, name in every_thing() if (kind, name) not in set(hidden)]
        )
        for kind, name in hidden:
            found += [title for title in titles([(kind, name)]) - open_titles if title in texts]
            found += [text for text in long_texts(kind, name) if text in told_text and once(text)]
            if kind in ID_KINDS and re.search(rf"(?<![\w.]){name}(?![\w.])", ids):
                found.append(name)
        unread = set(pack(PACK).verses) - set(match.table.read)
        tokens = set(re.findall(r"[\w.]+", ids))
        found += sorted(words_painted - self.pictures())
        return found + sorted(name for name in unread & tokens if not name.isdigit())


@cache
def every_verse():
    """The whole journal, in every language."""
    return [(name, verse) for name in pack(PACK).verses for verse in words.in_all(PACK, name) if verse]


@cache
def corpus():
    """All that a pack says, in every language."""
    content = pack(PACK)
    said = [text for key in content.texts for text in set(words.say(PACK, key).args.values())]
    for _, verse in every_verse():
        said += [line.text for line in verse.lines]
        said += [choice.text for choice in verse.choices]
        said += [row.text for row in verse.rows]
    return "\n".join(" ".join(re.sub(r"\*+", "", text).split()) for text in said)


@cache
def once(piece):
    """Whether a text stands in the pack only once: what stands there twice may be the other one."""
    return corpus().count(piece) < 2


def every_thing():
    keys = [key.split(".") for key in pack(PACK).texts if key.endswith(".title")]
    return {(kind, name) for kind, name, *_ in keys}


def sentences(text):
    """A text without its marks, in pieces that are long enough to be known again."""
    clean = " ".join(re.sub(r"\*+", "", text).split())
    return [part for part in re.split(r"(?<=[.!?]) ", clean) if len(part) >= SHORT]


def titles(things):
    keys = [f"{kind}.{name}.title" for kind, name in things]
    said = [words.known(PACK, key) for key in keys]
    return {text for one in said if one for text in one.args.values()}


def long_texts(kind, name):
    for field in ("text", "flavour", "hint"):
        one = words.known(PACK, f"{kind}.{name}.{field}")
        yield from set(one.args.values()) if one else ()


def curious(match, chance):
    """Any answer; ending something only now and then."""
    seat = chance.pick(match.to_move)
    options = match.legal(seat)
    keen = [o for o in options if not (isinstance(o, tuple) and o and o[0] in LATER)]
    match.play(seat, chance.pick(keen if keen and chance.below(8) else options))


def played(seats, seed, steps, every, **options):
    """A match with a witness; at some moments what everybody has received."""
    game = find("taintedgrail")
    match = Match.begin(Setup(game, seats, game.choose({"pack": PACK, **options}), f"{seed:032d}"))
    chance, witness = Chance(f"curious {seed}"), Witness()
    for step in range(steps):
        witness.look(match)
        if step % every == 0:
            yield match, witness
        if match.result is not None:
            return
        curious(match, chance)
    witness.look(match)
    yield match, witness


@pytest.mark.parametrize(("seats", "seed"), [(1, 11), (1, 12), (2, 13), (3, 14), (4, 15)])
def test_nobody_receives_what_has_not_been_read(seats, seed):
    for match, witness in played(seats, seed, steps=240, every=24):
        assert witness.spoilers(match) == [], f"after {match.moves} answers"


def test_the_lesson_tells_nothing_beforehand():
    for match, witness in played(1, 16, steps=60, every=6, tutorial=True):
        assert witness.spoilers(match) == []


def test_files_that_every_browser_receives_hold_no_content():
    """Words of the interface may be titles of a pack too, and dying is a matter of the rules; but its texts
    and longer titles do not stand there."""
    source = "\n".join(part for language in LANGUAGES for part in sources(language, "taintedgrail"))
    for key, text in pack(PACK).texts.items():
        public = key.startswith(("condition.", "pack."))
        if not public and (not key.endswith(".title") or len(text.split()) > 2):
            assert [said for said in set(words.say(PACK, key).args.values()) if said in source] == [], key


# -- the check is a real one -------------------------------------------------------------------------------


def breaks(seats=1, seed=17, steps=60):
    return any(witness.spoilers(match) for match, witness in played(seats, seed, steps, every=10))


def test_the_honest_table_breaks_nothing():
    assert not breaks()


def test_a_page_that_shows_unread_lines_is_caught(monkeypatch):
    honest, verses = words.paragraphs, pack(PACK).verses
    every = {id_: tuple(range(len(verse.lines))) for id_, verse in verses.items()}
    monkeypatch.setattr(words, "paragraphs", lambda of, verse, lines: honest(of, verse, every[verse]))
    assert breaks()


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unread_verse_in_any_language_is_caught(monkeypatch, language):
    honest = words.paragraphs

    def talkative(of, verse, lines):
        unread = words.in_all(of, "book.38")[LANGUAGES.index(language)]
        assert unread is not None
        return *honest(of, verse, lines), Words("plain", {"en": unread.lines[0].text, "lang": language})

    monkeypatch.setattr(words, "paragraphs", talkative)
    assert breaks()


def test_a_label_that_tells_where_a_choice_leads_is_caught(monkeypatch):
    honest = labels.OTHERS["verse.choice"]

    def telling(option):
        target = pack(PACK).verses[option[0]].choices[option[1] - 1].target
        found = words.paragraphs(PACK, target, (0,)) if target in pack(PACK).verses else []
        return found[0] if found else honest(option)

    monkeypatch.setitem(labels.OTHERS, "verse.choice", telling)
    assert breaks()


def test_an_event_that_names_a_secret_beforehand_is_caught(monkeypatch):
    monkeypatch.setitem(retelling.WORDED, "place", lambda number: retelling.titled("secret", "the_tally"))
    assert breaks()


def test_a_picture_of_a_place_that_nobody_has_seen_is_caught(monkeypatch):
    monkeypatch.setattr(map_and_heroes, "picture", lambda of, number: unseen())
    assert breaks()


def test_the_words_of_a_picture_are_not_in_what_every_browser_receives():
    source = "\n".join(part for language in LANGUAGES for part in sources(language, "taintedgrail"))
    assert [picture for picture in every_picture() if picture in source] == []


def every_picture():
    content = pack(PACK)
    places = {location.picture for location in content.locations.values()}
    return places | {encounter.picture for encounter in content.encounters.values()}


def unseen():
    """What the painter is told of the town, to which nobody comes on the first days."""
    return pack(PACK).locations[118].picture


def test_an_id_of_an_unread_verse_is_caught(monkeypatch):
    monkeypatch.setattr("roundtable.server.room.face.told", lambda *event: told(*event) + ("book.20",))
    assert breaks()
