"""What a viewer may know: the only way out of a table, together with the split log."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ..asking import Option
from ..chance import Chance, Dice, Unrecorded
from ..errors import RuleError
from ..log import UNREAD
from ..plain import Document, melt
from ..sight import View, Viewer
from ..table import FIELDS, SIGHTS, Table
from .history import whole_story

if TYPE_CHECKING:
    from . import Match

REWOUND, IMAGINED, TRUE = "rewound", "imagined", "true"  # which answers a rule has had in a new deal
TRIES = 200  # deals before the kernel believes that none fits what the viewer knows


def view(match: Match, viewer: Viewer, common: View | None = None) -> View:
    """Everything on the table as the viewer may see it; a spectator (None) is the viewer who knows least.
    `common` is kept by the caller for one moment of a match: what all see alike is put into it by the first
    view, and the others share it."""
    table, result = match.table, match.result
    if not common:
        common = {} if common is None else common
        common.update(_common(match))
    return {
        "game": match.game.name,
        "rules": match.game.rules,
        "seats": table.seats,
        "options": dict(table.options),
        "viewer": viewer,
        "to_move": list(match.to_move),
        "prompt": prompt(match, viewer),
        "standing": standing(match, viewer),
        "anytime": [] if viewer is None else [melt(option) for option in match.anytime(viewer)],
        "given": [melt(option) for seat, option in match.given.items() if seat == viewer],
        "table": {
            field.name: common[field.name]
            if field.sight.alike
            else melt(field.sight.shown(getattr(table, field.name), viewer, table))
            for field in FIELDS[type(table)]
        },
        "learnt": {} if viewer is None else melt(table.learnt[viewer]),
        "result": None if result is None else melt(result._asdict()),
    }


def _common(match: Match) -> View:
    """The fields of a table that are declared to be seen by all alike, as somebody sees them who has no
    seat."""
    table = match.table
    return {
        field.name: melt(field.sight.shown(getattr(table, field.name), None, table))
        for field in FIELDS[type(table)]
        if field.sight.alike
    }


class Glance(dict[str, Any]):
    """The fields of a table as a seat sees them, each worked out when it is first read."""

    def __init__(self, table: Table, seat: int) -> None:
        super().__init__()
        self._table, self._seat = table, seat

    def __missing__(self, name: str) -> Any:
        sight = SIGHTS[type(self._table)][name]
        self[name] = shown = melt(sight.shown(getattr(self._table, name), self._seat, self._table))
        return shown


def glance(match: Match, seat: int) -> View:
    """As much of a view as hints read, and nothing of it before they do: for looking ahead."""
    table = match.table
    return {
        "game": match.game.name,
        "rules": match.game.rules,
        "seats": table.seats,
        "options": table.options,
        "viewer": seat,
        "to_move": list(match.to_move),
        "table": Glance(table, seat),
        "learnt": melt(table.learnt[seat]),
    }


def prompt(match: Match, viewer: Viewer) -> Document:
    """One sentence for everybody at every moment: what to do, or whom one waits for, or that it is over."""
    asking = match.asking
    if asking is None:
        return {"key": "over", "about": {}}
    seats = match.to_move
    if viewer is not None and viewer in seats:
        return {"key": asking.key, "about": melt(asking.about_for(viewer))}
    return {"key": f"waiting.{asking.key.partition('.')[0]}", "about": {"seats": list(seats)}}


def standing(match: Match, viewer: Viewer) -> Document:
    """How it stands: the phase, and what the game says of scores and the like."""
    asking, said = match.asking, match.game.standing(match.table, viewer)
    if asking is None:
        return {**said, "phase": "over"}
    return {"phase": asking.key.partition(".")[0], **said}


def as_seen_by(match: Match, viewer: Viewer, seed: str) -> Match:
    """A guess with its story, from a seed."""
    whole_story(match)  # a guess has no set-up from which it could be told
    return _guess(match, viewer, lambda attempt: Chance(f"{seed}/{attempt}"))


def thought_through(match: Match, viewer: Viewer, dice: Dice) -> Match:
    """A guess without a story, by quick dice that go on falling in it: for a program that makes thousands."""
    guess = _guess(match, viewer, lambda attempt: Unrecorded(dice))
    guess.table.told = UNREAD
    return guess


def _guess(match: Match, viewer: Viewer, chance: Callable[[int], Chance]) -> Match:
    """Deal again all that the viewer cannot know. Answers that others have given face down are unknown too:
    the rule that had them is at its beginning again if the viewer cannot tell, else it has had any that
    lead to the same question; the true ones only if no others are found."""
    for attempt in range(TRIES):
        guess = _dealt(match, viewer, chance(attempt))
        ways = (REWOUND, IMAGINED) if attempt < TRIES // 2 else (TRUE,)
        if any(_rerun(guess, match, viewer, way) and _looks_alike(guess, match, viewer) for way in ways):
            return guess
    raise RuleError(f"No deal fits what seat {viewer} knows; the redeal of {match.game.name} is at fault.")


def dealt_anew(match: Match, viewer: Viewer, seed: str) -> Match:
    """The same with the true answers, if a deal is found in which they could be given, whatever the viewer
    is then asked: if the viewer can tell it from the real match, something leaks. For the contract."""
    whole_story(match)
    for attempt in range(TRIES):
        guess = _dealt(match, viewer, Chance(f"{seed}/{attempt}"))
        if _rerun(guess, match, viewer, TRUE if attempt < TRIES - 1 else REWOUND):
            return guess
    raise RuleError(f"No deal leads to the question {match!r}; the redeal of {match.game.name} is at fault.")


def _dealt(match: Match, viewer: Viewer, chance: Chance) -> Match:
    guess = match.clone()
    guess.setup = guess.anchor = guess.stations = guess.answers = None
    # A guess within a guess: the first seer knows nothing of what the second was told in secret.
    guess.seer = viewer if match.setup is not None or viewer == match.seer else None
    guess.table.learnt = [known if seat == viewer else {} for seat, known in enumerate(match.table.learnt)]
    guess.table.chance = chance
    match.game.redeal(guess.table, viewer, chance)
    return guess


def _rerun(guess: Match, match: Match, viewer: Viewer, way: str) -> bool:
    """Run the uppermost rule over the new deal; whether the answers can be given there."""
    if guess.stack is None:
        return True
    rule, args, _ = guess.stack
    pick = guess.table.chance.pick
    run, pending = rule.body(guess.table, *args), []
    try:
        asking = run.send(None)
        for answer in () if way == REWOUND else match.pending:
            pending.append(asking.imagined(answer, viewer, pick) if way == IMAGINED else answer)
            if not asking.fits(pending[-1]):
                return False
            asking = run.send(asking.told(pending[-1]))
    except StopIteration:
        return False
    guess.asking, guess.pending = asking, tuple(pending)
    return _give_again(guess, match, viewer, keep=way == TRUE)


def _give_again(guess: Match, match: Match, viewer: Viewer, keep: bool) -> bool:
    """Let the seats that have answered the open question in secret have answered it: the viewer as they did,
    the others in any way."""
    given: dict[int, Option] = {}
    for seat, option in match.given.items():
        options = guess.asking.legal(seat, {}) if guess.asking else ()
        if not options:
            return False
        own = seat == viewer or (keep and option in options)
        given[seat] = option if own else guess.table.chance.pick(options)
    guess.given = given
    guess.table.chance.record = None
    return True


def _looks_alike(guess: Match, match: Match, viewer: Viewer) -> bool:
    asked = viewer is None or guess.question(viewer) == match.question(viewer)
    return asked and guess.to_move == match.to_move and prompt(guess, viewer) == prompt(match, viewer)
