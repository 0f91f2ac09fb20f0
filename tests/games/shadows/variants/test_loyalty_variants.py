"""Rulebook: advice for beginners (no traitor); variants: the traitor; three brave knights."""

from __future__ import annotations

import pytest

from tests.games.shadows.helpers import answer, first, lay, legal, new, play, seen
from tests.games.shadows.helpers.knights import hero, quest_won

SEEDS = range(25)


def begun(match):
    """Past the exchange at the beginning, at random."""
    return answer(match, exchange_lay=first, share_how="shuffle")


@pytest.mark.parametrize("seats", [3, 5, 7])
def test_without_a_traitor_everybody_is_loyal(seats):
    for seed in SEEDS:
        table = new(seats, seed, traitor="none").table
        assert list(table.loyalty) == ["loyal"] * seats
        assert "traitor" not in table.box


@pytest.mark.parametrize("seats", [3, 5, 7])
def test_with_a_certain_traitor_there_is_exactly_one(seats):
    found = set()
    for seed in SEEDS:
        table = new(seats, seed, traitor="certain").table
        assert sorted(table.loyalty) == ["loyal"] * (seats - 1) + ["traitor"]
        assert "traitor" not in table.box
        found.add(table.loyalty.index("traitor"))
    assert len(found) > 1


@pytest.mark.parametrize("seats", [3, 5, 7])
def test_usually_the_traitor_is_one_of_eight_cards(seats):
    traitors = 0
    for seed in range(60):
        table = new(seats, seed).table
        assert sorted([*table.loyalty, *table.box]) == ["loyal"] * 7 + ["traitor"]
        assert len(table.box) == 8 - seats
        traitors += "traitor" in table.loyalty
    assert traitors > 0
    assert traitors < 60 or seats == 7


def test_without_a_traitor_nobody_can_unmask_himself():
    match = begun(new(4, 1, traitor="none", talk=False))
    assert legal(match) == {"draw", "engine", "life"}


def test_a_certain_traitor_turns_two_swords_like_any_other():
    match = quest_won(
        "picts", traitor="certain", loyalty=["loyal", "traitor", "loyal", "loyal"], box=[], white_swords=7,
        black_swords=4,
    )  # fmt: skip
    assert play(match, ("quest", "fight-5")).result.winners == (1,)


def brave(**wanted):
    """Three knights who have not looked at their loyalty; seat 0 is the traitor."""
    wanted.setdefault("loyalty", ["traitor", "loyal", "loyal"])
    return lay(3, knights=["gawain", "galahad", "tristan"], late_loyalty=True, awake=False, **wanted)


def test_sf_34_three_brave_knights_do_not_look_at_the_beginning():
    match = new(3, 1, late_loyalty=True)
    for viewer in (0, 1, 2, None):
        assert seen(match, viewer)["loyalty"] == [""] * 3
    assert not match.table.awake


def test_sf_34_without_the_variant_they_look_at_once():
    assert new(3, 1).table.awake
    assert seen(new(3, 1), 0)["loyalty"][0] in ("loyal", "traitor")


def test_sf_34_an_unaware_traitor_cannot_unmask_himself():
    assert legal(brave()) == {"draw", "engine", "life"}


@pytest.mark.parametrize(
    ("white", "black", "awake"), [(4, 0, False), (5, 0, True), (2, 3, True), (2, 2, False)]
)
def test_sf_34_they_look_when_the_sixth_sword_lies(white, black, awake):
    match = brave(
        phase="heroic", white_swords=white, black_swords=black, place=["picts", "camelot", "camelot"],
        laid={"picts": ["fight-1", "fight-2", "fight-3", "fight-4"]}, hands=[["fight-5"]],
    )  # fmt: skip
    play(match, ("quest", "fight-5"))
    assert match.table.awake is awake
    assert seen(match, 0)["loyalty"] == (["traitor", "", ""] if awake else [""] * 3)
    assert seen(match, 1)["loyalty"] == (["", "loyal", ""] if awake else [""] * 3)
    assert seen(match)["loyalty"] == [""] * 3


def test_sf_34_six_engines_do_not_wake_them():
    match = play(brave(engines=5), "engine")
    assert not match.table.awake
    assert seen(match, 0)["loyalty"] == [""] * 3


def test_sf_34_a_black_sixth_sword_wakes_them_in_the_evil_phase():
    match = brave(black_swords=5, warriors={"picts": 3}, black_deck=["picts"])
    play(match, "draw")
    assert match.table.awake
    assert seen(match, 0)["loyalty"][0] == "traitor"


def test_sf_34_once_awake_they_stay_awake_and_the_traitor_may_unmask_himself():
    match = brave(black_swords=5, warriors={"picts": 3}, black_deck=["picts"], turn=2)
    play(match, "draw", ("quest", "draw"), ("end",))
    assert match.to_move == (0,)
    assert "unmask" in legal(match)


def test_sf_34_an_unaware_traitor_still_loses_or_wins_with_evil():
    match = play(brave(engines=11), "engine")
    assert match.result.winners == (0,)


def test_sf_34_an_unaware_last_loyal_death_ends_the_game():
    match = brave(
        life=[4, 1, 1], place=["camelot", "picts", "picts"], warriors={"picts": 3}, black_deck=["picts"],
    )  # fmt: skip
    play(match, "draw")
    assert match.result.winners == (0,)


def test_sf_35_there_is_no_sir_bedivere():
    for seed in SEEDS:
        assert sorted(new(7, seed).table.knights) == [
            "arthur", "galahad", "gawain", "kay", "palamedes", "percival", "tristan",
        ]  # fmt: skip


def test_knights_are_dealt_by_chance():
    assert len({tuple(new(5, seed).table.knights) for seed in SEEDS}) > 5


def test_a_wrong_accusation_at_five_white_swords_does_not_change_how_many_lie():
    match = play(hero(white_swords=5, black_swords=1), ("accuse", 1))
    assert match.table.white_swords + match.table.black_swords == 6
