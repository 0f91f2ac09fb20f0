"""What effects, costs and conditions do to a way through the journal."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple

from ...content.language import (
    ATTRIBUTES,
    COLOURS,
    KEYWORDS,
    RESOURCES,
    TRACKS,
    Act,
    Cond,
    read_amount,
    read_conds,
    read_effects,
)
from ...content.records import Pack
from ...content.verbs import marked
from ...content.verses import END
from .facts import Way
from .known import Known, acts

TELLING = marked("known")


class At(NamedTuple):
    """Where something happens: on a location (0: anywhere), in which event, in which verse or event."""

    place: int = 0
    event: str = ""
    label: str = ""


class Effects:
    """One chapter's effects. Reading a verse is left to who knows the journal."""

    def __init__(self, pack: Pack, chapter: int, known: Known) -> None:
        self.pack, self.chapter, self.known = pack, chapter, known
        self.endings: dict[str, int] = {}  # where the chapter ends -> the next chapter

    def read(self, way: Way, verse: str, at: At) -> list[Way]:
        raise NotImplementedError

    # -- effects -----------------------------------------------------------------------------------------

    def run_all(self, ways: list[Way], text: str, at: At) -> list[Way]:
        return [one for way in ways for one in self.run(way, text, at)] if text else ways

    def run(self, way: Way, text: str, at: At) -> list[Way]:
        """A line of effects, step by step."""
        ways = [way]
        for step in read_effects(text):
            if step.conds and not any(act.verb in TELLING for group in step.groups for act in group):
                continue  # only figures depend on it
            over = [one for one in ways if one.ended or (one.closed and at.label in self.pack.verses)]
            yes, no = self.split_conds([one for one in ways if one not in over], step.conds, at)
            ways = over + no
            if all(any(act.verb == "pay" for act in group) for group in step.groups):
                ways = ways + yes  # nobody can pay
            for group in step.groups:
                done = yes
                for act in group:
                    done = [
                        one for each in done for one in ([each] if each.ended else self.act(each, act, at))
                    ]
                ways = ways + done
            ways = list(dict.fromkeys(ways))
        return ways

    def act(self, way: Way, act: Act, at: At) -> list[Way]:
        verb, args = act.verb, act.args
        if verb == "pay":
            return self.pay(way, act, at)
        if verb in RESOURCES:
            return self._goods(way, verb, args[0])
        if verb == "goto" and at.label not in self.pack.verses:
            return self.read_later(way, args[0], at)
        if verb in ("goto", "end"):
            ways = self.read(way, args[0], at) if verb == "goto" else [way]
            return [one._replace(closed=True) for one in ways]
        if verb == "chapter":
            self.endings[at.label] = int(args[0])
            return [way.make(self.known.bit("ended", at.label))._replace(ended=True)]
        if verb == "mercy":
            return []
        if verb == "encounter":
            return self.fought(way, args[0], True, at)
        if verb == "dream":
            dreams = [f"{at.place}.dream", f"{at.place}.nightmare"]
            return [one for verse in dreams for one in self.read(way, verse, at)]
        if verb == "event":
            return self._event(way, args, at)
        if verb == "draw" and args[0] == "item":
            fitting = self.known.items(args[1] if args[1] in KEYWORDS else "any")
            return [way.make(self.known.bit("item", item.id)) for item in fitting] or [way]
        if verb == "lose" and args[0] == "item":
            return self._lose_item(way, args[1])
        if verb in ("dial", "token", "time"):
            return self._turn(way, verb, args, at)
        return self.known.change(way, verb, args, at.place)

    def _goods(self, way: Way, what: str, amount: str) -> list[Way]:
        """A gain is a gain; a loss is possible with empty hands."""
        read = read_amount(amount)
        if what not in self.known.scarce:
            return [way._replace(gives=way.gives | {what}) if read.factor > 0 else way]
        bits = self.known.counter("stock", what)
        change = 0 if read.term else read.factor
        return way.turned(bits, change)

    def fought(self, way: Way, what: str, won: bool, at: At) -> list[Way]:
        """What winning brings, or failing costs; of a deck whatever one of its cards brings."""
        if what in COLOURS:
            cards = [e for e in self.pack.encounters.values() if e.deck == what and not e.story]
            gains = {act.verb for e in cards for text in (e.loot, e.reward) for act in acts(text)}
            return [way._replace(gives=way.gives | (gains & set(RESOURCES))) if won else way]
        card = self.pack.encounters[what]
        return self.run_all(
            [way], "; ".join(filter(None, (card.loot, card.reward))) if won else card.fail, at
        )

    def _event(self, way: Way, args: tuple[str, ...], at: At) -> list[Way]:
        how, name = args[0], at.event if args[1:] in ((), ("self",)) or args[0] == "again" else args[1]
        deck, quest = self.known.bit("deck", name), self.known.bit("quest", name)
        if how == "play":  # but for what has been played
            new, old = (way.need(self.known.bit("out", name), truth) for truth in (False, True))
            return (self.resolve(new.unmake(deck), name) if new else []) + ([old] if old else [])
        if how in ("again", "top"):
            way = way.unmake(quest | self.known.bit("out", name)).make(deck)
            return [way.make(self.known.bit("top", name)) if how == "top" else way]
        return [way.unmake(deck | quest)] if how == "discard" else [way]

    def resolve(self, way: Way, name: str) -> list[Way]:
        """An event that is drawn or played."""
        event, at = self.pack.events[name], At(event=name, label=f"event {name}")
        way = way.make(self.known.bit("out", name)).unmake(self.known.bit("goal", name))
        way = way.make(self.known.bit("quest", name)) if event.quest else way
        ways = self.run_all([way], event.do, at)
        return [one for each in ways for one in self.read_later(each, event.read or END, at)]

    def read_later(self, way: Way, verse: str, at: At) -> list[Way]:
        """What is no part of a verse waits until the present reading is over (TG-69)."""
        return [way._replace(later=(*way.later, verse))] if way.reading else self.read(way, verse, at)

    def _lose_item(self, way: Way, about: str) -> list[Way]:
        items = self.known.items(about if about in KEYWORDS or not about.isdecimal() else "any")
        bits = [self.known.bit("item", item.id) for item in items]
        held = [one.unmake(bit) for bit in bits if (one := way.need(bit, True))]
        none = way.tally(sum(bits), 1, False) if bits else way
        return held + ([none] if none else [])

    def _turn(self, way: Way, kind: str, args: tuple[str, ...], at: At) -> list[Way]:
        """A quest dial or tokens: set, or turned by so much."""
        name = str(self.known.original(args[0], at.place)) if kind != "dial" else args[0]
        bits, read = self.known.counter(kind, name), read_amount(args[1])
        turned = read.signed or kind != "dial"
        return way.turned(bits, read.factor) if turned else [way.put(bits, read.factor)]

    # -- costs and conditions ----------------------------------------------------------------------------

    def pay(self, way: Way, act: Act, at: At) -> list[Way]:
        """Everything in kind must be at hand; what can be had again and again is had when it is needed."""
        what, number = act.args[-2], act.args[-1]
        if what in TRACKS:
            return [way.only_for(act)]
        if what in RESOURCES:
            way = way._replace(takes=way.takes | {what})
            if what not in self.known.scarce:
                had = way.need(self.known.bit("has", what), True)
                return [had] if had else []
            bits = self.known.counter("stock", what)
            due = int(number)
            return [one.put(bits, value - due) for one, value in way.values(bits) if value >= due]
        if what not in ("item", "secret"):
            return []
        names = [item.id for item in self.known.items(number)] if what == "item" else [number]
        bits = [self.known.bit(what, name) for name in names]
        return [one.unmake(bit) for bit in bits if (one := way.need(bit, True))]

    def split(self, ways: list[Way], text: str, at: At) -> tuple[list[Way], list[Way]]:
        """The ways on which conditions hold, and those on which they do not."""
        return self.split_conds(ways, read_conds(text), at)

    def split_conds(self, ways: list[Way], conds: Iterable[Cond], at: At) -> tuple[list[Way], list[Way]]:
        no = list[Way]()
        for cond in conds:
            no += [one for way in ways for one in self.test_cond(way, cond, False, at)]
            ways = [one for way in ways for one in self.test_cond(way, cond, True, at)]
        return ways, no

    def test_cond(self, way: Way, cond: Cond, wanted: bool, at: At) -> list[Way]:
        """The same way if the condition is as wanted."""
        truth = wanted != cond.no
        if cond.test in (*ATTRIBUTES, "is", "party", "players"):
            return [way.only_for(replace(cond, no=not truth))]
        if cond.test == "chapter":
            return [way] if (cond.number == self.chapter) == truth else []
        if cond.test == "at":
            return self._at(way, int(cond.about), truth, at)
        found = self.known.test(way, cond, truth)
        return [found] if found else []

    def _at(self, way: Way, number: int, truth: bool, at: At) -> list[Way]:
        """In an exploration it is known where they are; in an event they may be where it suits."""
        if at.place:
            return [way] if (at.place == number) == truth else []
        there = way.need(self.known.bit("open", str(number)), True) if truth else way
        return [there] if there else []
