"""[Special features of fights] The twelve traits."""

import pytest

from tests.games.playing import asked, legal, play
from tests.games.taintedgrail.helpers_enc import (
    DONE,
    END,
    ESCAPE,
    begin,
    events,
    laid,
    lay,
    meet,
    over,
    turn,
)

FILL = " blank blank blank blank blank blank"


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
    assert (t.items, t.secrets, t.stowed) == ([[]], [["old_sword"]], [[]])
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
    assert (t.inside, t.dying[1] > 0, robbed(match), t.goods["wealth"]) == ([0], True, [], [4, 3])
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
    assert (t.inside, t.active, t.terror, t.health) == ([0], 0, [0, 0], [9, 0])


# -- fury ------------------------------------------------------------------------------------------------


def test_fury_the_attack_step_twice_and_tg_16_with_the_new_pool():
    """Two markers: the upper row takes one away; then the lower row strikes."""
    match = turn(meet("fury", "two" + FILL), "two")
    assert (asked(match), legal(match)) == ("fight.defend", {ESCAPE, DONE})  # between the two
    assert (match.table.health, match.table.pool) == ([8], 1)
    play(match, DONE)
    assert (match.table.health, match.table.pool, match.table.round) == ([7], 1, 2)


def test_fury_abilities_work_in_each_of_the_two_steps():
    match = turn(meet("fury", "blank guard" + FILL), "guard")
    play(match, DONE)
    assert match.table.health == [9]


def test_fury_dying_of_the_first_attack_is_spared_the_second():
    match = turn(meet("fury", "two" + FILL, health=[1]), "two")
    assert (over(match), match.table.health) == ("else", [0])


def test_fury_one_may_escape_between_the_attacks():
    match = play(turn(meet("fury", "mark" + FILL), "mark"), ESCAPE)
    assert (over(match), match.table.health, match.table.energy, match.table.terror) == (
        "else",
        [8],
        [5],
        [1],
    )


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


# -- horde -----------------------------------------------------------------------------------------------


def test_horde_two_cards_of_the_deck_before_each_attack():
    match = turn(meet("horde", "mark blank blank big two blank"), "mark")
    assert match.table.thrown[0] == ["big", "two"]


def test_tg_5_horde_takes_what_is_there_and_is_no_drawing():
    match = meet("horde", "mark blank blank big")
    turn(match, "mark")
    assert events(match, "enc.milled")[0]["cards"] == ("big",)
    assert [event["seat"] for event in events(match, "enc.short")] == [0]  # only the card of the round


# -- treachery -------------------------------------------------------------------------------------------


def test_treachery_damage_of_the_attack_cannot_be_avoided():
    match = turn(meet("traitor", "wall" + FILL), "wall")
    assert match.table.health == [7]


def test_tg_38_treachery_cancelling_leaves_the_damage():
    match = turn(meet("traitor", "must_trap" + FILL), "must_trap")
    assert (match.table.health, match.table.terror, laid(match)) == ([7], [0], [])


def test_treachery_terror_can_be_avoided():
    match = turn(meet("traitor", "calm" + FILL), "calm")
    assert (match.table.health, match.table.terror) == ([7], [0])


def test_treachery_an_ability_that_does_more_avoids_no_damage_either():
    match = turn(meet("traitor", "both" + FILL), "both")
    assert (match.table.health, match.table.terror) == ([7], [0])


def test_treachery_is_for_the_attack_step_only():
    match = turn(meet("traitor", "mark" + FILL, items=[["feather"]]))
    assert match.table.health == [9 - 1 - 2]  # one of the opportunity's two was avoided


def test_fury_treachery_and_avoiding_markers():
    """Damage comes through twice; the marker is kept each time."""
    match = turn(meet("raging_traitor", "two hold" + FILL), "two", "hold")
    play(match, DONE)
    assert (match.table.health, match.table.pool) == ([7], 2)


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
    assert (over(match), match.table.items, match.table.secrets) == ("win", [[]], [["old_sword"]])


def test_crush_spares_what_was_left_out():
    match = begin("crusher", "mark" + FILL, items=[["club"]])
    play(match, "item/club", False)
    turn(match, "mark")
    assert match.table.items == [["club"]]


def test_crush_spares_secrets():
    match = turn(meet("crusher", "mark" + FILL, secrets=[["old_sword"]]), "mark")
    assert match.table.secrets == [["old_sword"]]


def test_tg_87_crush_hits_who_escaped_too():
    match = play(meet("crusher", "mark" + FILL, items=[["club"]]), ESCAPE)
    assert (over(match), match.table.items) == ("else", [[]])
