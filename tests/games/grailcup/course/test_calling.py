"""Rulebook: 2 Calling allies, Showing an ally."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.grailcup.helpers import ALLIES, SPEAR, asked, lay, legal, play, seen, told
from tests.games.grailcup.helpers.seeing import received

FAR: dict[str, Any] = dict(at=[20, 25, 22, 26], dragon=46)


def calls(match, viewer=None):
    """Number and answer, as they were called."""
    return [
        (event.args["number"], event.args["ally"], event.args.get("seat"))
        for event in match.log(viewer)
        if event.key.startswith("call.")
    ]


def test_calling_all_nine_in_rising_order():
    match = lay(4, call=1, **FAR, allies=[["priest"], [], ["princess"], ["blacksmith"]])
    answers = {"priest": 0, "princess": 2, "blacksmith": 3}
    assert calls(match) == [(n, ally, answers.get(ally)) for n, ally in enumerate(ALLIES, 1)]


def test_calling_follows_the_numbers_not_the_seats_nor_the_race():
    match = lay(4, call=4, **FAR, allies=[["priest"], [], ["princess"], ["blacksmith"]])
    assert [seat for _, _, seat in calls(match) if seat is not None] == [3, 2, 0]


def test_calling_a_round_ends_when_all_nine_are_called():
    match = lay(4, call=9, **FAR, round=3)
    assert (asked(match), seen(match)["round"], seen(match)["called"]) == ("draft.ally", 4, 0)
    assert told(match).count("round") == 1


@pytest.mark.parametrize("ally", ALLIES)
def test_gc_48_nobody_answers_for_an_ally_that_nobody_chose(ally):
    match = lay(4, call=ALLIES.index(ally) + 1, **FAR)
    assert calls(match)[0] == (ALLIES.index(ally) + 1, ally, None)
    assert seen(match)["at"] == [20, 25, 22, 26]


@pytest.mark.parametrize("viewer", [1, 2, 3, None])
def test_gc_48_silence_never_tells_why(viewer):
    """The priest lies face up, was set aside face down, or was left over: the priest's call is the same."""
    places: list[Any] = [dict(face_up=["priest"]), dict(aside=["priest"]), dict(pack=["priest"])]
    tables = [lay(4, call=1, **FAR, allies=[["fairy"]], **place) for place in places]
    events = [[(event.key, dict(event.args)) for event in match.log(viewer)] for match in tables]
    assert events[0] == events[1] == events[2]
    assert ("call.silence", {"ally": "priest", "number": 7}) in events[0]
    assert received(tables[1], viewer) == received(tables[2], viewer)


def test_gc_48_face_up_numbers_are_called_like_all_others():
    match = lay(4, call=1, **FAR, face_up=["sorceress", "merlin", "unicorn"])
    assert [number for number, _, _ in calls(match)] == list(range(1, 10))


def test_gc_48_an_ally_is_shown_to_all_when_it_is_called_and_not_before():
    match = lay(4, call=2, **FAR, allies=[["squire"], ["fairy"], ["merlin"], ["unicorn"]])
    assert seen(match, 3)["allies"] == [["squire"], [""], [""], ["unicorn"]]
    play(match, 1)
    assert asked(match) == "merlin.look"
    for viewer in (None, 0):
        assert seen(match, viewer)["allies"] == [["squire"], [""], ["merlin"], [""]]
    assert seen(match)["shown"] == ["squire", "merlin"]


def test_gc_48_nobody_is_told_who_will_answer_next():
    """Seats 2 and 3 hold fairy and unicorn or the other way round: seats 0 and 1 receive the same."""
    tables = [
        lay(4, call=3, **FAR, allies=[["merlin"], ["priest"], one, two])
        for one, two in ((["fairy"], ["unicorn"]), (["unicorn"], ["fairy"]))
    ]
    for viewer in (0, 1, None):
        assert received(tables[0], viewer) == received(tables[1], viewer)


def test_showing_all_effects_come_before_the_next_call():
    """The blacksmith walks onto a dragon bait: the tamer is not called before the dragon has been moved."""
    match = lay(
        4, call=4, at=[16, 25, 22, 26], dragon=46, clovers={20: "bait"}, allies=[["blacksmith"], ["tamer"]]
    )
    assert (asked(match), match.to_move, seen(match)["called"]) == ("dragon.where", (0,), 4)
    assert seen(match)["allies"][1] == [""]
    play(match, 40)
    assert (asked(match), match.to_move, seen(match)["called"]) == ("dragon.where", (1,), 5)
    assert seen(match)["allies"][1] == ["tamer"]


def test_showing_a_chain_of_clover_and_village_ends_before_the_next_call():
    match = lay(
        4, call=4, at=[29, 25, 22, 26], dragon=46, clovers={33: "boots"}, luck=(0, SPEAR),
        allies=[["blacksmith"], ["fairy"]],
    )  # fmt: skip
    assert (asked(match), match.to_move) == ("fairy.walk", (1,))
    story = told(match)
    assert seen(match)["at"][0] == 37
    assert story.index("die.spear") < story.index("call.silence")
    assert seen(match)["spears"] == [2, 0, 0, 0]


def test_showing_a_blocked_knight_decides_about_his_spear_before_the_next_call():
    match = lay(4, call=4, at=[26, 25, 22, 20], dragon=28, allies=[["blacksmith"], ["fairy"]])
    assert (asked(match), match.to_move, seen(match)["called"]) == ("spear.spend", (0,), 4)
    play(match, True)
    assert (asked(match), match.to_move) == ("fairy.walk", (1,))


def test_showing_a_winner_ends_the_round_at_once():
    match = lay(4, call=6, at=[44, 25, 22, 26], dragon=20, allies=[["princess"], ["fairy"]])
    assert match.to_move == ()
    assert [number for number, _, _ in calls(match)] == [6]
    assert match.result is not None
    assert match.result.winners == (0,)
    assert seen(match)["at"] == [47, 25, 22, 26]


def test_gc_49_two_allies_are_played_each_at_its_number():
    match = lay(
        3, call=4, at=[18, 25, 26], dragon=46,
        allies=[["blacksmith", "princess"], ["priest", "fairy"], ["unicorn", "tamer"]],
    )  # fmt: skip
    assert (match.to_move, asked(match)) == ((2,), "dragon.where")
    play(match, 0)
    assert (match.to_move, asked(match)) == ((1,), "fairy.walk")
    play(match, 6)
    answered = [(ally, seat) for _, ally, seat in calls(match) if seat is not None]
    expected = [("blacksmith", 0), ("tamer", 2), ("princess", 0), ("priest", 1), ("fairy", 1), ("unicorn", 2)]
    assert answered == expected


def test_gc_49_each_of_two_allies_has_its_landing_effects():
    """Blacksmith to the village 16, then the fairy's 4 to the clover 20 (a magnet that finds a spear)."""
    match = lay(
        3, call=4, at=[12, 5, 5], dragon=46, spears=[0, 1, 1], clovers={20: "magnet"}, luck=(SPEAR,),
        allies=[["blacksmith", "fairy"]],
    )  # fmt: skip
    assert (asked(match), seen(match)["at"][0], seen(match)["spears"][0]) == ("fairy.walk", 16, 2)
    play(match, 4)
    assert (asked(match), legal(match)) == ("magnet.whom", {1, 2})
    play(match, 2)
    assert (seen(match)["spears"], seen(match)["at"][0]) == ([3, 1, 0], 20)


def test_gc_49_the_second_ally_stays_hidden_while_the_first_is_played():
    match = lay(3, call=3, at=[20, 25, 26], dragon=46, allies=[["merlin", "unicorn"], ["fairy", "tamer"]])
    assert seen(match, 1)["allies"] == [["merlin", ""], ["fairy", "tamer"], []]
    assert seen(match)["allies"][0] == ["merlin", ""]


def test_gc_49_the_place_of_a_shown_card_does_not_tell_which_was_chosen_first():
    tables = [
        lay(3, call=5, at=[20, 25, 26], dragon=46, allies=[order, ["fairy"]])
        for order in (["tamer", "unicorn"], ["unicorn", "tamer"])
    ]
    for viewer in (1, 2, None):
        cards = [sorted(seen(match, viewer)["allies"][0]) for match in tables]
        assert cards == [["", "tamer"], ["", "tamer"]]


def test_a_round_begins_with_a_clean_slate():
    match = lay(4, call=9, **FAR, allies=[["sorceress"], ["squire"], ["unicorn"]], curse="fairy", favourite=2)
    table = seen(match)
    assert (table["curse"], table["favourite"], table["shown"], table["called"]) == (None, None, [], 0)
    assert table["allies"] == [[], [], [], []]
