"""What a search needs to know of the game. See README.md."""

from .standing import chances

SEARCH = {
    "race": True,
    "judges": True,
    "again": ("evil.what", "steal.whom", "evil.serve"),  # a guess is played on for one round
    "answers": 15,  # … or for this many answers per seat
    "sure": 1.0,
    "effort": 0.2,
    "widest": 3,
    "widen": 0.28,
    "alone": False,
    "slips": 0.0,
    "only": ("evil.what", "deed.what"),
    "aside": ("unmask", ("say",), ("leave",), *[("exchange", seat) for seat in range(7)]),
}

__all__ = ["SEARCH", "chances"]
