"""What a viewer is shown: where choices lead, what each space and each ally is just now, what is left."""

from __future__ import annotations

from typing import Any

import pytest

from roundtable.games import find, touched
from roundtable.games.grailcup import show
from roundtable.text import LANGUAGES, Text
from tests.games.grailcup.helpers import ALLIES, lay, movers, new, play, turn, until


def zones(match: Any, viewer: int | None = 0) -> dict[str, Any]:
    return {zone.name: zone for zone in show.scene(match.view(viewer))}


def spaces(match: Any, viewer: int | None = 0) -> tuple[Any, ...]:
    return tuple(zones(match, viewer)["track"].groups[0].pieces)


def marks(piece: Any) -> list[str]:
    return [one.name for one in piece.on]


def ally(match: Any, name: str, viewer: int | None = 0) -> Any:
    return zones(match, viewer)["allies"].groups[0].pieces[ALLIES.index(name)]


def refs(match: Any, seat: int = 0) -> dict[Any, tuple[str, ...]]:
    question, view = match.question(seat), match.view(seat)
    return {option: touched(show, view, question.key, option) for option in question.options}


def details(match: Any, seat: int = 0, language: str = "en") -> list[str]:
    question, view, text = match.question(seat), match.view(seat), Text(language, "grailcup")
    said = [show.detail(view, question.key, option) for option in question.options]
    return ["" if words is None else text.words(words) for words in said]


# -- where a choice leads --------------------------------------------------------------------------------


def test_a_way_is_chosen_by_the_space_where_it_ends():
    match = turn("fairy", [17, 19, 19], dragon=12)
    assert refs(match) == {2: ("track/19",), 4: ("track/21",), 6: ("track/23",)}
    assert [marks(spaces(match)[space]) for space in (19, 21, 23)] == [["way-2"], ["way-4"], ["way-6"]]


def test_with_a_spear_a_way_leads_past_the_dragon():
    match = turn("fairy", [17, 3, 2], dragon=19, spears=[1, 0, 0])
    assert refs(match) == {2: ("track/20",), 4: ("track/21",), 6: ("track/23",)}


def test_without_a_spear_all_ways_end_before_the_dragon():
    match = turn("fairy", [17, 3, 2], dragon=19)
    assert set(refs(match).values()) == {("track/18",)}
    assert marks(spaces(match)[18]) == ["way-2", "way-4", "way-6"]


def test_ways_are_shown_to_the_one_who_is_asked_and_to_nobody_else():
    match = turn("fairy", [17, 19, 19], dragon=12)
    for viewer in (1, 2, None):
        assert not any(marks(piece) and marks(piece) != ["dragon"] for piece in spaces(match, viewer))


def test_both_ends_of_a_way_that_the_dragon_bars_are_pointed_at():
    match = turn("fairy", [17, 3, 2], dragon=20, spears=[1, 0, 0])
    play(match, 6)
    assert refs(match) == {True: ("track/23",), False: ("track/19",)}
    assert marks(spaces(match)[23]) == ["spend"]
    assert marks(spaces(match)[19]) == ["keep"]


def test_the_dragon_is_sent_to_a_space_by_pointing_at_it():
    match = turn("tamer", [17, 3, 2])
    assert all(touched == (f"track/{space}",) for space, touched in refs(match).items())


def test_details_say_what_a_choice_leads_to():
    match = turn("fairy", [17, 19, 3], ([], []), dragon=20, spears=[1, 0, 0])
    assert details(match) == [
        "→ 19 · path; place 2 in the queue; face to face with the dragon",
        "→ 21 · church. It takes a spear; without one you stop on 19.",
        "→ 23 · village; you roll the village die. It takes a spear; without one you stop on 19.",
    ]


def test_details_of_a_clover_and_of_a_path():
    match = turn("merlin", [14, 3, 2], dragon=30)
    play(match, match.legal(0)[0])
    play(match, match.legal(0)[0])
    assert details(match) == [
        "→ 15 · clover; you turn the clover token",
        "→ 16 · village; you roll the village die",
        "→ 17 · castle with clover; you turn the clover token",
    ]


def test_details_of_the_fake_grail_say_where_each_knight_would_come():
    match = turn("sorceress", [14, 21, 22], clovers={15: "grail"}, dragon=19)
    assert match.question(0).key == "curse.ally"
    play(match, "squire")
    assert match.question(0).key == "grail.whom"
    assert sorted(details(match)) == ["→ 18 · path", "→ 20 · clover"]


def test_details_of_a_curse_say_who_cannot_answer():
    match = lay(4, call=1, at=[5, 3, 2, 1], allies=[["sorceress"]], face_up=["fairy"])
    said = dict(zip(match.question(0).options, details(match), strict=True))
    assert {name for name, words in said.items() if words} == {"fairy"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_details_have_words_in_every_language(language):
    match = turn("fairy", [17, 19, 3], dragon=20, spears=[1, 0, 0])
    said = details(match, language=language)
    assert all("19" in words or "→" in words for words in said)
    assert not any("detail" in words for words in said)


# -- the draft -------------------------------------------------------------------------------------------


def test_the_pack_shows_who_holds_it_how_many_cards_and_both_ways():
    match = new(5)
    first = match.to_move[0]
    pack, *ways = zones(match, None)["passing"].groups[0].pieces
    assert (pack.count, pack.seats) == (6, (first,))
    assert [way.name for way in ways] == ["left", "right"]


@pytest.mark.parametrize("seats", range(3, 9))
def test_as_many_cards_are_said_to_be_held_as_the_holder_sees(seats):
    match = new(seats)
    for seat in movers(match, lambda match: "passing" in zones(match, None)):
        held = zones(match, None)["passing"].groups[0].pieces[0].count
        if match.question(seat).key == "draft.ally":
            assert held == len(match.view(seat)["table"]["pack"])
        match.play(seat, match.legal(seat)[0])
        if match.view(None)["table"]["called"]:
            break


def test_once_the_way_is_chosen_it_is_the_only_one():
    match = new(4)
    first = match.to_move[0]
    play(match, match.legal(first)[0])
    assert refs(match, first) == {"left": ("pass/left",), "right": ("pass/right",)}
    play(match, "right")
    assert [piece.name for piece in zones(match, None)["passing"].groups[0].pieces] == ["pack", "right"]


def test_what_the_first_player_keeps_is_among_their_own_while_the_way_is_chosen():
    match = new(4)
    first = match.to_move[0]
    kept, *rest = match.legal(first)
    play(match, kept)
    pack, own = zones(match, first)["hand"].groups
    assert [piece.name for piece in own.pieces] == [kept]
    assert [piece.name for piece in pack.pieces] == list(rest)
    for other in {0, 1, 2, 3} - {first}:
        assert not zones(match, other)["hand"].groups[0].pieces


def test_when_allies_are_called_nothing_is_passed_on():
    assert "passing" not in zones(turn("fairy", [17, 3, 2]))


# -- the calls -------------------------------------------------------------------------------------------


def test_allies_are_marked_by_what_became_of_their_call():
    match = lay(
        4,
        call=5,
        at=[5, 3, 2, 1],
        allies=[["sorceress"], ["tamer"], ["fairy"], ["unicorn"]],
        face_up=["squire", "priest", "princess"][:1],
        curse="fairy",
    )
    assert match.question(1).key == "dragon.where"
    assert (marks(ally(match, "sorceress")), ally(match, "sorceress").seats) == ([], (0,))
    assert marks(ally(match, "squire")) == ["silent", "face-up"]
    assert marks(ally(match, "merlin")) == ["silent"]
    assert (marks(ally(match, "tamer")), ally(match, "tamer").seats) == (["called"], (1,))
    assert marks(ally(match, "fairy")) == ["cursed"]
    assert marks(ally(match, "unicorn")) == []


def test_silence_looks_the_same_whatever_its_reason():
    """Merlin lies face down, was passed over, or was never dealt: nobody can tell from the scene (GC-48)."""
    held: dict[str, Any] = {"allies": [["tamer"], ["fairy"], ["unicorn"]], "at": [5, 3, 2], "call": 5}
    reasons: list[dict[str, Any]] = [{"aside": ["merlin"]}, {"pack": ["merlin"]}, {}]
    looks = {
        repr(ally(lay(3, **held, **hidden), "merlin", viewer))
        for hidden in reasons
        for viewer in (1, 2, None)
    }
    assert len(looks) == 1


def test_a_new_round_begins_with_no_call():
    match = new(3)
    assert not any(marks(piece) for piece in zones(match, None)["allies"].groups[0].pieces)
    assert [fact.value for fact in zones(match, None)["round"].groups[0].facts] == [1, 0]


# -- Merlin's tokens -------------------------------------------------------------------------------------

LOOKED = {"clovers": {17: "bait", 20: "boots", 24: "goblin"}, "at": [15, 3, 2]}


def looked(**more: Any) -> Any:
    match = turn("merlin", **{**LOOKED, **more})
    play(match, (17, 20, 24))
    return match


def test_every_token_may_be_laid_on_each_of_the_three_spaces():
    match = looked()
    groups = zones(match)["laying"].groups
    assert [[piece.ref for piece in group.pieces] for group in groups] == [
        [f"lay/{space}/{token}" for token in ("bait", "boots", "goblin")] for space in (17, 20, 24)
    ]
    assert refs(match)["goblin", "bait", "boots"] == ("lay/17/goblin", "lay/20/bait", "lay/24/boots")
    assert len(set(refs(match).values())) == 6


def test_tokens_of_one_kind_are_one_piece_a_space():
    match = looked(clovers={17: "bait", 20: "bait", 24: "goblin"})
    assert [len(group.pieces) for group in zones(match)["laying"].groups] == [2, 2, 2]
    assert len(set(refs(match).values())) == 3


def test_nobody_else_sees_the_tokens_that_are_laid():
    match = looked()
    for viewer in (1, 2, None):
        assert "laying" not in zones(match, viewer)
        assert not any(piece.on for piece in spaces(match, viewer) if piece.value in (17, 20, 24))


# -- what is left ----------------------------------------------------------------------------------------


def test_piles_say_how_much_is_left_of_how_much():
    match = turn("fairy", [17, 3, 2], spears=[1, 2, 0])
    piles = {piece.name: piece for piece in zones(match)["beside"].groups[1].pieces}
    assert (piles["spear"].count, piles["spear"].text.args) == (9, {"whole": 12})
    assert (piles["tokens"].count, piles["tokens"].text.args) == (7, {"whole": 18})


def test_a_space_says_what_it_is_on_any_track():
    track = ["start 9", "start 7 8", "start 5 6", "start 3 4", "start 1 2"]
    track += ["path", "dragon", "castle clover", "church", "village", "clover", "clover"] + ["path"] * 20
    match = new(3, track={"spaces": [*track, "castle"]})
    names = [piece.name for piece in spaces(match)]
    assert names[:5] == ["start"] * 5
    assert names[5:12] == ["path", "red", "castle-clover", "church", "village", "clover", "clover"]
    assert names[-1] == "finish"
    assert spaces(match)[1].text.args == {"numbers": "7, 8"}


def test_the_scene_is_that_of_a_real_game():
    assert find("grailcup").name == "grailcup"
    match = until(new(5, seed=20), lambda match: match.view(None)["table"]["called"] > 0)
    assert {"track", "players", "round", "allies", "beside", "hand"} <= set(zones(match))
