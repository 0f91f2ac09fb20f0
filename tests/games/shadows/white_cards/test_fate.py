"""Rulebook: III. Special white cards: Fate, played as a loyal knight or as the traitor."""

from __future__ import annotations

import pytest

from tests.games.shadows.helpers import answer, asked, first, lay, legal, play, seen, sizes
from tests.games.shadows.helpers.knights import (
    DRAW,
    SACRIFICE,
    TWELVE,
    blacks,
    discarded,
    hand,
    hero,
    received,
    whites,
)

TRAITOR = ["traitor", "loyal", "loyal", "loyal"]
FOUR = [["fate", "merlin"], ["grail", "fight-1", "fight-2"], ["fight-3"], []]


def fate(**wanted):
    wanted.setdefault("hands", FOUR)
    return play(hero(**wanted), ("special", "fate"))


def betray(**wanted):
    """The traitor plays Fate as traitor; everybody discards the first cards that they may."""
    match = play(fate(loyalty=TRAITOR, **wanted), "traitor")
    return answer(match, discard_some=first)


def test_a_loyal_knight_can_only_play_it_as_one():
    assert (asked(fate()), legal(fate())) == ("fate.how", {"loyal"})


def test_every_knight_draws_a_card_the_player_too():
    match = play(fate(), "loyal")
    assert sizes(match) == [2, 4, 2, 1]
    assert discarded(match) == ["fate"]


def test_the_hidden_traitor_may_play_it_as_a_loyal_knight():
    match = fate(loyalty=TRAITOR)
    assert legal(match) == {"loyal", "traitor"}
    play(match, "loyal")
    assert (sizes(match), match.table.status[0]) == ([2, 4, 2, 1], "knight")
    assert seen(match)["loyalty"] == [""] * 4


@pytest.mark.parametrize("viewer", [1, 2, 3, None])
def test_nobody_can_tell_whose_loyal_fate_it_was(viewer):
    tables = [fate(loyalty=loyalty) for loyalty in (TRAITOR, ["loyal"] * 4)]
    assert received(tables[0], viewer) == received(tables[1], viewer)
    for match in tables:
        play(match, "loyal")
    assert received(tables[0], viewer) == received(tables[1], viewer)


def test_sh_10_the_dead_and_the_revealed_draw_nothing():
    match = fate(
        hands=[["fate"]],
        status=["knight", "dead", "revealed", "knight"],
        loyalty=["loyal", "loyal", "traitor", "loyal"],
    )
    assert sizes(play(match, "loyal")) == [1, 0, 0, 1]


def test_sf_31_the_revealed_traitor_ignores_fate():
    match = fate(hands=[["fate"]], status=["knight"] * 3 + ["revealed"], loyalty=["loyal"] * 3 + ["traitor"])
    assert hand(play(match, "loyal"), 3) == []


def test_sh_33_with_twelve_cards_one_draws_all_the_same():
    match = play(fate(hands=[["fate"], TWELVE]), "loyal")
    assert len(hand(match, 1)) == 13


def test_as_traitor_he_reveals_himself_and_everybody_discards_two():
    match = play(fate(loyalty=TRAITOR), "traitor")
    assert asked(match) == "discard.some"
    assert {len(cards) for cards in match.legal(1)} == {2}
    match = betray()
    assert sizes(match) == [0, 1, 0, 0]
    assert (match.table.status[0], match.table.place[0]) == ("revealed", "")
    assert seen(match)["loyalty"] == ["traitor", "", "", ""]


def test_the_opponents_choose_which_cards():
    match = play(fate(loyalty=TRAITOR), "traitor")
    choices = {tuple(sorted(cards)) for cards in match.legal(1)}
    assert choices == {("fight-1", "grail"), ("fight-2", "grail"), ("fight-1", "fight-2")}


def test_the_discards_of_fate_are_face_down():
    """Which cards seat 1 discards is their secret."""
    tables = [play(fate(loyalty=TRAITOR), "traitor") for _ in range(2)]
    for match, keep in zip(tables, ("grail", "fight-1"), strict=True):
        match.play(1, next(cards for cards in match.legal(1) if keep not in cards))
        answer(match, discard_some=first)
    for viewer in (0, 2, 3, None):
        assert received(tables[0], viewer) == received(tables[1], viewer)


def test_no_white_sword_is_gained_and_no_sword_is_turned():
    match = betray(white_swords=4, black_swords=2)
    assert (match.table.white_swords, match.table.black_swords) == (4, 2)


def test_his_relics_and_his_duel_are_lost_like_with_every_unmasking():
    match = betray(
        relics={"armor": 0, "excalibur": 0, "grail": 0}, place=["blackknight"] + ["camelot"] * 3,
        laid={"blackknight": ["fight-5"]}, dark={"blackknight": ["blackknight-1"]},
    )  # fmt: skip
    assert match.table.relics == {"armor": 0, "excalibur": -1, "grail": -1}
    assert (whites(match, "blackknight"), blacks(match, "blackknight")) == ([], ["blackknight-1"])


def test_his_turn_is_over():
    match = betray()
    assert (asked(match), match.to_move) == ("evil.what", (1,))


def test_his_next_turn_is_the_revealed_traitor_s():
    match = lay(
        3, knights=["percival", "gawain", "galahad"], phase="heroic", loyalty=TRAITOR[:3],
        hands=[["fate"], ["fight-1", "grail", "fight-2"], []],
    )  # fmt: skip
    play(match, ("special", "fate"), "traitor", ("fight-1", "grail"))
    for _ in range(2):
        play(match, "life", DRAW, ("end",))
    assert (asked(match), match.to_move) == ("steal.whom", (0,))


def test_sh_56_by_his_last_life_the_traitor_reveals_himself_and_cannot_be_killed():
    match = hero(hands=[["fate"], ["grail"]], loyalty=TRAITOR, life=[1, 4, 4, 4])
    play(match, DRAW, SACRIFICE, ("special", "fate"), "traitor")
    answer(match, discard_some=first)
    assert match.table.status[0] == "revealed"
    assert match.result is None


def test_a_traitor_who_has_not_looked_at_his_card_plays_it_as_a_loyal_knight():
    match = lay(
        3, knights=["percival", "gawain", "galahad"], phase="heroic", late_loyalty=True, awake=False,
        loyalty=["traitor", "loyal", "loyal"], hands=[["fate"]],
    )  # fmt: skip
    assert legal(play(match, ("special", "fate"))) == {"loyal"}
