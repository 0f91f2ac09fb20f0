"""Rulebook: III. Special white cards: Convocation calls the knights to Camelot and gives a card for each."""

from __future__ import annotations

import pytest

from tests.games.shadows.helpers import answer, asked, legal, play, sizes
from tests.games.shadows.helpers.knights import END, SACRIFICE, TWELVE, blacks, hand, hero, offered, whites

AWAY = ["camelot", "picts", "grail", "camelot"]


def convoke(answers, **wanted):
    """Seat 0 plays Convocation; `answers` tells who comes; the cards are dealt at random."""
    wanted.setdefault("hands", [["convocation"]])
    match = play(hero(**wanted), ("special", "convocation"))
    return answer(match, convocation_come=lambda match: answers[match.to_move[0]])


def deal(match):
    return answer(match, share_how="shuffle")


def test_sf_9_each_knight_away_decides_for_himself():
    match = play(hero(hands=[["convocation"]], place=AWAY), ("special", "convocation"))
    assert asked(match) == "convocation.come"
    assert {1, 2} <= set(match.to_move)
    assert set(match.legal(1)) == set(match.legal(2)) == {True, False}


def test_sf_9_all_decide_at_once_and_secretly():
    tables = [play(hero(hands=[["convocation"]], place=AWAY), ("special", "convocation")) for _ in range(2)]
    for match, comes in zip(tables, (True, False), strict=True):
        match.play(1, comes)
    for viewer in (0, 2, 3, None):
        assert tables[0].view(viewer) == tables[1].view(viewer)


@pytest.mark.parametrize(
    ("answers", "present"), [({1: True, 2: True}, 4), ({1: True, 2: False}, 3), ({1: False, 2: False}, 2)]
)
def test_sh_7_as_many_cards_as_knights_in_camelot_are_shared(answers, present):
    match = convoke(answers, place=AWAY)
    assert asked(match) == "share.how"
    deal(match)
    assert sum(sizes(match)) == present
    assert sizes(match) == [1, int(answers[1]), int(answers[2]), 1]
    assert match.table.place == [
        "camelot",
        *["camelot" if answers[s] else AWAY[s] for s in (1, 2)],
        "camelot",
    ]


def test_sh_7_the_player_may_stay_away_himself():
    match = convoke({0: False, 1: False, 2: False}, place=["excalibur", "picts", "grail", "camelot"])
    assert (match.table.place[0], sizes(match)) == ("excalibur", [0, 0, 0, 1])
    assert asked(match) == "deed.what"


def test_sh_7_nobody_gathered_no_card():
    match = convoke(dict.fromkeys(range(4), False), place=["excalibur", "picts", "grail", "saxons"])
    assert sizes(match) == [0] * 4
    assert asked(match) == "deed.what"


def test_sh_7_alone_he_takes_the_card_unseen():
    match = convoke({1: False, 2: False, 3: False}, place=["camelot", "picts", "grail", "saxons"])
    assert sizes(match) == [1, 0, 0, 0]
    assert match.view(1)["table"]["hands"][0] == [""]


def test_sh_7_the_dead_and_the_revealed_traitor_are_not_counted():
    match = convoke(
        {}, status=["knight", "dead", "revealed", "knight"], loyalty=["loyal", "loyal", "traitor", "loyal"]
    )
    assert sizes(deal(match)) == [1, 0, 0, 1]


def test_sh_7_the_cards_may_be_given_as_the_knights_agree():
    match = convoke({1: True, 2: False}, place=AWAY, white_deck=["grail", "fate", "lady"])
    assert set(match.to_move) <= {0, 1, 3}
    given = [("give", place, 1) for place in range(3) if ("give", place, 1) in match.legal(match.to_move[0])]
    assert given
    answer(match, share_how=lambda match: next((o for o in given if o in legal(match)), "agree"))
    assert sizes(match) == [0, 3, 0, 0]


def test_a_duel_that_is_left_loses_its_white_cards():
    match = convoke(
        {1: True}, place=["camelot", "blackknight", "camelot", "camelot"], laid={"blackknight": ["fight-1"]},
        dark={"blackknight": ["blackknight-3"]},
    )  # fmt: skip
    assert (whites(match, "blackknight"), blacks(match, "blackknight")) == ([], ["blackknight-3"])


def test_a_duel_whose_knight_stays_goes_on():
    match = convoke(
        {1: False}, place=["camelot", "blackknight", "camelot", "camelot"], laid={"blackknight": ["fight-1"]}
    )
    assert (whites(match, "blackknight"), match.table.place[1]) == (["fight-1"], "blackknight")


def test_the_recall_is_no_move_so_he_may_still_move_for_a_life():
    match = deal(convoke({0: True}, place=["picts"] + ["camelot"] * 3))
    assert match.table.place[0] == "camelot"
    play(match, SACRIFICE)
    assert "picts" in offered(match, "move")


def test_back_in_camelot_he_may_draw_for_a_life():
    match = play(deal(convoke({0: True}, place=["picts"] + ["camelot"] * 3)), SACRIFICE)
    assert ("quest", "draw") in legal(match)


def test_sh_33_with_twelve_cards_one_still_takes_part():
    match = deal(convoke({}, hands=[["convocation"], TWELVE]))
    assert len(hand(match, 1)) == 13


def test_it_is_the_action_of_the_turn():
    match = deal(convoke({}))
    assert {SACRIFICE, END} == legal(match)
    assert hand(match, 0) != ["convocation"]
