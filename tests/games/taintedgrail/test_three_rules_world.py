"""Three rules at once, on the map: menhirs, guardians, arrivals, places that dissolve or change.

The right end of each situation was worked out from the rulebook and the rulings before it was played.
"""

from __future__ import annotations

from tests.games.taintedgrail.helpers import (
    EAST,
    INSPECT,
    PASS,
    STAY,
    TAKE,
    alone,
    asked,
    box,
    by,
    day,
    done,
    everything,
    go,
    goods,
    legal,
    lucky,
    night,
    play,
    scene,
    together,
    tracks,
)
from tests.games.taintedgrail.helpers.encounter import flee, keep, win

FOUR = {"wards": {106: 4, 107: 4, 110: 4}, "shown": [101, 102, 104, 106, 107, 110]}


def dawn(seats=1, **wanted):
    return scene(seats, **{"phase": "dawn", "event_deck": [], "place": [103] * seats, **wanted})


# -- dawn: places dissolve, then dials turn, then guardians move -------------------------------------------


def test_a_guardian_would_go_where_the_place_dissolves_this_dawn_so_it_comes_to_the_hero_instead():
    match = dawn(
        wards={101: 5, 107: 0}, shown=[101, 104, 107], guardians={"wolf": 104}, place=[101], luck=(EAST,)
    )
    t = match.table
    assert (t.shown, t.guardians, t.enc) == ([101, 104], {"wolf": 101}, "wolf")


def test_swept_off_his_place_he_meets_a_guardian_first_the_entry_effect_next_and_the_guardian_again():
    """Health 7, terror 2. He escapes: energy 5; the place: terror 3. It stays, and they meet once more."""
    match = dawn(wards={101: 5, 107: 0}, shown=[101, 104, 107], guardians={"giant": 104}, place=[107])
    t = match.table
    assert (t.place, t.enc, tracks(match)) == ([104], "giant", (6, 7, 2))
    lucky(match, STAY)
    keep(match)
    play(match, ("escape",))
    assert (t.guardians, t.enc, tracks(match)) == ({"giant": 104}, "giant", (5, 7, 3))
    assert asked(match) == "enc.redraw"  # the second meeting has only begun


def test_what_lies_on_a_place_that_dissolves_goes_each_to_its_own():
    """Tokens are gone, the item goes under its deck, the guardian under its own."""
    match = dawn(
        wards={101: 5, 107: 0}, shown=[101, 103, 104, 107, 110], tokens={110: 2}, times={110: 3},
        dropped={110: ["rope"]}, guardians={"wolf": 110},
    )  # fmt: skip
    t = match.table
    assert (t.shown, t.tokens, t.times, t.dropped) == ([101, 103, 104], {}, {}, {})
    assert (t.guardians, t.under["grey"], everything(match)) == ({}, ["wolf"], box())


def test_a_bell_at_dawn_comes_before_the_fall_which_comes_before_the_ash():
    """Terror 4, less 1 by the bell, 2 of the fall, 1 of the ash: 6. Health 7, and energy still 6."""
    match = dawn(wards={101: 5, 107: 0}, shown=[101, 104, 107], place=[107], items=[["bell"]], terror=[4])
    assert (match.table.place, tracks(match)) == ([104], (6, 7, 6))


def test_two_fall_from_two_places_onto_one_as_a_party_and_each_pays_there_once():
    """107 and 110 dissolve; the nearest left is 104 for both: it frightens both once, whatever their way."""
    match = dawn(
        2, wards={101: 5, 107: 0}, shown=[101, 104, 107, 110], place=[107, 110], guardians={"wolf": 104}
    )
    t = match.table
    assert (t.place, t.party, t.enc, t.terror) == ([104, 104], (0, 1), "wolf", [2, 2])
    win(match)
    assert (t.terror, goods(match, "exp"), t.health) == ([3, 3], [1, 1], [7, 6])


def test_the_last_menhir_goes_out_this_dawn_is_free_the_next_one_strikes_and_the_weak_fall():
    match = dawn(2, wards={101: 0}, health=[9, 2], goods={"food": [0, 0]})
    t = match.table
    assert (t.wards, t.health, t.terror, 103 in t.shown) == ({}, [9, 2], [0, 0], True)
    night(match)
    assert (t.health, t.terror, t.energy) == ([7, 0], [2, 2], [6, 0])
    assert t.dying == [0, 1]  # 2, set in step 3, turned in step 5 of the same dawn


def test_the_plague_of_a_timer_fells_all_on_the_dawn_on_which_the_dial_of_one_runs_out():
    """The dying one dies; the healthy one begins to die with a full dial."""
    match = dawn(2, timers={"plague": 1}, health=[0, 8], dying=[1, 0], items=[["rope"], []])
    play(match, "druid")
    t = match.table
    assert (t.fallen, t.dropped) == (["smith"], {103: ["rope"]})
    assert (t.health[1], t.dying[1], t.energy[1]) == (0, 2, 0)


# -- lighting ----------------------------------------------------------------------------------------------


def test_a_fourth_menhir_is_lit_by_two_of_whom_one_pays_his_last_health_and_the_other_his_energy():
    """Energy of the weak one is 1, as his health: the other pays the fourth point. Then he is dying."""
    match = day(2, **FOUR, place=[101, 101], health=[1, 8], secrets=[["rite"]], goods={"magic": [2, 2]})
    by(match, 0, INSPECT, True)
    by(match, 1, True)
    while asked(match) != "ward.out":
        play(match, match.legal(match.to_move[0])[0])
    assert legal(match) == {106, 107, 110}
    play(match, 110)
    t = match.table
    assert (t.wards, t.health, t.energy) == ({106: 4, 107: 4, 101: 7}, [0, 7], [0, 3])
    assert (goods(match, "magic"), t.dying, 110 in t.shown) == ([1, 1], [2, 0], True)


def test_a_menhir_that_burns_is_lit_anew_among_three_and_none_goes_out():
    wards = {"wards": {101: 2, 106: 4, 107: 4}, "shown": [101, 102, 104, 106, 107]}
    match = play(day(**wards, secrets=[["rite"]], goods={"magic": [2]}), INSPECT, True)
    assert (match.table.wards, asked(match)) == ({101: 8, 106: 4, 107: 4}, "day.what")


def test_a_dead_companion_is_not_counted_in_the_dial_and_his_successor_is():
    """Of three one dies at dawn and another comes: three players, 6. All must stand there again."""
    match = dawn(3, health=[0, 8, 8], dying=[1, 0, 0], place=[101] * 3, secrets=[["rite"]])
    t = match.table
    while asked(match) != "day.what":
        play(match, match.legal(match.to_move[0])[0])
    t.goods["magic"] = [1, 1, 1]
    by(match, 1, INSPECT, True)
    while asked(match) == "ward.agree":
        play(match, True)
    assert (t.heroes[0], t.wards[101], t.goods["magic"]) == ("druid", 6, [0, 0, 0])


def test_who_has_passed_counts_as_present_pays_his_share_and_reads_what_the_light_tells():
    match = day(2, wards={107: 3}, shown=[107, 110], place=[110, 110], goods={"food": [0, 0]})
    by(match, 1, PASS)
    by(match, 0, INSPECT, True)
    by(match, 1, True)
    t = match.table
    assert (t.wards[110], t.energy, goods(match, "food")) == (4, [5, 5], [1, 1])


# -- arrivals ----------------------------------------------------------------------------------------------


def test_two_guardians_and_an_entry_effect_he_says_which_comes_first_and_the_ash_comes_last():
    match = day(guardians={"wolf": 104, "giant": 104})
    play(match, go(104))
    assert (asked(match), legal(match)) == ("guardian.which", {"wolf", "giant"})
    play(match, "giant")
    t = match.table
    assert (t.enc, t.terror) == ("giant", [0])
    flee(match)
    assert (t.enc, t.terror, t.energy) == ("wolf", [0], [4])
    win(match)
    assert (t.terror, t.guardians, goods(match, "exp")) == ([1], {"giant": 104}, [1])


def test_who_has_passed_stands_by_the_arriving_against_a_guardian_and_both_are_rewarded():
    match = by(day(2, place=[101, 104], guardians={"wolf": 104}), 1, PASS)
    alone(match, 0, go(104))
    assert (asked(match), match.to_move) == ("party.help", (1,))
    play(match, True)
    win(match)
    t = match.table
    assert (goods(match, "exp"), t.passed[1], t.energy) == ([1, 1], True, [5, 6])


def test_a_guardian_the_changed_place_and_the_last_health_he_wins_first_and_then_falls():
    match = scene(
        effects="replace 107 113", event_deck=[], wards={104: 5}, shown=[101, 104, 107], place=[104],
        health=[1], guardians={"wolf": 107}, items=[["rope", "jack", "lantern"]],
    )  # fmt: skip
    assert match.table.guardians == {"wolf": 113}
    play(match, go(113))
    win(match)
    t = match.table
    assert (goods(match, "exp"), t.health, asked(match)) == ([1], [0], "dying.keep")
    assert t.guardians == {}


def test_a_place_changes_under_a_hero_with_tokens_no_arrival_but_the_next_who_comes_arrives():
    match = done("replace 102 112", 2, place=[102, 101], tokens={102: 2}, event_deck=[])
    t = match.table
    assert (t.place, t.tokens, t.terror) == ([112, 101], {112: 2}, [0, 0])
    assert (go(101) in match.legal(0), go(112) in match.legal(1)) == (True, True)
    by(match, 1, go(112))
    while asked(match) == "party.help":
        play(match, False)
    assert (t.place, t.terror) == ([112, 112], [0, 2])


def test_an_effect_once_a_day_for_the_place_whoever_comes_and_again_tomorrow():
    match = day(2, goods={"wealth": [3, 3], "food": [0, 0]})
    alone(match, 0, go(105))
    by(match, 1, go(105))
    assert goods(match, "wealth") == [2, 3]
    while asked(match) == "party.help":
        play(match, False)
    night(match)
    alone(match, 0, go(101))
    by(match, 1, PASS)
    play(match, go(105), False)  # the other, who has passed, does not stand by him
    assert goods(match, "wealth") == [1, 3]


def test_items_of_the_dead_are_taken_for_nothing_by_one_without_energy_who_then_passes():
    match = day(2, energy=[0, 0], place=[103, 103], dropped={103: ["rope", "spear"]}, items=[["rusty_sword"]])
    by(match, 0, TAKE)
    assert asked(match) == "gear.keep"
    play(match, "spear")
    t = match.table
    assert (sorted(t.items[0]), t.in_use(0), t.dropped) == (
        ["rope", "rusty_sword", "spear"], ("rope", "spear"), {},
    )  # fmt: skip


def test_a_party_arrives_where_a_guardian_stands_and_one_of_it_is_dying_already():
    """He has no energy: the other pays for both. He leaves with the first damage, and no dial is set anew;
    the other escapes; then the ash frightens both."""
    match = day(2, health=[0, 8], dying=[2, 0], guardians={"giant": 104})
    together(match, 1, go(104))
    t = match.table
    assert (t.place, t.energy, t.enc, sorted(t.party)) == ([104, 104], [0, 4], "giant", [0, 1])
    keep(match)
    play(match, 0, ("panic",) if ("panic",) in match.legal(0) else ("end",))
    while t.active == 0:
        play(match, ("done",) if ("done",) in match.legal(0) else ("end",))
    assert (t.inside, t.dying, t.active, t.terror) == ((1,), [2, 0], 1, [0, 0])
    play(match, ("escape",))
    assert (t.enc, t.guardians, t.terror, t.energy) == ("", {"giant": 104}, [1, 1], [0, 3])
