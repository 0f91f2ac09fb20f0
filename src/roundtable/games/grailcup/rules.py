"""Grail Cup, rule by rule. What stands in brackets is the heading of the rulebook; GC-n are rulings.

Allies are in allies.py, movement in moving.py, villages and clovers in spaces.py.
"""

from __future__ import annotations

from roundtable.kernel import Ask, Flow, Follow, Frame, Result, Rulebook, Viewer

from .allies import ALLY, curse_strikes, end_turn, squire_jumps
from .cards import ALLIES, LATE_STARTS, NUMBER, SPEARS, START_NUMBERS, by_number, token_pack, without
from .table import Table

book = Rulebook()

LEFT, RIGHT = "left", "right"
DRAFT, CALL = "draft", "call"  # the two parts of a round
TOWARDS = {LEFT: 1, RIGHT: -1}


@book.rule
def play(t: Table) -> Follow:
    """[The game] Preparation, then rounds until a knight is at the finish."""
    return lay_clovers(), draw_start_numbers(), arm_late_starters(), play_round()


# -- preparation -----------------------------------------------------------------------------------------


@book.rule
def lay_clovers(t: Table) -> None:
    """[Preparation 2, 4] The dragon on the red space, a clover token face down on every clover space, the
    others face down in the supply."""
    t.dragon = t.track.dragon
    pile = token_pack()
    t.chance.shuffle(pile)
    clovers = len(t.track.clovers)
    t.tokens, t.supply = pile[:clovers], sorted(pile[clovers:])


@book.rule
def draw_start_numbers(t: Table) -> None:
    """[Preparation 7] Everybody is dealt an ally: its number says where their knight starts. On a shared
    space the lower number stands in front (GC-2)."""
    numbers = list(START_NUMBERS)
    t.chance.shuffle(numbers)
    t.start = numbers[: t.seats]
    t.at = [t.track.starts[number] for number in t.start]
    t.race = sorted(range(t.seats), key=t.start.__getitem__)
    for seat in t.race:
        t.tell("start.number", seat=seat, number=t.start[seat])


@book.rule
def arm_late_starters(t: Table) -> None:
    """[Preparation 8, 9] A knight that starts on 7, 8 or 9 takes a spear; if nobody does, the last knight
    takes one. The last knight gets the seal."""
    last = t.race[-1]
    late = [seat for seat in t.race if t.start[seat] in LATE_STARTS] or [last]
    t.spears = [int(seat in late) for seat in range(t.seats)]
    t.seal = last
    t.tell("start.spears", seats=tuple(late))


# -- a round ---------------------------------------------------------------------------------------------


@book.rule
def play_round(t: Table) -> Follow:
    """[A round] Allies are chosen, then they are called by number and knights move."""
    t.round += 1
    t.called, t.shown, t.curse, t.favourite = 0, (), None, None
    return ROUND


@book.rule
def choose_first_player(t: Table) -> None:
    """[A. The first player] The player who rolled the seal in the last round has it; otherwise the last
    knight gets it."""
    t.first = t.seal = t.race[-1] if t.rolled is None else t.rolled
    t.rolled = None
    t.tell("round", seat=t.first, number=t.round)


@book.rule
def set_allies_aside(t: Table) -> Follow:
    """[B. Setting allies aside] As many as the table says, face up and face down."""
    cards = list(ALLIES)
    t.aside = tuple([t.chance.draw(cards) for _ in range(t.draft.face_down)])
    t.face_up = by_number([t.chance.draw(cards) for _ in range(t.draft.face_up)])
    t.pack = tuple(cards)
    t.allies, t.passed, t.direction, t.holder = [()] * t.seats, [()] * t.seats, 0, t.first
    if t.face_up:
        t.tell("draft.face-up", allies=t.face_up)
    return choose_ally(t.first)


@book.rule
def choose_ally(t: Table, seat: int) -> Flow:
    """[C. Choosing allies] The player looks at the cards, keeps one face down and passes the others on; the
    first player decides in which direction (GC-44). The last of eight takes the face-down card too
    (GC-46)."""
    cards = by_number([*t.pack, *t.aside]) if t.takes_aside() else t.pack
    ally = yield Ask(seat, "draft.ally", cards)
    if t.direction:
        towards = t.direction
    else:
        beside = tuple([(seat + step) % t.seats for step in TOWARDS.values()])
        towards = TOWARDS[(yield Ask(seat, "draft.direction", (LEFT, RIGHT), ally=ally, seats=beside))]
        t.tell("draft.passed", seat=seat, way=LEFT if towards > 0 else RIGHT)
    t.passed[seat] += (without(cards, ally),)
    t.pack, t.aside = without(t.pack, ally), without(t.aside, ally)
    t.allies[seat] += (ally,)
    t.direction = towards
    chosen = t.number_chosen()
    goes_on = chosen < t.draft.each * t.seats
    after, left = (seat + towards) % t.seats, len(t.pack) if goes_on else 0  # cards that are passed on
    t.tell_apart((seat,), "draft.chosen", {"ally": ally}, seat=seat, after=after, left=left)
    return pass_on(t, after, chosen)


def pass_on(t: Table, seat: int, chosen: int) -> Follow:
    """[C. Choosing allies] The next one chooses, until everybody has their allies. Three players choose
    twice: before the second lap a card is removed that nobody sees (GC-45)."""
    if chosen == t.draft.each * t.seats:
        t.holder = None
        return None
    if chosen == t.seats:
        cards = list(t.pack)
        for _ in range(t.draft.again):
            t.aside += (t.chance.draw(cards),)
        t.pack = tuple(cards)
        t.tell("draft.unseen", seat=seat)
    t.holder = seat
    return choose_ally(seat)


@book.rule
def call_ally(t: Table, number: int) -> Follow:
    """[Calling allies] The allies are called by number. The player who has the called ally shows it and does
    everything it says. If nobody answers, nobody learns why (GC-48)."""
    ally = ALLIES[number - 1]
    seat = t.owner_of(ally)
    t.called = number
    t.answers = t.answers[: number - 1] + (seat,)
    if seat is None:
        t.tell("call.silence", ally=ally, number=number)
        return None
    t.shown += (ally,)
    t.tell("call.answered", seat=seat, ally=ally, number=number)
    return (curse_strikes(seat), use_ally(seat, ally)) if t.curse == ally else turn(t, seat, ally)


@book.rule
def use_ally(t: Table, seat: int, ally: str) -> Follow:
    """[1 Sorceress] The cursed player uses their ally after the exchange."""
    return turn(t, seat, ally)


def turn(t: Table, seat: int, ally: str) -> Follow:
    """[Showing an ally] All its effects; then the space where the player's knight ends the turn."""
    return ALLY[ally].rule(seat), end_turn(seat, t.at[seat])


ROUND: tuple[Frame, ...] = (
    choose_first_player(),
    set_allies_aside(),
    *(call_ally(number) for number in NUMBER.values()),
    squire_jumps(),
    play_round(),
)


def standing(t: Table, viewer: Viewer) -> dict[str, object]:
    """The draft, or which number is called; how far each knight has come; the knights on each space, the one
    in front first (GC-1); the spears that nobody has."""
    queues: dict[str, list[int]] = {}
    for seat in t.race:
        queues.setdefault(str(t.at[seat]), []).append(seat)
    return {
        "phase": DRAFT if t.holder is not None else CALL,
        "scores": list(t.at),
        "queues": queues,
        "spear_supply": SPEARS - sum(t.spears),
    }


def result(t: Table) -> Result:
    """[The first wins] The knight at the finish; the score of a seat is the space that it has reached."""
    assert t.winner is not None
    return Result((t.winner,), tuple(t.at), "finish")
