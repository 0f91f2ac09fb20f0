"""Rulebook: Standard black cards (Стандартные черные карты)."""

from __future__ import annotations

import pytest

from tests.games.shadows.helpers import asked, legal, play, seen
from tests.games.shadows.helpers.black_cards import all_there, draw, events, quiet

NUMBERS = [("blackknight", f"blackknight-{value}") for value in (1, 3, 5, 7)]
NUMBERS += [("lancelot", f"lancelot-{value}") for value in (1, 3, 5, 7)]
NUMBERED = pytest.mark.parametrize(("quest", "card"), NUMBERS)
FULL_MERLINS = [["merlin"] * 3, ["merlin"] * 3, []]


@NUMBERED
def test_a_number_is_laid_face_up_for_all_to_see(quest, card):
    match = play(draw(card), "up")
    for viewer in (0, 1, 2, None):
        assert seen(match, viewer)["dark"][quest] == [card]
    assert [len(hand) for hand in seen(match)["hands"]] == [0, 0, 0]
    assert asked(match) == "deed.what"


@NUMBERED
def test_a_number_laid_face_down_is_known_to_its_drawer_alone(quest, card):
    match = draw(card)
    assert (asked(match), legal(match)) == ("evil.lay", {"up", "down"})
    play(match, "down")
    assert seen(match, 0)["dark"][quest] == [card]
    for viewer in (1, 2, None):
        assert seen(match, viewer)["dark"][quest] == [""]
        assert card not in str([event.args for event in match.log(viewer)])


@NUMBERED
def test_laying_face_down_gives_one_white_card_at_once(quest, card):
    match = play(draw(card, white_deck=["heroism"]), "down")
    assert match.table.hand(0) == ["heroism"]
    assert [seen(match, viewer)["hands"][0] for viewer in (1, 2, None)] == [[""]] * 3
    assert asked(match) == "deed.what"


@NUMBERED
def test_before_it_is_laid_nobody_else_knows_the_number(quest, card):
    match = draw(card)
    assert seen(match, 0)["drawn"] == [card]
    for viewer in (1, 2, None):
        assert card not in seen(match, viewer)["drawn"]
        assert card not in str([event.args for event in match.log(viewer)])


def test_a_white_card_for_a_face_down_card_comes_with_twelve_in_hand_too():
    match = play(draw("lancelot-1", hands=[["fight-1"] * 12]), "down")
    assert len(match.table.hand(0)) == 13


def test_a_revealed_traitor_gets_no_white_card_for_laying_face_down():
    match = quiet(
        status=["revealed", "knight", "knight"],
        loyalty=["traitor", "loyal", "loyal"],
        black_deck=["lancelot-5"],
    )
    play(match, "draw", "down")
    assert seen(match)["hands"][0] == []
    assert seen(match)["white_deck"] == 84
    assert seen(match, 1)["dark"]["lancelot"] == [""]


def test_lancelots_card_goes_to_the_dragon_when_lancelot_is_over():
    match = play(draw("lancelot-3", finished=["lancelot"]), "up")
    assert seen(match)["dark"]["dragon"] == ["lancelot-3"]
    assert seen(match)["dark"]["lancelot"] == []


def test_an_excalibur_card_pushes_the_sword_towards_evil():
    match = draw("excalibur", sword=2)
    assert seen(match)["sword"] == 1


def test_despair_goes_into_the_row_of_the_grail():
    match = draw("despair", dark={"grail": ["despair"]})
    assert seen(match)["dark"]["grail"] == ["despair", "despair"]


@pytest.mark.parametrize("war", ["picts", "saxons"])
def test_picts_and_saxons_bring_a_warrior_of_their_own(war):
    match = draw(war, warriors={"picts": 1, "saxons": 1})
    assert seen(match)["warriors"] == {"picts": 1, "saxons": 1} | {war: 2}


@pytest.mark.parametrize("war", ["picts", "saxons"])
def test_mercenaries_join_the_war_that_the_drawer_chooses(war):
    match = draw("mercenaries", turn=1)
    assert (asked(match), match.to_move, legal(match)) == ("war.which", (1,), {"picts", "saxons"})
    play(match, war)
    assert seen(match)["warriors"][war] == 1
    assert sum(seen(match)["warriors"].values()) == 1


@pytest.mark.parametrize(("card", "answers"), [("excalibur", ()), ("picts", ()), ("saxons", ())])
def test_sh_35_a_card_without_a_slot_is_discarded_when_it_has_taken_effect(card, answers):
    match = play(draw(card), *answers)
    assert seen(match)["black_discard"] == 1
    assert not any(seen(match)["dark"].values())


def test_sh_35_mercenaries_are_discarded_too():
    match = play(draw("mercenaries"), "saxons")
    assert (seen(match)["black_discard"], any(seen(match)["dark"].values())) == (1, False)


@pytest.mark.parametrize(
    "card", ["excalibur", "despair", "picts", "mercenaries", "blackknight-7", "lancelot-7"]
)
def test_three_merlins_do_not_stop_a_standard_card(card):
    match = play(quiet(hands=FULL_MERLINS, black_deck=[card]), "draw")
    assert asked(match) != "merlin.stop"
    assert match.to_move == (0,)


@pytest.mark.parametrize(
    ("card", "finished"),
    [
        ("excalibur", ["excalibur"]),
        ("despair", ["grail"]),
        ("lancelot-1", ["lancelot", "dragon"]),
        ("lancelot-7", ["lancelot", "dragon"]),
    ],
)
def test_sf_20_a_card_of_a_quest_that_is_over_brings_an_engine(card, finished):
    match = draw(card, finished=finished, engines=2, white_deck=["fate"])
    assert asked(match) == "deed.what"
    assert (seen(match)["engines"], seen(match)["black_discard"]) == (3, 1)
    assert not any(seen(match)["dark"].values())
    assert seen(match)["hands"][0] == []
    assert all_there(match)


def test_a_dead_card_may_bring_the_twelfth_engine():
    match = draw("despair", finished=["grail"], engines=11)
    assert match.to_move == ()
    assert match.result.winners == ()


def test_the_black_knight_and_the_wars_never_become_engines():
    match = play(draw("blackknight-1", finished=["lancelot", "dragon", "excalibur", "grail"]), "up")
    assert (seen(match)["engines"], seen(match)["dark"]["blackknight"]) == (0, ["blackknight-1"])
    match = draw("picts", finished=["lancelot", "dragon", "excalibur", "grail"])
    assert (seen(match)["engines"], seen(match)["warriors"]["picts"]) == (0, 1)


def test_a_number_may_be_laid_on_a_quest_where_nobody_is():
    match = play(draw("blackknight-5", place=["picts", "saxons", "grail"]), "down")
    assert seen(match, 0)["dark"]["blackknight"] == ["blackknight-5"]
    assert len(events(match, "cards.drawn.own", 0)) == 1


def test_sh_25_one_merlin_takes_a_face_down_card_away_unseen():
    match = quiet(phase="heroic", hands=[["merlin"]], dark={"lancelot": ["lancelot-1", ["lancelot-7", 1]]})
    play(match, ("special", "merlin"), ("card", "lancelot"))
    assert seen(match)["dark"]["lancelot"] == ["lancelot-1"]
    assert (seen(match)["black_discard"], seen(match)["white_discard"]) == (1, 1)
    for viewer in (0, 2, None):
        assert "lancelot-7" not in str([event.args for event in match.log(viewer)])
