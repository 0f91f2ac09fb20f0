"""A worked fight after Tainted Grail, on a table of its own: card in encounter in exploration.

One hero of the party is active in a round: the first to say so. The rest is the fight of the rulebook.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any, NamedTuple

import pytest

from roundtable import kernel
from roundtable.kernel import (
    OVER,
    Ask,
    AskAny,
    Follow,
    IllegalMove,
    Match,
    Result,
    Rulebook,
    count,
    everyone,
    table,
)
from tests.kernel.kernel_games import Play, make_game, play_all, received, start, through_json, truth

book = Rulebook()
MARK, BOLT, EMPTY = "mark", "bolt", "empty"


class Card(NamedTuple):
    """The half keys: left row -> symbol, right row -> level, or the multiplier in F; M is only there."""

    left: dict[str, str]
    right: dict[str, int]
    delay: int = 0


CARDS = {
    "blow": Card({"A": MARK, "F": MARK}, {"M": 1, "F": 1}),
    "defence": Card({"M": BOLT, "F": EMPTY}, {"A": 1, "P": 1, "M": 1, "F": 2}, delay=1),
    "throw": Card({"A": MARK, "M": MARK, "F": MARK}, {"M": 1}),
    "rage": Card({"M": BOLT}, {"C": 1}),
}
ENEMY = Card({}, {"A": 2, "F": 1})
VALUE, AGILE = 5, 2
ATTRIBUTES = {"A": 2, "C": 1, "P": 1}
ATTACKS = ((0, 1, 1, 0), (2, 4, 2, 1))  # from, to, damage, markers lost


@table
class Moor(kernel.Table):
    enemy: bool = everyone(default=False)
    pool: int = everyone(default=0)
    round: int = everyone(default=0)
    active: int | None = everyone(default=None)
    sequence: list[tuple[str, bool]] = everyone(factory=list)  # card, and whether its magic key was paid
    time: list[int] = everyone(factory=list)  # time tokens on each card of the sequence
    hands: list[list[str]] = everyone(factory=list)  # open among companions (TG-55)
    decks: list[list[str]] = count(factory=list)
    health: list[int] = everyone(factory=list)
    magic: list[int] = everyone(factory=list)
    visited: dict[str, int] = everyone(factory=dict)

    def draw(self, seat: int, number: int) -> None:
        for _ in range(number):
            self.hands[seat].append(self.decks[seat].pop(0))

    def ends(self) -> list[Card]:
        """The encounter and every card laid, from left to right."""
        return [ENEMY, *(CARDS[name] for name, _ in self.sequence)]

    def joined(self, row: str) -> int:
        ends = self.ends()
        return sum(row in one.right and row in other.left for one, other in pairwise(ends))

    def has(self, name: str) -> bool:
        return bool(self.sequence) and self.sequence[-1][0] == name


def joins(last: Card, card: Card, pay: bool) -> list[str]:
    """The rows that connect, from top to bottom."""
    rows = [row for row in "ACP" if row in card.left and last.right.get(row, 9) <= ATTRIBUTES[row]]
    magic = ["M"] if pay and "M" in card.left and "M" in last.right else []
    return rows + magic + (["F"] if "F" in card.left and "F" in last.right else [])


@book.rule
def set_out(t: Moor) -> Follow:
    deck = ["blow", "defence", "rage", "throw", "rage", "blow"]
    t.hands, t.decks = [[] for _ in range(t.seats)], [list(deck) for _ in range(t.seats)]
    t.health, t.magic, t.visited = [9] * t.seats, [2] * t.seats, {}
    return explore("moor")


@book.rule
def explore(t: Moor, place: str) -> Any:
    """An exploration: any hero may decide for the party; a fight leads back here."""
    seat, choice = yield AskAny(
        "explore.choose", dict.fromkeys(range(t.seats), ("fight", "leave")), place=place
    )
    t.visited[place] = t.visited.get(place, 0) + 1
    t.tell("explored", seat=seat, place=place, choice=choice)
    return OVER if choice == "leave" else (encounter(), explore(place))


@book.rule
def encounter(t: Moor) -> Follow:
    t.enemy, t.pool, t.sequence, t.time = True, 0, [], []
    for seat in range(t.seats):
        t.draw(seat, 2)
    return round_of_combat(1)


@book.rule
def round_of_combat(t: Moor, number: int) -> Follow:
    t.round, t.active = number, None
    return choose_active(number)


@book.rule
def choose_active(t: Moor, number: int) -> Any:
    """I. The first party member to say so is active in this round."""
    seat, _ = yield AskAny("combat.active", dict.fromkeys(range(t.seats), ("forward",)), round=number)
    t.active = seat
    return count_down(seat), lay_card(seat, 0)


@book.rule
def count_down(t: Moor, seat: int) -> Follow:
    """II.1 One time token off every card; where the last goes, the active hero has its delayed ability."""
    due = [place for place, tokens in enumerate(t.time) if tokens == 1]
    t.time = [max(tokens - 1, 0) for tokens in t.time]
    return tuple(delayed(seat, t.sequence[place][0]) for place in due)


@book.rule
def delayed(t: Moor, seat: int, card: str) -> None:
    t.draw(seat, 1)
    t.tell("delay", seat=seat, card=card)


@book.rule
def lay_card(t: Moor, seat: int, plays: int) -> Any:
    """II.2 A first card freely, further ones where a joined row carries a bolt; each may cost one magic."""
    last, hand = t.ends()[-1], sorted(set(t.hands[seat]))
    extra = [
        card for card in hand if any(CARDS[card].left[row] == BOLT for row in joins(last, CARDS[card], True))
    ]
    offered = hand if not plays else extra if plays < AGILE and t.magic[seat] else []
    if not offered:
        return check(seat)
    name = yield Ask(seat, "combat.card", (None, *offered))
    if name is None:
        return check(seat)
    can_pay = t.magic[seat] and "M" in joins(last, CARDS[name], True)
    pay = bool(can_pay and (yield Ask(seat, "combat.magic", (True,) if plays else (True, False), card=name)))
    for row in joins(last, CARDS[name], pay):
        times = last.right[row] if row == "F" else 1
        t.pool += times * (CARDS[name].left[row] == MARK)
    t.hands[seat].remove(name)
    t.magic[seat] -= pay
    t.sequence.append((name, pay))
    t.time.append(CARDS[name].delay)
    t.tell("card.laid", seat=seat, card=name, pool=t.pool)
    return placed(seat, name), lay_card(seat, plays + 1)


@book.rule
def placed(t: Moor, seat: int, card: str) -> Follow:
    """The ability on placement, a rule of its own where the card has one."""
    return rage(seat) if card == "rage" else None


@book.rule
def rage(t: Moor, seat: int) -> Any:
    """The hero may lose one health for a marker per joined pair in row A."""
    if (yield Ask(seat, "ability.rage", (True, False), pairs=t.joined("A"))):
        t.health[seat] -= 1
        t.pool += t.joined("A")


@book.rule
def check(t: Moor, seat: int) -> Follow:
    return won() if t.pool >= VALUE else attack(seat)


@book.rule
def won(t: Moor) -> None:
    """Nothing follows: the exploration below goes on."""
    t.enemy, t.active = False, None
    t.tell("combat.won", pool=t.pool, rounds=t.round)


@book.rule
def attack(t: Moor, seat: int) -> Follow:
    """II.3 The attack of the band in which the pool is; the last card's ability may turn it."""
    damage, lost = next((hurt, lost) for low, high, hurt, lost in ATTACKS if low <= t.pool <= high)
    hit = avoid(seat, damage) if t.has("defence") else suffer(seat, damage)
    return hit, lose_markers(lost), end_of_round()


@book.rule
def avoid(t: Moor, seat: int, damage: int) -> Any:
    use = yield Ask(seat, "ability.avoid", (True, False), damage=damage)
    return suffer(seat, max(damage - 2, 0) if use else damage)


@book.rule
def suffer(t: Moor, seat: int, damage: int) -> None:
    t.health[seat] -= damage
    t.tell("attack", seat=seat, damage=damage)


@book.rule
def lose_markers(t: Moor, number: int) -> None:
    t.pool = max(t.pool - number, 0)


@book.rule
def end_of_round(t: Moor) -> Follow:
    """III. Everybody draws one; the next round is a frame of its own."""
    for seat in range(t.seats):
        t.draw(seat, 1)
    return round_of_combat(t.round + 1)


def outcome(t: Moor) -> Result:
    return Result(tuple(range(t.seats)), tuple(t.health), "left")


GAME = make_game(Moor, book, set_out(), name="moor", seats=range(2, 3), result=outcome)


def fight(first: int, second: int) -> list[tuple[Play, int]]:
    """Every answer of the worked fight, and the pool after it; the heroes may take turns being active."""
    return [
        ((1, "fight"), 0),
        ((first, "forward"), 0),
        ((first, "blow"), 2),  # A +1, F +1
        ((first, "defence"), 2),  # the card is chosen, its magic key not yet paid
        ((first, True), 2),  # M paid: the bolt allows it; the free key is empty
        ((first, True), 1),  # attack in the band of 2: damage avoided, one marker lost; everybody draws
        ((second, "forward"), 1),  # the token goes off: one card for the active hero
        ((second, "throw"), 1),  # asked whether to pay for M
        ((second, False), 4),  # A +1, F 2x +2
        ((second, "rage"), 4),
        ((second, True), 4),  # M paid; now the ability is asked about
        ((second, True), 6),  # one health; joined A: enemy-blow and defence-throw
        ((0, "leave"), 6),
    ]


WHO = [(0, 0), (1, 1)]


def rules_on_stack(match: Match) -> list[str]:
    return [name for name, _ in match.save()["state"]["stack"]]


def pools(match: Match, script: list[tuple[Play, int]]) -> list[int]:
    return [play_all(match, [play]).view(None)["table"]["pool"] for play, _ in script]


@pytest.mark.parametrize("who", WHO)
def test_the_pool_goes_as_the_worked_fight_says(who: tuple[int, int]) -> None:
    match = start(GAME)
    assert pools(match, fight(*who)) == [pool for _, pool in fight(*who)]
    told = [event.args["pool"] for event in match.log(None) if "pool" in event.args]
    assert told == [2, 2, 4, 4, 6]
    assert match.view(None)["table"]["round"] == 2
    assert match.result == Result((0, 1), match.result.scores, "left")  # type: ignore[union-attr]
    assert sorted(match.result.scores) == [8, 9]


def test_the_effects_go_to_the_active_hero_whoever_laid_the_card_before() -> None:
    """Seat 1 lays on what seat 0 has laid; the delayed card of seat 0 lets seat 1 draw."""
    match = start(GAME)
    script = fight(0, 1)
    play_all(match, [play for play, _ in script[:7]])
    t: Any = match.table
    assert (t.hands[0], t.hands[1]) == (["rage"], ["blow", "defence", "rage", "throw"])
    assert pools(match, script[7:]) == [pool for _, pool in script[7:]]
    assert (t.health, t.magic) == ([9, 8], [1, 1])


def test_the_first_to_answer_is_active_and_the_other_is_asked_no_more() -> None:
    match = play_all(start(GAME), [(0, "fight")])
    assert match.to_move == (0, 1)
    match.play(1, "forward")
    assert match.view(None)["table"]["active"] == 1
    assert list(match.to_move) == [1]
    with pytest.raises(IllegalMove):
        match.play(0, "forward")


def test_a_card_is_asked_for_within_an_encounter_within_an_exploration() -> None:
    match = start(GAME)
    stacks = [rules_on_stack(play_all(match, [play])) for play, _ in fight(0, 0)]
    assert stacks[:3] == [["choose_active", "explore"], ["lay_card", "explore"], ["lay_card", "explore"]]
    assert stacks[4] == ["avoid", "lose_markers", "end_of_round", "explore"]
    assert stacks[10] == ["rage", "lay_card", "explore"]
    assert stacks[11:] == [["explore"], []]


def test_after_the_fight_the_exploration_goes_on_and_can_lead_to_another() -> None:
    match = play_all(start(GAME), [play for play, _ in fight(0, 0)[:-1]])
    assert (match.to_move, match.question(0).key) == ((0, 1), "explore.choose")  # type: ignore[union-attr]
    assert [event.key for event in match.log(None)][-1] == "combat.won"


MEANS: dict[str, Callable[[Match], Match]] = {"saved and loaded": through_json, "cloned": Match.clone}


@pytest.mark.parametrize("means", MEANS)
@pytest.mark.parametrize("who", WHO)
def test_a_fight_carried_over_at_every_question_is_the_same_fight(means: str, who: tuple[int, int]) -> None:
    plain = carried = start(GAME)
    for play, _ in fight(*who):
        carried = MEANS[means](carried)
        if plain is not carried:
            assert truth(carried) == truth(plain)
        earlier, before = plain.clone(), plain.fingerprint()
        plain = play_all(plain.clone(), [play])
        carried = play_all(carried, [play])
        assert earlier.fingerprint() == before, "a clone is left alone"
        assert carried.fingerprint() == plain.fingerprint()
    assert truth(carried) == truth(plain)
    assert carried.result == plain.result is not None


def test_undo_inside_a_rule_drops_the_last_answer() -> None:
    match = play_all(start(GAME), [play for play, _ in fight(0, 0)[:3]])
    before = match.fingerprint()
    match.play(0, "defence")
    assert match.question(0).key == "combat.magic"  # type: ignore[union-attr]
    match.undo(0)
    assert (match.fingerprint(), match.legal(0)) == (before, (None, "defence"))


def test_undo_reaches_back_over_nested_rules_to_the_last_draw() -> None:
    match = start(GAME)
    free = [play_all(match, [play]).undoable(play[0]) for play, _ in fight(0, 0)]
    # the start and the round's end draw; between, each answer is one more to take back; over is over
    assert free == [0, 1, 2, 3, 4, 0, 0, 1, 2, 3, 4, 5, 0]


def test_undone_and_redone_the_fight_is_the_same() -> None:
    match = start(GAME)
    for play, _ in fight(0, 1)[:-1]:
        match.play(*play)
        after, log = match.fingerprint(), received(match, None)
        if match.undoable(play[0]):
            match.undo(play[0])
            match.play(*play)
        assert (match.fingerprint(), received(match, None)) == (after, log)
