"""The contract is a real check of what boards are told too: faults put in on purpose are each caught."""

from dataclasses import replace
from typing import Any

import pytest

from roundtable.games import foresight
from roundtable.games._template import show as template_show
from roundtable.games.kingarthur.show import moves as kingarthur_moves
from roundtable.kernel import Match
from roundtable.kernel.match import ahead
from roundtable.kernel.scene import Move, Piece, Words
from roundtable.lab.contract.steps import the_log_tells_no_secret, what_moves_lies_there
from roundtable.lab.contract.telling import boards_are_told_no_secret, the_future_is_told_alike
from tests.contract.test_mutations import KING_ARTHUR, TEMPLATE, broken_laws


def test_a_detail_without_words(monkeypatch):
    monkeypatch.setattr(
        template_show, "detail", lambda view, key, option: Words("never.heard"), raising=False
    )
    assert broken_laws(TEMPLATE) == {"words"}


def test_a_reason_without_words(monkeypatch):
    monkeypatch.setattr(template_show, "why_not", lambda view, key, ref: Words("never.heard"), raising=False)
    assert broken_laws(TEMPLATE) == {"words"}


@pytest.mark.parametrize(
    "move",
    [
        Move(Piece("card-1"), "hand/card-13", "zone:hand"),
        Move(Piece("card-1"), "zone:hand", "zone:discard"),
        Move(Piece("card-1"), "seat:0", "seat:9"),
        Move(Piece("card-1"), "seat:0", ""),
        Move(Piece("card-1"), "seat:0", "zone:players", 0),
    ],
)
def test_a_piece_that_moves_from_nowhere_or_to_nowhere(monkeypatch, move):
    monkeypatch.setattr(template_show, "moves", lambda key, figures, view: [move], raising=False)
    assert broken_laws(TEMPLATE) == {"moves"}


def test_a_seal_that_is_moved_where_no_card_lies(monkeypatch):
    """Released at once, the card with the seal lies neither before nor after where it was sealed."""
    monkeypatch.setattr("roundtable.lab.contract.inspection.CHECKS", ())
    monkeypatch.setattr("roundtable.lab.contract.inspection.STEPS", (what_moves_lies_there,) * 20)
    monkeypatch.setitem(
        kingarthur_moves.__globals__["MOVED"],
        "seals.released",
        lambda told, viewer: [kingarthur_moves.__globals__["_taken"](told, viewer, told["seat"])],
    )
    assert broken_laws(KING_ARTHUR, {"seals": True}) == {"moves"}


# -- secrets -------------------------------------------------------------------------------------------


def only(monkeypatch, check=None, step=None):
    """Leave it to one check to find the fault, often."""
    monkeypatch.setattr("roundtable.lab.contract.inspection.CHECKS", (check,) if check else ())
    monkeypatch.setattr("roundtable.lab.contract.inspection.STEPS", (step,) * 10 if step else ())


@pytest.fixture
def hidden(monkeypatch):
    """What lies on the table of the match that was looked at last: a way to what no show may know."""
    honest = Match.view
    last: list[Any] = []

    def leaky(match, viewer):
        last[:] = [match.table]
        return honest(match, viewer)

    monkeypatch.setattr(Match, "view", leaky)
    return lambda: Words("option.card", {"card": str(last[0].hands)})


def test_the_games_as_they_are_tell_no_secret(monkeypatch):
    only(monkeypatch, boards_are_told_no_secret)
    assert broken_laws(TEMPLATE) == broken_laws(KING_ARTHUR, matches=1) == set()


def test_a_detail_that_depends_on_another_hand(monkeypatch, hidden):
    only(monkeypatch, boards_are_told_no_secret)
    monkeypatch.setattr(template_show, "detail", lambda view, key, option: hidden(), raising=False)
    assert broken_laws(TEMPLATE) == {"non-interference"}


def test_a_reason_that_depends_on_another_hand(monkeypatch, hidden):
    only(monkeypatch, boards_are_told_no_secret)
    monkeypatch.setattr(template_show, "why_not", lambda view, key, ref: hidden(), raising=False)
    assert broken_laws(TEMPLATE) == {"non-interference"}


def test_a_move_that_depends_on_another_hand(monkeypatch, hidden):
    only(monkeypatch, step=the_log_tells_no_secret)
    monkeypatch.setattr(
        template_show,
        "moves",
        lambda key, figures, view: [Move(Piece("card-1", text=hidden()), "zone:hand", "zone:players")],
        raising=False,
    )
    assert broken_laws(TEMPLATE) == {"non-interference"}


def test_a_future_that_is_played_on_the_match_itself(monkeypatch):
    """The honest outcome of a draw is the card that lies on top: just what nobody may be told."""

    def cheat(match, seat, option):
        after = match.clone()
        after.play(seat, option)
        yield ahead.Outcome([], after.view(seat))

    only(monkeypatch, the_future_is_told_alike)
    monkeypatch.setattr(foresight, "outcomes", cheat)
    assert broken_laws(KING_ARTHUR) == {"non-interference"}


def test_a_redeal_that_depends_on_what_lies_hidden(monkeypatch):
    """The pile is mixed as it lies: with the same seed another deal gives another guess."""

    def unsorted(t, viewer, chance):
        deck = list(t.deck)
        KING_ARTHUR.redeal(t, viewer, chance)
        chance.shuffle(deck)
        t.deck = deck

    only(monkeypatch, the_future_is_told_alike)
    monkeypatch.setattr(ahead, "GUESSES", 1)  # else what is drawn is hardly ever the same, and not told
    assert broken_laws(replace(KING_ARTHUR, redeal=unsorted), matches=6) == {"non-interference"}


def test_a_future_that_cannot_be_told(monkeypatch):
    def stumbling(match, seat, option):
        raise KeyError(option)

    only(monkeypatch, the_future_is_told_alike)
    monkeypatch.setattr(foresight, "outcomes", stumbling)
    assert broken_laws(TEMPLATE) == {"error"}


def test_a_look_ahead_that_plays(monkeypatch):
    def playing(match, seat, option):
        match.play(seat, option)
        return iter(())

    only(monkeypatch, the_future_is_told_alike)
    monkeypatch.setattr(foresight, "outcomes", playing)
    assert broken_laws(TEMPLATE) == {"ahead"}
