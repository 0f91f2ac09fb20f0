"""[Special black cards], [Excalibur]: how a black card that has just been shown is stopped."""

from __future__ import annotations

from roundtable.kernel import Ask, AskAll, Flow, Rulebook

from .cards import EXCALIBUR, MERLIN, NUMBERS, SPECIAL_BLACK
from .table import OUT, Table

book = Rulebook()


@book.rule
def merlin_window(t: Table, seat: int) -> Flow:
    """[Special black cards] Three Merlins, of one knight or of several, stop the card. Everybody is asked,
    so that nobody learns who has any; what is too much goes back unseen (SH-38)."""
    knights = t.living()
    most = NUMBERS.merlins_to_cancel
    offers = yield AskAll(
        "merlin.stop",
        {knight: tuple(range(min(t.has(knight, MERLIN), most) + 1)) for knight in knights},
        card=t.faces[t.drawn[-1]],
    )
    if sum(offers.values()) < most:
        t.tell("merlin.not")
        return None
    left = most
    for knight in knights:  # from the drawer on, in turn order
        spent = min(offers[knight], left)
        left -= spent
        if spent:
            t.discard_openly(knight, *[MERLIN] * spent)
            t.tell("merlin.spent", seat=knight, count=spent)
    stop_card(t)
    return None


def stop_card(t: Table) -> None:
    card = t.drawn.pop()
    t.black_discard.append(card)
    t.tell("black.stopped", card=t.faces[card])


@book.rule
def excalibur_window(t: Table, seat: int) -> Flow:
    """[Excalibur] Its bearer may give it up to stop a black card that has just been shown, except
    Morgan's chain (SH-4, SH-39)."""
    bearer = t.holder(EXCALIBUR)
    if bearer is None or not t.drawn or t.chain:
        return None
    face = t.faces[t.drawn[-1]]
    if t.options["excalibur_standard"] and face in SPECIAL_BLACK:
        return None
    if (yield Ask(bearer, "excalibur.stop", (True, False), card=face)):
        t.relics[EXCALIBUR] = OUT
        t.tell("excalibur.given", seat=bearer)
        stop_card(t)
    return None
