"""[Symbols of cards] Delay, charges, passive and covered cards, use."""

from roundtable.games.taintedgrail.encounter.hand_and_pool import lift
from roundtable.games.taintedgrail.marks import ACTIVATION
from tests.games.playing import asked, legal, play
from tests.games.taintedgrail.helpers.encounter import (
    DONE,
    END,
    ESCAPE,
    FILL,
    laid,
    lay,
    meet,
    over,
    through,
    turn,
    usable,
    use,
)


def time_on(match, place=-1):
    return match.table.sequence[place][2]


def charges_on(match, place=-1):
    return match.table.sequence[place][3]


# -- delay -----------------------------------------------------------------------------------------------


def test_timing_delay_lays_tokens_and_fires_when_the_last_is_taken_off():
    match = lay(meet("dummy", "later" + FILL), "later")
    assert (time_on(match), match.table.pool) == (1, 0)
    turn(match)
    assert (time_on(match), match.table.pool) == (0, 1)


def test_delay_fires_only_once():
    match = turn(meet("dummy", "later" + FILL), "later")
    play(match, END)
    assert match.table.pool == 1


def test_delay_of_two_on_a_passive_card():
    match = turn(meet("dummy", "much_later quick quick quick" + FILL), "much_later")
    assert (time_on(match, 0), match.table.pool) == (1, 0)
    turn(match, "quick")
    assert (time_on(match, 0), match.table.pool) == (0, 2)


def test_tg_10_a_covered_card_loses_its_tokens_for_good():
    match = lay(meet("sure_killer", "later quick" + FILL), "later", "quick")
    assert time_on(match, 0) == 0
    turn(match)  # the attack discards the last card: it lies open again
    assert (laid(match), match.table.pool) == (["later"], 0)
    turn(match, "blank")
    assert match.table.pool == 0


def test_tg_10_a_passive_card_keeps_its_tokens():
    match = lay(meet("dummy", "much_later quick" + FILL), "much_later", "quick")
    assert time_on(match, 0) == 2


def test_tg_11_delay_ticks_in_every_activation_and_serves_who_is_active():
    match = meet("dummy", "later_hurts" + FILL, "mark" + FILL)
    play(match, 0)
    turn(match, "later_hurts")
    t = match.table
    assert (t.active, t.health, time_on(match, 0)) == (1, [8, 7], 0)  # the brute's card hurts the healer


def test_delays_fire_from_left_to_right():
    """The left one discards the right one before that can fire."""
    match = lay(meet("dummy", "later_cuts later" + FILL), "later_cuts", "later")
    assert [played[2] for played in match.table.sequence] == [1, 1]
    turn(match)
    assert (laid(match), match.table.pool) == (["later_cuts"], 0)


def test_discard_last_takes_a_card_with_its_tokens():
    match = lay(meet("sure_killer", "quick later" + FILL), "quick", "later")
    turn(match)
    assert (laid(match), match.table.pool) == (["quick"], 0)
    assert match.table.thrown[0] == ["later"]


def test_a_delayed_death_leads_to_the_next_hero():
    match = meet("dummy", "later_hurts" + FILL, "mark" + FILL, health=[9, 1])
    play(match, 0)
    turn(match, "later_hurts")
    t = match.table
    assert (t.inside, t.active, t.round, laid(match)) == ((0,), 0, 2, ["later_hurts"])


# -- charges ---------------------------------------------------------------------------------------------


def test_timing_use_charges_are_spent_at_any_time():
    match = lay(meet("dummy", "store" + FILL), "store")
    assert (charges_on(match), usable(match)) == (2, ["card/store"])
    use(match, "card/store", 1)
    assert (charges_on(match), match.table.pool) == (1, 1)
    use(match, "card/store", 1)
    assert (charges_on(match), match.table.pool, usable(match)) == (0, 2, [])


def test_tg_47_charges_stay_on_a_covered_card_and_cannot_be_spent():
    match = lay(meet("sure_killer", "store quick" + FILL), "store", "quick")
    assert (charges_on(match, 0), usable(match)) == (2, [])
    turn(match)  # the last card goes: it is in sight again
    assert asked(match) == "fight.after"  # before the check a charge may still be spent
    play(match, DONE)
    assert (laid(match), usable(match)) == (["store"], ["card/store"])


def test_tg_12_charges_on_a_covered_passive_card_can_be_spent():
    match = lay(meet("dummy", "sowing seed" + FILL), "sowing", "seed")
    assert (charges_on(match, 0), usable(match)) == (2, ["card/sowing"])
    use(match, "card/sowing", 1)
    assert (charges_on(match, 0), match.table.pool) == (1, 1)


def test_charge_on_a_card_that_does_not_lie_does_nothing():
    match = lay(meet("dummy", "seed" + FILL), "seed")
    assert charges_on(match) == 0


def test_tg_71_the_active_hero_uses_the_charges_of_others():
    match = meet("dummy", "stance" + FILL, "mark" + FILL)
    play(match, 0)
    turn(match, "stance")
    play(match, DONE)
    turn(match, "mark")
    assert asked(match) == "fight.defend"
    use(match, "card/stance", 1)
    assert (match.table.health, charges_on(match, 0)) == ([8, 8], 1)


def with_charges_of_a_companion():
    """The second is attacked, and there are charges on a card of the first."""
    match = play(meet("dummy", "stance" + FILL, "mark" + FILL), 0)
    play(turn(match, "stance"), DONE)
    return turn(match, "mark")


def test_tg_12_the_owner_is_asked_for_his_charges_once_in_an_activation():
    match = with_charges_of_a_companion()
    play(match, ("use", "card/stance", 1, 0))
    assert (asked(match), match.to_move, legal(match)) == ("enc.lend", (0,), {True, False})
    assert match.question(0).about == {"seat": 1, "source": "card/stance"}
    play(match, True)
    assert (match.table.health, charges_on(match, 0)) == ([8, 8], 1)


def test_tg_12_charges_that_their_owner_keeps_cannot_be_used_in_this_activation():
    match = with_charges_of_a_companion()
    play(match, ("use", "card/stance", 1, 0), False)
    assert (match.table.health, charges_on(match, 0), asked(match)) == ([8, 7], 2, "enc.who")


def test_tg_12_his_own_charges_he_uses_unasked():
    match = meet("dummy", "stance" + FILL)
    turn(match, "stance")
    play(match, ("use", "card/stance", 1, 0))
    assert (asked(match), match.to_move, match.table.sequence[0][3]) == ("fight.what", (0,), 1)


def test_tg_12_all_charges_of_another_are_his_too():
    match = play(meet("dummy", "heap" + FILL, "mark" + FILL), 0)
    turn(match, "heap")
    through(match)
    play(match, ("use", "card/heap", 1, 0))
    assert (asked(match), match.to_move) == ("enc.lend", (0,))


def test_a_passive_card_whose_owner_has_escaped_stays_usable():
    match = meet("dummy", "stance" + FILL, "mark" + FILL)
    play(match, 0)
    lay(match, "stance")
    play(match, ESCAPE)
    turn(match, "mark")
    assert (match.table.inside, asked(match)) == ((1,), "fight.defend")
    use(match, "card/stance", 1)
    assert (charges_on(match, 0), match.table.health) == (1, [9, 8])


def test_use_all_charges():
    match = lay(meet("dummy", "heap" + FILL), "heap")
    use(match, "card/heap", 1)
    assert (match.table.pool, charges_on(match), usable(match)) == (1, 0, [])


def test_tg_77_what_costs_nothing_can_be_used_once_in_an_activation():
    match = lay(meet("dummy", "heap seed" + FILL), "heap")
    use(match, "card/heap", 1)
    match.table.sequence[0] = (*match.table.sequence[0][:3], 3, False)  # charged again
    lay(match, "seed")
    assert usable(match) == []
    play(match, END)
    assert usable(match) == ["card/heap"]


def test_use_with_a_price_can_be_repeated_as_long_as_it_is_paid():
    match = meet("dummy", "mark" + FILL, items=[["flask"]], goods={"food": [2]}, health=[5])
    use(use(match, "item/flask", 1), "item/flask", 1)
    assert (match.table.pool, match.table.goods["food"]) == (2, [0])
    assert [option[2] for option in legal(match) if option[0] == "use"] == [0]


def test_use_limited_to_once_in_an_encounter():
    match = use(
        meet("dummy", "mark" + FILL, items=[["flask"]], goods={"food": [0]}, health=[5]), "item/flask"
    )
    assert (match.table.health, usable(match)) == ([6], [])
    turn(match, "mark")
    assert usable(match) == []


def test_tg_81_charges_may_still_win_after_the_attack():
    match = meet("watcher", "mark sowing" + FILL)
    lay(match, "mark", "sowing")
    play(match, END)  # the attack charges the card; the check comes after
    play(match, DONE)
    assert asked(match) == "fight.after"
    use(match, "card/sowing", 1)
    assert over(match) == "win"


def test_marks_move_with_their_cards():
    """Two copies, each used once; the first is discarded, the second stays used."""
    match = lay(meet("dummy", "heap heap" + FILL), "heap", "heap")
    t = match.table
    first, second, skill = [
        (name, 1, 0, copy, ACTIVATION) for name, copy in (("card", 0), ("card", 1), ("skill/x", 1))
    ]
    t.spent += [first, second, skill]
    t.favours += [("lent", 0), ("refused", 1), ("going", 1)]
    lift(t, 0)
    assert t.spent == [first, skill]
    assert sorted(t.favours) == [("going", 1), ("refused", 0)]
