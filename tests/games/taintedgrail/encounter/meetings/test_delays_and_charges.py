"""[Delay] and [Charges], with those who leave, cover or lend."""

from typing import Any

from tests.games.taintedgrail.helpers import answer, asked, legal, play
from tests.games.taintedgrail.helpers.encounter import (
    DONE,
    END,
    ESCAPE,
    FILL,
    endure,
    face,
    laid,
    lay,
    meet,
    over,
    through,
    turn,
    usable,
    use,
)


def lent(foe: str, card: str, **more: Any) -> Any:
    """The first has laid a card with charges, and the second is active."""
    match = lay(face(foe, card + FILL, "mark quick" + FILL, **more), card)
    play(match, END)
    return answer(match, fight_defend=DONE, fight_after=DONE)


# -- delays ------------------------------------------------------------------------------------------------


def test_a_passive_delay_is_covered_its_owner_dies_and_a_companion_has_the_fruit():
    match = meet("dummy", "much_later" + FILL, "mark" + FILL, health=[1, 8])
    play(match, 0)
    endure(match, "much_later")
    t = match.table
    assert (t.inside, t.active, t.sequence[0][2]) == ((1,), 1, 1)
    endure(match, "mark")
    assert (t.round, t.active, t.pool) == (2, 1, 3)  # 1 of the key, 2 of the delay


def test_a_covered_delay_is_uncovered_by_an_attack_that_cannot_be_avoided_and_fires_no_more():
    match = endure(meet("sure_killer", "later guard" + FILL), "later", "guard")
    t = match.table
    assert (laid(match), t.health, t.energy, t.pool, t.round) == (["later"], [7], [5], 0, 2)


def test_a_delay_cuts_a_card_that_comes_back_to_its_owner_in_the_activation_of_another():
    """The tokens go in the companion's activation; the card is not theirs, so it does not return to their
    hand."""
    match = meet("dummy", "later_cuts homing blank" + FILL, "mark two big" + FILL)
    play(match, 0)
    endure(match, "later_cuts", "homing")
    t = match.table
    assert (t.active, laid(match)) == (1, ["later_cuts"])
    assert (sorted(t.hands[0]), sorted(t.hands[1])) == (["blank", "homing"], ["big", "mark", "two"])


def test_a_delay_hurts_who_is_active_he_dies_before_his_card_and_nothing_strikes_him():
    match = meet("dummy", "later_hurts" + FILL, "mark" + FILL, health=[9, 1])
    play(match, 0)
    endure(match, "later_hurts")
    t = match.table
    assert (t.health, t.dying, t.inside) == ([8, 0], [0, 2], (0,))
    assert (t.terror, t.round, t.active, laid(match)) == ([0, 0], 2, 0, ["later_hurts"])


def test_tg_10_a_card_whose_keys_drive_its_hero_out_covers_the_one_before_it():
    """[Delay] The covered card loses its token, though the upper one came to lie without its ability."""
    match = endure(face("idle", "blank" + FILL, "late_mark reach blank"), "blank")
    lay(match, "late_mark", "reach")
    assert (match.table.inside, laid(match)) == ((0,), ["blank", "late_mark", "reach"])
    assert ([played[2] for played in match.table.sequence], match.table.pool) == ([0, 0, 0], 0)


def test_a_delay_reaches_the_value_but_who_then_lays_no_card_sees_the_enemy_flee():
    """[Delayed abilities], [Check for opportunity], [Flight]"""
    for cards, end, food in (((), "else", 2), (("blank",), "win", 3)):
        match = endure(endure(face("soft", "late_mark" + FILL), "late_mark"), *cards)
        assert (over(match), match.table.goods["food"]) == (end, [food])


def test_a_delay_reaches_the_value_but_the_comfort_cannot_be_drawn_so_the_guardian_stays():
    """[Delayed abilities], [The deck runs short], [Guardians] 2, 1 for idling, 1 for escaping."""
    match = endure(endure(face("watcher", "late_mark blank blank blank"), "late_mark"))
    t = match.table
    assert (over(match), t.health, t.energy, t.goods["exp"]) == ("else", [5], [5], [0])
    assert t.guardians == {"watcher": 101}


def test_a_delay_of_one_drives_the_next_out_at_the_full_price_and_it_is_the_first_ones_round_again():
    """[1. Delayed abilities], [The deck runs short], [Parties]"""
    t = turn(face("idle", "late_draw" + FILL, "blank" + " blank" * 4), "late_draw").table
    assert (t.inside, t.energy, t.health, t.round, t.active) == ((0,), [6, 5], [9, 7], 2, 0)


def test_two_tokens_go_in_the_activations_of_two_heroes_and_the_fruit_is_the_first_ones():
    """[1. Delayed abilities] (TG-11), [III. The end of the round], [Passive cards] (TG-10)"""
    match = turn(turn(face("idle", "late_more" + FILL, "blank" + FILL), "late_more"), "blank")
    assert match.table.pool == 0
    play(match, 0)
    assert (match.table.pool, match.table.active) == (2, 0)


# -- charges -----------------------------------------------------------------------------------------------


def test_charges_of_one_who_escaped_are_spent_by_another_from_under_his_own_card():
    match = meet("dummy", "stance" + FILL, "mark" + FILL)
    play(match, 0)
    lay(match, "stance")
    play(match, ESCAPE)
    turn(match, "mark")
    assert asked(match) == "fight.defend"
    through(use(match, "card/stance", 1))
    t = match.table
    assert (t.health, t.energy, t.terror, t.sequence[0][3]) == ([9, 8], [5, 6], [1, 0], 1)


def test_charges_stay_under_cover_an_attack_uncovers_them_and_a_companion_spends_them():
    match = meet("sure_killer", "mark" + FILL, "store guard" + FILL)
    play(match, 1)
    lay(match, "store", "guard")
    assert "card/store" not in usable(match)
    through(play(match, END))
    assert (match.table.active, laid(match), match.table.sequence[0][3]) == (0, ["store"], 2)
    use(use(match, "card/store", 1), "card/store", 1)
    assert (match.table.pool, match.table.sequence[0][3]) == (2, 0)
    assert "card/store" not in usable(lay(match, "mark"))


def test_charges_spent_after_the_first_attack_of_a_fury_win_before_the_second():
    """8 markers, 1 lost in the attack, 2 of charges: 9. Only one attack has struck."""
    match = meet("fury", "big gain gain store" + FILL, items=[["drum"]])
    turn(match, "big", "gain", "gain", "store")
    assert (asked(match), match.table.pool) == ("fight.after", 7)
    through(use(use(match, "card/store", 1), "card/store", 1))
    assert (over(match), match.table.health) == ("win", [8])


def test_tg_120_charges_that_the_attack_brings_can_be_spent_before_the_blow():
    """[Charges] At any moment; so the marker shifts the row of the table of attacks."""
    match = turn(face("banded", "sowing" + FILL), "sowing")
    assert (asked(match), match.table.pool) == ("fight.defend", 0)
    assert match.legal(0) == (("use", "card/sowing", 1, 0), DONE, ESCAPE)
    match = use(match, "card/sowing", 1)
    assert (match.table.pool, match.table.health, match.table.terror) == (0, [7], [1])  # 1-2: dmg 2; pool -1


def test_charges_that_he_takes_of_free_will_can_be_spent_before_the_blow_as_well():
    match = use(turn(face("blow", "seeding" + FILL), "seeding"), "card/seeding")
    assert (asked(match), usable(match), match.table.health) == ("fight.defend", ["card/seeding"], [9])


def test_where_no_charge_came_in_the_step_nobody_is_asked_before_the_blow():
    for card in ("store", "drain"):
        match = turn(face("blow", card + FILL), card)
        assert (asked(match), match.table.health) == ("fight.after", [7])


def test_charges_for_a_bolt_are_of_no_use_against_the_agile_after_the_second_card():
    """[Agile], [Charge], [Laying further cards]"""
    match = lay(use(lay(face("agile", "spur feint mark" + FILL), "spur"), "card/spur", 1), "feint")
    assert not [option for option in legal(match) if option[0] == "lay"]


# -- charges of others -------------------------------------------------------------------------------------


def test_tg_12_who_refuses_is_not_asked_again_in_this_activation():
    match = lent("idle", "store")
    option = next(o for o in legal(match) if o[0] == "use")
    play(match, option)
    assert (asked(match), match.to_move) == ("enc.lend", (0,))
    play(match, False)
    assert (match.to_move, usable(match)) == ((1,), [])
    turn(match, "quick")
    assert asked(match) == "enc.who"


def test_tg_12_of_two_attacks_of_fury_the_owner_is_asked_once():
    match = lent("furious", "stance")
    turn(match, "quick")
    use(match, "card/stance", 1)
    assert (asked(match), match.to_move, match.table.guard["attack"]) == ("fight.defend", (1,), 2)
    play(match, next(option for option in legal(match) if option[0] == "use"))
    assert (asked(play(match, DONE)), match.table.health[1]) == ("enc.who", 8)


def test_tg_12_a_refusal_goes_with_the_card_when_another_leaves():
    match = lay(face("light", "once stance" + FILL, "mark quick" + FILL), "once", "stance")
    play(match, END, DONE)
    turn(match, "quick")
    play(match, next(o for o in legal(match) if o[1:2] == ("card/stance",)))
    assert asked(match) == "enc.lend"
    play(match, False)
    use(match, "card/once")
    assert (asked(match), laid(match), match.table.health) == ("enc.who", ["stance", "quick"], [8, 7])
