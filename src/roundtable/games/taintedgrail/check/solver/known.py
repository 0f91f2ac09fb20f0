"""What can become known in a chapter, as facts: how acts change them, and how conditions test them."""

from __future__ import annotations

from collections.abc import Iterable

from ...content.language import KEYWORDS, RESOURCES, Act, Cond, read_amount
from ...content.records import Item, Pack
from .facts import Facts, Way
from .lines import all_acts, all_conds

MOST_STOCK = 12  # of a resource that cannot be had again and again
TURNED = ("dial", "token", "time")
MOST_TURNED = 8  # on a dial


def edge(cond: Cond) -> int:
    """The least figure for which a comparison with `>=` becomes true, or one with `<=` false."""
    return cond.number + (cond.sign == "<=")


class Known:
    """Only what is tested somewhere is worth a fact. `scarce` are the resources that must be counted."""

    def __init__(self, pack: Pack, scarce: frozenset[str]) -> None:
        self.pack, self.scarce = pack, scarce
        self.facts = Facts()
        conds, acts = list(all_conds(pack)), list(all_acts(pack))
        self.read = {cond.about for cond in conds if cond.test == "read"}
        self.read |= {collect.goto for status in pack.statuses.values() for collect in status.collect}
        self.days = sorted({edge(cond) for cond in conds if cond.test == "day"})
        self._most = self._highest(conds, acts)
        self._tested = self._asked_for(conds, acts)

    def _highest(self, conds: Iterable[Cond], acts: Iterable[Act]) -> dict[tuple[str, str], int]:
        """How far each dial or row of tokens must be counted: up to what is tested, or to the end if it is
        also turned back."""
        most = dict[tuple[str, str], int]()
        for cond in conds:
            if cond.test in TURNED:
                key = (cond.test, self._turned(cond))
                most[key] = max(most.get(key, 1), edge(cond))
        for act in acts:
            if act.verb in TURNED and read_amount(act.args[1]).factor < 0:
                most[act.verb, act.args[0]] = MOST_TURNED
        return most

    def _asked_for(self, conds: Iterable[Cond], acts: Iterable[Act]) -> set[str]:
        """The items that something tests or asks to be handed over."""
        about = {cond.about for cond in conds if cond.test == "item"}
        about |= {act.args[1] for act in acts if act.verb == "pay" and act.args[0] == "item"}
        return {item for word in about for item in self._fitting(word)}

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

    def _turned(self, cond: Cond) -> str:
        """The dial, or the place with the tokens, that a condition is about."""
        return cond.about if cond.test == "dial" else str(self.original(cond.about, 0))

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

    def change(self, way: Way, act: Act, here: int) -> list[Way]:
        """What an act makes known. Acts that only move figures change nothing here."""
        verb, args = act.verb, act.args
        if verb == "status":
            return self._tick(way, args[0])
        if verb == "unstatus":
            return [way.unmake(self.bit("status", args[0]))]
        if verb == "item" and args[0] in self._tested:
            return [way.make(self.bit("item", args[0]))]
        if verb in ("secret", "timer"):
            return [way.make(self.bit(verb, args[0]))]
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
            return way.tally(sum(self.parts(about)), edge(cond), truth == (cond.sign == ">="))
        if test == "item" and about in KEYWORDS:
            return way.tally(sum(self.bit("item", item.id) for item in self.items(about)), 1, truth)
        if test in ("status", "secret", "item", "quest", "guardian", "read"):
            return way.need(self.bit(test, about), truth)
        if test in ("lit", "shown"):
            return way.need(self.bit(test, str(self.original(about, 0))), truth)
        if test == "day":
            return way.need(self.bit("day", str(edge(cond))), truth == (cond.sign == ">="))
        if test.removeprefix("party_") in RESOURCES:
            return self._owned(way, cond, truth)
        if test in TURNED:
            return self._shows(way, cond, truth)
        return way

    def _owned(self, way: Way, cond: Cond, truth: bool) -> Way | None:
        """Enough of something must be at hand; having less is easy."""
        what, rich = cond.test.removeprefix("party_"), truth == (cond.sign == ">=")
        if what not in self.scarce:
            return way.need(self.bit("has", what), True) if rich else way
        bits, wanted = self.counter("stock", what), edge(cond)
        return way.need(bits[min(wanted, len(bits)) - 1], rich) if wanted else way

    def _shows(self, way: Way, cond: Cond, truth: bool) -> Way | None:
        """A dial or tokens. A time dial shows anything while it turns; time tokens go by themselves."""
        name, up = self._turned(cond), truth == (cond.sign == ">=")
        if cond.test == "dial" and name in self.pack.timers:
            return way.need(self.bit("timer", name), True) if up else way
        if cond.test == "time" and not up:
            return way
        wanted = edge(cond)
        return way.need(self.counter(cond.test, name)[wanted - 1], up) if wanted else (way if up else None)
