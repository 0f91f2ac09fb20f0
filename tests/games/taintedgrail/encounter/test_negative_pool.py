"""[Negative pool], [Discarding from an empty hand]"""

from tests.games.playing import asked, legal, play
from tests.games.taintedgrail.helpers.encounter import events, lay, meet, turn

FILL = " blank blank blank blank"


def test_the_rulebooks_example_two_markers_and_one_card():
    """Four markers are due, two are there: one card of the hand goes, then the top card of the deck."""
    match = meet("thief", "big quick mark two blank blank blank")
    lay(match, "big", "quick")
    assert (match.table.pool, match.table.hands[0]) == (2, ["mark"])
    play(match, ("end",))
    t = match.table
    assert (t.pool, sorted(t.thrown[0])) == (0, ["mark", "two"])
    assert [event["cards"] for event in events(match, "enc.discarded")] == [("mark",)]
    assert [event["cards"] for event in events(match, "enc.milled")] == [("two",)]


def test_a_card_of_his_own_may_cost_markers_too():
    match = lay(meet("thief", "weak big mark" + FILL), "weak")
    t = match.table
    assert (t.pool, t.hands[0]) == (0, [])  # both cards for two missing markers


def test_with_a_choice_of_cards():
    match = meet("thief", "weak big mark two" + FILL, items=[["drum"]])
    lay(match, "weak")
    assert (asked(match), legal(match)) == ("enc.discard", {"big", "mark", "two"})
    play(match, "mark")
    assert (asked(match), match.question(0).about["count"]) == ("enc.discard", 1)
    play(match, "two")
    assert match.table.hands[0] == ["big"]


def test_equal_cards_are_no_choice():
    match = meet("thief", "weak mark mark mark" + FILL, items=[["drum"]])
    lay(match, "weak")
    assert (match.table.hands[0], asked(match)) == (["mark"], "fight.what")


def test_an_empty_deck_gives_what_it_has():
    match = turn(meet("thief", "blank blank blank blank"), "blank")
    assert match.table.outcome == "else"  # 2 of the hand and 1 of the deck, then no card for the round


def test_avoided_markers_are_not_missing():
    match = turn(meet("thief", "hold mark big" + FILL), "hold")
    assert match.table.thrown[0][:2] == ["mark", "big"]
    assert len(match.table.thrown[0]) == 3


def test_discard_and_discard_deck_of_an_ability():
    match = lay(meet("dummy", "burden mark" + " two" + " big blank" + FILL), "burden")
    assert asked(match) == "enc.discard"
    play(match, "two")
    t = match.table
    assert (t.hands[0], t.thrown[0]) == (["mark"], ["two", "big", "blank"])


def test_what_was_told_of_a_deck_is_seen_though_the_fight_ends_with_it():
    """The deck is whole again, but everybody saw what was turned up; until somebody sets about something."""
    match = turn(meet("thief", "blank blank blank blank"), "blank")
    milled = [card for event in events(match, "enc.milled") for card in event["cards"]]
    assert (match.table.enc, match.table.thrown[0], milled) == ("", [], ["blank"])
    assert match.table.turned == [
        card
        for event in match.log(None)
        if event.key in ("enc.drew", "enc.milled")
        for card in event.args["cards"]
    ]
    assert match.view(None)["table"]["turned"] == match.table.turned
    play(match, ("pass",))
    assert match.table.turned == []
