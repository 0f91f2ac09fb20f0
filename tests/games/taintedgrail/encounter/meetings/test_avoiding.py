"""What avoids, blunts or cancels an attack, and what is not used up for nothing."""

from typing import Any

import pytest

import roundtable as rt
from roundtable.games.taintedgrail.effects.tracks import change
from tests.games.taintedgrail.helpers import answer, asked, play
from tests.games.taintedgrail.helpers.encounter import (
    DONE,
    END,
    ESCAPE,
    FILL,
    NODS,
    endure,
    events,
    face,
    keep,
    laid,
    lay,
    meet,
    over,
    turn,
    used,
)

TOP = [6]  # of the brute's terror


def spent_on(match: Any, thing: str) -> list[Any]:
    return [use for use in match.table.spent if use[0] == f"item/{thing}"]


# -- [Terror] At the end of its track ----------------------------------------------------------------------


def test_tg_128_nothing_is_cancelled_where_terror_cannot_rise():
    match = turn(face("dread", "must_trap must_trap" + FILL, terror=TOP), "must_trap")
    assert (laid(match), match.table.terror) == (["must_trap"], TOP)
    match = turn(face("dread", "must_trap must_trap" + FILL, terror=[0]), "must_trap")
    assert (laid(match), match.table.terror) == ([], [0])


def test_tg_128_nothing_is_used_up_on_it():
    match = turn(face("dread", "blank" + FILL, terror=TOP, items=[["bead"]]), "blank")
    assert spent_on(match, "bead") == []
    match = turn(face("dread", "blank" + FILL, terror=[0], items=[["bead"]]), "blank")
    assert (len(spent_on(match, "bead")), match.table.terror) == (1, [0])


@pytest.mark.parametrize(("terror", "left"), [(TOP[0], 1), (TOP[0] - 1, 0)], ids=["at the end", "below it"])
def test_tg_128_what_is_there_against_terror_stays_if_there_is_none_to_gain(terror, left):
    match = face("dread", "blank" + FILL, terror=[terror])
    match.table.guard["avoid_terror"] = 1
    change(match.table, 0, "terror", 1)
    assert (match.table.guard["avoid_terror"], match.table.terror) == (left, [terror])


def test_tg_128_what_waits_for_a_gain_does_not_wake():
    match = turn(face("dread", "blank" + FILL, terror=TOP, skills=[["pt_cou/front"]]), "blank")
    assert match.table.pool == 0
    match = turn(face("dread", "blank" + FILL, terror=[4], skills=[["pt_cou/front"]]), "blank")
    assert match.table.pool == 1


def test_tg_128_on_the_shipped_pack():
    """Maggot at 7 of 7: the smoke cancels no terror that cannot come, and "seen worse" is wasted."""
    deck = ["maggot_smoke_in_sleeve"] * 15
    scene = {"seats": 1, "heroes": ["maggot"], "terror": [7], "decks": {"combat": [deck]}, "draw": [deck]}
    match = keep(rt.scenario("taintedgrail", {**scene, "encounter": "first_purple"}, seed=1))
    play(match, ("lay", deck[0], False), END)
    assert laid(match) == deck[:1]


# -- what is not used up (TG-76) ---------------------------------------------------------------------------


def test_tg_76_a_blow_whose_condition_fails_uses_up_nothing():
    match = turn(face("greed", "blank" + FILL, items=[["bead"]], goods={"wealth": [0]}), "blank")
    assert spent_on(match, "bead") == []


@pytest.mark.parametrize(
    ("foe", "wealth", "stays"), [("idle", 1, True), ("pickpocket", 0, True), ("pickpocket", 1, False)]
)
def test_tg_76_an_attack_that_does_nothing_to_him_is_not_cancelled(foe, wealth, stays):
    match = endure(face(foe, "must_trap" + FILL, goods={"wealth": [wealth]}), "must_trap")
    assert (laid(match), match.table.goods["wealth"]) == (["must_trap"] if stays else [], [wealth])


@pytest.mark.parametrize(("wealth", "key"), [(0, "fight.what"), (1, "choose.way")])
def test_tg_76_nor_is_a_row_shifted_if_no_row_does_anything_to_him(wealth, key):
    match = turn(face("drifts", "lure" + FILL, goods={"wealth": [wealth]}), "lure")
    assert asked(match) == key


def test_tg_76_nothing_is_used_up_if_the_discarded_card_hurts_nobody():
    match = turn(face("cutter", "blank" + FILL, items=[["vest"]]), "blank")
    assert not events(match, "enc.used")


def test_tg_76_a_card_that_the_attack_uncovers_is_not_used_if_it_avoids_nothing_now():
    match = turn(face("riposte", "proud quick" + FILL), "proud", "quick")
    assert (laid(match), match.table.health, used(match)) == (["proud"], [8], [])


@pytest.mark.parametrize(("card", "question"), [("guard", "fight.what"), ("blank", "fight.defend")])
def test_tg_76_nobody_is_asked_for_a_shield_if_armour_and_card_avoid_all_of_it(card, question):
    match = turn(face("heavy", card + FILL, items=[["plate", "buckler"]]), card)
    assert (asked(match), match.table.health) == (question, [9])


def test_tg_76_armour_is_not_used_against_blows_of_one_damage():
    match = turn(face("two_blows", "guard" + FILL, items=[["plate"]]), "guard")
    assert (match.table.health, used(match)) == ([8], ["card/guard"])


# -- [During the attack] In the whole step -----------------------------------------------------------------


def test_during_the_attack_damage_of_a_card_that_the_attack_discards_is_avoided_too():
    match = turn(face("cutter", "aegis thorn" + FILL), "aegis", "thorn")
    assert (laid(match), match.table.health) == (["aegis"], [9])


def test_during_the_attack_terror_of_a_card_that_the_attack_discards_is_avoided_too():
    match = turn(face("cutter", "mantle parting" + FILL), "mantle", "parting")
    assert (laid(match), match.table.terror) == (["mantle"], [0])


def test_during_the_attack_a_discarded_card_that_discards_the_next_is_seen_through_to_the_end():
    pile = "aegis thorn chain_cut" + FILL
    match = turn(face("cutter", pile), "aegis", "thorn", "chain_cut")
    assert (laid(match), match.table.health) == (["aegis"], [9])


@pytest.mark.parametrize(("cards", "gear"), [(["guard"], []), (["blank"], ["vest"]), (["guard"], ["vest"])])
def test_during_the_attack_who_runs_in_that_step_is_guarded_by_what_works_in_all_of_it(cards, gear):
    pile = " ".join(["may_shift", *cards]) + FILL
    match = lay(
        face("scary", pile, items=[gear]), *(["may_shift", "guard"] if "guard" in cards else ["may_shift"])
    )
    play(match, END)
    assert asked(match) == "fight.defend"
    play(match, ESCAPE)
    assert (over(match), match.table.health, match.table.energy) == ("else", [9], [5])


def test_during_the_attack_who_runs_before_it_is_not():
    match = play(lay(face("scary", "may_shift guard" + FILL), "may_shift", "guard"), ESCAPE)
    assert (over(match), match.table.health) == ("else", [8])


def test_during_the_attack_a_card_that_it_uncovers_avoids_what_comes_next():
    match = turn(face("parry", "guard quick" + FILL), "guard", "quick")
    assert (laid(match), match.table.health, match.table.terror) == (["guard"], [9], [1])


def test_during_the_attack_a_card_that_it_uncovers_and_takes_too_avoids_nothing():
    match = turn(face("parry_twice", "guard quick" + FILL), "guard", "quick")
    assert (laid(match), match.table.health) == ([], [8])


def test_during_the_reaction_a_card_that_it_uncovers_holds_the_marker():
    match = turn(face("rude", "watch silence" + NODS, heroes=["soldier"]), "watch", "silence")
    assert (laid(match), match.table.affinity) == (["watch"], 0)


# -- several things that avoid -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("foe", "card", "lost", "works"),
    [
        ("heavy", "guard", 0, ["card/guard", "item/plate"]),
        ("heavy", "blank", 1, ["item/plate"]),
        ("light", "guard", 0, ["card/guard"]),
        ("light", "blank", 1, []),
        ("heavy", "wall", 0, ["card/wall"]),
        ("heavy", "both", 0, ["card/both"]),
        ("false_heavy", "guard", 2, []),
    ],
)
def test_several_effects_at_once_armour_blunts_a_blow_before_a_card_avoids_the_rest(foe, card, lost, works):
    match = turn(face(foe, card + FILL, items=[["plate"]]), card)
    assert (9 - match.table.health[0], used(match)) == (lost, works)


def test_during_the_attack_armour_blunts_the_opportunity_attack_on_who_runs_in_that_step():
    match = play(lay(face("fearsome", "may_shift" + FILL, items=[["plate"]]), "may_shift"), END, ESCAPE)
    assert (over(match), match.table.health) == ("else", [8])


@pytest.mark.parametrize(
    ("foe", "lost", "works"),
    [("double_heavy", 3, True), ("late_heavy", 2, True), ("sure_heavy", 2, False), ("cutter", 1, False)],
)
def test_armour_blunts_every_blow_that_can_be_avoided_as_far_as_it_goes(foe, lost, works):
    match = turn(face(foe, "blank thorn" + FILL, items=[["plate"]]), "thorn")
    assert (9 - match.table.health[0], used(match) == ["item/plate"]) == (lost, works)


def test_fury_a_card_that_was_uncovered_avoids_in_the_second_attack_too():
    match = turn(face("mad_parry", "guard quick" + FILL), "guard", "quick")
    answer(match, fight_defend=DONE)
    assert (laid(match), match.table.health) == ([], [9])


def test_terror_that_is_avoided_wakes_no_skill_though_treachery_lets_the_damage_through():
    skill = {"skills": [["pt_cou/front"]]}
    calm = endure(meet("traitor", "calm" + FILL, **skill), "calm")
    bare = endure(meet("traitor", "hold" + FILL, **skill), "hold")
    assert (calm.table.health, calm.table.terror, calm.table.pool) == ([7], [0], 0)
    assert (bare.table.health, bare.table.terror, bare.table.pool) == ([7], [1], 1)


def test_vest_buckler_and_guard_avoid_each_their_own_and_the_second_attack_finds_the_guard_alone():
    """1 damage twice: the guard is enough each time, and the vest is not used up for nothing (TG-76)."""
    match = meet("fury", "blank guard" + FILL, items=[["vest", "buckler"]])
    endure(match, "guard")
    assert match.table.health == [9]


# -- whose they are ----------------------------------------------------------------------------------------


def test_an_attack_on_each_is_avoided_by_the_armour_of_the_active_hero_alone():
    """[3. The enemy's attack], [During the attack], [Parties]"""
    match = turn(face("sweeper", "blank" + FILL, "blank" + FILL, items=[["vest"], ["coat"]]), "blank")
    assert match.table.health == [8, 6]


def test_a_card_of_another_helps_the_idle_against_the_attack_but_not_against_the_opportunity():
    """[Abilities], [During the attack], [Opportunity]"""
    t = endure(endure(face("dummy", "guard" + FILL, "mark" + FILL), "guard")).table
    assert (t.health, t.terror) == ([9, 8], [0, 1])
