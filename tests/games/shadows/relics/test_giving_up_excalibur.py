"""Relics: Excalibur may be given up to cancel a black card just drawn."""

from __future__ import annotations

import pytest

from tests.games.shadows.helpers import asked, legal, play, seen, until
from tests.games.shadows.helpers.black_cards import (
    SPECIAL,
    all_there,
    draw,
    events,
    lay_up,
    no_merlins,
    quiet,
)

PLAIN_CARDS = ["excalibur", "despair", "picts", "saxons", "mercenaries"]


def drawn(card, bearer=1, **wanted):
    return draw(card, relics={"excalibur": bearer}, finished=["excalibur"], **wanted)


@pytest.mark.parametrize("bearer", range(3))
@pytest.mark.parametrize("card", ["picts", "mist", "morgan-3", "despair"])
def test_sh_4_whoever_bears_excalibur_may_cancel_any_card_of_anybody(card, bearer):
    match = drawn(card, bearer)
    assert (asked(match), match.to_move, legal(match)) == ("excalibur.stop", (bearer,), {True, False})
    play(match, True)
    assert (asked(match), match.to_move) == ("deed.what", (0,))
    table = seen(match)
    assert table["relics"]["excalibur"] == -1
    assert (table["engines"], table["warriors"]["picts"], table["in_force"]) == (0, 0, [])
    assert (table["dark"]["grail"], table["black_discard"]) == ([], 1)


@pytest.mark.parametrize("card", [*PLAIN_CARDS, *SPECIAL])
def test_sh_4_every_kind_of_card_can_be_cancelled(card):
    match = play(drawn(card, hands=[["fight-1"] * 3, ["grail"]]), True)
    assert asked(match) == "deed.what"
    assert (seen(match)["life"], seen(match)["engines"]) == ([4, 4, 4], 0)
    assert [len(hand) for hand in seen(match)["hands"]] == [3, 1, 0]
    assert all_there(match)


def test_a_number_laid_face_up_can_be_cancelled():
    match = draw("lancelot-7", relics={"excalibur": 1}, finished=["excalibur"])
    lay_up(match)
    assert asked(match) == "excalibur.stop"
    play(match, True)
    assert (seen(match)["dark"]["lancelot"], seen(match)["black_discard"]) == ([], 1)


@pytest.mark.parametrize("bearer", range(3))
@pytest.mark.parametrize("card", ["blackknight-5", "lancelot-7"])
def test_sh_4_nobody_is_asked_for_a_number_laid_face_down(card, bearer):
    match = play(drawn(card, bearer), "down")
    assert (asked(match), match.to_move) == ("deed.what", (0,))
    assert seen(match)["relics"]["excalibur"] == bearer
    assert seen(match)["dark"][card.partition("-")[0]] == [""]


@pytest.mark.parametrize("card", ["picts", "morgan-3"])
def test_excalibur_may_be_kept(card):
    match = play(drawn(card), False)
    assert seen(match)["relics"]["excalibur"] == 1
    assert seen(match)["warriors"]["picts"] + seen(match)["engines"] > 0


def test_he_is_asked_again_for_the_next_card():
    match = play(drawn("picts", bearer=1), False, ("quest", "draw"), ("end",), "draw")
    until(match, "excalibur.stop", lambda match: 0 if asked(match) == "merlin.stop" else "up")
    assert match.to_move == (1,)


def test_sh_39_first_the_merlins_then_excalibur():
    match = quiet(
        hands=[["merlin"] * 3], relics={"excalibur": 1}, finished=["excalibur"], black_deck=["morgan-3"]
    )
    play(match, "draw")
    assert asked(match) == "merlin.stop"
    no_merlins(match)
    assert (asked(match), match.to_move) == ("excalibur.stop", (1,))


def test_sh_39_excalibur_is_not_asked_for_what_the_merlins_have_stopped():
    match = quiet(
        hands=[["merlin"] * 3], relics={"excalibur": 1}, finished=["excalibur"], black_deck=["morgan-3"]
    )
    play(match, "draw", 3, 0, 0)
    assert asked(match) == "deed.what"
    assert seen(match)["relics"]["excalibur"] == 1


def test_sh_39_he_sees_the_card_as_everybody_does():
    match = drawn("mist")
    for viewer in (0, 1, 2, None):
        assert seen(match, viewer)["drawn"] == ["mist"]
    match = drawn("lancelot-5")
    assert "lancelot-5" not in seen(match, 1)["drawn"]


def test_sh_4_nothing_inside_morgans_chain_can_be_cancelled_by_excalibur():
    match = draw("morgan-2", "picts", "picts", "morgan-3", relics={"excalibur": 1}, finished=["excalibur"])
    assert asked(match) == "excalibur.stop"
    play(match, False)
    assert asked(match) == "deed.what"
    assert (seen(match)["warriors"]["picts"], seen(match)["engines"]) == (2, 2)


def test_sh_4_the_morgan_that_begins_the_chain_can_be_cancelled():
    match = draw("morgan-2", "picts", "picts", "morgan-3", relics={"excalibur": 1}, finished=["excalibur"])
    play(match, True)
    assert (seen(match)["warriors"]["picts"], seen(match)["black_deck"]["count"]) == (0, 75)


def test_a_variant_lets_excalibur_cancel_only_standard_cards():
    match = drawn("mist", excalibur_standard=True)
    assert (asked(match), seen(match)["in_force"]) == ("deed.what", ["mist"])
    assert asked(drawn("picts", excalibur_standard=True)) == "excalibur.stop"


def test_nobody_is_asked_without_excalibur():
    for where in ({}, {"excalibur": "out"}):
        assert asked(draw("picts", relics=where)) == "deed.what"


def test_excalibur_stops_the_fourth_warrior():
    match = play(drawn("picts", warriors={"picts": 3}, black_swords=6), True)
    assert (seen(match)["warriors"]["picts"], seen(match)["black_swords"]) == (3, 6)
    assert match.result is None


def test_excalibur_stops_the_engine_of_a_card_whose_quest_is_over():
    match = play(drawn("excalibur", engines=11), True)
    assert (seen(match)["engines"], match.result) == (11, None)


def test_under_vivien_excalibur_still_works():
    match = draw("morgan-3", in_force=["vivien"], relics={"excalibur": 2}, finished=["excalibur"])
    assert (asked(match), match.to_move) == ("excalibur.stop", (2,))


def test_a_cancelled_guinevere_does_not_end_the_turn():
    match = play(drawn("guinevere", place=["picts", "saxons"]), True)
    assert (asked(match), match.to_move) == ("deed.what", (0,))
    assert seen(match)["place"][:2] == ["picts", "saxons"]


def test_excalibur_may_cancel_a_revealed_traitors_card():
    match = quiet(
        status=["revealed", "knight", "knight"],
        loyalty=["traitor", "loyal", "loyal"],
        relics={"excalibur": 2},
        finished=["excalibur"],
        black_deck=["saxons"],
    )
    play(match, "draw")
    assert (asked(match), match.to_move) == ("excalibur.stop", (2,))
    play(match, True)
    assert seen(match)["warriors"]["saxons"] == 0
    assert not events(match, "war.warrior")
