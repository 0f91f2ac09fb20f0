"""Why a piece of Shadows over Camelot cannot be chosen now: the rules are asked, on the table as seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from roundtable.kernel.scene import Words

from ..cards import CAMELOT, EXCALIBUR, FIGHTS, GRAIL, HOLY_GRAIL, NUMBERS, SOLO, SPECIAL_WHITE, WARS
from ..possible_actions import ACCUSE, MOVE, QUEST, SPECIAL_CARD, second_owed
from ..quests import next_fight, playable
from ..seen import Seen
from ..special_white_cards import can_play
from ..table import Table


def why_not(view: dict[str, Any], key: str | None, ref: str) -> Words | None:
    """Why the viewer, who is asked this, cannot choose that."""
    zone, _, about = ref.partition("/")
    reason = REASONS.get((key or "", zone))
    return None if reason is None else reason(Seen.of(view).t, view["viewer"], about)


# -- an action -------------------------------------------------------------------------------------------


def _action(t: Table, kind: str) -> Words | None:
    """Whether an action of this kind is still available this turn."""
    if t.deeds and not second_owed(t):
        return Words("why-acted-twice" if t.sacrificed else "why-acted")
    return Words("why-same-kind") if kind in t.deeds else None


def _place(t: Table, me: int, place: str) -> Words | None:
    """[I. Going to a quest]"""
    if place == t.place[me]:
        return Words("why-here")
    there = t.present(place)
    if place in SOLO and there:
        return Words("why-solo", {"seats": there})
    return Words("why-moved") if MOVE in (*t.deeds, *t.used) else _action(t, MOVE)


def _pile(t: Table, me: int, about: str) -> Words | None:
    """[1. Camelot] Drawing."""
    if t.place[me] != CAMELOT:
        return Words("why-draw-where")
    if len(t.hands[me]) >= NUMBERS.full_hand:
        return Words("why-draw-full", {"count": NUMBERS.full_hand})
    return _action(t, QUEST)


def _engines(t: Table, me: int, about: str) -> Words | None:
    """[1. Camelot] Fighting a siege engine."""
    if t.place[me] != CAMELOT:
        return Words("why-engine-where")
    if not t.engines:
        return Words("why-engine-none")
    if FIGHTS.keys().isdisjoint(t.hand(me)):
        return Words("why-engine-fight")
    return _action(t, QUEST)


def _card(t: Table, me: int, card: str) -> Words | None:
    """[II. Quest actions], [III. Special white cards] A card of your own hand."""
    if card in SPECIAL_WHITE and t.place[me] != EXCALIBUR:
        if SPECIAL_CARD in (*t.deeds, *t.used):
            return Words("why-special-once")
        return _action(t, SPECIAL_CARD) if can_play(t, me, card) else Words("why-no-use", {"card": card})
    return _action(t, QUEST) if card in playable_here(t, me) else _on_quest(t, me, card)


def playable_here(t: Table, me: int) -> list[str]:
    return [] if t.place[me] == CAMELOT else playable(t, me)


def _on_quest(t: Table, me: int, card: str) -> Words:
    """What the quest where the viewer stands would take instead."""
    quest = t.place[me]
    if quest == CAMELOT:
        return Words("why-camelot-fight" if card in FIGHTS else "why-camelot-card")
    if quest == HOLY_GRAIL:
        return Words("why-forest" if card == GRAIL else "why-grail-only")
    if quest in WARS:
        return Words("why-war-next", {"number": next_fight(t, quest)})
    return Words("why-pattern" if card in FIGHTS else "why-combat-fight")


def _knight(t: Table, me: int, about: str) -> Words | None:
    """[V. Accusation]"""
    other = int(about)
    if other == me or not t.is_knight(other):
        return Words("why-self" if other == me else "why-gone", {"seat": other})
    if not t.may_accuse():
        return Words("why-accuse-when", {"count": NUMBERS.accusations_from})
    if me in t.accusers:
        return Words("why-accused")
    return Words("why-cleared", {"seat": other}) if t.shown[other] else _action(t, ACCUSE)


# -- other questions -------------------------------------------------------------------------------------


def _merlin(t: Table, me: int, place: str) -> Words:
    return Words("why-merlin", {"place": f"place-{place}"})


def _heroism(t: Table, me: int, place: str) -> Words | None:
    return Words("why-no-quest") if place == CAMELOT else None


def _another(t: Table, me: int, about: str) -> Words | None:
    """To somebody else, who is still there."""
    other = int(about)
    if other == me:
        return Words("why-another")
    return None if t.is_knight(other) else Words("why-gone", {"seat": other})


def _victim(t: Table, me: int, about: str) -> Words | None:
    return _another(t, me, about) or Words("why-no-cards", {"seat": int(about)})


def _not_fight(t: Table, me: int, card: str) -> Words | None:
    return None if card in FIGHTS else Words("why-fights-only")


# The question and the zone of the piece.
REASONS: dict[tuple[str, str], Callable[[Table, int, str], Words | None]] = {
    ("deed.what", "place"): _place,
    ("deed.what", "whitepile"): _pile,
    ("deed.what", "engines"): _engines,
    ("deed.what", "hand"): _card,
    ("deed.what", "knight"): _knight,
    ("merlin.use", "place"): _merlin,
    ("heroism.quest", "place"): _heroism,
    ("messenger.whom", "knight"): _another,
    ("steal.whom", "knight"): _victim,
    ("engine.cards", "hand"): _not_fight,
    ("kay.add", "hand"): _not_fight,
}
