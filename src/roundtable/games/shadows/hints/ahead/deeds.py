"""A deed at once: what a knight does who looks at the table and at their hand, and weighs nothing twice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from roundtable.kernel import Asking

from ...cards import (
    CAMELOT,
    COMBATS,
    EXCALIBUR,
    FIGHTS,
    GRAIL,
    HOLY_GRAIL,
    MERLIN,
    QUESTS,
    SOLO,
    TRAITOR,
    WARS,
)
from ...table import Table

SPARE_LIFE = 3  # with this many lives, one is what evil may have
FEW_CARDS = 4  # with fewer, a knight at home draws
WORTH = {  # of a quest, for each card that is still needed there
    "blackknight": 1.6,
    "lancelot": 1.2,
    "dragon": 1.2,
    "excalibur": 1.5,
    "grail": 5.0,
    "picts": 1.3,
    "saxons": 1.4,
}
KEEP = 4  # cards that nobody throws into the lake
STAY, STAY_AWAY = 0.8, 0.77  # what another place must promise, at home and elsewhere
ALARM = 1.9  # how much more a place is worth that is about to be lost
COMPANY = 1.6  # cards that each knight who is there can be hoped to play
WAY = 1.6  # actions that a visit costs
MERLIN_FROM = 6  # siege engines from which on a Merlin is played; with two Merlins, earlier
FIGHT_FROM, STRONG = 6, 8  # siege engines from which on they are fought, and the fights that it takes
PLAY_AT_ONCE = ("reinforcements", "fate")  # special cards that are always good
PRICE = {MERLIN: 6, GRAIL: 4, **FIGHTS}  # of a card that is given away …
DEAR = 5  # … and of any other
SACRIFICE = ("sacrifice",)


def is_traitor(t: Table, seat: int) -> bool:
    return t.loyalty[seat] == TRAITOR


def price(card: str) -> int:
    """How little a knight wants to part with a card."""
    return PRICE.get(card, DEAR)


def deed(t: Table, seat: int, asking: Asking, options: Sequence[Any]) -> Any:
    if options[-1] == ("end",):
        return _after(t, seat, options)
    kinds: dict[str, list[Any]] = {}
    for option in options:
        kinds.setdefault(option[0], []).append(option)
    if is_traitor(t, seat):
        return _harmless(t, seat, kinds)
    return _loyal(t, seat, kinds)


def _after(t: Table, seat: int, options: Sequence[Any]) -> Any:
    """What comes after the action: for a life to spare another one, where a card can be played."""
    spare = t.life[seat] >= SPARE_LIFE and t.place[seat] != CAMELOT and "quest" not in t.deeds
    return SACRIFICE if spare and not is_traitor(t, seat) and SACRIFICE in options else options[-1]


def _harmless(t: Table, seat: int, kinds: dict[str, list[Any]]) -> Any:
    """A traitor who draws cards at home, and does no good elsewhere."""
    if t.place[seat] == CAMELOT:
        if "quest" in kinds and kinds["quest"][0][1] == "draw":
            return kinds["quest"][0]
    elif "move" in kinds:
        return kinds["move"][0]
    return next(iter(kinds.values()))[0]


def _loyal(t: Table, seat: int, kinds: dict[str, list[Any]]) -> Any:
    """A special card that helps now; a card for the quest, or cards for the hand; or another place."""
    held, found = held_by(t, seat), None
    special, plays = kinds.get("special") or kinds.get("cast"), kinds.get("quest")
    if special:
        found = next((option for option in special if _helps(t, seat, option[1], held)), None)
    if found is None and plays:
        found = _at_home(t, seat, held, plays) if t.place[seat] == CAMELOT else _play(t, seat, plays)
    return found or _elsewhere(t, seat, held, kinds)


def held_by(t: Table, seat: int) -> dict[str, int]:
    faces, held = t.faces, dict[str, int]()
    for card in t.hands[seat]:
        face = faces[card]
        held[face] = held.get(face, 0) + 1
    return held


def _helps(t: Table, seat: int, card: str, held: dict[str, int]) -> bool:
    """Whether a special card is worth playing now."""
    if card == MERLIN:
        return t.engines >= (MERLIN_FROM if held[MERLIN] < 2 else MERLIN_FROM - 2)
    if card == "piety":
        return sum([t.life[other] < SPARE_LIFE for other in t.living()]) > 2
    if card == "lady":
        return EXCALIBUR not in t.finished and t.sword > 1
    if card == "heroism":
        return len(t.laid[HOLY_GRAIL]) > 4 or t.sword > 2
    return card in PLAY_AT_ONCE


def _at_home(t: Table, seat: int, held: dict[str, int], plays: list[Any]) -> Any:
    """Siege engines are fought by a strong hand, and a small one is filled."""
    strength = sum([FIGHTS[face] * number for face, number in held.items() if face in FIGHTS])
    if plays[-1][1] == "engine" and t.engines >= FIGHT_FROM and strength >= STRONG:
        return plays[-1]
    return plays[0] if plays[0][1] == "draw" and len(t.hands[seat]) < FEW_CARDS else None


def _play(t: Table, seat: int, plays: list[Any]) -> Any:
    """The strongest card that fits; on Excalibur's shore the one that is missed least."""
    if t.place[seat] != EXCALIBUR:
        return plays[-1]
    if len(t.hands[seat]) < 2:
        return None
    return min(plays, key=lambda option: price(option[1]))


def _elsewhere(t: Table, seat: int, held: dict[str, int], kinds: dict[str, list[Any]]) -> Any:
    """Where the hand promises most; home, to draw, if it promises nothing."""
    home = t.place[seat] == CAMELOT
    best, most = None, STAY if home else STAY_AWAY
    for option in kinds.get("ride") or kinds.get("move") or ():
        promise = 0.0 if option[1] == CAMELOT else _promise(t, seat, option[1], held)
        if promise > most:
            best, most = option, promise
    if best is not None:
        return best
    order = ("quest", "special", "heal", "move", "ride") if home else ("move", "quest", "special", "heal")
    return next((kinds[kind][0] for kind in order if kind in kinds), None) or next(iter(kinds.values()))[0]


def _promise(t: Table, seat: int, quest: str, held: dict[str, int]) -> float:
    """What a knight with these cards could do at a quest, for each action, with the way there."""
    mine, need = useful(t, seat, quest, held)
    if mine <= 0 or (quest in SOLO and mine < need):
        return 0.0
    there = sum([place == quest for place in t.place])
    worth = (
        WORTH[quest] * (1.0 + ALARM * _danger(t, quest)) * (mine + COMPANY * there) / (need + COMPANY * there)
    )
    return worth * mine / (mine + WAY)


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


EVIL = {"blackknight": 2.9, "lancelot": 3.4, "dragon": 7.3}  # what a black card counts there, about


def _danger(t: Table, quest: str) -> float:
    if quest == EXCALIBUR:
        return (5 - t.sword) / 10
    if quest in WARS:
        return t.warriors[quest] / 4
    return len(t.dark[quest]) / QUESTS[quest].black if quest in COMBATS or quest == HOLY_GRAIL else 0.0
