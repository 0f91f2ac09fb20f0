"""Rulebook: loyalty; appendix 1: the traitor: hidden, revealed by choice, and on their turn afterwards."""

from __future__ import annotations

import pytest

from tests.games.shadows.helpers import asked, lay, legal, movers, play, seen
from tests.games.shadows.helpers.knights import (
    DRAW,
    END,
    blacks,
    discarded,
    end,
    hand,
    hero,
    received,
    whites,
)

KNIGHTS = ["gawain", "galahad", "tristan", "palamedes", "percival"]
TRAITOR = ["traitor", "loyal", "loyal", "loyal"]


def hidden(**wanted):
    """Seat 0 is the traitor and about to choose what evil does."""
    wanted.setdefault("loyalty", TRAITOR)
    wanted.setdefault("knights", KNIGHTS[:4])
    return lay(4, **wanted)


def revealed(**wanted):
    """The turn of the revealed traitor, seat 0."""
    return hidden(status=wanted.pop("status", ["revealed", "knight", "knight", "knight"]), **wanted)


def test_everybody_knows_his_own_loyalty_only():
    match = hidden()
    assert [seen(match, seat)["loyalty"] for seat in (0, 1, None)] == [
        ["traitor", "", "", ""],
        ["", "loyal", "", ""],
        [""] * 4,
    ]
    assert all(seen(match, seat)["box"] is None for seat in (0, 1, None))


def test_the_hidden_traitor_plays_like_any_knight():
    match = play(hidden(), "life")
    assert (match.table.life[0], asked(match)) == (3, "deed.what")
    assert DRAW in legal(match)


def test_sh_11_the_traitor_may_unmask_himself_before_his_evil_action():
    assert legal(hidden()) == {"draw", "engine", "life", "unmask"}
    assert "unmask" not in legal(hidden(loyalty=["loyal", "traitor", "loyal", "loyal"]))


def test_sh_11_not_in_his_heroic_phase_nor_in_another_s_turn():
    match = hidden(hands=[["grail"]])
    play(match, "life")
    assert "unmask" not in {option[0] for option in legal(match)}
    end(play(match, DRAW))
    assert match.to_move == (1,)
    assert "unmask" not in legal(match)


def test_sh_11_he_then_takes_the_turn_of_a_revealed_traitor_at_once():
    match = play(hidden(hands=[["grail"], ["merlin"]]), "unmask")
    assert (asked(match), match.to_move, legal(match)) == ("steal.whom", (0,), {1})
    play(match, 1)
    assert (asked(match), legal(match)) == ("evil.serve", {"draw", "engine"})
    play(match, "engine")
    assert (match.table.engines, asked(match), match.to_move) == (1, "evil.what", (1,))


def test_sh_11_no_white_sword_is_gained():
    match = play(hidden(white_swords=2, black_swords=1), "unmask")
    assert (match.table.white_swords, match.table.black_swords) == (2, 1)


def test_unmasking_takes_everything_but_the_armor():
    match = hidden(
        hands=[["grail", "merlin"]], place=["lancelot", "camelot", "camelot", "camelot"],
        laid={"lancelot": ["fight-1"]}, dark={"lancelot": ["lancelot-1"]},
        relics={"excalibur": 0, "grail": 0, "armor": 0},
    )  # fmt: skip
    play(match, "unmask")
    table = match.table
    assert (table.status[0], table.place[0], hand(match, 0)) == ("revealed", "", [])
    assert table.relics == {"excalibur": -1, "grail": -1, "armor": 0}
    assert (whites(match, "lancelot"), blacks(match, "lancelot")) == ([], ["lancelot-1"])
    assert discarded(match) == ["fight-1", "grail", "merlin"]
    assert seen(match)["loyalty"] == ["traitor", "", "", ""]


def test_sf_30_first_he_steals_then_he_serves_evil():
    match = revealed(hands=[[], ["grail"], ["merlin", "fight-1"]])
    assert (asked(match), legal(match)) == ("steal.whom", {1, 2})
    play(match, 2)
    assert (len(hand(match, 2)), hand(match, 0), len(match.table.white_discard)) == (1, [], 1)
    assert (asked(match), legal(match)) == ("evil.serve", {"draw", "engine"})


def test_sf_30_the_stolen_card_is_a_random_one():
    """[luck] The place of the card in the hand."""
    stolen = set()
    for index in range(3):
        match = revealed(hands=[[], ["grail", "merlin", "fight-1"]], luck=(index,))
        stolen.update(discarded(play(match, 1)))
    assert stolen == {"grail", "merlin", "fight-1"}


def test_sh_12_only_knights_with_cards_can_be_robbed():
    assert legal(revealed(hands=[[], [], ["grail"]])) == {2}


def test_sh_12_if_nobody_has_a_card_the_step_is_skipped():
    match = revealed()
    assert (asked(match), legal(match)) == ("evil.serve", {"draw", "engine"})


def test_sh_12_the_dead_are_not_robbed():
    match = revealed(status=["revealed", "dead", "knight", "knight"], hands=[[], [], ["grail"], ["grail"]])
    assert legal(match) == {2, 3}


def test_sh_46_only_the_victim_sees_the_stolen_card():
    tables = [revealed(hands=[[], ["grail", "merlin"]], luck=(index,)) for index in (0, 1)]
    for match in tables:
        play(match, 1)
    assert hand(tables[0], 1) != hand(tables[1], 1)
    for viewer in (0, 2, 3, None):
        assert received(tables[0], viewer) == received(tables[1], viewer)
    assert received(tables[0], 1) != received(tables[1], 1)


def test_sf_30_he_draws_and_applies_the_top_black_card():
    match = play(revealed(black_deck=["picts"]), "draw")
    assert match.table.warriors["picts"] == 1
    assert (asked(match), match.to_move) == ("evil.what", (1,))


def test_he_has_no_heroic_phase_and_no_life_to_lose():
    match = revealed()
    assert legal(match) == {"draw", "engine"}
    play(match, "engine")
    assert match.to_move == (1,)


def test_he_chooses_the_war_of_the_mercenaries():
    match = play(revealed(black_deck=["mercenaries"]), "draw")
    assert (asked(match), match.to_move) == ("war.which", (0,))
    assert play(match, "saxons").table.warriors["saxons"] == 1


def test_he_gets_no_white_card_for_a_card_laid_face_down():
    match = play(revealed(black_deck=["blackknight-5"]), "draw")
    if asked(match) == "evil.lay":
        play(match, "down")
    assert hand(match, 0) == []
    assert len(match.table.dark["blackknight"]) == 1
    assert match.to_move == (1,)


@pytest.mark.parametrize("card", ["morgan-4", "morgan-1", "morgan-5"])
def test_he_cannot_be_killed_nor_asked_to_pay(card):
    match = play(revealed(black_deck=[card], hands=[[], ["grail"], ["grail"], ["grail"]]), 1, "draw")
    for seat in movers(match, lambda match: asked(match) != "evil.what"):
        assert match.to_move != (0,) or asked(match) == "merlin.stop"
        match.play(seat, match.legal(seat)[-1 if (asked(match) or "").startswith("volunteer") else 0])
    assert match.table.status[0] == "revealed"
    assert match.result is None


def test_sh_13_gawain_kay_and_the_others_lose_their_powers():
    match = revealed(knights=["percival", "galahad", "tristan", "palamedes"], black_deck=["mist"])
    assert seen(match, 0)["black_deck"]["top"] in ([], [""])


@pytest.mark.parametrize("knight", ["arthur", "galahad", "tristan"])
def test_sh_13_no_power_opens_an_action(knight):
    others = [name for name in ("gawain", "kay", "palamedes") if name != knight]
    match = revealed(knights=[knight, *others], hands=[[], ["merlin"]])
    play(match, 1, "engine")
    assert match.to_move == (1,)


def test_he_is_no_longer_present_on_any_quest():
    match = hero(
        engines=6, loyalty=["loyal", "traitor", "loyal", "loyal"], place=["picts", "picts",
        "camelot", "camelot"],
        laid={"picts": ["fight-1", "fight-2", "fight-3", "fight-4"]}, hands=[["fight-5"]],
    )  # fmt: skip
    play(match, ("accuse", 1), ("sacrifice",), ("quest", "fight-5"))
    assert asked(match) != "share.how"
    assert len(hand(match, 0)) == 4
    assert hand(match, 1) == []


def test_his_robbery_can_take_away_the_third_merlin():
    match = revealed(hands=[[], ["merlin"]], black_deck=["morgan-3"])
    play(match, 1, "draw")
    for _ in movers(match, "merlin.stop"):
        assert all(set(match.legal(seat)) == {0} for seat in match.to_move)
        play(match, 0)
    assert match.table.engines == 2


def test_every_turn_he_steals_again():
    match = lay(
        3,
        knights=KNIGHTS[:3],
        loyalty=TRAITOR[:3],
        status=["revealed", "knight", "knight"],
        hands=[[], ["grail"] * 4],
    )
    play(match, 1, "engine")
    for _ in range(2):
        end(play(match, "engine", DRAW))
    assert (asked(match), match.to_move) == ("steal.whom", (0,))


def test_sf_27_he_cannot_accuse_nor_be_accused():
    match = revealed(engines=6, hands=[[], ["grail"]])
    play(match, 1, "engine")
    play(match, "engine")
    assert ("accuse", 0) not in legal(match)
    assert ("accuse", 2) in legal(match)


def test_the_compulsory_action_binds_the_hidden_traitor_too():
    match = play(hidden(), "engine")
    assert END not in legal(match)
