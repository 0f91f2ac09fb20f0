"""A quest for one knight is lost, and its knight dies of it: the quest ends once, and is not abandoned."""

from __future__ import annotations

import pytest

from tests.games.shadows.helpers import asked, lay, play, told
from tests.games.shadows.helpers.black_cards import all_there, quiet
from tests.games.shadows.helpers.knights import blacks, discarded, whites

FULL = {
    "blackknight": (["fight-1", "fight-1"], ["blackknight-1"] * 3, "blackknight-7"),
    "lancelot": (["fight-1", "fight-1"], ["lancelot-1"] * 4, "lancelot-7"),
}


def lost(quest, **wanted):
    """The last black card fills this quest, where the knight of seat 0 fights with their last life."""
    white, black, last = FULL[quest]
    match = quiet(
        3,
        place=[quest],
        laid={quest: white},
        dark={quest: black},
        black_deck=[last],
        life=[1, 4, 4],
        **wanted,
    )
    return play(match, "draw", "up")


@pytest.mark.parametrize("quest", FULL)
def test_sh_57_who_dies_of_a_lost_quest_has_not_abandoned_it(quest):
    match = lost(quest)
    assert match.table.status[0] == "dead"
    assert ("quest.lost" in told(match), "quest.abandoned" in told(match)) == (True, False)
    assert (whites(match, quest), blacks(match, quest)) == ([], [])
    assert (discarded(match), match.table.black_swords) == (["fight-1", "fight-1"], 1)
    assert (match.table.deciding, all_there(match)) == ("", True)


@pytest.mark.parametrize("quest", FULL)
def test_sh_57_saved_by_the_grail_he_is_back_at_camelot(quest):
    match = lost(quest, relics={"grail": 1}, finished=["grail"])
    assert (asked(match), match.to_move) == ("rescue.whom", (1,))
    play(match, 0)
    assert (match.table.place[0], match.table.life[0]) == ("camelot", 4)
    assert "quest.abandoned" not in told(match)


def test_sh_57_the_last_loyal_knight_dies_so():
    match = lost("blackknight", loyalty=["loyal", "loyal", "traitor"], status=["knight", "dead", "knight"])
    assert (match.result.reason, "quest.abandoned" in told(match)) == ("deaths", False)


def test_sh_19_who_dies_of_something_else_does_abandon_his_quest():
    match = quiet(3, place=["blackknight"], laid={"blackknight": ["fight-1"]}, life=[1, 4, 4])
    play(match, "life")
    assert ("quest.abandoned" in told(match), whites(match, "blackknight")) == (True, [])


def test_sh_57_another_s_solo_quest_is_abandoned_by_a_death_at_the_same_moment():
    """The Black Knight is lost in Morgan's chain; then everybody loses a life, Lancelot's knight their
    last."""
    match = quiet(
        3, place=["blackknight", "lancelot"], life=[4, 1, 4], laid={"lancelot": ["fight-2"]},
        dark={"blackknight": ["blackknight-1"] * 3},
        black_deck=["morgan-2", "blackknight-3", "morgan-4", "excalibur"],
    )  # fmt: skip
    play(match, "draw", 0, 0, 0, "up")
    assert (match.table.status[1], whites(match, "lancelot")) == ("dead", [])
    assert "quest.abandoned" in told(match)


def kay_alone(**wanted):
    """Kay at the Black Knight has laid their last card: fourteen against seven, and may add one."""
    match = lay(
        3, knights=["kay", "gawain", "arthur"], phase="heroic", place=["blackknight", "camelot", "camelot"],
        laid={"blackknight": ["fight-4", "fight-4", "fight-3"]}, hands=[["fight-3", "fight-1"]],
        dark={"blackknight": ["blackknight-7"]}, leaving=True, **wanted,
    )  # fmt: skip
    return play(match, ("quest", "fight-3"))


def test_sh_57_kay_who_leaves_while_the_cards_are_compared_has_still_won():
    match = kay_alone()
    assert asked(match) == "kay.add"
    match.play(0, ("leave",))
    assert (match.table.white_swords, match.table.status[0], match.table.life[0]) == (1, "dead", 0)
    assert "quest.abandoned" not in told(match)
    assert (asked(match), match.to_move, all_there(match)) == ("evil.what", (1,), True)


def test_sh_57_so_he_lays_the_twelfth_sword():
    match = kay_alone(white_swords=9, black_swords=2, loyalty=["traitor", "loyal", "loyal"])
    match.play(0, ("leave",))
    assert (match.result.winners, match.table.white_swords) == ((1, 2), 10)
