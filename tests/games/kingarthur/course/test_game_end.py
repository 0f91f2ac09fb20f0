"""Rulebook: Game end."""

from __future__ import annotations

from typing import Any

import pytest

import roundtable as rt
from tests.games.kingarthur.helpers import (
    WORTH,
    all_but,
    asked,
    finish_turn,
    hand,
    lay,
    legal,
    movers,
    over,
    play,
    seen,
)

ELEVEN = all_but("robbers", "saxons")
LAST_TWO = {"taken": [[], ELEVEN], "defeated": [["dark-1", "dark-1"]]}


def last_adversary(**wanted):
    """Seat 0 is about to defeat the last adversary, a dark power of 1."""
    return lay(
        **{"action": 2, "hands": [["red"]], "columns": {"dark": ["dark-1"]}, "deck": [], "supply": ["beige"]}
        | wanted
    )


def scored(defeated, taken=((), ()), hands=((), ())):
    """The result if seat 0 defeats the last adversary and draws nothing; all keep what is given here."""
    match = last_adversary(
        seats=len(hands),
        hands=[["red", *hands[0]], *map(list, hands[1:])],
        defeated=[*map(list, defeated)],
        taken=[*map(list, taken)],
        supply=[],
        discard=[],
    )
    play(match, "dark-1", ("red",))
    return over(finish_turn(match))


# --- the second to last adventure


def test_ka_21_the_twelfth_adventure_ends_the_game_at_once():
    match = lay(action=3, **LAST_TWO, supply=["red"])
    play(match, "robbers", ("dark-1", "dark-1"))
    assert match.to_move == ()
    assert over(match).reason == "adventures"
    assert (hand(match, 0), seen(match)["supply"]) == ([], 1)


def test_ka_21_the_eleventh_does_not():
    match = lay(action=3, taken=[[], ELEVEN[1:]], defeated=[["dark-1", "dark-1"]])
    play(match, "robbers", ("dark-1", "dark-1"))
    assert match.result is None
    assert asked(match) == "knights.draw"


def test_ka_21_it_does_not_matter_who_holds_the_other_eleven():
    match = lay(
        seats=3, action=3, taken=[ELEVEN[:3], ELEVEN[3:5], ELEVEN[5:]], defeated=[["dark-1", "dark-1"]]
    )
    play(match, "robbers", ("dark-1", "dark-1"))
    assert over(match).reason == "adventures"


def test_ka_21_after_the_end_nobody_may_move():
    match = play(lay(action=3, **LAST_TWO), "robbers", ("dark-1", "dark-1"))
    assert [match.question(seat) for seat in (0, 1)] == [None, None]
    assert match.legal(0) == ()
    with pytest.raises(rt.IllegalMove):
        match.play(0, 1)


# --- the last adversary


def test_ka_22_after_the_last_adversary_the_player_completes_his_turn():
    match = last_adversary(defeated=[["dark-3"]])
    play(match, "dark-1", ("red",))
    assert match.result is None
    assert asked(match) == "adventure.which"
    play(match, "saxons", ("dark-1", "dark-3"))
    assert (asked(match), match.result) == ("knights.draw", None)
    play(match, 1)
    assert match.to_move == ()
    assert over(match).reason == "adversaries"
    assert over(match).scores == (WORTH["saxons"], 0)


def test_ka_22_nobody_gets_another_turn():
    match = last_adversary(defeated=[[], ["dark-2", "dark-3"]])
    play(match, "dark-1", ("red",), 0)
    assert over(match).scores == (1, 5)


def test_ka_22_with_nothing_left_to_do_the_game_ends_at_once():
    match = last_adversary(hands=[["red"]], supply=[], discard=[])
    play(match, "dark-1", ("red",))
    finish_turn(match)
    assert over(match).reason == "adversaries"


def test_ka_22_an_empty_layout_with_cards_in_the_deck_ends_nothing():
    match = play(last_adversary(deck=["dark-2"]), "dark-1", ("red",), 1)
    assert match.result is None
    assert asked(match) == "adversaries.draw"


def test_ka_22_an_empty_deck_with_cards_in_the_layout_ends_nothing():
    match = play(last_adversary(columns={"dark": ["dark-1"], "dragon": ["dragon-5"]}), "dark-1", ("red",), 1)
    assert match.result is None
    assert match.to_move == (1,)


def test_ka_22_the_deck_may_run_out_in_action_1_of_the_same_turn():
    match = lay(hands=[["red"]], columns={}, deck=["dark-1"], supply=["beige"])
    play(match, True, "dark-1", ("red",), 0)
    assert over(match).reason == "adversaries"


def test_ka_22_the_twelfth_adventure_after_the_last_adversary_ends_at_once():
    """Last adversary, twelfth adventure and the last knight draw in one turn: KA-21 wins."""
    match = last_adversary(taken=[[], ELEVEN], defeated=[["dark-3"]])
    play(match, "dark-1", ("red",), "saxons", ("dark-1", "dark-3"))
    assert match.to_move == ()
    assert over(match).reason == "adventures"
    assert hand(match, 0) == []


def test_ka_22_the_twelfth_adventure_may_be_declined():
    match = last_adversary(taken=[[], ELEVEN], defeated=[["dark-3"]])
    play(match, "dark-1", ("red",), None, 1)
    assert over(match).reason == "adversaries"
    assert over(match).scores[0] == 4


# --- scoring


def test_adventures_and_adversaries_in_hand_score_and_knights_do_not():
    result = scored(
        defeated=(["dragon-5", "enemy-2"], ["monster-4"]),
        taken=(["grail", "robbers"], ["treasure"]),
        hands=([], ["red-2", "merlin", "beige"]),
    )
    assert result.scores == (20 + 6 + 5 + 2 + 1, 11 + 4)
    assert result.winners == (0,)


def test_adversaries_played_for_adventures_no_longer_score():
    match = lay(action=3, taken=[[], ELEVEN], defeated=[["dragon-5", "dark-1", "dark-2"]])
    play(match, "robbers", ("dark-1", "dark-2"))
    assert over(match).scores == (6 + 5, sum(WORTH[name] for name in ELEVEN))


def test_the_player_who_ends_the_game_need_not_win():
    match = play(lay(action=3, **LAST_TWO), "robbers", ("dark-1", "dark-1"))
    assert over(match).winners == (1,)


def test_ka_24_a_tie_goes_to_the_most_knight_cards():
    result = scored(defeated=([], ["dark-1"]), hands=(["red"], ["beige", "merlin"]))
    assert result.scores == (1, 1)
    assert result.winners == (1,)


def test_ka_24_a_double_counts_as_one_card():
    assert scored(defeated=([], ["dark-1"]), hands=(["red-2"], ["beige", "orange"])).winners == (1,)
    assert scored(defeated=([], ["dark-1"]), hands=(["red-2"], ["beige"])).winners == (0, 1)


def test_ka_24_a_tie_after_the_tie_break_is_a_shared_victory():
    result = scored(
        defeated=([], ["enemy-1"], ["monster-1"], []),
        hands=([], ["red"], ["merlin"], ["red-2"] * 2),
        taken=((),) * 4,
    )
    assert result.scores == (1, 1, 1, 0)
    assert result.winners == (1, 2)


def test_ka_24_knights_count_only_among_the_tied():
    result = scored(
        defeated=(["dark-3"], ["dark-2"], ["monster-4"]), hands=(["red"], ["red"] * 9, []), taken=((),) * 3
    )
    assert result.scores == (4, 2, 4)
    assert result.winners == (0,)


@pytest.mark.parametrize(("drawn", "winners"), [(1, (0,)), (0, (0, 1))])
def test_ka_24_the_knight_drawn_in_the_last_turn_counts(drawn, winners):
    match = last_adversary(hands=[["red", "red"], ["orange"]], defeated=[[], ["enemy-1"]])
    play(match, "dark-1", ("red",), drawn)
    assert over(match).winners == winners


def test_ka_24_the_knights_just_played_do_not_count():
    match = last_adversary(hands=[["red"], ["orange"]], defeated=[[], ["enemy-1"]], supply=[])
    play(match, "dark-1", ("red",), 0)
    assert over(match).winners == (1,)


def test_ka_24_all_may_share_the_victory():
    match = finish_turn(lay(seats=3, idle=8, hands=[["red"], ["merlin"], ["beige-2"]]))
    assert over(match).winners == (0, 1, 2)


# --- standstill


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_ka_23_three_rounds_of_nothing_end_the_game(seats):
    match = lay(seats=seats, turn=1, defeated=[["dark-1"], ["dragon-5"]], columns={"dark": ["dark-1"]})
    for _ in range(3 * seats - 1):
        finish_turn(match)
        assert match.result is None
    finish_turn(match)
    assert over(match).reason == "standstill"
    assert over(match).scores[:2] == (1, 5)
    assert over(match).winners == (1,)


def test_ka_23_idle_turns_before_the_scenario_count():
    assert over(finish_turn(lay(idle=5))).reason == "standstill"
    assert finish_turn(lay(idle=4)).result is None


ACTS: dict[str, Any] = {
    "draws adversaries": ((True, None, 0), {"columns": {}}),
    "challenges": (("dark-1", ("red",), None, 0), {"action": 2, "hands": [["red"]]}),
    "takes an adventure": (("robbers", ("dark-2", "dark-2"), 0), {"action": 3}),
    "draws one knight": ((1,), {"action": 4}),
    "draws two knights": ((2,), {"action": 4}),
}


@pytest.mark.parametrize("act", ACTS)
def test_ka_23_any_act_starts_the_count_anew(act):
    answers, wanted = ACTS[act]
    base: dict[str, Any] = {
        "idle": 5,
        "columns": {"dark": ["dark-1"]},
        "deck": ["dark-3", "dark-3", "enemy-1"],
    }
    held: dict[str, Any] = {} if act == "draws adversaries" else {"defeated": [["dark-2", "dark-2"]]}
    match = play(lay(**base | held | wanted), *answers)
    assert match.to_move == (1,)
    for _ in range(5):
        finish_turn(match)
        assert match.result is None
    assert over(finish_turn(match)).reason == "standstill"


def test_ka_23_also_when_nothing_at_all_is_possible():
    """Empty decks and a layout that nobody can pay: the players are asked, and the game still ends."""
    match = lay(columns={"dragon": ["dragon-5"]}, deck=[], supply=[], discard=[], defeated=[["dark-1"]])
    turns = 0
    for _ in movers(match):
        assert legal(match) == {None}
        play(match, None)
        turns += 1
    assert turns == 6
    assert over(match).reason == "standstill"
    assert over(match).scores == (1, 0)
