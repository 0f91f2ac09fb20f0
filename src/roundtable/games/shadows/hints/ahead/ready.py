"""What a knight could play at a quest, read from a guessed table in a moment."""

from __future__ import annotations

from ...cards import EXCALIBUR, FIGHTS, GRAIL, HOLY_GRAIL, QUESTS, WARS
from ...table import Table

KEEP = 4  # cards that nobody throws into the lake
EVIL = {"blackknight": 2.9, "lancelot": 3.4, "dragon": 7.3}  # what a black card counts there, about


def held_by(t: Table, seat: int) -> dict[str, int]:
    faces, held = t.faces, dict[str, int]()
    for card in t.hands[seat]:
        face = faces[card]
        held[face] = held.get(face, 0) + 1
    return held


def useful(t: Table, seat: int, quest: str, held: dict[str, int]) -> tuple[int, int]:
    """How many cards one could play at a quest, and how many are needed."""
    if quest == EXCALIBUR:
        need = QUESTS[quest].steps - t.sword
        return min(need, len(t.hands[seat]) - KEEP), need
    if quest == HOLY_GRAIL:
        need = QUESTS[quest].white - len(t.laid[quest]) + len(t.dark[quest])
        return 0 if "darkforest" in t.in_force else min(need, held.get(GRAIL, 0)), need
    laid = t.laid[quest]
    if quest in WARS:
        need, run = QUESTS[quest].white + (t.mordred_at == quest) - len(laid), 0
        while run < need and held.get(f"fight-{min(len(laid) + run + 1, 5)}", 0) > 0:
            run += 1
        return run, need
    return _combat(t, quest, held), QUESTS[quest].white - len(laid)


def _combat(t: Table, quest: str, held: dict[str, int]) -> int:
    """How many fights would fit, about; none if they would be too weak."""
    counts = {value: held.get(card, 0) for card, value in FIGHTS.items()}
    for card in t.laid[quest]:
        counts[FIGHTS[t.faces[card]]] += 1
    most = sorted([(number, value) for value, number in counts.items()], reverse=True)
    fit, strength = 0, 0
    for (number, value), room in zip(most, QUESTS[quest].pattern, strict=False):
        fit += min(number, room)
        strength += min(number, room) * value
    dark = len(t.dark[quest])
    return fit - len(t.laid[quest]) if strength > EVIL[quest] * dark else 0
