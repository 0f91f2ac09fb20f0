"""What bots are told of the game. See README.md for its law."""

from .ahead import SEARCH, chances, quick
from .judging import JUDGES, value
from .reasons import why

__all__ = ["JUDGES", "SEARCH", "chances", "quick", "value", "why"]
