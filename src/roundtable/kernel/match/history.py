"""Going back in a match: undo by replay, and the barrier that stops it.

Nothing is recorded for undo while a match is played. What may be taken back is found out when somebody
asks: the seat's last answers are played once more beside the table, and each step is looked at. A step
is a barrier if chance fell in it, if anything changed that the seat cannot see, if anybody learnt
something, or if secret answers of others came to light in it. No game says so by itself: the declared
visibility of the fields does.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from ..asking import Option
from ..log import UNREAD, Event, Line, mark, marked, read, reads
from ..sight import Viewer
from ..table import FIELDS, Facts
from ..tape import Cell, unwind
from . import stations
from .moment import Answer

if TYPE_CHECKING:
    from . import Match


class Checkpoint(NamedTuple):
    """A moment that the game names: the event that begins a part of the match, and how many answers had been
    given at the first question after it."""

    event: Event
    moves: int


NEAR = 16  # answers that are looked at first for what can be taken back


class Anchor(NamedTuple):
    """A moment before which the seat can take nothing back: undo looks no further, and replays from there."""

    moment: Match
    seat: int


def replayed(match: Match, moves: int) -> Match:
    """The match as it was after this many answers."""
    past = _past(match, moves)
    past.table.chance.force(())
    past.table.told = _story_at(match, moves)
    return past


def _past(match: Match, moves: int) -> Match:
    """The same, from the nearest earlier moment at hand, with the dice still to fall as they fell. Its log
    may begin there."""
    if match.setup is None:
        raise ValueError("A match without a set-up cannot be replayed.")
    luck, answers = unwind(match.table.chance.record), stations.answers_at(match, moves)
    nearest = _nearest(match, moves)
    if nearest is None:
        past = type(match).begin(match.setup, luck, told=None)
    else:
        past = nearest.clone()
        past.table.chance.force(luck[len(unwind(past.table.chance.record)) :])
        past.table.told = None if past.table.told is UNREAD else past.table.told
    for seat, option in unwind(answers, past.answers):
        past.play(seat, option)
    if match.stations is None:
        match.stations = stations.adopted(match, past.stations)
    past.stations = stations.until(match, moves)
    past.answers = answers  # the same cells, so that the past is known as this match's
    return past


def _nearest(match: Match, moves: int) -> Match | None:
    """The latest moment at hand that is not after this many answers; None if there is only the set-up."""
    anchor, kept = match.anchor, stations.until(match, moves)
    nearest = None if kept is None else kept[1]
    if anchor is not None and anchor.moment.moves <= moves and stations.belongs(anchor.moment, match):
        later = nearest is None or anchor.moment.moves > nearest.moves
        nearest = anchor.moment if later else nearest
    return nearest


# -- the story -------------------------------------------------------------------------------------------


def whole_story(match: Match) -> Cell[Line]:
    """The log from the set-up on. Until somebody asks for it none is kept; then it is told by a replay, and
    the match goes on with it."""
    if match.table.told is UNREAD:
        match.table.told = replayed_from_setup(match).table.told
    return match.table.told


def replayed_from_setup(match: Match) -> Match:
    past = match.clone()
    past.anchor = past.stations = None
    again = _past(past, match.moves)
    again.table.chance.force(())
    if match.stations is None:
        match.stations = past.stations
    return again


def note_moment(match: Match) -> None:
    """Mark this moment in the log, and keep it if it is time for one."""
    mark_story(match)
    stations.keep(match)


def mark_story(match: Match) -> None:
    """If the log is kept: note in it how many answers had been given."""
    told = match.table.told
    if told is not UNREAD:
        match.table.told = (told, mark(match.moves))


def _story_at(match: Match, moves: int) -> Cell[Line]:
    """The log as it was after this many answers, if one is kept."""
    told = match.table.told
    while told is not UNREAD and told is not None:
        given = marked(told[1])
        if given is not None and given <= moves:
            break
        told = told[0]
    return told


def lengths(match: Match, viewer: Viewer) -> list[int]:
    """How long the viewer's log was after each number of answers, from none on."""
    counted: list[int] = []
    length = 0
    for line in unwind(whole_story(match)):
        given = marked(line)
        if given is None:
            length += reads(line, viewer)
        else:  # of answers that were given face down nothing was told
            counted += [counted[-1] if counted else length] * (given + 1 - len(counted))
            counted[given] = length
    return counted + [length] * (match.moves + 1 - len(counted))


def after_line(match: Match, viewer: Viewer, line: int) -> Match:
    """The match as it was when the viewer had just been told this line of their own log."""
    return replayed(match, bisect_right(lengths(match, viewer), line))


def checkpoints(match: Match, viewer: Viewer) -> list[Checkpoint]:
    """They are found in the viewer's own log: never out of step with the match, and nothing they have not
    read."""
    names, found, fresh = match.game.checkpoints, list[Checkpoint](), list[Event]()
    for line in unwind(whole_story(match)) if names else ():
        given = marked(line)
        if given is None and (line[0] in names or line[3]):  # the part for some seats has a name of its own
            fresh += [event for event in read((line,), viewer) if event.key in names]
        elif given is not None and fresh:
            found += [Checkpoint(event, given) for event in fresh]
            fresh = []
    return found


# -- taking back -----------------------------------------------------------------------------------------


def _last_run(match: Match, seat: int) -> list[Option]:
    """The unbroken run of answers that the seat gave last, from the anchor on if that is known to hold it."""
    anchor = match.anchor
    held = anchor is not None and anchor.seat == seat and stations.belongs(anchor.moment, match)
    until = anchor.moment.answers if anchor is not None and held else None
    run: list[Option] = []
    cell = match.answers
    while cell is not until and cell is not None and cell[1][0] == seat:
        run.append(cell[1][1])
        cell = cell[0]
    return run[::-1]


def undoable(match: Match, seat: int) -> int:
    if match.setup is None or match.result is not None:
        return 0
    if seat in match.given:
        without = match.clone()
        _retract(without, seat)
        return 1 + undoable(without, seat)
    run = _last_run(match, seat)
    if not run:  # and the anchor stays where it serves a seat with something to take back
        return 0
    reach = NEAR  # the last answers first, and more of them as long as nothing stops there
    while (found := _freedom(match, seat, run[-reach:])) is None:
        reach *= 4
    free, held = found
    held.anchor = held.stations = None  # one moment is enough; a chain of them would keep the whole game
    held.answers = stations.answers_at(match, match.moves - free)
    match.anchor = Anchor(held, seat)
    return free


def _freedom(match: Match, seat: int, last: Sequence[Option]) -> tuple[int, Match] | None:
    """How many of these last answers can be taken back, and the moment before them; None if all can, and
    the seat has given more."""
    past = _past(match, match.moves - len(last))
    free, held, stopped = 0, past.clone(), len(last) == len(_last_run(match, seat))
    for option in last:
        before = past.clone()
        past.play(seat, option)
        free += 1
        if barrier(before, past, seat):
            free, held, stopped = 0, past.clone(), True
    return (free, held) if stopped else None


def barrier(before: Match, after: Match, seat: int) -> bool:
    """Whether the step between these moments can no longer be taken back by the seat that made it."""
    old, new = before.table, after.table
    assert old.told is not UNREAD, "What is told in a step is known only if the log is kept."
    if new.chance.record is not old.chance.record or before.given:
        return True
    if any(_has_learnt(*known) for known in zip(old.learnt, new.learnt, strict=True)):
        return True
    if any(seats is not None and set(seats) - {seat} for _, _, seats, _ in unwind(new.told, old.told)):
        return True  # somebody else was told something in secret
    return any(
        field.sight.hidden(getattr(old, field.name), seat, old)
        != field.sight.hidden(getattr(new, field.name), seat, new)
        for field in FIELDS[type(new)]
    )


def _has_learnt(old: Facts, new: Facts) -> bool:
    """Whether a seat knows something new. Forgetting something does not stop undo: that would tell others
    what it knew."""
    return old is not new and any(fact not in old or old[fact] != value for fact, value in new.items())


def take_back(match: Match, seat: int) -> None:
    """Make the match what it was before the seat's last answer."""
    if seat in match.given:
        _retract(match, seat)
        return
    match.become(replayed(match, match.moves - 1))


def recover(match: Match) -> None:
    """Undo what a rule did before it failed: the match is again what it was before the last answer. A guess
    has no truth to go back to and takes no further answer."""
    match.stack = match.asking = match.run = None
    if match.setup is not None:
        match.become(replayed(match, match.moves - 1))


def _retract(match: Match, seat: int) -> None:
    """Drop a secret answer that others have not seen: the tape without it is the same match."""
    answers = unwind(match.answers)
    last = max(index for index, (who, _) in enumerate(answers) if who == seat)
    cell: Cell[Answer] = None
    for index, item in enumerate(answers):
        if index != last:
            cell = (cell, item)
    match.answers, match.moves = cell, match.moves - 1
    match.given = {who: option for who, option in match.given.items() if who != seat}
    match.anchor = None
