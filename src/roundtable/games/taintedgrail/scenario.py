"""A table laid from a description. All keys are optional; lists have one entry a seat:

heroes      characters; those of the pack in their order    place       numbers of locations, the first one's
energy, health, terror, dying   as at the start             attr        {"agg": 2 …} each; the character's
goods       {"food": [2, 0] …}                              skills      ["agg_1/front" …] each
items, secrets, stowed          names each                  decks       {"combat": [[…] …]}
chapter, day                    1                           phase       morning, dawn, day or dusk; day
shown       locations on the map; what the wards show       wards       {101: 8}
tokens, times, dials, timers, guardians, statuses, tasks    as on the table
quests, today, read, common     names                       once, used  marks: "goal/burden", "look/12/0"; a
choice is "101.2!3", the use of an ability "item/mule#0@1" (source, index there, seat)
event_deck, random_deck         the top first               encounters  {"grey": […]}, the top first
item_deck   the top first                                   dropped     {104: ["rope"]}

Instead of a phase a description may begin with one of these, for the heroes of `party` (all):
encounter   that card; `draw` are the cards on top of each draw pile, the first on top
verse       that verse is read                              effects     a line of effects; `doer` does it
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from roundtable.kernel import Follow, SetupError
from roundtable.kernel.scenario import check_names, per_seat

from .day.campaign import prepare_table
from .day.chapters import encounter_decks, lay_map
from .day.heroes import prepare_hero
from .day.phases import begin_day, dawn, dusk, morning, settle
from .effects.steps import effects
from .encounter.beginning import meet
from .journal.reading import read
from .marks import CHOICE, DAY, ONCE, Mark
from .table import NOBODY, OPENED, Table
from .world.locations import reveal_around

SEATED = "energy health terror dying attr skills items secrets stowed place".split()
WORLD = "tokens times dials timers guardians statuses tasks quests today read common".split()
MARKS = {"used": DAY, "once": ONCE}  # and how long the use of an ability counts there
PILES = "event_deck random_deck item_deck".split()
OTHERS = (
    "heroes goods decks chapter day phase shown wards encounters dropped party encounter draw verse effects "
    "doer"
)
KEYS = [*SEATED, *WORLD, *MARKS, *PILES, *OTHERS.split()]
_USE, _CHOICE = re.compile(r"(.+)#(\d+)@(\d+)(?:\*(\d+))?"), re.compile(r"(.+)!(\d+)")
PHASES = {"morning": morning, "dawn": dawn, "day": begin_day, "dusk": dusk}


def scenario(t: Table, wanted: dict[str, Any]) -> Follow:
    """Lay the table; the rules to begin with."""
    check_names(wanted, KEYS, "taintedgrail")
    prepare_table()[0].body(t)
    _heroes(t, wanted)
    _world(t, wanted)
    for seat in t.living():
        t.keep_limits(seat)
    return _beginning(t, wanted)


def _heroes(t: Table, wanted: dict[str, Any]) -> None:
    _characters(t, per_seat(wanted.get("heroes", list(t.content.characters)[: t.seats]), t.seats, "heroes"))
    for key in SEATED:
        if key in wanted and key != "place":
            setattr(t, key, [_plain(value) for value in per_seat(wanted[key], t.seats, key)])
    t.attr = [{**t.character(seat).attr, **t.attr[seat]} for seat in range(t.seats)]
    for what, numbers in wanted.get("goods", {}).items():
        t.goods[what] = per_seat(numbers, t.seats, f"goods {what}")
    for kind, decks in wanted.get("decks", {}).items():
        t.decks[kind] = [sorted(deck) for deck in per_seat(decks, t.seats, "decks")]
    t.dropped = {int(number): list(items) for number, items in wanted.get("dropped", {}).items()}
    _take_from(t.item_deck, (*t.items, *t.dropped.values()))
    _take_from(t.secret_deck, (*t.secrets, wanted.get("common", ())))


def _characters(t: Table, names: list[str]) -> None:
    for seat, name in enumerate(names):
        if name not in t.content.characters:
            raise SetupError(f"There is no character {name!r}; there are: {', '.join(t.content.characters)}.")
        prepare_hero(t, seat, name)


def _take_from(pile: list[str], held: Iterable[Iterable[str]]) -> None:
    """What somebody has does not lie in its pile."""
    for thing in [thing for things in held for thing in things]:
        if thing not in pile:
            raise SetupError(f"The box holds no further {thing!r}.")
        pile.remove(thing)


def _plain(value: Any) -> Any:
    return tuple(value) if isinstance(value, tuple | list) else value


def _world(t: Table, wanted: dict[str, Any]) -> None:
    chapter = t.content.chapters[wanted.get("chapter", min(t.content.chapters))]
    t.chapter, t.day = chapter.number, wanted.get("day", 1)
    t.wards = {int(number): dial for number, dial in wanted.get("wards", {}).items()}
    t.place = per_seat(wanted.get("place", [chapter.start] * t.seats), t.seats, "place")
    if "wards" not in wanted:
        lay_map(t, chapter.start, chapter.dial)
        t.place = per_seat(wanted.get("place", t.place), t.seats, "place")
    t.shown = sorted({*wanted.get("shown", t.shown), *t.place, *t.wards})
    if "shown" not in wanted:
        for number in (*t.place, *t.wards):
            reveal_around(t, number)
    t.event_deck = list(reversed(chapter.events))
    t.random_deck = sorted(chapter.random)
    encounter_decks(t, chapter.number)
    _story(t, wanted)
    for key in PILES:
        if key in wanted:
            setattr(t, key, list(reversed(wanted[key])))
    _take_out(t, wanted)
    for colour, cards in wanted.get("encounters", {}).items():
        t.encounters[colour] = list(reversed(cards))


def _story(t: Table, wanted: dict[str, Any]) -> None:
    """What has been read, ticked, laid and done."""
    for key in WORLD:
        if key in wanted:
            setattr(t, key, _keyed(key, wanted[key]))
    for key, until in MARKS.items():
        for text in wanted.get(key, ()):
            _remember(t, getattr(t, key), text, until)
    t.chronicle = [(0, verse, OPENED, ()) for verse in t.read]


def _take_out(t: Table, wanted: dict[str, Any]) -> None:
    """What lies on the table lies in no pile, unless the description has put it there."""
    events, met = {*t.today, *t.quests}, {*t.guardians, wanted.get("encounter")}
    if "event_deck" not in wanted:
        t.event_deck = [event for event in t.event_deck if event not in events]
    if "random_deck" not in wanted:
        t.random_deck = [event for event in t.random_deck if event not in {*events, *t.event_deck}]
    for colour, cards in t.encounters.items():
        t.encounters[colour] = [card for card in cards if card not in met]


def _keyed(key: str, value: Any) -> Any:
    if key in ("tokens", "times"):
        return {int(number): count for number, count in value.items()}
    if key == "statuses":
        return {name: list(parts) for name, parts in value.items()}
    if key in ("quests", "today", "common"):
        return tuple(value)
    return dict(value) if isinstance(value, dict) else list(value)


def _remember(t: Table, marks: list[Mark], text: str, until: str) -> None:
    """A mark, or the use of an ability, as a description names it."""
    if use := _USE.fullmatch(text):
        t.spent.append((use[1], int(use[2]), int(use[3]), int(use[4] or 0), until))
    elif choice := _CHOICE.fullmatch(text):
        marks.append((CHOICE, choice[1], int(choice[2])))
    else:
        word, *about = text.split("/")
        marks.append((word, *[int(part) if part.isdigit() else part for part in about]))


def _beginning(t: Table, wanted: dict[str, Any]) -> Follow:
    party = tuple(wanted.get("party", range(t.seats)))
    t.phase = "day"
    t.stacked = [list(pile) for pile in wanted.get("draw", [[]] * t.seats)]
    if "encounter" in wanted:
        if wanted["encounter"] not in t.content.encounters:
            raise SetupError(f"There is no encounter {wanted['encounter']!r} in this pack.")
        return meet(wanted["encounter"], party), settle(), begin_day()
    if "verse" in wanted:
        return read(wanted["verse"], party, "explore"), settle(), begin_day()
    if "effects" in wanted:
        doer = wanted.get("doer", NOBODY)
        return effects(wanted["effects"], party, doer, "verse/test"), settle(), begin_day()
    phase = wanted.get("phase", "day")
    if phase not in PHASES:
        raise SetupError(f"A scenario begins at one of {', '.join(PHASES)}, not at {phase!r}.")
    t.phase = "dawn" if phase == "morning" else phase
    return PHASES[phase]()
