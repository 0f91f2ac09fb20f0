"""Where heroes want to go: what is left to find, stones to be lit together, what can be got. For bots."""

from __future__ import annotations

from ..content.language import read_conds
from ..seen import Outlook
from ..world.menhirs import is_inspected
from .risk import dares
from .worth import known_cost, price, worth

LEAD, NEAR = 3.0, 0.8  # what is left to find, and how it fades with every journey
DARK = 3  # days left from which a light is urgent
STONE, URGENT = 3.0, 9.0  # what a stone is worth at which they could light a fire, and when it gets dark
SWEPT = 5.0  # what it costs to be lost in the wyrdness
LASTS = 6  # days that a stone may burn that nobody has inspected
DANGER = 12.0  # a guardian that they would not overcome
RITES = "menhir_rites"


def knows_rites(look: Outlook) -> bool:
    return any([RITES in secrets for secrets in look.t.secrets])


def worth_lighting(look: Outlook, number: int) -> bool:
    """A stone that is dark, or will be soon; if all others will be too, or if a quest asks for it."""
    return look.t.wards.get(number, 0) <= 1 and (is_urgent(look) or is_asked(look, number))


def would_bleed(look: Outlook, seat: int, number: int) -> bool:
    """Whether lighting a stone would take the hero's last life."""
    blood = dict(known_cost(look.t, seat, number)).get("health", 0)
    return 0 < look.t.health[seat] <= blood


def is_refused(look: Outlook, number: int) -> bool:
    """Whether they have stood before this stone today, more than once, and did not light it."""
    told = [verse for day, verse, _, _ in look.t.chronicle if day == look.t.day]
    return told.count(f"{number}.ward") > 1


def is_urgent(look: Outlook) -> bool:
    return look.days_left() <= DARK


def is_asked(look: Outlook, number: int) -> bool:
    """Whether the goal of a quest is what lighting this stone brings about."""
    ward = look.t.location(number).ward
    goals = [read_conds(look.t.content.events[quest].goal) for quest in look.t.quests]
    wanted = [f"{cond.test} {cond.about}" for goal in goals for cond in goal if cond.about]
    return ward is not None and any([want in ward.lit for want in wanted])


def lacking(look: Outlook, number: int) -> list[tuple[int, str, int]]:
    """What heroes lack to light a stone: who, of what, how much. Energy comes back by itself."""
    t, found = look.t, []
    for seat in t.living():
        for what, number_ in known_cost(t, seat, number):
            having = {"energy": 99, "health": t.health[seat] - 1, "terror": 99}.get(what)
            having = t.goods[what][seat] if having is None else having
            if having < number_:
                found.append((seat, what, number_ - having))
    return found


def shared_lack(look: Outlook, number: int) -> int:
    """How much is missing, if they help one another as far as they may."""
    t, missing = look.t, 0
    lacks = lacking(look, number)
    for what in {what for _, what, _ in lacks}:
        short = sum([count for _, kind, count in lacks if kind == what])
        if what in ("food", "wealth", "magic"):
            spare = [t.goods[what][s] - dict(known_cost(t, s, number)).get(what, 0) for s in t.living()]
            short -= sum([part for part in spare if part > 0])
        missing += max(0, short)
    return missing


def meeting_stone(look: Outlook) -> int | None:
    """The stone at which all heroes should meet: one that they can pay for, and the nearest to them all."""
    if "stone" not in look.kept:
        look.kept["stone"] = _meeting_stone(look) if knows_rites(look) else None
    found: int | None = look.kept["stone"]
    return found


def _meeting_stone(look: Outlook) -> int | None:
    t = look.t
    stones = [n for n in t.shown if t.location(n).ward is not None and worth_lighting(look, n)]
    stones = [n for n in stones if is_asked(look, n)] or stones
    ways = {seat: look.ways(seat) for seat in t.living()}
    reached = [n for n in stones if all([n in found for found in ways.values()])]

    def effort(number: int) -> float:
        ward = t.location(number).ward
        assert ward is not None
        journeys = max([found[number] for found in ways.values()])
        guarded = 6.0 * (number in feared(look))
        lasts = ward.dial[len(ways) - 1] if is_inspected(t, number) else LASTS
        return 3.0 * shared_lack(look, number) + journeys + guarded - 0.5 * lasts

    return min(reached, key=effort, default=None)


def feared(look: Outlook) -> set[int]:
    """Where a guardian stands that heroes like them would not overcome."""
    t, me = look.t, look.me or 0
    return {
        place
        for name, place in t.guardians.items()
        if not dares(t, tuple(sorted({me, *t.at(place)})), name) and place != t.place[me]
    }


def attraction(look: Outlook, number: int) -> float:
    """What draws a hero to a location."""
    key = f"drawn/{number}"
    if key not in look.kept:
        look.kept[key] = _attraction(look, number)
    found: float = look.kept[key]
    return found


def _attraction(look: Outlook, number: int) -> float:
    location = look.t.location(number)
    drawn = LEAD * look.lead(number)
    if number == meeting_stone(look):
        ready = not shared_lack(look, number)
        drawn += (URGENT if is_urgent(look) else STONE) if ready else 1.0
    if location.action is not None:
        bonus = 2.0 if is_urgent(look) and knows_rites(look) else 1.0
        drawn += max(0.0, bonus * worth(look, location.action.do) - 0.5 * price(look, location.action.cost))
    return drawn - (DANGER if number in feared(look) else 0.0)


def travel(look: Outlook, target: int) -> float:
    """The best that lies that way, against staying."""
    t, me = look.t, look.me or 0
    here, ways = attraction(look, t.place[me]), look.ways_from(target)
    best = max(
        [attraction(look, n) * NEAR ** (1 + steps) for n, steps in ways.items() if n != t.place[me]],
        default=0.0,
    )
    return best - here * NEAR - (DANGER if target in feared(look) else 0.0)


def risk(look: Outlook, number: int, energy: int) -> float:
    """What it costs to be somewhere with so much energy left, if no light will reach there tomorrow."""
    lasting = [ward for ward, dial in look.t.wards.items() if dial > 0]
    safe = [n for n in look.t.shown if any([_near(look, n, ward) for ward in lasting])]
    if not safe or number in safe:
        return 0.0
    ways = look.ways_from(number)
    return SWEPT if energy < min([ways[n] for n in safe if n in ways], default=0) else 0.0


def _near(look: Outlook, number: int, ward: int) -> bool:
    (x, y), (u, v) = look.t.location(number).cell, look.t.location(ward).cell
    return max(abs(x - u), abs(y - v)) <= 1


def gift_worth(look: Outlook, seat: int, what: str, count: int, to: int) -> float:
    """What a gift does for the next fire: as much as the other lacks, of what the hero who gives can
    spare."""
    stone = meeting_stone(look)
    if stone is None:
        return -1.0
    t = look.t
    lacks = {kind: short for who, kind, short in lacking(look, stone) if who == to}
    spare = t.goods[what][seat] - dict(known_cost(t, seat, stone)).get(what, 0)
    if not lacks.get(what) or spare < 1:
        return -1.0
    best = min(lacks[what], spare)
    return 2.0 if count == best else 1.0 if count < best else -1.0
