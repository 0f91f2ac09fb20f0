"""Cards in hand, in the draw pile and in the sequence: drawing, discarding; and markers in the pool."""

from __future__ import annotations

from roundtable.kernel import Ask, Flow, Follow, Rulebook

from ..effects.avoided import spared
from ..effects.in_force import usable, use_up
from ..effects.sources import Source
from ..marks import close_up
from ..table import NOBODY, Table
from .abilities import enact, works
from .escape import short_deck
from .leaving import is_over

book = Rulebook()


# -- drawing and discarding --------------------------------------------------------------------------------


@book.rule
def draw_up(t: Table, seat: int, number: int) -> Follow:
    """[Drawing] From the top of the hero's deck; never only some of the cards (TG-5)."""
    if is_over(t) or seat not in t.inside or number <= 0:
        return None
    pile = t.draw[seat]
    if len(pile) < number:
        return short_deck(t, seat)
    cards = [pile.pop() for _ in range(number)]
    t.hands[seat] += cards
    t.turned += cards
    t.tell("enc.drew", seat=seat, cards=tuple(cards))
    return None


@book.rule
def throw_cards(t: Table, seat: int, number: int) -> Flow:
    """[Discarding from an empty hand] Cards of the hero's choice from their hand; when it is empty, from the
    top of their deck."""
    hand = t.hands[seat]
    if is_over(t) or seat not in t.inside or number <= 0:
        return None
    if number >= len(hand):
        rest = number - len(hand)
        throw(t, seat, list(hand))
        throw_top(t, seat, rest)
        return None
    choices = tuple(dict.fromkeys(hand))
    card = choices[0] if len(choices) == 1 else (yield Ask(seat, "enc.discard", choices, count=number))
    throw(t, seat, [card])
    return throw_cards(seat, number - 1)


def throw(t: Table, seat: int, cards: list[str]) -> None:
    """Cards from the hand."""
    for card in cards:
        t.hands[seat].remove(card)
        t.thrown[seat].append(card)
    if cards:
        t.tell("enc.discarded", seat=seat, cards=tuple(cards))


def throw_top(t: Table, seat: int, number: int) -> None:
    """From the top of the deck, as many as there are: that does not count as drawing (TG-5)."""
    cards = [t.draw[seat].pop() for _ in range(min(number, len(t.draw[seat])))]
    t.thrown[seat] += cards
    t.turned += cards
    if cards:
        t.tell("enc.milled", seat=seat, cards=tuple(cards))


@book.rule
def fetch_back(t: Table, seat: int, number: int) -> Flow:
    """[Abilities] Cards of choice from the hero's discards to their hand."""
    choices = tuple(dict.fromkeys(t.thrown[seat]))
    if is_over(t) or seat not in t.inside or number <= 0 or not choices:
        return None
    card = choices[0] if len(choices) == 1 else (yield Ask(seat, "enc.retrieve", choices, count=number))
    t.thrown[seat].remove(card)
    t.hands[seat].append(card)
    t.tell("enc.back", seat=seat, card=card)
    return fetch_back(seat, number - 1)


# -- cards that leave the sequence -------------------------------------------------------------------------


@book.rule
def drop_card(t: Table, seat: int, place: int) -> Follow:
    """[Discard the last card] A card leaves the sequence with its tokens, its charges and its magic; what it
    does when discarded happens now, to the active hero. Place -1 is the last."""
    if is_over(t) or not t.sequence or place >= len(t.sequence):
        return None
    place = place if place >= 0 else len(t.sequence) - 1
    card, owner = lift(t, place)
    t.tell("enc.dropped", seat=owner, card=card)
    doer = t.active if t.active != NOBODY else seat
    abilities = t.content.cards[card].abilities
    due = [at for at, ability in enumerate(abilities) if ability.timing == "discarded"]
    return tuple([last_word(doer, card, owner, at) for at in due])


@book.rule
def last_word(t: Table, seat: int, card: str, owner: int, at: int) -> Flow:
    """[Bonuses: if discarded] What it does as it leaves the sequence; the hero decides if it says `may`."""
    source = Source(f"gone/{owner}/{card}", at, t.content.cards[card].abilities[at])
    if seat not in t.inside or not usable(t, owner, source) or not works(t, seat, source):
        return None
    if source.ability.may and not (
        yield Ask(seat, "enc.ability", (True, False), source=f"card/{card}", timing="discarded")
    ):
        return None
    use_up(t, owner, source)
    return enact.now(t, source.ability.effects, seat, source.name)


def lift(t: Table, place: int) -> tuple[str, int]:
    """Take a card out of the sequence to its owner's discards; what is remembered of the cards behind it
    moves with them."""
    card, owner = t.sequence.pop(place)[:2]
    t.thrown[owner].append(card)
    close_up(t, place)
    return card, owner


# -- markers -----------------------------------------------------------------------------------------------


def add_markers(t: Table, seat: int, number: int, row: str = "") -> Follow:
    """[Combat pool] Markers in or out. [Negative pool] For what is missing, the active hero discards cards
    from their hand, then from their deck. A joined key is told with its row, even if it changes nothing."""
    if number < 0:
        number += spared(t, seat, "avoid_pool", -number)
    if not number and not row:
        return None
    missing = max(0, -number - t.pool)
    t.pool = max(0, t.pool + number)
    t.tell("fight.pool", seat=seat, row=row, count=number, pool=t.pool)
    return throw_cards(t.active if t.active != NOBODY else seat, missing) if missing else None


def move_marker(t: Table, seat: int, number: int, row: str = "") -> None:
    """[Affinity] Up or down, never off the track (TG-15); by a joined key too, which is told with its row."""
    enc = t.encounter()
    if number < 0:
        number += spared(t, seat, "avoid_aff", -number)
    if number:
        t.affinity = max(-enc.down, min(enc.up, t.affinity + number))
    if number or row:
        t.tell("talk.marker", seat=seat, row=row, count=number, affinity=t.affinity)
