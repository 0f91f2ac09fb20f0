"""Whatever is played, taken back, done again, shown or voted on, in any order: a room stays whole."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any

import pytest

from roundtable.games import find, names
from roundtable.server.errors import Refusal
from roundtable.server.room import moves, seating
from tests.kernel.kernel_games import POND
from tests.server.rooms import Kept, received, seat_games
from tests.thorough import THOROUGH

GAMES = 1000 if THOROUGH else 12
STEPS = 60


class Wild:
    """A table at which everything is done at random, and looked at after every step."""

    def __init__(self, kept: Kept, dice: Random) -> None:
        self.kept, self.room, self.dice = kept, kept.room, dice
        self.prints: dict[Any, str] = {}  # the steps that led to a moment -> its fingerprint
        self.seen()

    def seen(self) -> None:
        """The same steps have led to the same state, every time."""
        assert self.room.match is not None
        steps = tuple((step.seat, step.option) for step in self.room.steps)
        print = self.room.match.fingerprint()
        assert self.prints.setdefault(steps, print) == print

    def others(self, seat: int) -> list[list[bytes]]:
        return [received(self.room, who) for who in (None, *range(len(self.room.places))) if who != seat]

    def step(self) -> None:
        room, dice = self.room, self.dice
        assert room.match is not None
        seats = range(len(room.places))
        ways: list[Any] = [self.play] * 4 if self.asked() else []
        ways += [self.undo] * 3 if any(map(room.undoable, seats)) else []
        ways += [self.redo] * 3 if any(map(room.redoable, seats)) else []
        ways += [self.commit, self.mind] if room.tentative is not None else []
        ways += [self.propose] if room.proposal is None else [self.vote] * 6
        dice.choice(ways)()
        self.seen()

    def asked(self) -> list[int]:
        """Who can answer now: nobody answers what they have not been shown."""
        assert self.room.match is not None
        return [seat for seat in self.room.match.to_move if self.room.tentative in (None, seat)]

    def rare(self) -> tuple[str, ...]:
        """What ends the game at the pond too soon, or cannot be done there any more."""
        assert self.room.match is not None
        empty = not getattr(self.room.match.table, "deck", [])
        return (
            *(("draw", "show", "whisper") if empty else ()),
            *(("end",) if self.dice.random() < 0.95 else ()),
        )

    def play(self) -> None:
        room = self.room
        assert room.match is not None
        seat = self.dice.choice(self.asked())
        options = [option for option in room.match.legal(seat) if option not in self.rare()]
        option, confirm = self.dice.choice(options), self.dice.random() < 0.5
        before, floor = self.others(seat), room.floor
        self.kept.do(moves.play, seat=seat, answer=option, confirm=confirm)
        if room.tentative == seat and room.floor == floor:
            assert self.others(seat) == before  # a tentative step changes no byte for the others

    def undo(self) -> None:
        seat = self.dice.choice([s for s in range(len(self.room.places)) if self.room.undoable(s)])
        before, tentative = self.others(seat), self.room.tentative
        self.kept.do(moves.undo, seat=seat, all=self.dice.random() < 0.3)
        if tentative is not None:  # that a seat owes its secret answer again, all may know
            assert self.others(seat) == before

    def redo(self) -> None:
        seat = self.dice.choice([s for s in range(len(self.room.places)) if self.room.redoable(s)])
        option = [option for who, option in self.room.undone if who == seat][-1]
        self.kept.do(moves.redo, seat=seat)
        assert self.room.steps[-1][:2] == (seat, option)

    def commit(self) -> None:
        self.kept.do(moves.commit, seat=self.room.tentative)
        assert self.room.match is self.room.shown

    def mind(self) -> None:
        seat = self.room.tentative
        self.kept.do(seating.mind, seat=seat, level="random")
        self.kept.do(seating.mind, seat=seat, level="")
        assert self.room.tentative is None

    def propose(self) -> None:
        seat = self.dice.randrange(len(self.room.places))
        with suppress(Refusal):  # there may be nothing to go back to
            self.kept.do(moves.propose, seat=seat, line=self.dice.randrange(30))

    def vote(self) -> None:
        seat = self.dice.choice(moves.asked(self.room))
        self.kept.do(moves.vote, seat=seat, agree=self.dice.random() < 0.8, host=False)


@pytest.mark.parametrize("game", [*names(), "pond"])
def test_random_interleavings_never_break_a_room(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if game == "pond":
        seat_games(monkeypatch, POND)
    backs = 0
    for number in range(GAMES):
        dice = Random(f"{game} {number}")
        known = POND if game == "pond" else find(game)
        options = {variant.name: dice.choice(variant.choices) for variant in known.variants}
        seats = ["person"] * max(2, known.seats[0])
        options = known.fitted(len(seats), options)
        wild = Wild(Kept(*seats, game=game, seed=f"{number:064}", options=options), dice)
        for _ in range(STEPS):
            if wild.room.status != "playing":
                break
            wild.step()
            assert wild.kept.whole(wild.kept.again()) == wild.kept.whole()
        backs += wild.room.taken_back
    assert backs > 0  # or nothing was gone back on, and nothing shown


def test_the_check_sees_a_room_that_forgets(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = Kept("person", "person")
    assert kept.room.match is not None
    seat = kept.room.match.to_move[0]
    kept.do(moves.play, seat=seat, answer=kept.room.match.legal(seat)[0], confirm=True)
    kept.room.floor += 1
    assert kept.whole(kept.again()) != kept.whole()
