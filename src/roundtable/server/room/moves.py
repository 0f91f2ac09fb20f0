"""Decisions about a match: each looks at a room, changes nothing, and says what is to be written down.

A decision is the entries for the journal and the match as it stands after them. It raises a Refusal if
the command cannot be carried out.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import Any, NamedTuple

from roundtable.kernel import IllegalMove, Match
from roundtable.kernel.match.history import lengths
from roundtable.kernel.plain import freeze, is_plain, melt
from roundtable.kernel.scene import Words
from roundtable.kernel.tape import newest, unwind

from ..errors import Irreversible, Refusal
from ..protocol import Status
from . import Room, journal

MOST_ANSWERS = 20_000  # in a match: ten long campaigns, but not an exchange without end


class Decision(NamedTuple):
    entries: list[journal.Entry]
    after: Match | None = None  # None: the match stays where it is
    status: Status | None = None  # None: the table's status stays as it is

    def moved_to(self, status: Status) -> Decision:
        """The same, and thereby the table goes on to this status."""
        return Decision([*self.entries, journal.Moved(status=status)], self.after, status)

    def ended(self) -> Decision:
        """The same, and the table is over if the match is."""
        return self if self.after is None or self.after.result is None else self.moved_to("over")


def note(key: str, **args: Any) -> journal.Spoken:
    """What the table itself has to say, in its chat."""
    return journal.Spoken(note=Words(f"note.{key}", args))


def play(
    room: Room, seat: int, answer: Any, confirm: bool = False, careful: bool = False, bot: bool = False
) -> Decision:
    """Answer for a seat. What can still be taken back is not final, unless a bot did it. A careful answer is
    not given if the seat could not take it back: dice fall, cards are shown, or the turn goes on."""
    before = playing(room)
    if before.moves >= MOST_ANSWERS:
        raise Refusal("match-too-long", most=MOST_ANSWERS)
    if room.tentative not in (None, seat) and not _steps_in(before, seat, answer):
        raise Refusal("illegal")  # as it is in the match that the seat is shown: it cannot know of another
    after = _played(before, seat, answer)
    floor = after.moves if bot else _floor(room, before, after, seat, confirm)
    if careful and floor >= after.moves and seat not in after.given:
        raise Irreversible
    return Decision([_answered(before, after, floor)], after).ended()


def _steps_in(match: Match, seat: int, answer: Any) -> bool:
    """Whether this is something that the seat may do on another's turn; it makes that one's steps final."""
    return any(melt(option) == answer for option in match.anytime(seat))


def playing(room: Room) -> Match:
    if room.match is None or room.status != "playing":
        raise Refusal("paused" if room.status == "paused" else "not-playing")
    return room.match


def _played(before: Match, seat: int, answer: Any) -> Match:
    after = before.clone()
    try:
        option = freeze(answer)
        if not is_plain(option):
            raise Refusal("illegal")
        after.play(seat, option)
    except (IllegalMove, RecursionError):  # the latter by a row in a row in a row …
        raise Refusal("illegal") from None
    return after


def _floor(room: Room, before: Match, after: Match, seat: int, confirm: bool) -> int:
    """How many answers are final: all of them as soon as others are asked, unless the seat wants to confirm
    the end of its turn; otherwise those behind the last barrier."""
    if before.to_move != (seat,):
        return after.moves
    free = after.undoable(seat)
    if after.to_move != (seat,) and not confirm:
        return after.moves
    return max(room.floor, after.moves - free)


def _answered(before: Match, after: Match, floor: int) -> journal.Answered:
    seat, option = newest(after.answers)
    chance = unwind(after.table.chance.record, before.table.chance.record)
    return journal.Answered(
        seat=seat,
        option=melt(option),
        chance=melt(chance),
        floor=floor,
        print=after.fingerprint(),
        secret=seat in after.given,
    )


def undo(room: Room, seat: int, all: bool = False) -> Decision:
    """Take back the seat's last step, or all that it still may."""
    steps = room.undoable(seat)
    if not steps:
        raise Refusal("no-undo")
    return _undone(room, seat, steps if all else 1)


def _undone(room: Room, seat: int, steps: int) -> Decision:
    after = playing(room).clone()
    for _ in range(steps):
        after.undo(seat)
    return Decision([journal.Undone(seat=seat) for _ in range(steps)], after)


def redo(room: Room, seat: int) -> Decision:
    """Do again what was taken back last."""
    if not room.redoable(seat):
        raise Refusal("no-redo")
    return play(room, seat, room.undone_by(seat)[-1], confirm=True)


def commit(room: Room, seat: int) -> Decision:
    """End the turn: from now on the others see it."""
    after = playing(room)
    if room.tentative != seat:
        raise Refusal("no-commit")
    return Decision([journal.Committed()], after)


# -- going back by consent -------------------------------------------------------------------------------


def propose(room: Room, seat: int, line: int, after: bool = False) -> Decision:
    """Ask to go back to before a line of the seat's own log; or to the first moment after it, which is how
    one goes back to a checkpoint."""
    match = room.seen_by(seat)
    if not (after and _may_be_taken_up(room)):
        playing(room)  # after the end everything is known: nothing to go back to
    assert match is not None
    if room.settings.take_back == "never":
        raise Refusal("no-take-back")
    if room.proposal is not None:
        raise Refusal("proposal-open")
    moves = moment(match, seat, line, after)
    if moves >= match.moves:
        raise Refusal("there-already" if after else "no-undo")
    if moves >= room.floor:  # a seat takes back alone what the others have not seen
        return _undone(room, seat, match.moves - moves)
    return _decided(room, [journal.Proposed(seat=seat, moves=moves)], seat, moves, {seat})


def vote(room: Room, seat: int | None, agree: bool, host: bool) -> Decision:
    """Agree to a proposal, or refuse it; one refusal is enough where all must agree."""
    proposal = room.proposal
    if proposal is None:
        raise Refusal("no-proposal")
    if not agree and seat is not None and seat == proposal.seat:
        return Decision([journal.Declined()])  # the proposer has thought better of it
    _check_vote(room, seat, host)
    voted = journal.Voted(seat=seat, agree=agree)
    if agree:
        agreed = proposal.agreed | ({seat} if seat is not None else set())
        return _decided(room, [voted], proposal.seat, proposal.moves, agreed, host)
    against = len(proposal.refused) + 1
    settled = room.settings.take_back != "majority" or 2 * against >= len(room.people())
    return Decision([voted, journal.Declined(), note("declined", seat=proposal.seat)] if settled else [voted])


def _check_vote(room: Room, seat: int | None, host: bool) -> None:
    if room.settings.take_back == "host" and not host:
        raise Refusal("host-only", 403)
    if room.settings.take_back != "host" and seat not in asked(room):
        raise Refusal("no-vote", 403)


def asked(room: Room) -> list[int]:
    """Who may vote: every person who has not done so."""
    proposal = room.proposal
    if proposal is None:
        return []
    return [seat for seat in room.people() if seat not in proposal.agreed | proposal.refused]


def _decided(
    room: Room, entries: list[journal.Entry], seat: int, moves: int, agreed: set[int], host: bool = False
) -> Decision:
    """Go back if enough agree. Bots always do."""
    people = set(room.people()) | {seat}
    enough = {
        "all": agreed >= people,
        "majority": 2 * len(agreed & people) > len(people),
        "host": host or bool(room.hosts & room.places[seat].devices),
        "never": False,
    }[room.settings.take_back]
    if not enough:
        return Decision(entries)
    assert room.match is not None
    news = [journal.WentBack(moves=moves), note("went-back", seat=seat)]
    back = Decision([*entries, *news], room.match.at(moves))
    return back.moved_to("playing") if room.status == "over" else back


def _may_be_taken_up(room: Room) -> bool:
    """A game that names checkpoints is a story told together: also after a bad end one may try again."""
    return room.status == "over" and room.match is not None and bool(room.match.game.checkpoints)


def moment(match: Match, seat: int, line: int, after: bool = False) -> int:
    """The last moment before a line of the seat's log was told, or the first one after."""
    told = bisect_right(lengths(match, seat), line)
    return told if after else max(0, told - 1)
