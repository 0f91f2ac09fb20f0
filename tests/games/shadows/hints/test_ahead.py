"""What a search asks the game: how a table stands, and an answer at once."""

from random import Random
from typing import Any

import pytest

import roundtable as rt
from roundtable.bots import Seat
from roundtable.bots.search import SearchBot
from roundtable.bots.search.ahead import Ahead
from roundtable.bots.search.settings import Settings
from roundtable.games import guide
from roundtable.games.shadows.hints.ahead import SEARCH, chances
from roundtable.games.shadows.hints.ahead.signs import signs
from roundtable.games.shadows.hints.ahead.standing import CURVES, HIDDEN, loyal_chance
from tests.games.shadows.helpers import lay

SPOILT = {"engines": 9, "sword": -4, "life": [1, 1, 1, 1, 1]}


def begun(**options) -> Any:
    return rt.new("shadows", 5, seed="ahead", **options).table


def test_every_sign_is_weighed_in_every_case():
    for case, curve in CURVES.items():
        assert set(signs(begun(), case == HIDDEN)) == set(curve)


@pytest.mark.parametrize("what", SPOILT)
def test_what_spoils_a_table_makes_a_victory_less_likely(what):
    t = begun(traitor="none")
    before = loyal_chance(t)
    setattr(t, what, SPOILT[what])
    assert loyal_chance(t) < before


def test_swords_and_cards_make_a_victory_more_likely():
    t = begun(traitor="none")
    before = loyal_chance(t)
    t.white_swords = 3
    assert loyal_chance(t) > before


def test_a_hidden_traitor_is_worse_than_none_and_is_on_the_other_side():
    t = begun(traitor="certain")
    traitor = t.loyalty.index("traitor")
    shares = chances(t)
    assert shares[traitor] == pytest.approx(1 - shares[(traitor + 1) % 5])
    hidden = loyal_chance(t)
    t.loyalty[traitor] = "loyal"
    assert hidden < loyal_chance(t)


@pytest.mark.parametrize("seats", range(3, 8))
def test_a_guess_is_played_on_by_the_judges_to_the_end(seats):
    """Whatever the judges are asked in a guess, they answer it, and the end is certain."""
    options: dict[str, Any] = {
        "squires": ("no", "yes")[seats % 2],
        "kay_helps": True,
        "traitor": ("certain", "none")[seats % 2],
    }
    hints = guide("shadows")
    assert hints is not None
    settings = Settings(iterations=1).fitted({**SEARCH, "answers": 0})
    for seed in range(4):
        match: Any = rt.new("shadows", seats, seed=seed, **options)
        seat = match.to_move[0]
        guess: Any = Seat(match, seat, hints).think_through(Random(seed))
        Ahead(seat, "", hints, settings, Random(seed)).outcome(guess, guess.legal(seat)[0])
        assert loyal_chance(guess.table) == (guess.result.reason == "victory")


def test_a_search_finds_the_sword_that_wins():
    """The last Grail card of the row: whatever else the hand could do, it ends the game."""
    match = lay(
        4,
        traitor="none",
        phase="heroic",
        engines=11,
        white_swords=7,
        black_swords=2,
        laid={"grail": ["grail"] * 6},
        place=["grail", "camelot", "camelot", "camelot"],
        hands=[["grail", "merlin", "fight-1"], ["fight-2"]],
    )
    bot = SearchBot("end", Settings(iterations=60).fitted(SEARCH))
    assert bot.choose(Seat(match, 0, guide("shadows"))) == ("quest", "grail")
