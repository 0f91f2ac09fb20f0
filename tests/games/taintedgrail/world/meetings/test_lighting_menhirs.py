"""[Menhirs] Lighting one: who agrees, who pays, which goes out."""

from typing import Any

from tests.games.taintedgrail.helpers import (
    INSPECT,
    PASS,
    answer,
    asked,
    by,
    camp,
    dawn,
    day,
    done,
    fasting,
    first,
    goods,
    last,
    legal,
    night,
    play,
    shipped,
    until,
)

FOUR = {"wards": {106: 4, 107: 4, 110: 4}, "shown": [101, 102, 104, 106, 107, 110]}


def lit(energy: list[int]) -> Any:
    """The stone of 101 asks 2 energy, 1 magic and 1 health of everybody."""
    seats = len(energy)
    wanted = {"secrets": [["rite"]], "goods": {"magic": [1] * seats}, "energy": energy}
    match = by(camp(seats, place=[101] * seats, **wanted), 0, INSPECT, True)
    return answer(match, ward_agree=True)


# -- agreement and price -----------------------------------------------------------------------------------


def test_tg_63_all_agree_to_a_price_that_they_know():
    wanted = {"secrets": [["rite"]], "goods": {"magic": [1, 1]}, "health": [9, 2], "energy": [6, 2]}
    match = camp(2, place=[107, 107], wards={107: 1}, blood_price=True, **wanted)
    by(match, 0, INSPECT, True)
    assert asked(match) == "ward.price"
    play(match, "blood")
    assert (asked(match), match.to_move) == ("ward.agree", (1,))
    assert match.question(1).about["costs"] == (("health", 2), ("terror", 1))
    by(match, 1, False)
    assert (match.table.health, match.table.wards) == ([9, 2], {107: 1})


def test_tg_63_who_lights_it_knows_that_only_blood_is_left():
    wanted = {"secrets": [["rite"]], "goods": {"magic": [0]}, "health": [2], "energy": [2]}
    match = play(camp(1, place=[107], wards={107: 1}, blood_price=True, **wanted), INSPECT)
    assert (asked(match), match.question(0).about["costs"]) == ("ward.bleed", (("health", 2), ("terror", 1)))
    assert play(match, False).table.health == [2]


def test_tg_66_the_price_of_a_menhir_is_split_in_any_way_on_which_the_payers_agree():
    """6 energy of three; the hero who lights it proposes, and those who pay more than their own 2 are
    asked."""
    match = lit([0, 4, 4])
    assert (asked(match), match.to_move) == ("share.how", (0,))
    assert legal(match) == {(0, -2, -4), (0, -3, -3), (0, -4, -2)}
    play(match, (0, -4, -2))
    assert (asked(match), match.to_move) == ("pay.agree", (1,))
    assert match.question(1).about == {"seat": 0, "what": "energy", "count": 4, "own": 2}
    answer(match, pay_agree=True, share_how=first)
    assert (match.table.energy, match.table.wards[101]) == ([0, 0, 2], 6)


def test_menhirs_everyone_for_themselves_is_proposed_first_and_asks_nobody_else():
    match = lit([4, 4, 2])
    assert (asked(match), first(match)) == ("share.how", (-2, -2, -2))
    answer(match, share_how=first)
    assert (asked(match), match.table.energy) == ("day.what", [2, 2, 0])


def test_tg_66_one_may_pay_the_whole_price_for_all():
    match = by(fasting(3, place=[110] * 3, shown=[101, 110], energy=[0, 3, 3]), 0, INSPECT, True)
    answer(match, ward_agree=True)
    assert (asked(match), match.to_move) == ("share.how", (0,))
    assert (0, 0, -3) in legal(match)
    assert answer(play(match, (0, 0, -3)), pay_agree=True).table.energy == [0, 3, 0]


def test_tg_66_who_does_not_agree_pays_for_themselves_alone_and_another_way_is_proposed():
    match = play(lit([0, 4, 4]), (0, -4, -2), False)
    assert (asked(match), match.to_move, legal(match)) == ("pay.agree", (2,), {True, False})
    assert match.question(2).about["count"] == 4  # the only way that is left
    answer(match, pay_agree=True, share_how=first)
    assert (match.table.energy, match.table.wards[101]) == ([0, 2, 0], 6)


def test_tg_66_if_nobody_pays_for_another_nothing_is_paid_and_it_is_not_lit():
    match = play(lit([0, 4, 4]), (0, -3, -3), False, False)
    assert (asked(match), match.table.energy, goods(match, "magic")) == ("day.what", [0, 4, 4], [1, 1, 1])
    assert (match.table.wards, match.table.health) == ({101: 6}, [9, 8, 8])


def test_tg_66_of_two_payers_one_is_exhausted_by_it_and_the_other_dies_of_the_health():
    """2 energy, 1 health, 1 magic of each: one gives the last of both, the other pays energy for both."""
    wanted = {"secrets": [["rite"]], "goods": {"magic": [1, 1]}, "energy": [1, 3], "health": [1, 8]}
    match = by(camp(2, place=[101, 101], **wanted), 0, INSPECT, True)
    answer(match, ward_agree=True, pay_agree=True, share_how=first)
    t = match.table
    assert (t.wards[101], t.energy, t.health, t.dying) == (7, [0, 0], [0, 7], [2, 0])
    assert t.exhausted(1)


def test_menhirs_one_may_ask_for_reputation_and_experience():
    purse: Any = {"goods": {"rep": [2], "exp": [3]}, "place": [134], "shown": [101, 134]}
    match = by(day(**purse), 0, INSPECT, True)
    assert (match.table.wards[134], goods(match, "rep"), goods(match, "exp")) == (3, [1], [1])


def test_tg_56_all_energy_of_a_menhir_is_paid_before_the_health_that_would_take_it_away():
    """The hero pays the other's energy with their last; only then their last two health, and their energy
    with it."""
    altar: Any = {"place": [133, 133], "shown": [101, 133], "health": [2, 5], "energy": [2, 0]}
    match = by(day(2, **altar), 0, INSPECT, True)
    by(match, 1, True)
    assert (match.table.wards[133], match.table.energy, match.table.health) == (3, [0, 0], [0, 3])
    assert match.table.dying == [2, 0]


# -- who is counted ----------------------------------------------------------------------------------------


def test_a_fourth_menhir_is_lit_by_two_of_whom_one_pays_his_last_health_and_the_other_his_energy():
    """Energy of the weak one is 1, as their health: the other pays the fourth point. Then they are dying."""
    match = day(2, **FOUR, place=[101, 101], health=[1, 8], secrets=[["rite"]], goods={"magic": [2, 2]})
    by(match, 0, INSPECT, True)
    by(match, 1, True)
    until(match, "ward.out")
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
    until(match, "day.what")
    t.goods["magic"] = [1, 1, 1]
    by(match, 1, INSPECT, True)
    answer(match, ward_agree=True, share_how=first)
    assert (t.heroes[0], t.wards[101], t.goods["magic"]) == ("druid", 6, [0, 0, 0])


def test_who_has_passed_may_pay_for_who_lights_it_and_has_still_passed():
    wanted = {"secrets": [["rite"]], "goods": {"magic": [1, 1]}, "energy": [6, 6]}
    match = by(by(camp(2, place=[101, 101], **wanted), 1, PASS), 0, INSPECT, True)
    answer(match, ward_agree=True)
    play(match, (0, -4))
    assert (asked(match), match.to_move) == ("pay.agree", (1,))
    answer(match, pay_agree=True, share_how=first)
    t = match.table
    assert (t.energy, t.wards[101], t.passed, match.to_move) == ([6, 2], 7, [False, True], (0,))


def test_who_has_passed_counts_as_present_pays_his_share_and_reads_what_the_light_tells():
    match = day(2, wards={107: 3}, shown=[107, 110], place=[110, 110], goods={"food": [0, 0]})
    by(match, 1, PASS)
    by(match, 0, INSPECT, True)
    answer(match, ward_agree=True, share_how=first)
    t = match.table
    assert (t.wards[110], t.energy, goods(match, "food")) == (4, [5, 5], [1, 1])


def test_in_the_dark_who_falls_at_dawn_still_counts_at_the_menhir_and_is_paid_for():
    """Without light the hero loses their last 2 health; their dial of 2 turns in step 5 of the same dawn."""
    shore: Any = {"wards": {}, "shown": [107, 110], "place": [110, 110], "health": [2, 8], "energy": [2, 6]}
    match = by(day(2, phase="dawn", **shore), 1, INSPECT, True)
    assert (match.table.dying, match.table.energy) == ([1, 0], [0, 6])
    assert (by(match, 0, True).table.wards, match.table.energy) == ({110: 4}, [0, 4])


def test_a_menhir_is_lit_with_a_dying_companion_whose_energy_is_paid_but_not_where_it_costs_health():
    """The Hill: energy and food; the other pays both energies. The Stead: a health that the hero does not
    have."""
    near = {
        "health": [0, 8],
        "dying": [2, 0],
        "secrets": [["rite"]],
        "goods": {"food": [1, 1], "magic": [5, 5]},
    }
    match = by(day(2, place=[106, 106], wards={101: 5}, **near), 1, INSPECT)
    assert asked(match) == "ward.light"
    play(match, True)
    answer(match, ward_agree=True)
    t = match.table
    assert (t.wards, t.energy, goods(match, "food")) == ({101: 5, 106: 6}, [0, 4], [0, 0])
    assert (t.statuses, 109 in t.shown) == ({"seals": [2]}, True)
    match = by(day(2, **near), 1, INSPECT)
    assert asked(match) == "day.what"


def test_a_fourth_menhir_with_the_magic_of_a_companion_and_what_follows_from_it():
    """At the Ford: the hero's companion pays both magic; a skill gives some back; the Stead's menhir goes out
    and the far side is lost at dawn."""
    match = day(
        2, place=[107, 107], wards={101: 5, 106: 4, 110: 3}, secrets=[["rite"]], goods={"magic": [0, 2]},
        skills=[["emp_1/back"]], shown=[101, 103, 104, 106, 107, 110],
    )  # fmt: skip
    by(match, 0, INSPECT, True)
    answer(match, ward_agree=True, share_how=first, pay_agree=True)
    assert (asked(match), match.to_move) == ("ward.out", (0,))
    play(match, 101)
    assert (goods(match, "magic"), match.table.wards) == ([1, 0], {106: 4, 110: 3, 107: 5})
    night(match)
    assert (103 in match.table.shown, 101 in match.table.shown) == (False, True)


def test_a_dying_hero_must_be_present_pays_and_the_light_holds_what_would_have_gone():
    match = day(
        2, place=[107, 107], wards={107: 0}, health=[0, 8], dying=[2, 0], secrets=[["rite"]],
        goods={"magic": [1, 1], "food": [0, 0]}, shown=[104, 107],
    )  # fmt: skip
    by(match, 0, INSPECT, True)
    by(match, 1, True)
    night(match)
    assert (match.table.wards, match.table.dying) == ({107: 4}, [1, 0])


# -- what light wakes --------------------------------------------------------------------------------------


def test_light_paid_in_blood_wakes_a_skill_against_terror_and_fells_who_paid_his_last_health():
    match = day(
        2, blood_price=True, place=[110, 110], wards={107: 3}, shown=[107, 110], health=[2, 8], terror=[0, 0],
        skills=[["agg_1/back"]], goods={"magic": [0, 0], "food": [0, 0]},
    )  # fmt: skip
    by(match, 0, INSPECT)
    until(match, "day.what", lambda match: True if True in legal(match) else last(match))
    t = match.table
    assert (t.wards[110], t.health, t.terror) == (4, [0, 6], [0, 1])
    assert (t.dying, goods(match, "food")) == ([2, 0], [1, 1])


def test_a_menhir_lit_by_the_story_wakes_the_abilities_of_those_who_are_there():
    wanted = {"place": [113], "wards": {101: 3}, "shown": [101, 102, 113], "terror": [3]}
    plain, gifted = [
        shipped(heroes=["maggot"], verse="113.9", skills=[skills], **wanted).table
        for skills in ([], ["spi_1/back"])
    ]
    assert 113 in gifted.wards
    assert gifted.goods["magic"][0] == plain.goods["magic"][0] + 1
    assert gifted.terror[0] == plain.terror[0] - 1


def test_a_menhir_that_the_story_lights_lies_on_the_map():
    match = done("ward 110 3; ward 101 out", shown=[101, 103, 104], place=[103], event_deck=[])
    assert 110 in match.table.shown
