"""Why a piece cannot be chosen: what pressing it tells."""

from __future__ import annotations

from typing import Any

import pytest

from roundtable.games import because
from roundtable.games.kingarthur import show
from roundtable.games.kingarthur.paying import payable_powers
from roundtable.kernel import Chance
from roundtable.text import Text
from tests.games.kingarthur.helpers import lay, movers, new, play

EN = Text("en", "kingarthur", ["Anna", "Ben"])
LAYOUT = {"dark": ["dark-1", "dark-3"], "dragon": ["dragon-5"]}


def why(match: Any, ref: str, viewer: int | None = 0) -> str:
    question = None if viewer is None else match.question(viewer)
    return EN.words(because(show, match.view(viewer), question and question.key, ref))


def test_an_adversary_asks_for_more_knights_of_one_colour_than_there_are():
    match = lay(action=2, hands=[["red", "red", "beige", "merlin"]], columns=LAYOUT)
    assert why(match, "layout/dragon-5") == (
        "It takes 5 knights of one colour. The most you can play is 3: Merlin, red knight ×2."
    )
    assert why(lay(action=2, columns=LAYOUT), "layout/dark-3") == (
        "It takes 3 knights of one colour, and you hold none."
    )


def test_without_a_seal_only_a_double_challenge_is_left():
    sealed = {"dark": [["dark-1", 0]] * 2, "dragon": ["dragon-2"]}
    match = lay(action=2, seals=True, hands=[["red"]], columns=sealed)
    match.table.seals[0] = 0
    match.rerun()
    assert why(match, "layout/dragon-2").startswith("You have no seal left, so only a double challenge")


def test_an_adventure_says_what_it_requires():
    match = lay(action=3, defeated=[["dark-1", "dark-2", "dragon-5"]])
    assert "adventure.which" in str(match.question(0))
    far = next(name for name in match.table.adventures if name not in match.legal(0))
    assert why(match, f"adventures/{far}").endswith("Your adversaries do not meet that.")


def test_what_belongs_to_another_action_says_when_that_is():
    match = lay(action=2, hands=[["red"]], columns=LAYOUT, defeated=[["dark-2"]])
    assert why(match, "adventures/grail") == "Adventures come after the challenge."
    assert why(match, "defeated/dark-2") == "Adventures come after the challenge."
    assert why(match, "hand/red") == "First choose which adversary you challenge."
    assert why(match, "supplies/deck") == "Adversaries are drawn only at the beginning of a turn."
    play(match, "dark-1")
    assert why(match, "layout/dark-3") == "First pay for dark power 1."
    drawing = lay(action=4, hands=[["red"]], columns=LAYOUT)
    assert why(drawing, "layout/dark-1") == "You can no longer challenge anyone this turn."
    full = lay(action=2, hands=[["red"]], columns={"dark": ["dark-1"] * 4})
    assert why(full, "supplies/deck") == "A column already holds 4 cards, so no adversaries are drawn."


def test_a_knight_that_no_payment_uses():
    match = play(lay(action=2, hands=[["red", "beige-2", "orange"]], columns={"dark": ["dark-2"]}), "dark-2")
    assert why(match, "hand/red").startswith("You cannot use red knight to pay for dark power 2")


def test_whoever_is_not_asked_reads_for_whom_everybody_waits():
    match = lay(action=2, hands=[["red"]], columns=LAYOUT)
    assert why(match, "layout/dark-1", 1) == "Waiting for Anna to challenge an adversary …"
    assert why(match, "layout/dark-1", None) == "Waiting for Anna to challenge an adversary …"


@pytest.mark.parametrize("number", range(6))
def test_what_is_said_of_an_adversary_is_so(number):
    """A player who is told that they have too few could indeed not pay."""
    match, chance, told = new(seed=number, seats=3, seals=bool(number % 2)), Chance(f"{number}"), 0
    for seat in movers(match, lambda match: match.moves < 200):
        question, view = match.question(seat), match.view(seat)
        lit = {ref for option in question.options for ref in show.touches(question.key, option)}
        for piece in show.scene(view)[0].pieces():
            if question.key == "challenge.which" and piece.ref and piece.ref not in lit:
                words = because(show, view, question.key, piece.ref)
                if words.key == "why-sealed":
                    assert piece.seats != (seat,)
                    continue
                assert words.args["power"] not in payable_powers(match.table.hands[seat]), words
                assert words.args.get("count", 0) < words.args["power"]
                told += 1
        match.play(seat, chance.pick(question.options))
    assert told
