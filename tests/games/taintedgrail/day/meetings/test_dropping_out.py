"""[Parties] Who drops out, and who does it instead."""

from typing import Any

import pytest

import roundtable as rt
from tests.games.taintedgrail.helpers import (
    EAST,
    EXPLORE,
    SOUTH,
    answer,
    asked,
    by,
    camp,
    choices,
    choose,
    day,
    fasting,
    goods,
    legal,
    lucky,
    night,
    play,
    together,
    unhelped,
)
from tests.games.taintedgrail.helpers.encounter import win

TOWER: dict[str, Any] = {"energy": [3, 0], "goods": {"exp": [0, 0]}}


def looking(**wanted):
    """Two look at 101; only the first can pay for exploring it, and the hero helps nobody."""
    match = day(2, energy=[1, 0], free_look=True, **wanted)
    by(match, 0, EXPLORE, True)
    return by(match, 1, True)


def tower(seats=2, **wanted):
    return day(seats, verse="book.63", place=[103] * seats, **wanted)


def chest(energy: list[int]) -> Any:
    return choose(camp(len(energy), verse="book.74", energy=energy), "Lift")


# -- what has left with them (TG-110) ----------------------------------------------------------------------


def test_tg_110_the_rope_of_who_drops_out_is_not_there():
    match = choose(looking(items=[[], ["rope"]]), "Lower a rope")
    assert (asked(match), match.table.items, match.table.energy) == ("verse.choice", [(), ("rope",)], [0, 0])
    assert "Lower a rope" not in choices(match)


def test_tg_110_nor_his_food_nor_his_empathy():
    assert asked(choose(looking(goods={"food": [0, 2]}), "Feed the dogs")) == "verse.choice"
    match = choose(looking(goods={"rep": [0, 0]}), "Listen")
    assert (asked(match), goods(match, "rep")) == ("verse.choice", [0, 0])


def test_tg_110_what_exploring_took_cannot_be_paid_again():
    match = choose(play(day(1, energy=[6], free_look=True), EXPLORE), "Dig")
    assert (asked(match), match.table.energy) == ("verse.choice", [5])
    assert "Dig." not in choices(match)


def test_tg_110_a_weapon_that_has_left_is_planted_by_nobody():
    wanted = {"heroes": ["beor", "ailei"], "place": [105, 105], "wards": {101: 5}, "energy": [1, 0]}
    options = {"pack": "avalon", "free_look": True}
    wanted |= {"seats": 2, "options": options, "items": [[], ["rusty_sword"]], "event_deck": []}
    match = rt.scenario("taintedgrail", wanted)
    by(match, 0, EXPLORE, True)
    choose(by(match, 1, True), "Plant your own")
    assert asked(match) == "verse.choice"


@pytest.mark.parametrize(
    ("choice", "held"),
    [("Rope up", {"items": [[], ["rope"]]}), ("Feast", {"goods": {"food": [0, 3], "exp": [0, 0]}})],
)
def test_tg_110_the_rest_of_the_price_is_owed_by_those_who_are_left(choice, held):
    match = choose(tower(energy=[2, 0], **held), choice)
    if asked(match) == "verse.doer":
        play(match, 0)
    assert (asked(match), goods(match, "exp")) == ("verse.choice", [0, 0])
    assert choice + "." not in choices(match)


def test_tg_110_who_has_left_pays_nothing_more():
    match = tower(energy=[2, 0], goods={"wealth": [2, 2], "exp": [0, 0]})
    choose(match, "Bribe")
    if asked(match) == "verse.doer":
        play(match, 1)
    assert goods(match, "wealth")[1] == 2


def test_tg_110_a_choice_that_nobody_paid_was_not_taken():
    match = choose(tower(energy=[2, 1]), "Leap")
    answer(match, pay_help=False)
    assert (match.table.once, match.table.chosen, match.table.energy) == ([], [], [2, 1])


def test_tg_110_what_has_been_handed_over_need_not_be_there_any_more():
    match = unhelped(fasting(2, verse="book.80", items=[["rope"]], energy=[2, 1]), "Bind")
    assert (goods(match, "exp"), match.table.items) == ([1, 0], [(), ()])


def test_tg_110_what_he_who_drops_out_would_have_handed_over_stays_his():
    match = unhelped(fasting(2, verse="book.80", items=[["rope"]], energy=[1, 2]), "Bind")
    assert (asked(match), goods(match, "exp"), match.table.items) == ("verse.choice", [0, 0], [("rope",), ()])


# -- who does it instead (TG-110) --------------------------------------------------------------------------


def test_tg_110_who_was_to_do_it_and_cannot_pay_is_replaced():
    match = chest([3, 0])
    assert (asked(match), legal(match)) == ("verse.doer", {0, 1})
    play(match, 1)
    assert (match.table.energy, goods(match, "exp")) == ([1, 0], [3, 0])


def test_tg_110_of_several_who_are_left_they_say_who():
    match = answer(play(chest([3, 0, 3]), 1), pay_help=False)
    assert (asked(match), legal(match)) == ("verse.doer", {0, 2})
    assert goods(play(match, 2), "exp") == [0, 0, 3]


def test_tg_110_a_choice_for_two_is_not_taken_by_the_one_who_is_left():
    match = choose(camp(2, verse="book.75", energy=[3, 0]), "Heave")
    answer(match, pay_help=False)
    assert (asked(match), choices(match), goods(match, "exp")) == (
        "verse.choice",
        ["Leave it."],
        [0, 0],
    )
    match = answer(choose(camp(3, verse="book.75", energy=[2, 0, 2]), "Heave"), pay_help=False)
    assert goods(match, "exp") == [3, 0, 3]


def test_tg_110_who_is_left_does_it_if_together_they_still_fulfil_what_it_asks():
    """Nobody fulfils both alone: the first is to do it and drops out, but the third can lift as well."""
    heroes: Any = {"energy": [1, 4, 2], "attr": [{}, {}, {"agg": 2}]}
    match = unhelped(fasting(3, verse="book.80", **heroes), "Lift")
    assert (asked(match), goods(match, "exp"), match.table.energy) == ("day.what", [0, 1, 1], [1, 2, 0])


def test_tg_110_and_not_if_the_only_one_who_could_soothe_has_dropped_out():
    match = unhelped(fasting(2, verse="book.80", energy=[2, 1]), "Lift")
    assert (asked(match), goods(match, "exp"), match.table.energy) == ("verse.choice", [0, 0], [0, 1])


# -- who has dropped out (TG-114) --------------------------------------------------------------------------


def test_tg_114_who_drops_out_of_an_exploration_is_not_out_of_the_quest():
    match = choose(tower(3, quests=["prize"], energy=[6, 6, 1]), "Climb")
    by(match, 0, False)
    by(match, 1, False)
    assert goods(match, "exp") == [3, 3, 3]


def test_tg_114_nor_does_a_guardian_overlook_him():
    match = choose(tower(energy=[3, 0]), "Whistle")
    answer(match, pay_help=False)
    assert match.table.party == (0, 1)


def test_tg_114_after_an_entry_all_are_together_again():
    """Both are swept to the bar; one cannot pay what it asks. Then a dial runs out, and the wolf comes."""
    bar: Any = {"effects": "replace 104 142", "wards": {101: 5, 107: 0}, "shown": [101, 104, 107]}
    poor: Any = {"goods": {"wealth": [0, 3], "food": [0, 0]}, "timers": {"alms": 1}}
    match = night(lucky(day(2, place=[107, 107], guardians={"wolf": 101}, **bar, **poor), EAST))
    assert (goods(match, "food"), sorted(match.table.party)) == ([1, 1], [0, 1])


def test_tg_114_who_dropped_out_and_fights_a_guardian_gets_his_reward():
    match = win(unhelped(day(2, verse="book.60", place=[103, 103], **TOWER), "Whistle"))
    assert (asked(match), goods(match, "exp")) == ("day.what", [1, 1])


def test_tg_114_who_dropped_out_of_a_verse_of_dawn_fights_the_guardian_of_this_dawn_like_the_others():
    coming: Any = {"phase": "dawn", "timers": {"levy": 1}, "guardians": {"wolf": 102}, "luck": (SOUTH,)}
    match = unhelped(day(2, **coming, **TOWER), "Climb")
    assert match.table.party == (0, 1)
    assert goods(win(match), "exp") == [2, 1]


def test_tg_114_who_dropped_out_and_is_swept_away_by_what_was_read_meets_the_ash_like_the_others():
    map_: Any = {"wards": {107: 5}, "shown": [101, 104, 107], "place": [101, 101]}
    match = unhelped(day(2, verse="book.60", **map_, **TOWER), "Shake")
    assert (match.table.place, match.table.terror) == ([104, 104], [3, 3])


def test_tg_114_his_own_skill_works_for_who_dropped_out():
    skill: Any = {"skills": [[], ["agg_1/back"]], "place": [103, 103]}
    match = unhelped(day(2, verse="book.60", **skill, **TOWER), "Shout")
    assert match.table.terror == [1, 0]


def test_tg_114_who_cannot_pay_on_entry_does_not_read_what_follows():
    purse: Any = {"goods": {"wealth": [1, 0], "exp": [0, 0]}, "shown": [101, 130]}
    match = day(2, effects="move 130", **purse)
    assert (match.table.place, goods(match, "exp")) == ([130, 130], [1, 0])


def test_tg_114_what_is_for_all_reaches_who_dropped_out_where_they_choose_too():
    match = unhelped(fasting(2, verse="book.80", energy=[2, 1]), "Shout")
    answer(match, choose_way=lambda match: max(legal(match)))
    assert (match.table.health, match.table.terror) == ([9, 8], [1, 1])


# -- [Parties] What each must pay --------------------------------------------------------------------------


def test_a_cost_for_each_two_refuse_to_help_the_third_drops_out_and_is_not_frightened():
    """The rulebook's example: the hero who cannot pay leaves the exploration, the others go on."""
    match = together(day(3, energy=[6, 6, 2]), 0, EXPLORE)
    choose(match, "Climb")
    assert (asked(match), match.to_move) == ("pay.help", (0, 1))
    answer(match, pay_help=False)
    t = match.table
    assert (t.energy, t.terror, t.place) == ([3, 3, 1], [1, 1, 0], [101] * 3)


def test_a_cost_for_each_one_refuses_one_helps_and_the_third_climbs_too():
    match = together(day(3, energy=[6, 6, 2]), 0, EXPLORE)
    choose(match, "Climb")
    by(match, 0, False)
    by(match, 1, True)
    assert (match.table.energy, match.table.terror) == ([3, 2, 0], [1, 1, 1])


def test_alms_for_each_food_cannot_be_paid_by_another_so_he_drops_out_and_gains_no_name():
    match = together(day(2, goods={"food": [4, 1], "rep": [0, 0]}), 0, EXPLORE)
    choose(match, "Give alms")
    answer(match, pay_help=True)
    assert (goods(match, "food"), goods(match, "rep")) == ([2, 1], [1, 0])
