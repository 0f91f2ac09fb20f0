"""King Arthur, rule by rule. What stands in brackets is the heading of the rulebook; KA-n are rulings."""

from __future__ import annotations

from functools import cache
from itertools import chain
from operator import itemgetter

from roundtable.kernel import OVER, Ask, Flow, Follow, Frame, Rulebook, without

from .cards import ADVENTURES, FIGURES, POWER, adversary_pack, knight_pack
from .ending import last_adversary, second_to_last_adventure
from .paying import beatable, offers, payable_powers, payments, within_reach
from .seals import release_what_is_sealed, seal_challenge
from .table import SEALS, STANDSTILL_ROUNDS, Table

book = Rulebook()

NAME = itemgetter(0)  # of an adversary in the layout


@book.rule
def play(t: Table) -> Follow:
    """[Playing the game] Preparation; then a starting player, at random, and turns clockwise."""
    return prepare(), choose_starting_player()


@book.rule
def prepare(t: Table) -> None:
    """[Preparation] Thirteen adventures face up; adversaries shuffled and turned up by kind until one
    column has four; knights shuffled, four dealt to each player, the rest is the supply."""
    t.adventures = list(ADVENTURES)
    t.deck, t.supply = adversary_pack(), knight_pack()
    t.recycled = tuple(sorted(t.supply))
    t.chance.shuffle(t.deck)
    t.turn_up_adversaries("adversaries.laid")
    t.chance.shuffle(t.supply)
    t.hands, t.fresh, t.spent = [()] * t.seats, [()] * t.seats, [()] * t.seats
    t.defeated, t.taken = [()] * t.seats, [()] * t.seats
    t.seals = [SEALS if t.options["seals"] else 0] * t.seats
    for seat in range(t.seats):
        t.draw_knights(seat, FIGURES["knights"]["dealt"])


@book.rule
def choose_starting_player(t: Table) -> Follow:
    """[Playing the game] The players choose a starting player by any method: ours is chance."""
    seat = t.chance.below(t.seats)
    t.tell("start", seat=seat)
    return turn(seat)


@book.rule
def turn(t: Table, seat: int) -> Follow:
    """[Playing the game] Four actions in this order, each at most once, each of them optional (KA-1)."""
    t.turn, t.acted = seat, False
    t.idle += 1
    return actions(seat, t.options["seals"])


@cache
def actions(seat: int, seals: bool) -> tuple[Frame, ...]:
    second = seal_challenge(seat) if seals else challenge(seat)
    return draw_adversaries(seat), second, take_adventure(seat), draw_knights(seat), end_turn(seat)


@book.rule
def draw_adversaries(t: Table, seat: int) -> Flow:
    """[1] When no column has four cards, sealed ones counted (KA-4), the player may draw adversaries; once
    they start, they continue until one column has exactly four."""
    if not t.deck or t.column_is_full():
        return None
    compulsory = t.options["must_draw"] and not t.face_up()  # KA-6
    if not compulsory and not (yield Ask(seat, "adversaries.draw", (True, False))):
        return None
    t.turn_up_adversaries("adversaries.turned", seat=seat)
    return release_what_is_sealed() if not t.deck else None


@book.rule
def challenge(t: Table, seat: int) -> Flow:
    """[2] The player may challenge exactly one face-up adversary: they play knights of one colour, as many as
    its power, to the discard pile, and add the adversary to their hand. They are asked even if they can beat
    none: skipping them would tell the others what they hold."""
    if not any(t.columns):
        return None
    weaker = beatable(payable_powers(t.hands[seat]))
    face_up = {*map(NAME, chain(*t.columns))} if weaker else ()
    card = yield Ask(seat, "challenge.which", (*filter(face_up.__contains__, weaker), None))
    if card is None:
        return None
    choices = payments(t.hands[seat], POWER[card], t.options["strict_knights"])
    knights = yield Ask(seat, "challenge.pay", choices, card=card, power=POWER[card])
    t.play_knights(seat, knights)
    t.take_face_up(seat, (card, None))
    t.tell("challenge.won", seat=seat, card=card, knights=knights)
    return last_adversary()


@book.rule
def take_adventure(t: Table, seat: int) -> Flow:
    """[3] The player may take one adventure card for the adversaries that it requires; these may include the
    one just won (KA-7), and leave the game (KA-17)."""
    in_reach = within_reach(t.defeated[seat])
    if not in_reach or in_reach.isdisjoint(t.adventures):
        return None
    reachable = [name for name in t.adventures if name in in_reach]
    adventure = yield Ask(seat, "adventure.which", (*reachable, None))
    if adventure is None:
        return None
    choices = offers(t.defeated[seat], adventure, t.options["strict_offers"])
    cards = yield Ask(seat, "adventure.pay", choices, adventure=adventure)
    t.defeated[seat] = without(t.defeated[seat], cards)
    t.out.extend(cards)
    t.adventures.remove(adventure)
    t.taken[seat] += (adventure,)
    t.acted, t.idle = True, 0
    t.tell("adventure.taken", seat=seat, adventure=adventure, cards=cards)
    return second_to_last_adventure()


@book.rule
def draw_knights(t: Table, seat: int) -> Flow:
    """[4] The player may draw the top knight card; two if they did neither [2] nor [3], whether they did [1]
    or not (KA-2). They take as many as there are (KA-20)."""
    most = min(1 if t.acted else 2, len(t.supply) + len(t.discard))
    if most:
        number = yield Ask(seat, "knights.draw", (2, 1, 0) if most == 2 else (1, 0))
        if number:
            t.draw_knights(seat, number)
            t.idle = 0
    return None


@book.rule
def end_turn(t: Table, seat: int) -> Follow:
    """[Playing the game] The next player clockwise; or the end, if the last adversary was taken this turn,
    or if nobody has done anything for three rounds (KA-23)."""
    if t.idle >= STANDSTILL_ROUNDS * t.seats and not t.ending:
        t.ending = "standstill"
        t.tell("end.standstill")
    return OVER if t.ending else turn.now(t, (seat + 1) % t.seats)
