"""Rulebook: 6 Princess: the nearest castle. 7 Priest: the nearest church. 8 Fairy: 2, 4 or 6 spaces."""

from __future__ import annotations

import pytest

from tests.games.grailcup.helpers import SPEAR, asked, legal, play, turn

QUIET = {17: "magnet", 34: "magnet", 43: "magnet"}  # nobody has a spear: nothing happens there


def end_of(ally, start, *answers, **wanted):
    """Where the knight ends who starts here."""
    wanted.setdefault("clovers", QUIET)
    wanted.setdefault("dragon", 0)
    return play(turn(ally, [start, 3, 2], **wanted), *answers).table.at[0]


CASTLES = [
    (4, 9),
    (8, 9),
    (9, 17),
    (10, 17),
    (17, 25),
    (24, 25),
    (25, 34),
    (34, 43),
    (42, 43),
    (43, 47),
    (46, 47),
]


@pytest.mark.parametrize(("start", "end"), CASTLES)
def test_gc_39_the_princess_leads_to_the_nearest_castle_ahead(start, end):
    assert end_of("princess", start) == end


@pytest.mark.parametrize("start", [43, 44, 45, 46])
def test_gc_39_the_finish_is_a_castle_and_the_princess_wins_there(start):
    match = turn("princess", [start, 3, 2], dragon=0)
    assert match.result.winners == (0,)


def test_gc_39_the_princess_does_not_stop_at_the_castle_on_which_the_knight_stands():
    match = turn("princess", [9, 9, 9], race=[1, 0, 2], dragon=0, clovers=QUIET)
    assert match.table.at == [17, 9, 9]


CHURCHES = [(4, 13), (12, 13), (13, 21), (14, 21), (21, 30), (30, 39), (39, 45), (44, 45)]


@pytest.mark.parametrize(("start", "end"), CHURCHES)
def test_priest_leads_to_the_nearest_church_ahead(start, end):
    assert end_of("priest", start) == end


@pytest.mark.parametrize("start", [45, 46])
def test_gc_40_the_priest_with_no_church_ahead_does_not_move(start):
    match = turn("priest", [start, start, 2], dragon=0)
    assert match.table.at == [start, start, 2]
    assert match.table.race == [0, 1, 2]
    assert match.result is None


def test_gc_40_the_finish_is_no_church():
    match = turn("priest", [46, 45, 2], (["fairy"],), dragon=0)
    assert match.table.at[0] == 46
    assert asked(match) == "fairy.walk"


@pytest.mark.parametrize(
    ("ally", "start", "dragon", "end"), [("princess", 18, 22, 21), ("priest", 14, 18, 17)]
)
def test_princess_and_priest_are_stopped_by_the_dragon(ally, start, dragon, end):
    assert end_of(ally, start, dragon=dragon) == end


@pytest.mark.parametrize(
    ("ally", "start", "dragon", "end"), [("princess", 18, 22, 25), ("priest", 14, 18, 21)]
)
def test_princess_and_priest_reach_their_space_with_a_spear(ally, start, dragon, end):
    assert end_of(ally, start, True, dragon=dragon, spears=[1, 0, 0]) == end


@pytest.mark.parametrize(
    ("ally", "start", "target"), [("princess", 10, 17), ("princess", 20, 25), ("priest", 14, 21)]
)
def test_gc_9_with_the_dragon_on_the_target_and_no_spear_the_knight_stops_before_it(ally, start, target):
    clovers = {20: "magnet", 24: "magnet"}
    luck = (SPEAR,) if target == 17 else ()  # the village before it
    assert end_of(ally, start, dragon=target, clovers=clovers, luck=luck) == target - 1


@pytest.mark.parametrize(
    ("ally", "start", "target"), [("princess", 10, 17), ("princess", 22, 25), ("priest", 14, 21)]
)
def test_gc_9_with_the_dragon_on_the_target_a_spear_leads_to_the_space_after_it(ally, start, target):
    """Not to the next castle or church."""
    assert end_of(ally, start, True, dragon=target, spears=[1, 0, 0]) == target + 1


@pytest.mark.parametrize(("ally", "target"), [("princess", 9), ("princess", 25), ("priest", 21)])
def test_gc_9_directly_before_a_dragon_on_the_target_the_knight_does_not_move(ally, target):
    clovers = {24: "magnet", 20: "magnet"}
    assert end_of(ally, target - 1, dragon=target, clovers=clovers) == target - 1


def test_gc_9_the_token_beneath_a_dragon_on_a_castle_clover_is_not_turned():
    match = turn("princess", [11, 3, 2], dragon=17, spears=[1, 0, 0], clovers={17: "boots"})
    play(match, True)
    assert match.table.at[0] == 18
    assert match.table.token_at(17) == "boots"


def test_gc_9_a_dragon_beyond_the_target_is_not_met():
    match = turn("princess", [18, 3, 2], dragon=26, spears=[1, 0, 0])
    assert asked(match) == "draft.ally"
    assert match.table.at[0] == 25


@pytest.mark.parametrize(("spend", "end"), [(True, 47), (False, 45)])
def test_princess_with_the_dragon_before_the_finish(spend, end):
    assert end_of("princess", 43, spend, dragon=46, spears=[1, 0, 0]) == end


def test_princess_the_dragon_on_the_last_castle_lets_a_spear_through_but_not_to_the_finish():
    match = turn("princess", [38, 3, 2], dragon=43, spears=[1, 0, 0])
    play(match, True)
    assert match.table.at[0] == 44
    assert match.result is None


def test_gc_22_the_princess_on_a_castle_clover_turns_its_token():
    match = turn("princess", [11, 3, 2], dragon=0, clovers={17: "bait"})
    assert match.table.at[0] == 17
    assert asked(match) == "dragon.where"


@pytest.mark.parametrize(
    ("ally", "start", "answers"), [("fairy", 11, (6,)), ("blacksmith", 13, ()), ("unicorn", 14, ())]
)
def test_gc_22_every_other_ally_on_a_castle_clover_turns_its_token_too(ally, start, answers):
    match = turn(ally, [start, 16, 2], dragon=0, clovers={17: "bait"})
    play(match, *answers)
    assert match.table.at[0] == 17
    assert asked(match) == "dragon.where"


@pytest.mark.parametrize(("start", "boots_end"), [(11, 21), (26, 38)])
def test_gc_22_a_castle_clover_may_lead_on_at_once(start, boots_end):
    clovers = {17: "boots", 34: "boots", 38: "magnet"}
    assert end_of("princess", start, clovers=clovers) == boots_end


def test_princess_boots_on_the_last_castle_clover_win():
    match = turn("princess", [40, 3, 2], dragon=0, clovers={43: "boots"})
    assert match.result.winners == (0,)


@pytest.mark.parametrize(("ally", "start", "end"), [("princess", 18, 25), ("priest", 14, 21)])
def test_princess_and_priest_nothing_happens_on_a_plain_castle_or_church(ally, start, end):
    match = turn(ally, [start, 3, 2], dragon=0, spears=[1, 1, 1])
    assert match.table.at[0] == end
    assert match.table.spears == [1, 1, 1]
    assert asked(match) == "draft.ally"


@pytest.mark.parametrize(("steps", "end"), [(2, 27), (4, 29), (6, 31)])
def test_gc_41_the_fairy_leads_two_four_or_six_spaces(steps, end):
    assert end_of("fairy", 25, steps, clovers={29: "magnet"}) == end


def test_gc_41_the_choice_is_the_players():
    match = turn("fairy", [25, 3, 2], dragon=0)
    assert asked(match) == "fairy.walk"
    assert match.to_move == (0,)
    assert legal(match) == {2, 4, 6}


def test_gc_41_a_longer_way_than_the_dragon_allows_may_be_chosen():
    match = turn("fairy", [25, 3, 2], dragon=26)
    assert legal(match) == {2, 4, 6}
    for steps in (2, 4, 6):
        assert end_of("fairy", 25, steps, dragon=26) == 25
        assert end_of("fairy", 25, steps, dragon=27) == 26


def test_gc_41_a_longer_way_than_the_track_may_be_chosen():
    match = turn("fairy", [46, 3, 2], dragon=0)
    assert legal(match) == {2, 4, 6}


def test_fairy_may_use_the_dragon_to_stop_in_a_village():
    assert end_of("fairy", 21, 4, dragon=24, luck=(SPEAR,)) == 23


def test_gc_10_the_question_names_no_space_behind_the_finish():
    question = turn("fairy", [45, 3, 2], dragon=0).question(0)
    assert question is not None
    assert [question.about[name] for name in ("one", "two", "three")] == [47, 47, 47]
