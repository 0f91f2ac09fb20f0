"""Why a piece of Grail Cup cannot be chosen now, from what the seat sees."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from roundtable.kernel.scene import Words

from ..seen import Seen


def why_not(view: dict[str, Any], key: str | None, ref: str) -> Words | None:
    """Why the viewer, who is asked this, cannot choose that."""
    zone, _, about = ref.partition("/")
    reason = REASONS.get((key or "", zone))
    return None if reason is None else reason(view, int(about) if about.isdecimal() else about)


def _dragon(view: dict[str, Any], space: Any) -> Words | None:
    race = Seen.of(view)
    if space == race.track.finish:
        return Words("why-dragon-finish")
    if space == race.dragon:
        return Words("why-dragon-moves")
    standing = [seat for seat in view["table"]["race"] if race.at[seat] == space]
    return Words("why-dragon-knight", {"seats": standing}) if standing else None


def _look(view: dict[str, Any], space: Any) -> Words | None:
    return None if space in Seen.of(view).track.clovers else Words("why-no-clover", {"space": space})


def _walk(view: dict[str, Any], space: Any) -> Words:
    about = view["prompt"]["about"]
    return Words("why-walk", {name: about[name] for name in ("one", "two", "three")})


def _spear(view: dict[str, Any], space: Any) -> Words:
    about = view["prompt"]["about"]
    return Words("why-spear", {"past": about["past"], "short": about["short"]})


def _self(view: dict[str, Any], seat: Any) -> Words | None:
    return Words("why-another") if seat == view["viewer"] else None


def _magnet(view: dict[str, Any], seat: Any) -> Words | None:
    return _self(view, seat) or (
        None if Seen.of(view).spears[seat] else Words("why-no-spear", {"seat": seat})
    )


def _draft(view: dict[str, Any], ally: Any) -> Words:
    """A card in the list of all allies, where one chooses from those in hand."""
    table = view["table"]
    if ally in table["face_up"]:
        return Words("why-face-up", {"ally": ally})
    mine = [*(table["pack"] or ()), *(table["aside"] or ())]
    return Words("why-in-hand" if ally in mine else "why-not-passed", {"ally": ally})


def _chosen(view: dict[str, Any], ally: Any) -> Words:
    return Words("why-direction", {"ally": view["prompt"]["about"]["ally"]})


def _curse(view: dict[str, Any], ally: Any) -> Words:
    return Words("why-curse")


# The question and the zone of the piece.
REASONS: dict[tuple[str, str], Callable[[dict[str, Any], Any], Words | None]] = {
    ("dragon.where", "track"): _dragon,
    ("merlin.look", "track"): _look,
    ("merlin.walk", "track"): _walk,
    ("fairy.walk", "track"): _walk,
    ("spear.spend", "track"): _spear,
    ("squire.whom", "knight"): _self,
    ("grail.whom", "knight"): _self,
    ("magnet.whom", "knight"): _magnet,
    ("draft.ally", "allies"): _draft,
    ("draft.direction", "draft"): _chosen,
    ("draft.direction", "allies"): _chosen,
    ("curse.ally", "allies"): _curse,
}
