"""[Special black cards] What each does when nobody has stopped it."""

from __future__ import annotations

from itertools import combinations

from roundtable.kernel import Ask, AskAll, Flow, Follow, Rulebook

from .cards import CAMELOT, EFFECTS, HOLY_GRAIL, WARS
from .ending import abandon, add_engines, lose_life
from .quests import add_warrior, lay_despair
from .table import Table

book = Rulebook()


@book.rule
def desolation(t: Table, seat: int, card: int) -> Follow:
    """[Desolation] Laid in the Grail's row like Despair, but no Merlin takes it away."""
    if HOLY_GRAIL not in t.finished:
        return lay_despair(card)
    t.black_discard.append(card)
    return add_engines(1)


@book.rule
def darkforest(t: Table, seat: int, card: int) -> Follow:
    """[Dark Forest] Beside the Grail's board: no Grail is played there until a quest is won."""
    if HOLY_GRAIL in t.finished:
        t.black_discard.append(card)
        return add_engines(1)
    t.in_force["darkforest"] = card
    return None


@book.rule
def guinevere(t: Table, seat: int, card: int) -> None:
    """[Guinevere] All knights return to Camelot at once, and the turn is over (SH-6)."""
    t.black_discard.append(card)
    for knight in t.living():
        abandon(t, knight)
        t.place[knight] = CAMELOT
    t.turn_over = True


@book.rule
def mist(t: Table, seat: int, card: int) -> None:
    """[Mist of Avalon] To the end of the game every lost quest brings one more black sword."""
    t.in_force["mist"] = card


@book.rule
def vivien(t: Table, seat: int, card: int) -> None:
    """[Vivien] No Merlin is played until a quest is won."""
    t.in_force["vivien"] = card


@book.rule
def mordred(t: Table, seat: int, card: int) -> Flow:
    """[Mordred] Mordred joins a war with one more warrior; it now takes a second fight of 5."""
    war = yield Ask(t.deputy(seat), "war.which", WARS)
    t.drawn.remove(card)
    t.in_force["mordred"] = card
    t.mordred_at = war
    t.tell("mordred.joins", quest=f"place-{war}")
    return add_warrior(war)


# -- Morgan ----------------------------------------------------------------------------------------------


@book.rule
def morgan_1(t: Table, seat: int, card: int) -> Follow:
    """[Morgan] One knight may offer to discard three white cards; else everybody discards one."""
    t.black_discard.append(card)
    able = [knight for knight in t.living() if len(t.hands[knight]) >= EFFECTS.morgan_volunteer_cards]
    return ask_volunteer("cards", tuple(able))


@book.rule
def morgan_3(t: Table, seat: int, card: int) -> Follow:
    """[Morgan] Two siege engines."""
    t.black_discard.append(card)
    return add_engines(EFFECTS.morgan_engines)


@book.rule
def morgan_4(t: Table, seat: int, card: int) -> Follow:
    """[Morgan] Every knight loses a life."""
    t.black_discard.append(card)
    return lose_life(tuple(t.living()), 1)


@book.rule
def morgan_5(t: Table, seat: int, card: int) -> Follow:
    """[Morgan] One knight may offer two lives; else everybody who has a white card discards one."""
    t.black_discard.append(card)
    return ask_volunteer("life", tuple(t.living()))


@book.rule
def ask_volunteer(t: Table, price: str, knights: tuple[int, ...]) -> Flow:
    """[Morgan] Asked in turn order from the drawer on; the first yes pays (SH-44)."""
    knights = tuple([knight for knight in knights if t.is_knight(knight)])
    if not knights:
        return everybody_discards(1)
    volunteer, *others = knights
    if not (yield Ask(volunteer, f"volunteer.{price}", (True, False))):
        return ask_volunteer(price, tuple(others))
    t.tell(f"volunteered.{price}", seat=volunteer)
    if price == "life":
        return lose_life((volunteer,), EFFECTS.morgan_volunteer_life)
    return discard_some(volunteer, EFFECTS.morgan_volunteer_cards)


@book.rule
def discard_some(t: Table, seat: int, number: int) -> Flow:
    """The player discards this many white cards face down."""
    if not t.is_knight(seat):
        return None
    cards = yield Ask(seat, "discard.some", choices(t.hand(seat), number), count=number)
    t.discard_hidden(seat, *cards)
    t.tell_apart((seat,), "cards.discarded", {"cards": cards}, seat=seat, count=len(cards))
    return None


@book.rule
def everybody_discards(t: Table, number: int) -> Flow:
    """Every knight discards this many white cards, or all that they have: at the same time, face down."""
    hands = {seat: t.hand(seat) for seat in t.living() if t.hands[seat]}
    if not hands:
        return None
    options = {seat: choices(hand, min(number, len(hand))) for seat, hand in hands.items()}
    answers = yield AskAll("discard.some", options, count=number)
    for seat, cards in answers.items():
        t.discard_hidden(seat, *cards)
        t.tell_apart((seat,), "cards.discarded", {"cards": cards}, seat=seat, count=len(cards))
    return None


def choices(hand: list[str], number: int) -> tuple[tuple[str, ...], ...]:
    """Every different choice of this many cards of a hand."""
    return tuple(dict.fromkeys(combinations(hand, number)))
