"""The kernel: matches as plain data, rules that ask first and act last. See README.md for its law."""

from .chance import Chance
from .codec import load
from .errors import IllegalMove, LoadError, RoundtableError, RuleError, SetupError
from .flow import OVER, Ask, AskAll, AskAny, Flow, Follow, Frame, Question, Rulebook
from .game import Game, Result, Ruling, Variant
from .log import Event
from .match import Match, Setup
from .table import Table, Viewer, count, everyone, nobody, owner, private, seen, table

__all__ = [
    "OVER",
    "Ask",
    "AskAll",
    "AskAny",
    "Chance",
    "Event",
    "Flow",
    "Follow",
    "Frame",
    "Game",
    "IllegalMove",
    "LoadError",
    "Match",
    "Question",
    "Result",
    "RoundtableError",
    "RuleError",
    "Rulebook",
    "Ruling",
    "Setup",
    "SetupError",
    "Table",
    "Variant",
    "Viewer",
    "count",
    "everyone",
    "load",
    "nobody",
    "owner",
    "private",
    "seen",
    "table",
]
