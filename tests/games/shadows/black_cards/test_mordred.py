"""Special black cards: Mordred joins a war with a warrior; the war needs a second Fight 5."""

from __future__ import annotations

import pytest

from tests.games.shadows.helpers import asked, legal, play, seen
from tests.games.shadows.helpers.black_cards import all_there, draw, quiet

WARS = pytest.mark.parametrize("war", ["picts", "saxons"])
FIVE = [f"fight-{value}" for value in range(1, 6)]


def other(war):
    return "saxons" if war == "picts" else "picts"


@WARS
@pytest.mark.parametrize("turn", range(3))
def test_the_drawer_picks_the_war_and_a_warrior_comes(war, turn):
    match = draw("mordred", turn=turn, warriors={"picts": 1, "saxons": 1})
    assert (asked(match), match.to_move, legal(match)) == ("war.which", (turn,), {"picts", "saxons"})
    play(match, war)
    assert seen(match)["warriors"] == {war: 2, other(war): 1}
    assert (seen(match)["mordred_at"], seen(match)["black_discard"]) == (war, 0)
    assert asked(match) == "deed.what"
    assert all_there(match)


@WARS
def test_five_cards_do_not_win_his_war(war):
    match = quiet(phase="heroic", mordred=war, place=[war], hands=[FIVE[4:]], laid={war: FIVE[:4]})
    play(match, ("quest", "fight-5"))
    table = seen(match)
    assert (table["white_swords"], table["laid"][war], table["place"][0]) == (0, FIVE, war)


@WARS
def test_a_second_fight_five_wins_it_and_he_leaves(war):
    match = quiet(phase="heroic", mordred=war, place=[war], hands=[FIVE], laid={war: FIVE}, warriors={war: 2})
    assert {option[1] for option in legal(match) if option[0] == "quest"} == {"fight-5"}
    play(match, ("quest", "fight-5"))
    table = seen(match)
    assert (table["white_swords"], table["mordred_at"], table["warriors"][war]) == (1, "", 0)
    assert (table["laid"][war], table["black_discard"], table["life"][0]) == ([], 1, 5)
    assert len(match.table.hand(0)) == 8
    assert all_there(match)


@WARS
def test_the_other_war_is_won_as_usual_and_he_stays(war):
    calm = other(war)
    match = quiet(phase="heroic", mordred=war, place=[calm], hands=[["fight-5"]], laid={calm: FIVE[:4]})
    play(match, ("quest", "fight-5"))
    assert (seen(match)["white_swords"], seen(match)["mordred_at"]) == (1, war)


@WARS
def test_sh_9_as_the_fourth_warrior_he_loses_the_war_and_leaves_with_it(war):
    match = draw("mordred", warriors={war: 3}, place=[war, "camelot", war], laid={war: FIVE[:3]})
    play(match, war)
    table = seen(match)
    assert (table["black_swords"], table["engines"], table["life"]) == (1, 2, [3, 4, 3])
    assert (table["warriors"][war], table["mordred_at"], table["laid"][war]) == (0, "", [])
    assert (table["in_force"], table["black_discard"], table["place"]) == ([], 1, ["camelot"] * 3)
    assert all_there(match)


def test_sh_9_he_may_bring_the_twelfth_engine():
    match = play(draw("mordred", warriors={"picts": 3}, engines=10), "picts")
    assert (match.to_move, match.result.winners) == ((), ())


@WARS
def test_a_war_lost_later_takes_him_away(war):
    match = draw(war, mordred=war, warriors={war: 3})
    assert (seen(match)["black_swords"], seen(match)["mordred_at"]) == (1, "")
    assert seen(match)["in_force"] == []
    assert all_there(match)


def test_the_next_war_needs_five_cards_again():
    match = draw("picts", mordred="picts", warriors={"picts": 3}, hands=[["fight-5"]])
    assert seen(match)["mordred_at"] == ""
    match = quiet(phase="heroic", place=["picts"], hands=[["fight-5"]], laid={"picts": FIVE[:4]})
    play(match, ("quest", "fight-5"))
    assert seen(match)["white_swords"] == 1


@WARS
def test_he_may_come_when_the_war_needs_only_its_last_card(war):
    match = draw("mordred", place=[war], hands=[["fight-5", "fight-5"]], laid={war: FIVE[:4]})
    play(match, war, ("quest", "fight-5"), ("end",))
    assert (seen(match)["white_swords"], seen(match)["laid"][war]) == (0, FIVE)


def test_another_quest_won_does_not_lift_him():
    match = quiet(phase="heroic", mordred="picts", place=["excalibur"], hands=[["grail"]], sword=4)
    play(match, ("quest", "grail"))
    assert (seen(match)["white_swords"], seen(match)["mordred_at"]) == (2, "picts")


def test_excalibur_may_keep_him_away():
    match = draw(
        "mordred", relics={"excalibur": 2}, finished=["excalibur"], warriors={"picts": 3, "saxons": 3}
    )
    play(match, True)
    assert (seen(match)["mordred_at"], seen(match)["black_discard"]) == ("", 1)
    assert seen(match)["warriors"] == {"picts": 3, "saxons": 3}
