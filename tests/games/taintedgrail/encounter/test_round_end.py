"""[I. The active hero], [4. Readiness], [III. The end of the round]"""

from tests.games.playing import asked, legal, play
from tests.games.taintedgrail.helpers.encounter import END, FILL, meet, over, turn


def test_everybody_keeps_three_cards_and_draws_one():
    match = meet("dummy", "mark big two more" + FILL)
    turn(match)  # no card: one drawn
    assert (asked(match), legal(match)) == ("enc.discard", {"mark", "big", "two", "more"})
    play(match, "big")
    t = match.table
    assert (t.hands[0], t.thrown[0]) == (["mark", "two", "more", "blank"], ["big"])


def test_hand_limit_and_round_draw_can_be_changed():
    match = meet("dummy", "mark mark mark mark" + FILL, items=[["drum"]])
    assert len(match.table.hands[0]) == 4
    turn(match)
    assert asked(match) == "enc.discard"
    play(match, "blank")
    assert len(match.table.hands[0]) == 4 + 2


def test_each_hero_is_active_once_in_a_round():
    match = meet("dummy", "mark mark" + FILL, "mark mark" + FILL, "mark mark" + FILL)
    assert (asked(match), match.to_move, legal(match)) == ("enc.who", (0,), {0, 1, 2})
    play(match, 1)
    turn(match, "mark")
    assert legal(match) == {0, 2}
    play(match, 2)
    turn(match, "mark")
    assert (match.table.active, match.table.activated) == (0, [1, 2, 0])  # the last one is not asked for
    turn(match, "mark")
    t = match.table
    assert (t.round, t.activated, legal(match)) == (2, [], {0, 1, 2})
    assert [len(hand) for hand in t.hands] == [3, 3, 3]


def test_tg_70_the_first_who_is_still_there_speaks_for_the_party():
    match = meet("dummy", "mark" + FILL, "mark mark" + FILL, "mark mark" + FILL)
    play(match, 0, ("escape",))
    assert (asked(match), match.to_move, legal(match)) == ("enc.who", (1,), {1, 2})


def test_tg_44_readiness_checks_again():
    """The hero brings the pool to its value and escapes: a check follows, and the others have won."""
    match = meet("watcher", "two" + FILL, "mark" + FILL)
    play(match, 0, ("lay", "two", False), ("escape",))
    assert (over(match), match.table.goods["exp"], match.table.health) == ("win", [0, 1], [8, 8])


def test_who_leaves_at_the_end_of_the_round_gets_nothing_more_of_it():
    match = meet("dummy", "mark" + FILL, "mark" + FILL, items=[["curse"], []])
    play(match, 0)
    turn(match, "mark")
    turn(match, "mark")
    t = match.table
    assert (t.inside, t.goods["rep"], t.active, t.round) == ((1,), [0, 0], 1, 2)


def test_timing_round_end_comes_with_the_end_of_the_round():
    match = turn(meet("dummy", "mark" + FILL, items=[["lucky_coin"]]), "mark")
    assert match.table.goods["wealth"] == [1]


def test_timing_activation_comes_before_the_cards():
    match = meet("dummy", "mark" + FILL, items=[["club"]])
    assert (match.table.pool, asked(match)) == (1, "fight.what")
    turn(match, "mark")
    assert match.table.pool == 3


def test_abilities_limited_to_an_activation_return_with_the_next():
    match = lay_both(meet("dummy", "strike agg strike strike" + FILL, skills=[["pt_agg/front"]]))
    assert match.table.pool == 3  # strike 2, and one by the skill
    play(match, END)
    play(match, ("lay", "agg", False))
    assert match.table.pool == 5


def lay_both(match):
    return play(match, ("lay", "strike", False))


def test_timing_joined_once_in_an_activation():
    match = meet("dummy", "all_rows gift all_rows" + FILL, skills=[["pt_agg/front"]], goods={"magic": [0]})
    play(match, ("lay", "gift", False))
    assert match.table.pool == 0
    match = meet("dummy", "more all_rows" + FILL, skills=[["pt_agg/front"]], goods={"magic": [0]})
    play(match, ("lay", "all_rows", False))
    assert match.table.pool == 4 + 1
    assert match.table.spent == [("skill/pt_agg/front", 0, 0, 0, "activation")]


def test_joined_magic_draws():
    match = meet("dummy", "mage" + FILL, skills=[["pt_mag/front"]], goods={"magic": [1]})
    play(match, ("lay", "mage", True))
    assert len(match.table.hands[0]) == 3


def test_favours_by_an_activation_ability():
    match = meet("dummy", "mage" + FILL, skills=[["pt_cou/back"]], goods={"magic": [0]})
    play(match, ("lay", "mage", True))
    assert match.table.pool == 2
