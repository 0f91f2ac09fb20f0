"""What is in force for a hero: abilities of gear, secrets, skills, the hero's flaw and condition, and
events."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping
from functools import cache, lru_cache
from typing import Any

from roundtable.kernel import Ask, without

from ..content.language import acts_of
from ..content.load import pack
from ..table import Pile, Seats, Table
from .conditions import Context, amount
from .sources import Force, Key, Source, figures, force_of, together

SITUATIONS = 1 << 14  # as many as are worth remembering


# -- what is in force now --------------------------------------------------------------------------------


def in_force(t: Table, seat: int) -> Force:
    """Everything that has abilities for a hero, except cards in a sequence. What a member left out of an
    encounter stays out of it to its end, even if they have left."""
    items, secrets = t.items[seat], t.secrets[seat]
    if t.enc and seat in t.party:
        items, secrets = t.gear[seat], ()
    elif t.stowed[seat]:
        items, secrets = t.in_use(seat), ()
    situation = (
        t.options["pack"],
        items,
        secrets,
        t.common,
        t.skills[seat],
        t.heroes[seat],
        t.dying_card() if t.dying[seat] else "",
        t.terror[seat] >= t.content.characters[t.boards[seat]].insane,
        t.today,
        t.quests,
    )
    latest = _LATEST[seat]
    if latest is None or latest[0] != situation:
        latest = _LATEST[seat] = (situation, _bearing(*situation))
    return latest[1]


# Of each seat the last situation: to compare it is quicker than to look it up.
_LATEST: list[tuple[tuple[Any, ...], Force] | None] = [None] * 4


@lru_cache(maxsize=SITUATIONS)
def _bearing(
    of: str,
    items: Pile,
    secrets: Pile,
    common: Pile,
    skills: Pile,
    hero: str,
    dying: str,
    insane: bool,
    today: Pile,
    quests: Pile,
) -> Force:
    own = _own(of, items + secrets + common, skills, hero, dying, insane)
    return together((own, _of_events(of, today + quests)))


@lru_cache(maxsize=SITUATIONS)
def _own(of: str, things: Pile, skills: Pile, hero: str, dying: str, insane: bool) -> Force:
    items, found = pack(of).items, []
    for at, thing in enumerate(things):
        found.append(force_of(of, "item" if thing in items else "secret", thing, things[:at].count(thing)))
    for skill in skills:
        found.append(force_of(of, "skill", skill))
    found.append(force_of(of, "flaw", hero))
    for condition in filter(None, (dying, "insane" if insane else "")):
        found.append(force_of(of, "condition", condition))
    return together(found)


@lru_cache(maxsize=SITUATIONS)
def _of_events(of: str, events: Pile) -> Force:
    return together(
        [force_of(of, "event", event, events[:at].count(event)) for at, event in enumerate(events)]
    )


def conditions(t: Table, seat: int) -> list[str]:
    """[Death and madness] The cards that lie at the hero's board: dying, insane."""
    found = []
    if t.dying[seat]:
        found.append(t.dying_card())
    if t.insane(seat):
        found.append("insane")
    return found


def sources(t: Table, seat: int, timing: str) -> tuple[Source, ...]:
    """The hero's abilities of this timing."""
    return in_force(t, seat).timed.get(timing, ())


def triggered(t: Table, seat: int, timing: str, arg: str = "") -> list[Source]:
    """The hero's abilities of this timing that can be used now."""
    found = []
    for source in in_force(t, seat).timed.get(timing, ()):
        if source.ability.arg == arg and usable(t, seat, source):
            found.append(source)
    return found


def first_of(seat: int, timing: str, ready: tuple[Key, ...]) -> Generator[Ask, Key, Key]:
    """[Several effects at once] The hero says which of them comes first (TG-107)."""
    return ready[0] if len(ready) == 1 else (yield Ask(seat, "ability.first", ready, timing=timing))


def undone(his: Iterable[Source], done: tuple[Key, ...]) -> list[Source]:
    """Those that have not had their turn; of things alike each has one."""
    found, gone = [], list(done)
    for source in his:
        if source.key in gone:
            gone.remove(source.key)
        else:
            found.append(source)
    return found


def usable(t: Table, seat: int, source: Source) -> bool:
    """Whether the kind of the encounter that the hero is in fits, and the limit has not been reached."""
    ability = source.ability
    if ability.kind and not (seat in t.party and ability.kind in (t.encounter().deck, t.encounter().kind)):
        return False
    return not ability.limit or source.use(seat) not in t.spent


def reached(t: Table, party: Seats, effects: str) -> Seats:
    """[Abilities] Whom an ability may concern outside encounters: one for a single hero concerns its owner,
    who comes first, or anybody at the owner's place (TG-124)."""
    if t.enc or not _is_for_one(effects):
        return party
    owner = party[0]
    return (owner, *without(t.at(t.place[owner]), (owner,)))


@cache
def _is_for_one(effects: str) -> bool:
    return any([act.scope == "one" for act in acts_of(effects)])


@cache
def is_for_all(effects: str) -> bool:
    return any([act.scope == "all" for act in acts_of(effects)])


def use_up(t: Table, seat: int, source: Source) -> None:
    """Remember the use of an ability with a limit."""
    if source.ability.limit:
        t.spent.append(source.use(seat))


def modifiers(t: Table, seat: int, force: Force | None = None) -> Mapping[str, int]:
    """All figures that passive rules change for the hero, and by how much."""
    force = force or in_force(t, seat)
    return _changes(t, seat, force) if t.edicts or force.counted else force.fixed


def _changes(t: Table, seat: int, force: Force) -> Mapping[str, int]:
    keys = {*t.edicts, *force.fixed, *force.counted}
    return {key: by for key in keys if (by := changed(t, seat, key, force))}


def modifier(t: Table, seat: int, key: str) -> int:
    """How much passive rules change one figure for a hero."""
    if key not in figures(t.options["pack"]):
        return t.edicts.get(key, 0)
    return changed(t, seat, key, in_force(t, seat))


def changed(t: Table, seat: int, key: str, force: Force) -> int:
    """How much what is in force for the hero changes one figure."""
    total = t.edicts.get(key, 0) + force.fixed.get(key, 0)
    if key in force.counted:
        for source, text in force.counted[key]:
            if not source.ability.kind or usable(t, seat, source):
                total += amount(t, text, Context((seat,), seat, source.name))
    return total
