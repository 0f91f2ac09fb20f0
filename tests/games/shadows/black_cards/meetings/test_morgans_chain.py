"""What Morgan's chain of three black cards meets: deaths, relics, duels and quests that are lost in it."""

from __future__ import annotations

import pytest

from tests.games.shadows.helpers import asked, legal, play, seen, sizes
from tests.games.shadows.helpers.black_cards import all_there, draw, lay_up, no_merlins, quiet
from tests.games.shadows.helpers.knights import top
from tests.games.shadows.helpers.quests import fights, swords

THREE_BLACK = {"blackknight": ["blackknight-3"] * 3}


TRAITOR = {"status": ["revealed", "knight", "knight"], "loyalty": ["traitor", "loyal", "loyal"]}


def test_sh_22_and_sh_48_the_chain_kills_its_drawer_and_another_the_grail_saves_one_and_the_chain_goes_on():
    match = draw(
        *("morgan-2", "morgan-4", "lancelot-3", "picts"), seats=4, life=[1, 4, 1, 4], relics={"grail": 3},
        finished=["grail"], place=["camelot", "camelot", "lancelot"], laid={"lancelot": ["fight-1"]},
    )  # fmt: skip
    assert (asked(match), match.to_move, legal(match)) == ("rescue.whom", (3,), {0, 2, None})
    play(match, 2)
    assert (seen(match)["status"][0], seen(match)["life"]) == ("dead", [0, 3, 4, 3])
    assert seen(match)["laid"]["lancelot"] == ["fight-1"]
    play(match, "down")
    assert (sizes(match), seen(match)["warriors"]["picts"]) == ([0] * 4, 1)
    assert (asked(match), match.to_move) == ("evil.what", (1,))


def test_a_revealed_traitor_in_armor_has_it_neither_in_the_chain_nor_a_card_for_what_he_lays_face_down():
    match = quiet(
        **TRAITOR, relics={"armor": 0}, finished=["lancelot"], hands=[[], ["grail"] * 2, ["grail"]],
        black_deck=["picts", "morgan-2", "blackknight-7", "saxons", "mist", "vivien"],
    )  # fmt: skip
    play(match, 1, "draw", True, "morgan-2")
    no_merlins(match)
    assert (asked(match), match.to_move) == ("evil.lay", (0,))
    play(match, "down")
    assert (sizes(match), seen(match, 1)["dark"]["blackknight"]) == ([0, 1, 1], [""])
    assert (seen(match)["warriors"], seen(match)["in_force"]) == ({"picts": 0, "saxons": 1}, ["mist"])
    assert (top(match), match.table.faces[match.table.black_deck[0]]) == (["vivien"], "picts")
    assert (asked(match), match.to_move) == ("evil.what", (1,))


def test_guinevere_calls_a_duellist_home_in_the_chain_and_its_next_card_loses_the_duel_without_him():
    """With the player's white cards there it would have been won; Heroism has stayed and counts for evil."""
    match = draw(
        *("morgan-2", "guinevere", "blackknight-1", "picts"), place=["camelot", "blackknight"],
        laid={"blackknight": fights("554")}, dark=THREE_BLACK, heroism="blackknight",
    )  # fmt: skip
    lay_up(match)
    assert (swords(match), seen(match)["life"], sizes(match)) == ((0, 2), [4] * 3, [0] * 3)
    assert (seen(match)["place"], seen(match)["warriors"]["picts"]) == (["camelot"] * 3, 1)
    assert (asked(match), match.to_move) == ("evil.what", (1,))
    assert all_there(match)


def test_lancelot_is_lost_in_the_chain_heroism_and_mist_count_and_his_next_card_finds_the_dragon_without_it():
    match = draw(
        *("morgan-2", "lancelot-1", "lancelot-5", "picts"), heroism="lancelot", in_force=["mist"],
        place=["camelot", "lancelot"], laid={"lancelot": fights("1")},
        dark={"lancelot": ["lancelot-1"] * 3 + ["lancelot-3"]},
    )  # fmt: skip
    play(match, "up", "up")
    assert (swords(match), seen(match)["relics"]["armor"], seen(match)["life"]) == ((0, 3), -1, [4, 3, 4])
    assert (seen(match)["dark"]["dragon"], seen(match)["heroism_on"]) == (["lancelot-5"], "")
    assert (seen(match)["white_discard"], seen(match)["in_force"]) == (2, ["mist"])


@pytest.mark.parametrize(("engines", "ends"), [(10, True), (9, False)])
def test_a_war_lost_in_the_chain_brings_the_twelfth_engine_and_nothing_more_is_drawn(engines, ends):
    """[II. Siege engines] The fourth Pict: a black sword and two engines; at once, or the chain goes on."""
    match = draw("morgan-2", "picts", "saxons", "despair", engines=engines, warriors={"picts": 3})
    t = match.table
    assert (t.engines, t.black_swords, t.warriors["picts"]) == (engines + 2, 1, 4 if ends else 0)
    assert (t.warriors["saxons"], len(t.dark["grail"])) == ((0, 0) if ends else (1, 1))
    assert (asked(match), t.ending) == ((None, "engines") if ends else ("deed.what", ""))
