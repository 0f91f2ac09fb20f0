"""What waits where an option leads, in a line beneath its label, and which options are grave."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from roundtable.kernel.scene import ANYTIME, Words

from ..encounter.escape import ESCAPE, RETREAT
from ..journal import action_costs
from ..places import in_dark
from ..seen import Outlook
from ..world.menhirs import BLOOD
from . import cards, texts
from .events import titled

WAYS_OUT = (ESCAPE, RETREAT)

# A player who leaves is gone, a hero who gets away from an encounter pays for it, blood is slow to heal, a
# light that is put out has been paid for, and without mercy all is over.
GRAVE: dict[str, Callable[[Any], bool]] = {
    "day.what": lambda option: option[0] == action_costs.LEAVE,
    "fight.what": lambda option: option in WAYS_OUT,
    "talk.what": lambda option: option in WAYS_OUT,
    "talk.retreat": lambda option: option is True,
    "ward.bleed": lambda option: option is True,
    "ward.price": lambda option: option == BLOOD,
    "ward.out": lambda option: True,
    "mercy.ask": lambda option: option is False,
}


def grave(key: str, option: Any) -> bool:
    """Whether an option weighs heavily and cannot be mended."""
    return key in GRAVE and GRAVE[key](option)


def detail(view: dict[str, Any], key: str, option: Any) -> Words | None:
    """Who or what waits at the end of a journey, what an action does, and what a word for the day means."""
    if key == ANYTIME:
        return Words(f"about-{option[1]}")
    if key != "day.what":
        return None
    if option[0] in (action_costs.PLACE, action_costs.OWN):
        return _does(view, option[0])
    if option[0] != action_costs.TRAVEL:
        return None
    t, place = Outlook.of(view).t, option[1]
    waiting = [name for name, at in t.guardians.items() if at == place]
    if waiting:
        with texts.played(t.options["pack"]):
            return Words("detail-guardian", {"guardian": titled("encounter", waiting[0])})
    return Words("detail-dark") if in_dark(t, place) else None


def _does(view: dict[str, Any], what: str) -> Words | None:
    """What the action of a place or of a hero does, with its price."""
    t, me = Outlook.of(view).t, view["viewer"]
    place, hero = t.location(t.place[me]), t.character(me)
    deed = place.action if what == action_costs.PLACE else hero.action
    path = f"location.{t.place[me]}" if what == action_costs.PLACE else f"character.{t.heroes[me]}"
    return None if deed is None else cards.deed_text(t.options["pack"], f"{path}.action", deed)
