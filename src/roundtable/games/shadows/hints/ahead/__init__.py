"""What a search needs to know of the game. See README.md."""

from .quick import quick
from .standing import chances

SEARCH = {
    "race": True,
    "again": ("evil.what", "steal.whom", "evil.serve"),  # a guess is played on for one round
    "answers": 6,  # … or for this many answers per seat
    "sure": 2.0,
    "margin": 0.04,
    "widest": 4,
    "alone": False,
    "slips": 0.0,
    "plain": ("say.what", "exchange.lay", "share.how", "evil.lay", "squire.agree", "join.as", "fate.how"),
    "aside": ("unmask", ("say",), ("leave",), *[("exchange", seat) for seat in range(7)]),
}

__all__ = ["SEARCH", "chances", "quick"]
