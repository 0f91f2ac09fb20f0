"""[Bonuses] What each symbol of a joined key does, and what counts the joined keys."""

import pytest

from roundtable.games.taintedgrail.keys import joined_magic, joined_rows
from tests.games.playing import asked, legal, play
from tests.games.taintedgrail.helpers.encounter import END, events, laid, lay, meet, turn

FILL = " blank blank blank blank"
NO_MAGIC = {"magic": [0]}


def rows(match):
    return events(match, "enc.laid")[-1]["rows"]


# -- symbols ---------------------------------------------------------------------------------------------


def test_symbol_markers_go_into_the_pool():
    assert lay(meet("thief", "big" + FILL), "big").table.pool == 2


@pytest.mark.parametrize(("card", "times"), [("mark", 1), ("two", 2), ("three", 3)])
def test_symbol_multiplier_of_the_free_key(card, times):
    match = turn(meet("dummy", f"{card} mark" + FILL), card)
    before = match.table.pool
    lay(match, "mark")
    assert match.table.pool == before + times


def test_symbol_draw_takes_a_card():
    match = meet("thief", "drawing blank blank mark blank")
    lay(match, "drawing")
    assert match.table.hands[0] == ["blank", "blank", "mark"]


def test_symbol_bolt_allows_a_further_card_and_does_nothing_else():
    match = meet("thief", "mark quick blank" + FILL)
    lay(match, "mark")
    assert legal(match) == {("lay", "quick", False), ("escape",), END}
    lay(match, "quick")
    assert (match.table.pool, match.table.plays) == (1, 2)


def test_the_first_card_needs_no_bolt_and_no_key():
    assert ("lay", "blank", False) in legal(meet("thief", "blank mark" + FILL))


def test_symbol_bolt_must_be_on_the_card_that_is_laid():
    match = lay(meet("thief", "quick mark blank" + FILL), "quick")
    assert ("lay", "mark", False) not in legal(match)


def test_a_bolt_in_the_magic_row_needs_magic():
    match = lay(meet("dummy", "all_rows spark blank" + FILL, goods={"magic": [1]}), "all_rows")
    assert ("lay", "spark", True) in legal(match)
    assert ("lay", "spark", False) not in legal(match)


def test_symbol_multiplier_leaves_the_bolt_alone():
    match = lay(meet("thief", "two quick blank" + FILL), "two", "quick")
    assert [event["count"] for event in events(match, "fight.pool")] == [2]  # a bolt is nothing to tell of
    assert (match.table.pool, match.table.plays) == (2, 2)


def test_symbol_void_on_the_left_cancels_its_own_symbols():
    match = lay(meet("thief", "void_half" + FILL), "void_half")
    assert (rows(match), match.table.pool) == (("F",), 0)


def test_symbol_void_on_the_right_cancels_the_next_half():
    match = turn(meet("dummy", "void_half mark" + FILL), "void_half")
    lay(match, "mark")
    assert (rows(match), match.table.pool) == (("F",), 0)


def test_symbol_discard_last_takes_the_last_card_of_the_sequence():
    match = turn(meet("dummy", "mark mark cutting" + FILL), "mark")
    turn(match, "mark")
    lay(match, "cutting")
    assert laid(match) == ["mark", "cutting"]
    assert match.table.thrown[0] == ["mark"]


# -- rulings ---------------------------------------------------------------------------------------------


def test_tg_8_what_joins_is_settled_as_the_card_is_laid():
    """The courage key discards the card before, and the free key joined to that card still counts."""
    match = turn(meet("dummy", "cut_and_mark cut_and_mark blank" + FILL), "cut_and_mark")
    assert match.table.pool == 1  # nothing lay below but the enemy
    lay(match, "cut_and_mark")
    assert (match.table.pool, laid(match)) == (2, ["cut_and_mark"])


def test_tg_8_with_nothing_but_the_encounter_below_nothing_is_discarded():
    match = lay(meet("thief", "cutting" + FILL), "cutting")
    assert (laid(match), match.table.thrown[0]) == (["cutting"], [])


def test_tg_54_the_card_being_laid_is_not_discarded_by_its_own_key_but_by_its_ability():
    match = turn(meet("dummy", "mark own_cut cutting" + FILL), "mark")
    lay(match, "own_cut")
    assert laid(match) == ["mark"]
    match = turn(meet("dummy", "mark cutting blank" + FILL), "mark")
    lay(match, "cutting")
    assert laid(match) == ["cutting"]


def test_tg_9_and_tg_50_joined_keys_count_whatever_the_level_and_anew_each_time():
    """Of the halves in row A two pairs touch, though the hero has no aggression."""
    match = meet("dummy", "all_rows all_rows counted" + FILL, attr=[{"agg": 0}], goods=NO_MAGIC)
    turn(match, "all_rows")
    turn(match, "all_rows")
    before = match.table.pool
    lay(match, "counted")  # J(M) 0, J(A) 2, cards 1, hand, party 1
    hand = len(match.table.hands[0])
    assert match.table.pool - before == 0 + 2 + 1 + hand + 1


def test_tg_50_a_voided_pair_counts_as_joined():
    match = lay(meet("thief", "void_half" + FILL), "void_half")
    assert joined_rows(match.table, "F") == 1


def test_symbol_joined_attribute_keys_counts_a_row_in_the_whole_sequence():
    """The keys of all members, no matter who is active: rage adds one for each joined aggression."""
    match = meet("dummy", "strike blank blank" + FILL, "rage blank blank" + FILL, goods={"magic": [0, 0]})
    play(match, 0)
    turn(match, "strike")
    assert (match.table.active, match.table.pool, joined_rows(match.table, "A")) == (1, 2, 1)
    lay(match, "rage")
    assert match.table.pool == 3


def test_symbol_joined_magic_keys_counts_those_that_were_paid_and_still_lie():
    """A discarded card takes the magic on it along."""
    match = lay(meet("dummy", "mage cutting blank" + FILL, goods={"magic": [1]}), "mage!")
    assert joined_magic(match.table) == 1
    turn(match)
    lay(match, "cutting")
    assert (laid(match), joined_magic(match.table), match.table.goods["magic"]) == (["cutting"], 0, [0])
    unpaid = lay(meet("dummy", "mage cutting blank" + FILL, goods={"magic": [1]}), "mage")
    assert joined_magic(unpaid.table) == 0


def test_tg_50_a_pair_whose_card_was_discarded_no_longer_counts():
    match = meet("dummy", "all_rows all_rows cutting" + FILL, goods=NO_MAGIC)
    turn(match, "all_rows")
    turn(match, "all_rows")
    assert joined_rows(match.table, "C") == 2
    lay(match, "cutting")
    assert (laid(match), joined_rows(match.table, "C")) == (["all_rows", "cutting"], 1)


def test_counted_terms_magic_cards_hand_and_party():
    match = meet("dummy", "all_rows counted blank" + FILL, goods={"magic": [1]})
    lay(match, "all_rows!", "counted")
    assert match.table.pool == 5 + 1 + 1 + 2 + 1 + 1  # keys; magic, aggression, cards, hand, party


def test_tg_13_the_multiplier_counts_for_drawing_and_discarding_too():
    match = turn(meet("dummy", "two drawing blank blank blank blank blank"), "two")
    before = len(match.table.hands[0])
    lay(match, "drawing")
    assert len(match.table.hands[0]) == before - 1 + 2
    match = turn(meet("dummy", "mark mark two cutting" + FILL), "mark")
    turn(match, "mark")
    turn(match, "two")
    lay(match, "cutting")
    assert laid(match) == ["mark", "cutting"]


def test_tg_36_any_member_still_there_may_pay_for_a_magic_key():
    match = meet("dummy", "mage" + FILL, "mage" + FILL, "mage" + FILL, goods={"magic": [0, 1, 1]})
    play(match, 0, ("lay", "mage", True))
    assert (asked(match), match.to_move, legal(match)) == ("enc.payer", (0,), {1, 2})
    play(match, 2, True)
    assert (match.table.goods["magic"], match.table.pool) == ([0, 1, 0], 2)


def test_tg_71_anothers_magic_is_spent_only_if_they_agree():
    match = meet("dummy", "mage" + FILL, "mage" + FILL, goods={"magic": [0, 1]})
    play(match, 0, ("lay", "mage", True))
    assert (asked(match), match.to_move) == ("enc.spend", (1,))
    assert match.question(1).about == {"seat": 0, "card": "mage"}
    play(match, True)
    assert (match.table.goods["magic"], match.table.pool, asked(match)) == ([0, 0], 2, "fight.what")


def test_tg_71_who_refuses_keeps_it_and_is_not_asked_again_in_this_activation():
    match = meet("dummy", "mage" + FILL, "mage" + FILL, goods={"magic": [0, 1]})
    play(match, 0, ("lay", "mage", True), False)
    assert (match.table.goods["magic"], match.table.pool, match.table.plays) == ([0, 1], 0, 0)
    assert (asked(match), match.to_move) == ("fight.what", (0,))
    assert {option for option in legal(match) if option[1:2] == ("mage",)} == {("lay", "mage", False)}


def test_tg_71_ones_own_magic_needs_nobodys_consent():
    match = meet("dummy", "mage" + FILL, "mage" + FILL, goods={"magic": [1, 0]})
    play(match, 0, ("lay", "mage", True))
    assert (match.table.goods["magic"], asked(match)) == ([0, 0], "fight.what")


def test_tg_71_if_one_refuses_another_may_still_pay():
    match = meet("dummy", "mage" + FILL, "mage" + FILL, "mage" + FILL, goods={"magic": [0, 1, 1]})
    play(match, 0, ("lay", "mage", True), 1, False)
    play(match, ("lay", "mage", True))
    assert (asked(match), match.to_move) == ("enc.spend", (2,))
    assert play(match, True).table.goods["magic"] == [0, 1, 0]


def test_tg_36_who_has_left_pays_nothing():
    match = meet("dummy", "mage" + FILL, "mage" + FILL, goods={"magic": [1, 0]})
    play(match, 0, ("escape",))
    assert ("lay", "mage", True) not in legal(match)


def test_tg_37_a_voided_bolt_allows_no_further_card():
    match = lay(meet("thief", "mark void_bolt quick" + FILL), "mark")
    assert ("lay", "void_bolt", False) not in legal(match)
    match = lay(meet("thief", "void_half quick blank" + FILL), "void_half")
    assert ("lay", "quick", False) not in legal(match)


# -- favours ---------------------------------------------------------------------------------------------


def test_free_magic_pays_the_next_magic_key_and_only_that():
    match = lay(meet("dummy", "gift mage mage" + FILL, goods=NO_MAGIC), "gift")
    assert match.table.favours.count(("free_magic",)) == 1
    assert ("lay", "mage", True) not in legal(match)  # it has no bolt
    match = lay(meet("dummy", "gift spark spark" + FILL, goods=NO_MAGIC), "gift", "spark!")
    assert match.table.goods["magic"] == [0]
    assert ("free_magic",) not in match.table.favours
    assert ("lay", "spark", True) not in legal(match)


def test_ignore_level_lasts_until_the_activation_ends():
    match = lay(meet("dummy", "gift quick agg" + FILL, attr=[{"agg": 0}]), "gift")
    assert ("ignore_level", "A") in match.table.favours
    turn(match)
    assert match.table.favours == []
    lay(match, "agg")
    assert rows(match) == ()


def test_double_counts_a_row_of_the_next_card_twice():
    match = lay(meet("dummy", "gift more more" + FILL, goods=NO_MAGIC), "gift", "more")
    assert match.table.pool == 2
    lay(match, "more")
    assert match.table.pool == 3


def test_favours_end_with_the_activation():
    match = turn(meet("dummy", "gift more blank" + FILL, goods=NO_MAGIC), "gift")
    lay(match, "more")
    assert match.table.pool == 1


def test_a_card_joins_the_enemy_when_the_sequence_is_empty_again():
    match = turn(meet("sure_killer", "two mark mark" + FILL), "two")
    assert laid(match) == []
    before = match.table.pool
    lay(match, "mark")
    assert match.table.pool == before + 1
