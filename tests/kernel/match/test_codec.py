"""Saves: identical when read again, and never quietly another match when damaged."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from roundtable import kernel
from roundtable.kernel import Ask, LoadError, Match, Rulebook, Variant, everyone, table
from roundtable.kernel.match.codec import seal
from tests.kernel.kernel_games import (
    POND,
    Pond,
    finder,
    first_options,
    make_game,
    play_all,
    start,
    through_json,
    truth,
)

GAME = replace(POND, variants=(Variant("deep", (False, True)),))
OTHER = make_game(Pond, POND.book, POND.begin, name="other pond")
STORY = [
    (0, "mark"),
    (0, 2),
    (0, "show"),
    (0, "vow"),
    (0, "war"),
    (0, "roll"),
    (0, "draw"),
    (0, "bid"),
    (1, 2),
    (0, 1),
]


def saved(answers: int = len(STORY), scenario: Any = None) -> dict[str, Any]:
    """A save in the middle of a question to all, with secrets, chance, facts and two rules on the stack."""
    match = play_all(start(GAME, 3, scenario=scenario, deep=True), STORY[:answers])
    return json.loads(json.dumps(match.save()))


SAVED = saved()
WHOLE = truth(kernel.load(SAVED, finder(GAME)))


def check_refused_or_same(document: Any) -> None:
    """A damaged save raises LoadError; if it loads all the same, the match must be the same in every way."""
    try:
        match = kernel.load(document, finder(GAME, OTHER))
    except LoadError:
        return
    assert truth(match) == WHOLE


# -- sound saves -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("answers", range(len(STORY) + 1))
def test_save_load_save_is_identical(answers: int) -> None:
    document = saved(answers)
    match = kernel.load(document, finder(GAME))
    assert match.save() == document
    assert json.dumps(match.save()) == json.dumps(document)


def test_a_loaded_match_goes_on_as_the_untouched_one_does() -> None:
    match = play_all(start(GAME, 3), STORY)
    loaded = through_json(match)
    rest = [(2, 0), (0, "roll"), (0, "draw"), (0, "end")]
    assert truth(play_all(loaded, rest)) == truth(play_all(match, rest))


def test_a_match_that_is_over_can_be_saved() -> None:
    match = play_all(start(GAME, 3), [(0, "end")])
    loaded = through_json(match)
    assert (loaded.result, loaded.to_move, loaded.save()) == (match.result, (), match.save())


def test_a_scenario_is_saved_with_its_match() -> None:
    document = saved(0, scenario={"turn": 1, "rows": [[3]]})
    loaded = kernel.load(document, finder(GAME))
    assert (loaded.save(), document["scenario"]) == (document, {"turn": 1, "rows": [[3]]})


@given(st.lists(st.integers(0, 30), max_size=25))
def test_any_match_survives_the_file(choices: list[int]) -> None:
    match = start(GAME, 3)
    for choice in choices:
        if not match.to_move or len(match.table.deck) < 2:  # type: ignore[attr-defined]
            break
        seat = match.to_move[choice % len(match.to_move)]
        match.play(seat, match.legal(seat)[choice % len(match.legal(seat))])
    assert truth(through_json(match)) == truth(match)


def test_a_fingerprint_tells_matches_apart() -> None:
    prints = {play_all(start(GAME, 3), STORY[:answers]).fingerprint() for answers in range(len(STORY) + 1)}
    prints |= {start(GAME, 3, seed="other").fingerprint(), start(GAME, 2).fingerprint()}
    prints |= {start(GAME, 3, deep=True).fingerprint(), start(replace(GAME, rules=2), 3).fingerprint()}
    assert len(prints) == len(STORY) + 1 + 4


@table
class Ordered(kernel.Table):
    purses: dict[str, int] = everyone(factory=dict)


def test_a_store_that_sorts_keys_does_not_change_the_match() -> None:
    """PostgreSQL's jsonb keeps no order of keys; a rule that walks over a dict must not go another way."""
    book = Rulebook()

    @book.rule
    def pay(t: Ordered) -> Any:
        t.purses = {"west": 1, "east": 1}
        return rob()

    @book.rule
    def rob(t: Ordered) -> Any:
        victim = yield Ask(0, "rob", tuple(t.purses))
        t.purses[victim] -= 1

    match = start(make_game(Ordered, book, pay()))
    loaded = kernel.load(json.loads(json.dumps(match.save(), sort_keys=True)), finder(match.game))
    assert loaded.legal(0) == match.legal(0)
    assert first_options(loaded).fingerprint() == first_options(match).fingerprint()


# -- damaged saves ---------------------------------------------------------------------------------------

Path = tuple[Any, ...]


def paths(value: Any, here: Path = ()) -> Iterator[Path]:
    """Every place in a document."""
    if here:
        yield here
    if isinstance(value, dict | list):
        for key, item in value.items() if isinstance(value, dict) else enumerate(value):
            yield from paths(item, (*here, key))


def parent(document: Any, path: Path) -> Any:
    for key in path[:-1]:
        document = document[key]
    return document


def flipped(value: Any) -> list[Any]:
    """Values of the same type, and nearly the same."""
    if isinstance(value, bool):
        return [not value, int(value)]
    if isinstance(value, int):
        return [value + 1, value - 1, -value - 1, float(value), bool(value), 10**30]
    if isinstance(value, str):
        return [value + "x", value[:-1], value.upper(), value[::-1], ""]
    if isinstance(value, list):
        return [[*value, *value[:1]], value[::-1], [value], value[1:]]
    if isinstance(value, dict):
        return [{**value, "x": 1}, {f"{key}x": item for key, item in value.items()}]
    return [0]


JUNK: list[Any] = [
    None,
    True,
    False,
    0,
    -1,
    3.5,
    float("nan"),
    "",
    "x",
    [],
    [None],
    [[]],
    {},
    {"x": None},
    [0, 0],
    "\ud800",
]


@pytest.mark.parametrize("part", SAVED)
def test_a_dropped_or_doubled_entry_is_noticed(part: str) -> None:
    for path in paths(SAVED[part], (part,)):
        document = deepcopy(SAVED)
        place = parent(document, path)
        del place[path[-1]]
        check_refused_or_same(document)
        if isinstance(place, list):
            place.insert(path[-1], deepcopy(parent(SAVED, path)[path[-1]]))
            place.insert(path[-1], deepcopy(place[path[-1]]))
            check_refused_or_same(document)


@pytest.mark.parametrize("part", SAVED)
def test_a_changed_value_is_noticed(part: str) -> None:
    for path in paths(SAVED[part], (part,)):
        for value in flipped(parent(SAVED, path)[path[-1]]):
            document = deepcopy(SAVED)
            parent(document, path)[path[-1]] = value
            check_refused_or_same(document)


@pytest.mark.parametrize("part", SAVED)
def test_a_value_of_another_type_is_noticed(part: str) -> None:
    for path in paths(SAVED[part], (part,)):
        for junk in JUNK:
            document = deepcopy(SAVED)
            parent(document, path)[path[-1]] = deepcopy(junk)
            check_refused_or_same(document)


def test_two_entries_that_changed_places_are_noticed() -> None:
    for path in paths(SAVED):
        place = parent(SAVED, path)
        if isinstance(place, list) and path[-1] and place[path[-1]] != place[path[-1] - 1]:
            document = deepcopy(SAVED)
            row, at = parent(document, path), path[-1]
            row[at - 1], row[at] = row[at], row[at - 1]
            check_refused_or_same(document)


@pytest.mark.parametrize(
    "document", [None, True, 1, "save", b"save", [], {}, [SAVED], {"format": []}, json.dumps(SAVED)]
)
def test_what_is_no_save_is_refused(document: Any) -> None:
    with pytest.raises(LoadError, match="not a saved match"):
        kernel.load(document, finder(GAME))


@pytest.mark.parametrize(
    "path",
    [
        *((part,) for part in SAVED),
        ("state", "pending"),
        ("state", "learnt", 0, "x"),
        ("state", "stack", 0, 1),
    ],
    ids=str,
)
def test_a_save_that_nests_without_end_is_refused(path: Path) -> None:
    deep: Any = []
    for _ in range(900):  # as deep as json reads
        deep = [deep]
    document = deepcopy(SAVED)
    parent(document, path)[path[-1]] = deep
    with pytest.raises(LoadError):
        kernel.load(document, finder(GAME))


def test_a_save_of_a_newer_kernel_asks_for_an_update() -> None:
    with pytest.raises(LoadError, match="update Roundtable"):
        kernel.load({**SAVED, "schema": 2}, finder(GAME))


def test_a_save_of_newer_rules_asks_for_an_update() -> None:
    with pytest.raises(LoadError, match=r"rules version 2 of pond.*update Roundtable"):
        kernel.load({**SAVED, "rules": 2}, finder(GAME))


def test_a_save_of_older_rules_says_where_to_finish_it() -> None:
    with pytest.raises(LoadError, match="finish it with the version of Roundtable that began it"):
        kernel.load(SAVED, finder(replace(GAME, rules=2)))


def kept_otherwise(document: dict[str, Any]) -> dict[str, Any]:
    """A save of a program that kept the same table in another form."""
    older = {**document, "state": {"table": "as it was kept then"}, "fingerprint": "of that"}
    return {**older, "seal": seal(older)}


@pytest.mark.parametrize("answers", range(len(STORY) + 1))
def test_a_save_whose_state_was_kept_otherwise_is_played_again(answers: int) -> None:
    document = saved(answers)
    newer = replace(GAME, rules=2, replays=(1,))
    match = kernel.load(kept_otherwise(document), finder(newer))
    assert (match.game.rules, match.moves) == (2, answers)
    assert match.save() == play_all(start(newer, 3, deep=True), STORY[:answers]).save()


def test_its_answers_and_dice_must_lead_somewhere() -> None:
    newer = finder(replace(GAME, rules=2, replays=(1,)))
    for part, other in (("answers", [[0, "fly"]]), ("chance", [*SAVED["chance"], 3])):
        with pytest.raises(LoadError, match="damaged"):
            kernel.load(kept_otherwise({**SAVED, part: other}), newer)


def test_a_save_of_an_unknown_game_is_refused() -> None:
    with pytest.raises(LoadError, match="atlantis"):
        kernel.load({**SAVED, "game": "atlantis"}, finder(GAME))


def test_a_save_is_not_taken_for_one_of_another_game() -> None:
    with pytest.raises(LoadError):
        kernel.load({**SAVED, "game": "other pond"}, finder(GAME, OTHER))


@pytest.mark.parametrize(
    "fault", [AssertionError, ZeroDivisionError, RecursionError, OverflowError, NotImplementedError]
)
def test_a_rule_that_stumbles_over_a_damaged_save_is_no_other_error(fault: type[Exception]) -> None:
    """A rule may assert or divide; damage must be noticed before it runs, or what it raises be caught."""
    book = Rulebook()

    @book.rule
    def trusting(t: Pond, number: int) -> Any:
        if number != 1:
            raise fault("trusted")
        yield Ask(0, "q", (1,))

    document = start(make_game(Pond, book, trusting(1))).save()
    document["state"]["stack"][0][1] = [0]
    with pytest.raises(LoadError):
        kernel.load(document, finder(make_game(Pond, book, trusting(1))))


def test_loading_leaves_the_document_alone(match: Match) -> None:
    document = saved()
    loaded = kernel.load(document, finder(GAME))
    play_all(loaded, [(2, 0), (0, "mark"), (0, 3)])
    assert document == SAVED
