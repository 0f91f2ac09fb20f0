"""Why a piece of Tainted Grail cannot be chosen now: the rules are asked on the table as it is seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from roundtable.kernel.scene import Words

from ..effects.in_force import modifiers
from ..encounter.laying import is_forced, most_cards
from ..journal.action_costs import travel_cost
from ..places import connected, far
from ..seen import Outlook
from ..table import Table


def why_not(view: dict[str, Any], key: str | None, ref: str) -> Words | None:
    """Why the viewer, who is asked this, cannot choose that."""
    zone, _, about = ref.partition("/")
    reason = REASONS.get((key or "", zone))
    return None if reason is None else reason(Outlook.of(view).t, view["viewer"], about)


# -- the day ---------------------------------------------------------------------------------------------


def _place(t: Table, me: int, about: str) -> Words | None:
    """[Travel] Where one is, what is not joined, what holds one back, what it costs."""
    here, number = t.place[me], int(about)
    if number == here:
        return Words("why-here")
    if number not in connected(t, here):
        away = far(t, here).get(number)
        return Words("why-no-way") if away is None else Words("why-far", {"count": away})
    changed = modifiers(t, me)
    if "no_travel" in changed:
        return Words("why-held")
    return Words("why-energy", {"count": travel_cost(t, me, changed), "energy": t.energy[me]})


def _hero(t: Table, me: int, about: str) -> Words | None:
    """[Parties] Trading."""
    other = int(about)
    if other == me or not t.is_alive(other):
        return None
    return Words("why-apart" if t.place[other] != t.place[me] else "why-traded", {"seat": other})


def _thing(t: Table, me: int, about: str) -> Words:
    return Words("why-no-action")


def _guardian(t: Table, me: int, about: str) -> Words:
    return Words("why-guardian")


def _ward(t: Table, me: int, about: str) -> Words | None:
    return None if int(about) in t.wards else Words("why-dark")


# -- encounters ------------------------------------------------------------------------------------------


def _card(t: Table, me: int, card: str) -> Words | None:
    """[2. Laying cards] What keeps a card in the hand of the hero who is active."""
    if is_forced(t, me):
        return Words("why-panic")
    most = most_cards(t, me)
    if most is not None and t.plays >= most:
        return Words("why-agile", {"count": most})
    return Words("why-bolt") if t.plays else None


def _laid(t: Table, me: int, place: str) -> Words:
    return Words("why-no-ability")


def _later(t: Table, me: int, card: str) -> Words:
    return Words("why-no-laying")


# The question and the zone of the piece.
REASONS: dict[tuple[str, str], Callable[[Table, int, str], Words | None]] = {
    ("day.what", "place"): _place,
    ("day.what", "hero"): _hero,
    ("day.what", "guardian"): _guardian,
    ("ward.out", "place"): _ward,
    **{("day.what", zone): _thing for zone in ("item", "secret")},
    **{(f"{kind}.what", "hand"): _card for kind in ("fight", "talk")},
    **{
        (f"{kind}.{step}", zone): _laid
        for kind in ("fight", "talk")
        for step in ("what", "defend", "after")
        for zone in ("sequence", "item", "secret")
    },
    **{(f"{kind}.{step}", "hand"): _later for kind in ("fight", "talk") for step in ("defend", "after")},
}
