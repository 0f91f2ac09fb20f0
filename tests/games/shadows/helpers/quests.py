"""Short ways to play white cards on quests and to end them."""

from __future__ import annotations

from typing import Any

from tests.games.shadows.helpers import play, seen
from tests.games.shadows.helpers.black_cards import draw, lay_up, quiet

FIVE = [f"fight-{value}" for value in range(1, 6)]
ALL_FIGHTS = tuple(FIVE)


def fights(values: str) -> list[str]:
    """Fight cards by their values: "113" is 1, 1, 3."""
    return [f"fight-{value}" for value in values]


def on(quest: str, hand: list[str], **wanted: Any) -> Any:
    """Seat 0 stands on a quest with these cards and may act."""
    return quiet(**{"phase": "heroic", "place": [quest], "hands": [hand]} | wanted)


def playable(match: Any) -> set[str]:
    """The white cards that can be played on the quest."""
    return {option[1] for option in match.legal(match.to_move[0]) if option[0] == "quest"}


def values(match: Any) -> str:
    """The values of the Fight cards that can be played."""
    return "".join(sorted(card[-1] for card in playable(match)))


def black_ends(card: str, **wanted: Any) -> Any:
    """Seat 0 draws the black card that ends a quest, and lays a number face up."""
    return lay_up(draw(card, **wanted))


def swords(match: Any) -> tuple[int, int]:
    return seen(match)["white_swords"], seen(match)["black_swords"]


def finish(match: Any, card: str) -> Any:
    """The last card of a quest is played."""
    return play(match, ("quest", card))
