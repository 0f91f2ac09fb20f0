"""[Dusk, 2 and 3] Rest: a meal, and energy that comes back."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from roundtable.kernel import AskAll, Flow, Follow, Frame, Rulebook

from .abilities import Key, Source, modifier, modifiers, sources, usable
from .gains import check_goals
from .language import read_effects
from .paying import add
from .plans import counts_goods
from .table import Seats, Table, on_track
from .tracks import change, fire_all, fire_in_order

book = Rulebook()


@book.rule
def rest(t: Table) -> Flow:
    """[Dusk, 2] Everybody rests, and who likes to eats a portion. Who does not eat has rested all the same
    (TG-122)."""
    resting = tuple([seat for seat in t.living() if not modifier(t, seat, "no_rest")])
    eaters = {seat: (True, False) for seat in resting if _has_food(t, seat)}
    eating = (yield AskAll("rest.eat", eaters)) if eaters else {}
    return meal(tuple([seat for seat in eaters if eating[seat]])), fire_all(resting, "rest")


@book.rule
def meal(t: Table, wanting: Seats) -> Flow:
    """[Dusk, 2] Who eats gains a life and loses a terror. At one place food is shared, if its owner likes
    (TG-65). In challenge mode who does not eat is spent (TG-43)."""
    if not wanting and not t.options["hunger"]:
        return None
    left = {seat: t.goods["food"][seat] - (seat in wanting) for seat in t.living()}
    hungry = [seat for seat in wanting if left[seat] < 0]
    givers = [seat for seat in left if left[seat] > 0 and any([_near(t, seat, other) for other in hungry])]
    options = dict.fromkeys(givers, (True, False))
    sharing = (yield AskAll("rest.share", options, seats=tuple(hungry))) if givers else {}
    follow: list[Frame | None] = []
    for seat in t.living():
        willing = [other for other in givers if sharing[other] and left[other] > 0 and _near(t, seat, other)]
        feeders = [seat] if seat not in hungry else sorted(willing, key=lambda other: -left[other])[:1]
        if seat in wanting and feeders:
            left[feeders[0]] -= feeders[0] != seat
            add(t, feeders[0], "food", -1)
            t.did[seat].append("ate")
            t.tell("rest.ate", seat=seat)
            follow.append(_recovery(t, seat))
        elif t.options["hunger"]:
            spent = ("energy", -t.energy[seat]) if t.energy[seat] else ("health", -1)
            follow.append(change(t, seat, *spent))
    return tuple(follow)


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
    """Whether there is food where he is, his own or another's."""
    return any([t.goods["food"][other] for other in t.at(t.place[seat])])


def _near(t: Table, seat: int, other: int) -> bool:
    return seat != other and t.place[seat] == t.place[other]


# -- effects of dusk and the meal ------------------------------------------------------------------------


@book.rule
def before_meal(t: Table, seats: Seats) -> Follow:
    """[Effects of dusk] Of all heroes, one after the other; not what asks whether he ate (TG-103)."""
    for at, seat in enumerate(seats):
        if his := sources(t, seat, "dusk"):
            later = about_meal(t, seat, his, True)
            return fire_in_order(seat, "dusk", later), before_meal(seats[at + 1 :])
    return None


@book.rule
def after_meals(t: Table, seats: Seats) -> Follow:
    """[Effects of dusk] The rest of them, of all heroes who have any."""
    for at, seat in enumerate(seats):
        if any([asks_about_meal(s.ability.effects) for s in sources(t, seat, "dusk")]):
            return after_meal(seat), after_meals(seats[at + 1 :])
    return None


@book.rule
def after_meal(t: Table, seat: int) -> Follow:
    """[Effects of dusk] What asks whether he ate cannot come before the meal (TG-103)."""
    his = sources(t, seat, "dusk")
    earlier = about_meal(t, seat, his, False)
    return fire_in_order(seat, "dusk", earlier) if about_meal(t, seat, his, True) else None


def about_meal(t: Table, seat: int, his: Iterable[Source], yes: bool) -> tuple[Key, ...]:
    """[Effects of dusk] Of his abilities that can be used those that ask whether he ate, or the others."""
    able = [source for source in his if usable(t, seat, source)]
    return tuple([source.key for source in able if asks_about_meal(source.ability.effects) == yes])


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
