"""[Game with seals] What differs from the basic game: the second action."""

from __future__ import annotations

from roundtable.kernel import Ask, Flow, Follow, Rulebook

from .cards import COLUMN_OF, POWER, place
from .ending import last_adversary
from .paying import payable_powers, payments
from .table import FaceUp, Table

book = Rulebook()

USUAL, REPEATED, DOUBLE = "usual", "repeated", "double"


def ways(t: Table, seat: int) -> dict[tuple[str, str], int]:
    """Every challenge that the layout offers the player, whatever they hold, and how many knights it takes:
    the usual one an unsealed card and a seal to put on it (KA-26, KA-27), the repeated one a card with their
    own seal (KA-32), the double one an unsealed card and twice the knights (KA-33)."""
    lying = t.face_up()
    unsealed = sorted({card for card, seal in lying if seal is None}, key=place)
    his_own = sorted({card for card, seal in lying if seal == seat}, key=place)
    found = {(USUAL, card): POWER[card] for card in unsealed} if t.seals[seat] else {}
    found |= {(REPEATED, card): POWER[card] for card in his_own}
    found |= {(DOUBLE, card): 2 * POWER[card] for card in unsealed}
    return found


@book.rule
def seal_challenge(t: Table, seat: int) -> Flow:
    """[Game with seals] For the second action the player chooses one of three challenges (KA-25)."""
    hand, strict, open_to_him = t.hands[seat], t.options["strict_knights"], ways(t, seat)
    if not open_to_him:
        return None
    payable = payable_powers(hand)
    affordable = [way for way, power in open_to_him.items() if power in payable]
    choice = yield Ask(seat, "challenge.which", (*affordable, None))
    if choice is None:
        return None
    way, card = choice
    power = open_to_him[choice]
    choices = payments(hand, power, strict)
    knights = yield Ask(seat, "challenge.pay", choices, card=card, power=power, way=way)
    t.play_knights(seat, knights)
    t.tell(f"challenge.{way}", seat=seat, card=card, knights=knights)
    then = {USUAL: usual_challenge, REPEATED: repeated_challenge, DOUBLE: double_challenge}[way]
    return then(seat, card), last_adversary()  # a released column may be the last (KA-35)


@book.rule
def usual_challenge(t: Table, seat: int, card: str) -> Follow:
    """[the usual challenge] The player marks the adversary with one of their seals. It is defeated only when
    all cards of its kind in the layout have seals."""
    column = t.columns[COLUMN_OF[card]]
    column[column.index((card, None))] = (card, seat)
    t.seals[seat] -= 1
    return release(COLUMN_OF[card], (card, seat))


@book.rule
def repeated_challenge(t: Table, seat: int, card: str) -> None:
    """[the repeated challenge] The player takes back their seal, and the card. The rest of the column lies
    undisturbed, even if a double challenge has left it fully sealed (KA-32)."""
    t.take_face_up(seat, (card, seat))


@book.rule
def double_challenge(t: Table, seat: int, card: str) -> Follow:
    """[the double challenge] The player takes the unsealed adversary at once. The rest of the column lies
    undisturbed even if it is all sealed, while there are adversaries to come (KA-31)."""
    t.take_face_up(seat, (card, None))
    return release(COLUMN_OF[card]) if t.options["double_releases"] or not t.deck else None


@book.rule
def release(t: Table, kind: int, last: FaceUp = ("", None)) -> None:
    """[the usual challenge] When all cards in a column have seals, every player with seals there takes them
    back, with the cards, no matter whose turn it is (KA-28); a lone card at once (KA-29). `last` has just got
    its seal."""
    column = list(t.columns[kind])
    if not column or any(seal is None for _, seal in column):
        return
    for card, seal in column:
        assert seal is not None
        t.take_face_up(seal, (card, seal))
        t.tell("seals.released", seat=seal, card=card, last=(card, seal) == last)
        last = ("", None) if (card, seal) == last else last


@book.rule
def release_what_is_sealed(t: Table) -> Follow:
    """KA-31: once the last adversary is turned up, a column that a double challenge had left fully sealed
    is released."""
    return tuple(release(kind) for kind in range(len(t.columns)))
