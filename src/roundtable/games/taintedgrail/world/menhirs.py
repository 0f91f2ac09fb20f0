"""[Menhirs and wyrdness] Inspecting and lighting menhirs, and how they go out."""

from __future__ import annotations

from roundtable.kernel import Ask, AskAll, Flow, Follow, Frame, Rulebook

from ..effects.agreeing import Parts, Unwilling, of_kind, pay_terms, proposed, refused, splits
from ..effects.conditions import Context, met
from ..effects.costs import LENT, held
from ..effects.dying import weigh
from ..effects.helping import Terms
from ..effects.in_force import modifier
from ..effects.paying import divide, pay_one
from ..effects.steps import effects
from ..effects.tracks import fire_all
from ..journal.reading import read
from ..marks import INSPECTED
from ..places import in_reach
from ..table import NOBODY, Seats, Table
from .locations import discard, make_room, new_light, toll_of_dark

book = Rulebook()

Costs = tuple[tuple[str, int], ...]
# What each is worth, in half energies.
HALVES = {"energy": 2, "health": 3, "terror": 3, "food": 2, "wealth": 3, "rep": 3, "magic": 4, "exp": 4}
BLOOD = "blood"  # a way to pay (TG-97)
UNIFORM, IN_BLOOD = (("energy", 1), ("magic", 1)), (("health", 2), ("terror", 1))


def cost_for(t: Table, seat: int, number: int, way: str = "") -> Costs:
    """[Menhirs] What one hero pays, with what their gear changes. The way of paying is blood, or the kind
    that is left out."""
    costs = [(what, price + modifier(t, seat, f"ward_{what}")) for what, price in _price(t, number, way)]
    return tuple([(what, price) for what, price in costs if price > 0 and what != way])


def _price(t: Table, number: int, way: str) -> Costs:
    """[Menhirs] What is printed; or the same for all menhirs, and blood instead if they like (TG-97)."""
    ward = t.location(number).ward
    assert ward is not None
    if not t.options["blood_price"]:
        return ward.cost
    return IN_BLOOD if way == BLOOD else UNIFORM


def kinds(t: Table, number: int, way: str = "") -> list[str]:
    """What has to be paid, energy first (TG-56)."""
    found = dict.fromkeys([what for seat in t.living() for what, _ in cost_for(t, seat, number, way)])
    return sorted(found, key=lambda what: what != "energy")


def can_light(t: Table, number: int, way: str = "") -> bool:
    """[Menhirs] All heroes are there, what it needs is at hand, and everybody's share can be paid."""
    ward, everybody = t.location(number).ward, t.living()
    if ward is None or any([t.place[seat] != number for seat in everybody]):
        return False
    if not met(t, ward.needs, Context(everybody, NOBODY, f"location/{number}")):
        return False
    return all([_payable(t, number, what, way, everybody) for what in kinds(t, number, way)])


def _payable(t: Table, number: int, what: str, way: str, seats: Seats) -> bool:
    due = {seat: dict(cost_for(t, seat, number, way)).get(what, 0) for seat in seats}
    if what in LENT:
        return sum([held(t, seat, what) for seat in seats]) >= sum(due.values())
    return all([held(t, seat, what) >= price for seat, price in due.items()])


def ways_to_pay(t: Table, number: int) -> tuple[str, ...]:
    """[Story mode] The kinds of which one need not be paid; blood, where that is a price (TG-97); and the
    usual way. Only such as can be gone."""
    ways = (t.options["cheap_wards"] and kinds(t, number)) or [""]
    blood = [BLOOD] if t.options["blood_price"] else []
    return tuple([way for way in (*ways, *blood) if can_light(t, number, way)])


def is_inspected(t: Table, number: int) -> bool:
    """[Inspecting a menhir] Whether its price is known: somebody has looked, or they need not (TG-139)."""
    return t.options.get("open_prices", True) or (INSPECTED, number) in t.once


@book.rule
def inspect(t: Table, seat: int) -> Follow:
    """[Inspecting a menhir] Free. The journal says what it asks for; who has that may light it at once."""
    number = t.place[seat]
    t.tell("ward.inspected", seat=seat, place=number)
    verse = f"{number}.ward"
    if t.by_consent and not is_inspected(t, number):
        t.once.append((INSPECTED, number))
    told = read(verse, t.at(number), "ward") if verse in t.content.verses else None
    return told, offer_light(seat, number)


@book.rule
def offer_light(t: Table, seat: int, number: int) -> Flow:
    """[Menhirs] If there are several ways to pay, the hero who lights it chooses."""
    ways = ways_to_pay(t, number)
    if not ways:
        return None
    if ways == (BLOOD,):
        wish = Ask(seat, "ward.bleed", (True, False), place=number, costs=cost_for(t, seat, number, BLOOD))
    else:
        wish = Ask(seat, "ward.light", (True, False), place=number)
    if not (yield wish):
        return None
    way = ways[0]
    if len(ways) > 1:
        way = yield Ask(seat, "ward.price" if BLOOD in ways else "ward.without", ways, place=number)
    return agree_to_light(seat, number, way)


@book.rule
def agree_to_light(t: Table, seat: int, number: int, way: str) -> Flow:
    """[Menhirs] It takes the help of all players: everybody must want it, at this price (TG-63)."""
    others = [other for other in t.living() if other != seat]
    shares = {other: {"costs": cost_for(t, other, number, way)} for other in others}
    asked = dict.fromkeys(others, (True, False))
    answers = (yield AskAll("ward.agree", asked, shares, seat=seat, place=number)) if others else {}
    if not all(answers.values()):
        return None
    if t.by_consent:
        return split_price(seat, number, way, (), ())
    return pay_for_light(seat, number, way), light(seat, number), weigh(t.living())


@book.rule
def split_price(t: Table, seat: int, number: int, way: str, terms: Terms, unwilling: Unwilling) -> Flow:
    """[Menhirs] Everybody pays, and energy and magic also for one another, in any way on which the payers
    agree (TG-66). If they find none, nothing is paid and it stays dark."""
    price = kinds(t, number, way)[len(terms) :]
    if not price:
        return light_for(t, seat, number, terms)
    what = price[0]
    due = tuple([(payer, dict(cost_for(t, payer, number, way)).get(what, 0)) for payer in t.living()])
    ways: tuple[Parts, ...] = (tuple([-share for _, share in due]),)
    if what in LENT:
        ways = splits(t, what, due, seat, of_kind(unwilling, what), together=True)
    if not ways:
        return None
    split, refusals = yield from proposed(ways, what, due, seat)
    if refusals:
        more = refused(t, what, refusals)
        return split_price(seat, number, way, terms, (*unwilling, *more))
    return split_price(seat, number, way, (*terms, (what, split)), unwilling)


def light_for(t: Table, seat: int, number: int, terms: Terms) -> Follow:
    """[Menhirs] It is paid and lit; then who has paid with their last health is weighed (TG-30)."""
    for what, split in terms:
        t.count("tax", HALVES[what] * sum([part for _, part in split]))
    return pay_terms(t, terms), light(seat, number), weigh(t.living())


@book.rule
def pay_for_light(t: Table, seat: int, number: int, way: str) -> Follow:
    """[Menhirs] How it was paid under rules 7: the others paid the energy and magic that somebody lacked, as
    the hero who lit it said."""
    paid: list[Frame | None] = []
    for what in kinds(t, number, way):
        due = {payer: dict(cost_for(t, payer, number, way)).get(what, 0) for payer in t.living()}
        own = {payer: min(price, held(t, payer, what)) for payer, price in due.items()}
        missing = sum(due.values()) - sum(own.values())
        t.count("tax", HALVES[what] * sum(due.values()))
        paid += [pay_one(payer, what, price, (payer,)) for payer, price in own.items() if price]
        paid.append(divide(tuple(due), what, -missing, seat) if missing else None)
    return tuple(paid)


@book.rule
def light(t: Table, seat: int, number: int) -> Follow:
    """[Menhirs] The dial is set again, whatever was left of it; no more than three menhirs burn at once."""
    return make_room(seat, number), burn(number)


@book.rule
def burn(t: Table, number: int) -> Follow:
    """[Menhirs] It burns, and what comes into its reach is laid."""
    ward = t.location(number).ward
    assert ward is not None
    t.count("lit")
    t.wards[number] = max(1, ward.dial[len(t.living()) - 1] - t.options["short_wards"])
    t.tell("ward.lit", place=number, count=t.wards[number])
    everybody = t.living()
    lit = effects(ward.lit, everybody, NOBODY, f"location/{number}") if ward.lit else None
    return new_light(), lit, fire_all(everybody, "ward_lit")


# -- dawn ------------------------------------------------------------------------------------------------


@book.rule
def wards_go_out(t: Table) -> Follow:
    """[Dawn, 2 and 3] A menhir without a dial is out, and what no active menhir reaches dissolves. When the
    last goes out nothing dissolves; from the next dawn on it costs everybody 2 health and 2 terror."""
    dark_before = not t.wards
    for number in [number for number, dial in t.wards.items() if dial == 0]:
        del t.wards[number]
        t.tell("ward.out", place=number)
    if not t.wards:
        return no_light() if dark_before else None
    gone = tuple([number for number in t.shown if not in_reach(t, number)])
    if t.options["lasting_map"]:
        return tuple([toll_of_dark(seat) for seat in t.living() if t.place[seat] in gone])
    return discard(gone) if gone else None


@book.rule
def no_light(t: Table) -> Follow:
    """[Menhirs and wyrdness] No menhir burns (TG-28)."""
    t.tell("ward.none")
    return effects("each health -2; each terror +2", t.living(), NOBODY, "wyrdness")


@book.rule
def turn_ward_dials(t: Table) -> None:
    """[Dawn, 4] One less; a dial that shows 1 is taken away, and the menhir burns one day more."""
    for number in t.wards:
        t.wards[number] = max(0, t.wards[number] - 1)
    t.tell("ward.dials")
