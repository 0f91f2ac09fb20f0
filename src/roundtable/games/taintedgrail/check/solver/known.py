"""What can become known in a chapter, as facts: how acts change them, and how conditions test them."""

from __future__ import annotations

from collections.abc import Iterator

from ...content.language import (
    KEYWORDS,
    RESOURCES,
    Act,
    Cond,
    read_amount,
    read_conds,
    read_effects,
    read_needs,
)
from ...content.records import Item, Pack
from .facts import Facts, Way

MOST_STOCK = 12  # of a resource that cannot be had again and again


def acts(text: str) -> list[Act]:
    return [act for step in read_effects(text) for group in step.groups for act in group]


def all_effects(pack: Pack) -> Iterator[str]:
    """Every line of effects outside encounters."""
    for verse in pack.verses.values():
        yield from [line.text for line in verse.lines if line.kind == "do"]
        yield from [choice.effects for choice in verse.choices]
        yield from [row.effects for row in verse.rows]
    for event in pack.events.values():
        yield from (event.do, event.success)
    yield from pack.timers.values()
    for place in pack.locations.values():
        yield from [deed.do for deed in (place.action, place.enter) if deed]
        yield place.ward.lit if place.ward else ""
    for encounter in pack.encounters.values():
        yield from (encounter.loot, encounter.reward, encounter.fail)
    abilities = [thing.abilities for thing in pack.items.values()]
    abilities += [thing.abilities for thing in pack.secrets.values()]
    yield from [ability.effects for some in abilities for ability in some]
    yield from [character.action.do for character in pack.characters.values()]


def all_conds(pack: Pack) -> Iterator[Cond]:
    """Every condition but those of prose."""
    for text in all_effects(pack):
        yield from [cond for step in read_effects(text) for cond in step.conds]
    for verse in pack.verses.values():
        yield from [
            cond for line in verse.lines if line.kind == "redirect" for cond in read_conds(line.conds)
        ]
        yield from [cond for choice in verse.choices for cond in read_needs(choice.needs)[0]]
    for event in pack.events.values():
        yield from read_conds(event.goal)
    yield from [
        cond for place in pack.locations.values() if place.ward for cond in read_conds(place.ward.needs)
    ]


class Known:
    """Only what is tested somewhere is worth a fact. `scarce` are the resources that must be counted."""

    def __init__(self, pack: Pack, scarce: frozenset[str]) -> None:
        self.pack, self.scarce = pack, scarce
        self.facts = Facts()
        conds, lines = list(all_conds(pack)), list(all_effects(pack))
        self.read = {cond.about for cond in conds if cond.test == "read"}
        self.read |= {collect.goto for status in pack.statuses.values() for collect in status.collect}
        self.days = sorted({cond.number + (cond.sign == "<=") for cond in conds if cond.test == "day"})
        self._most: dict[tuple[str, str], int] = {}
        for cond in conds:
            if cond.test in ("dial", "token", "time"):
                key = (cond.test, cond.about if cond.test == "dial" else str(self.original(cond.about, 0)))
                self._most[key] = max(self._most.get(key, 1), cond.number + (cond.sign == "<="))
        for act in [act for line in lines for act in acts(line)]:
            if act.verb in ("dial", "token", "time") and read_amount(act.args[1]).factor < 0:
                self._most[act.verb, act.args[0]] = 8
        about = {cond.about for cond in conds if cond.test == "item"}
        pays = [
            act
            for verse in pack.verses.values()
            for choice in verse.choices
            for act in read_needs(choice.needs)[1]
        ]
        pays += [act for line in lines for act in acts(line) if act.verb == "pay"]
        about |= {act.args[1] for act in pays if act.args[0] == "item"}
        self._tested = {item for word in about for item in self._fitting(word)}

    # -- names -------------------------------------------------------------------------------------------

    def bit(self, kind: str, name: str) -> int:
        return self.facts.bit(f"{kind} {name}")

    def counter(self, kind: str, name: str) -> list[int]:
        most = MOST_STOCK if kind == "stock" else self._most.get((kind, name), 1)
        return [self.bit(kind, f"{name}>={value}") for value in range(1, most + 1)]

    def parts(self, status: str) -> list[int]:
        return [
            self.bit("status", f"{status}/{part}") for part in range(1, self.pack.statuses[status].parts + 1)
        ]

    def original(self, number: str, here: int) -> int:
        """The number of the place where a card lies, or lay at first."""
        return here if number == "here" else self.pack.locations[int(number)].original

    def cards(self, place: int) -> list[int]:
        """The cards that may lie at a place."""
        return [number for number, card in self.pack.locations.items() if card.original == place]

    def items(self, about: str) -> list[Item]:
        """Items of this name or keyword that anything asks for."""
        return [self.pack.items[name] for name in self._fitting(about) if name in self._tested]

    def _fitting(self, about: str) -> list[str]:
        if about not in KEYWORDS:
            return [about] if about in self.pack.items else []
        return [
            item.id
            for item in self.pack.items.values()
            if about == "any" or (item.crafted if about == "crafted" else item.keyword == about)
        ]

    # -- acts --------------------------------------------------------------------------------------------

    def change(self, way: Way, verb: str, args: tuple[str, ...], here: int) -> list[Way]:
        """What an act makes known. Acts that only move figures change nothing here."""
        if verb == "status":
            return self._tick(way, args[0])
        if verb == "unstatus":
            return [way.unmake(self.bit("status", args[0]))]
        if verb == "item" and args[0] in self._tested:
            return [way.make(self.bit("item", args[0]))]
        if verb == "secret":
            return [way.make(self.bit("secret", args[0]))]
        if verb == "lose" and args[0] == "secret":
            return [way.unmake(self.bit("secret", args[1]))]
        if verb == "timer":
            return [way.make(self.bit("timer", args[0]))]
        if verb == "undial":
            return [way.unmake(self.bit("timer", args[0])).put(self.counter("dial", args[0]), 0)]
        if verb == "guardian":
            bit = self.bit("guardian", args[0])
            return [way.unmake(bit) if args[1] == "away" else way.make(bit)]
        if verb in ("ward", "reveal", "remove", "replace", "move"):
            return self._on_map(way, verb, args, here)
        return [way]

    def _tick(self, way: Way, about: str) -> list[Way]:
        name, _, part = about.partition("/")
        if part:
            return [way.make(self.bit("status", about))]
        done, going = list[Way](), [way]
        for bit in self.parts(name):
            done += [free.make(bit) for one in going if (free := one.need(bit, False))]
            going = [ticked for one in going if (ticked := one.need(bit, True))]
        return done + going

    def _on_map(self, way: Way, verb: str, args: tuple[str, ...], here: int) -> list[Way]:
        place = self.original(args[0], here)
        lit, shown, name = self.bit("lit", str(place)), self.bit("shown", str(place)), str(place)
        if verb == "ward":
            if args[1] == "out":
                return [way.unmake(lit)]
            return [way if args[1][0] in "+-" else way.make(lit)]
        if verb == "reveal":
            return [way.make(shown)]
        if verb == "remove":
            return [way.unmake(lit | shown | self.bit("open", name)).make(self.bit("gone", name))]
        if verb == "replace":
            others = sum(self.bit("card", str(card)) for card in self.cards(place) if card != int(args[1]))
            return [way.unmake(others).make(self.bit("card", args[1]))]
        there = way.need(shown, True)
        return [there._replace(goes=place)] if there else [way]

    # -- conditions --------------------------------------------------------------------------------------

    def test(self, way: Way, cond: Cond, truth: bool) -> Way | None:
        """The same way if the condition is true, or false; luck, life and time may always be as it suits."""
        test, about = cond.test, cond.about
        if test == "status" and "/" not in about:
            return way.tally(sum(self.parts(about)), 1, truth)
        if test == "parts":
            least = cond.sign == ">="
            return way.tally(sum(self.parts(about)), cond.number + (not least), truth == least)
        if test == "item" and about in KEYWORDS:
            return way.tally(sum(self.bit("item", item.id) for item in self.items(about)), 1, truth)
        if test in ("status", "secret", "item", "quest", "guardian", "read"):
            return way.need(self.bit(test, about), truth)
        if test in ("lit", "shown"):
            return way.need(self.bit(test, str(self.original(about, 0))), truth)
        if test == "day":
            late = self.bit("day", str(cond.number + (cond.sign == "<=")))
            return way.need(late, truth == (cond.sign == ">="))
        if test.removeprefix("party_") in RESOURCES:
            return self._owned(way, cond, truth)
        if test in ("dial", "token", "time"):
            return self._shows(way, cond, truth)
        return way

    def _owned(self, way: Way, cond: Cond, truth: bool) -> Way | None:
        """Enough of something must be at hand; having less is easy."""
        what, rich = cond.test.removeprefix("party_"), truth == (cond.sign == ">=")
        if what not in self.scarce:
            return way.need(self.bit("has", what), True) if rich else way
        bits, wanted = self.counter("stock", what), cond.number + (cond.sign == "<=")
        return way.need(bits[min(wanted, len(bits)) - 1], rich) if wanted else way

    def _shows(self, way: Way, cond: Cond, truth: bool) -> Way | None:
        """A dial or tokens. A time dial shows anything while it turns; time tokens go by themselves."""
        name = cond.about if cond.test == "dial" else str(self.original(cond.about, 0))
        up = truth == (cond.sign == ">=")
        if cond.test == "dial" and name in self.pack.timers:
            return way.need(self.bit("timer", name), True) if up else way
        if cond.test == "time" and not up:
            return way
        wanted = cond.number + (cond.sign == "<=")
        return way.need(self.counter(cond.test, name)[wanted - 1], up) if wanted else (way if up else None)
