"""A lost war lays the twelfth sword and takes a life: who is saved, who dies, who has won."""

from __future__ import annotations

from tests.games.shadows.helpers import asked, play, told
from tests.games.shadows.helpers.black_cards import draw
from tests.games.shadows.helpers.quests import swords


def last_sword(white, **wanted):
    """The fourth Pict comes: the war is lost, which lays the twelfth sword and takes a life of the player who
    is there."""
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
    """Eight to four; alive the player would have made it six to six."""
    match = last_sword(8, life=[1, 4, 4], loyalty=["traitor", "loyal", "loyal"])
    assert (match.result.winners, swords(match)) == ((1, 2), (8, 4))
    assert "traitor.flips" not in told(match)


def test_the_grail_of_a_hidden_traitor_decides_between_the_death_and_the_count():
    """SF-32, SH-22: a traitor who saves the last loyal knight has lost, even with two swords turned."""
    match = last_sword(
        9, life=[1, 4, 0], status=["knight", "knight", "dead"], loyalty=["loyal", "traitor", "loyal"],
        relics={"grail": 1}, finished=["grail"],
    )  # fmt: skip
    assert (asked(match), match.to_move) == ("rescue.whom", (1,))
    refused, saved = play(match.clone(), None), play(match, 0)
    assert (refused.result.winners, refused.result.reason, swords(refused)) == ((1,), "deaths", (7, 5))
    assert (saved.result.winners, saved.result.reason, swords(saved)) == ((0, 2), "victory", (7, 5))
