"""Tables: declared fields, independent copies, and who sees what."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from roundtable import kernel
from roundtable.kernel import (
    Chance,
    Match,
    Rulebook,
    RuleError,
    count,
    everyone,
    nobody,
    owner,
    private,
    seen,
    table,
)
from tests.kernel.kernel_games import make_game, play_all, start

VIEWERS = (None, 0, 1)


def table_with(hint: Any, declared: Any) -> Any:
    """A table class with one field, `it`."""
    return table(type("Made", (kernel.Table,), {"__annotations__": {"it": hint}, "it": declared}))


def laid(hint: Any, declared: Any, value: Any, seats: int = 2) -> Any:
    made = table_with(hint, declared)(
        seats=seats, options={}, chance=Chance("t"), learnt=[{} for _ in range(seats)]
    )
    made.it = value
    return made


def match_with(hint: Any, declared: Any, value: Any) -> Match:
    """A match that is over at once, on a table with one field."""
    book = Rulebook()

    @book.rule
    def put(t: Any) -> None:
        t.it = value

    return start(make_game(table_with(hint, declared), book, put()))


def shown(hint: Any, declared: Any, value: Any) -> list[Any]:
    """What a spectator, seat 0 and seat 1 see of a field."""
    match = match_with(hint, declared, value)
    return [match.view(viewer)["table"]["it"] for viewer in VIEWERS]


# -- declarations ----------------------------------------------------------------------------------------


def test_a_field_without_a_visibility_is_refused() -> None:
    with pytest.raises(RuleError, match="Field secret does not say who sees it"):

        @table
        class Careless(kernel.Table):
            known: int = everyone(default=0)
            secret: int = 0


def test_a_field_without_a_visibility_or_default_is_refused() -> None:
    with pytest.raises(RuleError, match="Field secret"):

        @table
        class Careless(kernel.Table):
            secret: list[str]


class Point(NamedTuple):
    x: int


@pytest.mark.parametrize(
    "hint",
    [
        float,
        bytes,
        object,
        Any,
        Point,
        list,
        dict,
        tuple,
        set[int],
        frozenset[int],
        list[float],
        list[set[int]],
        dict[int, float],
        dict[bool, int],
        dict[tuple[int, int], int],
        tuple[list[int], int],
        list[int] | None,
        dict[str, int] | None,
        tuple[float, ...],
        Callable[[], int],
    ],
    ids=str,
)
def test_a_type_that_is_not_plain_is_refused(hint: Any) -> None:
    with pytest.raises(RuleError, match="A table field cannot have the type"):
        table_with(hint, everyone())


@pytest.mark.parametrize("sight", [count, owner, private])
@pytest.mark.parametrize("hint", [int, dict[int, list[str]]])
def test_a_visibility_that_cannot_show_the_type_is_refused(sight: Any, hint: Any) -> None:
    """Else the first view raises, or the keys of a dict are shown as if they were its entries."""
    with pytest.raises(RuleError):
        table_with(hint, sight(factory=dict))


def test_a_table_can_build_on_another() -> None:
    @table
    class Base(kernel.Table):
        one: list[int] = everyone(factory=list)

    @table
    class More(Base):
        two: list[int] = nobody(factory=list)

    made = More(seats=1, options={}, chance=Chance("t"))
    twin = made.copy()
    twin.one.append(1)
    twin.two.append(2)
    assert (made.one, made.two) == ([], [])


# -- copies ----------------------------------------------------------------------------------------------

NESTED = [
    (list[int], [1, 2]),
    (list[list[int]], [[1], []]),
    (list[list[list[str]]], [[["a"]], [[], ["b"]]]),
    (dict[str, int], {"a": 1}),
    (dict[int, list[int]], {1: [1], -2: []}),
    (dict[str, dict[int, list[str]]], {"a": {1: ["x"]}, "b": {}}),
    (list[dict[str, int]], [{"a": 1}, {}]),
    (list[dict[str, list[int]]], [{"a": [1]}]),
    (list[tuple[int, str]], [(1, "a")]),
    (dict[str, tuple[int, ...]], {"a": (1, 2)}),
    (list[str | None], ["a", None]),
    (dict[str, tuple[int | None, bool]], {"a": (None, True)}),
]


def spoil(value: Any) -> None:
    """Change every list and dict in a value, at every depth."""
    inner = list(value.values()) if isinstance(value, dict) else list(value)
    for item in inner:
        if isinstance(item, list | dict):
            spoil(item)
    if isinstance(value, dict):
        value.clear()
    else:
        value.append("spoilt")


@pytest.mark.parametrize(
    ("hint", "value"), NESTED, ids=lambda part: str(part) if not isinstance(part, list | dict) else ""
)
def test_copies_are_independent_at_every_depth(hint: Any, value: Any) -> None:
    made = laid(hint, everyone(), value)
    twin, before = made.copy(), repr(value)
    assert twin.it == value
    spoil(twin.it)
    assert repr(made.it) == before


@pytest.mark.parametrize(
    ("hint", "value"), NESTED, ids=lambda part: str(part) if not isinstance(part, list | dict) else ""
)
def test_a_view_can_be_changed_without_harm(hint: Any, value: Any) -> None:
    match = match_with(hint, everyone(), value)
    before = match.fingerprint()
    spoil(match.view(0)["table"]["it"])
    assert match.fingerprint() == before


def test_a_copy_draws_learns_and_tells_by_itself() -> None:
    made = laid(int, everyone(), 0)
    twin = made.copy()
    twin.chance.below(6)
    twin.learn(0, "fact", 1)
    twin.tell("told")
    assert (made.chance.record, made.learnt, made.told) == (None, [{}, {}], None)


# -- who sees what ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hint", "declared", "value", "seen_by"),
    [
        pytest.param(int, everyone(), 7, [7, 7, 7], id="everyone"),
        pytest.param(tuple[int, ...], everyone(), (1, 2), [[1, 2]] * 3, id="everyone, tuple"),
        pytest.param(dict[int, str], everyone(), {1: "a"}, [{"1": "a"}] * 3, id="everyone, dict"),
        pytest.param(list[str], count(), ["a", "b"], [2, 2, 2], id="count"),
        pytest.param(list[str], count(), [], [0, 0, 0], id="count, empty"),
        pytest.param(list[list[str]], count(), [["a"], []], [[1, 0]] * 3, id="count, row of piles"),
        pytest.param(list[list[str]], count(), [[], ["a"]], [[0, 1]] * 3, id="count, row that begins empty"),
        pytest.param(
            list[tuple[str, ...]],
            owner(),
            [("a",), ("b", "c")],
            [[1, 2], [["a"], 2], [1, ["b", "c"]]],
            id="owner",
        ),
        pytest.param(
            list[str], private(), ["a", "b"], [[None, None], ["a", None], [None, "b"]], id="private"
        ),
        pytest.param(
            list[list[str]],
            private(),
            [["a"], []],
            [[None, None], [["a"], None], [None, []]],
            id="private, no size",
        ),
        pytest.param(str, nobody(), "a", [None, None, None], id="nobody"),
    ],
)
def test_each_viewer_sees_what_is_declared(hint: Any, declared: Any, value: Any, seen_by: list[Any]) -> None:
    assert shown(hint, declared, value) == seen_by


def test_a_counted_pile_of_records_is_counted_as_a_pile() -> None:
    """The length of a record is nobody's business, and no number of cards."""
    assert shown(list[tuple[str, int]], count(), [("a", 1), ("b", 2), ("c", 3)]) == [3, 3, 3]


def test_a_function_can_say_what_is_seen() -> None:
    def to_seat_one(value: str, viewer: Any, t: Any) -> Any:
        return value if viewer == t.seats - 1 else "?"

    assert shown(str, seen(to_seat_one), "grail") == ["?", "?", "grail"]


@pytest.mark.parametrize("viewer", [-1, 2, True, "0"])
def test_a_viewer_who_is_neither_seat_nor_spectator_sees_nothing(viewer: Any) -> None:
    """Seat -1 must not be shown what the last seat has learnt."""
    match = match_with(int, everyone(), 0)
    match.table.learn(1, "fact", "secret")
    for look in (match.view, match.log, lambda who: match.as_seen_by(who, 1)):
        with pytest.raises(kernel.RoundtableError):
            look(viewer)


@given(st.lists(st.lists(st.text(max_size=3), max_size=4), min_size=2, max_size=2))
def test_of_another_hand_nothing_is_shown_but_its_size(hands: list[list[str]]) -> None:
    other = [hands[0], ["?"] * len(hands[1])]
    views = [shown(list[list[str]], owner(), value)[1] for value in (hands, other)]
    assert views[0] == views[1]


# -- what a seat has learnt ------------------------------------------------------------------------------


def test_what_a_seat_learns_it_alone_sees() -> None:
    match = match_with(int, everyone(), 0)
    match.table.learn(1, "loyalty of 0", "traitor")
    assert [match.view(viewer)["learnt"] for viewer in VIEWERS] == [{}, {}, {"loyalty of 0": "traitor"}]


def test_a_later_fact_replaces_the_older_and_keeps_the_rest() -> None:
    made = laid(int, everyone(), 0)
    made.learn(0, "top", "a")
    made.learn(0, "vow", "b")
    made.learn(0, "top", "c")
    assert made.learnt == [{"top": "c", "vow": "b"}, {}]


def test_a_fact_is_forgotten_by_everybody() -> None:
    made = laid(int, everyone(), 0)
    for seat in (0, 1):
        made.learn(seat, "top", seat)
        made.learn(seat, "vow", seat)
    made.forget("top", "no such fact")
    assert made.learnt == [{"vow": 0}, {"vow": 1}]
    made.forget("vow")
    assert made.learnt == [{}, {}]


def test_what_was_learnt_stays_though_the_cards_move_on() -> None:
    made = laid(list[str], nobody(), ["a", "b"])
    made.learn(0, "deck", made.it)
    twin = made.copy()
    made.it.pop()
    assert [list(known.learnt[0]["deck"]) for known in (made, twin)] == [["a", "b"], ["a", "b"]]


def test_learning_changes_the_fingerprint(match: Match) -> None:
    before = match.fingerprint()
    play_all(match, [(0, "show")])
    shown_once = match.fingerprint()
    match.table.forget("top")
    assert len({before, shown_once}) == 2
