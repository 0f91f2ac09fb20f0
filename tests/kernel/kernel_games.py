"""Small real games for the tests of the kernel, and what the tests do with every match."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any

from roundtable import kernel
from roundtable.kernel import (
    Ask,
    AskAll,
    Game,
    IllegalMove,
    Match,
    Result,
    Rulebook,
    Setup,
    SetupError,
    Viewer,
    count,
    everyone,
    nobody,
    owner,
    private,
    table,
)
from roundtable.kernel.plain import melt
from roundtable.kernel.table import FIELDS

Play = tuple[int, Any]


def lay(game_begin: Any) -> Callable[[Any, dict[str, Any]], Any]:
    """A scenario that sets the named fields and begins as the game does."""

    def scenario(t: Any, description: dict[str, Any]) -> Any:
        for field in FIELDS[type(t)]:
            if field.name in description:
                setattr(t, field.name, field.read(melt(description[field.name])))
        return game_begin

    return scenario


def draw_result(t: Any) -> Result:
    return Result(winners=(), scores=(0,) * t.seats, reason="end")


def make_game(table_class: Any, book: Rulebook, begin: Any, **given: Any) -> Game:
    """A game with everything that a test does not care about filled in."""
    usual: dict[str, Any] = {
        "name": "toy",
        "rules": 1,
        "seats": range(1, 8),
        "result": draw_result,
        "redeal": lambda t, viewer, chance: None,
        "components": lambda t: (),
        "scenario": lay(begin),
    }
    return Game(table=table_class, book=book, begin=begin, **{**usual, **given})


def start(game: Game, seats: int = 2, seed: str = "seed", scenario: Any = None, **options: Any) -> Match:
    return Match.begin(Setup(game, game.check_seats(seats), game.choose(options), seed, scenario))


def finder(*games: Game) -> Callable[[str], Game]:
    """Finds games by name as `roundtable.games.find` does: by raising SetupError for an unknown one."""

    def find(name: str) -> Game:
        for game in games:
            if game.name == name:
                return game
        raise SetupError(f"There is no game {name!r}.")

    return find


def through_json(match: Match) -> Match:
    """The match written to a file and read again."""
    return kernel.load(json.loads(json.dumps(match.save())), finder(match.game))


def play_all(match: Match, answers: Iterable[Play]) -> Match:
    for seat, option in answers:
        match.play(seat, option)
    return match


def refusal(match: Match, seat: int, option: Any) -> str:
    """The words with which an answer is refused; the match must not change by it."""
    before, log = match.fingerprint(), match.log(None)
    try:
        match.play(seat, option)
    except IllegalMove as why:
        assert (match.fingerprint(), match.log(None)) == (before, log)
        return str(why)
    raise AssertionError(f"{option!r} of seat {seat} was accepted")


def received(match: Match, viewer: Viewer) -> str:
    """Every byte that a viewer may receive: view, log, question and the words of a refusal."""
    seat = -2 if viewer is None else viewer
    question = None if viewer is None else match.question(viewer)
    refused = refusal(match.clone(), seat, "no such")
    return json.dumps(melt([match.view(viewer), match.log(viewer), question, match.to_move, refused]))


def truth(match: Match) -> list[Any]:
    """All by which two matches could differ."""
    seats = range(match.table.seats)
    letters = [received(match, viewer) for viewer in (None, *seats)]
    return [match.save(), letters, [match.undoable(seat) for seat in seats]]


def first_options(match: Match) -> Match:
    """Play to the end, always the first option of the first seat to move."""
    while match.to_move:
        match.play(match.to_move[0], match.legal(match.to_move[0])[0])
    return match


def obeys_the_first_law(match: Match, answers: Iterable[Play]) -> bool:
    """Whether asking twice changes nothing: a clone runs its rule afresh, and must then go the same way."""
    for seat, option in answers:
        again = match.clone()
        again.play(seat, option)
        match.play(seat, option)
        if again.fingerprint() != match.fingerprint():
            return False
    return True


@table
class Pond(kernel.Table):
    """A table with a field of every visibility and of many types."""

    turn: int = everyone(default=0)
    deck: list[str] = count(factory=list)
    hands: list[tuple[str, ...]] = owner(factory=list)
    vows: list[str | None] = private(factory=list)
    grave: list[str] = nobody(factory=list)
    open: list[str] = everyone(factory=list)
    marks: dict[str, int] = everyone(factory=dict)
    rows: list[list[int]] = everyone(factory=list)
    piles: dict[int, list[str]] = everyone(factory=dict)
    done: bool = everyone(default=False)


pond = Rulebook()
FISH = [f"fish {n}" for n in range(8)]


@pond.rule
def prepare(t: Pond) -> Any:
    """Shuffle, deal one fish each."""
    t.deck = list(FISH)
    t.chance.shuffle(t.deck)
    t.hands = [(t.deck.pop(),) for _ in range(t.seats)]
    t.vows = [None] * t.seats
    t.rows, t.piles, t.marks = [[0], []], {3: ["a"], -1: []}, {"z": 1, "a": 2}
    t.tell("dealt", cards=1)
    return turn(0)


@pond.rule
def turn(t: Pond, seat: int) -> Any:
    """A seat acts until it passes."""
    t.turn = seat
    return act(seat)


@pond.rule
def act(t: Pond, seat: int) -> Any:
    """Mark openly, vow in secret, draw, roll, show or name another the top card, bid, pass or end."""
    deeds = ("mark", "vow", "draw", "roll", "show", "bid", "whisper", "pass", "end")
    deed = yield Ask(seat, "act.which", deeds, left=len(t.deck))
    other = (seat + 1) % t.seats
    if deed == "mark":
        number = yield Ask(seat, "act.mark", (1, 2, 3))
        t.marks["m"] = t.marks.get("m", 0) + number
        t.rows[1].append(number)
        t.tell("marked", seat=seat, number=number)
    elif deed == "vow":
        vow = yield Ask(seat, "act.vow", ("peace", "war"))
        t.vows[seat] = vow
        t.tell_apart((seat,), "vowed", {"vow": vow}, seat=seat)
    elif deed == "draw":
        card = t.deck.pop()
        t.hands[seat] += (card,)
        t.tell_apart((seat,), "drawn", {"card": card}, seat=seat)
    elif deed == "roll":
        t.piles[-1].append(str(t.chance.below(6)))
    elif deed == "show":
        t.learn(other, "top", t.deck[-1])
    elif deed == "whisper":
        t.tell_only((other,), "whispered", card=t.deck[-1])
    return {"bid": (bid(), act(seat)), "pass": turn(other), "end": finish()}.get(deed, act(seat))


@pond.rule
def bid(t: Pond) -> Any:
    """Everybody bids 0 to 2 at once."""
    bids = yield AskAll("bid.how_much", dict.fromkeys(range(t.seats), (0, 1, 2)))
    t.open.extend(f"{seat}:{number}" for seat, number in bids.items())
    t.tell("bids", total=sum(bids.values()))


@pond.rule
def finish(t: Pond) -> None:
    t.done = True
    return kernel.OVER  # type: ignore[return-value]


def redeal_pond(t: Pond, viewer: Viewer, chance: kernel.Chance) -> None:
    """The deck and the other hands are unknown, and the others' vows."""
    others = [seat for seat in range(t.seats) if seat != viewer]
    pool = sorted([*t.deck, *(card for seat in others for card in t.hands[seat])])
    known = None if viewer is None else t.learnt[viewer].get("top")
    if known in t.deck:
        pool.remove(known)
    chance.shuffle(pool)
    for seat in others:
        t.hands[seat] = tuple(pool.pop() for _ in t.hands[seat])
        t.vows[seat] = chance.pick(("peace", "war")) if t.vows[seat] else None
    t.deck = [*pool, known] if known in t.deck else pool


POND = make_game(Pond, pond, prepare(), name="pond", redeal=redeal_pond)
