"""[Arriving], [Special movement], [Guardians] Who comes where, and what waits there."""

from typing import Any

from tests.games.taintedgrail.helpers import (
    PASS,
    alone,
    answer,
    asked,
    by,
    camp,
    day,
    go,
    goods,
    legal,
    night,
    play,
    shipped,
    together,
    tracks,
    until,
)
from tests.games.taintedgrail.helpers.encounter import ESCAPE, flee, idle, keep, win

# -- guardians ---------------------------------------------------------------------------------------------


def test_guardians_who_is_driven_to_another_guardian_meets_it_once_and_no_other_where_he_was():
    """The hurler throws the hero from 104 to 102, where a wolf stands; the giant at 104 meets nobody."""
    match = play(day(guardians={"hurler": 104, "wolf": 102, "giant": 104}), go(104))
    keep(play(match, "hurler"))
    until(
        match,
        lambda match: match.table.enc != "hurler",
        lambda match: ESCAPE if match.table.place == [102] and ESCAPE in legal(match) else idle(match),
    )
    assert match.table.enc == "wolf"
    play(keep(match), ESCAPE)
    assert (asked(match), match.table.guardians["wolf"], tracks(match)) == ("day.what", 102, (3, 9, 0))


def test_a_guardian_that_is_held_fights_those_who_are_there():
    held = {"phase": "dawn", "today": ["hedge_moves"], "guardians": {"long_line": 105}}
    assert shipped(place=[105], **held).table.enc == "long_line"
    match = shipped(place=[101], **held)
    assert (match.table.enc, match.table.guardians) == ("", {"long_line": 105})


def test_he_falls_to_the_first_of_two_guardians_meets_the_second_dying_and_then_the_ash():
    blows = {"combat": [["smith_blow"] * 15]}
    match = day(health=[2], guardians={"giant": 104, "wolf": 104}, decks=blows)
    play(match, go(104), "giant")
    t = match.table
    until(match, lambda match: t.enc != "giant", idle)
    assert (t.health, t.dying, t.enc, t.terror) == ([0], [3], "wolf", [0])
    win(match)
    assert (t.enc, goods(match, "exp"), t.terror, t.guardians) == ("", [1], [1], {"giant": 104})


def test_flight_of_the_last_ends_it_for_the_dying_too_and_the_guardian_of_the_story_stays_on_the_map():
    match = together(day(2, health=[2, 8], guardians={"giant": 104}), 1, go(104))
    t = match.table
    until(match, lambda match: 0 not in t.inside, idle)
    flee(match)
    assert (t.enc, t.guardians, t.health, t.dying, t.terror) == ("", {"giant": 104}, [0, 8], [2, 0], [1, 1])


def test_two_guardians_and_an_entry_effect_he_says_which_comes_first_and_the_ash_comes_last():
    match = day(guardians={"wolf": 104, "giant": 104})
    play(match, go(104))
    assert (asked(match), legal(match)) == ("guardian.which", {"wolf", "giant"})
    play(match, "giant")
    t = match.table
    assert (t.enc, t.terror) == ("giant", [0])
    flee(match)
    assert (t.enc, t.terror, t.energy) == ("wolf", [0], [4])
    win(match)
    assert (t.terror, t.guardians, goods(match, "exp")) == ([1], {"giant": 104}, [1])


def test_who_has_passed_stands_by_the_arriving_against_a_guardian_and_both_are_rewarded():
    match = by(day(2, place=[101, 104], guardians={"wolf": 104}), 1, PASS)
    alone(match, 0, go(104))
    assert (asked(match), match.to_move) == ("party.help", (1,))
    play(match, True)
    win(match)
    t = match.table
    assert (goods(match, "exp"), t.passed[1], t.energy) == ([1, 1], True, [5, 6])


def test_a_party_arrives_where_a_guardian_stands_and_one_of_it_is_dying_already():
    """The hero has no energy: the other pays for both. They leave with the first damage, and no dial is set
    again; the other escapes; then the ash frightens both."""
    match = day(2, health=[0, 8], dying=[2, 0], guardians={"giant": 104})
    together(match, 1, go(104))
    t = match.table
    assert (t.place, t.energy, t.enc, sorted(t.party)) == ([104, 104], [0, 4], "giant", [0, 1])
    keep(match)
    play(match, 0, ("panic",) if ("panic",) in match.legal(0) else ("end",))
    until(match, lambda match: t.active != 0, idle)
    assert (t.inside, t.dying, t.active, t.terror) == ((1,), [2, 0], 1, [0, 0])
    play(match, ESCAPE)
    assert (t.enc, t.guardians, t.terror, t.energy) == ("", {"giant": 104}, [1, 1], [0, 3])


# -- who stands by -----------------------------------------------------------------------------------------


def test_the_helper_of_an_arrival_joins_the_party_and_the_entry_effect_is_for_the_party():
    """Before the automatic effect or the guardian another there may join the party; both then are in it."""
    match = by(day(2, place=[101, 104], guardians={"wolf": 104}), 1, PASS)
    alone(match, 0, go(104))
    play(match, True)
    win(match)
    play(match, True)
    assert match.table.terror == [1, 1]


def test_who_does_not_help_is_left_in_peace_by_guardian_and_ash():
    match = by(day(2, place=[101, 104], guardians={"wolf": 104}), 1, PASS)
    alone(match, 0, go(104))
    answer(match, party_help=False)
    win(match)
    answer(match, party_entry=False)
    assert (match.table.terror, goods(match, "exp")) == ([1, 0], [1, 0])


def guarded(**wanted: Any) -> Any:
    """One comes to the Ash, where another stands and a guardian waits."""
    match = day(2, **{"place": [101, 104], "guardians": {"wolf": 104}, **wanted})
    return alone(by(match, 1, PASS), 0, go(104))


def test_tg_140_who_helped_against_the_guardian_is_asked_again_before_the_ash():
    match = win(play(guarded(), True))
    assert (asked(match), match.to_move, match.table.terror) == ("party.entry", (1,), [0, 0])
    assert play(match, False).table.terror == [1, 0]


def test_tg_140_and_so_is_who_did_not():
    match = win(play(guarded(), False))
    assert (asked(match), match.to_move, match.table.party) == ("party.entry", (1,), ())
    assert play(match, True).table.terror == [1, 1]


def test_tg_140_the_ash_waits_also_for_who_has_fled_from_the_guardian_and_its_helper_may_stay_out():
    match = flee(play(guarded(), True))
    assert (asked(match), match.to_move, match.table.guardians) == ("party.entry", (1,), {"wolf": 104})
    assert play(match, False).table.terror == [1, 0]


def test_tg_140_nobody_is_asked_if_who_arrived_is_no_longer_there():
    """The whistle moves the hero from the fight to the Ford: nothing is left to join."""
    match = guarded()
    play(match, True)
    match.table.place[0] = 101
    flee(match)
    assert (asked(match) != "party.entry", match.table.terror) == (True, [0, 0])


# -- the effect of a place ---------------------------------------------------------------------------------


def test_an_effect_once_a_day_for_the_place_whoever_comes_and_again_tomorrow():
    match = day(2, goods={"wealth": [3, 3], "food": [0, 0]})
    alone(match, 0, go(105))
    by(match, 1, go(105))
    assert goods(match, "wealth") == [2, 3]
    answer(match, party_help=False, party_entry=False)
    night(match)
    alone(match, 0, go(101))
    by(match, 1, PASS)
    play(match, go(105), False)  # the other, who has passed, does not stand by them
    assert goods(match, "wealth") == [1, 3]


def test_special_movement_out_of_an_entry_effect_arrives_at_both_places():
    match = day(effects="move 132", shown=[101, 104, 132], items=[["whistle"]], goods={"rep": [0]})
    assert (match.table.place, match.table.terror, goods(match, "rep")) == ([104], [1], [3])


def test_tg_126_who_is_moved_to_where_he_is_has_not_moved():
    match = camp(2, place=[104, 101], shown=[101, 104], guardians={"giant": 104}, effects="move 104")
    assert (match.table.place, asked(match), match.to_move) == ([104, 104], "party.help", (0,))
    assert play(match, False).table.party == (1,)
    match = camp(1, place=[104], shown=[101, 104], guardians={"giant": 104}, effects="move 104")
    assert (match.table.enc, match.table.terror) == ("", [0])
