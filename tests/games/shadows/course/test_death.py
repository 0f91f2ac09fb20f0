"""Rulebook: III. Loss of life: death, and rescue by the Holy Grail."""

from __future__ import annotations

import pytest

from tests.games.shadows.helpers import answer, asked, lay, legal, play, seen
from tests.games.shadows.helpers.knights import DRAW, blacks, discarded, end, hand, hero, offered, whites

KNIGHTS = ["gawain", "galahad", "tristan", "palamedes", "percival"]


def evil(seats=4, **wanted):
    """Seat 0 chooses what evil does."""
    return lay(seats, knights=KNIGHTS[:seats], **wanted)


def morgan(life, **wanted):
    """Morgan takes a life of everybody."""
    match = play(evil(len(life), life=life, black_deck=["morgan-4"], **wanted), "draw")
    return answer(match, merlin_stop=0)


def test_a_knight_without_life_dies_at_once_and_has_no_heroic_phase():
    match = play(evil(life=[1, 4, 4, 4], hands=[["grail", "merlin"]]), "life")
    assert (match.table.status[0], match.table.place[0], hand(match, 0)) == ("dead", "", [])
    assert discarded(match) == ["grail", "merlin"]
    assert (asked(match), match.to_move) == ("evil.what", (1,))


def test_all_relics_of_the_dead_leave_the_game():
    match = play(evil(life=[1, 4, 4, 4], relics={"armor": 0, "excalibur": 0, "grail": 2}), "life", None)
    assert match.table.relics == {"armor": -1, "excalibur": -1, "grail": 2}


def test_sf_28_loyalty_of_the_dead_stays_hidden():
    match = play(evil(life=[1, 4, 4, 4], loyalty=["traitor", "loyal", "loyal", "loyal"]), "life")
    assert seen(match)["loyalty"] == [""] * 4
    assert seen(match, 1)["loyalty"] == ["", "loyal", "", ""]
    assert seen(match)["shown"] == [False] * 4


def test_sf_28_the_dead_have_no_turn():
    match = hero(3, status=["knight", "dead", "knight"], engines=6)
    end(play(match, DRAW))
    assert match.to_move == (2,)


def test_sf_24_the_grail_gives_four_lives_and_the_turn_is_over():
    match = play(evil(life=[1, 4, 4, 4], hands=[["grail"]], relics={"grail": 2, "armor": 0}), "life")
    assert (asked(match), match.to_move, legal(match)) == ("rescue.whom", (2,), {0, None})
    play(match, 0)
    assert (match.table.life[0], match.table.status[0], match.table.relics["grail"]) == (4, "knight", -1)
    assert (asked(match), match.to_move) == ("evil.what", (1,))


def test_sh_34_the_saved_keeps_hand_relics_place_and_quest():
    match = evil(
        life=[1, 4, 4, 4], hands=[["grail", "fight-2"]], relics={"grail": 0, "armor": 0, "excalibur": 0},
        place=["blackknight", "camelot", "camelot", "camelot"], laid={"blackknight": ["fight-1"]},
    )  # fmt: skip
    play(match, "life", 0)
    assert hand(match, 0) == ["fight-2", "grail"]
    assert match.table.relics == {"armor": 0, "excalibur": 0, "grail": -1}
    assert (match.table.place[0], whites(match, "blackknight")) == ("blackknight", ["fight-1"])


def test_sf_24_the_owner_need_not_save_anybody():
    match = play(evil(life=[1, 4, 4, 4], relics={"grail": 2}), "life", None)
    assert (match.table.status[0], match.table.relics["grail"]) == ("dead", 2)


def test_the_owner_who_does_not_save_himself_takes_the_grail_with_him():
    match = play(evil(life=[1, 4, 4, 4], relics={"grail": 0}), "life", None)
    assert (match.table.status[0], match.table.relics["grail"]) == ("dead", -1)


def test_the_grail_helps_only_once():
    match = play(evil(3, life=[1, 1, 4], relics={"grail": 2}), "life", 0, "life")
    assert match.table.status == ["knight", "dead", "knight"]
    assert match.to_move == (2,)


def test_the_grail_on_its_quest_helps_nobody():
    match = play(evil(life=[1, 4, 4, 4]), "life")
    assert (match.table.status[0], asked(match)) == ("dead", "evil.what")


def test_sh_34_one_saved_in_another_s_turn_does_not_end_that_turn():
    match = morgan([4, 1, 4, 4], relics={"grail": 3}, hands=[[], ["merlin"]])
    assert (asked(match), match.to_move) == ("rescue.whom", (3,))
    play(match, 1)
    assert (match.table.life, hand(match, 1)) == ([3, 4, 3, 3], ["merlin"])
    assert (asked(match), match.to_move) == ("deed.what", (0,))


def test_sh_34_one_saved_in_his_own_turn_by_a_black_card_has_no_heroic_phase():
    match = play(morgan([1, 4, 4, 4], relics={"grail": 3}), 0)
    assert (match.table.life, asked(match), match.to_move) == ([4, 3, 3, 3], "evil.what", (1,))


def test_sh_22_all_lose_first_then_the_owner_picks_one_and_the_rest_die():
    match = morgan([4, 1, 1, 4], relics={"grail": 3}, hands=[[], ["grail"], ["merlin"]])
    assert (asked(match), match.to_move, legal(match)) == ("rescue.whom", (3,), {1, 2, None})
    play(match, 2)
    assert match.table.life == [3, 0, 4, 3]
    assert match.table.status == ["knight", "dead", "knight", "knight"]
    assert (hand(match, 1), hand(match, 2)) == ([], ["merlin"])


def test_sh_22_the_dying_owner_may_save_himself_or_another():
    match = morgan([4, 1, 1, 4], relics={"grail": 2})
    assert legal(match) == {1, 2, None}
    saved = play(match.clone(), 2)
    assert saved.table.status == ["knight", "dead", "knight", "knight"]
    play(match, 1)
    assert match.table.status == ["knight", "knight", "dead", "knight"]
    assert match.table.relics["grail"] == -1


def test_sh_22_nobody_saved_and_all_of_them_die():
    match = play(morgan([4, 1, 1, 4], relics={"grail": 3}), None)
    assert match.table.status == ["knight", "dead", "dead", "knight"]


def test_sh_22_the_last_loyal_knight_can_be_saved_in_time():
    """All three fall; the traitor's Grail, or a loyal one's, decides."""
    match = morgan([1, 1, 1], relics={"grail": 1}, loyalty=["loyal", "loyal", "traitor"])
    assert match.result is None
    lost, kept = play(match.clone(), 2), play(match, 1)
    assert lost.result.winners == (2,)
    assert kept.result is None
    assert kept.table.status == ["dead", "knight", "dead"]


def test_the_drawer_dies_by_his_own_card_and_the_turn_passes():
    match = morgan([1, 4, 4, 4])
    assert (match.table.status[0], asked(match), match.to_move) == ("dead", "evil.what", (1,))


def test_losing_a_quest_kills_those_who_are_there():
    match = evil(
        life=[4, 1, 1, 2], place=["camelot", "picts", "picts", "picts"], warriors={"picts": 3},
        black_deck=["picts"],
        hands=[[], ["grail"], ["merlin"]],
    )  # fmt: skip
    play(match, "draw")
    assert match.table.status == ["knight", "dead", "dead", "knight"]
    assert (match.table.life, match.table.engines) == ([4, 0, 0, 1], 2)
    assert asked(match) == "deed.what"


def test_the_death_on_a_solo_quest_leaves_the_black_cards():
    match = evil(
        life=[1, 4, 4, 4], place=["lancelot", "camelot", "camelot", "camelot"],
        laid={"lancelot": ["fight-1"]}, dark={"lancelot": ["lancelot-3"]},
    )  # fmt: skip
    play(match, "life")
    assert (whites(match, "lancelot"), blacks(match, "lancelot")) == ([], ["lancelot-3"])
    assert match.table.black_swords == 0
    assert ("move", "lancelot") in legal(play(match, "life"))


def test_a_death_at_a_common_quest_leaves_its_white_cards():
    match = play(
        evil(life=[1, 4, 4, 4], place=["grail"] + ["camelot"] * 3, laid={"grail": ["grail"]}), "life"
    )
    assert whites(match, "grail") == ["grail"]


@pytest.mark.parametrize("card", ["morgan-1", "morgan-4", "morgan-5"])
def test_the_dead_are_left_alone_by_morgan(card):
    match = evil(
        4, status=["knight", "dead", "knight", "knight"], black_deck=[card], hands=[["grail"], [], ["grail"]]
    )
    play(match, "draw")
    for _ in range(20):
        if asked(match) == "deed.what":
            break
        assert 1 not in match.to_move
        seat = match.to_move[0]
        match.play(seat, match.legal(seat)[-1 if (asked(match) or "").startswith("volunteer") else 0])
    assert match.table.status[1] == "dead"
    assert match.table.life[1] == 0


def test_sf_28_dead_knights_are_neither_accused_nor_given_cards():
    match = hero(4, status=["knight", "dead", "knight", "knight"], engines=6, hands=[["messenger", "grail"]])
    assert offered(match, "accuse") == {2, 3}
    play(match, ("special", "messenger"))
    assert legal(match) == {2, 3}


def test_the_dead_still_know_what_they_drew_last():
    """What a seat is told it can also see: the two cards of its last action."""
    match = lay(
        phase="heroic",
        knights=["palamedes", "gawain", "tristan"],
        life=[1, 4, 4],
        hands=[["merlin"]],
        white_deck=["fight-5", "grail"],
        place=["picts"] * 3,
    )
    play(match, ("move", "camelot"), ("sacrifice",), ("quest", "draw"))
    assert seen(match)["status"][0] == "dead"
    assert seen(match, 0)["last_hands"][0] == ["fight-5", "grail", "merlin"]
    assert seen(match, 1)["last_hands"][0] == seen(match)["last_hands"][0] == ["", "", ""]
