"""What a board of King Arthur is drawn from: what an adventure asks for and how far one has come, who took
which, the actions of the turn, and what is being paid for."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement
from typing import Any

import pytest

from roundtable.games.kingarthur import show
from roundtable.games.kingarthur.cards import ADVENTURES, ADVERSARIES
from roundtable.games.kingarthur.paying import progress, within_reach
from roundtable.games.kingarthur.show.pieces import needs
from roundtable.kernel.scene import Need, Zone
from roundtable.text import Text
from tests.games.kingarthur.helpers import lay, new, play
from tests.games.kingarthur.whole.test_scene import before, niches, pieces, pointed_at, zones

EN = Text("en", "kingarthur", ["Anna", "Ben"])
MOON, HELM, DRAGON = "evil-moon", "black-knight-helm", "dragon-head"


def rows(name: str, *own: str) -> list[list[tuple[Any, ...]]]:
    return [[(need.tint, need.least, need.have, need.want) for need in row] for row in needs(name, own)]


# -- what an adventure asks for ----------------------------------------------------------------------


def test_a_total_is_one_need_that_adds_up_what_counts_towards_it():
    assert needs("grail", ("dark-2", "dragon-5")) == ((Need(12, 7, worth=True),),)
    assert needs("beast", ("dark-2", "dragon-5")) == ((Need(8, 5, worth=True, icon=DRAGON, tint="red"),),)
    assert rows("excalibur", "dragon-5", "dragon-5") == [[("", 0, 5, 5)]], "more than is asked"


def test_every_slot_is_a_need_of_its_own():
    assert rows("mark", "enemy-1", "enemy-2", "dragon-3") == [
        [("green", 0, 0, 1), ("blue", 0, 1, 1), ("yellow", 0, 0, 1)]
    ]
    assert [need.icon for need in needs("seamonster", ())[0]] == [MOON, HELM, "minotaur", DRAGON]
    assert rows("robbers", "dark-1") == [[("", 0, 1, 1), ("", 0, 0, 1)]]


def test_one_card_fills_the_slot_that_is_harder_to_fill_and_gives_way_to_another():
    assert rows("greenknight", "monster-4") == [[("", 3, 0, 1), ("", 4, 1, 1)]]
    assert rows("greenknight", "dragon-3", "monster-4") == [[("", 3, 1, 1), ("", 4, 1, 1)]]
    assert rows("greenknight", "dark-3", "dragon-3") == [[("", 3, 1, 1), ("", 4, 0, 1)]]


def test_either_of_two_sets_will_do():
    assert rows("treasure", "dragon-5") == [[("", 3, 1, 1), ("", 3, 0, 1)], [("red", 5, 1, 1)]]


@pytest.mark.parametrize("name", ADVENTURES)
def test_an_adventure_is_met_in_pictures_just_where_the_rules_let_one_take_it(name):
    for number in range(4):
        for own in combinations_with_replacement(sorted(ADVERSARIES), number):
            met = any(all(need.have >= need.want for need in row) for row in needs(name, own))
            assert met == (name in within_reach(own)), own


def test_what_is_filled_is_never_more_than_there_are_cards():
    assert sum(progress(("dragon-5",), "vikings")[0]) == 1
    assert sum(progress(("dragon-5", "dark-1") * 3, "vikings")[0]) == 4


def test_the_needs_on_the_table_are_counted_by_what_lies_before_the_viewer():
    match = lay(defeated=[["dark-2"], ["dragon-5"]])
    assert [niches(match, seat)["mountain"].needs[0][0].have for seat in (0, 1, None)] == [2, 5, 0]


# -- the shelf -----------------------------------------------------------------------------------------


def test_every_adventure_has_its_place_whoever_took_it():
    order = [
        "grail", "beast", "mountain", "seamonster", "greenknight",
        "fisher", "vikings", "treasure", "tournament", "mark",
        "excalibur", "saxons", "robbers",
    ]  # fmt: skip
    match = lay(taken=[["grail"], ["robbers", "fisher"]])
    assert list(niches(new())) == list(niches(match)) == order
    gone = {name: piece.seats for name, piece in niches(match).items() if not piece.count}
    assert gone == {"grail": (0,), "fisher": (1,), "robbers": (1,)}
    assert all(not piece.ref and not piece.needs for piece in niches(match).values() if not piece.count)
    text = niches(match)["fisher"].text
    assert text is not None
    assert EN.words(text) == "Ben has taken it."
    left_out = niches(lay(adventures=["grail", "beast"]))["robbers"]
    assert (left_out.count, left_out.seats) == (0, ())


# -- the turn ------------------------------------------------------------------------------------------


def marked(match: Any, viewer: int | None = 0) -> list[str]:
    return [group.pieces[0].name for group in zones(match, viewer)["turn"].groups if group.marked]


@pytest.mark.parametrize(
    ("action", "name"), [(1, "action-adversaries"), (2, "action-challenge"), (4, "action-knights")]
)
def test_the_action_that_is_on_is_marked_for_everybody(action, name):
    match = lay(action=action, columns={"dark": ["dark-1"]})
    assert [marked(match, viewer) for viewer in (0, 1, None)] == [[name]] * 3
    steps = [group.pieces[0] for group in zones(match)["turn"].groups]
    assert [(step.value, EN.name(step.name)) for step in steps] == [
        (1, "Adversaries"),
        (2, "Challenge"),
        (3, "Adventure"),
        (4, "Knights"),
    ]


def test_no_action_is_on_when_the_game_is_over():
    match = lay(action=3, adventures=["robbers", "grail"], defeated=[["dark-1", "dark-1"]])
    play(match, "robbers", ("dark-1", "dark-1"))
    assert match.result is not None
    assert marked(match) == []


# -- the matter at hand --------------------------------------------------------------------------------


def matter(match: Any, viewer: int | None = 0) -> Zone | None:
    return zones(match, viewer).get("matter")


def test_whom_one_challenges_and_what_it_takes_is_shown_to_oneself_alone():
    match = lay(action=2, hands=[["red", "red", "merlin"]], columns={"dragon": ["dragon-2"]})
    assert matter(match) is None
    play(match, "dragon-2")
    at_hand = matter(match)
    assert at_hand is not None
    assert (EN.words(at_hand.title), at_hand.now) == ("Challenge", True)
    (dragon,) = pieces(at_hand)
    assert (dragon.name, dragon.ref, dragon.value, dragon.seats) == ("dragon-2", "", 2, ())
    assert dragon.needs == ((Need(2, worth=True, icon="mounted-knight"),),)
    assert [matter(match, viewer) for viewer in (1, None)] == [None, None]


@pytest.mark.parametrize(
    ("way", "words", "power", "seats"),
    [
        ("usual", "Standard challenge: your seal goes on it", 1, (0,)),
        ("repeated", "Repeated challenge: you take it", 1, ()),
        ("double", "Double challenge: you take it at once", 2, ()),
    ],
)
def test_with_seals_it_says_which_challenge_it_is(way, words, power, seats):
    columns = {"dark": [["dark-1", 0], "dark-1"]}
    match = lay(seals=True, action=2, hands=[["red", "red"]], columns=columns)
    play(match, (way, "dark-1"))
    at_hand = matter(match)
    assert at_hand is not None
    assert EN.words(at_hand.title) == words
    assert [(piece.value, piece.seats) for piece in pieces(at_hand)] == [(power, seats)]


@pytest.mark.parametrize("hide", [False, True])
def test_an_adventure_is_paid_with_what_lies_beside_it(hide):
    match = lay(action=3, hide_defeated=hide, defeated=[["dark-1", "dark-1", "dragon-3"], ["dark-1"]])
    assert [piece.ref for piece in before(match, 0).pieces] == ["defeated/dark-1", "defeated/dragon-3"]
    play(match, "robbers")
    at_hand = matter(match)
    assert at_hand is not None
    subject, paying = at_hand.groups
    assert [(piece.name, piece.ref) for piece in subject.pieces] == [("robbers", "")]
    assert [(piece.ref, piece.count) for piece in paying.pieces] == [
        ("defeated/dark-1", 2),
        ("defeated/dragon-3", 1),
    ]
    assert [piece.ref for piece in before(match, 0).pieces] == ["", ""], "one place for each ref"
    lying = Counter(piece.ref for zone in show.scene(match.view(0)) for piece in zone.pieces() if piece.ref)
    assert all(lying[ref] == 1 for touched in pointed_at(match).values() for ref in touched)
    assert matter(match, 1) is None


# -- what an option costs ------------------------------------------------------------------------------


def details(match: Any) -> dict[Any, str | None]:
    (seat,) = match.to_move
    question, view = match.question(seat), match.view(seat)
    said = {option: show.detail(view, question.key, option) for option in question.options}
    return {option: words and EN.words(words) for option, words in said.items()}


def test_a_challenge_says_how_many_knights_it_takes():
    match = lay(action=2, hands=[["red", "red"]], columns={"dark": ["dark-2"]})
    assert details(match) == {"dark-2": "takes 2 knights", None: None}
    sealed = lay(seals=True, action=2, hands=[["red", "red"]], columns={"dark": ["dark-1"]})
    assert details(sealed) == {
        ("usual", "dark-1"): "takes 1 knight",
        ("double", "dark-1"): "takes 2 knights",
        None: None,
    }


def test_a_payment_says_what_is_lost():
    match = lay(action=2, hands=[["red-2", "merlin"]], columns={"dark": ["dark-1"]})
    assert details(play(match, "dark-1")) == {
        ("red-2",): "1 surplus knight is lost",
        ("merlin",): None,
    }


def test_an_adventure_says_its_condition_and_an_offer_what_it_is_worth():
    match = lay(action=3, defeated=[["dark-1", "dark-3"]], adventures=["robbers", "saxons"])
    assert details(match) == {"robbers": "any 2 cards", "saxons": "dark powers, total ≥4", None: None}
    assert details(play(match, "saxons")) == {("dark-1", "dark-3"): "worth 4 points"}


def test_how_many_knights_to_draw_needs_no_further_word():
    assert set(details(lay(action=4)).values()) == {None}
