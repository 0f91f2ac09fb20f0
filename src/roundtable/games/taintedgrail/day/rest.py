"""[Dusk, 2 and 3] Rest: a meal, and energy that comes back."""

from __future__ import annotations

from collections.abc import Generator
from functools import cache

from roundtable.kernel import Ask, AskAll, Flow, Follow, Frame, Rulebook, without

from ..content.language import read_effects
from ..effects.in_force import modifier, modifiers, sources, usable
from ..effects.paying import add
from ..effects.plan import counts_goods
from ..effects.sources import Key
from ..effects.steps import check_goals
from ..effects.tracks import change, fire_in_order, fire_in_turn, whose_first
from ..table import NOBODY, Seats, Table, on_track

book = Rulebook()


@book.rule
def rest(t: Table) -> Flow:
    """[Dusk, 2] Everybody rests, and those who like eat a portion. A hero who does not eat has rested all the
    same (TG-122)."""
    resting = tuple([seat for seat in t.living() if not modifier(t, seat, "no_rest")])
    eaters = {seat: (True, False) for seat in resting if _has_food(t, seat)}
    eating = (yield AskAll("rest.eat", eaters)) if eaters else {}
    return meal(tuple([seat for seat in eaters if eating[seat]])), fire_in_turn(resting, "rest")


@book.rule
def meal(t: Table, wanting: Seats) -> Flow:
    """[Dusk, 2] A hero who eats gains 1 health and loses 1 terror. Food is shared at the same place, if its
    owner agrees (TG-65). In challenge mode a hero who does not eat is exhausted (TG-43)."""
    if not wanting and not t.options["hunger"]:
        return None
    spare = {seat: t.goods["food"][seat] - (seat in wanting) for seat in t.living()}
    hungry = [seat for seat in wanting if spare[seat] < 0]
    willing = yield from _sharing(t, hungry, spare)
    fed_by = yield from _served(t, hungry, willing)
    fed_by |= {seat: seat for seat in wanting if seat not in hungry}
    return tuple([_eaten(t, seat, fed_by.get(seat, NOBODY)) for seat in t.living()])


def _sharing(
    t: Table, hungry: list[int], spare: dict[int, int]
) -> Generator[AskAll, dict[int, bool], dict[int, int]]:
    """[Parties] Who shares the food that they do not need themselves, and how much of it there is."""
    givers = [seat for seat in spare if spare[seat] > 0 and any([_near(t, seat, other) for other in hungry])]
    options = dict.fromkeys(givers, (True, False))
    sharing = (yield AskAll("rest.share", options, seats=tuple(hungry))) if givers else {}
    return {giver: spare[giver] for giver in givers if sharing[giver]}


def _eaten(t: Table, seat: int, giver: int) -> Frame | None:
    """[Dusk, 2] A meal of the giver's food; hunger if nobody gave any."""
    if giver != NOBODY:
        add(t, giver, "food", -1)
        t.did[seat].append("ate")
        t.tell("rest.ate", seat=seat)
        return _recovery(t, seat)
    if not t.options["hunger"]:
        return None
    return change(t, seat, "energy", -t.energy[seat]) if t.energy[seat] else change(t, seat, "health", -1)


def _served(t: Table, hungry: list[int], spare: dict[int, int]) -> Generator[Ask, int, dict[int, int]]:
    """[Parties] Who feeds the hungry. If there is not enough for all, the giver chooses whom to feed
    (TG-125); the hero with the most food gives first."""
    fed_by: dict[int, int] = {}
    for giver in sorted(spare, key=lambda giver: -spare[giver]):
        near = [seat for seat in hungry if seat not in fed_by and _near(t, seat, giver)]
        table = sum([spare[other] for other in spare if t.place[other] == t.place[giver]])
        enough = table >= len([seat for seat in hungry if _near(t, seat, giver)])
        for _ in range(min(spare[giver], len(near))):
            seat = near[0] if enough or len(near) == 1 else (yield Ask(giver, "rest.whom", tuple(near)))
            near.remove(seat)
            fed_by[seat] = giver
    return fed_by


def _recovery(t: Table, seat: int) -> Frame:
    changed = modifiers(t, seat)
    health, terror = 1 + changed.get("rest_health", 0), 1 + changed.get("rest_terror", 0)
    return recover(seat, max(0, health), max(0, terror))


@book.rule
def recover(t: Table, seat: int, health: int, terror: int) -> Follow:
    """[Dusk, 2] So much health more, and so much terror less."""
    change(t, seat, "health", health)
    change(t, seat, "terror", -terror)
    return check_goals.now(t) if counts_goods(t.options["pack"]) else None


def _has_food(t: Table, seat: int) -> bool:
    """Whether there is food where the hero is, their own or another's."""
    return any([t.goods["food"][other] for other in t.at(t.place[seat])])


def _near(t: Table, seat: int, other: int) -> bool:
    return seat != other and t.place[seat] == t.place[other]


# -- effects of dusk and the meal ------------------------------------------------------------------------


@book.rule
def before_meal(t: Table, seats: Seats) -> Flow:
    """[Effects of dusk] Those of all heroes, one after the other, except those that ask whether the hero ate
    (TG-103)."""
    seat = yield from whose_first(t, seats, "dusk", about_meal)
    if seat == NOBODY:
        return None
    return fire_in_order(seat, "dusk", about_meal(t, seat)), before_meal(without(seats, (seat,)))


@book.rule
def after_meals(t: Table, seats: Seats) -> Flow:
    """[Effects of dusk] The rest of them, of all heroes who have any."""
    waiting = tuple([seat for seat in seats if about_meal(t, seat)])
    seat = yield from whose_first(t, waiting, "dusk", not_about_meal)
    return None if seat == NOBODY else (after_meal(seat), after_meals(without(waiting, (seat,))))


@book.rule
def after_meal(t: Table, seat: int) -> Follow:
    """[Effects of dusk] What asks whether the hero ate cannot come before the meal (TG-103)."""
    return fire_in_order(seat, "dusk", not_about_meal(t, seat)) if about_meal(t, seat) else None


def about_meal(t: Table, seat: int) -> tuple[Key, ...]:
    """[Effects of dusk] Of the hero's usable abilities, those that ask whether the hero ate …"""
    return _of_dusk(t, seat, True)


def not_about_meal(t: Table, seat: int) -> tuple[Key, ...]:
    """… and the others."""
    return _of_dusk(t, seat, False)


def _of_dusk(t: Table, seat: int, asking: bool) -> tuple[Key, ...]:
    able = [source for source in sources(t, seat, "dusk") if usable(t, seat, source)]
    return tuple([source.key for source in able if asks_about_meal(source.ability.effects) == asking])


@cache
def asks_about_meal(text: str) -> bool:
    return any([cond.test == "ate" for now in read_effects(text) for cond in now.conds])


# -- strength --------------------------------------------------------------------------------------------


@book.rule
def restore(t: Table) -> None:
    """[Dusk, 3] Energy goes back to its start; the exhausted regain only four. Never above health (TG-3)."""
    for seat in t.living():
        start = t.board(seat).energy + modifier(t, seat, "energy_restore")
        energy = min(t.energy[seat] + 4, start) if t.exhausted(seat) else start
        t.energy[seat] = on_track(energy, t.most_energy(seat))
    t.tell("rest.restored")


@book.rule
def catch_breath(t: Table) -> Follow:
    """[Chapters] A new chapter may begin with a rest: what a meal and a night would do, without a meal
    (TG-101)."""
    return *[_recovery(t, seat) for seat in t.living()], restore()
