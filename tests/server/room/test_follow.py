"""A room that follows what another process writes becomes the same room, step by step."""

from __future__ import annotations

from random import Random

import pytest

from roundtable.games import find, names
from roundtable.server.errors import Refusal
from roundtable.server.room import journal, moves
from roundtable.server.room.follow import can_follow, follow
from tests.kernel.kernel_games import POND
from tests.server.room.test_interleavings import Wild
from tests.server.rooms import Kept, seat_games
from tests.thorough import THOROUGH

GAMES = 200 if THOROUGH else 3
STEPS = 60


@pytest.mark.parametrize("game", [*names(), "pond"])
def test_a_room_that_follows_is_where_the_others_are(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if game == "pond":
        seat_games(monkeypatch, POND)
    followed = 0
    for number in range(GAMES):
        known = POND if game == "pond" else find(game)
        seats = ["person"] * max(2, known.seats[0])
        wild = Wild(Kept(*seats, game=game, seed=f"{number:064}"), Random(f"{game} {number}"))
        kept, twin = wild.kept, wild.kept.again()
        for _ in range(STEPS):
            if wild.room.status != "playing":
                break
            wild.step()
            news = [journal.decode(line) for line in kept.lines[twin.seq :]]
            if can_follow(news):
                follow(twin, news)
                followed += len(news)
            else:
                twin = kept.again()
            assert kept.whole(twin) == kept.whole()
    assert followed > GAMES * 10


def test_what_leads_elsewhere_is_not_followed() -> None:
    kept = Kept("person", "person")
    twin = kept.again()
    assert kept.room.match is not None
    (seat,) = kept.room.match.to_move
    kept.do(moves.play, seat=seat, answer=kept.room.match.legal(seat)[0], confirm=True)
    news = [journal.decode(line) for line in kept.lines[twin.seq :]]
    assert isinstance(news[0], journal.Answered)
    news[0].print = "another"
    with pytest.raises(Refusal):
        follow(twin, news)
    assert not can_follow([journal.WentBack(moves=0)])
    assert not can_follow([journal.Committed()] * 33)
