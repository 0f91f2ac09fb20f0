"""Cards that remember who has seen them."""

from __future__ import annotations

from copy import deepcopy
from types import SimpleNamespace
from typing import Any

from roundtable.kernel import Chance
from roundtable.kernel.pack import eye, faces_for, known, mix, redeal, show, unpack

FACES = list("abcdefgh")


def pack() -> tuple[Any, list[int]]:
    t = SimpleNamespace(faces=[], seers=[], ever=[], mixed=[], mixings=0)
    return t, unpack(t, FACES)


def worlds(t: Any, cards: list[int], viewer: int | None, **bound: Any) -> set[tuple[str, ...]]:
    """All that the cards can be for a viewer, as far as many deals show."""
    found = set()
    for seed in range(300):
        guess = deepcopy(t)
        redeal(guess, cards, viewer, Chance(str(seed)), **bound)
        assert sorted(guess.faces) == sorted(t.faces)
        found.add(tuple(guess.faces))
    return found


def at(found: set[tuple[str, ...]], card: int) -> set[str]:
    return {faces[card] for faces in found}


def test_what_nobody_has_seen_can_be_anything():
    t, cards = pack()
    assert at(worlds(t, cards, 0), cards[0]) == set(FACES)


def test_who_has_seen_a_card_knows_it_and_nobody_else_does():
    t, cards = pack()
    show(t, [cards[2]], eye(1))
    assert (known(t, cards[2], 1), known(t, cards[2], 0), known(t, cards[2], None)) == (True, False, False)
    assert at(worlds(t, cards, 1), cards[2]) == {"c"}
    assert len(at(worlds(t, cards, None), cards[2])) > 1


def test_what_was_shown_to_all_the_spectator_knows_too():
    t, cards = pack()
    show(t, cards[:1])
    assert at(worlds(t, cards, None), cards[0]) == {"a"}


def test_mixed_cards_are_known_only_as_a_group():
    t, cards = pack()
    show(t, cards[:3], eye(0))
    mix(t, cards[:3])
    found = worlds(t, cards, 0)
    assert [at(found, card) for card in cards[:3]] == [{"a", "b", "c"}] * 3
    assert not at(found, cards[3]) & {"a", "b", "c"}


def test_who_mixes_still_knows_them():
    t, cards = pack()
    show(t, cards[:3], eye(0) | eye(1))
    mix(t, cards[:3], but=eye(0))
    assert at(worlds(t, cards, 0), cards[0]) == {"a"}
    assert at(worlds(t, cards, 1), cards[0]) == {"a", "b", "c"}


def test_a_bound_card_keeps_one_of_its_faces():
    t, cards = pack()
    found = worlds(t, cards, 0, bound={cards[0]: frozenset("abc")})
    assert at(found, cards[0]) == {"a", "b", "c"}


def test_the_same_seed_deals_the_same_in_every_process():
    """Texts hash differently in each, and so do the sets of faces to which cards are bound."""
    t, cards = pack()
    groups = [frozenset(pair) for pair in ("ae", "bf", "cg", "dh")]
    redeal(
        t, cards, 0, Chance("0"), {card: group for card in cards for group in groups if FACES[card] in group}
    )
    assert "".join(t.faces) == "ebgdafch"


def test_a_viewer_reads_the_faces_he_knows_and_counts_the_others():
    t, cards = pack()
    show(t, [cards[3], cards[1]], eye(2))
    assert faces_for(t, cards[:4], 2) == ["b", "d", "", ""]
    assert faces_for(t, cards[:4], 0) == ["", "", "", ""]
