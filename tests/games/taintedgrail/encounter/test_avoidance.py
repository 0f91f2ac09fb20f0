"""[Avoiding a talk] Before it begins, by all or by nobody."""

from tests.games.playing import asked, legal, play
from tests.games.taintedgrail.helpers.encounter import begin, events, over

PILE = "nod nod nod nod nod nod"
RICH = {"rep": [2, 3], "wealth": [1, 2]}


def test_before_the_cards_who_can_pay_may_avoid_it():
    match = begin("toll", PILE, goods={"rep": [2], "wealth": [1]})
    assert (asked(match), legal(match), match.table.hands) == ("talk.avoid", {True, False}, [[]])
    play(match, True)
    t = match.table
    assert (over(match), t.goods["wealth"], t.goods["rep"], t.under["blue"]) == ("else", [0], [1], ["toll"])


def test_tg_91_an_avoided_talk_is_neither_won_nor_lost_nor_held():
    match = play(begin("toll", PILE, goods={"rep": [2], "wealth": [1]}, items=[["lucky_coin"]]), True)
    t = match.table
    assert (t.did[0], t.terror, t.goods["rep"], t.goods["exp"]) == ([], [0], [1], [0])
    assert events(match, "enc.avoided")


def test_it_may_be_held_all_the_same():
    match = play(begin("toll", PILE, goods={"rep": [2], "wealth": [1]}), False)
    assert (asked(match), match.table.goods["wealth"]) == ("enc.redraw", [1])


def test_who_does_not_meet_the_need_is_not_asked():
    assert asked(begin("toll", PILE, goods={"rep": [1], "wealth": [1]})) == "enc.redraw"
    assert asked(begin("toll", PILE, goods={"rep": [2], "wealth": [0]})) == "enc.redraw"


def test_tg_24_every_member_meets_the_need_and_pays():
    match = begin("toll", PILE, PILE, goods=RICH)
    assert match.to_move == (0, 1)
    match.play(1, True)
    match.play(0, True)
    t = match.table
    assert (over(match), t.goods["wealth"], t.goods["rep"]) == ("else", [0, 1], [1, 2])


def test_tg_24_nobody_pays_wealth_for_another():
    assert asked(begin("toll", PILE, PILE, goods={"rep": [2, 2], "wealth": [0, 2]})) == "enc.redraw"
    assert asked(begin("toll", PILE, PILE, goods={"rep": [2, 1], "wealth": [1, 1]})) == "enc.redraw"


def test_tg_24_magic_may_be_paid_for_another():
    match = begin("spirit_toll", PILE, PILE, goods={"magic": [0, 2]})
    assert asked(match) == "talk.avoid"
    match.play(0, True)
    match.play(1, True)
    assert (over(match), match.table.goods["magic"]) == ("else", [0, 0])
    assert asked(begin("spirit_toll", PILE, PILE, goods={"magic": [0, 1]})) == "enc.redraw"


def test_one_who_refuses_makes_all_hold_it():
    match = begin("toll", PILE, PILE, goods=RICH)
    match.play(0, True)
    match.play(1, False)
    assert (asked(match), match.table.goods["wealth"]) == ("enc.redraw", [1, 2])


def test_tg_52_avoidance_comes_before_branches():
    match = begin("two_doors", PILE, goods={"food": [1]})
    assert asked(match) == "talk.avoid"
    play(match, False)
    assert asked(match) == "talk.branch"


def test_a_talk_that_cannot_be_avoided():
    assert asked(begin("gossip", PILE, goods={"rep": [9], "wealth": [9]})) == "enc.redraw"
