"""What the description of a table may say, key by key; anything else is refused in one sentence."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, TypeAlias

from roundtable.kernel import SetupError
from roundtable.kernel.plain import listed, shown
from roundtable.kernel.scenario import number, per_seat, top_of

from . import marks
from .content.language import ATTRIBUTES, COLOURS, KINDS, RESOURCES, acts_of
from .content.records import Pack
from .content.verbs import VERBS
from .effects.costs import MOST_GOODS
from .table import NOBODY

Check: TypeAlias = Callable[[Any, str], object]  # of a value and its name: it refuses it or does nothing

MARKERS = range(100)  # on a track, in a pool, on a card
DIAL = range(9)  # a menhir's; 0 if it has run out
DAYS = range(1, 1000)
# The use of an ability, "item/mule#0@1" or "item/mule#0@1*2", and a choice, "101.2!3".
USE, CHOICE = re.compile(r"(.+)#([0-9]+)@([0-9]+)(?:\*([0-9]+))?"), re.compile(r"(.+)!([0-9]+)")
# What follows the word of a mark that a description may name.
SEAT, PLACE, EVENT = "seat", "place", "event"
ABOUT: Mapping[str, tuple[str, ...]] = {
    marks.LOOKED: (PLACE, SEAT),
    marks.TRADED: (SEAT, SEAT),
    **dict.fromkeys((marks.REPACKED, marks.ALONE, marks.USED_OWN, marks.APART, marks.DAY_OVER), (SEAT,)),
    **dict.fromkeys((marks.USED_PLACE, marks.ENTERED, marks.CALM, marks.INSPECTED), (PLACE,)),
    **dict.fromkeys((marks.FRESH, marks.GOAL), (EVENT,)),
    marks.REDRAWN: (),
}


def check(pack: Pack, seats: int, wanted: Mapping[str, Any]) -> None:
    """Refuse what has not the form of its key, or names what is not in the pack."""
    for key, fits in _forms(pack, seats).items():
        if key in wanted:
            fits(wanted[key], key)


def _forms(pack: Pack, seats: int) -> dict[str, Check]:
    seat, marker = _number(range(seats)), _number(MARKERS)
    item, secret = _one_of(pack.items, "item"), _one_of(pack.secrets, "secret")
    event = _one_of(pack.events, "event")
    encounter, place = _one_of(pack.encounters, "encounter"), _one_of(pack.locations, "location")
    places, texts = _mapped([str(number) for number in pack.locations], "location"), _row(_text)

    def each(one: Check) -> Check:
        return _seated(seats, one)

    return {
        "heroes": each(_one_of(pack.characters, "character")),
        **dict.fromkeys(("energy", "health", "terror", "dying"), each(marker)),
        "attr": each(_mapped(ATTRIBUTES, "attribute")(marker)),
        "goods": _goods(each),
        "skills": each(_row(_one_of(_sides(pack), "side of a skill"))),
        "items": each(_row(item)),
        "secrets": each(_row(secret)),
        "stowed": each(_row(_one_of([*pack.items, *pack.secrets], "item or secret"))),
        "decks": _decks(pack, each),
        "chapter": _one_of(pack.chapters, "chapter"),
        "day": _number(DAYS),
        "place": each(place),
        "shown": _row(place),
        "wards": places(_number(DIAL)),
        **dict.fromkeys(("tokens", "times"), places(marker)),
        "dropped": places(_row(item)),
        "dials": _dict_of(marker),
        "timers": _mapped(pack.timers, "timer")(marker),
        "guardians": _mapped(pack.encounters, "encounter")(place),
        "statuses": _statuses(pack),
        "tasks": _mapped(pack.tasks, "task")(_yes),
        **dict.fromkeys(("quests", "today"), _row(event)),
        "read": _row(_one_of(pack.verses, "verse")),
        "common": _row(secret),
        **dict.fromkeys(("used", "once"), _row(_mark(pack, seats))),
        **dict.fromkeys(("event_deck", "random_deck"), _pile(event)),
        "item_deck": _pile(_text),
        "encounters": _mapped(COLOURS, "deck")(_pile(encounter)),
        "party": _party(seat),
        "encounter": encounter,
        "draw": each(texts),
        "hand": each(texts),
        "sequence": _row(lambda value, name: None),
        "verse": _one_of(pack.verses, "verse"),
        "effects": _effects(pack),
        "doer": _number(range(NOBODY, seats)),
    }


def _goods(each: Callable[[Check], Check]) -> Check:
    """[Resources] Nobody carries more than twenty of a kind; of experience there is no limit."""

    def fits(value: Any, name: str) -> None:
        _mapped(RESOURCES, "resource")(each(_number(range(1000))))(value, name)
        for what in set(value) - {"exp"}:
            each(_number(range(MOST_GOODS + 1)))(value[what], f"goods {what}")

    return fits


def _sides(pack: Pack) -> list[str]:
    return [f"{skill}/{side}" for skill in pack.skills for side in ("front", "back")]


# -- forms -----------------------------------------------------------------------------------------------


def _number(allowed: range) -> Check:
    return lambda value, name: number(value, allowed, name)


def _one_of(names: Collection[object], what: str) -> Check:
    def fits(value: Any, name: str) -> None:
        if type(value) not in (int, str) or value not in names:
            raise SetupError(f"There is no {what} {shown(value)}; there are: {listed(list(names))}.")

    return fits


def _text(value: Any, name: str) -> None:
    if not isinstance(value, str):
        raise SetupError(f"{name} holds names, not {shown(value)}.")


def _yes(value: Any, name: str) -> None:
    if type(value) is not bool:
        raise SetupError(f"What {name} holds is true or false, not {shown(value)}.")


def _row(one: Check) -> Check:
    def fits(value: Any, name: str) -> None:
        if not isinstance(value, list | tuple):
            raise SetupError(f"{name} needs a list where {shown(value)} stands.")
        for thing in value:
            one(thing, name)

    return fits


def _seated(seats: int, one: Check) -> Check:
    def fits(value: Any, name: str) -> None:
        for thing in per_seat(value, seats, name):
            one(thing, name)

    return fits


def _dict_of(one: Check) -> Check:
    def fits(value: Any, name: str) -> None:
        if not isinstance(value, dict):
            raise SetupError(f"{name} maps names to what is there, not {shown(value)}.")
        for thing in value.values():
            one(thing, name)

    return fits


def _mapped(names: Iterable[str], what: str) -> Callable[[Check], Check]:
    """A dict with such keys, of things of one form."""
    known = _one_of(list(names), what)

    def of(one: Check) -> Check:
        def fits(value: Any, name: str) -> None:
            _dict_of(one)(value, name)
            for key in value:
                known(key, name)

        return fits

    return of


def _pile(one: Check) -> Check:
    """All cards of it, or those on top."""

    def fits(value: Any, name: str) -> None:
        top = top_of(value)
        _row(one)(value if top is None else top, name)

    return fits


# -- things that are checked in their own way ------------------------------------------------------------


def _decks(pack: Pack, each: Callable[[Check], Check]) -> Check:
    """[Preparing characters] In a deck lie cards of its kind alone."""

    def fits(value: Any, name: str) -> None:
        _mapped(KINDS, "deck")(each(_row(_text)))(value, name)
        for kind, decks in value.items():
            its = [card.id for card in pack.cards.values() if card.kind == kind]
            each(_row(_one_of(its, f"{kind} card")))(decks, name)

    return fits


def _statuses(pack: Pack) -> Check:
    def fits(value: Any, name: str) -> None:
        _mapped(pack.statuses, "status")(_row(_number(MARKERS)))(value, name)
        for status, parts in value.items():
            _row(_number(range(1, pack.statuses[status].parts + 1)))(parts, f"A part of {status}")

    return fits


def _party(seat: Check) -> Check:
    def fits(value: Any, name: str) -> None:
        _row(seat)(value, name)
        if not value or len(set(value)) < len(value):
            raise SetupError(f"{name} lists each of its heroes once, and one at least, not {shown(value)}.")

    return fits


def _effects(pack: Pack) -> Check:
    """A line of the effect language, as the world speaks it, about things of the pack."""
    places = ["here", *[str(place) for place in pack.locations]]
    known: dict[str, Collection[object]] = dict(
        item=pack.items, secret=pack.secrets, event=pack.events, encounter=pack.encounters, verse=pack.verses,
        timer=pack.timers, task=pack.tasks, colour=COLOURS, place=places, menhir=places, token=places,
        time=places,
    )  # fmt: skip

    def is_a(word: str, kind: str) -> bool:
        """Whether a word is the one that stands there, or a thing of that kind if the pack names those."""
        return word == kind[1:] if kind[0] == "=" else word in known.get(kind, (word,))

    def means(way: str, args: tuple[str, ...]) -> bool:
        kinds = [word.lstrip("+?") for word in way.split()]
        return len(kinds) == len(args) and all(map(is_a, args, kinds))

    def fits(value: Any, name: str) -> None:
        _text(value, name)
        for act in acts_of(value):
            verb = VERBS[act.verb]
            if verb.place != "anywhere" or not any([means(way, act.args) for way in verb.shapes]):
                said = " ".join([act.verb, *act.args])
                raise SetupError(f"{name} says {shown(said)}, which means nothing in the world of this pack.")

    return fits


def _mark(pack: Pack, seats: int) -> Check:
    """A mark has a word and what it is about; the use of an ability and a choice are written otherwise."""
    known: dict[str, Collection[object]] = {
        SEAT: [str(seat) for seat in range(seats)],
        PLACE: [str(place) for place in pack.locations],
        EVENT: pack.events,
    }
    kinds: dict[str, Iterable[str]] = {"item": pack.items, "secret": pack.secrets, "skill": _sides(pack)}
    kinds |= {"flaw": pack.characters, "condition": pack.conditions, "event": pack.events}
    sources = [f"{kind}/{thing}" for kind, things in kinds.items() for thing in things]

    def fits(value: Any, name: str) -> object:
        _text(value, name)
        if use := USE.fullmatch(value):
            _one_of(sources, "ability of")(use[1], name)
            return _one_of(known[SEAT], SEAT)(use[3], name)
        if choice := CHOICE.fullmatch(value):
            return _one_of(pack.verses, "verse")(choice[1], name)
        word, *about = value.split("/")
        _one_of(ABOUT, "mark")(word, name)
        if len(about) != len(ABOUT[word]):
            raise SetupError(f"The mark {word!r} is about {len(ABOUT[word])} things, not {shown(value)}.")
        for thing, kind in zip(about, ABOUT[word], strict=True):
            _one_of(known[kind], kind)(thing, name)
        return None

    return fits
