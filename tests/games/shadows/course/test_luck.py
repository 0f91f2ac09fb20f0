"""Chosen luck on a table of Shadows over Camelot: cards, knights and loyalty by their names."""

from __future__ import annotations

from typing import Any

import pytest

import roundtable as rt
from tests.games.shadows.helpers import answer, asked, lay, new, play
from tests.games.shadows.helpers.black_cards import BLACK, faces, quiet, rest
from tests.games.shadows.helpers.knights import ENGINE, discarded, hand, hero, quest_won, top

KNIGHTS = ["gawain", "kay", "tristan"]


def begun(*luck: Any, **options: Any) -> Any:
    return rt.new("shadows", seats=3, seed=1, luck=luck, talk=False, **options)


def test_preparation_the_black_pile_the_knights_the_white_pile_and_loyalty() -> None:
    white = ["grail"] * 5 + ["lady"]
    match = begun({"top": ["vivien", "picts"]}, *KNIGHTS, 2, {"top": white}, {"top": ["loyal", "traitor"]})
    assert top(match, 2) == ["vivien", "picts"]
    assert (match.table.knights, match.table.first) == (KNIGHTS, 2)
    assert (hand(match, 0), "lady" in hand(match, 1)) == (["grail"] * 5 + ["merlin"], True)
    assert match.table.loyalty[:2] == ["loyal", "traitor"]
    assert rt.load(match.save()).fingerprint() == match.fingerprint()


def test_what_is_not_there_is_refused_by_its_name() -> None:
    with pytest.raises(rt.SetupError) as refused:
        begun({"top": ["galahad"]})
    assert "names 'galahad', which is not there; there are: 'blackknight-1', " in str(refused.value)
    with pytest.raises(rt.SetupError, match="names 'bedivere', which is not there; there are: 'arthur', "):
        begun(None, "bedivere")


def test_the_opening_exchange_is_dealt_as_wanted() -> None:
    match = quiet(
        3,
        phase="exchange",
        hands=[["grail"], ["lady"], ["piety"]],
        luck=({"first": ["piety", "grail", "lady"]},),
    )
    play(match, "grail", "lady", "piety", "shuffle")
    assert [hand(match, seat) for seat in range(3)] == [["piety"], ["grail"], ["lady"]]


def test_a_reshuffled_pile_has_the_wanted_card_on_top() -> None:
    luck = ({"top": ["fate"]}, {"top": ["mist", "mordred"]})
    match = quiet(3, black_deck=["picts"], black_discard=rest(BLACK, "picts"), luck=luck)
    play(match, "draw")
    assert top(match, 2) == ["mist", "mordred"]
    assert match.table.faces[match.table.white_deck[-1]] == "fate"


def test_the_traitor_takes_a_card_by_its_name_and_the_die_shows_a_number() -> None:
    match = lay(
        3, status=["revealed", "knight", "knight"], loyalty=["traitor", "loyal", "loyal"],
        hands=[[], ["fight-1", "merlin", "grail"]], luck=("merlin",),
    )  # fmt: skip
    play(match, 1)
    assert (discarded(match), sorted(hand(match, 1))) == (["merlin"], ["fight-1", "grail"])
    fight = hero(engines=3, hands=[["fight-5"]], luck=(4,))
    play(fight, ENGINE, ("fight-5",))
    assert fight.table.engines == 3  # five against five


def test_a_squire_becomes_the_wanted_knight() -> None:
    match = quest_won("picts", squires="yes", knights=[""] * 4, luck=("galahad",))
    answer(play(match, ("quest", "fight-5")), share_how="shuffle", squire_agree="usual")
    assert match.table.knights[0] == "galahad"


def test_luck_that_cannot_fall_is_refused_when_it_falls_and_changes_nothing() -> None:
    match = hero(engines=3, hands=[["fight-5"]], luck=(8,))
    play(match, ENGINE)
    before = match.fingerprint()
    with pytest.raises(rt.SetupError, match="The luck says 8 where a number below 8 must fall"):
        play(match, ("fight-5",))
    assert (match.fingerprint(), asked(match)) == (before, "engine.cards")


def test_the_same_names_fall_in_every_new_match() -> None:
    luck = [{"top": ["guinevere"]}, "arthur"]
    one, other = (new(4, seed, luck=luck) for seed in (1, 2))
    assert [top(match) for match in (one, other)] == [["guinevere"]] * 2
    assert [match.table.knights[0] for match in (one, other)] == ["arthur"] * 2
    assert faces(one, one.table.black_deck) == faces(other, other.table.black_deck)


def test_a_save_keeps_the_luck_that_has_fallen_and_not_what_is_still_to_fall() -> None:
    """A copy keeps both."""
    match = hero(engines=3, hands=[["fight-5"]], luck=(7,))
    saved, copied = rt.load(match.save()), match.clone()
    assert saved.fingerprint() == match.fingerprint() == copied.fingerprint()
    for one in (match, saved, copied):
        play(one, ENGINE, ("fight-5",))
    assert copied.fingerprint() == match.fingerprint() != saved.fingerprint()
    assert rt.load(match.save()).fingerprint() == match.fingerprint()
