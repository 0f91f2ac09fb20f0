"""[Phase 2: the knights of Camelot] What a knight may do now."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from .cards import ARTHUR, CAMELOT, FIGHTS, GALAHAD, NUMBERS, SOLO, SPECIAL_WHITE, TRISTAN
from .quests import playable
from .special_white_cards import can_play
from .table import Table

HEALERS = {"lady", "piety"}  # special cards that give life
MOVE, QUEST, SPECIAL_CARD, HEAL, ACCUSE = (
    "move",
    "quest",
    "special",
    "heal",
    "accuse",
)  # the five kinds of actions
SACRIFICE, END, EXCHANGE, FREE_MOVE, FREE_CARD, SAY, LEAVE = (
    "sacrifice",
    "end",
    "exchange",
    "ride",
    "cast",
    "say",
    "leave",
)

Deed = tuple[Any, ...]


# -- what the player can do ------------------------------------------------------------------------------


def deeds(t: Table, seat: int) -> list[Deed]:
    """Everything that the player may do now. The turn can be ended when no action is owed, or none is
    possible: as may happen to Tristan after a ride (SH-50)."""
    acts = actions(t, seat, t.deeds) if not t.deeds or second_owed(t) else []
    free = powers(t, seat)
    if t.deeds and not t.sacrificed and (could_act(t, seat) or could_heal(t, seat)):
        free.append((SACRIFICE,))
    if t.options["talk"] and SAY not in t.used:
        free.append((SAY,))
    if t.options["leaving"]:
        free.append((LEAVE,))
    return [*acts, *free] if acts else [*free, (END,)]


def could_act(t: Table, seat: int) -> bool:
    """[Sacrifice] Whether there is another action at all: nearly always the knight can go somewhere."""
    could_go = MOVE not in t.deeds and MOVE not in t.used and destinations(t, seat)
    return bool(could_go or actions(t, seat, t.deeds))


def could_heal(t: Table, seat: int) -> bool:
    """[Sacrifice] Whether the player could use a life again once they have given one: by healing, or by a
    card."""
    unplayed = SPECIAL_CARD not in t.deeds and SPECIAL_CARD not in t.used
    return bool(healing(t, seat, t.life[seat] - 1)) or (unplayed and not HEALERS.isdisjoint(t.hand(seat)))


def second_owed(t: Table) -> bool:
    return t.sacrificed and len(t.deeds) == 1


def actions(t: Table, seat: int, done: list[str]) -> list[Deed]:
    """[Phase 2] The five kinds; never two of one kind in a turn."""
    found: list[Deed] = []
    if QUEST not in done:
        found += quest_actions(t, seat)
    if SPECIAL_CARD not in done and SPECIAL_CARD not in t.used:
        found += each(SPECIAL_CARD, special_cards(t, seat))
    if HEAL not in done:
        found += each(HEAL, healing(t, seat, t.life[seat]))
    if ACCUSE not in done:
        found += each(ACCUSE, suspects(t, seat))
    if MOVE not in done and MOVE not in t.used:
        found += each(MOVE, destinations(t, seat))
    return found


@cache
def each(what: str, about: tuple[Any, ...]) -> tuple[Deed, ...]:
    """The deeds of a kind."""
    return tuple([(what, one) for one in about])


def destinations(t: Table, seat: int) -> tuple[str, ...]:
    """[I. Going to a quest] Any other place; a quest for one knight only if nobody is there."""
    closed = [t.place[seat]]
    for quest in SOLO:
        if quest in t.place and t.present(quest):
            closed.append(quest)
    return _but(t.open_quests(), tuple(closed))


@cache
def _but(quests: tuple[str, ...], closed: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([place for place in (CAMELOT, *quests) if place not in closed])


def quest_actions(t: Table, seat: int) -> tuple[Deed, ...]:
    """[II. Quest actions] At Camelot drawing or fighting a siege engine; elsewhere a white card."""
    if t.place[seat] != CAMELOT:
        return each(QUEST, tuple(playable(t, seat)))
    found: list[str] = []
    if len(t.hands[seat]) < NUMBERS.full_hand:
        found.append("draw")
    if t.engines and not FIGHTS.keys().isdisjoint(t.hand(seat)):
        found.append("engine")
    return each(QUEST, tuple(found))


def special_cards(t: Table, seat: int) -> tuple[str, ...]:
    """[III. Special white cards] Those that would do something (SH-42)."""
    found: list[str] = []
    for card in filter({*t.hand(seat)}.__contains__, SPECIAL_WHITE):
        if can_play(t, seat, card):
            found.append(card)
    return tuple(found)


def healing(t: Table, seat: int, life: int) -> tuple[str, ...]:
    """[IV. Healing] Three identical cards, if the player can use a life."""
    if life >= NUMBERS.most_life or HEAL in t.deeds:
        return ()
    hand, others = t.hand(seat), NUMBERS.same_cards_to_heal - 1
    if len(hand) - len({*hand}) < others:  # too few are alike
        return ()
    return tuple(
        dict.fromkeys([card for card, later in zip(hand, hand[others:], strict=False) if card == later])
    )


def suspects(t: Table, seat: int) -> tuple[int, ...]:
    """[V. Accusation] Once in the game; not a knight who has been shown to be loyal (SH-14)."""
    if seat in t.accusers or not t.may_accuse():
        return ()
    return tuple([other for other in t.living() if other != seat and not t.shown[other]])


def powers(t: Table, seat: int) -> list[Deed]:
    """[Powers] Before, after or between actions (SH-31)."""
    power = POWERS.get(t.knights[seat])
    return [] if power is None else power(t, seat)


def exchanges(t: Table, seat: int) -> list[Deed]:
    """[King Arthur] Once in a turn, with anybody who has cards, if Arthur has any."""
    if EXCHANGE in t.used or not t.hands[seat]:
        return []
    return [(EXCHANGE, other) for other in t.living() if other != seat and t.hands[other]]


def free_cards(t: Table, seat: int) -> list[Deed]:
    """[Sir Galahad] A special white card, in addition to Galahad's action."""
    return [] if SPECIAL_CARD in t.used else [*each(FREE_CARD, special_cards(t, seat))]


def rides(t: Table, seat: int) -> list[Deed]:
    """[Sir Tristan] From Camelot Tristan goes to a quest in addition to the action."""
    if t.place[seat] != CAMELOT or MOVE in (*t.deeds, *t.used):
        return []
    return [*each(FREE_MOVE, destinations(t, seat))]


POWERS: dict[str, Callable[[Table, int], list[Deed]]] = {
    ARTHUR: exchanges,
    GALAHAD: free_cards,
    TRISTAN: rides,
}
