"""Rulebook: Relics: Lancelot's Armour: draw two black cards, play one, put the other under the pile."""

from __future__ import annotations

import pytest

from tests.games.shadows.helpers import answer, asked, lay, legal, play, seen
from tests.games.shadows.helpers.knights import blacks, quest_won, received, top

KNIGHTS = ["gawain", "galahad", "tristan", "palamedes"]


def armed(cards=("picts", "despair", "saxons"), holder=0, **wanted):
    """Seat 0 is about to choose what evil does; `holder` has the Armour."""
    wanted.setdefault("knights", KNIGHTS)
    return lay(4, relics={"armor": holder}, black_deck=list(cards), **wanted)


def bottom(match):
    return match.table.faces[match.table.black_deck[0]]


def test_the_holder_may_draw_two():
    match = play(armed(), "draw")
    assert (asked(match), match.to_move, legal(match)) == ("armor.use", (0,), {True, False})


@pytest.mark.parametrize(("chosen", "other"), [("picts", "despair"), ("despair", "picts")])
def test_he_plays_one_and_the_other_goes_under_the_pile(chosen, other):
    match = play(armed(), "draw", True)
    assert (asked(match), legal(match)) == ("armor.play", {"picts", "despair"})
    play(match, chosen)
    assert (bottom(match), top(match)) == (other, ["saxons"])
    assert (match.table.warriors["picts"], blacks(match, "grail")) == (
        (1, []) if chosen == "picts" else (0, ["despair"])
    )
    assert asked(match) == "deed.what"


def test_he_may_draw_one_as_usual():
    match = play(armed(), "draw", False)
    assert (match.table.warriors["picts"], top(match)) == (1, ["despair"])


def test_another_s_armor_does_not_help():
    match = play(armed(holder=1), "draw")
    assert (asked(match), match.table.warriors["picts"]) == ("deed.what", 1)


def test_the_armor_does_nothing_against_an_engine_or_a_lost_life():
    assert asked(play(armed(), "engine")) == "deed.what"
    assert asked(play(armed(), "life")) == "deed.what"


def test_a_special_card_can_be_put_away_unseen_by_the_others():
    match = play(armed(("morgan-3", "despair")), "draw", True, "despair")
    assert (match.table.engines, bottom(match)) == (0, "morgan-3")
    assert asked(match) == "deed.what"


def test_a_special_card_that_is_played_can_be_stopped_as_usual():
    match = play(armed(("morgan-3", "despair"), hands=[["merlin"] * 3]), "draw", True, "morgan-3")
    assert asked(match) == "merlin.stop"


def test_the_others_do_not_learn_what_went_under_the_pile():
    tables = [
        play(armed(cards), "draw", True, "picts") for cards in (("picts", "despair"), ("picts", "mist"))
    ]
    for viewer in (1, 2, 3, None):
        assert received(tables[0], viewer) == received(tables[1], viewer)
    assert received(tables[0], 0) != received(tables[1], 0)


def test_the_holder_knows_the_card_at_the_bottom():
    match = play(armed(), "draw", True, "picts")
    assert seen(match, 0)["black_deck"]["bottom"] == ["despair"]
    assert seen(match, 1)["black_deck"]["bottom"] in ([], [""])


def test_cards_of_morgan_s_chain_are_drawn_without_the_armor():
    match = armed(("morgan-2", "picts", "picts", "saxons", "despair", "excalibur"))
    play(match, "draw", False)
    answer(match, merlin_stop=0)
    assert (asked(match), top(match)) == ("deed.what", ["despair"])
    assert match.table.warriors == {"picts": 2, "saxons": 1}


def test_the_armor_goes_to_the_winner_of_lancelot():
    match = play(quest_won("lancelot"), ("quest", "fight-4"))
    assert (match.table.relics["armor"], match.table.finished) == (0, ["lancelot"])


def test_the_armor_is_lost_with_the_quest_of_lancelot():
    match = lay(4, knights=KNIGHTS, dark={"lancelot": ["lancelot-1"] * 4}, black_deck=["lancelot-3"])
    play(match, "draw", "up")
    assert match.table.relics["armor"] == -1


def test_the_armor_is_lost_on_death():
    match = play(armed(life=[1, 4, 4, 4]), "life")
    assert match.table.relics["armor"] == -1


def traitor(**wanted):
    return armed(
        loyalty=["traitor", "loyal", "loyal", "loyal"], status=["revealed"] + ["knight"] * 3, **wanted
    )


def test_the_revealed_traitor_keeps_and_uses_it():
    match = play(traitor(), "draw")
    assert (asked(match), match.to_move) == ("armor.use", (0,))
    play(match, True, "despair")
    assert (blacks(match, "grail"), bottom(match)) == (["despair"], "picts")
    assert (asked(match), match.to_move) == ("evil.what", (1,))


def test_it_stays_with_the_traitor_when_he_unmasks_himself():
    match = play(armed(loyalty=["traitor", "loyal", "loyal", "loyal"]), "unmask")
    assert match.table.relics["armor"] == 0
    play(match, "draw")
    assert asked(match) == "armor.use"


def test_sf_22_percival_in_armor_looks_at_two_and_orders_them_before_he_chooses():
    match = armed(("picts", "despair", "saxons"), knights=["percival", "galahad", "tristan", "palamedes"])
    assert (asked(match), legal(match)) == ("percival.keep", {"picts", "despair"})
    play(match, "despair")
    assert (asked(match), top(match, 2), bottom(match)) == ("evil.what", ["despair", "saxons"], "picts")
    play(match, "draw")
    assert blacks(match, "grail") == ["despair"]
    assert asked(match) == "deed.what"


def test_sf_22_percival_may_then_choose_another_evil():
    match = armed(("picts", "despair"), knights=["percival", "galahad", "tristan", "palamedes"])
    play(match, "picts", "engine")
    assert (match.table.engines, top(match), bottom(match)) == (1, ["picts"], "despair")


def test_a_lancelot_card_chosen_in_armor_may_be_laid_face_down():
    match = play(armed(("lancelot-3", "despair")), "draw", True, "lancelot-3")
    assert (asked(match), legal(match)) == ("evil.lay", {"up", "down"})
    play(match, "down")
    assert seen(match, 1)["dark"]["lancelot"] == [""]
    assert len(match.table.hands[0]) == 1
