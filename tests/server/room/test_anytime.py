"""A player leaves on another's turn: at a table on a server."""

from __future__ import annotations

import json
from typing import Any

import pytest

from roundtable.server.room import moves
from tests.server.rooms import Kept, received

LEAVE = ["leave"]


def kept(leaving: bool = True) -> Kept:
    return Kept(
        "person",
        "person",
        "person",
        game="shadows",
        seed="a" * 64,
        options={"leaving": leaving, "talk": False},
    )


def core(room: Any, viewer: int | None) -> dict[str, Any]:
    document: dict[str, Any] = json.loads(received(room, viewer)[1])
    return document


def match_of(table: Kept) -> Any:
    assert table.room.match is not None
    return table.room.match


def to_first_turn(table: Kept) -> int:
    """The exchange is over; whose turn it is."""
    while match_of(table).question(match_of(table).to_move[0]).key != "evil.what":
        seat = match_of(table).to_move[0]
        options = match_of(table).legal(seat)
        table.do(moves.play, seat=seat, answer="agree" if "agree" in options else options[0])
    return int(match_of(table).to_move[0])


def test_everybody_is_told_that_he_may_leave_and_in_which_words() -> None:
    table = kept()
    for seat in range(3):
        (choice,) = core(table.room, seat)["anytime"]
        assert (choice["answer"], choice["label"], choice["grave"]) == (LEAVE, ["option.leave", {}], True)
        assert choice["detail"] == ["detail-leave", {}]
    assert core(table.room, None)["anytime"] == []
    assert core(kept(leaving=False).room, 1)["anytime"] == []


def test_a_player_leaves_on_another_s_turn() -> None:
    table = kept()
    turn = to_first_turn(table)
    other = (turn + 1) % 3
    table.do(moves.play, seat=other, answer=LEAVE)
    assert (match_of(table).table.status[other], match_of(table).to_move) == ("dead", (turn,))
    assert core(table.room, other)["anytime"] == []
    assert table.whole(table.again()) == table.whole()


def tentative(table: Kept) -> int:
    """The player whose turn it is has done something that they may still take back."""
    turn = to_first_turn(table)
    table.do(moves.play, seat=turn, answer="life")
    table.do(moves.play, seat=turn, answer=["move", "picts"])
    assert table.room.tentative == turn
    return turn


def test_on_another_s_tentative_turn_his_steps_are_final_with_it() -> None:
    """Nobody could know of them, so nobody is refused because of them."""
    table = kept()
    turn = tentative(table)
    other = (turn + 1) % 3
    assert core(table.room, other)["anytime"]
    table.do(moves.play, seat=other, answer=LEAVE)
    assert (table.room.tentative, table.room.undoable(turn)) == (None, 0)
    assert (match_of(table).table.place[turn], match_of(table).table.status[other]) == ("picts", "dead")
    assert table.whole(table.again()) == table.whole()


@pytest.mark.parametrize("answer", ["draw", ["leave", 1], ["stay"], None, "leave", {"leave": 1}])
def test_anything_else_is_refused_there_as_ever(answer: Any) -> None:
    table = kept()
    other = (tentative(table) + 1) % 3
    assert table.refused(moves.play, seat=other, answer=answer) == "illegal"


def test_where_nobody_may_leave_it_is_refused() -> None:
    table = kept(leaving=False)
    other = (to_first_turn(table) + 1) % 3
    assert table.refused(moves.play, seat=other, answer=LEAVE) == "illegal"


def test_who_wants_to_be_careful_is_warned_first() -> None:
    from roundtable.server.errors import Irreversible

    table = kept()
    other = (to_first_turn(table) + 1) % 3
    with pytest.raises(Irreversible):
        moves.play(table.room, seat=other, answer=LEAVE, careful=True)
