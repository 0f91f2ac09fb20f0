"""Rulebook: The wars against the Picts and the Saxons (Военные кампании против Саксонцев и Пиктов)."""

from __future__ import annotations

import pytest

from tests.games.shadows.helpers import asked, legal, play, seen, sizes
from tests.games.shadows.helpers.black_cards import all_there, draw, quiet
from tests.games.shadows.helpers.quests import FIVE, fights, finish, on, playable, swords, values

WARS = pytest.mark.parametrize("war", ["picts", "saxons"])
OTHER = {"picts": "saxons", "saxons": "picts"}


def last_card(war, here=1, **wanted):
    """1, 2, 3, 4 lie there; the player has the 5."""
    wanted = {"place": [war] * here, "laid": {war: FIVE[:4]}} | wanted
    return on(war, ["fight-5"], **wanted)


@WARS
@pytest.mark.parametrize("count", range(5))
def test_sf_6_fights_are_laid_from_one_to_five_one_at_a_time(war, count):
    match = on(war, [*FIVE, "grail", "merlin"], laid={war: FIVE[:count]})
    assert values(match) == str(count + 1)


@WARS
def test_sf_6_without_the_next_value_nothing_can_be_played(war):
    assert playable(on(war, fights("11345"), laid={war: ["fight-1"]})) == set()


@WARS
def test_sf_6_one_card_an_action(war):
    match = play(on(war, FIVE), ("quest", "fight-1"), ("sacrifice",))
    assert playable(match) == set()
    assert seen(match)["laid"][war] == ["fight-1"]


@WARS
def test_several_knights_fight_together(war):
    match = quiet(phase="heroic", place=[war, war], hands=[["fight-1"], ["fight-2"]])
    play(match, ("quest", "fight-1"), ("end",), "life", ("quest", "fight-2"))
    assert seen(match)["laid"][war] == ["fight-1", "fight-2"]


@WARS
def test_the_two_wars_are_separate(war):
    match = on(war, FIVE, laid={OTHER[war]: FIVE[:3]}, warriors={OTHER[war]: 3})
    assert values(match) == "1"
    assert seen(draw(war, warriors={OTHER[war]: 3}))["warriors"] == {war: 1, OTHER[war]: 3}


@WARS
def test_the_fifth_card_wins_a_sword_a_life_each_and_four_cards(war):
    match = finish(last_card(war, here=2, warriors={war: 3}), "fight-5")
    table = seen(match)
    assert (swords(match), table["life"], len(table["offered"])) == ((1, 0), [5, 5, 4], 4)
    play(match, "shuffle")
    assert (sizes(match), seen(match)["place"]) == ([2, 2, 0], ["camelot"] * 3)
    assert (seen(match)["laid"][war], seen(match)["warriors"][war]) == ([], 0)
    assert (seen(match)["white_discard"], seen(match)["engines"]) == (5, 0)
    assert all_there(match)


@WARS
def test_the_fourth_warrior_loses_a_sword_a_life_each_and_brings_two_engines(war):
    match = draw(war, warriors={war: 3}, place=[war, war], laid={war: FIVE[:4]}, engines=1)
    table = seen(match)
    assert (swords(match), table["life"], table["engines"]) == ((0, 1), [3, 3, 4], 3)
    assert (table["laid"][war], table["warriors"][war], table["place"]) == ([], 0, ["camelot"] * 3)
    assert (table["white_discard"], sizes(match), asked(match)) == (4, [0, 0, 0], "deed.what")
    assert all_there(match)


@WARS
def test_a_war_lost_with_nobody_there_hurts_nobody(war):
    match = draw(war, warriors={war: 3})
    assert (swords(match), seen(match)["life"], seen(match)["engines"]) == ((0, 1), [4, 4, 4], 2)


@WARS
def test_mercenaries_may_be_the_fourth_warrior(war):
    match = play(draw("mercenaries", warriors={war: 3}), war)
    assert (swords(match), seen(match)["warriors"][war], seen(match)["engines"]) == ((0, 1), 0, 2)


@WARS
def test_a_war_starts_again_after_victory_and_after_defeat(war):
    match = finish(last_card(war), "fight-5")
    play(match, ("end",), "life")
    assert ("move", war) in legal(match)
    match = draw(war, war, warriors={war: 3})
    assert (seen(match)["finished"], ("move", war) in legal(match)) == ([], True)
    play(match, ("quest", "draw"), ("end",), "draw")
    assert seen(match)["warriors"][war] == 1


@WARS
def test_sf_5_the_cards_stay_when_the_last_knight_leaves(war):
    match = play(on(war, [], laid={war: FIVE[:2]}), ("move", "camelot"))
    assert (seen(match)["laid"][war], seen(match)["white_discard"]) == (FIVE[:2], 0)


@WARS
def test_a_lone_winner_takes_four_cards(war):
    match = finish(last_card(war), "fight-5")
    assert (asked(match), sizes(match)) == ("deed.what", [4, 0, 0])


@WARS
def test_a_war_lost_may_bring_the_twelfth_engine(war):
    match = draw(war, warriors={war: 3}, engines=10)
    assert (match.to_move, match.result.winners) == ((), ())
    match = draw(war, warriors={war: 3}, engines=9)
    assert (match.result, seen(match)["engines"]) == (None, 11)


@WARS
def test_the_twelfth_engine_beats_a_winning_count_of_swords(war):
    """The twelfth sword would make eight white against four black, but two engines come with it."""
    match = draw(war, warriors={war: 3}, engines=10, white_swords=8, black_swords=3)
    assert (match.to_move, match.result.winners) == ((), ())


@WARS
def test_a_war_lost_may_lay_the_twelfth_sword_and_still_be_a_victory(war):
    match = draw(war, warriors={war: 3}, white_swords=8, black_swords=3)
    assert (match.result.winners, swords(match)) == ((0, 1, 2), (8, 4))


@WARS
def test_one_merlin_removes_a_warrior(war):
    match = quiet(phase="heroic", hands=[["merlin"]], warriors={war: 3})
    play(match, ("special", "merlin"))
    assert legal(match) == {("warrior", war)}
    play(match, ("warrior", war))
    assert seen(match)["warriors"] == {war: 2, OTHER[war]: 0}


@WARS
@pytest.mark.parametrize("dead", [(1, 4, 4), (1, 1, 4)])
def test_whoever_loses_his_last_life_in_a_war_dies(war, dead):
    match = draw(war, warriors={war: 3}, place=[war, war], life=list(dead))
    assert seen(match)["status"] == ["dead", "dead" if dead[1] == 1 else "knight", "knight"]
    assert asked(match) == "evil.what"


@WARS
def test_sh_8_heroism_on_a_war_won_and_lost(war):
    assert swords(finish(last_card(war, heroism=war), "fight-5")) == (2, 0)
    match = draw(war, warriors={war: 3}, heroism=war)
    assert (swords(match), seen(match)["heroism_on"]) == ((0, 2), "")


@WARS
def test_heroism_on_the_other_war_waits(war):
    match = finish(last_card(war, heroism=OTHER[war]), "fight-5")
    assert (swords(match), seen(match)["heroism_on"]) == ((1, 0), OTHER[war])


def test_palamedes_gains_one_life_more_and_nobody_has_more_than_six():
    knights = ["palamedes", "gawain", "arthur"]
    match = finish(last_card("picts", here=2, knights=knights, life=[5, 6, 4]), "fight-5")
    assert seen(match)["life"] == [6, 6, 4]
    match = finish(last_card("picts", here=2, knights=knights, life=[3, 3, 4]), "fight-5")
    assert seen(match)["life"] == [5, 4, 4]


def test_both_wars_may_be_lost_in_one_chain():
    match = draw(
        *("morgan-2", "picts", "saxons", "mercenaries"),
        warriors={"picts": 3, "saxons": 3},
        place=["picts", "saxons"],
    )
    assert asked(match) == "war.which"
    play(match, "picts")
    table = seen(match)
    assert (swords(match), table["engines"], table["life"]) == ((0, 2), 4, [3, 3, 4])
    assert table["warriors"] == {"picts": 1, "saxons": 0}


@WARS
def test_the_revealed_traitor_may_lose_a_war_for_the_knights(war):
    match = quiet(
        status=["revealed", "knight", "knight"],
        loyalty=["traitor", "loyal", "loyal"],
        place=["camelot", war],
        warriors={war: 3},
        black_deck=[war],
    )
    play(match, "draw")
    assert (swords(match), seen(match)["life"][1:], match.to_move) == ((0, 1), [3, 4], (1,))
