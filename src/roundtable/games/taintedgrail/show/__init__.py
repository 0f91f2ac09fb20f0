"""How the table of Tainted Grail is shown to people: its scene, a label for every option, the pieces that an
option points at, and events and prompts with the words of the pack.

Texts of a pack are looked up here and nowhere else, and only for what lies open or has been read."""

from __future__ import annotations

from collections import Counter
from typing import Any

from roundtable.kernel.scene import FACTS, ROW, Chapter, Fact, Group, Words, Zone

from ..content.language import KINDS
from ..seen import Outlook
from ..table import Table
from . import encounter, journal, map_and_heroes, menhirs, pieces, texts
from .details import detail, grave
from .events import retell
from .labels import label, label_seen
from .moves import moves
from .pieces import ICONS
from .pointing import CHOOSING, ON_MAP, touches
from .reasons import why_not

__all__ = [
    "ICONS",
    "chapters",
    "detail",
    "grave",
    "label",
    "label_seen",
    "lesson",
    "moves",
    "retell",
    "scene",
    "touches",
    "why_not",
]

CHAPTERS = {
    "aim": "aim hero",
    "day": "day party own pay",
    "journal": "verse choose share",
    "menhirs": "ward guardian",
    "encounters": "enc fight talk discard ability",
    "things": "item gear trade",
    "night": "rest grow deck",
    "death": "dying mercy join",
    "modes": "mode",
}


def lesson(key: str, options: dict[str, Any]) -> list[Words]:
    """The messages that explain the rules of a question."""
    return [Words(f"help.{key.partition('.')[0]}")]


def chapters() -> list[Chapter]:
    """The rules as people read them, in the order of a campaign."""
    return [
        Chapter(Words(f"chapter-{name}"), [Words(f"help.{topic}") for topic in topics.split()])
        for name, topics in CHAPTERS.items()
    ]


def scene(view: dict[str, Any]) -> list[Zone]:
    """The encounter if there is one, the journal, the day, the map, the heroes, what is to be done, decks."""
    t, me = Outlook.of(view).t, view["viewer"]
    zones = [
        map_and_heroes.gallery(t) if view["prompt"]["key"] in CHOOSING else None,
        map_and_heroes.purse(t, view["prompt"]["about"]) if view["prompt"]["key"] == "share.how" else None,
        *encounter.zones(t, me),
        journal.journal(t, me, view["prompt"]),
        _day(t, view) if t.day else None,
        map_and_heroes.world(t, view["prompt"]["key"] in ON_MAP) if t.shown else None,
        map_and_heroes.ways(t, me, view["prompt"]["key"] == "day.what") if t.shown else None,
        map_and_heroes.heroes(t, me),
        journal.events(t),
        menhirs.plan(t),
        journal.tasks(t),
        journal.statuses(t),
        _decks(t, me, view["prompt"]["key"] == "deck.change"),
    ]
    return [zone for zone in zones if zone is not None]


def _day(t: Table, view: dict[str, Any]) -> Zone:
    """Which day it is, and how many events are still to come."""
    title = texts.title(t.options["pack"], "chapter", t.chapter)
    facts = [Fact(Words("board-day"), t.day, pieces.icon("day"))]
    facts.append(Fact(Words("board-left"), view["table"]["event_deck"], pieces.icon("event")))
    return Zone("day", title, FACTS, [Group(facts=facts)])


def _decks(t: Table, me: int | None, asked: bool) -> Zone | None:
    """The viewer's decks, and what they have left out of them: what is going on while they change."""
    if me is None or not t.heroes[me]:
        return None
    of, groups = t.options["pack"], []
    for key, ref, decks in (("board-deck", "deck", t.decks), ("board-spare", "spare", t.spare)):
        for kind in KINDS:
            cards = Counter(decks[kind][me])
            lying = [pieces.card(of, card, f"{ref}/{card}", count) for card, count in cards.items()]
            if lying:
                groups.append(Group(Words(key, {"kind": kind}), pieces=lying))
    return Zone("decks", Words("board-decks"), ROW, groups, now=asked, folded=not asked)
