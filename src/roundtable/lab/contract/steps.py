"""The part of the contract that looks at a step from one question to the next: undo, and what it tells."""

from __future__ import annotations

import json
from collections.abc import Callable

from roundtable import Match
from roundtable.kernel import Chance, RuleError, Viewer
from roundtable.kernel.match.history import barrier
from roundtable.kernel.match.view import dealt_anew
from roundtable.kernel.tape import unwind

from .checks import answers, demand, payload, viewers
from .moving import moving_faults
from .telling import moving


def undo_goes_back(before: Match, after: Match, seat: int, chance: Chance) -> None:
    """What may be taken back is taken back exactly and can be done again; and it told nobody anything:
    chance did not fall, and in every other deal that fits the seat's knowledge it sees the same."""
    if not after.undoable(seat):
        return
    law = "undo"
    demand(after.table.chance.record is before.table.chance.record, law, "it goes past chance", after)
    for old, new in zip(before.table.learnt, after.table.learnt, strict=True):
        demand(new.items() <= old.items(), law, "it goes past something learnt", after)
    back, option = after.clone(), answers(after)[-1][1]
    back.undo(seat)
    demand(
        back.fingerprint() == before.fingerprint() and back.moves == before.moves,
        law,
        "it is not exact",
        after,
    )
    back.play(seat, option)
    demand(back.fingerprint() == after.fingerprint(), law, "doing it again differs", after)
    guess = before.as_seen_by(seat, chance.below(1 << 30))
    guess.play(seat, option)
    seen = json.dumps([after.view(seat), after.log(seat)])
    demand(json.dumps([guess.view(seat), guess.log(seat)]) == seen, law, "it takes back a reveal", after)


def the_log_tells_no_secret(before: Match, after: Match, seat: int, chance: Chance) -> None:
    """Non-interference of a step: where another deal leaves a viewer's view the same, with the same dice,
    their log is the same too. What is told must also be seen or learnt."""
    viewer = chance.pick(viewers(before))
    guess = _in_another_deal(before, after, seat, viewer, chance)
    if guess is not None and guess[1].view(viewer) == after.view(viewer):
        same = guess[1].log(viewer) == after.log(viewer)
        demand(same, "non-interference", f"the log tells viewer {viewer} what he cannot know", after)
        same = moving(*guess, viewer) == moving(before, after, viewer)
        demand(same, "non-interference", f"what moves tells viewer {viewer} what he cannot know", after)


def undo_tells_no_secret(before: Match, after: Match, seat: int, chance: Chance) -> None:
    """Whether a seat may take its step back does not depend on what it cannot know."""
    guess = _in_another_deal(before, after, seat, seat, chance)
    if guess is not None:
        same = barrier(*guess, seat) == barrier(before, after, seat)
        demand(same, "non-interference", f"undo tells seat {seat} what it cannot know", after)


def undo_tells_others_no_secret(before: Match, after: Match, seat: int, chance: Chance) -> None:
    """Whether a step could be taken back does not tell the others which of two answers it was, if they cannot
    see that: where a table is served, they see a step as soon as it can be taken back no more."""
    others = [option for option in before.legal(seat) if option != answers(after)[-1][1]]
    if not others:
        return
    twin = before.clone()
    twin.table.chance.force(unwind(after.table.chance.record, before.table.chance.record))
    try:
        twin.play(seat, chance.pick(others))
    except RuleError:  # the dice do not fit this answer
        return
    for viewer in viewers(before):
        if viewer != seat and payload(twin, viewer) == payload(after, viewer):
            same = barrier(before, twin, seat) == barrier(before, after, seat)
            demand(same, "non-interference", f"undo tells viewer {viewer} what seat {seat} answered", after)
            return


def _in_another_deal(
    before: Match, after: Match, seat: int, viewer: Viewer, chance: Chance
) -> tuple[Match, Match] | None:
    """The same step with the same dice where all that the viewer cannot know is dealt again; None if it
    cannot be made there."""
    past, option = dealt_anew(before, viewer, str(chance.below(1 << 30))), answers(after)[-1][1]
    if option not in (*past.legal(seat), *past.anytime(seat)):
        return None
    guess = past.clone()
    guess.table.chance.force(unwind(after.table.chance.record, before.table.chance.record))
    try:
        guess.play(seat, option)
    except RuleError:  # the dice do not fit this deal
        return None
    return past, guess


def what_moves_lies_there(before: Match, after: Match, seat: int, chance: Chance) -> None:
    """What an event moves comes from where something lies, and goes to where something lies."""
    viewer = chance.pick(viewers(before))
    faults = list(moving_faults(before, after, viewer))
    demand(not faults, "moves", f"for viewer {viewer} {'; '.join(faults)}", after)


STEPS: tuple[Callable[[Match, Match, int, Chance], None], ...] = (
    undo_goes_back,
    the_log_tells_no_secret,
    undo_tells_no_secret,
    undo_tells_others_no_secret,
    what_moves_lies_there,
)
