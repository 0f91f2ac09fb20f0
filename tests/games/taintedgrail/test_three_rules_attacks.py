"""Three rules at once, in what the enemy does: traits, opportunity, leaving, and who gets what.

The right end of each situation was worked out from the rulebook and the rulings before it was played.
"""

from tests.games.playing import asked, play
from tests.games.taintedgrail.helpers.encounter import (
    END,
    ESCAPE,
    begin,
    events,
    keep,
    laid,
    meet,
    over,
    through,
    turn,
    use,
)

FILL = " blank blank blank blank blank blank"


# -- the attack --------------------------------------------------------------------------------------------


def test_fury_treachery_and_a_trap_the_damage_comes_all_the_same_the_trap_holds_the_pool_once():
    """First attack: cancelled but for its damage; the trap is gone. Second attack: 1 damage, 1 marker."""
    match = through(turn(meet("raging_traitor", "mark must_trap" + FILL), "mark", "must_trap"))
    t = match.table
    assert (laid(match), t.health, t.pool, t.round) == (["mark"], [7], 0, 2)


def test_fury_and_a_grudge_count_the_damage_of_each_attack_alone_after_its_parts():
    """1: 1 damage, so 2. 2: 1 damage and a marker lost, then 1 for the damage of this attack: 2."""
    match = through(turn(meet("fury", "mark grudge" + FILL), "mark", "grudge"))
    assert (match.table.health, match.table.pool) == ([7], 2)


def test_a_short_deck_in_the_second_attack_of_a_fury_the_vest_spared_him_the_first():
    """The vest avoids once in the encounter. The second damage draws 2 of a deck of 1: he escapes."""
    match = meet("fury", "mark blank blank two", items=[["vest"]], skills=[["pt_agg/back"]])
    through(turn(match, "mark"))
    t = match.table
    assert (over(match), t.health, t.energy, t.terror) == ("else", [8], [5], [1])
    assert len(events(match, "fight.escapes")) == 1


def test_a_horde_empties_the_deck_he_is_short_at_the_end_of_the_round_and_the_other_fights_on():
    match = meet("horde", "mark blank blank two big", "mark" + FILL)
    play(match, 0)
    through(turn(match, "mark"))
    assert (match.table.draw[0], match.table.inside) == ([], (0, 1))
    through(turn(match, "mark"))
    t = match.table
    assert (t.inside, t.round, t.active, laid(match)) == ((1,), 2, 1, ["mark", "mark"])
    assert (t.energy, t.health) == ([5, 6], [8, 7])


def test_a_pool_below_nought_empties_hand_and_deck_without_drawing_then_the_round_finds_it_short():
    """1 marker of 4: three cards, two of the hand and one of the deck. Next round: nothing left to discard,
    and nothing to draw: an escape, whose opportunity finds nothing either."""
    match = through(turn(meet("thief", "mark blank blank two mark"), "mark"))
    t = match.table
    assert (t.pool, t.hands[0], t.draw[0], t.round) == (0, ["mark"], [], 2)
    through(turn(match, "mark"))
    assert (over(match), t.energy, t.health) == ("else", [5], [9])


def test_a_card_discarded_by_the_attack_gives_the_markers_that_win_after_it():
    """8 markers; 2 sure damage; the last card goes and gives 2: 10 at the check, and energy is lost."""
    cards = ("big", "gain", "gain", "last_words")
    match = through(turn(meet("sure_killer", " ".join(cards) + FILL, items=[["drum"]]), *cards))
    assert (over(match), match.table.health, match.table.energy) == ("win", [7], [5])


def test_he_dies_in_the_first_part_of_an_attack_and_the_card_of_his_stays_under_his_companion():
    """2 sure damage at health 2: neither the last card nor energy follow, and the companion is next."""
    match = meet("sure_killer", "stance" + FILL, "mark" + FILL, health=[2, 8])
    play(match, 0)
    through(turn(match, "stance"))
    t = match.table
    assert (t.dying, t.inside, t.active, laid(match), t.sequence[0][3]) == ([2, 0], (1,), 1, ["stance"], 2)


def test_a_row_that_was_moved_up_charges_that_avoid_and_a_pool_below_nought_meet_in_one_step():
    """No marker, but the row of 1 and 2: 2 damage, of which the charges avoid 2; a marker is missing, so a
    card goes; 1 terror."""
    match = turn(meet("banded", "stance lure mark" + FILL), "stance", "lure")
    assert asked(match) == "choose.way"
    play(match, next(option for option in match.legal(0) if option[2] == 0))
    use(use(match, "card/stance", 1), "card/stance", 1)
    through(match)
    t = match.table
    assert (t.health, t.pool, t.terror, t.thrown[0], t.sequence[0][3]) == ([9], 0, [1], ["mark"], 0)


# -- the first activation ----------------------------------------------------------------------------------


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
    while asked(match) == "enc.redraw" and match.to_move[0] != 0:
        play(match, False)
    match.play(0, True)
    assert (len(match.table.hands[0]), len(match.table.thrown[0])) == (2, 3)


# -- opportunity and escape --------------------------------------------------------------------------------


def test_escape_with_no_energy_and_one_health_a_feather_avoids_the_opportunity():
    match = play(meet("wanderer", "mark" + FILL, items=[["feather"]], energy=[0], health=[1]), ESCAPE)
    t = match.table
    assert (over(match), t.energy, t.health, t.dying) == ("else", [0], [1], [0])


def test_escape_with_no_energy_and_one_health_the_opportunity_kills_and_he_has_left_once():
    match = meet("wanderer", "mark" + FILL, "mark" + FILL, energy=[0, 6], health=[1, 8])
    play(match, 0, ESCAPE)
    t = match.table
    assert (t.inside, t.health, t.dying, t.active) == ((1,), [0, 8], [2, 0], 1)


def test_no_card_the_enemy_flees_and_that_is_neither_won_nor_rewarded_but_an_end():
    coin = {"items": [["lucky_coin"]]}
    match = play(meet("soft", "mark" + FILL, goods={"food": [0]}, **coin), END)
    t = match.table
    assert (over(match), t.goods["food"], t.terror, t.goods["rep"]) == ("else", [0], [1], [1])
    assert t.under["green"] == ["soft"]


def test_one_escapes_the_opportunity_makes_the_enemy_flee_and_nobody_wins():
    """The club would have brought the companion half the way; the encounter is over for both."""
    match = meet("soft", "mark" + FILL, "big" + FILL, goods={"food": [0, 0]})
    play(match, 0, ESCAPE)
    t = match.table
    assert (over(match), t.energy, t.goods["food"], t.terror) == ("else", [5, 6], [0, 0], [0, 0])


def test_a_discard_or_food_as_opportunity_for_a_short_deck_with_an_empty_hand():
    """`pay food 1 or discard 2`: without food only the discard is left, and it finds nothing."""
    match = meet("banded", "mark blank blank", goods={"food": [0]})
    through(turn(match, "mark"))
    assert over(match) == "else"
    assert match.table.energy == [5]


# -- robbers and crushers ----------------------------------------------------------------------------------


def test_a_robber_takes_wealth_and_items_of_all_but_no_secret_as_soon_as_the_last_is_weak():
    match = meet(
        "robber", "mark" + FILL, "mark" + FILL, health=[3, 1], goods={"wealth": [3, 2], "food": [2, 2]},
        items=[["satchel"], ["drum"]], secrets=[["old_sword"], []],
    )  # fmt: skip
    play(match, 0)
    through(turn(match, "mark"))
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


def test_crush_hits_the_weapon_of_one_who_escaped_and_whose_marker_wins_at_readiness_for_the_other():
    """The club gives a marker when he becomes active; readiness finds the value reached (TG-44)."""
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


# -- rewards -----------------------------------------------------------------------------------------------


def test_a_guardian_is_beaten_by_who_stayed_who_escaped_gets_nothing_and_it_goes_under_its_deck():
    match = meet("watcher", "mark" + FILL, "big" + FILL)
    play(match, 0, ESCAPE)
    turn(match, "big")
    t = match.table
    assert (over(match), t.goods["exp"], t.guardians, t.under["purple"]) == ("win", [0, 1], {}, ["watcher"])


def test_the_last_one_falls_dying_before_a_guardian_which_stays_where_they_met():
    match = meet("watcher", "blank" + FILL, "blank" + FILL, health=[9, 2], place=[102, 102])
    play(match, 0, ESCAPE)
    through(turn(match, "blank"))
    t = match.table
    assert (over(match), t.guardians, t.goods["exp"], t.dying) == ("else", {"watcher": 102}, [0, 0], [0, 2])


def test_reward_for_each_loot_for_two_of_three_and_an_encounter_that_waits():
    """Who died before gets neither; the next encounter begins when this one is over, without him or with."""
    match = meet("vanguard", "feint" + FILL, "mark" + FILL, "mark" + FILL, health=[1, 8, 8])
    play(match, 0)
    through(turn(match, "feint"))
    play(match, 1)
    turn(match, "mark")
    t = match.table
    assert (t.goods["exp"], t.enc) == ([0, 1, 1], "dummy")
