"""After the end: who suspected whom, when. A finished match is read again from each seat's own log, as that
seat read it at the time; during play nobody is shown what others think."""

from __future__ import annotations

from typing import NamedTuple

from roundtable.kernel import Match, RoundtableError

from . import Odds

Shares = dict[int, float]


class Moment(NamedTuple):
    """What every seat could believe at the beginning of a turn."""

    turn: int  # its number, from 1
    swords: int
    engines: int
    beliefs: tuple[Shares, ...]  # for each seat, how likely each other one was to be the traitor


def history(match: Match) -> list[Moment]:
    """What each seat could believe, turn by turn: data for a chart. Only of a match that is over."""
    if match.result is None:
        raise RoundtableError("Who suspected whom is shown after the end of a match, not during it.")
    moments = list[Moment]()
    for read in zip(*[_read(match, seat) for seat in range(match.table.seats)], strict=True):
        moments.append(read[0]._replace(beliefs=tuple([moment.beliefs[0] for moment in read])))
    return moments


def _read(match: Match, seat: int) -> list[Moment]:
    """The story as one seat was told it."""
    seats, traitor = range(match.table.seats), match.table.options["traitor"]
    odds, found = Odds(match.table.seats), list[Moment]()
    cleared, over = set[int](), traitor == "none"
    for event in match.log(seat):
        odds.hear(event)
        if event.key == "turn":
            hidden = [other for other in seats if other != seat and other not in cleared]
            shares = {} if over else odds.shares(hidden, traitor == "certain")
            found.append(Moment(len(found) + 1, *odds.table, (shares,)))
        if event.key == "accuse.wrong":
            cleared |= set(event.args["seats"])
        over = over or event.key == "traitor.unmasked"
    return found
