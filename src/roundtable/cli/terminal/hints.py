"""What a person at the terminal is advised: a hint while they are asked, a look back after the end."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

from roundtable.bots import Seat
from roundtable.bots.advice import advise
from roundtable.bots.review import review
from roundtable.cli.options import called
from roundtable.cli.terminal.screen import Screen
from roundtable.games import guide
from roundtable.games.counsel import counsel
from roundtable.kernel import Match

SECONDS = 4.0  # that a look back may take


def hint(screen: Screen, match: Match, seat: int) -> None:
    """What a sensible player would answer here, and why: from what the person sees, and nothing else."""
    if (known := guide(match.game.name)) is None:
        screen.say("advice-none", style="red")
        return
    found = advise(Seat(match, seat, known), "hint")
    screen.hint(counsel(match, seat, found).lines)


def look_back(screen: Screen, match: Match, persons: Collection[int], file: Path | None) -> None:
    """Where people could have done better: at once for people at a terminal, else by a command."""
    known = guide(match.game.name)
    if known is None or not known.tells_chances:
        return
    if screen.console.is_terminal:
        screen.say("review-sought", style="dim")
        screen.moments(match, review(match, known, persons, SECONDS))
    elif file is not None:
        screen.say("cli-review", style="dim", file=str(file), command=called())
