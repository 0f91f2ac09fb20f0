"""The table as people are shown it: zones of pieces, and the pieces that an option points at."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from roundtable.games.kingarthur import show
from roundtable.games.kingarthur.cards import ADVENTURES
from roundtable.games.kingarthur.show.pieces import condition
from roundtable.kernel.scene import Group, Piece, Zone
from roundtable.text import Text
from tests.games.kingarthur.helpers import lay, new, play

EN = Text("en", "kingarthur", ["Anna", "Ben"])


def zones(match: Any, viewer: int | None = 0) -> dict[str, Zone]:
    return {zone.name: zone for zone in show.scene(match.view(viewer))}


def pieces(zone: Zone) -> list[Piece]:
    return [piece for group in zone.groups for piece in group.pieces]


def before(match: Any, seat: int, viewer: int | None = 0) -> Group:
    """What lies before a player."""
    return zones(match, viewer)["players"].groups[seat]


def niches(match: Any, viewer: int | None = 0) -> dict[str, Piece]:
    """The places of the adventures, by their names."""
    return {piece.name: piece for piece in pieces(zones(match, viewer)["adventures"])}


def facts(group: Group) -> dict[str, Any]:
    return {EN.words(fact.label): fact.value for fact in group.facts}


def pointed_at(match: Any) -> dict[Any, Counter[str]]:
    """What each option of the open question points at."""
    (seat,) = match.to_move
    question = match.question(seat)
    return {option: Counter(show.touches(question.key, option)) for option in question.options}


# -- the zones ---------------------------------------------------------------------------------------


def test_the_zones_stand_in_the_order_of_a_small_screen():
    assert list(zones(new())) == ["layout", "adventures", "players", "supplies", "turn", "hand"]
    assert list(zones(new(), None)) == ["layout", "adventures", "players", "supplies", "turn"]


def test_the_layout_has_a_column_for_each_kind():
    match = lay(columns={"dark": ["dark-2", "dark-1"], "dragon": ["dragon-5"]})
    columns = zones(match)["layout"].groups
    assert [EN.words(column.title) for column in columns if column.title] == [
        "Dark powers",
        "Enemy knights",
        "Monsters",
        "Dragons",
    ]
    assert [column.tint for column in columns] == ["yellow", "blue", "green", "red"]
    assert [column.limit for column in columns] == [4, 4, 4, 4]
    assert [[piece.value for piece in column.pieces] for column in columns] == [[2, 1], [], [], [5]]
    (dragon,) = columns[3].pieces
    assert (dragon.name, dragon.ref, dragon.icon, dragon.tint) == (
        "dragon-5",
        "layout/dragon-5",
        "dragon-head",
        "red",
    )


def test_an_adventure_shows_its_points_and_says_its_condition():
    treasure = niches(lay(adventures=["treasure"]))["treasure"]
    assert (treasure.name, treasure.ref, treasure.value) == ("treasure", "adventures/treasure", 11)
    assert treasure.text is not None
    assert EN.words(treasure.text) == "any ≥3 ×2, or dragon ≥5"


@pytest.mark.parametrize(
    ("adventure", "words"),
    [
        ("grail", "any, total ≥12"),
        ("beast", "dragons, total ≥8"),
        ("robbers", "any 2 cards"),
        ("seamonster", "dark power + enemy knight + monster + dragon"),
        ("greenknight", "any ≥3 + any ≥4"),
    ],
)
def test_conditions_in_words(adventure, words):
    assert EN.words(condition(adventure)) == words


def test_equal_knights_in_hand_are_one_piece_with_a_number():
    match = lay(hands=[["merlin", "red", "orange-2", "red"], ["beige"]])
    hand = pieces(zones(match)["hand"])
    assert [(piece.ref, piece.count, piece.value, piece.tint) for piece in hand] == [
        ("hand/orange-2", 1, 2, "orange"),
        ("hand/red", 2, 1, "red"),
        ("hand/merlin", 1, 1, ""),
    ]


def test_the_supplies_are_piles_with_their_numbers():
    match = lay(supply=["red"] * 3, discard=["beige"], deck=["dark-1", "dark-2"])
    assert {piece.name: piece.count for piece in pieces(zones(match)["supplies"])} == {
        "deck": 2,
        "supply": 3,
        "discard": 1,
    }


def test_before_a_player_lies_what_he_has_won():
    match = lay(turn=1, hands=[["red"]], defeated=[["dark-1", "dark-1"], ["dragon-2"]], taken=[["excalibur"]])
    mine, his = before(match, 0), before(match, 1)
    assert [(piece.name, piece.ref, piece.count) for piece in mine.pieces] == [
        ("dark-1", "defeated/dark-1", 2),
        ("excalibur", "", 1),
    ]
    assert [(piece.name, piece.ref) for piece in his.pieces] == [("dragon-2", "")]
    assert (mine.seat, mine.marked, his.seat, his.marked) == (0, False, 1, True)
    assert facts(mine) == {"knights": 1, "score": 10}
    taken = mine.pieces[1].text
    assert taken is not None
    assert EN.words(taken) == "A completed adventure worth 8 points. It required: any, total ≥5."


def test_seals_are_counted_and_lie_on_their_cards():
    columns = {"dark": [["dark-1", 0], ["dark-1", 1], "dark-1"]}
    match = lay(seals=True, columns=columns)
    dark = zones(match)["layout"].groups[0].pieces
    assert [(piece.ref, piece.seats) for piece in dark] == [
        ("sealed/dark-1", (0,)),
        ("sealed/dark-1/1", (1,)),
        ("layout/dark-1", ()),
    ]
    assert facts(before(match, 0)) == {"knights": 0, "seals": 4, "score": 0}
    assert [piece.ref for piece in zones(match, None)["layout"].groups[0].pieces] == [
        "sealed/dark-1/0",
        "sealed/dark-1/1",
        "layout/dark-1",
    ]


def test_ka_9_hidden_adversaries_lie_face_down_and_the_score_is_unknown():
    match = lay(hide_defeated=True, defeated=[["dark-1"], ["dragon-2", "dragon-3"]], taken=[[], ["grail"]])
    his = before(match, 1)
    assert [(piece.name, piece.count) for piece in his.pieces] == [("", 2), ("grail", 1)]
    assert facts(his)["score"] is None
    assert [piece.name for piece in before(match, 0).pieces] == ["dark-1"]
    assert facts(before(match, 0))["score"] == 1
    assert [piece.name for piece in before(match, 0, viewer=None).pieces] == [""]


def test_every_piece_has_a_picture_and_a_text():
    match = lay(
        seals=True,
        hands=[["red", "red-2", "merlin"]],
        defeated=[["dark-1"]],
        taken=[["grail"]],
        adventures=[name for name in ADVENTURES if name != "grail"],
    )
    everything = [piece for zone in zones(match).values() for piece in pieces(zone)]
    assert all(piece.icon and piece.text for piece in everything)


# -- what an option points at ------------------------------------------------------------------------


def test_drawing_adversaries_points_at_their_supply():
    match = lay(action=1, deck=["dark-1"], columns={"dark": ["dark-2"]})
    assert pointed_at(match) == {True: Counter(["supplies/deck"]), False: Counter()}


def test_a_challenge_points_at_the_adversary_and_the_payment_at_the_knights():
    match = lay(action=2, hands=[["orange", "orange", "merlin"]], columns={"dragon": ["dragon-3"]})
    assert pointed_at(match) == {"dragon-3": Counter(["layout/dragon-3"]), None: Counter()}
    assert pointed_at(play(match, "dragon-3")) == {
        ("orange", "orange", "merlin"): Counter(["hand/orange", "hand/orange", "hand/merlin"])
    }


def test_with_seals_the_repeated_challenge_points_at_the_sealed_card():
    """The same adversary lies there with the player's own seal, with another's and with none."""
    columns = {"dark": [["dark-1", 0], ["dark-1", 1], "dark-1"]}
    match = lay(seals=True, action=2, hands=[["red", "red"]], columns=columns)
    assert pointed_at(match) == {
        ("usual", "dark-1"): Counter(["layout/dark-1"]),
        ("repeated", "dark-1"): Counter(["sealed/dark-1"]),
        ("double", "dark-1"): Counter(["layout/dark-1"]),
        None: Counter(),
    }


@pytest.mark.parametrize("hide", [False, True])
def test_an_adventure_is_pointed_at_and_paid_with_ones_own_adversaries(hide):
    match = lay(action=3, hide_defeated=hide, defeated=[["dark-1", "dark-1"], ["dark-1"]])
    assert pointed_at(match)["robbers"] == Counter(["adventures/robbers"])
    assert pointed_at(play(match, "robbers")) == {("dark-1", "dark-1"): Counter({"defeated/dark-1": 2})}


def test_how_many_knights_to_draw_is_no_piece():
    assert set(map(frozenset, pointed_at(lay(action=4)).values())) == {frozenset()}


# -- words -------------------------------------------------------------------------------------------


def test_a_lesson_says_what_the_options_of_the_table_change():
    def keys(question, **chosen):
        options = (
            dict.fromkeys(("seals", "strict_knights", "strict_offers", "double_releases"), False) | chosen
        )
        return [words.key for words in show.lesson(question, options)]

    assert keys("challenge.pay") == ["help.challenge"]
    assert keys("challenge.pay", seals=True) == ["help.challenge", "help.seals"]
    assert keys("adventure.pay", seals=True) == ["help.adventure"]
    assert keys("challenge.pay", strict_knights=True) == ["help.challenge", "help.strict_knights"]
    assert keys("adventure.pay", strict_offers=True) == ["help.adventure", "help.strict_offers"]
    assert keys("challenge.pay", double_releases=True) == ["help.challenge"]
    both = keys("challenge.pay", seals=True, double_releases=True)
    assert both == ["help.challenge", "help.seals", "help.double_releases"]
