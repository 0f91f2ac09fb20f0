"""Rulebook: Villages. A player who ends their turn in a village after their ally's effect rolls the village
die."""

from __future__ import annotations

import pytest

from tests.games.grailcup.helpers import SEAL, SPEAR, THIEF, asked, play, seen, told, turn


def rolls(match):
    """How the village die fell, each time that it was rolled."""
    return [key for key in told(match) if key.startswith("die")]


def roll(face, spears=(0, 0, 0), **wanted):
    """Seat 0 walks into the village on 23 and this face falls."""
    match = turn("fairy", [21, 22, 20], dragon=0, spears=list(spears), luck=(face,), **wanted)
    play(match, 2)
    assert match.table.at[0] == 23
    return match


@pytest.mark.parametrize(
    ("face", "spears", "seal"), [(0, 2, 0), (1, 1, 2), (2, 1, 2), (3, 3, 2), (4, 3, 2), (5, 3, 2)]
)
def test_village_die_one_seal_two_thieves_three_spears(face, spears, seal):
    match = roll(face, (2, 0, 0))
    assert match.table.spears[0] == spears
    assert match.table.seal == seal  # the last knight, unless the seal was rolled
    assert len(rolls(match)) == 1


def test_village_die_seal_the_roller_is_first_in_the_next_round_though_not_last():
    match = roll(SEAL)
    assert seen(match)["seal"] == 0
    assert match.to_move == (0,)
    assert asked(match) == "draft.ally"


def test_village_die_seal_is_taken_at_once():
    match = turn("blacksmith", [19, 22, 3], ([], ["fairy"]), dragon=0, seal=1, luck=(SEAL,))
    assert asked(match) == "fairy.walk"
    assert seen(match)["seal"] == 0
    assert seen(match)["first"] == 1  # who calls the allies of this round


@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 1), (12, 11)])
def test_gc_27_the_thief_takes_one_spear_from_whoever_has_one(before, after):
    match = roll(THIEF, (before, 0, 0))
    assert match.table.spears == [after, 0, 0]


def test_gc_27_the_thief_takes_nothing_from_the_others():
    assert roll(THIEF, (0, 3, 3)).table.spears == [0, 3, 3]


@pytest.mark.parametrize(
    ("before", "after"), [((0, 0, 0), 1), ((5, 3, 3), 6), ((0, 6, 6), 0), ((12, 0, 0), 12)]
)
def test_gc_26_the_spear_face_gives_a_spear_if_one_of_the_twelve_is_left(before, after):
    match = roll(SPEAR, before)
    assert match.table.spears == [after, *before[1:]]


def test_gc_26_what_the_thief_took_is_in_the_supply_again():
    """All twelve are out. The thief returns one, and the next to roll takes it."""
    match = turn("blacksmith", [12, 21, 3], (["fairy"],), dragon=0, spears=[1, 11, 0], luck=(THIEF, SPEAR))
    assert match.table.spears == [0, 11, 0]
    play(match, 2)
    assert match.table.spears == [0, 12, 0]


@pytest.mark.parametrize(
    ("ally", "start", "answers", "village"),
    [
        ("sorceress", 22, ("unicorn",), 23),
        ("blacksmith", 28, (), 32),
        ("tamer", 32, (0,), 37),
        ("fairy", 17, (6,), 23),
        ("fairy", 14, (2,), 16),
        ("fairy", 2, (4,), 6),
    ],
)
def test_village_every_ally_that_leads_there_has_the_die_rolled(ally, start, answers, village):
    match = turn(ally, [start, 3, 1], dragon=40, luck=(SPEAR,))
    play(match, *answers)
    assert match.table.at[0] == village
    assert match.table.spears[0] == (2 if ally == "blacksmith" else 1)


def test_village_whoever_passes_through_rolls_nothing():
    match = turn("fairy", [22, 3, 1], (["unicorn"],), dragon=0)
    play(match, 4)
    assert match.table.at[0] == 26
    assert not rolls(match)


def test_village_boots_lead_there():
    match = turn("blacksmith", [29, 3, 1], dragon=0, clovers={33: "boots"}, luck=(0, SPEAR))
    assert match.table.at[0] == 37
    assert match.table.spears[0] == 2


def test_village_boots_that_the_dragon_stops_there():
    match = turn("fairy", [18, 3, 1], dragon=24, clovers={20: "boots"}, luck=(0, SPEAR))
    play(match, 2)
    assert match.table.at[0] == 23
    assert match.table.spears[0] == 1


def test_village_a_goblin_leads_there():
    match = turn("princess", [31, 3, 1], dragon=0, clovers={34: "goblin"}, luck=(0, SEAL))
    assert match.table.at[0] == 32
    assert match.table.seal == 0


def test_village_a_spear_leads_past_a_dragon_that_lies_directly_before_it():
    match = turn("fairy", [20, 3, 1], dragon=22, spears=[1, 0, 0], luck=(SPEAR,))
    play(match, 2, True)
    assert match.table.at[0] == 23
    assert match.table.spears[0] == 1


def test_village_with_a_dragon_on_it_is_passed():
    match = turn("fairy", [21, 3, 1], dragon=23, spears=[1, 0, 0], clovers={24: "magnet"})
    play(match, 2, True)
    assert match.table.at[0] == 24
    assert match.table.spears[0] == 0


def test_village_a_knight_who_only_stands_there_does_not_roll_when_others_move():
    match = turn("blacksmith", [18, 16, 16], dragon=0)
    assert match.table.at == [22, 16, 16]
    assert not rolls(match)


def test_village_two_knights_roll_one_after_the_other():
    match = turn("blacksmith", [19, 21, 3], (["fairy"],), dragon=0, luck=(SPEAR, SEAL))
    play(match, 2)
    assert match.table.at == [23, 23, 3]
    assert match.table.spears == [2, 0, 0]
    assert match.to_move == (1,)


@pytest.mark.parametrize(("face", "spears"), [(SPEAR, 1), (THIEF, 0)])
def test_gc_20_a_walk_that_the_dragon_holds_in_a_village_has_the_die_rolled_again(face, spears):
    match = turn("fairy", [16, 3, 1], dragon=17, luck=(face,))
    play(match, 4)
    assert match.table.at[0] == 16
    assert match.table.spears[0] == spears
    assert asked(match) == "draft.ally"


def test_gc_20_whoever_spares_his_spear_in_a_village_rolls_again():
    match = turn("fairy", [16, 3, 1], dragon=17, spears=[1, 0, 0], luck=(THIEF,))
    play(match, 4, False)
    assert match.table.spears[0] == 0


def test_gc_20_the_priest_with_no_church_ahead_rolls_again_in_his_village():
    track = ["start 7 8 9", "start 1 2 3 4 5 6", "church", "dragon", *["clover"] * 3, *["path"] * 14]
    spaces = [*track, "village", "path", "castle"]
    village = len(track)
    match = turn("priest", [village, 5, 5], dragon=0, track={"spaces": spaces}, luck=(SPEAR,))
    assert match.table.at[0] == village
    assert match.table.spears[0] == 1


@pytest.mark.parametrize("ally", ["fairy", "princess", "priest", "unicorn"])
def test_gc_20_arrival_only_nobody_rolls_where_he_did_not_arrive(ally):
    match = turn(ally, [16, 3, 1], dragon=17, arrival_only=True)
    if ally == "fairy":
        play(match, 4)
    assert match.table.at[0] == 16
    assert not rolls(match)


@pytest.mark.parametrize("ally", ["princess", "priest", "unicorn"])
def test_gc_20_every_ally_that_leads_nowhere_has_the_die_rolled_once(ally):
    match = turn(ally, [16, 3, 1], dragon=17, luck=(SPEAR,))
    assert match.table.at[0] == 16
    assert len(rolls(match)) == 1


def test_gc_20_arrival_only_whoever_arrives_rolls():
    match = turn("fairy", [14, 3, 1], dragon=17, arrival_only=True, luck=(SPEAR,))
    play(match, 4)
    assert match.table.at[0] == 16
    assert match.table.spears[0] == 1


def test_gc_20_arrival_only_a_goblin_and_boots_still_lead_to_villages():
    match = turn("princess", [31, 3, 1], dragon=0, arrival_only=True, clovers={34: "goblin"}, luck=(0, SPEAR))
    assert match.table.at[0] == 32
    assert match.table.spears[0] == 1


def test_gc_26_the_supply_counts_the_spears_of_all_knights():
    match = turn("blacksmith", [19, 3, 1], dragon=0, spears=[0, 5, 6], luck=(SPEAR,))
    assert match.table.at[0] == 23
    assert match.table.spears == [1, 5, 6]  # the blacksmith's was the last
