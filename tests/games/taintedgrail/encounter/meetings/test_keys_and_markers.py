"""[Joined keys], the pool of markers and [Defence]."""

from tests.games.taintedgrail.helpers import asked, legal, play
from tests.games.taintedgrail.helpers.encounter import (
    END,
    ESCAPE,
    FILL,
    endure,
    events,
    face,
    laid,
    lay,
    meet,
    over,
    through,
    turn,
    use,
)

# -- keys --------------------------------------------------------------------------------------------------


def test_a_magic_key_paid_by_a_companion_leaves_none_for_the_bolt_that_was_to_follow():
    match = meet("dummy", "mage spark mark" + FILL, "mark" + FILL, goods={"magic": [0, 1]})
    play(match, 0)
    lay(match, "mage!")
    play(match, True)
    assert (match.table.pool, match.table.goods["magic"], legal(match)) == (2, [0, 0], {END, ESCAPE})


def test_who_escaped_does_not_pay_for_the_magic_key_of_who_stays():
    match = meet("dummy", "mark" + FILL, "mage" + FILL, goods={"magic": [2, 0]})
    play(match, 0, ESCAPE)
    assert {o for o in legal(match) if o[:2] == ("lay", "mage")} == {("lay", "mage", False)}


def test_a_multiplied_draw_that_the_deck_cannot_give_draws_nothing_and_is_an_escape_at_full_price():
    match = endure(meet("dummy", "three drawing blank mark two big"), "three")
    assert len(match.table.draw[0]) == 2
    lay(match, "drawing")
    t = match.table
    assert (over(match), t.health, t.energy, t.terror) == ("else", [8], [5], [1])


def test_a_void_half_cancels_markers_and_then_a_bolt_so_that_no_card_may_follow():
    match = lay(meet("dummy", "void_half quick void_bolt" + FILL), "void_half")
    assert (match.table.pool, legal(match)) == (0, {END, ESCAPE})


def test_a_cut_while_laying_breaks_the_chain_whose_joined_keys_are_counted_next():
    """`more` joins no aggression; `cut_and_mark` takes away the strike before it, so that none is joined."""
    cards = "strike cut_and_mark more" + FILL
    match = meet("dummy", cards, goods={"magic": [0]})
    endure(match, "strike")
    lay(match, "more")
    assert (match.table.pool, laid(match)) == (3, ["strike", "more"])
    lay(match, "cut_and_mark")  # courage joins `more`: it is discarded; its free key still gives a marker
    assert (match.table.pool, laid(match)) == (4, ["strike", "cut_and_mark"])


def test_free_magic_is_for_one_key_only_and_nobody_has_any_for_the_second():
    match = lay(meet("dummy", "gift spark spark" + FILL), "gift", "spark!")
    assert (laid(match), match.table.goods["magic"], legal(match)) == (["gift", "spark"], [0], {END, ESCAPE})


def test_joined_keys_are_counted_over_a_sequence_in_which_nothing_lies():
    """[Symbols: joined keys] By an attack, by gear, by the last card as it falls."""
    assert endure(face("reckoner", "blank" + FILL)).table.health == [9]
    assert face("idle", "blank" + FILL, items=[["tally_ring"]]).table.pool == 0
    match = endure(face("cutter", "count_off" + FILL), "count_off")
    assert (laid(match), match.table.pool) == ([], 0)


def test_a_multiplier_a_doubled_key_and_defence_and_the_void_that_takes_it_all():
    """[Bonuses: multiplier, void], [Defence] 1 by 3 by 2; 2 by 2 less 1; a voided bolt lays nothing."""
    assert lay(face("dummy", "twin more" + FILL), "twin", "more").table.pool == 6
    assert lay(face("defender", "two" + FILL, items=[["whetstone"]]), "two").table.pool == 3
    match = lay(face("dummy", "hollow more" + FILL), "hollow")
    assert (match.table.pool, legal(match)) == (1, {END, ESCAPE})


def test_a_passive_card_leaves_the_middle_and_the_keys_beside_it_are_counted_as_joined():
    """[Passive cards], [Symbols: joined keys], [During the attack] Whatever the level: 2 of aggression."""
    match = endure(face("dummy", "agg snare strike rage" + FILL), "agg", "snare")
    through(use(turn(match, "strike"), "card/snare"))
    assert (laid(match), match.table.pool, match.table.health) == (["agg", "strike"], 2, [8])
    assert lay(match, "rage").table.pool == 4


# -- [Defence] ---------------------------------------------------------------------------------------------


def test_defence_takes_one_of_the_first_card_a_paid_bolt_follows_and_joined_keys_are_counted():
    """2 less 1; then 1 joined key of aggression: 2. The next activation: 2 less 1 again: 3."""
    match = lay(
        meet("defender", "strike rage blank all_rows" + FILL, goods={"magic": [1]}), "strike", "rage!"
    )
    assert (match.table.pool, match.table.health, match.table.goods["magic"]) == (2, [8], [0])
    through(play(match, END))
    lay(match, "all_rows")
    assert match.table.pool == 3


def test_defence_takes_nothing_from_a_first_card_that_loses_markers_and_what_is_missing_is_discarded():
    match = endure(meet("defender", "big weak mark two" + FILL), "big")
    assert (match.table.pool, sorted(match.table.hands[0])) == (1, ["mark", "two", "weak"])
    lay(match, "weak")
    assert asked(match) == "enc.discard"
    play(match, "mark")
    assert (match.table.pool, match.table.hands[0]) == (0, ["two"])


def test_tg_18_defence_dulls_the_first_card_even_if_it_throws_itself_out():
    match = lay(face("shelled", "fall_off" + FILL), "fall_off")
    assert (laid(match), match.table.pool) == ([], 2)


def test_tg_18_the_story_tells_of_the_key_that_defence_has_dulled():
    match = lay(face("shelled", "mark" + FILL), "mark")
    assert [(e["row"], e["count"]) for e in events(match, "fight.pool")] == [("F", 0)]


def test_tg_18_defence_does_not_dull_a_covered_card_that_throws_the_first_one_out():
    match = endure(face("shelled", "tear_off" + FILL, "blank" + FILL), "tear_off")
    assert (laid(lay(match, "blank")), match.table.pool) == (["tear_off"], 2)


def test_defence_dulls_neither_a_delay_of_the_first_card_nor_the_card_that_it_covers():
    """[Defence], [Delay], [Party] Only keys and placement of the card itself (TG-18)."""
    match = endure(face("defender", "late_mark mark" + FILL), "late_mark")
    assert (match.table.pool, lay(match, "mark").table.pool) == (1, 1)
    match = endure(face("defender", "underlay" + FILL, "mark" + FILL), "underlay")
    assert (match.table.pool, lay(match, "mark").table.pool) == (0, 1)


def test_defence_takes_the_only_marker_and_the_opportunist_two_that_are_not_there():
    """[Defence], [Opportunist], [Negative pool]: one marker less one, then two cards of the hand."""
    match = turn(face("wary", "mark blank blank two two"), "mark")
    assert (match.table.pool, match.table.thrown[0], match.table.hands[0]) == (0, ["blank", "blank"], ["two"])


def test_markers_of_a_discarded_card_are_not_those_of_the_first_card_that_defence_dulls():
    match = endure(meet("defender", "last_words cutting" + FILL), "last_words")
    assert lay(match, "cutting").table.pool == 2
