"""[Opportunity] What the enemy does to the idle."""

from tests.games.playing import asked, legal, play
from tests.games.taintedgrail.helpers.encounter import END, events, laid, meet, over, turn

FILL = " blank blank blank blank blank"


def test_who_lays_no_card_suffers_it_and_then_draws_one():
    match = turn(meet("dummy", "mark" + FILL))
    t = match.table
    assert (t.terror, t.health, len(t.hands[0]), asked(match)) == ([1], [8], 4, "enc.discard")
    play(match, "blank")  # down to 3, and the card of the round
    assert (len(t.thrown[0]), len(t.hands[0]), t.round) == (1, 4, 2)


def test_who_lays_a_card_does_not():
    match = turn(meet("dummy", "mark" + FILL), "mark")
    assert (match.table.terror, len(match.table.hands[0])) == ([0], 3)


def test_there_is_none_in_a_talk():
    match = turn(meet("gossip", "nod nod nod nod nod"))
    assert (match.table.affinity, len(match.table.hands[0])) == (-1, 4)


def test_the_enemy_may_flee():
    match = turn(meet("soft", "mark" + FILL))
    assert over(match) == "else"


def test_a_choice_is_the_heros():
    match = turn(meet("banded", "mark big" + FILL, goods={"food": [1]}))
    assert asked(match) == "choose.way"
    play(match, next(option for option in match.legal(0) if option[2] == 0))
    assert match.table.goods["food"] == [0]


def test_what_cannot_be_paid_is_no_choice():
    match = turn(meet("banded", "mark big blank" + FILL, goods={"food": [0]}))
    assert (asked(match), match.question(0).about["count"]) == ("enc.discard", 2)


def test_the_check_follows_it_before_the_attack():
    """[2. Laying cards, d] Dying of it, the hero does not see the attack."""
    match = meet("watcher", "mark" + FILL, "mark" + FILL, health=[1, 8])
    play(match, 0, END)
    t = match.table
    assert (t.inside, t.active, events(match, "fight.struck")) == ((1,), 1, [])


def test_timing_opportunity_abilities_of_gear():
    """The cat runs away when it happens; the feather takes one damage off."""
    match = turn(meet("dummy", "mark" + FILL, items=[["cat"]]))
    assert match.table.items == [()]
    match = turn(meet("watcher", "mark" + FILL, items=[["feather"]]))
    assert match.table.health == [7]
    assert (match.table.guard, match.table.exposed) == ({}, {})


def test_opportunity_abilities_see_an_escape_too():
    match = play(meet("dummy", "mark" + FILL, items=[["cat"]]), ("escape",))
    assert (over(match), match.table.items) == ("else", [()])


def test_idle_with_an_empty_deck_he_must_escape_as_well():
    match = turn(meet("dummy", "mark blank blank"))
    assert (over(match), match.table.terror, match.table.energy) == ("else", [2], [5])


def test_unavoidable_damage_is_not_avoided():
    match = turn(meet("sure_killer", "mark" + FILL, items=[["feather"]]))
    assert match.table.health == [9 - 1 - 2]


def test_markers_lost_by_it_are_discards():
    match = meet("thief", "mark big" + FILL)
    assert ("lay", "mark", False) in legal(match)
    turn(match)
    assert asked(match) == "enc.discard"
    play(match, "mark")
    assert laid(match) == []
