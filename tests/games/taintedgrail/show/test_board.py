"""What the scene says for who draws it: ways with their price, words for a painter, cells of tracks, keys of
cards, how a card would leave the scale, and what a choice lacks."""

from typing import Any

import pytest

from roundtable.games.taintedgrail.content import pictures
from roundtable.games.taintedgrail.content.load import pack
from roundtable.games.taintedgrail.show import scene
from roundtable.kernel.scene import Piece, Zone
from tests.games.taintedgrail import states


@pytest.fixture(scope="module")
def moments():
    return states.moments()


def zone(match, name, viewer=0) -> Zone:
    return next(zone for zone in scene(match.view(viewer)) if zone.name == name)


def pieces(match, name) -> list[Piece]:
    return list(zone(match, name).pieces())


# -- the map -----------------------------------------------------------------------------------------------


def test_ways_join_places_and_those_that_can_be_travelled_have_their_price(moments):
    match = moments["day"]
    ways = zone(match, "ways").groups
    known = {tuple(piece.name for piece in way.pieces) for way in ways}
    assert ("place-102", "place-107") in known
    assert ("place-103", "unseen-118") in known, "a key that leads to what nobody has seen"
    assert {tuple(p.value for p in way.pieces) for way in ways if way.marked} == {
        (102, 107),
        (104, 107),
        (107, 110),
    }
    assert [fact.value for way in ways for fact in way.facts] == [0, 0, 0], (
        "the first journey is one less today"
    )


def test_who_is_not_asked_sees_the_ways_without_a_price(moments):
    assert not any(way.marked for way in zone(moments["row"], "ways").groups)
    assert not any(way.marked for way in zone(moments["day"], "ways", viewer=None).groups)


def test_a_place_on_the_map_is_painted_from_the_words_of_its_pack(moments):
    painted = {piece.name: piece.picture for piece in pieces(moments["day"], "map") if piece.picture}
    assert painted["place-102"] == "forest: trees snare"
    assert set(painted) == {f"place-{number}" for number in states.PARTY["shown"]}


@pytest.mark.parametrize(
    ("seals", "painted"),
    [((), "moor:"), (("friendly", "ward"), "village: houses menhir"), (("hostile",), "ruin: wall")],
)
def test_a_pack_that_names_no_picture_is_painted_by_its_seals(seals, painted):
    assert pictures.of_place("", seals) == painted
    assert not pictures.unknown(painted.rstrip(":"))


def test_all_words_of_the_pack_are_known_to_the_painter():
    content = pack("avalon")
    said = [location.picture for location in content.locations.values()]
    said += [encounter.picture for encounter in content.encounters.values()]
    assert all(said)
    assert [picture for picture in said if pictures.unknown(picture)] == []


def test_words_that_would_fit_are_suggested():
    assert pictures.suggested("The mill by the weir") == "shore: mill"
    assert pictures.suggested("A quiet afternoon") == ""
    assert pictures.unknown("forest: trees dragons") == ["dragons"]


# -- heroes ------------------------------------------------------------------------------------------------


def test_tracks_say_where_they_are_red_and_how_far_the_marker_may_go(moments):
    tired = zone(moments["dusk"], "heroes").groups[0]
    cells: dict[Any, Any] = {fact.label.key: fact.cells for fact in tired.facts if fact.cells}
    energy, health, terror = (cells[f"board-{what}"] for what in ("energy", "health", "terror"))
    assert (energy.at, energy.start, energy.last, energy.red) == (1, 6, 9, (0, 1))
    assert energy.cap == health.at == 9, "energy is never above health"
    assert (terror.at, terror.last, terror.red) == (5, 6, (5, 6))


# -- encounters --------------------------------------------------------------------------------------------


def test_keys_that_have_joined_and_those_that_would_are_marked(moments):
    row = moments["row"]
    enemy, first, *_ = pieces(row, "sequence")
    assert {edge.side for edge in enemy.edges} == {"right"}
    assert enemy.picture == "wyrd: deadwood walkers"
    said = {one.name.removeprefix("joined-") for one in first.on if one.name.startswith("joined-")}
    assert {edge.row for edge in first.edges if edge.joins} == said != set()
    hand = [piece for piece in pieces(row, "hands") if piece.ref]
    assert any(edge.joins == "yes" for piece in hand for edge in piece.edges)


def test_a_card_in_hand_says_how_the_scale_would_stand(moments):
    row = moments["row"]
    pool = {fact.label.key: fact.value for fact in zone(row, "standing").groups[0].facts}["board-pool"]
    swing = next(piece for piece in pieces(row, "hands") if piece.ref)
    after = next(one for one in swing.on if one.name == "after")
    assert isinstance(pool, int)
    assert after.value == pool + 1
    row = row.clone()
    row.play(0, ("lay", swing.ref.removeprefix("hand/"), False))
    then = {fact.label.key: fact.value for fact in zone(row, "standing").groups[0].facts}["board-pool"]
    assert then == after.value


# -- the journal -------------------------------------------------------------------------------------------


def test_choices_are_pieces_to_point_at_and_barred_ones_say_what_is_missing(moments):
    match = moments["choice"]
    question = match.question(0)
    refs = [piece.ref for piece in pieces(match, "journal") if piece.ref]
    assert refs == [f"choice/{number}" for _, number in question.options]
    barred = [piece for piece in pieces(match, "journal") if piece.tint]
    for piece in barred:
        assert any(need.have < need.want for need in piece.needs[0])
    assert not [piece for piece in zone(match, "journal", viewer=1).pieces() if piece.ref]
