"""[End of the game], [Additional actions], [Accusation] The last sword, and who lives to see it."""

from __future__ import annotations

import pytest

from tests.games.shadows.helpers import answer, asked, first, legal, play, seen
from tests.games.shadows.helpers.black_cards import all_there, draw
from tests.games.shadows.helpers.knights import DRAW, SACRIFICE, hand, hero, kinds

TRAITOR_1 = ["loyal", "traitor", "loyal"]


def given_for_the_war(white, black, **wanted):
    """The only loyal knight left gives the last life for the twelfth sword; a hidden traitor looks on."""
    match = hero(
        3, life=[1, 4, 0], status=["knight", "knight", "dead"], loyalty=TRAITOR_1,
        place=["picts", "camelot", "camelot"],
        laid={"picts": ["fight-1", "fight-2", "fight-3", "fight-4"]}, hands=[["fight-5", "clairvoyance"]],
        white_swords=white, black_swords=black, **wanted,
    )  # fmt: skip
    play(match, ("special", "clairvoyance"))
    answer(match, clairvoyance_order=first)
    return play(match, SACRIFICE, ("quest", "fight-5"))


def test_the_last_loyal_knight_dies_of_the_twelfth_sword_and_evil_wins():
    """SH-52, SF-32: nine white swords lie when the knight dies; the traitor still turns two."""
    match = given_for_the_war(8, 3)
    assert (match.table.white_swords, match.table.black_swords, match.table.status[0]) == (7, 5, "dead")
    assert (match.result.winners, match.result.reason) == ((1,), "deaths")


@pytest.mark.parametrize(("white", "black", "winners"), [(8, 3, (0, 2)), (7, 4, (1,))])
def test_saved_by_the_grail_the_knight_sees_the_traitor_turn_two_swords(white, black, winners):
    """9 to 3 becomes 7 to 5, and the dead loyal knight wins too; 8 to 4 becomes a tie, which is evil's."""
    match = given_for_the_war(white, black, relics={"grail": 0}, finished=["grail"])
    assert (asked(match), legal(match)) == ("rescue.whom", {0, None})
    assert play(match, 0).result.winners == winners


def test_a_false_accusation_turns_the_seventh_sword_black():
    match = play(hero(engines=6, white_swords=1, black_swords=6), ("accuse", 1))
    assert (match.table.white_swords, match.table.black_swords) == (0, 7)
    assert match.result.winners == ()


def test_a_true_accusation_lays_the_twelfth_sword_and_the_unmasked_turn_none():
    """[Accusation], [Relics], SH-19: Excalibur, hand and the fights of the quest go with the traitor."""
    match = hero(
        3, engines=6, white_swords=7, black_swords=4, loyalty=["loyal", "loyal", "traitor"],
        place=["camelot", "camelot", "blackknight"], laid={"blackknight": ["fight-1"]},
        relics={"excalibur": 2}, finished=["excalibur"], hands=[[], [], ["grail"]],
    )  # fmt: skip
    play(match, ("accuse", 2))
    assert (match.table.white_swords, match.table.black_swords) == (8, 4)
    assert match.result.winners == (0, 1)
    assert (match.table.relics["excalibur"], hand(match, 2), match.table.laid["blackknight"]) == (-1, [], [])


@pytest.mark.parametrize(("swords", "open_again"), [(0, False), (6, True)])
def test_engines_that_fall_below_six_between_two_actions_close_the_accusation(swords, open_again):
    match = hero(engines=6, white_swords=swords, hands=[["merlin"]])
    assert "accuse" in kinds(match)
    play(match, ("special", "merlin"), ("engine",))
    assert match.table.engines == 5
    play(match, SACRIFICE)
    assert ("accuse" in kinds(match)) is open_again


def all_lose_a_life():
    return draw(
        "morgan-4",
        life=[1, 1, 3],
        relics={"grail": 0},
        finished=["grail"],
        loyalty=["loyal", "loyal", "traitor"],
    )


def test_the_dying_owner_of_the_grail_saves_another():
    match = all_lose_a_life()
    assert (asked(match), match.to_move, legal(match)) == ("rescue.whom", (0,), {0, 1, None})
    play(match, 1)
    assert (match.table.status, match.table.life[1:]) == (["dead", "knight", "knight"], [4, 2])
    assert (asked(match), match.to_move, match.table.relics["grail"]) == ("evil.what", (1,), -1)


def test_or_nobody_and_the_death_of_both_ends_the_game_at_once():
    assert play(all_lose_a_life(), None).result.winners == (2,)


def test_fate_unmasks_a_traitor_who_has_given_the_last_life():
    """SH-56, SF-30, SF-31: no death, no sword; the next turn is a revealed traitor's."""
    match = hero(
        3, life=[1, 4, 4], loyalty=["traitor", "loyal", "loyal"],
        hands=[["fate"], ["grail", "fight-1", "fight-2"], ["fight-3", "fight-4", "fight-5"]],
    )  # fmt: skip
    play(match, DRAW, SACRIFICE, ("special", "fate"), "traitor")
    answer(match, discard_some=first)
    assert match.table.status == ["revealed", "knight", "knight"]
    assert ([len(hand(match, seat)) for seat in range(3)], match.table.white_swords) == ([0, 1, 1], 0)
    assert (asked(match), match.to_move, all_there(match)) == ("evil.what", (1,), True)
    for _ in range(2):
        play(match, "engine")
        play(match, DRAW, ("end",))
    assert (asked(match), match.to_move) == ("steal.whom", (0,))
    assert asked(play(match, 1)) == "evil.serve"
    assert seen(match)["loyalty"][0] == "traitor"
