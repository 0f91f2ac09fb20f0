"""Rulebook: Relics: Excalibur, +1 in combat; it can be given up to stop a black card (SH-4, SH-5)."""

from __future__ import annotations

import pytest

from tests.games.shadows.helpers import answer, asked, lay, legal, play
from tests.games.shadows.helpers.knights import ENGINE, SACRIFICE, blacks, end, hand, hero, received, top

KNIGHTS = ["gawain", "galahad", "tristan", "palamedes"]


def drawn(card, holder=1, **wanted):
    """Seat 0 draws this black card; `holder` owns Excalibur and nobody plays Merlins."""
    wanted.setdefault("relics", {"excalibur": holder})
    match = play(lay(4, knights=KNIGHTS, black_deck=[card, "despair"], **wanted), "draw")
    return answer(match, merlin_stop=0)


@pytest.mark.parametrize(("die", "engines"), [(5, 2), (6, 3)])
def test_excalibur_adds_one_to_its_holder_s_engine_fight(die, engines):
    match = hero(hands=[["fight-5"]], engines=3, relics={"excalibur": 0}, luck=(die - 1,))
    play(match, ENGINE, ("fight-5",))
    assert match.table.engines == engines
    assert match.table.life[0] == (4 if engines == 2 else 3)


def test_excalibur_does_not_help_in_another_s_engine_fight():
    match = hero(hands=[["fight-5"]], engines=3, relics={"excalibur": 1}, luck=(4,))
    play(match, ENGINE, ("fight-5",))
    assert (match.table.engines, match.table.life[0]) == (3, 3)


def combat(white, relics, place):
    match = hero(
        hands=[[white[-1]]], place=place, laid={"dragon": white[:-1]}, finished=["lancelot"], relics=relics,
        dark={"dragon": ["lancelot-7", "lancelot-3"]},
    )  # fmt: skip
    return play(match, ("quest", white[-1]))


TIE = ["fight-1"] * 3 + ["fight-2"] * 3 + ["fight-3"] * 3  # 18, as much as 11 + 7


@pytest.mark.parametrize(
    ("holder", "place", "won"),
    [
        (0, ["dragon", "camelot", "camelot", "camelot"], True),
        (1, ["dragon", "dragon", "camelot", "camelot"], True),
        (1, ["dragon", "camelot", "camelot", "camelot"], False),
    ],
)
def test_excalibur_breaks_a_tie_where_its_holder_is_present(holder, place, won):
    match = combat(TIE, {"excalibur": holder}, place)
    assert (match.table.white_swords, match.table.black_swords) == ((2, 0) if won else (0, 2))


@pytest.mark.parametrize(("holder", "won"), [(1, True), (2, False)])
def test_sh_5_a_tie_ended_by_black_is_won_by_excalibur_only_on_the_spot(holder, won):
    match = lay(
        4, knights=KNIGHTS, relics={"excalibur": holder}, place=["camelot", "blackknight",
        "camelot", "camelot"],
        laid={"blackknight": ["fight-5", "fight-5"]}, dark={"blackknight": ["blackknight-3"] * 3},
        black_deck=["blackknight-1"],
    )  # fmt: skip
    play(match, "draw", "up", False)
    assert (match.table.white_swords, match.table.black_swords) == ((1, 0) if won else (0, 1))


@pytest.mark.parametrize("holder", range(4))
def test_sh_4_whoever_draws_the_holder_may_stop_the_card(holder):
    match = drawn("picts", holder)
    assert (asked(match), match.to_move, legal(match)) == ("excalibur.stop", (holder,), {True, False})
    play(match, True)
    assert (match.table.warriors["picts"], match.table.relics["excalibur"]) == (0, -1)
    assert [match.table.faces[card] for card in match.table.black_discard] == ["picts"]
    assert asked(match) == "deed.what"


def test_sh_4_he_may_let_it_pass_and_keeps_the_sword():
    match = play(drawn("picts"), False)
    assert (match.table.warriors["picts"], match.table.relics["excalibur"]) == (1, 1)


@pytest.mark.parametrize("card", ["morgan-3", "mist", "desolation", "guinevere"])
def test_sh_4_special_cards_can_be_stopped_too(card):
    match = drawn(card)
    assert asked(match) == "excalibur.stop"
    play(match, True)
    assert (match.table.engines, match.table.in_force, blacks(match, "grail")) == (0, {}, [])
    assert (asked(match), match.to_move) == ("deed.what", (0,))


def test_the_option_excalibur_stops_standard_cards_only():
    match = drawn("morgan-3", excalibur_standard=True)
    assert (asked(match), match.table.engines) == ("deed.what", 2)
    assert asked(drawn("picts", excalibur_standard=True)) == "excalibur.stop"


def test_nobody_is_asked_when_the_sword_is_on_its_quest_or_out():
    assert asked(drawn("picts", relics={})) == "deed.what"
    assert asked(drawn("picts", relics={"excalibur": "out"})) == "deed.what"


def test_the_sword_stops_only_one_card():
    match = end(play(drawn("picts"), True, ("quest", "draw")))
    play(match, "draw")
    assert (asked(match), blacks(match, "grail")) == ("deed.what", ["despair"])


def test_sh_39_three_merlins_come_first_and_then_the_sword_is_not_asked():
    match = lay(
        4, knights=KNIGHTS, black_deck=["morgan-3"], relics={"excalibur": 1}, hands=[["merlin"] * 3]
    )  # fmt: skip
    match = play(match, "draw")
    assert asked(match) == "merlin.stop"
    play(match, 3)
    answer(match, merlin_stop=0)
    assert (asked(match), match.table.engines, match.table.relics["excalibur"]) == ("deed.what", 0, 1)
    assert hand(match, 0) == []


def test_cards_of_morgan_s_chain_cannot_be_stopped():
    match = lay(
        4,
        knights=KNIGHTS,
        relics={"excalibur": 1},
        black_deck=["morgan-2", "despair", "picts", "saxons", "excalibur"],
    )
    play(match, "draw")
    answer(match, merlin_stop=0)
    play(match, False)
    assert (asked(match), top(match)) == ("deed.what", ["excalibur"])
    assert (match.table.warriors, match.table.relics["excalibur"]) == ({"picts": 1, "saxons": 1}, 1)


def test_the_revealed_traitor_s_card_can_be_stopped():
    match = lay(
        4, knights=KNIGHTS, loyalty=["traitor", "loyal", "loyal", "loyal"],
        status=["revealed"] + ["knight"] * 3,
        black_deck=["picts"], relics={"excalibur": 2},
    )  # fmt: skip
    play(match, "draw")
    assert (asked(match), match.to_move) == ("excalibur.stop", (2,))
    play(match, True)
    assert (match.table.warriors["picts"], match.to_move) == (0, (1,))


def test_the_sword_is_lost_on_death():
    match = hero(life=[1, 4, 4, 4], relics={"excalibur": 0}, hands=[["grail"]])
    play(match, ("quest", "draw"), SACRIFICE, ("move", "picts"))
    assert match.table.relics["excalibur"] == -1


def test_the_sword_adds_nothing_to_the_wars():
    match = hero(
        hands=[["fight-2", "fight-1"]], place=["picts"] + ["camelot"] * 3, relics={"excalibur": 0},
    )  # fmt: skip
    assert {option for option in legal(match) if option[0] == "quest"} == {("quest", "fight-1")}


def test_the_sword_and_kay_s_card_add_up():
    """6 + 1 + 1 against a die of 7."""
    match = hero(
        first="kay", hands=[["fight-5", "fight-1", "fight-1"]], engines=3, relics={"excalibur": 0}, luck=(6,)
    )
    play(match, ENGINE, ("fight-1", "fight-5"))
    assert asked(match) == "kay.add"
    play(match, "fight-1")
    assert (match.table.engines, match.table.life[0]) == (2, 4)


def test_sh_39_a_card_laid_face_down_is_hidden_from_the_holder_too():
    tables = [play(drawn(f"blackknight-{value}"), "down") for value in (1, 7)]
    for viewer in (1, 2, 3, None):
        assert received(tables[0], viewer) == received(tables[1], viewer)
    if asked(tables[0]) == "excalibur.stop":
        stopped = [play(match, True) for match in tables]
        assert received(stopped[0], 1) == received(stopped[1], 1)
        assert blacks(stopped[0], "blackknight") == []
