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

Of a pile the top alone can be given, {"top": ["rope"]}: the rest lies below as it would.
Instead of a phase a description may begin with one of these, for the heroes of `party` (all):
encounter   that card; `draw` are the cards on top of each draw pile, the first on top. In the middle of it,
            with `hand` (cards each), `sequence` (in the order of laying: a card of the first hero, or
            [card, seat, time, charges, magic], or the first of these) or `pool`: nobody avoids it or redraws
verse       that verse is read                              effects     a line of effects; `doer` does it
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from roundtable.kernel import Follow, SetupError
from roundtable.kernel.plain import shown
from roundtable.kernel.scenario import check_names, number, per_seat, top_of

from .day.campaign import prepare_table
from .day.chapters import encounter_decks, lay_map
from .day.heroes import prepare_hero
from .day.phases import begin_day, dawn, dusk, morning, settle
from .described import CHOICE, MARKERS, USE, check
from .effects.steps import effects
from .encounter.beginning import avoid_talk, meet, opening_hand, redraw
from .journal.reading import read
from .marks import CHOICE as TAKEN
from .marks import DAY, ONCE, Mark
from .table import NOBODY, OPENED, Played, Table
from .world.locations import reveal_around

SEATED = "energy health terror dying attr skills items secrets stowed place".split()
WORLD = "tokens times dials timers guardians statuses tasks quests today read common".split()
MARKS = {"used": DAY, "once": ONCE}  # and how long the use of an ability counts there
PILES = "event_deck random_deck item_deck".split()
UNDER_WAY = "hand sequence pool".split()  # an encounter that has begun
OTHERS = (
    "heroes goods decks chapter day phase shown wards encounters dropped party encounter draw verse effects "
    "doer"
)
KEYS = [*SEATED, *WORLD, *MARKS, *PILES, *UNDER_WAY, *OTHERS.split()]
PHASES = {"morning": morning, "dawn": dawn, "day": begin_day, "dusk": dusk}


def scenario(t: Table, wanted: dict[str, Any]) -> Follow:
    """Lay the table; the rules to begin with."""
    check_names(wanted, KEYS, "taintedgrail")
    check(t.content, t.seats, wanted)
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
    _doors_of_death(t)
    for seat, stowed in enumerate(t.stowed):
        if Counter(stowed) - Counter([*t.items[seat], *t.secrets[seat]]):
            raise SetupError(f"Seat {seat} has stowed {shown(stowed)} and does not have all of it.")


def _doors_of_death(t: Table) -> None:
    """[At the door of death] At 0 health a hero has the dying card, whose dial runs; else not."""
    for seat, (health, dial) in enumerate(zip(t.health, t.dying, strict=True)):
        if health and dial:
            raise SetupError(f"Seat {seat} has {health} health and is not dying: their dying must be 0.")
        if not health and not dial:
            raise SetupError(
                f"Seat {seat} has no health and is dying: say with dying how many days are left."
            )


def _characters(t: Table, names: list[str]) -> None:
    if len(set(names)) < len(names):
        raise SetupError(f"Nobody is played twice, but heroes names {shown(names)}.")
    for seat, name in enumerate(names):
        prepare_hero(t, seat, name)


def _take_from(pile: list[str], held: Iterable[Iterable[str]]) -> None:
    """What somebody has does not lie in its pile."""
    for thing in [thing for things in held for thing in things]:
        if thing not in pile:
            raise SetupError(f"The box holds no more {thing!r}.")
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
            setattr(t, key, _pile(getattr(t, key), wanted[key], key))
    _take_out(t, wanted)
    for colour, cards in wanted.get("encounters", {}).items():
        t.encounters[colour] = _pile(t.encounters.get(colour, []), cards, f"{colour} deck")


def _pile(pile: list[str], wanted: Any, name: str) -> list[str]:
    """A pile as described, its top last; or the top alone, with the rest below as it lies. An event may be
    put on its deck from anywhere."""
    top = top_of(wanted)
    if top is None:
        return list(reversed(wanted))
    rest = list(pile)
    for card in top:
        if card in rest:
            rest.remove(card)
        elif name != "event_deck":
            raise SetupError(f"There is no {card!r} left for the top of the {name}.")
    return [*rest, *reversed(top)]


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
    if use := USE.fullmatch(text):
        t.spent.append((use[1], int(use[2]), int(use[3]), int(use[4] or 0), until))
    elif choice := CHOICE.fullmatch(text):
        marks.append((TAKEN, choice[1], int(choice[2])))
    else:
        word, *about = text.split("/")
        marks.append((word, *[int(part) if part.isdecimal() else part for part in about]))


def _beginning(t: Table, wanted: dict[str, Any]) -> Follow:
    party = tuple(wanted.get("party", range(t.seats)))
    t.phase = "day"
    t.stacked = [list(pile) for pile in wanted.get("draw", [[]] * t.seats)]
    if "encounter" in wanted:
        begun = any(key in wanted for key in UNDER_WAY)
        first = _under_way(t, wanted, party) if begun else meet(wanted["encounter"], party)
        return first, settle(), begin_day()
    for key in UNDER_WAY:
        if key in wanted:
            raise SetupError(f"{key} belongs to an encounter: use encounter to say which.")
    if "verse" in wanted:
        return read(wanted["verse"], party, "explore"), settle(), begin_day()
    if "effects" in wanted:
        doer = wanted.get("doer", NOBODY)
        return effects(wanted["effects"], party, doer, "verse/test"), settle(), begin_day()
    phase = wanted.get("phase", "day")
    if not isinstance(phase, str) or phase not in PHASES:
        raise SetupError(f"A scenario begins at one of {', '.join(PHASES)}, not at {phase!r}.")
    t.phase = "dawn" if phase == "morning" else phase
    return PHASES[phase]()


# -- in the middle of an encounter -----------------------------------------------------------------------


def _under_way(t: Table, wanted: dict[str, Any], party: tuple[int, ...]) -> Follow:
    """It has begun: nobody avoids it, and nobody draws a hand that is given, or another one."""
    rules: Any = meet.now(t, wanted["encounter"], party)
    if not t.enc:
        raise SetupError(f"The encounter {wanted['encounter']!r} does not begin.")
    omitted = {avoid_talk.__name__, redraw.__name__}
    if "hand" in wanted:
        omitted.add(opening_hand.__name__)
        hands = per_seat(wanted["hand"], t.seats, "hand")
        t.hands = [[_drawn(t, seat, card) for card in hand] for seat, hand in enumerate(hands)]
    t.sequence = [_played(t, one) for one in wanted.get("sequence", ())]
    if "pool" in wanted and t.encounter().kind != "combat":
        raise SetupError(f"{wanted['encounter']} is a talk, and a talk has no pool.")
    t.pool = number(wanted.get("pool", 0), MARKERS, "pool")
    return tuple([frame for frame in rules if frame is not None and frame[0].name not in omitted])


def _drawn(t: Table, seat: int, card: Any) -> str:
    """A card out of a draw pile, from its bottom: what was laid on top stays there."""
    if not isinstance(card, str) or card not in t.draw[seat]:
        raise SetupError(f"The deck of seat {seat} holds no more {shown(card)}.")
    t.draw[seat].remove(card)
    return card


def _played(t: Table, one: Any) -> Played:
    """A card of the sequence, with its owner, time tokens, charges and whether its magic was paid."""
    given = [one] if isinstance(one, str) else list(one) if isinstance(one, list | tuple) else []
    card, owner, time, charges, magic = [*given, *[None, t.party[0], 0, 0, False][len(given) :]][:5]
    if not 1 <= len(given) <= 5 or type(magic) is not bool:
        raise SetupError(
            f"A card of the sequence must be [card, seat, time, charges, magic], not {shown(one)}."
        )
    seat = number(owner, range(t.seats), "The owner of a card")
    counts = [number(count, MARKERS, "What lies on a card") for count in (time, charges)]
    return (_drawn(t, seat, card), seat, counts[0], counts[1], magic)
