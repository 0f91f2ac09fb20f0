"""Shadows over Camelot, rule by rule. What stands in brackets is the heading of the rulebook; SH-n are
rulings, SF-n lines of the publisher's FAQ.

Evil is in evil.py and special_black_cards.py, the knights' actions in actions.py, quests.py and
special_white_cards.py, what can end the game in ending.py, the sharing of cards in sharing.py.
"""

from __future__ import annotations

from roundtable.kernel import Ask, Flow, Follow, Rulebook
from roundtable.kernel.pack import show, unpack

from .actions import act, renew
from .cards import (
    ARTHUR,
    BLACK,
    CAMELOT,
    KNIGHTS,
    LOYAL,
    LOYALTY,
    MERLIN,
    NOWHERE,
    NUMBERS,
    TRAITOR,
    WHITE,
    pack,
)
from .ending import add_engines
from .evil import choose_evil, draw_black, percival_looks
from .joining import absent, invite, welcome
from .sharing import lay_for_exchange
from .table import ABSENT, KNIGHT, REVEALED, Table, blank_record

book = Rulebook()


@book.rule
def play(t: Table) -> Follow:
    """[The game] Preparation, the exchange of cards at the beginning, then turns until the game ends."""
    return prepare_board(), deal_knights(), deal_cards(), deal_loyalty(), lay_for_exchange(), begin()


# -- preparation -----------------------------------------------------------------------------------------


@book.rule
def prepare_board(t: Table) -> None:
    """[Preparation] The boards, the piles, and who sits at the table."""
    late = min(t.options["late_seats"], t.seats - 3)
    t.order = list(range(t.seats - late))
    t.status = [KNIGHT if seat in t.order else ABSENT for seat in range(t.seats)]
    t.place = [CAMELOT if seat in t.order else NOWHERE for seat in range(t.seats)]
    t.hands, t.talk, t.shown = [()] * t.seats, [()] * t.seats, [False] * t.seats
    t.record, t.last_hands = blank_record(t.seats), [()] * t.seats
    white, black = unpack(t, pack(WHITE)), unpack(t, pack(BLACK))
    t.white_deck, t.black_deck = white, black
    t.chance.shuffle(t.black_deck, t.faces)


@book.rule
def deal_knights(t: Table) -> None:
    """[Preparation] A coat of arms for everybody, at random; squires have none yet. Arthur begins, else
    anybody (SH-27)."""
    t.unused = list(KNIGHTS)
    t.knights = [""] * t.seats
    if t.options["squires"] == "no":
        for seat in t.order:
            t.knights[seat] = t.chance.draw(t.unused)
            t.tell("knight.dealt", seat=seat, knight=t.knights[seat])
    hard = t.options["squires"] == "hard"
    t.life = [
        0 if t.status[s] == ABSENT else NUMBERS.squire_life if hard else NUMBERS.starting_life
        for s in range(t.seats)
    ]
    t.first = t.turn = t.knights.index(ARTHUR) if ARTHUR in t.knights else t.chance.pick(t.order)


@book.rule
def deal_cards(t: Table) -> None:
    """[Preparation] A Merlin for everybody; the other white cards are shuffled, five for everybody."""
    merlins = [card for card in t.white_deck if t.faces[card] == MERLIN]
    for seat in t.order:
        t.hands[seat] = tuple([merlins.pop() for _ in range(NUMBERS.starting_merlins)])
        for card in t.hands[seat]:
            t.white_deck.remove(card)
        show(t, t.hands[seat])
    t.chance.shuffle(t.white_deck, t.faces)
    number = NUMBERS.squire_cards if t.options["squires"] == "hard" else NUMBERS.starting_cards
    for seat in t.order:
        t.draw_to_hand(seat, number)


@book.rule
def deal_loyalty(t: Table) -> None:
    """[Preparation] A loyalty card for everybody, the others unseen into the box: seven loyal ones and the
    traitor; for beginners none; for veterans as many as players, with the traitor among them."""
    cards = pack(LOYALTY)
    if t.options["traitor"] == "none":
        cards, t.removed = [LOYAL] * LOYALTY[LOYAL], [TRAITOR]
    if t.options["traitor"] == "certain":
        cards = [TRAITOR, *[LOYAL] * (len(t.order) - 1)]
        t.removed = [LOYAL] * (LOYALTY[LOYAL] - len(cards) + 1)
    t.chance.shuffle(cards)
    t.loyalty = [cards.pop() if seat in t.order else "" for seat in range(t.seats)]
    t.box = cards
    t.awake = not t.options["late_loyalty"]
    t.phase = "exchange"
    t.tell("loyalty.dealt")


# -- turns -----------------------------------------------------------------------------------------------


@book.rule
def begin(t: Table) -> Follow:
    """[The course of the game] Arthur has the first turn."""
    seat = t.first if t.is_knight(t.first) else next_in_play(t, t.first)
    t.tell("begin", seat=seat)
    return turn(seat)


@book.rule
def turn(t: Table, seat: int) -> Follow:
    """[The course of the game] First evil, then the knight."""
    t.turn, t.phase = seat, "evil"
    t.deeds, t.used, t.sacrificed, t.doomed, t.turn_over = [], [], False, False, False
    t.tell("turn", seat=seat)
    if t.status[seat] == REVEALED:
        return steal(seat), serve_evil(seat), end_turn(seat)
    return percival_looks(seat), choose_evil(seat), renew(), show_himself(seat), act(seat), end_turn(seat)


@book.rule
def show_himself(t: Table, seat: int) -> Follow:
    """[The traitor] A traitor who has just revealed themselves takes a revealed traitor's turn at once
    (SH-11). For everyone else the second phase begins."""
    if t.is_knight(seat):
        t.phase = "heroic"
    return (steal(seat), serve_evil(seat)) if t.status[seat] == REVEALED else None


@book.rule
def end_turn(t: Table, seat: int) -> Follow:
    """[The course of the game] The next one to the left who is still in the game."""
    t.renew_if_empty()
    if t.rules < 5:
        return (welcome(seat), renew()) if absent(t) and t.is_knight(seat) else None, next_turn(seat)
    late = absent(t)
    return (
        (*[(invite(other), renew()) for other in late], next_turn(seat)) if late else next_turn.now(t, seat)
    )


@book.rule
def next_turn(t: Table, seat: int) -> Follow:
    return turn.now(t, next_in_play(t, seat))


def next_in_play(t: Table, seat: int) -> int:
    at = t.order.index(seat)
    ring = t.order[at + 1 :] + t.order[: at + 1]
    return next(other for other in ring if t.status[other] in (KNIGHT, REVEALED))


# -- the revealed traitor ----------------------------------------------------------------------------------


@book.rule
def steal(t: Table, seat: int) -> Flow:
    """[The traitor] First the traitor takes a white card at random from a knight and discards it; only its
    owner sees which (SH-46)."""
    if t.status[seat] != REVEALED:
        return None
    victims = tuple([knight for knight in t.living() if t.hands[knight]])
    if not victims:
        return None
    victim = yield Ask(seat, "steal.whom", victims)
    hand = sorted(t.hands[victim])
    face = t.chance.pick([t.faces[card] for card in hand])
    t.discard_hidden(victim, face)
    t.tell_apart((victim,), "steal.taken", {"card": face}, seat=seat, seats=(victim,))
    return None


@book.rule
def serve_evil(t: Table, seat: int) -> Flow:
    """[The traitor] Then a siege engine or a black card."""
    if t.status[seat] != REVEALED:
        return None
    what = yield Ask(seat, "evil.serve", ("draw", "engine"))
    t.tell(f"evil.{what}", seat=seat)
    return draw_black(seat) if what == "draw" else add_engines(1)
