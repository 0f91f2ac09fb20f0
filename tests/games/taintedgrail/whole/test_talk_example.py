"""[Example of a talk] The rulebook's own, number by number."""

from tests.games.playing import asked, legal, play
from tests.games.taintedgrail.helpers.encounter import END, RETREAT, laid, lay, meet, use

PILE = "truism empty_promise nod poor_joke nod attention nod nod"


def example():
    return meet("orphan", PILE, heroes=["soldier"], goods={"magic": [1], "rep": [2]})


def first_round():
    return play(lay(example(), "truism"), END)


def second_round():
    return play(lay(first_round(), "empty_promise!"), END)


def test_round_1_talk_and_free_key_move_the_marker_three_up():
    match = example()
    t = match.table
    assert (asked(match), t.affinity, t.stages) == ("talk.what", 0, [0])
    lay(match, "truism")
    assert t.affinity == 3
    assert legal(match) == {RETREAT, END}  # no card with a bolt


def test_round_1_the_reaction_costs_one_step_and_brings_terror():
    match = first_round()
    t = match.table
    assert (t.affinity, t.terror, t.round, len(t.hands[0])) == (2, [1], 2, 3)


def test_round_2_magic_attribute_and_free_key_draw_a_card_and_reach_the_top():
    match = lay(first_round(), "empty_promise!")
    t = match.table
    assert (t.affinity, t.goods["magic"], len(t.hands[0])) == (4, [0], 3)


def test_round_2_the_stage_is_won_and_there_is_no_reaction():
    match = second_round()
    t = match.table
    assert (t.stages, t.affinity, t.terror, t.round) == ([0, 1], 0, [1], 3)
    assert t.energy == [7]
    assert laid(match) == ["truism", "empty_promise"]


def test_round_3_the_joke_draws_a_card_costs_reputation_and_has_two_charges():
    match = second_round()
    before = len(match.table.hands[0])
    lay(match, "poor_joke")
    t = match.table
    assert len(t.hands[0]) == before
    assert (t.goods["rep"], t.affinity) == ([1], 0)
    assert t.sequence[-1] == ("poor_joke", 0, 0, 2, False)


def test_round_3_two_charges_stand_for_the_bolt_of_another_card():
    match = lay(second_round(), "poor_joke")
    assert ("lay", "attention", False) not in legal(match)
    use(match, "card/poor_joke", 1)
    assert match.table.sequence[-1][3] == 0
    lay(match, "attention")
    t = match.table
    assert (t.affinity, t.sequence[-1]) == (1, ("attention", 0, 1, 0, False))


def test_round_3_the_reaction_discards_the_last_card_with_its_time_token():
    match = lay(use(lay(second_round(), "poor_joke"), "card/poor_joke", 1), "attention")
    play(match, END)
    t = match.table
    assert (t.energy, t.affinity) == ([6], 1)
    assert laid(match) == ["truism", "empty_promise", "poor_joke"]
    assert t.thrown[0] == ["attention"]
    assert (t.round, t.enc) == (4, "orphan")
