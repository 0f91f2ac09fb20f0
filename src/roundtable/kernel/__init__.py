"""The kernel: matches as plain data, rules that ask first and act last. See README.md for its law."""

from .asking import Ask, AskAll, AskAny, Later, Option, Options, Question
from .chance import Chance
from .codec import load
from .errors import IllegalMove, LoadError, RoundtableError, RuleError, SetupError
from .flow import OVER, Flow, Follow, Frame, Rulebook, back_to
from .game import Game, Judge, Result, Ruling, Study, Variant
from .history import Checkpoint
from .log import Event
from .match import Match, Setup
from .plain import melt, without
from .reading import Reading
from .sight import View, Viewer, count, everyone, nobody, owner, private, seen
from .table import Table, table

__all__ = [
    "OVER",
    "Ask",
    "AskAll",
    "AskAny",
    "Chance",
    "Checkpoint",
    "Event",
    "Flow",
    "Follow",
    "Frame",
    "Game",
    "IllegalMove",
    "Judge",
    "Later",
    "LoadError",
    "Match",
    "Option",
    "Options",
    "Question",
    "Reading",
    "Result",
    "RoundtableError",
    "RuleError",
    "Rulebook",
    "Ruling",
    "Setup",
    "SetupError",
    "Study",
    "Table",
    "Variant",
    "View",
    "Viewer",
    "back_to",
    "count",
    "everyone",
    "load",
    "melt",
    "nobody",
    "owner",
    "private",
    "seen",
    "table",
    "without",
]
