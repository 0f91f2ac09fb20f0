"""Rulebook: variants: the battle of the squires."""

from __future__ import annotations

import pytest

from tests.games.shadows.helpers import answer, asked, first, lay, legal, new, play
from tests.games.shadows.helpers.black_cards import quiet
from tests.games.shadows.helpers.knights import DRAW, LAST, SACRIFICE, hand, hero, kinds, quest_won

SQUIRES = ["", "", "", ""]


def squires(quest="picts", **wanted):
    """Seat 0, a squire unless told otherwise, can win this quest with their next card."""
    wanted.setdefault("knights", SQUIRES)
    return quest_won(quest, squires="yes", **wanted)


def usual(match, *options):
    """Play this, and leave it to the general rule who is knighted."""
    return answer(play(match, *options), squire_agree="usual")


def test_everybody_begins_as_a_squire_with_four_lives_five_cards_and_a_merlin():
    table = new(5, 1, squires="yes").table
    assert (table.knights, table.life) == ([""] * 5, [4] * 5)
    for seat in range(5):
        assert len(table.hand(seat)) == 6
        assert "merlin" in table.hand(seat)


def test_the_hard_way_begins_with_three_lives_and_fewer_cards():
    table = new(5, 1, squires="hard").table
    assert (table.knights, table.life) == ([""] * 5, [3] * 5)
    assert all(len(table.hand(seat)) < 6 for seat in range(5))


def test_sh_28_squires_have_no_power():
    match = hero(squires="yes", knights=SQUIRES, hands=[["piety"], ["grail"]])
    assert not kinds(match) & {"ride", "cast", "exchange"}
    assert len(hand(play(match, DRAW), 0)) == 3


@pytest.mark.parametrize("quest", ["blackknight", "lancelot", "excalibur", "grail", "picts"])
def test_sh_28_who_finishes_a_won_quest_becomes_a_knight(quest):
    match = usual(squires(quest), ("quest", LAST[quest]))
    knights = match.table.knights
    assert knights[0] in ("arthur", "galahad", "gawain", "kay", "palamedes", "percival", "tristan")
    assert (knights[1:], knights[0] in match.table.unused) == (["", "", ""], False)


def test_sh_28_the_knight_is_drawn_by_chance_from_the_free_ones():
    found = set()
    for seed in range(40):
        match = usual(squires(seed=seed, knights=["", "kay", "arthur", ""]), ("quest", "fight-5"))
        found.add(match.table.knights[0])
    assert found <= {"galahad", "gawain", "palamedes", "percival", "tristan"}
    assert len(found) > 2


def test_sh_28_the_new_knight_s_power_does_not_serve_the_quest_that_made_him():
    for seed in range(40):
        match = usual(squires(seed=seed, life=[2] * 4), ("quest", "fight-5"))
        assert match.table.life[0] == 3


def test_sh_28_others_who_were_there_stay_squires():
    match = play(squires(place=["picts", "picts", "picts", "camelot"]), ("quest", "fight-5"))
    answer(match, share_how="shuffle", squire_agree="usual")
    assert [bool(knight) for knight in match.table.knights] == [True, False, False, False]


def test_sh_28_a_knight_names_a_squire():
    match = usual(squires(knights=["gawain", "", "arthur", ""]), ("quest", "fight-5"))
    assert (asked(match), match.to_move, legal(match)) == ("squire.whom", (0,), {1, 3})
    play(match, 3)
    assert match.table.knights[:3] == ["gawain", "", "arthur"]
    assert match.table.knights[3] not in ("", "gawain", "arthur")


def test_sh_28_after_the_result_is_settled():
    """The reward is shared before a squire is named."""
    match = squires(knights=["gawain", "", "arthur", ""], place=["picts", "picts", "camelot", "camelot"])
    play(match, ("quest", "fight-5"))
    assert asked(match) == "share.how"
    play(match, "shuffle")
    assert asked(match) == "squire.agree"
    play(match, "usual")
    assert asked(match) == "squire.whom"


def test_sh_28_the_dead_are_not_named():
    match = squires(knights=["gawain", "", "", ""], status=["knight", "dead", "knight", "knight"])
    assert legal(usual(match, ("quest", "fight-5"))) == {2, 3}


def test_sh_28_with_no_squire_left_nobody_is_named():
    match = squires(knights=["gawain", "kay", "arthur", "galahad"])
    assert asked(play(match, ("quest", "fight-5"))) == "deed.what"


def test_sh_28_a_lost_quest_makes_no_knight():
    match = lay(
        4, squires="yes", knights=SQUIRES, warriors={"picts": 3}, black_deck=["picts"],
        place=["picts", "camelot", "camelot", "camelot"],
    )  # fmt: skip
    assert play(match, "draw").table.knights == SQUIRES


def test_sh_28_a_won_engine_fight_makes_no_knight():
    match = hero(squires="yes", knights=SQUIRES, hands=[["fight-5"]], engines=1, luck=(0,))
    assert play(match, ("quest", "engine"), ("fight-5",)).table.knights == SQUIRES


def test_the_new_knight_may_use_his_power_at_once():
    """Tristan, if the only free knight, has not moved this turn, so may ride out again."""
    for seed in range(60):
        match = usual(squires(seed=seed), ("quest", "fight-5"))
        if match.table.knights[0] == "tristan":
            assert "ride" in kinds(match)
            break
    else:
        raise AssertionError("Tristan was never drawn")


def test_the_lady_who_finishes_excalibur_from_afar_makes_her_player_a_knight():
    match = hero(squires="yes", knights=SQUIRES, hands=[["lady"]], sword=4)
    assert usual(match, ("special", "lady")).table.knights[0] != ""


def test_a_squire_who_finishes_by_his_last_life_dies():
    match = squires(life=[1, 4, 4, 4], place=["camelot"] * 4)
    usual(match, ("move", "picts"), SACRIFICE, ("quest", "fight-5"))
    assert match.table.status[0] == "dead"
    assert match.table.knights[1:] == ["", "", ""]


@pytest.mark.parametrize("quest", ["blackknight", "lancelot", "excalibur", "picts"])
def test_sh_51_a_squire_who_finishes_by_his_last_life_is_not_knighted_nor_is_anybody(quest):
    match = squires(quest, life=[1, 4, 4, 4], place=["camelot"] * 4)
    usual(match, ("move", quest), SACRIFICE, ("quest", LAST[quest]))
    assert (match.table.status[0], match.table.knights) == ("dead", SQUIRES)
    assert len(match.table.unused) == 7
    assert (asked(match), match.to_move) == ("evil.what", (1,))


def test_sh_51_not_even_if_the_grail_saves_him():
    match = squires(life=[1, 4, 4, 4], place=["camelot"] * 4, relics={"grail": 1})
    play(usual(match, ("move", "picts"), SACRIFICE, ("quest", "fight-5")), 0)
    assert (match.table.life[0], match.table.knights) == (4, SQUIRES)


def test_sh_51_a_knight_who_finishes_by_his_last_life_still_names_a_squire():
    match = squires(knights=["gawain", "", "arthur", ""], life=[1, 4, 4, 4], place=["camelot"] * 4)
    usual(match, ("move", "picts"), SACRIFICE, ("quest", "fight-5"))
    assert (asked(match), match.to_move, legal(match)) == ("squire.whom", (0,), {1, 3})
    play(match, 3)
    assert (match.table.status[0], match.table.knights[1], match.to_move) == ("dead", "", (1,))
    assert match.table.knights[3] != ""


def test_sh_51_with_a_life_to_spare_he_is_knighted():
    match = squires(life=[2, 4, 4, 4], place=["camelot"] * 4)
    usual(match, ("move", "picts"), SACRIFICE, ("quest", "fight-5"))
    assert match.table.knights[0] != ""


def test_sh_55_a_dragon_that_evils_last_card_has_beaten_makes_a_knight():
    laid = {"dragon": ["fight-5"] * 3 + ["fight-4"] * 3 + ["fight-3"] * 2}
    dark = {"dragon": ["lancelot-1"] * 3 + ["lancelot-3"]}
    place = ["camelot", "dragon", "dragon"]
    match = quiet(
        *(3,),
        squires="yes",
        knights=["", "", ""],
        finished=["lancelot"],
        place=place,
        laid=laid,
        dark=dark,
        black_deck=["lancelot-1"],
    )
    play(match, "draw", "up")
    answer(match, share_how="agree", squire_agree="usual")
    assert match.table.white_swords == 2
    assert [bool(knight) for knight in match.table.knights] == [True, False, False]


def test_sf_25_and_sh_51_of_two_squires_in_a_war_the_one_who_gave_a_last_life_gets_nothing():
    match = quest_won(
        "saxons", squires="yes", knights=[""] * 4, life=[1, 4, 4, 4], hands=[["fight-5", "clairvoyance"]],
        place=["saxons", "saxons", "camelot", "camelot"],
    )  # fmt: skip
    play(match, ("special", "clairvoyance"))
    play(match, first(match))
    match = usual(match, SACRIFICE, ("quest", "fight-5"))
    t = match.table
    assert (t.status[0], t.knights, t.life[1], len(t.hands[1])) == ("dead", SQUIRES, 5, 4)
    assert (t.white_swords, asked(match), match.to_move) == (1, "evil.what", (1,))
