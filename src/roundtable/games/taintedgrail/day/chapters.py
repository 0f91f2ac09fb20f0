"""[Preparing the world], [Chapters] The map, the decks and the story of a chapter."""

from __future__ import annotations

from roundtable.kernel import Ask, AskAll, Flow, Follow, Rulebook

from ..content.language import COLOURS
from ..content.records import Encounter
from ..effects.gains import check_load
from ..journal.dreams import reopen
from ..journal.reading import read
from ..modes import SWITCHES
from ..table import Table
from ..world.locations import reveal_around, show

book = Rulebook()


@book.rule
def choose_mode(t: Table, done: tuple[str, ...] = ()) -> Flow:
    """[Story mode], [Challenge mode] At the start of each chapter they may add rules of these modes or drop
    them: one proposes, and all must agree; each rule once (TG-116)."""
    speaker, *others = t.living()
    offers = [(name, value) for name, values in SWITCHES.items() for value in values if name not in done]
    chosen = yield Ask(speaker, "mode.change", (None, *[(n, v) for n, v in offers if v != t.options[n]]))
    if chosen is None:
        return None
    name, value = chosen
    told = {"seat": speaker, "switch": name, "value": value}
    answers = (yield AskAll("mode.agree", dict.fromkeys(others, (True, False)), **told)) if others else {}
    if not all(answers.values()):
        return choose_mode((*done, name))
    t.options = {**t.options, name: value}
    t.tell("mode.changed", switch=name, value=value)
    for seat in t.living():
        t.keep_limits(seat)
    return *[check_load(seat) for seat in t.living()], choose_mode((*done, name))


@book.rule
def set_up_chapter(t: Table, number: int) -> Follow:
    """[Chapters] Event deck with part 1 on top, encounters of its levels, random events, and the first
    location with a menhir and what it shows. What is in force today stays so, and quests stay (TG-113)."""
    chapter = t.content.chapters[number]
    t.chapter = number
    known = (*t.past, *t.quests, *t.today)
    t.event_deck = [event for event in reversed(chapter.events) if event not in known]
    t.random_deck, t.random_under = sorted([event for event in chapter.random if event not in known]), []
    t.chance.shuffle(t.random_deck)
    encounter_decks(t, number)
    lay_map(t, chapter.start, chapter.dial)
    t.tell("campaign.chapter", chapter=number)
    if not chapter.intro or chapter.intro in t.read:
        return None
    return read(chapter.intro, t.living(), "chapter"), reopen() if t.reading else None


def encounter_decks(t: Table, number: int) -> None:
    """[Preparing the world] By colour and level; first encounters on top in the first game. Story mode builds
    them as for one player fewer."""
    chapter = t.content.chapters[number]
    players = len(t.living()) - t.options["easy_encounters"]
    levels = chapter.solo_levels if players <= 1 else chapter.party_levels
    cards = _free_encounters(t)
    for colour in COLOURS:
        own = [card for card in cards if card.deck == colour]
        deck = sorted([card.id for card in own if card.level in levels and not card.first])
        t.chance.shuffle(deck)
        firsts = [card.id for card in own if card.first] if chapter.first_encounters else []
        t.encounters[colour], t.under[colour] = deck + firsts, []


def _free_encounters(t: Table) -> list[Encounter]:
    """Those that belong to a deck: not the story's, and not what lies on the table."""
    lying = {t.enc, *t.guardians, *[enc for enc, _ in t.due]}
    return [card for card in t.content.encounters.values() if not card.story and card.id not in lying]


def lay_map(t: Table, start: int, dial: tuple[int, ...]) -> None:
    """[Preparing the world] The first location with its menhir, and what touches it; a new chapter keeps what
    lies, and lights nothing."""
    if not t.shown:
        first = t.lying(start)
        show(t, first)
        t.wards[first] = max(1, dial[len(t.living()) - 1] - t.options["short_wards"])
        for seat in t.living():
            t.place[seat] = first
    for seat in t.living():
        reveal_around(t, t.place[seat])
