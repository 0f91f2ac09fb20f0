"""A draft in the style of Grail Cup: hands are passed on, and every seat remembers what it has seen."""

from __future__ import annotations

from typing import Any

import pytest

from roundtable import kernel
from roundtable.kernel import (
    OVER,
    Ask,
    AskAll,
    Chance,
    Match,
    Rulebook,
    Viewer,
    everyone,
    nobody,
    owner,
    seen,
    table,
)
from tests.kernel.kernel_games import first_options, make_game, play_all, received, start, through_json

ALLIES = tuple(range(1, 10))
Cards = tuple[int, ...]
book = Rulebook()


def without(cards: Cards, *gone: int) -> Cards:
    return tuple(card for card in cards if card not in gone)


# -- one hand goes round ---------------------------------------------------------------------------------


def _for_its_holder(value: Cards, viewer: Viewer, t: Draft) -> Any:
    return value if viewer is not None and viewer == t.order[t.at] else len(value)


@table
class Draft(kernel.Table):
    up: Cards = everyone(default=())
    down: Cards = nobody(default=())  # the face-down card, and in the end the one nobody took
    offered: Cards = seen(_for_its_holder, default=())
    picks: list[Cards] = owner(factory=list)
    order: Cards = everyone(default=())  # the seats as the hand reaches them, as far as that is settled
    at: int = everyone(default=0)


@book.rule
def deal(t: Draft) -> Any:
    """Four players: three allies face up, one face down, five for the first player."""
    pack = list(ALLIES)
    t.chance.shuffle(pack)
    faces = 7 - t.seats
    t.up, t.down, t.offered = (
        tuple(pack[:faces]),
        tuple(pack[faces : faces + 1]),
        tuple(sorted(pack[faces + 1 :])),
    )
    t.picks, t.order = [()] * t.seats, (0,)
    t.learn(0, "received", t.offered)
    return pick(0), direction(0), pass_on(0)


@book.rule
def pick(t: Draft, seat: int) -> Any:
    card = yield Ask(seat, "draft.pick", t.offered)
    t.picks[seat], t.offered = (card,), without(t.offered, card)
    t.tell_apart((seat,), "draft.picked", {"card": card}, seat=seat)


@book.rule
def direction(t: Draft, first: int) -> Any:
    """GC-44: the first player chooses the direction after their own pick."""
    step = yield Ask(first, "draft.direction", (1, -1))
    t.order = tuple((first + step * number) % t.seats for number in range(t.seats))


@book.rule
def pass_on(t: Draft, seat: int) -> Any:
    """The hand goes to the next seat, which looks at it; the last seat lays the rest away unseen."""
    if seat == t.order[-1]:
        t.down += t.offered
        t.learn(seat, "passed", t.offered)
        t.offered = ()
        return OVER
    yield Ask(seat, "draft.pass", (True,))
    t.learn(seat, "passed", t.offered)
    t.at += 1
    after = t.order[t.at]
    t.learn(after, "received", t.offered)
    return pick(after), pass_on(after)


def what_it_saw(t: Draft, seat: int) -> dict[str, Cards]:
    """What a seat has seen, worked out from where the cards lie now."""
    place = t.order.index(seat) if seat in t.order else t.seats
    if place > t.at:
        return {}
    later = [card for other in t.order[place:] for card in t.picks[other]]
    leftover = t.down[1:]
    received = tuple(sorted((*t.offered, *leftover, *later)))
    passed = {} if place == t.at and not leftover else {"passed": without(received, *t.picks[seat])}
    return {"received": received, **passed}


def redeal_draft(t: Draft, viewer: Viewer, chance: Chance) -> None:
    """What the viewer never saw was taken before them or lies face down; of what they passed, others took."""
    known = {} if viewer is None else t.learnt[viewer]
    seats = [seat for seat in t.order[: t.at + 1] if t.picks[seat]]
    place = t.order.index(viewer) if "received" in known else t.seats
    before = [seat for seat in seats if t.order.index(seat) < place]
    after = [seat for seat in seats if t.order.index(seat) > place]
    early = list(without(ALLIES, *t.up, *known.get("received", ())))
    late = list(known.get("passed", ()))
    chance.shuffle(early)
    chance.shuffle(late)
    t.down = (early.pop(), *t.down[1:])
    for seat in before:
        t.picks[seat] = (early.pop(),)
    for seat in after:
        t.picks[seat] = (late.pop(),)
    if "received" not in known:
        late = early
    if viewer is None or t.order[t.at] != viewer or "passed" in known:
        rest = tuple(sorted(late))
        t.down, t.offered = (t.down[:1] + rest, ()) if len(t.down) > 1 else (t.down, rest)
    for seat in range(t.seats):
        if seat != viewer:
            t.learnt[seat] = what_it_saw(t, seat)


GAME = make_game(Draft, book, deal(), name="draft", seats=range(4, 8), redeal=redeal_draft)


def passed_twice() -> Match:
    """Seat 0 took the viewer's first card and passed backwards; seat 3 took their last and passed; seat 2
    looks."""
    match = start(GAME, 4)
    play_all(match, [(0, match.legal(0)[0]), (0, -1), (0, True)])
    return play_all(match, [(3, match.legal(3)[-1]), (3, True)])


def moments() -> list[Match]:
    """A draft at each of its questions, and at its end."""
    match, found = start(GAME, 4), []
    while match.to_move:
        found.append(match.clone())
        seat = match.to_move[0]
        match.play(seat, match.legal(seat)[-1])
    return [*found, match]


def test_a_seat_has_learnt_exactly_what_it_was_handed_and_what_it_passed() -> None:
    match = passed_twice()
    hand = match.legal(2)
    learnt = [match.view(seat)["learnt"] for seat in range(4)]
    assert learnt[2] == {"received": list(hand)}
    assert learnt[3] == {"received": sorted([*hand, *match.table.picks[3]]), "passed": list(hand)}  # type: ignore[attr-defined]
    assert learnt[0]["passed"] == learnt[3]["received"]
    assert (learnt[1], match.view(None)["learnt"]) == ({}, {})


def test_the_hand_is_seen_by_him_who_holds_it_alone() -> None:
    match = passed_twice()
    shown = {viewer: match.view(viewer)["table"]["offered"] for viewer in (None, 0, 1, 2, 3)}
    assert shown == {None: 3, 0: 3, 1: 3, 2: list(match.legal(2)), 3: 3}


def test_what_is_learnt_can_be_worked_out_from_the_table() -> None:
    for match in moments():
        assert match.table.learnt == [what_it_saw(match.table, seat) for seat in range(4)]  # type: ignore[arg-type]


def test_a_pick_can_be_made_anew_until_the_hand_is_passed() -> None:
    match = start(GAME, 4)
    first, second = match.legal(0)[:2]
    play_all(match, [(0, first), (0, 1)])
    assert match.undoable(0) == 2
    match.undo(0)
    match.undo(0)
    play_all(match, [(0, second), (0, -1)])
    assert match.view(0)["table"]["picks"][0] == [second]
    assert match.undoable(0) == 2


def test_passing_cannot_be_undone() -> None:
    match = start(GAME, 4)
    play_all(match, [(0, match.legal(0)[0]), (0, 1), (0, True)])
    assert [match.undoable(seat) for seat in range(4)] == [0, 0, 0, 0]
    match.play(1, match.legal(1)[0])
    assert match.undoable(1) == 1
    match.play(1, True)
    assert match.undoable(1) == 0


@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
def test_the_redeal_respects_what_a_seat_saw(viewer: Viewer) -> None:
    for match in moments():
        for seed in range(12):
            guess = match.as_seen_by(viewer, seed)
            assert received(guess, viewer) == received(match, viewer)
            t: Any = guess.table
            lying = [*t.up, *t.down, *t.offered, *(card for cards in t.picks for card in cards)]
            assert sorted(lying) == list(ALLIES)
            assert t.learnt == [what_it_saw(t, seat) for seat in range(4)]


def test_the_redeal_varies_what_a_seat_did_not_see() -> None:
    match = passed_twice()
    guesses: list[Any] = [match.as_seen_by(0, seed).table for seed in range(60)]
    passed = set(match.table.learnt[0]["passed"])
    assert {card for t in guesses for card in t.picks[3]} == passed, "he knows of which cards seat 3 took one"
    assert {t.down for t in guesses} == {match.table.down}, "and which card nobody was offered"  # type: ignore[attr-defined]
    late: list[Any] = [match.as_seen_by(1, seed).table for seed in range(200)]
    unknown = set(without(ALLIES, *match.table.up))  # type: ignore[attr-defined]
    assert {card for t in late for card in t.down} == unknown
    assert {card for t in late for card in t.picks[0]} == unknown


def test_a_redealt_draft_can_be_played_to_its_end() -> None:
    for match in moments():
        for viewer in (None, 0, 1, 2, 3):
            assert first_options(match.as_seen_by(viewer, "end")).result is not None


def test_a_saved_draft_remembers() -> None:
    match = passed_twice()
    loaded = through_json(match)
    assert [received(loaded, seat) for seat in range(4)] == [received(match, seat) for seat in range(4)]
    assert loaded.table.learnt == match.table.learnt


# -- all hands go round at once --------------------------------------------------------------------------

together = Rulebook()


@table
class Ring(kernel.Table):
    hands: list[Cards] = owner(factory=list)
    kept: list[Cards] = owner(factory=list)  # the pick of each round, in order
    round: int = everyone(default=0)


@together.rule
def deal_all(t: Ring) -> Any:
    pack = list(ALLIES)
    t.chance.shuffle(pack)
    t.hands = [tuple(sorted(pack[seat::3])) for seat in range(3)]
    t.kept = [()] * 3
    for seat in range(3):
        t.learn(seat, "hand 0", t.hands[seat])
    return pick_together()


@together.rule
def pick_together(t: Ring) -> Any:
    """Everybody takes a card at once and passes the rest to the left; the last card is kept."""
    picks = yield AskAll("draft.pick", dict(enumerate(t.hands)))
    left = [without(t.hands[seat], card) for seat, card in picks.items()]
    t.kept = [t.kept[seat] + (card,) for seat, card in picks.items()]
    t.hands = [left[seat - 1] for seat in range(3)]
    t.round += 1
    for seat in range(3):
        t.learn(seat, f"hand {t.round}", t.hands[seat])
    return OVER if t.round == 2 else pick_together()


def ring_saw(t: Ring, seat: int) -> dict[str, Cards]:
    """In round n a seat holds the hand dealt n seats before it."""
    found = {}
    for number in range(t.round + 1):
        dealt_to = (seat - number) % 3
        taken = [t.kept[(dealt_to + turn) % 3][turn] for turn in range(number, t.round)]
        found[f"hand {number}"] = tuple(sorted((*t.hands[(dealt_to + t.round) % 3], *taken)))
    return found


def redeal_ring(t: Ring, viewer: Viewer, chance: Chance) -> None:
    """Of a hand that the viewer saw, later picks are from what they left in it; all else is from what they
    never saw."""
    known: list[Cards] = [] if viewer is None else [t.learnt[viewer][f"hand {n}"] for n in range(t.round + 1)]
    unseen = list(without(ALLIES, *(card for cards in known for card in cards)))
    chance.shuffle(unseen)
    kept = [list(cards) for cards in t.kept]
    for dealt_to in range(3):
        met = 3 if viewer is None else (viewer - dealt_to) % 3  # the round in which the viewer held it
        own = [] if viewer is None or met >= t.round else [t.kept[viewer][met]]
        rest = list(without(known[met], *own)) if met <= t.round else unseen
        chance.shuffle(rest)
        for turn in range(t.round):
            if turn != met:
                kept[(dealt_to + turn) % 3][turn] = (rest if turn > met else unseen).pop()
        holder = (dealt_to + t.round) % 3
        t.hands[holder] = tuple(sorted(rest.pop() for _ in t.hands[holder]))
    t.kept = [tuple(cards) for cards in kept]
    for seat in range(3):
        if seat != viewer:
            t.learnt[seat] = ring_saw(t, seat)


RING = make_game(Ring, together, deal_all(), name="ring", seats=range(3, 4), redeal=redeal_ring)


def ring_after(rounds: int) -> Match:
    match = start(RING, 3)
    for _ in range(rounds):
        play_all(match, [(seat, match.legal(seat)[0]) for seat in (2, 0, 1)])
    return match


@pytest.mark.parametrize("rounds", [0, 1, 2])
def test_in_a_draft_together_each_seat_learns_the_hands_that_reach_it(rounds: int) -> None:
    t: Any = ring_after(rounds).table
    assert t.learnt == [ring_saw(t, seat) for seat in range(3)]


def test_in_a_draft_together_a_pick_is_secret_and_can_be_changed_until_all_have_picked() -> None:
    match = ring_after(0)
    first, second, _ = match.legal(1)
    one, other = play_all(match.clone(), [(1, first)]), play_all(match.clone(), [(1, second)])
    for viewer in (None, 0, 2):
        assert received(one, viewer) == received(other, viewer)
    one.undo(1)
    play_all(one, [(1, second), (0, one.legal(0)[0])])
    assert (one.undoable(0), one.undoable(1)) == (1, 1)
    one.play(2, one.legal(2)[0])
    assert [one.undoable(seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
@pytest.mark.parametrize("rounds", [0, 1, 2])
def test_in_a_draft_together_the_redeal_respects_what_was_seen(rounds: int, viewer: Viewer) -> None:
    match = ring_after(rounds)
    guesses = [match.as_seen_by(viewer, seed) for seed in range(30)]
    assert {received(guess, viewer) for guess in guesses} == {received(match, viewer)}
    for guess in guesses:
        t: Any = guess.table
        assert sorted(card for cards in (*t.hands, *t.kept) for card in cards) == list(ALLIES)
        assert t.learnt == [ring_saw(t, seat) for seat in range(3)]
    if rounds < 2:
        assert len({guess.fingerprint() for guess in guesses}) > 5


def test_in_a_draft_together_his_own_secret_pick_stays() -> None:
    match = ring_after(1)
    card = match.legal(0)[1]
    play_all(match, [(0, card), (1, match.legal(1)[0])])
    guess = match.as_seen_by(0, "any")
    assert (guess.given[0], guess.to_move) == (card, (2,))
    assert first_options(guess).table.kept[0][1] == card  # type: ignore[attr-defined]
