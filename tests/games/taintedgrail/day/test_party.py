"""Rulebook: Parties and their actions: joining, leaving, sharing, paying for others, dropping out."""

from __future__ import annotations

from tests.games.taintedgrail.helpers import (
    EXPLORE,
    agreed,
    alone,
    answer,
    asked,
    by,
    choices,
    choose,
    day,
    done,
    go,
    goods,
    invited,
    legal,
    play,
    scene,
    seen,
    together,
)
from tests.games.taintedgrail.helpers.encounter import ESCAPE, flee, keep, win

# -- joining -----------------------------------------------------------------------------------------------


def test_whoever_is_at_the_same_place_may_join_if_the_one_who_acts_likes():
    match = by(day(3, place=[101, 101, 102]), 0, go(103))
    assert (asked(match), match.to_move) == ("party.invite", (0,))
    by(match, 0, True)
    assert (asked(match), match.to_move) == ("party.join", (1,))


def test_he_may_go_alone():
    match = alone(day(2), 0, go(103))
    assert match.table.place == [103, 101]


def test_they_answer_at_the_same_time_and_each_for_himself():
    match = invited(day(3), 0, go(103))
    assert match.to_move == (1, 2)
    by(match, 2, True)
    by(match, 1, False)
    agreed(match)
    assert match.table.place == [103, 101, 103]


def test_a_party_is_for_one_action():
    match = together(day(3), 0, go(103))
    assert match.to_move == (0, 1, 2)
    alone(match, 2, go(101))
    assert match.table.place == [103, 103, 101]


def test_nobody_joins_a_menhirs_inspection_or_a_pass():
    match = by(day(2), 0, ("inspect",))
    assert (asked(match), match.table.acted) == ("day.what", [True, False])


# -- paying for others -------------------------------------------------------------------------------------


def test_tg_66_one_may_pay_for_all_who_joined():
    match = answer(invited(day(3, energy=[6, 1, 1]), 0, go(103)), party_join=True)
    assert (-3, 0, 0) in legal(match)
    play(match, (-3, 0, 0))
    assert (match.table.energy, match.table.place) == ([3, 1, 1], [103] * 3)


def tower(energy, **wanted):
    """Everybody is to pay 2 energy for the tower."""
    seats = len(energy)
    match = scene(seats, verse="101", energy=energy, event_deck=[], **wanted)
    return choose(match, "Climb")


def test_rulebook_example_who_cannot_pay_and_is_not_helped_drops_out_the_others_go_on():
    match = tower([3, 4, 0])
    assert (asked(match), match.to_move) == ("pay.help", (0, 1))
    by(match, 0, False)
    by(match, 1, False)
    assert (match.table.energy, match.table.terror) == ([1, 2, 0], [1, 1, 0])


def test_tg_66_who_is_helped_stays():
    match = tower([3, 4, 0])
    by(match, 0, False)
    by(match, 1, True)
    assert (match.table.energy, match.table.terror) == ([1, 0, 0], [1, 1, 1])


def test_several_may_help_together():
    match = tower([3, 3, 0])
    by(match, 0, True)
    by(match, 1, True)
    assert (match.table.energy, match.table.terror) == ([0, 0, 0], [1, 1, 1])


def test_what_he_has_himself_counts():
    match = tower([6, 1])
    assert asked(match) == "pay.help"
    by(match, 0, True)
    assert (match.table.energy, match.table.terror) == ([3, 0], [1, 1])


def test_nobody_is_asked_who_could_not_help_anyway():
    match = tower([2, 1])
    assert (asked(match), match.table.terror) == ("day.what", [1, 0])


def test_tg_66_those_who_can_pay_do_so_first():
    """The one without energy is the first of the party."""
    match = tower([0, 3, 3])
    assert (asked(match), match.to_move, match.table.energy) == ("pay.help", (1, 2), [0, 1, 1])


def test_food_cannot_be_paid_for_another():
    """Alms of 2 food each: who has none drops out."""
    match = choose(scene(2, verse="101", goods={"food": [4, 0]}, event_deck=[]), "Give alms")
    assert (goods(match, "food"), goods(match, "rep")) == ([2, 0], [1, 1])
    assert match.table.out == []  # over with the exploration


def test_what_nobody_could_pay_is_no_choice():
    match = scene(2, verse="101", goods={"food": [1, 1]}, event_deck=[])
    assert "Give alms." not in choices(match)


def test_dropping_out_is_for_this_action_only():
    match = tower([3, 0])
    assert match.table.out == []
    match = tower([4, 0])
    by(match, 0, False)
    assert (match.table.out, match.to_move) == ([], (0, 1))


def test_magic_too_may_come_from_a_companion():
    match = scene(2, verse="book.53", goods={"magic": [0, 1]}, event_deck=[])
    assert "Spark." in choices(match)
    choose(match, "Spark")
    assert (asked(match), legal(match)) == ("verse.doer", {0, 1})
    play(match, 0)
    assert (asked(match), match.to_move) == ("pay.agree", (1,))
    play(match, True)
    assert (goods(match, "magic"), goods(match, "exp")) == ([0, 0], [3, 0])


# -- sharing -----------------------------------------------------------------------------------------------


def test_a_gain_to_be_shared_is_divided_as_they_like():
    match = done("share wealth +3", 2, goods={"wealth": [0, 0]})
    assert (asked(match), legal(match)) == ("share.how", {(3, 0), (2, 1), (1, 2), (0, 3)})
    play(match, (2, 1))
    assert goods(match, "wealth") == [2, 1]


def test_a_loss_to_be_shared_as_far_as_each_has_something():
    match = done("share wealth -3", 2, goods={"wealth": [2, 5]})
    assert legal(match) == {(-2, -1), (-1, -2), (0, -3)}
    match = done("share wealth -9", 2, goods={"wealth": [2, 5]})
    assert goods(match, "wealth") == [0, 0]


def test_an_item_that_is_found_goes_to_one_of_them():
    match = done("item rope", 2)
    assert (asked(match), legal(match)) == ("item.who", {0, 1})
    play(match, 1)
    assert match.table.items == [(), ("rope",)]


def test_one_who_meets_a_condition_is_enough():
    match = scene(2, verse="101", event_deck=[], heroes=["smith", "herb"])
    assert "Listen to the widow." in choices(match)
    choose(match, "Listen")
    assert goods(match, "rep") == [0, 2]  # and it is hers


def test_of_several_who_could_they_say_who_does_it():
    match = choose(scene(2, verse="101", event_deck=[], goods={"food": [1, 1]}, terror=[2, 2]), "Feed")
    assert (asked(match), legal(match)) == ("verse.doer", {0, 1})
    play(match, 1)
    assert (goods(match, "food"), match.table.terror) == ([1, 0], [2, 1])


def test_he_who_shows_a_purse_is_one_who_has_it():
    match = choose(scene(2, verse="101", event_deck=[], goods={"wealth": [0, 3]}), "Show")
    assert goods(match, "wealth") == [0, 2]


def test_where_it_does_not_matter_who_does_it_nobody_is_asked():
    match = choose(scene(2, verse="101", event_deck=[]), "Leave")
    assert asked(match) == "day.what"


# -- leaving -----------------------------------------------------------------------------------------------


def test_in_an_encounter_one_leaves_only_by_escaping_and_is_still_of_the_party_afterwards():
    """The hero flees from the thug of the well; their companion wins, and both stay in the exploration."""
    match = scene(2, verse="101.4", event_deck=[])
    play(keep(match), 0, ESCAPE)
    assert match.table.inside == (1,)
    win(match)
    assert (asked(match), legal(match)) == ("choose.who", {0, 1})


def test_if_all_escape_the_test_is_not_passed():
    match = flee(scene(2, verse="101.4", event_deck=[]))
    assert (match.table.terror, asked(match)) == ([1, 1], "day.what")


def test_tg_55_hands_are_open_among_companions():
    match = scene(2, encounter="thug")
    assert all([len(hand) == 3 for hand in seen(match, 1)["hands"]])
    assert seen(match, 1)["hands"] == seen(match, 0)["hands"]


# -- who decides -------------------------------------------------------------------------------------------


def test_tg_60_who_began_the_action_decides_for_the_party():
    match = together(day(3), 2, EXPLORE)
    assert (asked(match), match.to_move) == ("verse.choice", (2,))
    match = scene(3, verse="101", party=[2, 0, 1], energy=[6, 6, 6], event_deck=[])
    choose(match, "Sit")
    assert (asked(match), match.to_move) == ("choose.who", (2,))


def test_tg_60_also_who_of_several_does_it():
    """The hero has no food; they say which of the others feeds the dogs."""
    match = choose(scene(3, verse="101", goods={"food": [0, 1, 1]}, event_deck=[]), "Feed")
    assert (asked(match), match.to_move, legal(match)) == ("verse.doer", (0,), {1, 2})


def test_tg_60_what_one_does_he_decides_himself():
    match = done("one exp +1 or one wealth +1", 2, doer=1)
    assert (asked(match), match.to_move) == ("choose.way", (1,))
    match = done("share food +1", 2, doer=1)
    assert (asked(match), match.to_move) == ("share.how", (1,))
    match = done("pay share food 1", 2, doer=1, goods={"food": [1, 1]})
    assert (asked(match), match.to_move) == ("share.how", (1,))
    match = done("pay item rope", 2, doer=1, items=[["rope"], ["rope"]])
    assert (asked(match), match.to_move) == ("item.which", (1,))
