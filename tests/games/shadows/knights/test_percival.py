"""Rulebook: knights: Sir Percival looks at the top black card before choosing what evil does."""

from __future__ import annotations

import pytest

from tests.games.shadows.helpers import asked, lay, legal, play, seen
from tests.games.shadows.helpers.knights import DRAW, end, received, top

KNIGHTS = ["percival", "gawain", "galahad", "tristan"]


def percival(card="morgan-3", **wanted):
    wanted.setdefault("knights", KNIGHTS)
    return lay(4, black_deck=[card, "despair"], **wanted)


def test_he_sees_the_top_card_before_he_chooses():
    match = percival()
    assert (asked(match), legal(match)) == ("evil.what", {"draw", "engine", "life"})
    assert seen(match, 0)["black_deck"]["top"][:1] == ["morgan-3"]


@pytest.mark.parametrize("viewer", [1, 2, 3, None])
def test_nobody_else_sees_it(viewer):
    tables = [percival("morgan-3"), percival("picts")]
    assert received(tables[0], viewer) == received(tables[1], viewer)
    assert received(tables[0], 0) != received(tables[1], 0)


@pytest.mark.parametrize("evil", ["engine", "life"])
def test_he_may_leave_it_there_and_still_knows_it(evil):
    match = play(percival(), evil)
    assert top(match) == ["morgan-3"]
    end(play(match, DRAW))
    assert seen(match, 0)["black_deck"]["top"][:1] == ["morgan-3"]
    assert match.to_move == (1,)
    assert seen(match, 1)["black_deck"]["top"] in ([], [""])


def test_he_may_draw_it_all_the_same():
    match = play(percival("picts"), "draw")
    assert match.table.warriors["picts"] == 1


def test_he_does_not_look_in_another_s_turn():
    match = percival(knights=["gawain", "percival", "galahad", "tristan"])
    assert seen(match, 1)["black_deck"]["top"] in ([], [""])
    end(play(match, "engine", DRAW))
    assert seen(match, 1)["black_deck"]["top"][:1] == ["morgan-3"]


def test_another_knight_does_not_look():
    match = percival(knights=["gawain", "galahad", "tristan", "kay"])
    assert seen(match, 0)["black_deck"]["top"] in ([], [""])


def test_sh_13_unmasked_he_looks_no_more():
    match = percival(
        status=["revealed", "knight", "knight", "knight"], loyalty=["traitor", "loyal", "loyal", "loyal"]
    )
    assert (asked(match), legal(match)) == ("evil.serve", {"draw", "engine"})
    assert seen(match, 0)["black_deck"]["top"] in ([], [""])


def test_the_traitor_looks_and_may_then_unmask_himself():
    """[SH-11] before the traitor's evil action; what they have seen they still know when they serve evil."""
    match = percival(loyalty=["traitor", "loyal", "loyal", "loyal"])
    assert seen(match, 0)["black_deck"]["top"][:1] == ["morgan-3"]
    play(match, "unmask")
    assert (asked(match), match.to_move) == ("evil.serve", (0,))
    assert seen(match, 0)["black_deck"]["top"][:1] == ["morgan-3"]


def test_the_second_card_stays_unknown():
    match = percival()
    assert "despair" not in seen(match, 0)["black_deck"]["top"]


def test_his_chosen_card_may_still_be_laid_face_down():
    match = play(percival("blackknight-5"), "draw", "down")
    assert seen(match, 0)["dark"]["blackknight"] == ["blackknight-5"]
    assert seen(match, 1)["dark"]["blackknight"] == [""]


def test_sf_22_in_armor_he_need_not_draw():
    match = percival("morgan-3", relics={"armor": 0})
    assert (asked(match), legal(match)) == ("percival.keep", {"morgan-3", "despair"})
    play(match, "morgan-3", "life")
    assert (match.table.life[0], top(match), match.table.engines) == (3, ["morgan-3"], 0)
