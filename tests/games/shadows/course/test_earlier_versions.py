"""Matches that began under earlier rules go on under them: saves of version 3, and what version 4 decided."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import roundtable as rt
from roundtable.games import find
from roundtable.kernel import Match, Setup
from tests.games.shadows.helpers import answer, asked, first, legal, play, told

SAVES = sorted((Path(__file__).parent.parent / "earlier").glob("*.json"))
SINCE = {"phase", "gone", "deciding", "named"}  # what the table keeps from version 4 on


@pytest.mark.parametrize("file", SAVES, ids=lambda file: file.stem)
def test_a_save_of_version_3_leads_to_where_it_stood(file):
    document = json.loads(file.read_text("utf-8"))
    assert document["rules"] == 3
    match = rt.load(document)
    assert (match.game.rules, match.result is not None) == (4, True)
    kept = match.save()["state"]["table"]
    assert {name: value for name, value in kept.items() if name not in SINCE} == document["state"]["table"]


@pytest.mark.parametrize("file", SAVES, ids=lambda file: file.stem)
def test_and_goes_on_from_the_middle(file):
    """Saved again under version 4 it is loaded as it is."""
    match = rt.load(json.loads(file.read_text("utf-8")))
    middle = match.at(match.moves // 2)
    again = rt.load(json.loads(json.dumps(middle.save())))
    assert (again.game.rules, again.fingerprint()) == (4, middle.fingerprint())


def earlier(**wanted):
    """A described table under the rules of version 4."""
    game, options = find("shadows").version(4), wanted.pop("options", {})
    seats = len(wanted["knights"])
    return Match.begin(Setup(game, seats, game.choose({"talk": False, **options}), "seed", wanted))


QUIET = ["percival", "gawain", "galahad", "tristan"]
WAR = {"laid": {"picts": ["fight-1", "fight-2", "fight-3", "fight-4"]}, "hands": [["fight-5"], [], [], []]}


def test_under_version_4_the_twelfth_sword_comes_first():
    match = earlier(
        knights=QUIET, phase="heroic", white_swords=9, black_swords=2, life=[1, 4, 4, 4],
        loyalty=["loyal", "loyal", "loyal", "traitor"], status=["knight", "dead", "dead", "knight"], **WAR,
    )  # fmt: skip
    play(match, ("move", "picts"), ("sacrifice",), ("quest", "fight-5"))
    assert match.result.winners == (0, 1, 2)


def test_under_version_4_there_is_no_vote_and_nobody_leaves_but_on_his_turn():
    match = earlier(
        knights=["", "", "", ""], phase="heroic", options={"squires": "yes", "leaving": True},
        place=["picts", "camelot", "camelot", "camelot"], **WAR,
    )  # fmt: skip
    assert (("leave",) in legal(match), match.anytime(1)) == (True, ())
    play(match, ("quest", "fight-5"))
    assert (match.table.knights[0] != "", asked(match)) == (True, "deed.what")


def test_under_version_4_a_knight_at_the_table_says_who_joins():
    game = find("shadows").version(4)
    match = Match.begin(Setup(game, 4, game.choose({"talk": False, "late_seats": 1}), "seed"))
    answer(match, exchange_lay=first, share_how="shuffle")
    seat = match.to_move[0]
    play(match, "life", ("quest", "draw"), ("end",))
    assert (asked(match), match.to_move, legal(match)) == ("join.who", (seat,), {None, 3})
    assert play(match, 3).table.status[3] == "knight"


def test_under_version_4_who_dies_of_a_lost_quest_abandons_it_too():
    match = earlier(
        knights=QUIET[1:], place=["blackknight", "camelot", "camelot"], laid={"blackknight": ["fight-1"]},
        dark={"blackknight": ["blackknight-1"] * 3}, black_deck=["blackknight-7"], life=[1, 4, 4],
    )  # fmt: skip
    assert "quest.abandoned" in told(play(match, "draw", "up"))
