"""Why a piece cannot be chosen: what pressing it tells, and that it is so."""

from __future__ import annotations

from typing import Any

import pytest

from roundtable.games import because
from roundtable.games.shadows import show
from roundtable.games.shadows.possible_actions import destinations
from roundtable.games.shadows.quests import playable
from roundtable.games.shadows.special_white_cards import can_play
from roundtable.kernel import Chance
from roundtable.text import Text
from tests.games.shadows.helpers import movers, new, play
from tests.games.shadows.helpers.knights import DRAW, SACRIFICE, hero

EN = Text("en", "shadows", ["Anna", "Ben", "Cleo", "Dora"])


def why(match: Any, ref: str, viewer: int = 0) -> str:
    question = match.question(viewer)
    return EN.words(because(show, match.view(viewer), question and question.key, ref))


def test_a_place():
    match = hero(place=["camelot", "blackknight", "camelot", "camelot"])
    assert why(match, "place/camelot") == "You are there already."
    assert why(match, "place/blackknight") == "Only one knight may be there, and Ben is there now."
    play(match, DRAW)
    assert why(match, "place/grail").startswith("You have taken your action.")
    play(match, SACRIFICE, ("move", "grail"))
    assert match.to_move == (0,)
    assert why(match, "place/picts") == "You have already travelled this turn."


def test_what_can_be_done_at_camelot_only():
    match = hero(place=["grail", *["camelot"] * 3], hands=[["fight-1", "merlin"]])
    assert why(match, "whitepile") == "White cards can be drawn only at Camelot."
    assert why(match, "engines") == "Siege engines can be attacked only from Camelot."
    assert why(match, "hand/fight-1") == "Only Grails can be played here."
    assert why(match, "hand/merlin") == "Merlin would do nothing now."
    home = hero(hands=[["fight-1", "grail"]])
    assert why(home, "engines") == "There is no siege engine to attack."
    assert why(home, "hand/grail") == "It cannot be played at Camelot."


def test_a_war_names_the_next_card():
    laid = {"picts": ["fight-1", "fight-2"]}
    match = hero(place=["picts", *["camelot"] * 3], hands=[["fight-5", "fight-3"]], laid=laid)
    assert why(match, "hand/fight-5") == "The next card in this war is fight 3."


def test_an_accusation():
    match = hero()
    assert why(match, "knight/0") == "You cannot accuse yourself."
    assert why(match, "knight/1") == "You can accuse someone once there are 6 siege engines or 6 swords."


def test_whoever_is_not_asked_reads_for_whom_everybody_waits():
    assert why(hero(), "place/grail", 2) == "Waiting for Anna to take a heroic action …"


def test_other_questions_fall_back_on_the_rule_of_the_moment():
    match = new(seats=3, seed=2)
    assert why(match, "place/grail").startswith("Everyone puts one white card")


CLAIMS: dict[str, Any] = {
    "why-here": lambda t, me, about: t.place[me] == about,
    "why-solo": lambda t, me, about: bool(t.present(about)) and about not in destinations(t, me),
    "why-draw-where": lambda t, me, about: t.place[me] != "camelot",
    "why-engine-where": lambda t, me, about: t.place[me] != "camelot",
    "why-engine-none": lambda t, me, about: t.engines == 0,
    "why-no-use": lambda t, me, about: not can_play(t, me, about),
    "why-war-next": lambda t, me, about: about not in playable(t, me),
    "why-pattern": lambda t, me, about: about not in playable(t, me),
    "why-grail-only": lambda t, me, about: about not in playable(t, me),
    "why-forest": lambda t, me, about: "darkforest" in t.in_force,
    "why-accuse-when": lambda t, me, about: not t.may_accuse(),
    "why-accused": lambda t, me, about: me in t.accusers,
    "why-cleared": lambda t, me, about: t.shown[int(about)],
    "why-gone": lambda t, me, about: not t.is_knight(int(about)),
    "why-acted": lambda t, me, about: bool(t.deeds) and not t.sacrificed,
    "why-acted-twice": lambda t, me, about: bool(t.deeds) and t.sacrificed,
}


@pytest.mark.parametrize("number", range(8))
def test_what_is_said_is_so(number):
    """On the table itself, which the view does not show whole."""
    match, chance, told = new(seats=4, seed=f"reasons {number}"), Chance(f"reasons {number}"), set()
    for _ in movers(match, lambda match: match.moves < 500):
        seat = chance.pick(match.to_move)
        question, view = match.question(seat), match.view(seat)
        lit = {ref for option in question.options for ref in show.touches(question.key, option)}
        for zone in show.scene(view):
            for piece in zone.pieces():
                words = piece.ref and piece.ref not in lit and show.why_not(view, question.key, piece.ref)
                if words and words.key in CLAIMS:
                    about = piece.ref.partition("/")[2]
                    assert CLAIMS[words.key](match.table, seat, about), (words, piece.ref)
                    told.add(words.key)
        match.play(seat, chance.pick(question.options))
    assert len(told) > 6
