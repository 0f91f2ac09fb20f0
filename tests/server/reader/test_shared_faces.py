"""What is made once for several viewers tells none of them what another sees."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

import msgspec
import pytest

from roundtable.games import find, names, part
from roundtable.kernel import Match
from roundtable.kernel.match import view as views
from roundtable.kernel.match.view import dealt_anew
from roundtable.kernel.scene import Zone
from roundtable.kernel.table import FIELDS
from roundtable.server.gathering import Gathering
from roundtable.server.room import moves, pieces
from roundtable.server.room.face import Face
from tests.server.rooms import Kept
from tests.thorough import THOROUGH

MATCHES, STEPS = (40, 80) if THOROUGH else (4, 24)


def moments(game: str) -> Iterator[tuple[Kept, Match, Random]]:
    """Moments of matches with options of all kinds; tables are for three, or as near to that as may be."""
    dice = Random(5)
    seats = min(find(game).seats, key=lambda seats: abs(seats - 3))
    for number in range(MATCHES):
        options = {variant.name: dice.choice(variant.choices) for variant in find(game).variants}
        options = find(game).fitted(seats, options)
        kept = Kept(*["person"] * seats, game=game, seed=f"{number:064}", options=options)
        for _ in range(STEPS):
            match = kept.room.match
            assert match is not None
            if match.result is not None:
                break
            yield kept, match, dice
            seat = match.to_move[0]
            kept.do(moves.play, seat=seat, answer=dice.choice(match.legal(seat)), bot=True)


def viewers(kept: Kept, dice: Random) -> list[int | None]:
    """All, in any order: nobody knows who is served first."""
    order = [None, *range(len(kept.room.places))]
    dice.shuffle(order)
    return order


def sent(face: Face | None) -> list[bytes]:
    """Every way in which a face is sent."""
    assert face is not None
    some = set(sorted(face.recalling(())[1])[::2])
    ways = [face.recalling(had, bare)[0] for had in ((), some) for bare in (False, True)]
    return [face.core, face.version.encode(), *ways]


@pytest.mark.parametrize("game", names())
def test_each_is_sent_what_they_would_be_sent_if_they_were_alone(game: str) -> None:
    for kept, _, dice in moments(game):
        together = Gathering(kept.room)
        shown = {viewer: sent(together.face(viewer)) for viewer in viewers(kept, dice)}
        for viewer, told in shown.items():
            pieces.forget()
            assert sent(Gathering(kept.room).face(viewer)) == told


@pytest.mark.parametrize("game", names())
def test_nobody_is_sent_a_trace_of_what_was_made_for_others(game: str) -> None:
    """All are served before the viewer, first with the true cards, and then with others that the viewer
    cannot tell from them."""
    different = 0
    for number, (kept, match, dice) in enumerate(moments(game)):
        order, room = viewers(kept, dice), kept.room
        viewer, told = order[-1], []
        guess = dealt_anew(match, viewer, f"deal {number}")
        different += guess.fingerprint() != match.fingerprint()
        for deal in (match, guess):
            room.match = room.shown = deal
            together = Gathering(room)
            for other in order[:-1]:
                with suppress(KeyError):  # a deal for one viewer has forgotten what the others have learnt
                    together.face(other)
            told.append(sent(together.face(viewer)))
        room.match = room.shown = match
        assert told[0] == told[1]
    assert different


@pytest.mark.parametrize("game", names())
def test_what_is_sent_is_the_scene_of_the_view(game: str) -> None:
    """Also where it is drawn from sketches, piece by piece, and what has its usual value is left out."""
    show = part(game, "show")
    for kept, match, _ in moments(game):
        for viewer in (None, 0):
            face = Face(kept.room, viewer, match)
            told = msgspec.convert(json.loads(face.core)["scene"], list[Zone])
            assert pieces.encode(told) == pieces.encode(show.scene(face.view))


# -- these tests can fail --------------------------------------------------------------------------------


class Forgetful:
    """Drawings that are kept by the function that draws them, whatever it is told."""

    def __init__(self, draw: Any) -> None:
        self._draw, self._known = draw, dict[Any, Any]()

    def __call__(self, how: Any, *of: Any) -> Any:
        return self._known.setdefault(how, self._draw(how, *of))

    def cache_clear(self) -> None:
        self._known.clear()


@pytest.mark.parametrize("drawn", ["_drawn_zone", "_drawn_row", "_drawn_group"])
def test_a_drawing_that_forgets_for_whom_it_is(monkeypatch: pytest.MonkeyPatch, drawn: str) -> None:
    monkeypatch.setattr(pieces, drawn, Forgetful(getattr(pieces, drawn).__wrapped__))
    with pytest.raises(AssertionError):
        test_each_is_sent_what_they_would_be_sent_if_they_were_alone("kingarthur")


def test_a_field_that_all_are_shown_as_the_first_sees_it(monkeypatch: pytest.MonkeyPatch) -> None:
    table = find("kingarthur").table
    wrong = [
        f._replace(sight=f.sight._replace(alike=f.sight.alike or f.name == "fresh")) for f in FIELDS[table]
    ]
    monkeypatch.setitem(FIELDS, table, tuple(wrong))
    monkeypatch.setattr(views, "_common", lambda match: match_as_seen_by_the_first(match, wrong))
    with pytest.raises(AssertionError):
        test_nobody_is_sent_a_trace_of_what_was_made_for_others("kingarthur")


def match_as_seen_by_the_first(match: Match, listed: list[Any]) -> dict[str, Any]:
    table = match.table
    shown = {field.name: field.sight.shown(getattr(table, field.name), 0, table) for field in listed}
    return {field.name: shown[field.name] for field in listed if field.sight.alike}


def test_a_face_that_stays_when_the_match_has_gone_on(monkeypatch: pytest.MonkeyPatch) -> None:
    kept: dict[Any, Any] = {}
    real = views._common
    monkeypatch.setattr(views, "_common", lambda match: kept.setdefault(match.setup.seed, real(match)))
    with pytest.raises(AssertionError):
        test_what_all_see_is_of_this_moment()


def test_what_all_see_is_of_this_moment() -> None:
    for _, match, _ in moments("kingarthur"):
        shown = match.view(None, {})["table"]
        table: Any = match.table
        assert shown["turn"] == table.turn
        assert shown["deck"] == len(table.deck)
        assert shown["discard"] == table.discard
