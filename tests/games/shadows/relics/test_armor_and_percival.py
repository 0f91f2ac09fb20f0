"""Relics and knights: Lancelot's Armour and Sir Percival when a black card is drawn."""

from __future__ import annotations

import pytest

from tests.games.shadows.helpers import asked, legal, play, seen
from tests.games.shadows.helpers.black_cards import BLACK, all_there, draw, no_merlins, quiet, rest
from tests.games.shadows.helpers.knights import DRAW, END

PERCIVAL = ["percival", "gawain", "arthur"]
NOTHING = {"count": 76, "top": [], "bottom": []}


def armed(*cards, **wanted):
    """Seat 0 bears the armor and draws."""
    wanted = {"relics": {"armor": 0}, "finished": ["lancelot"]} | wanted
    return draw(*cards, **wanted)


def under(match):
    """The lowest card of the black pile."""
    return match.table.faces[match.table.black_deck[0]]


@pytest.mark.parametrize(("kept", "other"), [("picts", "saxons"), ("saxons", "picts")])
def test_the_armor_draws_two_plays_one_and_puts_the_other_under_the_pile(kept, other):
    match = armed("picts", "saxons", "mist")
    assert (asked(match), match.to_move) == ("armor.use", (0,))
    play(match, True)
    assert (asked(match), legal(match)) == ("armor.play", {"picts", "saxons"})
    play(match, kept)
    assert asked(match) == "deed.what"
    assert (seen(match)["warriors"][kept], seen(match)["warriors"][other]) == (1, 0)
    assert (seen(match)["black_deck"]["count"], under(match)) == (75, other)
    assert match.table.faces[match.table.black_deck[-1]] == "mist"


def test_the_armor_need_not_be_used():
    match = play(armed("picts", "saxons"), False)
    assert seen(match)["warriors"] == {"picts": 1, "saxons": 0}
    assert match.table.faces[match.table.black_deck[-1]] == "saxons"


def test_only_the_bearer_sees_the_card_that_goes_under_the_pile():
    match = play(armed("picts", "morgan-4"), True, "picts")
    assert seen(match, 0)["black_deck"]["bottom"] == ["morgan-4"]
    for viewer in (1, 2, None):
        assert seen(match, viewer)["black_deck"] == NOTHING | {"count": 75}
        assert "morgan-4" not in str([event.args for event in match.log(viewer)])


def test_nobody_else_sees_the_two_cards_before_one_is_played():
    match = play(armed("picts", "morgan-4"), True)
    for viewer in (1, 2, None):
        assert set(seen(match, viewer)["drawn"]) <= {""}
        assert set(seen(match, viewer)["black_deck"]["top"]) <= {""}


def test_the_chosen_card_may_still_be_laid_face_down_or_stopped():
    match = play(armed("lancelot-3", "morgan-3"), True, "lancelot-3")
    assert (asked(match), legal(match)) == ("evil.lay", {"up", "down"})
    match = armed("lancelot-3", "morgan-3", hands=[["merlin"] * 3])
    play(match, True, "morgan-3")
    assert asked(match) == "merlin.stop"
    no_merlins(match)
    assert seen(match)["engines"] == 2


def test_only_its_bearers_draws_are_changed_by_the_armor():
    match = armed("picts", "saxons", relics={"armor": 1})
    assert (asked(match), seen(match)["warriors"]) == ("deed.what", {"picts": 1, "saxons": 0})


def test_the_armor_does_not_work_inside_morgans_chain():
    match = no_merlins(play(armed("morgan-2", "picts", "saxons", "picts", "saxons"), False))
    assert asked(match) == "deed.what"
    assert seen(match)["warriors"] == {"picts": 2, "saxons": 1}


def test_the_armor_may_avoid_the_chain():
    match = play(armed("morgan-2", "picts", "saxons"), True, "picts")
    assert (asked(match), under(match)) == ("deed.what", "morgan-2")
    assert seen(match)["warriors"] == {"picts": 1, "saxons": 0}


def test_a_revealed_traitor_keeps_the_armor_and_uses_it():
    match = quiet(
        status=["revealed", "knight", "knight"],
        loyalty=["traitor", "loyal", "loyal"],
        relics={"armor": 0},
        finished=["lancelot"],
        black_deck=["picts", "saxons"],
    )
    play(match, "draw")
    assert (asked(match), match.to_move) == ("armor.use", (0,))
    play(match, True, "saxons")
    assert (seen(match)["warriors"]["saxons"], under(match)) == (1, "picts")


def test_two_cards_alike_leave_no_doubt():
    match = play(armed("picts", "picts"), True)
    if asked(match) == "armor.play":
        play(match, "picts")
    assert (seen(match)["warriors"]["picts"], under(match)) == (1, "picts")
    assert all_there(match)


def test_percival_looks_at_the_top_card_before_he_chooses():
    match = quiet(knights=PERCIVAL, black_deck=["mist", "vivien"])
    assert (asked(match), legal(match)) == ("evil.what", {"draw", "engine", "life"})
    assert seen(match, 0)["black_deck"]["top"] == ["mist"]
    for viewer in (1, 2, None):
        assert seen(match, viewer)["black_deck"] == NOTHING


def test_percival_looks_in_his_own_evil_phase_only():
    match = quiet(knights=["gawain", "percival", "arthur"], black_deck=["mist"])
    assert seen(match, 1)["black_deck"] == NOTHING


def test_what_percival_has_seen_stays_on_top_for_the_next():
    match = play(quiet(knights=PERCIVAL, black_deck=["picts", "mist"]), "engine", ("quest", "draw"), ("end",))
    assert seen(match, 0)["black_deck"]["top"] == ["picts"]
    play(match, "draw")
    assert seen(match)["warriors"]["picts"] == 1


def test_a_revealed_percival_does_not_look():
    match = quiet(
        knights=PERCIVAL,
        status=["revealed", "knight", "knight"],
        loyalty=["traitor", "loyal", "loyal"],
        black_deck=["mist"],
    )
    assert seen(match, 0)["black_deck"] == NOTHING


@pytest.mark.parametrize("top", ["picts", "mist"])
def test_sf_22_percival_with_the_armor_sees_two_and_orders_them_then_chooses(top):
    other = "mist" if top == "picts" else "picts"
    match = quiet(knights=PERCIVAL, relics={"armor": 0}, finished=["lancelot"], black_deck=["picts", "mist"])
    assert (asked(match), legal(match)) == ("percival.keep", {"picts", "mist"})
    play(match, top)
    assert (asked(match), legal(match)) == ("evil.what", {"draw", "engine", "life"})
    assert (seen(match, 0)["black_deck"]["top"], seen(match, 0)["black_deck"]["bottom"]) == ([top], [other])
    assert under(match) == other
    for viewer in (1, 2, None):
        assert seen(match, viewer)["black_deck"] == NOTHING
    play(match, "life")
    assert match.table.faces[match.table.black_deck[-1]] == top


def test_sf_22_percival_then_draws_the_card_that_he_has_kept_without_a_second_pair():
    match = quiet(knights=PERCIVAL, relics={"armor": 0}, finished=["lancelot"], black_deck=["picts", "mist"])
    play(match, "picts", "draw")
    assert (asked(match), seen(match)["warriors"]["picts"]) == ("deed.what", 1)
    assert (seen(match)["black_deck"]["count"], under(match)) == (75, "mist")


def test_sh_41_percival_looks_at_the_last_card_and_nothing_is_shuffled():
    match = quiet(
        knights=PERCIVAL,
        relics={"armor": 0},
        finished=["lancelot"],
        black_deck=["picts"],
        black_discard=rest(BLACK, "picts"),
        white_discard=["grail"],
    )
    if asked(match) == "percival.keep":
        assert legal(match) == {"picts"}
        play(match, "picts")
    assert asked(match) == "evil.what"
    assert (seen(match, 0)["black_deck"]["count"], seen(match, 0)["black_deck"]["top"]) == (1, ["picts"])
    assert (seen(match)["black_discard"], seen(match)["white_discard"]) == (75, 1)


def test_sh_41_the_armor_with_one_card_left_draws_that_one():
    match = armed("picts", black_discard=rest(BLACK, "picts"), white_discard=["grail"])
    if asked(match) == "armor.use":
        play(match, True)
    if asked(match) == "armor.play":
        assert legal(match) == {"picts"}
        play(match, "picts")
    assert (asked(match), seen(match)["warriors"]["picts"]) == ("deed.what", 1)
    play(match, ("move", "saxons"), ("end",))
    assert (seen(match)["black_deck"]["count"], seen(match)["black_discard"]) == (76, 0)
    assert all_there(match)


def test_sh_41_the_armor_with_two_cards_left_puts_one_back_and_nothing_is_shuffled():
    match = armed("picts", "saxons", black_discard=rest(BLACK, "picts", "saxons"))
    play(match, True, "saxons")
    assert (seen(match)["black_deck"]["count"], under(match)) == (1, "picts")
    assert seen(match)["black_discard"] == 75


def test_sh_16_clairvoyance_with_three_cards_left_looks_at_three():
    left = ("picts", "mist", "vivien")
    match = quiet(
        phase="heroic", hands=[["clairvoyance"]], black_deck=list(left), black_discard=rest(BLACK, *left)
    )
    play(match, ("special", "clairvoyance"))
    assert asked(match) == "clairvoyance.order"
    assert all(sorted(order) == sorted(left) for order in legal(match))
    assert len(legal(match)) == 6
    play(match, ("vivien", "picts", "mist"))
    assert [match.table.faces[card] for card in match.table.black_deck] == ["mist", "picts", "vivien"]
    assert seen(match)["black_discard"] == 73


def test_percival_in_armor_with_two_cards_left_orders_them_draws_one_and_knows_the_other():
    left = ("picts", "mist")
    match = quiet(
        knights=["percival", "gawain", "arthur"], relics={"armor": 0}, finished=["lancelot"],
        black_deck=list(left), black_discard=rest(BLACK, *left),
    )  # fmt: skip
    play(match, "picts")
    assert (asked(match), seen(match, 0)["black_deck"]["top"]) == ("evil.what", ["picts", "mist"])
    play(match, "draw")
    assert (asked(match), seen(match)["warriors"]["picts"]) == ("deed.what", 1)
    assert (seen(match, 0)["black_deck"]["top"], seen(match)["black_discard"]) == (["mist"], 75)
    play(match, DRAW, END, "draw")
    no_merlins(match)
    assert seen(match)["in_force"] == ["mist"]
    assert (seen(match)["black_deck"]["count"], seen(match)["black_discard"]) == (75, 0)
