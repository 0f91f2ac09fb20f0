"""What a seat may do at any question, whether it is asked or not: leave the game on another's turn.

The rules that wait stay where they are. What the seat does comes first; then the rule that was asking runs
afresh, and asks those whom it concerns now. Half an answer is forgotten with the old question, so that what
a seat may do tells nobody how far another has got. Answers that lie face down stay, where they still fit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..asking import Option, Options
from ..flow import Frame, push
from ..plain import alike
from . import history

if TYPE_CHECKING:
    from . import Match


def options(match: Match, seat: int) -> Options:
    """What the seat may do besides answering, if it owes an answer."""
    offers = match.game.anytime
    if offers is None or match.asking is None or type(seat) is not int or not 0 <= seat < match.table.seats:
        return ()
    legal = match.legal(seat)
    return tuple([option for option in offers(match.table, seat) if option not in legal])


def step_in(match: Match, seat: int, option: Option) -> bool:
    """Do it, and then ask again; False if the seat may not."""
    frame = _rule_of(match, seat, option)
    if frame is None:
        return False
    asking, given = match.stack, match.given
    match.answers = (match.answers, (seat, option))
    match.moves += 1
    match.pending, match.given = (), {}
    try:
        match.run_from(push(frame, asking))
    except BaseException:
        history.recover(match)
        raise
    if given and match.asking is not None and match.stack is asking:
        _lay_down_again(match, given)
    return True


def _rule_of(match: Match, seat: int, option: Option) -> Frame | None:
    offers = match.game.anytime
    for offered in options(match, seat):
        if offers is not None and offered == option and alike(offered, option):
            return offers(match.table, seat)[offered]
    return None


def _lay_down_again(match: Match, given: dict[int, Option]) -> None:
    """The same rule asks several seats again: an answer that is still among a seat's options stands."""
    assert match.asking is not None
    fits = match.asking.legal
    match.given = {seat: option for seat, option in given.items() if option in fits(seat, {})}
    match.go_on_if_all_have_answered()
