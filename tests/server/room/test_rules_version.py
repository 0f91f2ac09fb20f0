"""A match goes on under the rules that it began with, whatever the game has become since."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from roundtable.kernel import Ask, Game, Rulebook
from roundtable.server.errors import Refusal
from roundtable.server.room import journal, moves, seating
from tests.kernel.kernel_games import Pond, make_game
from tests.server.rooms import Kept, seat_games


def game(rules: int, most: int, **more: Any) -> Game:
    """Everybody marks once, with 1 up to `most`: that is what the rules' versions differ in."""
    book = Rulebook()

    @book.rule
    def mark(t: Pond, seat: int) -> Any:
        number = yield Ask(seat, "mark.how", tuple(range(1, most + 1)))
        t.marks[str(seat)] = number
        return mark((seat + 1) % t.seats) if len(t.marks) < t.seats else None

    return make_game(Pond, book, mark(0), name="marks", rules=rules, **more)


OLD = game(1, most=2)
NEW = game(2, most=9, earlier=(OLD,))


def test_a_room_goes_on_under_the_rules_it_began_with(monkeypatch: pytest.MonkeyPatch) -> None:
    seat_games(monkeypatch, OLD)
    kept = Kept("person", "person", game="marks")
    kept.do(moves.play, seat=0, answer=2)
    before = kept.whole()
    seat_games(monkeypatch, NEW)  # the program is updated
    assert kept.whole(kept.again()) == before
    kept.room = kept.again()
    assert kept.room.rules == 1
    assert kept.refused(moves.play, seat=1, answer=9) == "illegal"
    kept.do(moves.play, seat=1, answer=1)
    assert kept.room.status == "over"
    assert kept.again().match.fingerprint() == kept.room.match.fingerprint()  # type: ignore[union-attr]
    fresh = Kept("person", "person", game="marks")
    assert fresh.room.rules == 2
    fresh.do(moves.play, seat=0, answer=9)


def test_a_table_that_was_set_up_before_the_update_begins_as_it_was_set_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seat_games(monkeypatch, OLD)
    kept = Kept("person", "person", game="marks")
    started = next(n for n, line in enumerate(kept.lines) if b'"started"' in line)
    seat_games(monkeypatch, NEW)
    kept.lines = kept.lines[:started]
    kept.room = kept.again()
    kept.do(seating.start, seed="x" * 64)
    assert kept.room.match is not None
    assert kept.room.match.game.rules == 1


def test_a_save_under_the_old_rules_is_imported_and_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    seat_games(monkeypatch, OLD)
    kept = Kept("person", "person", game="marks")
    kept.do(moves.play, seat=0, answer=2)
    assert kept.room.match is not None
    document = json.loads(json.dumps(kept.room.match.save()))
    seat_games(monkeypatch, NEW)
    made = seating.imported(document, "d0", "link")
    assert made.rules == 1
    other = Kept("person", "person", game="marks")
    other.lines = [journal.encode(made)]
    other.room = other.again()
    other.do(seating.start)
    assert other.room.match is not None
    assert other.room.match.fingerprint() == kept.room.match.fingerprint()
    assert other.refused(moves.play, seat=1, answer=9) == "illegal"


def test_a_room_goes_on_where_only_the_state_is_kept_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    seat_games(monkeypatch, OLD)
    kept = Kept("person", "person", game="marks")
    kept.do(moves.play, seat=0, answer=2)
    assert kept.room.match is not None
    document = json.loads(json.dumps(kept.room.match.save()))
    seat_games(monkeypatch, replace(game(2, most=2), replays=(1,)))
    assert seating.imported(document, "d0", "link").rules == 2
    kept.room = kept.again()
    kept.do(moves.play, seat=1, answer=1)
    assert kept.again().status == "over"


def test_rules_that_are_gone_close_the_table_and_not_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    seat_games(monkeypatch, OLD)
    kept = Kept("person", "person", game="marks")
    seat_games(monkeypatch, replace(NEW, earlier=()))
    with pytest.raises(Refusal) as gone:
        kept.again()
    assert gone.value.why == ("error.rules-gone", {"version": 1, "ours": 2})
