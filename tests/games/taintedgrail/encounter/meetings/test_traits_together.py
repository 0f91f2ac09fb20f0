"""[Special features of fights] Several traits at once, or one with something else."""

import pytest

from tests.games.taintedgrail.helpers import asked, pick, play
from tests.games.taintedgrail.helpers.encounter import (
    END,
    ESCAPE,
    FILL,
    begin,
    endure,
    events,
    face,
    keep,
    laid,
    lay,
    meet,
    over,
    turn,
)

# -- charge, ambush, sluggish ------------------------------------------------------------------------------


def test_a_charge_kills_the_first_before_his_card_and_the_second_is_not_charged():
    match = meet("charger", "mark" + FILL, "mark" + FILL, health=[2, 8])
    play(match, 0)
    t = match.table
    assert (t.inside, t.dying, t.active, t.health) == ((1,), [2, 0], 1, [0, 8])
    assert (t.terror, laid(match), events(match, "fight.opportunity")) == ([0, 0], [], [])


def test_a_charge_hurts_and_the_pain_draws_more_than_the_deck_holds_so_he_escapes_without_an_attack():
    match = meet("charger", "mark blank blank two", skills=[["pt_agg/back"]])
    t = match.table
    assert (over(match), t.health, t.energy, t.terror) == ("else", [7], [5], [1])


def test_four_heroes_and_a_sluggish_enemy_begin_with_three_cards_and_draw_two_anew():
    match = begin("sluggish", *["mark two big blank blank blank blank"] * 4)
    assert [len(hand) for hand in match.table.hands] == [3, 3, 3, 3]
    match.play(0, True)
    assert (len(match.table.hands[0]), len(match.table.thrown[0])) == (2, 3)


def test_a_charge_fells_the_first_and_an_enemy_without_a_value_is_beaten_at_readiness():
    """[Charge], [You are dying], [Value] TG-40, TG-44"""
    match = face("gust", "mark" + FILL, "mark" + FILL, health=[2, 8])
    assert (over(match), match.table.goods["exp"], match.table.dying) == ("win", [0, 1], [2, 0])


def test_a_charge_drives_out_who_came_dying_without_a_price_and_is_not_repeated():
    """[Charge], [At the door of death] (TG-79), [Escape] (TG-39)"""
    t = face("charger", "mark" + FILL, "mark" + FILL, health=[0, 5], dying=[2, 0]).table
    assert (t.inside, t.active, t.health, t.terror) == ((1,), 1, [0, 5], [0, 0])


def test_ambushed_and_charged_he_keeps_a_card_and_pain_draws_two_more():
    """[Ambush], [Charge], [Skills]"""
    match = play(keep(begin("pouncer", "mark two big" + FILL, skills=[["pt_agg/back"]])), "two")
    assert (sorted(match.table.hands[0]), match.table.health) == (["blank", "blank", "two"], [7])


# -- horde, fury, opportunist ------------------------------------------------------------------------------


def test_a_horde_empties_the_deck_he_is_short_at_the_end_of_the_round_and_the_other_fights_on():
    match = meet("horde", "mark blank blank two big", "mark" + FILL)
    play(match, 0)
    endure(match, "mark")
    assert (match.table.draw[0], match.table.inside) == ([], (0, 1))
    endure(match, "mark")
    t = match.table
    assert (t.inside, t.round, t.active, laid(match)) == ((1,), 2, 1, ["mark", "mark"])
    assert (t.energy, t.health) == ([5, 6], [8, 7])


def test_an_ambushed_hand_is_empty_when_a_fury_takes_markers_that_are_not_there_twice():
    """[Ambush], [Fury], [Negative pool]"""
    match = play(keep(begin("raging_ambusher", "mark" + FILL + " blank")), "blank")
    endure(match, "blank")
    assert (len(match.table.thrown[0]), len(match.table.draw[0]), match.table.round) == (2 + 4, 0, 2)


def test_a_raging_horde_mills_what_is_there_and_he_is_short_at_the_end_of_the_round():
    """[Horde], [Fury], [The deck runs short]"""
    match = endure(face("swarm", "blank" + " blank" * 5), "blank")
    assert (over(match), match.table.health, match.table.energy) == ("else", [6], [5])


@pytest.mark.parametrize(("cards", "end", "food"), [(["gain"], "else", 2), (["gain", "guard"], "win", 4)])
def test_an_opportunist_flees_from_the_one_card_that_would_have_won_before_the_check(cards, end, food):
    """[Opportunist], [Flight], [Check of victory] The hare of the rulebook is caught with two cards only."""
    match = endure(face("hare", "gain guard" + FILL), *cards)
    assert (over(match), match.table.goods["food"]) == (end, [food])


# -- robbers -----------------------------------------------------------------------------------------------


def test_a_robber_takes_wealth_and_items_of_all_but_no_secret_as_soon_as_the_last_is_weak():
    match = meet(
        "robber", "mark" + FILL, "mark" + FILL, health=[3, 1], goods={"wealth": [3, 2], "food": [2, 2]},
        items=[["satchel"], ["drum"]], secrets=[["old_sword"], []],
    )  # fmt: skip
    play(match, 0)
    endure(match, "mark")
    t = match.table
    assert (over(match), t.health, t.goods["wealth"], t.items) == ("else", [1, 1], [0, 0], [(), ()])
    assert (t.secrets[0], t.goods["food"]) == (("old_sword",), [2, 2])


def test_a_strong_one_escapes_the_robber_looks_at_who_is_left_and_the_other_keeps_his_own():
    match = meet(
        "robber", "mark" + FILL, "mark" + FILL, health=[9, 1], goods={"wealth": [3, 2]},
        items=[["satchel"], ["drum"]],
    )  # fmt: skip
    play(match, 0, ESCAPE)
    t = match.table
    assert (over(match), t.health, t.energy[0]) == ("else", [8, 1], 5)
    assert (t.goods["wealth"], t.items) == ([3, 0], [("satchel",), ()])


def test_tg_82_a_robber_sees_that_who_is_driven_out_leaves_only_the_weak():
    scene = {"health": [2, 8, 3], "skills": [[], ["pt_agg/back"], []], "goods": {"wealth": [1, 1, 1]}}
    match = lay(face("cutpurse", "sting" + FILL, "blank " * 4, "blank" + FILL, **scene), "sting")
    assert (over(match), match.table.health) == ("else", [0, 6, 1])
    assert events(match, "fight.robbed") == [{"seats": (2,)}]


def test_one_falls_dying_before_the_robber_who_then_sees_only_a_weak_one_left():
    """The hero who fell has left at once and keeps their purse; all who are present are weak: they are
    robbed."""
    match = meet("robber", "mark" + FILL, "mark" + FILL, health=[2, 1], goods={"wealth": [3, 2]})
    play(match, 0)
    endure(match, "mark")
    t = match.table
    assert (over(match), t.dying, t.goods["wealth"]) == ("else", [2, 0], [3, 0])


def test_the_robber_sees_the_last_strong_one_weakened_by_the_blow_at_his_back_and_robs_both():
    """[Robber], [Escape], [Opportunity] The hero suffers it before they are out (TG-82)."""
    goods = {"goods": {"wealth": [3, 2]}}
    match = play(face("robber", "mark" + FILL, "mark" + FILL, health=[2, 1], **goods), ESCAPE)
    assert (over(match), match.table.health, match.table.goods["wealth"]) == ("else", [1, 1], [0, 0])


def test_a_charge_makes_the_last_strong_one_weak_and_the_robber_robs_both_before_a_card_is_laid():
    """[Charge], [Robber], [Parties]"""
    match = face("highwayman", "mark" + FILL, "mark" + FILL, health=[3, 1], goods={"wealth": [4, 2]})
    assert (over(match), match.table.goods["wealth"], match.table.health) == ("else", [0, 0], [1, 1])


def test_blood_that_pays_for_the_winning_markers_brings_the_robber_before_the_check():
    """[Robber], [Check of victory], [Costs]"""
    match = lay(face("beggar", "bleed" + FILL, health=[2], goods={"wealth": [1]}), "bleed")
    pick(match, 0)
    assert (over(match), match.table.goods["wealth"], match.table.goods["exp"]) == ("else", [0], [0])


def test_the_robber_comes_between_the_two_attacks_of_a_fury():
    """[Robber], [Fury], [The end]"""
    match = endure(face("raging_robber", "blank" + FILL, health=[3], items=[["club"]]), "blank")
    assert (over(match), match.table.health, match.table.items) == ("else", [1], [()])


# -- crushers ----------------------------------------------------------------------------------------------


def test_crush_hits_the_weapon_of_one_who_escaped_and_whose_marker_wins_at_readiness_for_the_other():
    """The club gives a marker when the hero becomes active; readiness finds the value reached (TG-44)."""
    match = meet("crusher", "mark" + FILL, "mark" + FILL, items=[["club"], []], secrets=[[], ["old_sword"]])
    play(match, 0, ESCAPE)
    t = match.table
    assert (over(match), t.items, t.secrets) == ("win", [(), ()], [(), ("old_sword",)])


def test_crush_spares_the_weapon_that_was_left_out_and_the_twin_that_lay_face_down():
    match = begin("crusher", "mark" + FILL, items=[["club", "sling"]], stowed=[["sling"]])
    assert asked(match) == "enc.gear"
    keep(play(match, "item/club"))
    turn(match, "mark")
    assert (over(match), sorted(match.table.items[0])) == ("win", ["club", "sling"])


def test_tg_87_crush_takes_the_weapon_of_who_has_fallen_too():
    """[Crush] All members, even those who were dying when it began (TG-79)."""
    for state in ({"health": [9]}, {"health": [0], "dying": [2]}):
        match = endure(face("smash", "blank" + FILL, items=[["club"]], **state), "blank")
        assert (over(match), match.table.items) == ("else", [()])


def test_crush_takes_the_club_but_not_the_sling_of_the_loot_and_takes_it_from_the_idle_too():
    """[Crush], [Loot], [Items and gear] The enemy who flees from the idle leaves no loot."""
    gear = {"items": [["club"]], "item_deck": ["sling"]}
    match = play(endure(face("blunt", "mark" + FILL, **gear), "mark"), "sling")  # which is in use
    assert (over(match), match.table.items, match.table.item_deck) == ("win", [("sling",)], ["club"])
    match = endure(face("blunt", "mark" + FILL, **gear))
    assert (over(match), match.table.items, sorted(match.table.item_deck)) == (
        "else",
        [()],
        ["club", "sling"],
    )


def test_a_lost_weapon_thrown_by_a_card_is_paid_from_gear_and_crush_finds_none():
    """`throw` pays the item for 3 markers; the crusher is beaten; nothing is left to crush, nothing twice."""
    match = meet("crusher", "throw" + FILL, items=[["club"]])
    lay(match, "throw")
    assert asked(match) == "choose.way"
    pick(match, 0)
    play(match, END)
    t = match.table
    assert (over(match), t.items, t.item_deck.count("club")) == ("win", [()], 2)
