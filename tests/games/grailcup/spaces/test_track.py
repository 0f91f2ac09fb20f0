"""Rulebook: Spaces of the track. The reconstructed track, and the check of a track of your own."""

from __future__ import annotations

from random import Random

import pytest

import roundtable as rt
from tests.games.grailcup.helpers import legal, movers, new, seen, turn

STARTS = ["start 9", "start 7 8", "start 5 6", "start 3 4", "start 1 2"]
REST = ["path", "village", "clover", "castle", "clover", "dragon", "church", "castle clover", "path", "path"]
OWN = [*STARTS, *REST, *REST[:5], *["path"] * 4, "castle"]  # 25 spaces; clovers on 7, 9, 12, 17, 19


def changed(space, kind):
    """This good track, one space of it otherwise."""
    return [*OWN[:space], kind, *OWN[space + 1 :]]


def started(*starts):
    return [*starts, *OWN[5:]]


BAD = {
    "no description": 5,
    "a list of nothing": [],
    "no spaces": {},
    "spaces of nothing": {"spaces": None},
    "a number for spaces": {"spaces": 48},
    "empty": {"spaces": []},
    "unknown field": {"spaces": OWN, "colour": "green"},
    "wrong length": {"spaces": OWN, "length": 26},
    "too short": {"spaces": [*STARTS, "clover", "clover", "clover", "dragon", "castle"]},
    "too long": {"spaces": [*OWN[:-1], *["path"] * 1000, "castle"]},
    "unknown kind": {"spaces": changed(5, "swamp")},
    "misspelt": {"spaces": changed(5, "paths")},
    "empty kind": {"spaces": changed(5, "")},
    "two kinds that do not go together": {"spaces": changed(5, "village clover")},
    "a number for a space": {"spaces": changed(5, 7)},
    "nothing for a space": {"spaces": changed(5, None)},
    "a list for a space": {"spaces": changed(5, ["path"])},
    "no dragon": {"spaces": changed(10, "path")},
    "two dragons": {"spaces": changed(5, "dragon")},
    "a path at the end": {"spaces": changed(24, "path")},
    "a church at the end": {"spaces": changed(24, "church")},
    "a village at the end": {"spaces": changed(24, "village")},
    "a clover at the end": {"spaces": changed(24, "castle clover")},
    "a dragon at the end": {"spaces": [*changed(10, "path")[:24], "dragon"]},
    "a start without a number": {"spaces": started("start", *STARTS[:4])},
    "a start with a letter": {"spaces": started(*STARTS[:4], "start 1 b")},
    "a number missing": {"spaces": started(*STARTS[:4], "start 1")},
    "a number twice": {"spaces": started(*STARTS[:4], "start 1 2 3")},
    "a number twice on one space": {"spaces": started(*STARTS[:4], "start 1 2 2")},
    "a number too high": {"spaces": started("start 10 9", *STARTS[1:])},
    "a number of 5000 digits": {"spaces": started(*STARTS[:4], "start 1 2 " + "3" * 5000)},
    "a number too low": {"spaces": started(*STARTS[:4], "start 0 1 2")},
    "no starts": {"spaces": ["path"] * 5 + OWN[5:]},
    "starts the wrong way round": {"spaces": started(*STARTS[::-1])},
    "7 to 9 mixed with lower numbers": {"spaces": started("start 8 9", "start 6 7", "start 5", *STARTS[3:])},
    "one start for all": {"spaces": ["start 1 2 3 4 5 6 7 8 9", *OWN[5:]]},
    "no clover": {"spaces": ["path" if "clover" in kind else kind for kind in OWN]},
    "two clovers": {"spaces": [*STARTS, "dragon", "clover", "clover", *["path"] * 15, "castle"]},
    "as many clovers as tokens": {"spaces": [*STARTS, "dragon", *["clover"] * 18, "path", "castle"]},
}


@pytest.mark.parametrize("track", BAD.values(), ids=BAD.keys())
def test_track_a_bad_one_is_refused_in_one_sentence(track):
    with pytest.raises(rt.SetupError) as refusal:
        new(3, track=track)
    sentence = str(refusal.value)
    assert sentence.endswith(".")
    assert ". " not in sentence
    assert "\n" not in sentence
    assert len(sentence) < 200


@pytest.mark.parametrize("track", [{"spaces": changed(5, "swamp")}, {"spaces": []}])
def test_track_a_scenario_refuses_a_bad_one_too(track):
    with pytest.raises(rt.SetupError):
        turn("fairy", [8, 4, 3], track=track)


def test_track_the_sentence_names_the_space_and_what_stands_there():
    with pytest.raises(rt.SetupError, match=r"\b13\b.*swamp"):
        new(3, track={"spaces": changed(13, "swamp")})


@pytest.mark.parametrize("seats", range(3, 9))
def test_track_ones_own_is_played_to_its_end(seats):
    match, dice = new(seats, seed=seats, track={"spaces": OWN}), Random(seats)
    for seat in movers(match):
        match.play(seat, dice.choice(match.legal(seat)))
        assert max(match.table.at) <= 24
    (winner,) = match.result.winners
    assert match.table.at[winner] == 24


def test_track_a_saved_match_keeps_its_own():
    match, dice = new(4, track={"spaces": OWN}), Random(1)
    for _ in range(12):
        seat = match.to_move[0]
        match.play(seat, dice.choice(match.legal(seat)))
    again = rt.load(match.save())
    for seat in movers(match):
        assert again.legal(seat) == match.legal(seat)
        option = dice.choice(match.legal(seat))
        match.play(seat, option)
        again.play(seat, option)
    assert again.result == match.result
    assert again.view(None) == match.view(None)


def test_track_ones_own_cannot_be_changed_once_the_match_has_begun():
    spaces = list(OWN)
    match = new(4, track={"spaces": spaces})
    spaces[8] = "swamp"
    assert rt.load(match.save()).view(0) == match.view(0)


def test_track_ones_own_has_its_dragon_and_its_starts():
    match = new(8, track={"spaces": OWN})
    assert match.table.dragon == 10
    assert set(match.table.at) <= {0, 1, 2, 3, 4}
    assert len(match.table.tokens) == 5
    assert len(match.table.supply) == 13
    assert seen(match)["supply"] == 13


def test_track_ones_own_villages_castles_and_churches_are_where_it_says():
    quiet = {12: "magnet"}
    own = {"spaces": OWN}
    assert turn("princess", [3, 0, 0], dragon=2, track=own).table.at[0] == 8
    assert turn("princess", [8, 0, 0], dragon=2, track=own, clovers=quiet).table.at[0] == 12
    assert turn("princess", [12, 0, 0], dragon=2, track=own).table.at[0] == 18
    assert turn("princess", [18, 0, 0], dragon=2, track=own).result.winners == (0,)
    assert turn("priest", [3, 0, 0], dragon=2, track=own).table.at[0] == 11
    assert turn("priest", [11, 0, 0], dragon=2, track=own).table.at[0] == 11


def test_track_ones_own_dragon_may_lie_anywhere_but_on_its_finish():
    match = turn("tamer", [3, 0, 0], dragon=2, track={"spaces": OWN})
    assert legal(match) == set(range(24)) - {0, 2, 3}


def test_track_the_reconstructed_one_is_as_described():
    match = new(4)
    assert match.table.dragon == 12
    assert len(match.table.tokens) == 11
    assert seen(match)["supply"] == 7
    looks = legal(turn("merlin", [5, 4, 3]))
    assert sorted({space for look in looks for space in look}) == [7, 11, 15, 17, 20, 24, 29, 33, 34, 38, 43]


@pytest.mark.parametrize("clovers", [3, 17])
def test_track_the_fewest_and_the_most_clovers_are_played(clovers):
    spaces = [*STARTS, "dragon", *["clover"] * clovers, *["path"] * 14, "castle"]
    match, dice = new(3, track={"spaces": spaces}), Random(clovers)
    for seat in movers(match):
        match.play(seat, dice.choice(match.legal(seat)))
    assert max(match.table.at) == len(spaces) - 1


def test_track_the_shortest_list_of_starts_is_two_spaces():
    match = new(8, track={"spaces": ["start 9 8 7", "start 6 5 4 3 2 1", *OWN[5:]]})
    assert set(match.table.at) <= {0, 1}
    assert [seat for seat in range(8) if match.table.at[seat] == 0] == [
        seat for seat in range(8) if match.table.spears[seat]
    ]
