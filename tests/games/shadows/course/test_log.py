"""What the log tells of lives, swords and siege engines is what was really gained, laid and added."""

from __future__ import annotations

from tests.games.shadows.helpers import play
from tests.games.shadows.helpers.black_cards import quiet
from tests.games.shadows.helpers.knights import hero


def sum_told(match, key, figure):
    return sum(event.args[figure] for event in match.log(1) if event.key == key)


def test_the_log_tells_what_palamedes_gains():
    laid = {"picts": ["fight-1", "fight-2", "fight-3", "fight-4"]}
    places = ["picts", "camelot", "camelot"]
    match = hero(
        3,
        knights=["palamedes", "gawain", "kay"],
        place=places,
        hands=[["fight-5"]],
        laid=laid,
        life=[2, 4, 4],
    )
    play(match, ("quest", "fight-5"))
    assert match.table.life[0] - 2 == sum_told(match, "life.gained", "count") == 2


def test_the_log_tells_the_swords_that_were_laid():
    match = play(quiet(3, black_swords=5, dark={"grail": ["despair"] * 6}, black_deck=["despair"]), "draw")
    assert match.table.black_swords - 5 == sum_told(match, "swords.laid", "black") == 2


def test_the_log_tells_the_engines_that_were_added():
    match = play(quiet(3, engines=11, black_deck=["morgan-3"]), "draw", 0, 0, 0)
    assert sum_told(match, "engines.added", "count") == 1
