"""Cards that are covered, discarded, taken back or given up."""

import pytest

from tests.games.taintedgrail.helpers import answer, asked, first, legal, pick, play
from tests.games.taintedgrail.helpers.encounter import FILL, begin, endure, face, laid, lay, meet, turn, use

# -- what a card has left to say ---------------------------------------------------------------------------


def test_a_card_that_throws_itself_out_goes_on_but_is_no_longer_the_first_that_lies():
    match = lay(face("idle", "step_off" + FILL), "step_off")
    assert (laid(match), match.table.terror, match.table.pool) == ([], [0], 1)


def test_a_card_that_has_left_has_no_charges_to_pay_with():
    """[Charges] They are discarded with it."""
    match = endure(face("cutter", "paying_off" + FILL), "paying_off")
    assert (laid(match), match.table.pool) == ([], 1)


def test_tg_119_what_a_card_has_left_to_say_is_not_done_to_the_card_that_lies_in_its_place():
    """[Charges], [TG-85] Neither charged nor taken back; nor is the card that is gone."""
    match = use(lay(face("idle", "swap guard" + FILL), "swap", "guard"), "card/swap")
    assert match.table.sequence == [("guard", 0, 0, 0, False)]
    assert (endure(match).table.thrown, laid(match)) == ([["swap"]], ["guard"])


def test_tg_85_a_card_that_has_been_discarded_is_not_taken_back():
    match = endure(face("blow", "bounce" + FILL), "bounce")
    assert (laid(match), match.table.thrown, match.table.health) == ([], [["bounce"]], [9])


# -- covered and placed ------------------------------------------------------------------------------------


def test_the_second_ability_of_a_card_that_the_first_has_thrown_out_does_not_follow():
    match = lay(face("idle", "slip_off guard" + FILL), "slip_off", "guard")
    assert (laid(match), match.table.pool) == (["guard"], 0)


def test_on_placement_fires_for_the_card_just_laid_and_not_for_its_twin_that_threw_it_out():
    """[On placement] The old one covered throws out the new one: nothing has been placed that still lies."""
    match = lay(face("idle", "tear_twin tear_twin" + FILL), "tear_twin")
    assert match.table.pool == 1
    assert (laid(lay(match, "tear_twin")), match.table.pool) == (["tear_twin"], 1)


def test_on_placement_fires_for_the_card_just_laid_if_its_twin_below_has_left():
    match = lay(face("idle", "slip_twin slip_twin" + FILL), "slip_twin", "slip_twin")
    assert (laid(match), match.table.pool) == (["slip_twin"], 2)


def test_a_covered_card_asks_for_a_draw_that_the_active_hero_cannot_make():
    """[Covered cards], [The deck runs short], [Parties]: both cards stay, and no attack follows."""
    match = lay(turn(face("idle", "covered_draw" + FILL, "blank blank blank"), "covered_draw"), "blank")
    assert (match.table.inside, laid(match)) == ((0,), ["covered_draw", "blank"])


# -- discarded and taken back ------------------------------------------------------------------------------


@pytest.mark.parametrize(("yes", "pool"), [(True, 2), (False, 0)])
def test_what_a_card_may_do_when_it_is_discarded_the_active_hero_decides(yes, pool):
    match = lay(endure(face("idle", "perhaps cutting" + FILL), "perhaps"), "cutting")
    assert (asked(match), legal(match)) == ("enc.ability", {True, False})
    play(match, yes)
    assert (match.table.pool, match.table.terror) == (pool, [pool // 2])


def test_what_a_card_does_once_in_an_encounter_when_it_is_discarded_is_used_up():
    match = endure(face("cutter", "only_once only_once" + FILL), "only_once")
    assert (laid(match), match.table.pool) == ([], 2)
    assert (laid(endure(match, "only_once")), match.table.pool) == ([], 2)


def test_tg_85_a_card_that_falls_at_the_end_of_a_round_comes_back_with_the_next():
    """[III. The end of the round] By gear, or by the opportunity of one who cannot draw."""
    match = endure(face("idle", "homing" + FILL, items=[["shears"]]), "homing")
    assert (laid(match), match.table.round, "homing" in match.table.hands[0]) == ([], 2, True)
    match = endure(endure(face("snips", "blank blank blank", "homing" + FILL), "blank"), "homing")
    assert (match.table.inside, "homing" in match.table.hands[1]) == ((1,), True)


def test_a_doubled_cut_while_laying_takes_both_cards_before_it_and_their_markers_stay():
    match = endure(meet("dummy", "mark two cutting" + FILL), "mark")
    lay(endure(match, "two"), "cutting")
    assert (laid(match), match.table.pool) == (["cutting"], 3)


def test_what_happens_if_a_card_is_discarded_happens_neither_from_the_hand_nor_from_the_deck():
    """[Bonuses: if discarded], [Negative pool], [Discarding from an empty hand]"""
    t = endure(face("thief", "mark last_words last_words parting" + FILL), "mark").table
    assert (t.pool, t.terror, sorted(t.thrown[0])) == (0, [0], ["last_words", "last_words", "parting"])


def test_cards_thrown_for_a_new_hand_can_be_fetched_back_but_are_not_drawn_at_the_end_of_the_round():
    match = begin("dummy", "mark two big regain blank blank")
    play(match, True)
    answer(match, enc_redraw=False)
    lay(match, "regain")
    assert (asked(match), legal(match)) == ("enc.retrieve", {"mark", "two", "big"})
    play(match, "big")
    t = match.table
    assert (sorted(t.hands[0]), sorted(t.thrown[0]), len(t.draw[0])) == (["big", "blank"], ["mark", "two"], 1)


# -- given up as a price -----------------------------------------------------------------------------------


def test_two_cards_that_are_to_be_paid_are_two():
    match = lay(face("idle", "spend_two blank blank mark"), "spend_two")
    pick(match, 0)
    answer(match, discard_which=first)
    assert (match.table.hands[0], match.table.pool) == ([], 3)


def test_of_two_weapons_alike_the_one_that_lies_face_down_is_given_up_and_the_other_stays_in_use():
    match = lay(face("idle", "throw" + FILL, items=[["club", "club"]], stowed=[["club"]]), "throw")
    pick(match, 0)
    t = match.table
    assert (t.items, t.stowed, t.gear) == ([("club",)], [()], [("club",)])


def test_a_price_of_a_card_cannot_be_paid_from_the_deck_by_an_ambushed_hand():
    """The hero kept only the offer itself: their hand is empty when it is placed, and a price is not a
    loss."""
    match = meet("ambusher", "offer mark big" + FILL)
    play(match, "offer")
    lay(match, "offer")
    assert (match.table.pool, asked(match), len(match.table.thrown[0])) == (0, "fight.what", 2)
