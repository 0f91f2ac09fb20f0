"""Rulebook: Spears. A knight that spends one goes past the dragon and on; the spear returns to the supply."""

from __future__ import annotations

import pytest

import roundtable as rt
from tests.games.grailcup.helpers import SPEAR, THIEF, asked, legal, play, seen, turn


def meet(ally, start, dragon, *answers, spears=1, **wanted):
    """Seat 0 moves with spears, and gives these answers."""
    return play(turn(ally, [start, 3, 2], spears=[spears, 0, 0], dragon=dragon, **wanted), *answers)


def test_gc_6_the_spear_is_optional():
    match = meet("fairy", 25, 27, 2)
    assert asked(match) == "spear.spend"
    assert match.to_move == (0,)
    assert legal(match) == {True, False}


def test_gc_6_whoever_spares_his_spear_stops_before_the_dragon_and_keeps_it():
    match = meet("fairy", 25, 27, 6, False)
    assert match.table.at[0] == 26
    assert match.table.spears[0] == 1


def test_gc_6_whoever_spends_it_goes_on_and_has_one_less():
    match = meet("fairy", 25, 26, 6, True, spears=3)
    assert match.table.at[0] == 31
    assert match.table.spears[0] == 2


@pytest.mark.parametrize(("steps", "dragon"), [(2, 28), (4, 30), (6, 33), (6, 24)])
def test_gc_6_nobody_is_asked_when_the_dragon_is_not_in_the_way(steps, dragon):
    match = meet("fairy", 25, dragon, steps, clovers={29: "magnet"}, luck=(0,) if steps == 4 else ())
    assert match.table.at[0] == 25 + steps
    assert asked(match) == "draft.ally"
    assert match.table.spears[0] == 1


def test_gc_6_one_spear_is_enough_for_a_movement():
    match = meet("fairy", 16, 19, 6, True, spears=2)
    assert asked(match) == "draft.ally"
    assert match.table.at[0] == 22
    assert match.table.spears[0] == 1


def test_gc_6_boots_in_the_same_turn_need_another_spear():
    """Past the dragon onto 17, the goblin takes the player back behind it to 15, the boots meet it again."""
    match = meet("fairy", 13, 16, 4, True, spears=2, clovers={17: "goblin", 15: "boots"})
    assert asked(match) == "spear.spend"
    assert match.table.at[0] == 15
    assert match.table.spears[0] == 1
    play(match, True)
    assert match.table.at[0] == 19
    assert match.table.spears[0] == 0


def test_gc_6_boots_in_the_same_turn_are_stopped_if_the_only_spear_is_spent():
    match = meet("fairy", 13, 16, 4, True, clovers={17: "goblin", 15: "boots"})
    assert asked(match) == "draft.ally"
    assert match.table.at[0] == 15
    assert match.table.spears[0] == 0


def test_gc_6_a_spear_spared_in_the_walk_may_be_spent_for_the_boots():
    match = meet("fairy", 18, 21, 6, False, clovers={20: "boots", 24: "magnet"})
    assert asked(match) == "spear.spend"
    assert match.table.at[0] == 20
    play(match, True)
    assert match.table.spears[0] == 0
    assert match.table.at[0] == 24


def test_gc_6_a_spear_rolled_in_the_village_comes_too_late_for_the_walk_that_ended_there():
    match = turn("fairy", [22, 3, 2], dragon=24, luck=(SPEAR,))
    play(match, 6)
    assert match.table.spears[0] == 1
    assert match.table.at[0] == 23
    assert asked(match) == "draft.ally"


@pytest.mark.parametrize(
    ("start", "steps", "dragon", "end"),
    [
        (25, 4, 26, 29),  # crossed at the first step
        (25, 6, 30, 31),  # crossed just before the end
        (25, 2, 27, 28),  # its end: one further
        (26, 4, 30, 31),
        (25, 6, 31, 32),
    ],
)
def test_gc_7_the_dragons_space_is_a_step_and_a_move_that_ends_on_it_goes_one_further(
    start, steps, dragon, end
):
    match = meet(
        "fairy", start, dragon, steps, True, clovers={29: "magnet"}, luck=(0,) if end in (29, 32) else ()
    )
    assert match.table.at[0] == end


def test_gc_7_a_single_step_with_a_spear_leads_two_spaces_on():
    match = meet("sorceress", 25, 26, True)
    assert match.table.at[0] == 27
    assert asked(match) == "curse.ally"


@pytest.mark.parametrize(
    ("start", "steps", "dragon", "end"), [(25, 4, 26, 30), (25, 4, 27, 30), (25, 6, 30, 32), (18, 4, 20, 23)]
)
def test_gc_7_spear_skips_the_dragons_space_is_not_counted(start, steps, dragon, end):
    match = meet(
        "fairy", start, dragon, steps, True, spear_skips=True, luck=(THIEF,) if end in (23, 32) else ()
    )
    assert match.table.at[0] == end


@pytest.mark.parametrize(("start", "steps", "dragon"), [(25, 2, 27), (26, 4, 30), (35, 6, 41)])
@pytest.mark.parametrize("skips", [False, True])
def test_gc_7_a_move_that_would_end_on_the_dragon_ends_behind_it_either_way(start, steps, dragon, skips):
    match = meet("fairy", start, dragon, steps, True, spear_skips=skips)
    assert match.table.at[0] == dragon + 1


def test_gc_7_spear_skips_a_dragon_one_beyond_the_end_is_not_met():
    match = meet("fairy", 25, 28, 2, spear_skips=True)
    assert match.table.at[0] == 27
    assert match.table.spears[0] == 1


def test_gc_7_spear_skips_boots_count_in_the_same_way():
    match = meet("fairy", 18, 22, 2, True, spear_skips=True, clovers={20: "boots"})
    assert match.table.at[0] == 25
    match = meet("fairy", 18, 22, 2, True, spear_skips=False, clovers={20: "boots", 24: "magnet"})
    assert match.table.at[0] == 24


def test_gc_7_spear_skips_a_step_more_can_win():
    assert meet("fairy", 42, 44, 4, True).table.at[0] == 46
    match = meet("fairy", 42, 44, 4, True, spear_skips=True)
    assert match.result.winners == (0,)


@pytest.mark.parametrize(
    ("ally", "start", "dragon", "end"), [("princess", 18, 20, 25), ("priest", 22, 26, 30)]
)
@pytest.mark.parametrize("skips", [False, True])
def test_gc_7_spear_skips_does_not_concern_whoever_goes_to_a_castle_or_church(
    ally, start, dragon, end, skips
):
    assert meet(ally, start, dragon, True, spear_skips=skips).table.at[0] == end


@pytest.mark.parametrize(("ally", "start", "dragon"), [("princess", 18, 25), ("priest", 22, 30)])
def test_gc_7_spear_skips_a_dragon_on_the_castle_or_church_carries_one_further(ally, start, dragon):
    assert meet(ally, start, dragon, True, spear_skips=True).table.at[0] == dragon + 1


def test_gc_7_without_a_spear_spear_skips_changes_nothing():
    match = meet("fairy", 25, 28, 6, spears=0, spear_skips=True)
    assert match.table.at[0] == 27


def test_spears_a_spent_spear_returns_to_the_supply():
    """All twelve are out; the one just spent is there for the die."""
    match = meet("fairy", 12, 14, 4, True, spears=12, luck=(SPEAR,))
    assert match.table.at[0] == 16
    assert match.table.spears[0] == 12


def test_spears_everybody_sees_them():
    match = turn("fairy", [25, 3, 2], spears=[2, 0, 4], dragon=40)
    for viewer in (None, 0, 1, 2):
        assert seen(match, viewer)["spears"] == [2, 0, 4]


def test_spears_nobody_else_can_decide_for_the_knight():
    match = meet("fairy", 25, 27, 6)
    with pytest.raises(rt.IllegalMove):
        match.play(1, True)
