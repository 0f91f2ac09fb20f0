"""[Phase 2: the knights of Camelot] One action, a second one for a life, and the knights' powers."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product
from typing import Any

from roundtable.kernel import Ask, AskAll, Flow, Follow, Rulebook
from roundtable.kernel.pack import eye, mix

from .cards import (
    CAMELOT,
    EXCALIBUR,
    FIGHTS,
    GAWAIN,
    KAY,
    LOYAL,
    NUMBERS,
)
from .ending import abandon, count_swords, flip_sword, lay_swords, lose_life, pay_with_life, unmask
from .joining import leave
from .possible_actions import (
    ACCUSE,
    END,
    EXCHANGE,
    FREE_MOVE,
    HEAL,
    LEAVE,
    MOVE,
    QUEST,
    SACRIFICE,
    SAY,
    SPECIAL_CARD,
    deeds,
)
from .quests import play_on_quest
from .special_white_cards import SPECIAL_CARDS
from .table import Table
from .talk import speak

book = Rulebook()

# -- the phase -------------------------------------------------------------------------------------------


@book.rule
def act(t: Table, seat: int) -> Flow:
    """[Phase 2] The player must take one action; for a life they may take a second one of a different
    kind."""
    if t.turn_over or not t.is_knight(seat):
        return None
    what, *rest = yield Ask(seat, "deed.what", tuple(deeds(t, seat)))
    if what == END:
        return pay_with_life(seat)
    if what in (MOVE, QUEST, SPECIAL_CARD, HEAL, ACCUSE):
        t.deeds.append(what)
        return carry(t, seat, what, rest[0]), pay_with_life(seat), renew(), act(seat)
    return use(t, seat, what, rest), renew(), act(seat)


def carry(t: Table, seat: int, what: str, about: Any) -> Any:
    """The rule of an action."""
    if what == MOVE:
        return go.now(t, seat, about)
    if what == QUEST and t.place[seat] == CAMELOT:
        return draw_cards.now(t, seat) if about == "draw" else fight_engine(seat)
    if what == QUEST:
        return play_on_quest.now(t, seat, about)
    if what == SPECIAL_CARD:
        return cast.now(t, seat, about)
    return heal.now(t, seat, about) if what == HEAL else accuse.now(t, seat, about)


def use(t: Table, seat: int, what: str, rest: list[Any]) -> Any:
    """The rule for what does not count as an action."""
    if what == SACRIFICE:
        return sacrifice.now(t, seat)
    if what == SAY:
        t.used.append(SAY)
        return speak(seat)
    if what == LEAVE:
        return leave(seat)
    if what == EXCHANGE:
        t.used.append(EXCHANGE)
        return exchange(seat, rest[0])
    if what == FREE_MOVE:
        t.used.append(MOVE)
        return go.now(t, seat, rest[0])
    return cast.now(t, seat, rest[0])


@book.rule
def renew(t: Table) -> None:
    """[Drawing a black card] When a draw pile is empty and no card is being carried out, both are mixed again
    (SH-36)."""
    t.renew_if_empty()


@book.rule
def sacrifice(t: Table, seat: int) -> None:
    """[A life for an action] Once in a turn. A knight who gives their last life dies when the action is done;
    until then they may use their powers (SH-53)."""
    t.sacrificed = True
    t.life[seat] -= 1
    t.doomed = not t.life[seat]
    t.tell("sacrifice", seat=seat)


# -- the five actions ------------------------------------------------------------------------------------


@book.rule
def go(t: Table, seat: int, place: str) -> None:
    """[I. Going to a quest] However far it is."""
    abandon(t, seat)
    t.tell("move.to", seat=seat, place=f"place-{place}", came=t.place[seat])
    t.place[seat] = place


@book.rule
def draw_cards(t: Table, seat: int) -> None:
    """[1. Camelot] Two white cards; Gawain three."""
    t.draw_to_hand(seat, NUMBERS.gawain_draws if t.knights[seat] == GAWAIN else NUMBERS.cards_drawn)


@book.rule
def fight_engine(t: Table, seat: int) -> Flow:
    """[1. Camelot] Any number of fights first, then the die."""
    if not t.is_knight(seat):
        return None
    fights = tuple([card for card in t.hand(seat) if card in FIGHTS])
    cards = yield Ask(seat, "engine.cards", strikes(fights))
    t.discard_openly(seat, *cards)
    t.tell("engine.attacked", seat=seat, cards=cards)
    return roll(seat, sum([FIGHTS[card] for card in cards]))


@cache
def strikes(fights: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Every different choice of fights, the fewest first. Hands have no limit, so like cards are counted: to
    choose among them one by one would take for ever."""
    counts = Counter(fights)
    ways = product(*[range(number + 1) for number in counts.values()])
    found = [tuple(Counter(dict(zip(counts, way, strict=True))).elements()) for way in ways if any(way)]
    return tuple(sorted(found, key=lambda chosen: (len(chosen), chosen)))


@book.rule
def roll(t: Table, seat: int, strength: int) -> Follow:
    """[1. Camelot] The eight-sided die; then Kay may still add to Kay's own attack."""
    die_shows = t.chance.below(NUMBERS.die_faces) + 1
    t.tell("engine.die", die=die_shows, strength=strength)
    return strike(seat, strength, die_shows)


@book.rule
def strike(t: Table, seat: int, strength: int, die_shows: int) -> Flow:
    """[1. Camelot] If the total beats the die, a siege engine is gone; otherwise it costs a life. Kay may add
    a fight in Kay's own attack, or in any if the group plays that way (SH-32); Excalibur adds one."""
    if not t.is_knight(seat):
        return None
    kay = t.knight_is(KAY)
    if kay is not None and (kay == seat or (t.options["kay_helps"] and t.place[kay] == CAMELOT)):
        hand = t.hand(kay)
        face = yield Ask(kay, "kay.add", (*[card for card in FIGHTS if card in hand], None))
        if face is not None:
            t.discard_openly(kay, face)
            t.tell("kay.added", seat=kay, card=face)
            strength += FIGHTS[face]
    strength += t.holder(EXCALIBUR) == seat
    if strength <= die_shows:
        t.tell("engine.held", seat=seat)
        return lose_life((seat,), 1)
    t.engines -= 1
    t.tell("engine.gone", seat=seat, engines=t.engines)
    return None


@book.rule
def cast(t: Table, seat: int, card: str) -> Follow:
    """[III. Special white cards] One in a turn at most. It is read out, then carried out, then discarded
    (SH-54); Heroism lies on its quest until that is over."""
    t.used.append(SPECIAL_CARD)
    t.tell("wonder.played", seat=seat, card=card)
    t.in_force[card] = t.play_openly(seat, card)
    return SPECIAL_CARDS[card](seat), put_away(card) if card != "heroism" else None


@book.rule
def put_away(t: Table, card: str) -> None:
    """[III. Special white cards] The card has done what it says."""
    t.white_discard.append(t.in_force.pop(card))


@book.rule
def heal(t: Table, seat: int, card: str) -> None:
    """[IV. Healing] Three like cards, discarded face down, for a life."""
    t.discard_hidden(seat, *[card] * NUMBERS.same_cards_to_heal)
    t.life[seat] += 1
    t.tell_apart((seat,), "heal", {"card": card}, seat=seat)


@book.rule
def accuse(t: Table, seat: int, other: int) -> Follow:
    """[V. Accusation] The accused shows their loyalty: a white sword if they are the traitor, else one turns
    black."""
    t.accusers.append(seat)
    t.shown[other] = True
    if t.loyalty[other] == LOYAL:
        t.tell("accuse.wrong", seat=seat, seats=(other,))
        return flip_sword()
    t.tell("accuse.right", seat=seat, seats=(other,))
    return lay_swords(1, 0), unmask(other), count_swords()


@book.rule
def exchange(t: Table, seat: int, other: int) -> Flow:
    """[King Arthur] Arthur and another knight exchange a card, each of their own choice, face down and at
    once; the other cannot refuse. If the other leaves the game meanwhile, Arthur may choose somebody else."""
    if not t.is_knight(seat) or not t.is_knight(other):
        t.used.remove(EXCHANGE)
        return None
    answers = yield AskAll("arthur.card", {who: tuple(dict.fromkeys(t.hand(who))) for who in (seat, other)})
    for who in (seat, other):
        mix(t, t.hands[who], but=eye(who))
    his, hers = t.take(seat, answers[seat]), t.take(other, answers[other])
    t.give(seat, [hers])
    t.give(other, [his])
    t.tell("arthur.exchanged", seat=seat, seats=(other,))
    for who, gave, got in ((seat, his, hers), (other, hers, his)):
        t.tell_only((who,), "arthur.swapped", given=t.faces[gave], got=t.faces[got])
    return None
