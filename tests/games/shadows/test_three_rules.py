"""Where three rules or more meet: knights, relics, special cards and the ends of quests at one time."""

from __future__ import annotations

import pytest

from tests.games.shadows.drawing import BLACK, all_there, draw, lay_up, no_merlins, quiet, rest
from tests.games.shadows.helpers import asked, legal, play, seen, told
from tests.games.shadows.heroes import DRAW, END, SACRIFICE, blacks, discarded, hero, quest_won, top, whites
from tests.games.shadows.questing import fights, sizes, swords

THREE_BLACK = {"blackknight": ["blackknight-3"] * 3}
TRAITOR = {"status": ["revealed", "knight", "knight"], "loyalty": ["traitor", "loyal", "loyal"]}


@pytest.mark.parametrize(("added", "result", "life"), [("fight-1", (2, 0), 5), (None, (0, 3), 3)])
def test_evil_ends_a_duel_kay_may_turn_it_and_heroism_and_mist_count_what_comes_of_it(added, result, life):
    """Ten against ten. Won, Heroism adds a sword and the Mist none; lost, both add one."""
    match = draw(
        "blackknight-1", knights=["gawain", "kay", "arthur"], place=["camelot", "blackknight"],
        hands=[[], ["fight-1"]], laid={"blackknight": fights("55")}, dark=THREE_BLACK,
        heroism="blackknight", in_force=["mist"],
    )  # fmt: skip
    play(match, "up")
    assert (asked(match), match.to_move, legal(match)) == ("kay.add", (1,), {"fight-1", None})
    play(match, added)
    assert (swords(match), seen(match)["life"][1], seen(match)["heroism_on"]) == (result, life, "")
    assert (seen(match)["in_force"], asked(match), match.to_move) == (["mist"], "deed.what", (0,))
    assert all_there(match)


def test_percival_in_armor_with_two_cards_left_orders_them_draws_one_and_knows_the_other():
    left = ("picts", "mist")
    match = quiet(
        knights=["percival", "gawain", "arthur"], relics={"armor": 0}, finished=["lancelot"],
        black_deck=list(left), black_discard=rest(BLACK, *left),
    )  # fmt: skip
    play(match, "picts")
    assert (asked(match), seen(match, 0)["black_deck"]["top"]) == ("evil.what", ["picts", "mist"])
    play(match, "draw")
    assert (asked(match), seen(match)["warriors"]["picts"]) == ("deed.what", 1)
    assert (seen(match, 0)["black_deck"]["top"], seen(match)["black_discard"]) == (["mist"], 75)
    play(match, DRAW, END, "draw")
    no_merlins(match)
    assert seen(match)["in_force"] == ["mist"]
    assert (seen(match)["black_deck"]["count"], seen(match)["black_discard"]) == (75, 0)


@pytest.mark.parametrize(("life", "after"), [(6, 6), (5, 6), (4, 5)])
def test_palamedes_gives_a_life_and_wins_two_back_but_never_more_than_six(life, after):
    match = quest_won("picts", first="palamedes", life=[life, 4, 4, 4], place=["camelot"] * 4)
    play(match, ("move", "picts"), SACRIFICE, ("quest", "fight-5"))
    assert match.table.life[0] == after


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
    """With his white cards there it would have been won; Heroism has stayed and counts for evil."""
    match = draw(
        *("morgan-2", "guinevere", "blackknight-1", "picts"), place=["camelot", "blackknight"],
        laid={"blackknight": fights("554")}, dark=THREE_BLACK, heroism="blackknight",
    )  # fmt: skip
    lay_up(match)
    assert (swords(match), seen(match)["life"], sizes(match)) == ((0, 2), [4] * 3, [0] * 3)
    assert (seen(match)["place"], seen(match)["warriors"]["picts"]) == (["camelot"] * 3, 1)
    assert (asked(match), match.to_move) == ("evil.what", (1,))
    assert all_there(match)


def test_three_merlins_stop_vivien_and_a_fourth_is_still_the_special_card_of_the_turn():
    match = quiet(hands=[["merlin"] * 2, ["merlin"] * 2], black_deck=["vivien"], engines=2)
    play(match, "draw", 1, 2, 0)
    assert (seen(match)["in_force"], sizes(match)) == ([], [1, 0, 0])
    play(match, ("special", "merlin"), ("engine",))
    assert (seen(match)["engines"], seen(match)["white_discard"]) == (1, 4)


def test_too_few_merlins_for_vivien_stay_in_hand_and_cannot_be_played():
    match = quiet(hands=[["merlin"] * 2, ["merlin"] * 2], black_deck=["vivien"], engines=2)
    play(match, "draw", 2, 0, 0)
    assert (seen(match)["in_force"], sizes(match)) == (["vivien"], [2, 2, 0])
    assert ("special", "merlin") not in legal(match)


def test_convocation_ends_a_duel_heroism_stays_there_and_with_the_mist_the_last_black_card_lays_three():
    match = hero(
        3, hands=[["convocation"]], place=["camelot", "blackknight", "camelot"],
        laid={"blackknight": fights("55")}, dark=THREE_BLACK, heroism="blackknight", in_force=["mist"],
        black_deck=["blackknight-1"],
    )  # fmt: skip
    play(match, ("special", "convocation"), True, "shuffle")
    assert (whites(match, "blackknight"), blacks(match, "blackknight")) == ([], ["blackknight-3"] * 3)
    assert (match.table.heroism_on, sizes(match)) == ("blackknight", [1, 1, 1])
    play(match, END, "draw", "up")
    assert (swords(match), match.table.life, match.table.heroism_on) == ((0, 3), [4] * 3, "")


def test_galahads_free_lady_ends_excalibur_from_afar_heroism_counts_vivien_goes_and_no_merlin_follows():
    match = hero(
        first="galahad", hands=[["lady", "merlin"]], sword=4, engines=2, heroism="excalibur",
        in_force=["vivien", "mist"], place=["camelot", "excalibur", "camelot", "camelot"],
    )  # fmt: skip
    play(match, ("cast", "lady"))
    assert (swords(match), match.table.relics["excalibur"], sizes(match)) == ((3, 0), 0, [1, 7, 0, 0])
    assert (list(match.table.in_force), match.table.life) == (["mist"], [4, 5, 4, 4])
    assert not {("cast", "merlin"), ("special", "merlin"), END} & legal(match)
    assert {"lady", "heroism"} <= set(discarded(match))
    play(match, DRAW, SACRIFICE)
    assert ("special", "merlin") not in legal(match)


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


def test_sh_9_mordred_brings_the_fourth_warrior_where_heroism_lies_under_the_mist():
    match = draw(
        "mordred", warriors={"picts": 3}, heroism="picts", in_force=["mist"], place=["picts", "picts"],
        laid={"picts": fights("1234")},
    )  # fmt: skip
    play(match, "picts")
    assert (swords(match), seen(match)["engines"], seen(match)["life"]) == ((0, 3), 2, [3, 3, 4])
    assert (seen(match)["in_force"], seen(match)["mordred_at"], seen(match)["heroism_on"]) == (
        ["mist"],
        "",
        "",
    )
    assert (seen(match)["warriors"]["picts"], seen(match)["white_discard"]) == (0, 5)


def test_one_knight_in_armor_and_with_excalibur_chooses_a_card_and_then_stops_it():
    match = draw(
        *("morgan-3", "mist"), relics={"armor": 0, "excalibur": 0}, finished=["lancelot", "excalibur"]
    )
    no_merlins(play(match, True, "morgan-3"))
    assert (asked(match), match.to_move) == ("excalibur.stop", (0,))
    play(match, True)
    assert (seen(match)["engines"], seen(match)["relics"]) == (0, {"armor": 0, "excalibur": -1, "grail": -2})
    assert match.table.faces[match.table.black_deck[0]] == "mist"


def last_sword(white, **wanted):
    """The fourth Pict comes: the war is lost, which lays the twelfth sword and takes a life of him who is
    there."""
    return draw(
        "picts", warriors={"picts": 3}, white_swords=white, black_swords=11 - white, place=["picts"], **wanted
    )


def test_sf_32_the_last_loyal_knight_saved_by_the_grail_from_a_lost_war_wins_by_its_sword():
    """Nine to three; the traitor at Camelot turns two."""
    match = last_sword(
        9, life=[1, 0, 4], status=["knight", "dead", "knight"], loyalty=["loyal", "loyal", "traitor"],
        relics={"grail": 0}, finished=["grail"],
    )  # fmt: skip
    assert (asked(match), match.to_move) == ("rescue.whom", (0,))
    lost, saved = play(match.clone(), None), play(match, 0)
    assert (lost.result.winners, lost.result.reason) == ((2,), "deaths")
    assert (saved.result.winners, swords(saved)) == ((0, 1), (7, 5))


def test_sf_29_a_hidden_traitor_who_dies_of_the_war_that_lays_the_twelfth_sword_turns_none():
    """Eight to four; alive he would have made it six to six."""
    match = last_sword(8, life=[1, 4, 4], loyalty=["traitor", "loyal", "loyal"])
    assert (match.result.winners, swords(match)) == ((1, 2), (8, 4))
    assert "traitor.flips" not in told(match)
