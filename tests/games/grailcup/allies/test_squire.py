"""Rulebook: 2 Squire."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.grailcup.helpers import SEAL, SPEAR, asked, lay, legal, play, seen, told


def end(at: list[int], favourite: int = 1, **wanted: Any) -> Any:
    """All nine are called; seat 0, the squire, has named the knight of `favourite`."""
    usual: dict[str, Any] = {"dragon": 46, "allies": [["squire"]]}
    return lay(len(at), call=10, favourite=favourite, at=at, **usual | wanted)


def test_squire_names_a_knight_then_walks_two():
    match = lay(4, call=2, at=[8, 20, 21, 22], dragon=46, allies=[["squire"], ["merlin"]])
    assert (asked(match), match.to_move, seen(match)["at"][0]) == ("squire.whom", (0,), 8)
    play(match, 3)
    assert (asked(match), seen(match)["at"][0], seen(match)["favourite"]) == ("merlin.look", 10, 3)


def test_squire_names_his_knight_aloud():
    match = play(lay(3, call=2, at=[8, 20, 21], dragon=46, allies=[["squire"], ["merlin"]]), 2)
    for viewer in (0, 1, 2, None):
        assert "squire.named" in told(match, viewer)
        assert seen(match, viewer)["favourite"] == 2


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_gc_33_another_player_s_knight_is_named(seats):
    match = lay(seats, call=2, at=[8] * seats, dragon=46, allies=[[], ["squire"]])
    assert legal(match) == set(range(seats)) - {1}


def test_gc_33_squire_himself_he_may_name_himself_too():
    match = lay(4, call=2, at=[8, 20, 21, 22], dragon=46, allies=[["squire"]], squire_himself=True)
    assert legal(match) == {0, 1, 2, 3}


@pytest.mark.parametrize(("at", "place"), [([30, 20, 5], 31), ([10, 20, 5], 10), ([20, 20, 5], 21)])
def test_gc_33_squire_himself_leading_he_goes_one_space_ahead_of_himself(at, place):
    """On a shared space the player leads only if they stand in front, as seat 0 does here."""
    match = end(at, favourite=0, squire_himself=True)
    assert seen(match)["at"] == [place, *at[1:]]


@pytest.mark.parametrize(("leads", "place"), [(False, 30), (True, 32)])
def test_gc_33_and_34_he_named_himself_and_the_dragon_lies_before_him(leads, place):
    match = end(
        [30, 20, 5], favourite=0, dragon=31, squire_himself=True, squire_leads=leads, luck=(SPEAR,) * leads
    )
    assert seen(match)["at"][0] == place
    assert seen(match)["spears"][0] == int(leads)  # 32 is a village


@pytest.mark.parametrize(("spend", "place", "left"), [(True, 11, 0), (False, 9, 1)])
def test_squire_his_walk_may_be_stopped_by_the_dragon_after_he_has_named(spend, place, left):
    match = lay(
        3, call=2, at=[8, 20, 21], dragon=10, spears=[1, 0, 0], allies=[["squire"]], clovers={11: "magnet"}
    )
    play(match, 1)
    assert (asked(match), seen(match)["favourite"]) == ("spear.spend", 1)
    play(match, spend)
    assert (seen(match)["at"][0], seen(match)["spears"][0]) == (place, left)


def test_squire_jumps_to_the_first_space_ahead_of_the_leader_whom_he_named():
    match = end([10, 20, 5])
    assert (seen(match)["at"], seen(match)["race"]) == ([21, 20, 5], [0, 1, 2])
    assert asked(match) == "draft.ally"


@pytest.mark.parametrize("favourite", [2, 3])
def test_squire_nothing_happens_if_the_named_knight_does_not_lead(favourite):
    match = end([10, 20, 5, 19], favourite)
    assert seen(match)["at"] == [10, 20, 5, 19]
    assert "squire.jumps" not in told(match)


def test_squire_nothing_happens_if_he_leads_himself():
    assert seen(end([21, 20, 5]))["at"] == [21, 20, 5]


@pytest.mark.parametrize(("favourite", "place"), [(1, 10), (2, 26)])
def test_gc_34_on_a_shared_space_the_front_of_the_queue_leads(favourite, place):
    assert seen(end([10, 25, 25], favourite, race=[2, 1, 0]))["at"][0] == place


def test_gc_34_a_squire_in_front_on_the_same_space_leads_himself():
    assert seen(end([25, 25, 5], race=[0, 1, 2]))["at"] == [25, 25, 5]
    assert seen(end([25, 25, 5], race=[1, 0, 2]))["at"] == [26, 25, 5]


def test_gc_34_the_dragon_between_stops_him():
    match = end([10, 20, 5], dragon=15)
    assert (seen(match)["at"], seen(match)["race"]) == ([14, 20, 5], [1, 0, 2])


def test_gc_34_stopped_in_a_village_he_rolls_the_die():
    match = end([10, 20, 5], dragon=17, luck=(SPEAR,))
    assert (seen(match)["at"][0], seen(match)["spears"][0]) == (16, 1)


@pytest.mark.parametrize("spear_skips", [False, True])
@pytest.mark.parametrize(("spend", "place"), [(True, 21), (False, 14)])
def test_gc_34_with_a_spear_he_may_pass_the_dragon_between(spend, place, spear_skips):
    """The player goes to a space and counts no steps: how a spear is counted (GC-7) makes no difference."""
    match = end([10, 20, 5], dragon=15, spears=[1, 0, 0], spear_skips=spear_skips)
    assert (asked(match), match.to_move) == ("spear.spend", (0,))
    play(match, spend)
    assert (seen(match)["at"][0], seen(match)["spears"][0]) == (place, 0 if spend else 1)


def test_gc_34_a_dragon_directly_ahead_of_the_leader_stops_him_behind_the_leader():
    match = end([10, 25, 25], dragon=26, race=[1, 2, 0])
    assert (seen(match)["at"], seen(match)["race"]) == ([25, 25, 25], [1, 2, 0])


@pytest.mark.parametrize(("spend", "place", "race"), [(True, 27, [0, 1, 2]), (False, 25, [1, 0, 2])])
def test_gc_34_with_a_spear_he_lands_one_beyond_that_dragon(spend, place, race):
    match = play(end([10, 25, 5], dragon=26, spears=[1, 0, 0]), spend)
    assert (seen(match)["at"], seen(match)["race"]) == ([place, 25, 5], race)
    assert seen(match)["spears"][0] == (0 if spend else 1)


def test_gc_34_stopped_on_the_space_of_the_leader_its_effect_is_his():
    match = end([10, 24, 5], dragon=25, clovers={24: "goblin"})
    assert seen(match)["at"] == [22, 24, 5]


@pytest.mark.parametrize(("arrival_only", "spears"), [(False, 1), (True, 0)])
def test_gc_20_a_squire_who_cannot_leave_the_village_of_the_leader(arrival_only, spears):
    """The player keeps their place in the queue (GC-3), and by GC-20 the village counts again."""
    match = end(
        [16, 16, 16], dragon=17, race=[1, 0, 2], arrival_only=arrival_only, luck=(SPEAR,) * spears, first=2
    )
    assert (seen(match)["at"], seen(match)["race"]) == ([16, 16, 16], [1, 0, 2])
    assert seen(match)["spears"] == [spears, 0, 0]


@pytest.mark.parametrize(("arrival_only", "spears"), [(False, 1), (True, 0)])
def test_gc_20_a_squire_stuck_behind_the_dragon_far_from_the_leader(arrival_only, spears):
    match = end([16, 30, 5], dragon=17, arrival_only=arrival_only, luck=(SPEAR,) * spears)
    assert (seen(match)["at"], seen(match)["spears"]) == ([16, 30, 5], [spears, 0, 0])


@pytest.mark.parametrize(("dragon", "place"), [(15, 21), (21, 22), (20 + 5, 21)])
def test_gc_34_squire_leads_the_dragon_does_not_stop_him_and_costs_no_spear(dragon, place):
    match = end([10, 20, 5], dragon=dragon, spears=[1, 0, 0], squire_leads=True)
    assert asked(match) == "draft.ally"
    assert (seen(match)["at"], seen(match)["race"]) == ([place, 20, 5], [0, 1, 2])
    assert seen(match)["spears"] == [1, 0, 0]


def test_gc_34_squire_leads_has_no_bearing_on_his_walk_of_two():
    match = lay(3, call=2, at=[8, 20, 21], dragon=9, allies=[["squire"]], squire_leads=True)
    play(match, 1)
    assert seen(match)["at"] == [8, 20, 21]


def test_gc_34_his_jump_can_win():
    match = end([10, 46, 5], dragon=0)
    assert match.result is not None
    assert match.result.winners == (0,)
    assert match.to_move == ()


@pytest.mark.parametrize(
    ("wanted", "wins"), [({"spears": [1, 0, 0]}, True), ({"squire_leads": True}, True), ({}, False)]
)
def test_gc_34_the_dragon_between_the_leader_and_the_finish(wanted, wins):
    match = end([10, 45, 5], dragon=46, **wanted)
    if asked(match) == "spear.spend":
        play(match, True)
    assert (match.to_move == ()) == wins
    assert seen(match)["at"] == [47 if wins else 45, 45, 5]


def test_gc_34_he_rolls_the_die_of_the_village_where_he_lands():
    match = end([10, 15, 5], luck=(SPEAR,))
    assert (seen(match)["at"], seen(match)["spears"]) == ([16, 15, 5], [1, 0, 0])


def test_gc_34_a_seal_that_he_rolls_counts_for_the_round_that_ends():
    match = end([10, 15, 5], luck=(SEAL,))
    assert (match.to_move, seen(match)["seal"], seen(match)["first"]) == ((0,), 0, 0)


def test_gc_34_he_turns_the_clover_where_he_lands_before_the_new_round():
    match = end([10, 28, 5], clovers={29: "bait"})
    assert (asked(match), match.to_move, seen(match)["round"]) == ("dragon.where", (0,), 1)
    play(match, 40)
    assert (asked(match), seen(match)["round"], seen(match)["dragon"]) == ("draft.ally", 2, 40)


def test_gc_34_his_clover_may_carry_him_on_and_back():
    """Boots from 20 to 24, goblin from 24 to 22: the leader on 19 stays behind them."""
    match = end([10, 19, 5], clovers={20: "boots", 24: "goblin"})
    assert (seen(match)["at"], seen(match)["race"]) == ([22, 19, 5], [0, 1, 2])


def test_gc_34_the_leader_counts_at_the_end_of_the_round_not_when_he_is_named():
    """Seat 2 leads when seat 1 is named; the princess carries seat 1 to the front."""
    match = lay(3, call=2, at=[17, 18, 22], dragon=0, allies=[["squire"], ["princess"]])
    play(match, 1)
    assert (asked(match), seen(match)["at"], seen(match)["race"]) == ("draft.ally", [26, 25, 22], [0, 1, 2])


def test_gc_34_a_named_knight_who_was_overtaken_brings_nothing():
    match = lay(3, call=2, at=[10, 26, 22], dragon=0, allies=[["squire"], [], ["fairy"]])
    play(match, 1, 6)
    assert (asked(match), seen(match)["at"]) == ("draft.ally", [12, 26, 28])


def test_gc_34_the_sorceress_may_take_the_lead_from_the_named_knight():
    """Seat 1 leads and is named; the sorceress of seat 2 takes their place, so they lead no more."""
    match = lay(
        3, call=8, at=[10, 40, 8], dragon=0, curse="fairy", favourite=1,
        allies=[["squire"], ["fairy"], ["sorceress"]],
    )  # fmt: skip
    play(match, 2)
    assert seen(match)["at"] == [10, 10, 41]
    assert "squire.jumps" not in told(match)


def test_gc_34_the_sorceress_may_put_the_named_knight_into_the_lead():
    match = lay(
        3, call=8, at=[10, 8, 39], dragon=0, curse="fairy", favourite=1,
        allies=[["squire"], ["fairy"], ["sorceress"]],
    )  # fmt: skip
    play(match, 2)
    assert (seen(match)["at"], seen(match)["race"]) == ([42, 41, 9], [0, 1, 2])


def test_gc_34_a_named_knight_who_reaches_the_finish_has_won():
    match = lay(3, call=6, at=[10, 44, 5], dragon=0, favourite=1, allies=[["squire"], ["princess"]])
    assert (match.to_move, seen(match)["winner"]) == ((), 1)
    assert seen(match)["at"][0] == 10


def test_gc_34_with_three_he_jumps_after_his_second_ally_too():
    match = lay(3, call=8, at=[10, 22, 25], dragon=0, favourite=1, allies=[["squire", "fairy"], ["unicorn"]])
    play(match, 4)
    assert (asked(match), seen(match)["at"]) == ("draft.ally", [27, 26, 25])
    story = told(match)
    assert story.index("squire.jumps") > max(n for n, key in enumerate(story) if key == "call.answered")


def test_gc_34_who_is_last_is_seen_after_his_jump():
    """The squire was last of all: after the jump seat 2 is, and begins the next round."""
    match = end([5, 20, 8])
    assert (match.to_move, seen(match)["first"]) == ((2,), 2)


def test_squire_a_knight_named_in_one_round_means_nothing_in_the_next():
    match = end([10, 20, 5])
    assert seen(match)["favourite"] is None
