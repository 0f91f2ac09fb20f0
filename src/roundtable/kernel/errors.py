"""What can go wrong, each with one sentence that says what was wrong and what would be right."""

from __future__ import annotations


class RoundtableError(Exception):
    """The root of everything that this package raises on purpose."""


class SetupError(RoundtableError):
    """Somebody asked for a match, a scenario or a game that cannot exist."""


class IllegalMove(RoundtableError):
    """An answer that is not among the seat's options; the match is unchanged."""


class LoadError(RoundtableError):
    """A save that is damaged, foreign or of another version."""


class RuleError(RoundtableError):
    """A rule broke a law of the kernel: a fault in a game, never of a player."""
