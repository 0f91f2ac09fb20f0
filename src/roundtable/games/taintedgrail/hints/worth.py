"""What heroes want: food to rest, what menhirs cost, experience; and what effects are worth to one."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ..content.language import RESOURCES, TRACKS, Act, read_amount, read_effects, read_needs
from ..seen import Outlook
from ..table import Seats, Table
from ..world.menhirs import Costs, cost_for, is_inspected
from .risk import fit

PLENTY = {"food": 4, "wealth": 4, "magic": 3, "rep": 4, "exp": 99}
WORTH = {"food": 1.0, "wealth": 0.7, "magic": 0.9, "rep": 0.3, "exp": 0.9}  # while there is not plenty
SPARE = {"food": 0.25, "wealth": 0.2, "magic": 0.3, "rep": 0.1, "exp": 0.9}  # … and when there is
FOUND = {"item": 1.2, "draw": 1.2, "secret": 2.0, "status": 1.0, "upgrade": 1.5, "task": 0.3, "reveal": 1.0}
FIGHT = {"green": -0.3, "grey": -0.6, "purple": -0.9, "blue": -0.3}
GUESS: Costs = (("energy", 2),)  # what a stone may cost that nobody has inspected
ENERGY = 0.6  # what a point of it is worth
THING = 1.2  # what an item or a secret is worth that is handed over
DEATH = 9.0  # what it costs to fall
UNFIT = 4.0  # … and for a hero who can hardly stand


def wanted(t: Table, seat: int, what: str) -> float:
    """What one more of a resource is worth to the hero."""
    need = max([PLENTY[what], *[dict(known_cost(t, seat, n)).get(what, 0) + 1 for n in warded(t)]])
    return WORTH[what] if t.goods[what][seat] < need else SPARE[what]


def known_cost(t: Table, seat: int, number: int) -> Costs:
    """What lighting a stone would cost the hero, as far as they know: for one that nobody has inspected, a
    guess."""
    return cost_for(t, seat, number) if is_inspected(t, number) else GUESS


def warded(t: Table) -> list[int]:
    return [number for number in t.shown if t.location(number).ward is not None]


def track_worth(t: Table, seat: int, what: str) -> float:
    """What a point of a life track is worth to the hero: more, the less there is."""
    if what == "energy":
        return ENERGY
    if what == "health":
        return health_worth(t.health[seat])
    return terror_worth(t, seat, t.terror[seat])


def health_worth(health: int) -> float:
    """What the last of this many points is worth."""
    return {1: 6.0, 2: 3.0, 3: 1.8, 4: 1.2}.get(health, 0.8)


def terror_worth(t: Table, seat: int, terror: int) -> float:
    """What it costs to gain one more, so near to madness and panic."""
    near = min(t.board(seat).insane, t.health[seat] + 1) - terror
    return {1: 3.0, 2: 1.6}.get(near, 0.7 if near > 0 else 2.0)


def lost(before: Table, after: Table, seat: int) -> float:
    """What has become of a hero meanwhile, in energies: what they have lost less what they have gained."""
    total = ENERGY * (before.energy[seat] - after.energy[seat])
    total += _sum(health_worth, after.health[seat] + 1, before.health[seat] + 1)
    total += _sum(lambda terror: terror_worth(before, seat, terror), before.terror[seat], after.terror[seat])
    for what, having in before.goods.items():
        if having[seat] != after.goods[what][seat]:
            total += goods_worth(before, seat, what, having[seat] - after.goods[what][seat])
    total += THING * (_things(before, seat) - _things(after, seat))
    return total + (DEATH if before.health[seat] and not after.health[seat] else 0.0)


def _sum(worth: Callable[[int], float], first: int, end: int) -> float:
    """Of every point from one to another; negative if it goes down."""
    if first > end:
        return -_sum(worth, end, first)
    return sum([worth(point) for point in range(first, end)])


def _things(t: Table, seat: int) -> int:
    return len(t.items[seat]) + len(t.secrets[seat])


def worth(look: Outlook, text: str) -> float:
    """What a line of effects is worth, as far as one can see; of several ways the best."""
    total = 0.0
    for step in read_effects(text):
        best = max([sum([act_worth(look, act) for act in group]) for group in step.groups])
        total += best * (0.5 if step.conds else 1.0)
    return total


def act_worth(look: Outlook, act: Act) -> float:
    t, seat = look.t, look.me or 0
    if act.verb == "pay":
        return -cost_worth(look, act)
    if act.verb in (*RESOURCES, *TRACKS, "dmg"):
        number = read_amount(act.args[0])
        each = number.factor * (1 if not number.term else 1.5)
        if act.verb in ("health", "terror") and (each > 0) == (act.verb == "health"):
            return max([_healed(t, other, act.verb, abs(each)) for other in _helped(t, seat, act)])
        return goods_worth(t, seat, act.verb, each)
    if act.verb == "encounter":
        return FIGHT.get(act.args[0], -0.8) - (0.0 if fit(t, seat) else UNFIT)
    if act.verb == "ward":
        return 2.0
    return FOUND.get(act.verb, 0.0)


def _helped(t: Table, seat: int, act: Act) -> Seats:
    """Who could be healed by it."""
    return t.at(t.place[seat]) if act.scope == "one" else (seat,)


def _healed(t: Table, seat: int, what: str, number: float) -> float:
    """What is healed counts as far as there is something to heal."""
    room = t.board(seat).health - t.health[seat] if what == "health" else t.terror[seat]
    return min(number, room) * track_worth(t, seat, what)


def goods_worth(t: Table, seat: int, what: str, number: float) -> float:
    """What this many points or goods are worth to a hero; a loss is negative."""
    if what == "dmg":
        return -number * track_worth(t, seat, "health")
    if what == "terror":
        return -number * track_worth(t, seat, what)
    return number * (track_worth(t, seat, what) if what in TRACKS else wanted(t, seat, what))


def cost_worth(look: Outlook, act: Act) -> float:
    """What paying costs."""
    what, *rest = [arg for arg in act.args if arg not in ("share", "each")]
    if what in (*RESOURCES, *TRACKS):
        number = int(rest[0])
        return abs(goods_worth(look.t, look.me or 0, what, number if what != "terror" else -number))
    return 1.0


def price(look: Outlook, cost: Iterable[tuple[str, int]]) -> float:
    return sum([abs(goods_worth(look.t, look.me or 0, what, number)) for what, number in cost])


def needs_price(look: Outlook, needs: str) -> float:
    return sum([cost_worth(look, act) for act in read_needs(needs)[1]])
