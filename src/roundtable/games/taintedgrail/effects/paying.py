"""[Parties] Costs and shares: who pays, and who gets what."""

from __future__ import annotations

from collections.abc import Generator, Iterable

from roundtable.kernel import Ask, AskAll, Flow, Follow, Frame, Rulebook

from ..content.language import TRACKS
from ..table import Seats, Table, on_track
from .conditions import Context, charges_on, fitting, place_of
from .costs import GIVEN, LENT, MOST_GOODS, costs_shared, held, room, shares, within
from .losing import give_up, lose_secret, take_off
from .tracks import change

book = Rulebook()


@book.rule
def one_pays(t: Table, able: Seats, what: str, number: int, who: int) -> Flow:
    """[Parties] Of several who could pay they say who does."""
    seat = yield Ask(who, "choose.who", able, verb="pay")
    return pay_one(seat, what, number, (seat,))


def each_pays(t: Table, what: str, due: dict[int, int]) -> list[Frame]:
    """Everybody pays what they owe; first those who can, so that they see what is left to help with."""
    order = sorted(due, key=lambda seat: held(t, seat, what) < due[seat])
    return [pay_one(seat, what, due[seat], tuple(due)) for seat in order]


def collect(t: Table, what: str, due: tuple[tuple[int, int], ...], who: int) -> Follow:
    """[Parties] What the members of an action owe: of one alone who has it, it is taken at once."""
    seat, number = due[0]
    if len(due) == 1 and held(t, seat, what) >= number:
        return spend(t, seat, what, number)
    return pay_together(what, due, who)


@book.rule
def pay_together(t: Table, what: str, due: tuple[tuple[int, int], ...], who: int) -> Follow:
    """[Parties] What the members of an action owe, divided as the acting hero says; if they have too little,
    those who cannot pay are left out."""
    owed = dict(due)
    total = sum(owed.values())
    if len(owed) == 1 or _all_held(t, owed, what) < total:
        return tuple(each_pays(t, what, owed))
    return divide(tuple(owed), what, -total, who)


@book.rule
def pay_one(t: Table, seat: int, what: str, number: int, party: Seats) -> Flow:
    """[Parties] One member pays; companions may help with energy and magic if they like (TG-66). A
    hero who cannot pay is left out of what follows."""
    missing = number - held(t, seat, what)
    if missing <= 0:
        return spend(t, seat, what, number)
    able = [other for other in party if other != seat and other not in t.out and held(t, other, what)]
    helpers: list[int] = []
    if what in LENT and _all_held(t, able, what) >= missing:
        options = dict.fromkeys(able, (True, False))
        answers = yield AskAll("pay.help", options, seat=seat, what=what, count=missing)
        helpers = [other for other in able if answers[other]]
    if _all_held(t, helpers, what) < missing:
        t.tell("party.left", seat=seat)
        t.out.append(seat)
        return None
    paid = [spend(t, seat, what, number - missing)]
    for other in sorted(helpers, key=lambda other: -held(t, other, what)):
        part = min(missing, held(t, other, what))
        missing -= part
        paid.append(spend(t, other, what, part))
    return tuple(paid)


def _all_held(t: Table, seats: Iterable[int], what: str) -> int:
    return sum([held(t, seat, what) for seat in seats])


def spend(t: Table, seat: int, what: str, number: int) -> Frame | None:
    """Take a payment; terror is paid by gaining it. Outside of encounters, and before they begin, a hero
    who pays health is not dying until they have got what they paid for (TG-30)."""
    owed = number if what == "terror" else -number
    follows = change(t, seat, what, owed, True) if what in TRACKS else add(t, seat, what, owed)
    return None if what == "health" and not t.round else follows


def add(t: Table, seat: int, what: str, number: int) -> Frame | None:
    """Give or take a resource or a point of a track. Of more than the hero can carry, food and wealth may go
    to others at their place; reputation and magic are lost (TG-55)."""
    if what in TRACKS:
        return change(t, seat, what, number)
    have = t.goods[what][seat] + number
    t.goods[what][seat] = on_track(have, have if what == "exp" else MOST_GOODS)
    t.tell("goods.changed", seat=seat, what=what, count=number)
    over = have - MOST_GOODS
    if over <= 0 or what not in GIVEN:
        return None
    return offer(seat, what, over) if t.by_consent else pass_on(seat, what, over)


@book.rule
def offer(t: Table, seat: int, what: str, number: int) -> Flow:
    """[Resources] What they cannot carry others at their location take who can, as much as they like or none;
    the rest is discarded. If they want more than there is, the one who had it divides it (TG-138)."""
    others = [other for other in t.at(t.place[seat]) if other != seat and room(t, other, what)]
    if not others:
        return None
    asked = {other: tuple(range(min(number, room(t, other, what)), -1, -1)) for other in others}
    wants = yield AskAll("share.take", asked, seat=seat, what=what, count=number)
    return taken(seat, what, number, tuple([(other, wants[other]) for other in others if wants[other]]))


@book.rule
def taken(t: Table, seat: int, what: str, number: int, wants: tuple[tuple[int, int], ...]) -> Flow:
    """[Resources] Everyone gets what they want of a surplus, as far as it goes (TG-138)."""
    takers, split = tuple([taker for taker, _ in wants]), tuple([part for _, part in wants])
    if sum(split) > number:
        ways = within(number, split)
        split = yield Ask(seat, "share.how", ways, what=what, count=number, seats=takers)
    return hand_out(t, what, [(taker, part) for taker, part in zip(takers, split, strict=True) if part])


@book.rule
def pass_on(t: Table, seat: int, what: str, number: int) -> Follow:
    """[Resources] What the hero cannot carry goes to another character at their location who can, or is
    discarded."""
    others = tuple([other for other in t.at(t.place[seat]) if other != seat and room(t, other, what)])
    fits = min(number, sum([room(t, other, what) for other in others]))
    return divide(others, what, fits, seat) if fits else None


# -- shares ----------------------------------------------------------------------------------------------


@book.rule
def divide(t: Table, seats: Seats, what: str, number: int, who: int) -> Flow:
    """[Parties] A gain is divided as the party likes, a loss too, as far as each has something."""
    split = yield from _agreed(shares(t, seats, what, number), seats, what, number, who)
    return hand_out(t, what, [(seat, part) for seat, part in zip(seats, split, strict=True) if part])


def _agreed(
    ways: tuple[tuple[int, ...], ...], seats: Seats, what: str, number: int, who: int
) -> Generator[Ask, tuple[int, ...], tuple[int, ...]]:
    """How they divide it."""
    if len(ways) == 1:
        return ways[0]
    return (yield Ask(who, "share.how", ways, what=what, count=number, seats=seats))


@book.rule
def bear_together(t: Table, seats: Seats, what: str, number: int, who: int) -> Flow:
    """[Parties] A cost is divided as the party likes, as far as each can pay; terror is gained."""
    sign = 1 if what == "terror" else -1
    ways = costs_shared(t, seats, what, number, sign)
    split = yield from _agreed(ways, seats, what, sign * number, who)
    return tuple([spend(t, seat, what, abs(part)) for seat, part in zip(seats, split, strict=True) if part])


def hand_out(t: Table, what: str, parts: list[tuple[int, int]]) -> Follow:
    """Everybody gets their part, one after the other; what follows for one comes before the next."""
    for at, (seat, part) in enumerate(parts):
        follow = add(t, seat, what, part)
        if follow:
            return follow, *[given(other, what, his) for other, his in parts[at + 1 :]]
    return None


@book.rule
def given(t: Table, seat: int, what: str, number: int) -> Follow:
    return add(t, seat, what, number)


@book.rule
def hand_over(t: Table, what: str, about: str, seats: Seats, doer: int, source: str) -> Flow:
    """[Costs] An item or a secret is handed over, a card of the hand discarded, a charge spent."""
    if what == "charge":
        _spend_charges(t, Context(seats, doer, source), int(about))
    elif what == "secret":
        _give_secret(t, about, seats)
    elif what == "card" and int(about) and t.hands[doer]:
        card = yield Ask(doer, "discard.which", tuple(dict.fromkeys(t.hands[doer])))
        t.hands[doer].remove(card)
        t.thrown[doer].append(card)
        return hand_over(what, str(int(about) - 1), seats, doer, source)
    elif what == "item":
        yield from one_item(t, seats, about, doer if doer in seats else seats[0])
    return None


def _spend_charges(t: Table, context: Context, number: int) -> None:
    """[Charges] All of them or none."""
    if charges_on(t, context) >= number:
        card, owner, time, charges, magic = t.sequence[place_of(context)]
        t.sequence[place_of(context)] = (card, owner, time, charges - number, magic)


def _give_secret(t: Table, secret: str, seats: Seats) -> None:
    """[Secrets] One that binds all is taken off; another is given up by the first of them who has it."""
    if secret in t.common:
        take_off(t, secret)
        return
    for seat in [seat for seat in seats if secret in t.secrets[seat]][:1]:
        lose_secret(t, seat, secret)


def one_item(t: Table, seats: Seats, about: str, who: int) -> Generator[Ask, tuple[int, str], None]:
    """[Discarding] The party gives up one item of this name or keyword: they say whose and which."""
    choices = tuple(
        [(seat, item) for seat in seats for item in dict.fromkeys(fitting(t, t.items[seat], about))]
    )
    if choices:
        seat, item = choices[0] if len(choices) == 1 else (yield Ask(who, "item.which", choices))
        give_up(t, seat, item)
