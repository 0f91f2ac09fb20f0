"""[Special features of fights] The twelve traits, except those of the attack step."""

import pytest

from tests.games.playing import asked, legal, play
from tests.games.taintedgrail.helpers.encounter import (
    END,
    ESCAPE,
    FILL,
    begin,
    events,
    lay,
    meet,
    over,
    turn,
)

# -- sluggish --------------------------------------------------------------------------------------------


def test_sluggish_one_card_more_at_the_start_and_at_the_end_of_each_round():
    match = meet("sluggish", "mark mark mark mark" + FILL)
    assert len(match.table.hands[0]) == 4
    turn(match, "mark")
    assert len(match.table.hands[0]) == 3 + 2


# -- guardian --------------------------------------------------------------------------------------------


def test_guardian_defeated_goes_under_its_deck():
    match = turn(meet("watcher", "two" + FILL, guardians={"watcher": 101}), "two")
    assert over(match) == "win"
    assert (match.table.guardians, match.table.under["purple"]) == ({}, ["watcher"])


@pytest.mark.parametrize("place", [101, 102])
def test_tg_20_a_guardian_that_was_not_defeated_stays_where_the_party_is(place):
    match = play(meet("watcher", "mark" + FILL, place=[place]), ESCAPE)
    assert over(match) == "else"
    assert (match.table.guardians, match.table.under["purple"]) == ({"watcher": place}, [])


def test_tg_20_it_stays_when_the_hero_is_dying():
    match = turn(meet("watcher", "blank" + FILL, health=[2]), "blank")
    assert (over(match), match.table.guardians) == ("else", {"watcher": 101})


def test_tg_48_a_guardian_that_flees_goes_under_its_deck():
    match = turn(meet("shy_watcher", "mark" + FILL, guardians={"shy_watcher": 101}), "mark")
    assert over(match) == "else"
    assert (match.table.guardians, match.table.under["purple"]) == ({}, ["shy_watcher"])


def test_a_guardian_of_the_story_stays_on_the_map_or_goes_nowhere():
    match = play(meet("tale_watcher", "mark" + FILL), ESCAPE)
    assert match.table.guardians == {"tale_watcher": 101}
    match = turn(meet("tale_watcher", "two" + FILL, guardians={"tale_watcher": 101}), "two")
    assert (match.table.guardians, match.table.under["purple"]) == ({}, [])


# -- robber ----------------------------------------------------------------------------------------------


def robbed(match):
    return [event["seats"] for event in events(match, "fight.robbed")]


def test_robber_takes_all_wealth_and_all_items_but_no_secrets():
    match = meet(
        "robber",
        "mark" + FILL,
        health=[3],
        goods={"wealth": [4], "food": [2]},
        items=[["satchel", "vest"]],
        stowed=[["vest"]],
        secrets=[["old_sword"]],
    )
    turn(match, "mark")
    t = match.table
    assert (over(match), t.health, t.goods["wealth"], t.goods["food"]) == ("else", [1], [0], [2])
    assert (t.items, t.secrets, t.stowed) == ([()], [("old_sword",)], [()])
    assert t.under["grey"] == ["robber"]


def test_tg_19_one_health_or_less_of_all():
    match = turn(meet("robber", "mark" + FILL, health=[4], goods={"wealth": [4]}), "mark")
    assert (match.table.health, match.table.goods["wealth"], asked(match)) == ([2], [4], "fight.what")


def test_tg_49_only_members_still_there_count_and_pay():
    """The healer is brought down and leaves; the brute has 5 health. Then the brute comes down to 1."""
    match = meet("robber", "mark mark mark" + FILL, "mark" + FILL, health=[3, 2], goods={"wealth": [4, 3]})
    play(match, 1)
    turn(match, "mark")
    t = match.table
    assert (t.inside, t.dying[1] > 0, robbed(match), t.goods["wealth"]) == ((0,), True, [], [4, 3])
    turn(match, "mark")
    assert (over(match), robbed(match), t.goods["wealth"]) == ("else", [(0,)], [0, 3])


def test_robber_comes_as_soon_as_the_last_strong_one_is_gone():
    """One has 1 health; the other, with 2, is brought to 0 and leaves: who is left is weak."""
    match = meet("robber", "mark" + FILL, "mark" + FILL, health=[1, 2], goods={"wealth": [4, 3]})
    play(match, 1)
    turn(match, "mark")
    assert (over(match), robbed(match), match.table.goods["wealth"]) == ("else", [(0,)], [0, 3])


def test_tg_82_who_falls_from_two_to_none_alone_is_not_robbed():
    match = turn(meet("robber", "mark" + FILL, health=[2], goods={"wealth": [4]}), "mark")
    assert (over(match), robbed(match), match.table.goods["wealth"]) == ("else", [], [4])


def test_tg_82_robber_of_those_who_come_weak():
    match = begin("robber", "mark" + FILL, health=[1], goods={"wealth": [4]})
    assert (over(match), match.table.goods["wealth"]) == ("else", [0])


# -- ambush ----------------------------------------------------------------------------------------------


def test_ambush_the_first_active_hero_keeps_one_card_of_his_choice():
    match = meet("ambusher", "mark big two blank blank blank")
    assert (asked(match), legal(match)) == ("fight.keep", {"mark", "big", "two"})
    play(match, "big")
    assert (match.table.hands[0], match.table.thrown[0]) == (["big"], ["mark", "two"])
    turn(match, "big")
    assert len(match.table.hands[0]) == 1


def test_ambush_only_the_first_of_the_fight():
    match = meet("ambusher", "mark mark mark" + FILL, "mark mark mark" + FILL)
    play(match, 1)
    assert [len(hand) for hand in match.table.hands] == [3, 1]  # equal cards: nothing to choose
    turn(match, "mark")
    assert (asked(match), match.table.active, len(match.table.hands[0])) == ("fight.what", 0, 3)


# -- charge ----------------------------------------------------------------------------------------------


def test_charge_the_first_active_hero_takes_two_damage():
    match = meet("charger", "mark mark" + FILL, "mark" + FILL)
    play(match, 1)
    assert match.table.health == [9, 6]
    turn(match, "mark")
    turn(match, "mark")
    play(match, 0)
    assert match.table.health == [9, 6]


def test_charge_that_kills_leads_to_the_next_hero():
    match = meet("charger", "mark" + FILL, "mark" + FILL, health=[9, 2])
    play(match, 1)
    t = match.table
    assert (t.inside, t.active, t.terror, t.health) == ((0,), 0, [0, 0], [9, 0])


# -- defence ---------------------------------------------------------------------------------------------


def test_defence_the_first_card_of_an_activation_adds_one_marker_less():
    match = lay(meet("defender", "more more blank" + FILL), "more")
    assert match.table.pool == 0
    lay(match, "more")
    assert match.table.pool == 1


def test_tg_18_defence_counts_keys_and_ability_together_once():
    match = lay(meet("defender", "gain blank blank" + FILL), "gain")
    assert match.table.pool == 2  # one of one, then two
    match = lay(meet("defender", "first_only blank blank" + FILL), "first_only")
    assert match.table.pool == 2  # no markers by keys: the ability adds one less


def test_tg_18_never_below_nothing():
    match = lay(meet("defender", "quick more blank" + FILL), "quick", "more")
    assert match.table.pool == 2  # the first card adds nothing; the second, doubled, is untouched


def test_defence_leaves_a_skill_alone():
    match = lay(meet("defender", "agg" + FILL, skills=[["pt_agg/front"]]), "agg")
    assert match.table.pool == 1
    match = lay(meet("defender", "feint" + FILL, skills=[["pt_agg/front"]]), "feint")
    assert match.table.pool == 1


# -- opportunist -----------------------------------------------------------------------------------------


def test_opportunist_strikes_who_lays_fewer_than_two_cards():
    match = turn(meet("opportunist", "mark quick" + FILL), "mark")
    assert (match.table.terror, len(match.table.hands[0])) == ([1], 3)
    match = turn(meet("opportunist", "mark quick" + FILL), "mark", "quick")
    assert match.table.terror == [0]


def test_tg_17_who_lays_no_card_suffers_one_opportunity_attack_and_draws():
    match = turn(meet("opportunist", "mark" + FILL))
    assert (match.table.terror, len(match.table.hands[0])) == ([1], 4)


# -- agile -----------------------------------------------------------------------------------------------


def test_agile_at_most_two_cards():
    match = lay(meet("agile", "quick quick quick" + FILL), "quick", "quick")
    assert legal(match) == {ESCAPE, END}
    turn(match)
    assert ("lay", "quick", False) in legal(match)


# -- crush -----------------------------------------------------------------------------------------------


def test_crush_weapons_that_were_used_are_discarded():
    match = begin("crusher", "mark" + FILL, items=[["club"]], secrets=[["old_sword"]], stowed=[["old_sword"]])
    play(match, None, False)
    turn(match, "mark")
    assert (over(match), match.table.items, match.table.secrets) == ("win", [()], [("old_sword",)])


def test_crush_spares_what_was_left_out():
    match = begin("crusher", "mark" + FILL, items=[["club"]])
    play(match, "item/club", False)
    turn(match, "mark")
    assert match.table.items == [("club",)]


def test_crush_spares_secrets():
    match = turn(meet("crusher", "mark" + FILL, secrets=[["old_sword"]]), "mark")
    assert match.table.secrets == [("old_sword",)]


def test_tg_87_crush_hits_who_escaped_too():
    match = play(meet("crusher", "mark" + FILL, items=[["club"]]), ESCAPE)
    assert (over(match), match.table.items) == ("else", [()])


def test_tg_87_a_weapon_that_was_taken_along_counts_as_used():
    match = begin("crusher", "mark" + FILL, items=[["sling"]])
    play(match, None, False)
    assert asked(match) == "enc.ability"
    play(match, False)
    turn(match, "mark")
    assert (over(match), match.table.items) == ("win", [()])
