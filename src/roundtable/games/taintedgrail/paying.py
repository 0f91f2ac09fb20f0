"""[Parties] Costs and shares: who pays, and who gets what."""

from __future__ import annotations

from roundtable.kernel import Ask, Flow, Follow, Frame, Rulebook

from .costs import LENT, MOST_GOODS, held, payers, shares
from .counting import Context, amount, fitting, place_of
from .effects import VERBS, decider
from .language import TRACKS, Act
from .table import NOBODY, Table
from .tracks import change

book = Rulebook()


def pay_act(t: Table, act: Act, context: Context, members: list[int]) -> Follow:
    """Pay what an act says."""
    what, *rest = act.args
    if what == "share":
        return divide(tuple(members), rest[0], -int(rest[1]), members[0])
    if what == "each":
        return tuple([pay_one(seat, rest[0], int(rest[1]), tuple(members)) for seat in members])
    if what in ("item", "secret", "card", "charge"):
        return hand_over(what, rest[0], tuple(members), context.doer, context.source)
    able = [seat for seat in payers(t, what, context) if what in LENT or held(t, seat, what) >= int(rest[0])]
    doer = context.doer if context.doer != NOBODY else able[0]
    if what in LENT and len(able) > 1:
        return divide(tuple(able), what, -int(rest[0]), doer)
    return pay_one(doer if doer in able else able[0], what, int(rest[0]), tuple(members))


@book.rule
def pay_one(t: Table, seat: int, what: str, number: int, party: tuple[int, ...]) -> Follow:
    """One member pays; who cannot is left out of what follows, unless a companion helps."""
    if held(t, seat, what) >= number:
        return add(t, seat, what, number if what == "terror" else -number)
    helpers = [other for other in party if other != seat and held(t, other, what) >= number]
    if what in LENT and helpers:
        return add(t, helpers[0], what, -number)
    t.tell("party.left", seat=seat)
    t.out.append(seat)
    return None


def add(t: Table, seat: int, what: str, number: int) -> Frame | None:
    """Give or take a resource or a point of a track."""
    if what in TRACKS:
        return change(t, seat, what, number)
    have = t.goods[what][seat] + number
    t.goods[what][seat] = max(0, have if what == "exp" else min(have, MOST_GOODS))
    t.tell("goods.changed", seat=seat, what=what, count=number)
    return None


# -- shares ----------------------------------------------------------------------------------------------


@book.rule
def divide(t: Table, seats: tuple[int, ...], what: str, number: int, who: int) -> Flow:
    """[Parties] A gain is divided as the party likes, a loss too, as far as each has something."""
    ways = shares(t, seats, what, number)
    split = ways[0] if len(ways) == 1 else (yield Ask(who, "share.how", ways, what=what, count=number))
    return tuple([given(seat, what, part) for seat, part in zip(seats, split, strict=True) if part])


@book.rule
def given(t: Table, seat: int, what: str, number: int) -> Follow:
    return add(t, seat, what, number)


@book.rule
def hand_over(t: Table, what: str, about: str, seats: tuple[int, ...], doer: int, source: str) -> Flow:
    """[Costs] An item or a secret is handed over, a card of the hand discarded, a charge spent."""
    if what == "charge":
        at = place_of(Context(seats, doer, source))
        card, owner, time, charges, magic = t.sequence[at]
        t.sequence[at] = (card, owner, time, charges - int(about), magic)
        return None
    if what == "card":
        card = yield Ask(doer, "discard.which", tuple(dict.fromkeys(t.hands[doer])))
        t.hands[doer].remove(card)
        t.thrown[doer].append(card)
        return None
    if what == "secret":
        owner = next(seat for seat in seats if about in t.secrets[seat])
        t.secrets[owner].remove(about)
        t.secret_deck.append(about)
        return None
    choices = tuple(
        [(seat, item) for seat in seats for item in dict.fromkeys(fitting(t, t.items[seat], about))]
    )
    seat, item = choices[0] if len(choices) == 1 else (yield Ask(seats[0], "item.which", choices))
    lose_item(t, seat, item)
    return None


def lose_item(t: Table, seat: int, item: str) -> None:
    """An item goes under its deck, which is shuffled before anybody draws from it again."""
    t.items[seat].remove(item)
    if item in t.stowed[seat] and t.stowed[seat].count(item) > t.items[seat].count(item):
        t.stowed[seat].remove(item)
    if t.enc and item in t.gear[seat]:
        t.gear[seat].remove(item)
    t.item_deck.insert(0, item)
    t.tell("item.lost", seat=seat, item=item)


def share_act(t: Table, act: Act, context: Context, members: list[int]) -> Follow:
    number = amount(t, act.args[0], context)
    return divide(tuple(members), act.verb, number, decider(t, context))


VERBS["pay"], VERBS["share"] = pay_act, share_act
