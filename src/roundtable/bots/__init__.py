"""Bots: each is given its seat, never the match, and no game is known here by name."""

from __future__ import annotations

from roundtable.kernel import Guide, SetupError

from .greedy import GreedyBot
from .outside import MARK, OutsideBot, is_outside, words
from .random import RandomBot
from .search import Champion, Knight, SearchBot
from .seat import Bot, Seat

BOTS: dict[str, type[Bot]] = {  # the levels of bots, the best last
    "page": RandomBot,
    "squire": GreedyBot,
    "knight": Knight,
    "champion": Champion,
}
NAMES = tuple(BOTS)
FORMERLY = {"random": "page", "greedy": "squire"}  # what saves and scripts may still call them
USUAL = ("squire", "page")  # who is seated unless somebody is named: the first that can play the game


def names(guide: Guide | None) -> tuple[str, ...]:
    """The bots that can play a game with this guide: the usual one first, then the others, the best first."""
    able = [name for name in reversed(NAMES) if _can_play(BOTS[name], guide)]
    usual = next(name for name in USUAL if name in able)
    return (usual, *[name for name in able if name != usual])


def _can_play(bot: type[Bot], guide: Guide | None) -> bool:
    return all(getattr(guide, part, None) is not None for part in bot.needs)


def today(name: str) -> str:
    """The name of a bot as it is today."""
    return FORMERLY.get(name, name)


def known(name: str) -> str:
    """The same; a SetupError if there is no bot of this name."""
    name = today(name)
    if name not in NAMES:
        raise SetupError(f"There is no bot {name!r}; choose from: {', '.join(NAMES)}.")
    return name


def check(name: str, guide: Guide | None) -> None:
    """Refuse a bot that is not there, or that cannot play a game with this guide."""
    if known(name) not in names(guide):
        raise SetupError(
            f"This game has no hints for a {name} bot; choose another: {', '.join(names(guide))}."
        )


def make(name: str, seed: str, clock: bool = True) -> Bot:
    """The bot of this name; the seed decides its dice. Without a clock it thinks as long as it needs, so that
    it answers the same on every machine."""
    bot = BOTS[known(name)](seed)
    if isinstance(bot, SearchBot):
        bot.clock = clock
    return bot


def entered(name: str, guide: Guide | None) -> str:
    """The name of a player whom somebody enters at the keyboard, as it is today: a bot that can play a game
    with this guide, or a program of their own."""
    if is_outside(name):
        words(name)
        return name
    check(name, guide)
    return known(name)


def player(name: str, seed: str, clock: bool = True) -> Bot:
    """The player of a name that was entered."""
    return OutsideBot(name, seed) if is_outside(name) else make(name, seed, clock)


__all__ = [
    "BOTS",
    "FORMERLY",
    "MARK",
    "NAMES",
    "USUAL",
    "Bot",
    "GreedyBot",
    "OutsideBot",
    "RandomBot",
    "SearchBot",
    "Seat",
    "check",
    "entered",
    "is_outside",
    "known",
    "make",
    "names",
    "player",
    "today",
]
