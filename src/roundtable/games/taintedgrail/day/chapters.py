"""[Preparing the world], [Chapters] The map, the decks and the story of a chapter."""

from __future__ import annotations

from roundtable.kernel import Follow, Rulebook

from ..content.language import COLOURS
from ..journal.dreams import reopen
from ..journal.reading import read
from ..table import Table
from ..world.locations import reveal_around, show

book = Rulebook()


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
    lying = {t.enc, *t.guardians, *[enc for enc, _ in t.due]}  # on the table, so in no deck
    for colour in COLOURS:
        known = [e for e in t.content.encounters.values() if e.deck == colour and not e.story]
        cards = [e for e in known if e.id not in lying]
        deck = sorted([e.id for e in cards if e.level in levels and not e.first])
        t.chance.shuffle(deck)
        firsts = [e.id for e in cards if e.first] if chapter.first_encounters else []
        t.encounters[colour], t.under[colour] = deck + firsts, []


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
