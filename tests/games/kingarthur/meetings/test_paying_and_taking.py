"""[Challenge adversaries], [Take an adventure card], [Draw a knight card] Payments that meet."""

from __future__ import annotations

from tests.games.kingarthur.helpers import (
    answer,
    finish_turn,
    hand,
    lay,
    legal,
    offers,
    over,
    payments,
    play,
    seen,
)

THREE = ["dragon-5", "monster-3", "dark-2"]


def test_overpaying_with_doubles_where_a_merlin_or_another_colour_could_pay_exactly():
    """KA-10, KA-11: nobody has to spend a Merlin; the strict form asks for the exact payment."""
    knights = ["red-2", "red-2", "merlin", "beige", "beige", "beige"]
    exact = {("red-2", "merlin"), ("beige", "beige", "beige"), ("beige", "beige", "merlin")}
    assert payments("monster-3", knights) == {("red-2", "red-2"), *exact}
    assert payments("monster-3", knights, strict_knights=True) == exact


def test_the_played_knight_is_the_new_supply_and_the_next_player_finds_one_of_two():
    """KA-2, KA-19, KA-20."""
    match = lay(
        action=2, hands=[["red"]], supply=["beige"], discard=[], columns={"dark": ["dark-1", "dark-2"]}
    )
    play(match, "dark-1", ("red",), 1)
    assert (hand(match, 0), seen(match)["discard"], seen(match)["supply"]) == (["beige"], [], 1)
    answer(match, adversaries_draw=False, challenge_which=None)
    assert legal(match) == {0, 1}
    play(match, 1)
    assert (hand(match, 1), seen(match)["supply"], seen(match)["discard"]) == (["red"], 0, [])


def test_the_last_adversary_pays_for_the_second_to_last_adventure_and_the_knights_break_the_tie():
    """KA-7, KA-21, KA-22, KA-24: over at once, no fourth action; a double counts as one card."""
    match = lay(
        action=2, deck=[], columns={"dark": ["dark-1"]}, hands=[["red", "red-2"], ["red", "red"]],
        defeated=[["dark-1"], ["dark-1"]],
        taken=[
            ["grail", "beast", "mountain", "seamonster"],
            ["greenknight", "fisher", "treasure", "tournament", "mark", "excalibur", "saxons"],
        ],
    )  # fmt: skip
    play(match, "dark-1", ("red",), "robbers")
    if match.to_move:
        play(match, match.legal(0)[0])
    assert (over(match).scores, over(match).winners) == ((71, 71), (1,))


def test_the_red_five_in_five_adventures():
    """KA-13 to KA-16: no card to spare where a total is asked for, the very cards elsewhere."""

    def sets(adventure):
        return {frozenset(offer) for offer in offers(adventure, THREE)}

    five, three, two = THREE
    assert sets("treasure") == {frozenset({five}), frozenset({five, three})}
    assert sets("greenknight") == {frozenset({five, three})}
    assert sets("excalibur") == {frozenset({five}), frozenset({three, two})}
    assert sets("mountain") == {frozenset(THREE)}
    assert sets("robbers") == {frozenset({five, three}), frozenset({five, two}), frozenset({three, two})}


def test_finished_turns_leave_the_supply_alone():
    """KA-2: nobody has to draw."""
    match = lay(action=4, supply=["beige"], discard=[])
    assert seen(finish_turn(match))["supply"] == 1
