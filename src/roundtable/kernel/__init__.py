"""The kernel: matches as plain data, rules that ask first and act last. See README.md for its law."""

from .asking import Ask, AskAll, AskAny, Asking, Later, Option, Options, Question
from .chance import Chance, Dice
from .errors import IllegalMove, LoadError, RoundtableError, RuleError, SetupError
from .flow import OVER, Flow, Follow, Frame, Rulebook, back_to
from .game import Game, Guide, Judge, Result, Ruling, Study, Variant, Why
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
    "Asking",
    "Chance",
    "Checkpoint",
    "Dice",
    "Event",
    "Flow",
    "Follow",
    "Frame",
    "Game",
    "Guide",
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
    "Why",
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
