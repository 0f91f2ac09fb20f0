"""A table laid from a description. All keys are optional:

    turn        the seat to move, 0                action      1 to 4: the action it is at, 1
    acted       has it challenged or taken an adventure this turn, false
    idle        turns in a row, before this one, in which nothing was done, 0
    columns     kind -> adversaries in the layout; with a seal on it: [card, seat]
    deck        the adversary supply, top first    out         adversaries out of the game
    supply      the knight supply, top first       discard     knights played
    hands, defeated, taken     one list of cards a seat
    adventures  those still to be taken, all that are not taken

Cards that are not named go, shuffled, to the supply (knights) or the deck (adversaries); if that pile is
given, they are out of the game. Of a deck or a supply the top alone can be given, {"top": [cards]}: what is
not named lies below it, shuffled.
"""

from __future__ import annotations

from typing import Any

from roundtable.kernel import Frame, SetupError
from roundtable.kernel.scenario import Box, check_names, number, per_seat, top_of

from .cards import ADVENTURES, COLUMN_OF, KINDS, adversary_pack, knight_pack
from .rules import actions
from .table import FULL, SEALS, FaceUp, Table

KEYS = "turn action acted idle columns deck out supply discard hands defeated taken adventures".split()


def scenario(t: Table, wanted: dict[str, Any]) -> tuple[Frame, ...]:
    check_names(wanted, KEYS, "kingarthur")
    _lay_knights(t, wanted)
    _lay_adversaries(t, wanted)
    _lay_adventures(t, wanted)
    t.turn = number(wanted.get("turn", 0), range(t.seats), "turn")
    t.acted = wanted.get("acted", False)
    if type(t.acted) is not bool:
        raise SetupError(f"acted must be true or false, not {t.acted!r}.")
    t.idle = number(wanted.get("idle", 0), range(1000), "idle") + 1
    return actions(t.turn, t.options["seals"])[number(wanted.get("action", 1), range(1, 5), "action") - 1 :]


def _lay_knights(t: Table, wanted: dict[str, Any]) -> None:
    box = Box(knight_pack(), "knights")
    hands = per_seat(wanted.get("hands", [()] * t.seats), t.seats, "hands")
    t.hands = [tuple(sorted(box.take(hand))) for hand in hands]
    t.discard = box.take(wanted.get("discard", ()))
    t.supply, t.out = _pile(t, box, wanted.get("supply"))
    t.recycled = tuple(sorted([*t.supply, *(card for hand in t.hands for card in hand)]))
    t.fresh, t.spent = list(t.hands), [()] * t.seats


def _lay_adversaries(t: Table, wanted: dict[str, Any]) -> None:
    box = Box(adversary_pack(), "adversaries")
    columns = wanted.get("columns", {})
    if not isinstance(columns, dict):
        raise SetupError(f"columns must map kinds to lists of adversaries, not be {columns!r}.")
    check_names(columns, KINDS, "kingarthur", "columns")
    for kind, column in columns.items():
        if not isinstance(column, list | tuple):
            raise SetupError(f"The column {kind} must be a list of adversaries, not {column!r}.")
    t.columns = [[_face_up(t, box, kind, entry) for entry in columns.get(kind, ())] for kind in KINDS]
    if any(len(column) > FULL for column in t.columns):
        raise SetupError(f"A column never holds more than {FULL} adversaries.")
    t.seals = [_seals_left(t, seat) for seat in range(t.seats)]
    defeated = per_seat(wanted.get("defeated", [()] * t.seats), t.seats, "defeated")
    t.defeated = [tuple(sorted(box.take(cards))) for cards in defeated]
    t.out += box.take(wanted.get("out", ()))
    t.deck, left = _pile(t, box, wanted.get("deck"))
    t.out += left


def _face_up(t: Table, box: Box, kind: str, entry: Any) -> FaceUp:
    name, seal = entry if isinstance(entry, list | tuple) and len(entry) == 2 else (entry, None)
    (card,) = box.take([name])
    if KINDS[COLUMN_OF[card]] != kind:
        raise SetupError(f"{card} does not belong in the column {kind}.")
    if seal is not None:
        number(seal, range(t.seats), "The seal on a card")
    return (card, seal)


def _seals_left(t: Table, seat: int) -> int:
    laid = sum(seal == seat for _, seal in t.face_up())
    left = (SEALS if t.options["seals"] else 0) - laid
    if left < 0:
        raise SetupError(f"Seat {seat} has {SEALS if t.options['seals'] else 0} seals, not {laid}.")
    return left


def _lay_adventures(t: Table, wanted: dict[str, Any]) -> None:
    box = Box(ADVENTURES, "adventures")
    taken = per_seat(wanted.get("taken", [()] * t.seats), t.seats, "taken")
    t.taken = [tuple(box.take(cards)) for cards in taken]
    t.adventures = box.take(wanted["adventures"]) if "adventures" in wanted else box.rest()
    t.adventures.sort(key=list(ADVENTURES).index)
    t.out += box.rest()


def _pile(t: Table, box: Box, wanted: Any) -> tuple[list[str], list[str]]:
    """A pile as given, top first, and what is left in the box; or all that is left, shuffled, below the top
    if that is given."""
    top = top_of(wanted)
    if wanted is not None and top is None:
        return box.take(wanted)[::-1], box.rest()
    known = box.take(top or ())
    pile = box.rest()
    t.chance.shuffle(pile)
    return pile + known[::-1], []
