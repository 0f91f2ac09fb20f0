"""[Special cards], [Wars], [Excalibur] Spells, full hands and relics when a quest or a card ends them."""

from __future__ import annotations

from tests.games.shadows.helpers import answer, asked, legal, play, seen, sizes
from tests.games.shadows.helpers.black_cards import all_there, draw, quiet
from tests.games.shadows.helpers.knights import TWELVE, blacks, hand, hero, kinds, whites


def test_convocation_empties_a_quest_for_one_and_fills_a_hand_beyond_twelve():
    """SH-7, SH-19, SH-33: two knights are gathered; the revealed traitor is not counted."""
    match = hero(
        4, hands=[["convocation"], TWELVE, [], []], place=["camelot", "blackknight", "grail", "camelot"],
        laid={"blackknight": ["fight-3", "fight-3"]}, dark={"blackknight": ["blackknight-1"]},
        loyalty=["loyal", "loyal", "loyal", "traitor"], status=["knight"] * 3 + ["revealed"],
    )  # fmt: skip
    play(match, ("special", "convocation"))
    match.play(1, True)
    match.play(2, False)
    assert (whites(match, "blackknight"), blacks(match, "blackknight")) == ([], ["blackknight-1"])
    answer(match, share_how="shuffle")
    assert (sizes(match), match.table.place[2]) == ([1, 13, 0, 0], "grail")


def test_excalibur_is_lost_under_heroism_and_mist_and_one_of_two_knights_dies():
    """SH-8, SF-20: two swords, one and one; the next card of the quest brings an engine."""
    match = draw(
        "excalibur", "excalibur", sword=-4, place=["excalibur", "excalibur"], life=[1, 4, 4],
        heroism="excalibur", in_force=["mist"], black_swords=2,
    )  # fmt: skip
    t = match.table
    assert (t.black_swords, t.status[0], t.life, t.relics["excalibur"]) == (6, "dead", [0, 3, 4], -1)
    assert (asked(match), match.to_move, all_there(match)) == ("evil.what", (1,), True)
    assert play(match, "draw").table.engines == 1


def test_the_second_five_beats_mordred_and_lifts_vivien_and_the_forest():
    match = hero(
        4, mordred="picts", laid={"picts": [f"fight-{n}" for n in range(1, 6)]}, hands=[["fight-5"]],
        place=["picts", "camelot", "camelot", "camelot"], in_force=["vivien", "darkforest"],
        warriors={"picts": 3},
    )  # fmt: skip
    play(match, ("quest", "fight-5"))
    t = match.table
    assert (t.white_swords, t.mordred_at, t.warriors["picts"], seen(match)["in_force"]) == (1, "", 0, [])
    assert (t.life[0], len(hand(match, 0)), all_there(match)) == (5, 4, True)


def test_a_volunteer_who_owns_the_grail_gives_two_lives_and_drinks():
    """SH-3, SH-34: nobody discards; the saved drawer's turn is over."""
    match = draw(
        "morgan-5", life=[2, 4, 4], relics={"grail": 0}, finished=["grail"],
        hands=[["fight-1"], ["fight-2"], ["fight-3"]],
    )  # fmt: skip
    play(match, True)
    assert (asked(match), legal(match)) == ("rescue.whom", {0, None})
    play(match, 0)
    assert (match.table.life, sizes(match)) == ([4, 4, 4], [1, 1, 1])
    assert (asked(match), match.to_move) == ("evil.what", (1,))


def test_with_twelve_cards_reinforcements_are_for_the_others_and_a_card_face_down_still_pays():
    """SH-33: Gawain may not draw either; what comes by itself is taken."""
    match = hero(3, first="gawain", hands=[[*TWELVE[:11], "reinforcements"]])
    assert "quest" not in kinds(match)
    play(match, ("special", "reinforcements"))
    if asked(match) == "reinforcements.how":
        assert legal(match) == {"others"}
        play(match, "others")
    assert sizes(match) == [11, 1, 1]
    assert sizes(play(quiet(3, hands=[TWELVE], black_deck=["blackknight-1"]), "draw", "down"))[0] == 13


def test_a_revealed_traitor_plays_guinevere_out_of_two_cards():
    """SF-30, SH-6, and the Armour, the only relic that a revealed traitor keeps."""
    match = quiet(
        3, status=["revealed", "knight", "knight"], loyalty=["traitor", "loyal", "loyal"],
        relics={"armor": 0}, finished=["lancelot"], black_deck=["guinevere", "picts"],
        place=["camelot", "grail", "picts"], hands=[[], ["grail"], []],
    )  # fmt: skip
    play(match, 1, "draw", True, "guinevere")
    answer(match, merlin_stop=0)
    assert (asked(match), match.to_move) == ("evil.what", (1,))
    assert (match.table.place[1:], match.table.warriors["picts"]) == (["camelot", "camelot"], 0)
