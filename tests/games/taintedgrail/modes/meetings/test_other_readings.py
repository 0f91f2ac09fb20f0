"""Rulings on which groups differ, by their options, with other rules."""

from tests.games.taintedgrail.helpers import INSPECT, PASS, by, day, go, play, together, tracks
from tests.games.taintedgrail.helpers.encounter import ESCAPE, FILL, endure, laid, meet, over, turn


def test_with_free_joining_who_is_taken_along_still_has_his_turn_and_may_use_it_to_pass():
    match = together(day(2, free_joining=True), 0, go(104))
    assert (match.table.place, match.table.terror, match.to_move) == ([104, 104], [1, 1], (1,))
    by(match, 1, PASS)
    assert match.to_move == (0,)


def test_with_more_menhirs_a_fourth_is_lit_by_the_last_health_and_none_goes_out():
    """Energy is 1 with health 1, so that alone the hero cannot pay 2: shears spare them the other."""
    match = day(
        more_wards=True, wards={106: 4, 107: 4, 110: 4}, shown=[101, 102, 104, 106, 107, 110], health=[1],
        secrets=[["rite"]], items=[["shears"]], goods={"magic": [1]},
    )  # fmt: skip
    play(match, INSPECT, True)
    t = match.table
    assert (t.wards, tracks(match), t.dying) == ({106: 4, 107: 4, 110: 4, 101: 8}, (0, 0, 0), [3])


def test_with_treachery_that_can_be_cancelled_a_trap_holds_the_first_attack_of_a_fury_wholly():
    match = meet("raging_traitor", "mark must_trap" + FILL, options={"cancel_treachery": True})
    endure(match, "mark", "must_trap")
    assert (match.table.health, match.table.pool, laid(match)) == ([8], 0, ["mark"])


def test_a_guardian_that_flees_may_stay_and_its_flight_rewards_nobody_and_costs_the_escaped_his_energy():
    match = meet("shy_watcher", "mark" + FILL, "mark" + FILL, options={"guardians_stay": True})
    play(match, 0, ESCAPE)
    turn(match, "mark")
    t = match.table
    assert (over(match), t.guardians, t.energy) == ("else", {"shy_watcher": 101}, [5, 6])
