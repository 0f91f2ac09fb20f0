"""The log, as each seat and a spectator may read it."""

from __future__ import annotations

from typing import Any

import pytest

from roundtable.kernel import Ask, Event, Match, Rulebook
from tests.kernel.kernel_games import POND, Pond, make_game, play_all, start, through_json

book = Rulebook()


@book.rule
def tale(t: Pond) -> Any:
    t.deck = ["a", "b"]
    t.tell("open", number=1)
    t.tell_apart((1, 2), "drawn", {"card": "x"}, seat=1)
    t.tell_only((2,), "whisper", card="y")
    t.tell("pile", cards=t.deck)
    return listen()


@book.rule
def listen(t: Pond) -> Any:
    yield Ask(0, "go", (1,))
    t.deck.pop()
    t.tell("end")


@pytest.fixture
def told() -> Match:
    return start(make_game(Pond, book, tale()), 3)


PILE = {"cards": ["a", "b"]}
PUBLIC = [("open", {"number": 1}), ("drawn", {"seat": 1})]
OWN = [("open", {"number": 1}), ("drawn.own", {"seat": 1, "card": "x"})]
READ: dict[int | None, list[Any]] = {None: PUBLIC, 0: PUBLIC, 1: OWN, 2: [*OWN, ("whisper", {"card": "y"})]}


def lines(match: Match, viewer: int | None) -> list[Any]:
    """The log with lists for tuples, as it travels."""
    as_list = lambda value: list(value) if isinstance(value, tuple) else value  # noqa: E731
    return [(key, {name: as_list(value) for name, value in args.items()}) for key, args in match.log(viewer)]


@pytest.mark.parametrize("viewer", READ)
def test_each_viewer_reads_what_was_told_to_him(told: Match, viewer: int | None) -> None:
    assert lines(told, viewer) == [*READ[viewer], ("pile", PILE)]
    assert lines(through_json(told), viewer) == lines(told, viewer)


def test_what_was_told_does_not_change_afterwards(told: Match) -> None:
    told.play(0, 1)
    assert dict(lines(told, None))["pile"] == PILE
    assert dict(lines(through_json(told), None))["pile"] == PILE


def test_a_reader_cannot_change_the_log(told: Match) -> None:
    before = lines(told, 2)
    for event in told.log(2):
        event.args.clear()
    assert lines(told, 2) == before


def test_an_event_has_a_key_and_figures(told: Match) -> None:
    assert told.log(None)[0] == Event("open", {"number": 1})


def test_a_clone_tells_on_its_own(told: Match) -> None:
    twin = told.clone()
    twin.play(0, 1)
    assert len(twin.log(None)) == len(told.log(None)) + 1


STORY = [
    (0, "mark"),
    (0, 2),
    (0, "draw"),
    (0, "vow"),
    (0, "war"),
    (0, "whisper"),
    (0, "pass"),
    (1, "roll"),
    (1, "end"),
]


@pytest.mark.parametrize("moment", range(len(STORY)))
def test_a_loaded_match_tells_the_whole_story(moment: int) -> None:
    plain = play_all(start(POND, 3), STORY[:moment])
    loaded = through_json(plain)
    for match in (plain, loaded):
        play_all(match, STORY[moment:])
    for viewer in (None, 0, 1, 2):
        assert loaded.log(viewer) == plain.log(viewer)
        assert loaded.clone().log(viewer) == plain.log(viewer)


def test_a_loaded_match_that_is_loaded_again_tells_it_still() -> None:
    match = play_all(start(POND, 3), STORY[:5])
    assert through_json(through_json(match)).log(0) == match.log(0)


def test_an_undone_event_is_told_no_more(match: Match) -> None:
    before = match.log(0)
    play_all(match, [(0, "mark"), (0, 2)])
    assert match.log(0)[-1].key == "marked"
    match.undo(0)
    assert match.log(0) == before


def test_a_loaded_match_as_seen_by_a_seat_tells_the_story() -> None:
    match = play_all(start(POND, 3), STORY[:6])
    assert through_json(match).as_seen_by(1, "x").log(1) == match.log(1)


def test_a_match_as_seen_by_a_seat_tells_nothing_that_the_seat_may_not_read() -> None:
    """A bot that thinks for another seat must not read there what was told to that seat in secret."""
    match = play_all(start(POND, 3), STORY[:6])
    guess = match.as_seen_by(2, "x")
    secrets = {"card", "vow"}
    assert not [event for seat in (0, 1) for event in guess.log(seat) if secrets & set(event.args)]
