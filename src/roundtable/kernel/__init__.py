"""The kernel: matches as plain data, rules that ask first and act last. See README.md for its law."""

from .asking import Ask, AskAll, AskAny, Later, Option, Options, Question
from .chance import Chance
from .errors import IllegalMove, LoadError, RoundtableError, RuleError, SetupError
from .flow import OVER, Flow, Follow, Frame, Rulebook, back_to
from .game import Game, Judge, Result, Ruling, Study, Variant
from .log import Event
from .match import Match, Setup
from .match.codec import load
from .match.history import Checkpoint
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
