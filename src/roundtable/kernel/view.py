"""What a viewer may know: the only way out of a table, together with the split log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .chance import Chance
from .errors import RuleError
from .plain import melt
from .table import FIELDS, Viewer

if TYPE_CHECKING:
    from .match import Match

TRIES = 100  # deals before the kernel believes that no deal fits the answers already given


def view(match: Match, viewer: Viewer) -> dict[str, Any]:
    """Everything on the table as the viewer may see it; a spectator (None) is the viewer who knows least."""
    table, result = match.table, match.result
    return {
        "game": match.game.name,
        "rules": match.game.rules,
        "seats": table.seats,
        "options": dict(table.options),
        "viewer": viewer,
        "moves": match.moves,
        "to_move": list(match.to_move),
        "prompt": prompt(match, viewer),
        "table": {
            field.name: melt(field.sight.shown(getattr(table, field.name), viewer, table))
            for field in FIELDS[type(table)]
        },
        "learnt": {} if viewer is None else melt(table.learnt[viewer]),
        "result": None if result is None else melt(result._asdict()),
    }


def prompt(match: Match, viewer: Viewer) -> dict[str, Any]:
    """One sentence for everybody at every moment: what to do, or whom one waits for, or that it is over."""
    asking = match._asking
    if asking is None:
        return {"key": "over", "about": {}}
    seats = match.to_move
    if viewer in seats:
        return {"key": asking.key, "about": melt(asking.about)}
    return {"key": f"waiting.{asking.key.partition('.')[0]}", "about": {"seats": list(seats)}}


def as_seen_by(match: Match, viewer: Viewer, seed: str) -> Match:
    """Deal anew all that the viewer cannot know. Answers that lie face down before him are taken out;
    what he was told on the way to his own question stays, and the deal must fit it."""
    for attempt in range(TRIES):
        guess = _dealt(match, viewer, f"{seed}/{attempt}")
        if guess is not None:
            return guess
    raise RuleError(f"No deal fits what seat {viewer} knows; the redeal of {match.game.name} is at fault.")


def _dealt(match: Match, viewer: Viewer, seed: str) -> Match | None:
    guess = match.clone()
    guess.setup = guess._anchor = None
    guess.given = {seat: option for seat, option in match.given.items() if seat == viewer}
    if viewer not in match.to_move and viewer not in match.given:
        guess.pending = ()
    guess.table.chance = Chance(seed)
    guess.table.told = match.table.told
    match.game.redeal(guess.table, viewer, guess.table.chance)
    guess.table.chance.record = None
    if guess.stack is not None:
        try:
            guess._rerun()
        except RuleError:  # an answer already given does not fit this deal
            return None
    return guess
