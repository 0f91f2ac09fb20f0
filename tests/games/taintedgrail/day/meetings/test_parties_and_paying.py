"""[Parties], [Travel], [Life tracks] Who goes along, and who pays."""

from typing import Any

from tests.games.taintedgrail.helpers import (
    EXPLORE,
    OWN,
    PASS,
    PLACE,
    alone,
    answer,
    asked,
    box,
    by,
    choose,
    day,
    everything,
    first,
    go,
    goods,
    legal,
    night,
    pick,
    play,
    shipped,
    together,
    tracks,
)
from tests.games.taintedgrail.helpers.encounter import ESCAPE, keep, win

VOW: Any = {"secrets": [[], ["vow"]], "place": [102, 102]}


def scattered(choice: int) -> Any:
    """The fourth event finds heroes at two places, and what they choose leads to a fight."""
    shown = {"place": [101, 105, 105], "shown": [101, 102, 103, 104, 105], "guardians": {"long_line": 102}}
    heroes = ["beor", "arev", "maggot"]
    timid = {"heroes": heroes, "attr": [{"spi": 0, "emp": 0}] * 3}
    match = shipped(3, phase="morning", event_deck=["c1_4"], read=["106.7"], **timid, **shown)
    match.table.chance.force([0])
    return play(play(match, ("book.4", 3)), choice)


# -- journeys ----------------------------------------------------------------------------------------------


def test_a_hard_road_a_pact_and_a_mule_the_first_journey_costs_two_and_the_second_three():
    match = day(today=["hard_road"], common=["pact"], items=[["mule"]])
    play(match, go(102))
    assert match.table.energy == [4]
    play(match, go(101))
    assert match.table.energy == [1]
    assert go(102) not in legal(match)


def test_two_savings_make_the_first_journey_free_even_without_energy_but_not_the_second():
    """1 less 1 less 1 is 0, not 1 gained; then the hero has nothing left to do, and dusk comes."""
    match = day(items=[["mule"]], skills=[["cau_1/front"]], energy=[0], goods={"food": [0]}, place=[102])
    assert go(106) in legal(match)
    play(match, go(106))
    t = match.table
    assert (t.place, t.energy) == ([106], [0])
    assert [option for option in legal(match) if option[0] == "travel"] == []


def test_who_has_no_energy_is_taken_along_by_another_it_is_his_turn_and_the_ash_frightens_both():
    match = together(day(2, energy=[0, 6]), 1, go(104))
    t = match.table
    assert (t.place, t.energy, t.terror) == ([104, 104], [0, 4], [1, 1])


def test_an_insane_one_travels_in_a_party_pays_for_his_madness_alone_and_arrives_with_all():
    """Terror 5 is red. The hero's energy is spent: they choose health. Then the ash: 1 terror each, once."""
    match = day(2, terror=[5, 0], energy=[1, 6])
    together(match, 1, go(104))
    assert (asked(match), match.to_move) == ("choose.way", (0,))
    pick(match, 1)
    t = match.table
    assert (t.place, t.energy, t.health, t.terror) == ([104, 104], [0, 5], [8, 8], [6, 1])


def test_a_mule_on_a_hard_road_saves_for_its_master_alone_though_they_travel_as_a_party():
    """1 and 2 by the road and the mule, 3 together, which they split as they like."""
    match = by(day(2, items=[["mule"]], today=["hard_road"]), 0, go(102), True)
    by(match, 1, True)
    assert (asked(match), legal(match)) == ("share.how", {(-2, -1), (-1, -2), (-3, 0), (0, -3)})
    play(match, (-1, -2))
    assert (match.table.place, match.table.energy) == ([102, 102], [5, 4])


def test_tg_111_nobody_is_left_behind_by_his_own_journey():
    """On a hard road everybody owes 2."""
    assert go(103) not in day(2, energy=[1, 2], today=["hard_road"]).legal(0)
    assert go(103) in day(2, energy=[1, 3], today=["hard_road"]).legal(0)


def test_tg_111_nor_if_the_one_who_could_help_stays():
    match = by(day(3, energy=[1, 2, 3], today=["hard_road"]), 0, go(103), (1, 2))
    by(match, 1, True)
    by(match, 2, False)
    assert (asked(match), match.table.place, match.table.acted[0]) == ("day.what", [101] * 3, False)


def test_who_paid_for_both_is_exhausted_like_the_other_and_each_regains_four():
    match = together(day(2, energy=[3, 0], goods={"food": [0, 0]}), 0, go(103))
    by(
        match, 0, PASS
    )  # the other has nothing to do, and passes automatically once nobody can take them along
    if asked(match) == "day.what":
        play(match, PASS)
    assert answer(match, grow_what=None, deck_change=None).table.energy == [5, 4]


def test_mad_he_travels_with_his_last_health_falls_and_still_arrives():
    """The hero chooses to lose a health; what happens at the Ash happens to them too."""
    match = play(day(terror=[5], health=[1], energy=[1], items=[["rope", "jack", "bell"]]), go(104))
    play(match, match.legal(0)[1])
    assert asked(match) == "dying.keep"
    play(match, ("bell", "rope"))
    assert (match.table.place, tracks(match), match.table.dying) == ([104], (0, 0, 6), [3])


# -- what one hero may not do ------------------------------------------------------------------------------


def test_who_may_not_travel_or_explore_does_not_do_it_in_a_party_either():
    match = day(2, **VOW)
    assert play(match, go(101)).table.place == [101, 102]  # nobody could be asked along
    match = day(2, **VOW)
    assert goods(play(match, EXPLORE), "food") == [3, 2]


def test_so_nobody_can_count_on_his_energy_for_it():
    match = day(2, energy=[1, 6], today=["hard_road"], **VOW)
    assert go(101) not in match.legal(0)
    assert PLACE in match.legal(0)


def test_who_may_not_trade_is_not_traded_with():
    match = day(2, **VOW)
    assert (("trade", 1) in match.legal(0), ("trade", 0) in match.legal(1)) == (False, False)


# -- actions -----------------------------------------------------------------------------------------------


def test_own_action_helped_by_a_companion_costs_the_doer_at_least_one_and_the_last_health_kills_after():
    """Bloodletting for the last health: the magic is gained, the fifth heals 2, so that the hero does not
    fall."""
    match = day(heroes=["druid"], health=[1], goods={"magic": [4]})
    play(match, OWN)
    assert (match.table.health, match.table.dying, goods(match, "magic")) == ([2], [0], [5])
    match = day(heroes=["druid"], health=[1], goods={"magic": [3]})
    play(match, OWN)
    assert (match.table.health, match.table.dying, goods(match, "magic")) == ([0], [3], [4])


def test_gossip_once_a_day_paid_by_a_companion_who_gets_the_name_and_closed_to_the_third():
    """[Location action] One cost, one result, once for the place; tomorrow it is open again."""
    match = day(3, energy=[1, 6, 6], goods={"rep": [0, 0, 0], "food": [0, 0, 0]})
    by(match, 0, PLACE, (1, 2))
    by(match, 1, True)
    by(match, 2, False)
    play(match, (0, -1), True)
    assert (asked(match), legal(match)) == ("choose.who", {0, 1})
    play(match, 1)
    assert (match.table.energy, goods(match, "rep"), PLACE in match.legal(2)) == ([1, 5, 6], [0, 1, 0], False)
    assert PLACE in night(match).legal(2)


def test_he_digs_with_his_last_health_and_his_companions_energy_is_paid_and_then_begins_to_die():
    """[Parties] Energy of another; [At death's door] after the effect (TG-30), and only one item is kept."""
    wanted = {"health": [1, 8], "energy": [1, 7], "items": [["rope", "spear"]], "goods": {"wealth": [0, 0]}}
    match = together(day(2, heroes=["smith", "hireling"], **wanted), 0, EXPLORE)
    choose(match, "Dig")
    play(match, 0)
    assert (asked(match), match.to_move) == ("pay.agree", (1,))
    play(match, True)
    t = match.table
    assert (t.energy, t.health, goods(match, "wealth")) == ([0, 0], [0, 8], [1, 0])
    play(match, ("rope",))
    assert (t.items, t.dying, everything(match)) == ([("rope",), ()], [2, 0], box())


def test_a_hunt_of_two_one_without_energy_the_prize_is_shared_and_both_fight_what_comes():
    match = day(2, place=[102, 102], energy=[0, 6], goods={"food": [0, 0]}, encounters={"green": ["hare"]})
    by(match, 1, PLACE, True)
    by(match, 0, True)
    answer(match, share_how=first)
    t = match.table
    assert (t.energy, t.enc, sorted(t.party), sum(goods(match, "food"))) == ([0, 4], "hare", [0, 1], 1)
    win(match)
    answer(match, share_how=first)
    assert (sum(goods(match, "food")), t.enc) == (3, "")


def test_tg_124_an_action_heals_who_has_passed_and_its_owner_says_whom():
    match = shipped(2, heroes=["beor", "arev"], items=[[], ["splints"]], place=[103, 103], health=[3, 8])
    by(match, 0, PASS)
    alone(match, 1, ("ability", "item/splints", 0))
    assert (asked(match), match.to_move, legal(match)) == ("choose.who", (1,), {0, 1})
    assert play(match, 0).table.health[0] == 5


def test_tg_124_not_who_is_elsewhere():
    match = shipped(2, heroes=["beor", "arev"], items=[[], ["splints"]], place=[101, 103], health=[3, 6])
    assert alone(match, 1, ("ability", "item/splints", 0)).table.health == [3, 8]


def test_joined_paid_by_others_and_felled_in_the_hunt():
    """Three go hunting at the cost of one; the loot is shared by those who are still there."""
    match = day(3, place=[102] * 3, energy=[1, 0, 6], encounters={"green": ["hare"]}, goods={"food": [0] * 3})
    by(match, 0, PLACE, (1, 2))
    answer(match, party_join=True)
    play(match, (0, 0, -2), True)
    assert (match.table.energy, asked(match)) == ([1, 0, 4], "share.how")
    play(match, (1, 0, 0))
    play(keep(match), 1, ESCAPE)
    win(match)
    assert asked(match) == "share.how"
    assert all([split[1:] for split in legal(match)])
    play(match, match.legal(match.to_move[0])[0])
    assert (goods(match, "food")[1], sum(goods(match, "food"))) == (0, 3)


def test_a_helper_of_a_characters_action_pays_the_rest_and_may_not_act_again():
    match = by(day(2, energy=[1, 2], place=[103, 103], item_deck=["jack"]), 0, OWN, True)
    by(match, 1, True, True)
    assert (match.table.energy, match.table.acted) == ([0, 0], [False, False])  # a new cycle has begun
    assert EXPLORE not in match.legal(0)


# -- [Parties] One place -----------------------------------------------------------------------------------


def test_tg_123_scattered_heroes_meet_an_encounter_at_one_place():
    assert (scattered(2).table.party, scattered(1).table.party) == ((1, 2), (1, 2))
    assert scattered(0).table.party == (0,)
