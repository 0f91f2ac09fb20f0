"""Three rules at once, in the sequence of cards: keys, delays, charges, panic.

The right end of each situation was worked out from the rulebook and the rulings before it was played.
"""

from tests.games.playing import asked, legal, play
from tests.games.taintedgrail.helpers.encounter import (
    END,
    ESCAPE,
    PANIC,
    laid,
    lay,
    meet,
    over,
    through,
    turn,
    usable,
    use,
)

FILL = " blank blank blank blank blank blank"
FEAR = {"terror": [5], "health": [4]}


# -- panic -------------------------------------------------------------------------------------------------


def test_panic_a_bolt_and_an_opportunist_the_forced_card_counts_as_one_of_the_two():
    """Forced card and bolt make two: no opportunity. Then 1 damage, and no card for who panics."""
    match = play(meet("opportunist", "quick mark blank big" + FILL, **FEAR), PANIC)
    through(turn(match, "quick"))
    t = match.table
    assert (t.pool, t.health, t.terror, t.hands[0]) == (2, [3], [5], ["mark", "blank"])


def test_panic_without_a_bolt_and_an_opportunist_one_opportunity_and_no_card_for_comfort():
    match = through(turn(play(meet("opportunist", "mark mark blank big" + FILL, **FEAR), PANIC)))
    t = match.table
    assert (t.health, t.terror, len(t.hands[0]), t.round) == ([3], [6], 3, 2)


def test_panic_an_ignored_bolt_and_an_agile_enemy_one_more_card_and_no_third():
    """The forced card multiplies what follows: 2 markers. The second is the last against the agile."""
    match = play(meet("agile", "more more blank quick" + FILL, **FEAR), PANIC)
    lay(match, "more")
    assert (match.table.pool, legal(match)) == (2, {END, ESCAPE})


def test_panic_lays_the_last_card_of_the_deck_whose_key_draws_the_card_stays_and_he_escapes():
    """Health 4 keeps energy at 4; the forced escape costs 1 and the opportunity, but there is no attack."""
    match = meet("dummy", "blank mark blank drawing", "mark" + FILL, terror=[5, 0], health=[4, 8])
    play(match, 0, PANIC)
    t = match.table
    assert (t.inside, t.active, laid(match)) == ((1,), 1, ["drawing"])
    assert (t.health[0], t.energy[0], t.terror[0]) == (4, 3, 6)


def test_panic_and_defence_the_forced_card_is_the_first_and_its_placement_counts_with_its_key():
    match = play(meet("defender", "blank blank blank gain" + FILL, **FEAR), PANIC)
    assert match.table.pool == 2  # 1 of the key and 2 of placement, less 1


def test_panic_in_an_ambush_he_keeps_one_card_which_may_follow_the_forced_one_by_its_bolt():
    match = meet("ambusher", "quick mark blank big" + FILL, **FEAR)
    assert asked(match) == "fight.keep"
    play(match, "quick", PANIC)
    assert (match.table.pool, legal(match)) == (2, {("lay", "quick", False), END, ESCAPE})
    through(turn(match, "quick"))
    assert (match.table.hands[0], match.table.terror) == ([], [6])


def test_panic_a_sluggish_enemy_and_the_limit_of_the_hand_the_card_of_the_trait_still_comes():
    """Four cards first; three are kept; the ordinary card does not come, that of the trait does."""
    match = through(turn(play(meet("sluggish", "mark two big more blank" + FILL, **FEAR), PANIC)))
    assert asked(match) == "enc.discard"
    play(match, "mark")
    assert sorted(match.table.hands[0]) == ["big", "blank", "more", "two"]


def test_terror_of_a_discarded_card_makes_panic_in_the_same_attack_and_energy_sinks_with_health():
    """2 sure damage: health 2, so energy 2; the last card goes and frightens: terror 3; energy 1; no card."""
    match = through(turn(meet("sure_killer", "parting" + FILL, terror=[2], health=[4]), "parting"))
    t = match.table
    assert (t.health, t.energy, t.terror, len(t.hands[0])) == ([2], [1], [3], 2)
    assert legal(match) == {PANIC, ESCAPE}


# -- delays ------------------------------------------------------------------------------------------------


def test_a_passive_delay_is_covered_its_owner_dies_and_a_companion_has_the_fruit():
    match = meet("dummy", "much_later" + FILL, "mark" + FILL, health=[1, 8])
    play(match, 0)
    through(turn(match, "much_later"))
    t = match.table
    assert (t.inside, t.active, t.sequence[0][2]) == ((1,), 1, 1)
    through(turn(match, "mark"))
    assert (t.round, t.active, t.pool) == (2, 1, 3)  # 1 of the key, 2 of the delay


def test_a_covered_delay_is_uncovered_by_an_attack_that_cannot_be_avoided_and_fires_no_more():
    match = through(turn(meet("sure_killer", "later guard" + FILL), "later", "guard"))
    t = match.table
    assert (laid(match), t.health, t.energy, t.pool, t.round) == (["later"], [7], [5], 0, 2)


def test_a_delay_cuts_a_card_that_comes_back_to_its_owner_in_the_activation_of_another():
    """The tokens go in the companion's activation; the card is not his, so it is not his hand it comes to."""
    match = meet("dummy", "later_cuts homing blank" + FILL, "mark two big" + FILL)
    play(match, 0)
    through(turn(match, "later_cuts", "homing"))
    t = match.table
    assert (t.active, laid(match)) == (1, ["later_cuts"])
    assert (sorted(t.hands[0]), sorted(t.hands[1])) == (["blank", "homing"], ["big", "mark", "two"])


def test_a_delay_hurts_who_is_active_he_dies_before_his_card_and_nothing_strikes_him():
    match = meet("dummy", "later_hurts" + FILL, "mark" + FILL, health=[9, 1])
    play(match, 0)
    through(turn(match, "later_hurts"))
    t = match.table
    assert (t.health, t.dying, t.inside) == ([8, 0], [0, 2], (0,))
    assert (t.terror, t.round, t.active, laid(match)) == ([0, 0], 2, 0, ["later_hurts"])


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


# -- keys --------------------------------------------------------------------------------------------------


def test_a_magic_key_paid_by_a_companion_leaves_none_for_the_bolt_that_was_to_follow():
    match = meet("dummy", "mage spark mark" + FILL, "mark" + FILL, goods={"magic": [0, 1]})
    play(match, 0)
    lay(match, "mage!")
    assert (match.table.pool, match.table.goods["magic"], legal(match)) == (2, [0, 0], {END, ESCAPE})


def test_who_escaped_does_not_pay_for_the_magic_key_of_who_stays():
    match = meet("dummy", "mark" + FILL, "mage" + FILL, goods={"magic": [2, 0]})
    play(match, 0, ESCAPE)
    assert {o for o in legal(match) if o[:2] == ("lay", "mage")} == {("lay", "mage", False)}


def test_a_multiplied_draw_that_the_deck_cannot_give_draws_nothing_and_is_an_escape_at_full_price():
    match = through(turn(meet("dummy", "three drawing blank mark two big"), "three"))
    assert len(match.table.draw[0]) == 2
    lay(match, "drawing")
    t = match.table
    assert (over(match), t.health, t.energy, t.terror) == ("else", [8], [5], [1])


def test_a_void_half_cancels_markers_and_then_a_bolt_so_that_no_card_may_follow():
    match = lay(meet("dummy", "void_half quick void_bolt" + FILL), "void_half")
    assert (match.table.pool, legal(match)) == (0, {END, ESCAPE})


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
    match = through(turn(meet("defender", "big weak mark two" + FILL), "big"))
    assert (match.table.pool, sorted(match.table.hands[0])) == (1, ["mark", "two", "weak"])
    lay(match, "weak")
    assert asked(match) == "enc.discard"
    play(match, "mark")
    assert (match.table.pool, match.table.hands[0]) == (0, ["two"])


def test_a_cut_while_laying_breaks_the_chain_whose_joined_keys_are_counted_next():
    """`more` joins no aggression; `cut_and_mark` takes away the strike before it, so that none is joined."""
    cards = "strike cut_and_mark more" + FILL
    match = meet("dummy", cards, goods={"magic": [0]})
    turn(match, "strike")
    through(match)
    lay(match, "more")
    assert (match.table.pool, laid(match)) == (3, ["strike", "more"])
    lay(match, "cut_and_mark")  # courage joins `more`: it is discarded; its free key still gives a marker
    assert (match.table.pool, laid(match)) == (4, ["strike", "cut_and_mark"])


def test_free_magic_is_for_one_key_only_and_nobody_has_any_for_the_second():
    match = lay(meet("dummy", "gift spark spark" + FILL), "gift", "spark!")
    assert (laid(match), match.table.goods["magic"], legal(match)) == (["gift", "spark"], [0], {END, ESCAPE})
