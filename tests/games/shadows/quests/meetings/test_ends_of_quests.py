"""Quests that end from afar or by evil's card, where Heroism and spells lie."""

from __future__ import annotations

from tests.games.shadows.helpers import legal, play, seen, sizes
from tests.games.shadows.helpers.black_cards import draw
from tests.games.shadows.helpers.knights import DRAW, END, SACRIFICE, discarded, hero
from tests.games.shadows.helpers.quests import fights, swords


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
