"""[Deck short] A hero must draw more than their deck holds."""

import pytest

from tests.games.playing import asked, legal, play
from tests.games.taintedgrail.helpers.encounter import begin, events, laid, lay, meet, over, turn


def test_tg_5_nothing_is_drawn_in_part():
    """Two cards are due, one is there: the hero escapes, at the usual price."""
    match = turn(meet("dummy", "two drawing blank blank blank"), "two")
    assert len(match.table.draw[0]) == 1
    lay(match, "drawing")
    t = match.table
    assert (over(match), t.energy, t.terror) == ("else", [5], [1])


def test_at_the_end_of_the_round():
    match = turn(meet("dummy", "mark blank blank"), "mark")
    t = match.table
    assert (over(match), t.health, t.energy, t.terror) == ("else", [8], [5], [1])


def test_tg_6_a_hero_who_is_not_active_escapes_too():
    match = meet("dummy", "mark blank blank blank", "mark blank blank")
    play(match, 1)
    turn(match, "mark")
    turn(match, "mark")
    t = match.table
    assert (t.inside, t.energy, t.terror, t.active, t.round) == ((0,), [6, 5], [0, 1], 0, 2)


def test_tg_39_no_attack_follows_a_short_deck():
    match = meet("dummy", "drawing blank blank", "mark blank blank blank")
    play(match, 0)
    lay(match, "drawing")
    t = match.table
    assert (t.inside, t.active, t.health) == ((1,), 1, [9, 8])
    assert (laid(match), events(match, "fight.struck")) == (["drawing"], [])


def test_tg_72_the_card_whose_key_drew_stays_in_the_sequence_without_its_ability():
    match = meet("dummy", "drawing blank blank", "mark blank blank blank")
    play(match, 0)
    lay(match, "drawing")
    assert (match.table.laying, match.table.sequence) == ([], [("drawing", 0, 0, 0, False)])


def test_a_talk_fails():
    match = turn(meet("gossip", "nod nod nod", goods={"rep": [2]}), "nod")
    assert (over(match), match.table.goods["rep"]) == ("else", [1])


def test_tg_90_a_talk_fails_for_the_whole_party():
    match = meet("gossip", "nod nod nod", "nod nod nod nod nod", goods={"rep": [2, 2]})
    play(match, 1)
    turn(match, "nod")
    turn(match, "nod")
    assert (over(match), match.table.goods["rep"]) == ("else", [1, 1])


@pytest.mark.parametrize("enc", ["dummy", "gossip"])
def test_a_deck_too_small_for_the_first_hand(enc):
    card = "mark" if enc == "dummy" else "nod"
    match = begin(enc, f"{card} {card}", goods={"rep": [2]})
    t = match.table
    assert over(match) == "else"
    assert (t.energy, t.goods["rep"]) == (([5], [2]) if enc == "dummy" else ([6], [1]))


def test_tg_84_nobody_is_offered_more_than_the_deck_holds():
    match = begin("dummy", "mark mark mark mark")
    assert asked(match) == "fight.what"
    match = begin("dummy", "mark mark mark mark mark")
    assert (asked(match), legal(match)) == ("enc.redraw", {True, False})


def test_on_his_way_out_nobody_is_driven_out_again():
    """The round's card is missing; the horn, hearing the opportunity attack, asks for one more."""
    match = turn(meet("watcher", "mark blank blank", items=[["horn"]]), "mark")
    t = match.table
    assert (over(match), len(events(match, "fight.escapes")), t.energy) == ("else", 1, [5])


def test_a_delayed_card_may_drive_him_out():
    match = turn(meet("sluggish", "defence blank blank blank blank blank"), "defence")
    t = match.table  # two cards for the round; the delay would draw one more
    assert (over(match), t.terror, t.energy) == ("else", [1], [5])
