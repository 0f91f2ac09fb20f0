"""How the table of King Arthur is shown to people: its scene, a label for every option, and the pieces that
an option points at."""

from __future__ import annotations

from typing import Any

from roundtable.kernel.scene import Words, Zone, drawn

from ..cards import ADVENTURES, KNIGHTS, POWER, worth
from ..seals import DOUBLE, REPEATED
from .board import sketches as sketches
from .book import chapters as chapters
from .moves import moves as moves
from .pieces import ICONS as ICONS
from .pieces import condition
from .reasons import why_not as why_not

ASIDES = ("seals.released",)  # lines of the story that belong to another player's turn


def label(key: str, option: Any) -> Words:
    """The message for an option of a question."""
    if option is None or option is False:
        return Words(f"option.pass-{key.partition('.')[0]}")
    if key == "adversaries.draw":
        return Words("option.draw-adversaries")
    if key == "challenge.which":
        way, card = option if isinstance(option, tuple) else ("challenge", option)
        return Words(f"option.{way}", {"card": card})
    if key == "adventure.which":
        return Words("option.adventure", {"adventure": option, "value": ADVENTURES[option].value})
    if key == "knights.draw":
        return Words("option.draw-knights", {"count": option})
    return Words("option.cards", {"cards": option})


def detail(view: dict[str, Any], key: str, option: Any) -> Words | None:
    """What an option costs, or what of it would be lost."""
    if option is None:
        return None
    if key == "challenge.which":
        way, card = option if isinstance(option, tuple) else ("", option)
        return Words("detail.challenge", {"count": POWER[card] * (2 if way == DOUBLE else 1)})
    if key == "challenge.pay":
        lost = sum([KNIGHTS[knight].strength for knight in option]) - view["prompt"]["about"]["power"]
        return Words("detail.lost", {"count": lost}) if lost else None
    if key == "adventure.which":
        return condition(option)
    return Words("detail.worth", {"count": worth(option)}) if key == "adventure.pay" else None


def touches(key: str, option: Any) -> tuple[str, ...]:
    """The pieces that an option of a question points at, by their refs, as often as it needs each. How many
    knights to draw is a number, not a piece."""
    if option is None or option is False or key == "knights.draw":
        return ()
    if key == "adversaries.draw":
        return ("supplies/deck",)
    if key == "challenge.which":
        way, card = option if isinstance(option, tuple) else ("challenge", option)
        return (f"sealed/{card}" if way == REPEATED else f"layout/{card}",)
    if key == "adventure.which":
        return (f"adventures/{option}",)
    zone = "hand" if key == "challenge.pay" else "defeated"
    return tuple([f"{zone}/{card}" for card in option])


def lesson(key: str, options: dict[str, Any]) -> list[Words]:
    """The messages that explain the rules of a question."""
    action = key.partition(".")[0]
    more = {"challenge": ("strict_knights", "seals"), "adventure": ("strict_offers",)}.get(action, ())
    known = [name for name in more if options.get(name)]
    known += ["double_releases"] if "seals" in known and options.get("double_releases") else []
    return [Words(f"help.{name}") for name in (action, *known)]


def scene(view: dict[str, Any]) -> list[Zone]:
    """The layout, the adventures, the players, the supplies, the actions of the turn, what the viewer is
    paying for, and their hand."""
    return drawn(sketches(view))
