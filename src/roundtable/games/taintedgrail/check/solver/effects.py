"""What effects, costs and conditions do to a way through the journal."""

from __future__ import annotations

from collections.abc import Callable, Iterable
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
    Group,
    Step,
    acts_of,
    read_amount,
    read_conds,
    read_effects,
)
from ...content.records import Pack
from ...content.verbs import marked
from ...content.verses import END
from .facts import Way
from .known import Known

TELLING = marked("known")


class At(NamedTuple):
    """Where something happens: on a location (0: anywhere), in which event, in which verse or event."""

    place: int = 0
    event: str = ""
    label: str = ""


class Effects:
    """One chapter's effects. Reading a verse is left to the code that knows the journal."""

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
            if not step.conds or _telling(step):  # else only figures depend on it
                ways = self._step(ways, step, at)
        return ways

    def _step(self, ways: list[Way], step: Step, at: At) -> list[Way]:
        """One of its groups on every way on which the conditions hold, unless the text is over there."""
        over = [one for one in ways if one.ended or (one.closed and at.label in self.pack.verses)]
        yes, no = self.split_conds([one for one in ways if one not in over], step.conds, at)
        after = over + no
        if all(_asks_a_price(group) for group in step.groups):
            after += yes  # nobody can pay
        for group in step.groups:
            after += self._group(yes, group, at)
        return list(dict.fromkeys(after))

    def _group(self, ways: list[Way], group: Group, at: At) -> list[Way]:
        for act in group:
            ways = [one for way in ways for one in ([way] if way.ended else self.act(way, act, at))]
        return ways

    def act(self, way: Way, act: Act, at: At) -> list[Way]:
        if act.verb in RESOURCES:
            return self._goods(way, act.verb, act.args[0])
        follow = FOLLOWED.get(act.verb)
        return follow(self, way, act, at) if follow else self.known.change(way, act, at.place)

    def _goto(self, way: Way, act: Act, at: At) -> list[Way]:
        """Another verse at once, from a verse; from anywhere else, when the journal is free."""
        if at.label not in self.pack.verses:
            return self.read_later(way, act.args[0], at)
        return [one._replace(closed=True) for one in self.read(way, act.args[0], at)]

    def _end(self, way: Way, act: Act, at: At) -> list[Way]:
        return [way._replace(closed=True)]

    def _chapter(self, way: Way, act: Act, at: At) -> list[Way]:
        """The chapter is over; the next one is named."""
        self.endings[at.label] = int(act.args[0])
        return [way.make(self.known.bit("ended", at.label))._replace(ended=True)]

    def _mercy(self, way: Way, act: Act, at: At) -> list[Way]:
        """The chapter begins again: such a way leads nowhere."""
        return []

    def _dream(self, way: Way, act: Act, at: At) -> list[Way]:
        dreams = [f"{at.place}.dream", f"{at.place}.nightmare"]
        return [one for verse in dreams for one in self.read(way, verse, at)]

    def _encounter(self, way: Way, act: Act, at: At) -> list[Way]:
        return self.fought(way, act.args[0], True, at)

    def _draw(self, way: Way, act: Act, at: At) -> list[Way]:
        """An item may be any that fits; cards are not followed."""
        if act.args[0] != "item":
            return [way]
        fitting = self.known.items(act.args[1] if act.args[1] in KEYWORDS else "any")
        return [way.make(self.known.bit("item", item.id)) for item in fitting] or [way]

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
            gains = {act.verb for e in cards for text in (e.loot, e.reward) for act in acts_of(text)}
            return [way._replace(gives=way.gives | (gains & set(RESOURCES))) if won else way]
        card = self.pack.encounters[what]
        return self.run_all(
            [way], "; ".join(filter(None, (card.loot, card.reward))) if won else card.fail, at
        )

    def _event(self, way: Way, act: Act, at: At) -> list[Way]:
        args = act.args
        how, name = args[0], at.event if args[1:] in ((), ("self",)) or args[0] == "again" else args[1]
        deck, quest = self.known.bit("deck", name), self.known.bit("quest", name)
        if how == "play":  # except if it has been played
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
        """What is not part of a verse waits until the current reading is over (TG-69)."""
        return [way._replace(later=(*way.later, verse))] if way.reading else self.read(way, verse, at)

    def _lose(self, way: Way, act: Act, at: At) -> list[Way]:
        """Whatever is held of what is to be lost goes; with empty hands nothing does."""
        kind, about = act.args
        if kind == "secret":
            return [way.unmake(self.known.bit(kind, about))]
        items = self.known.items(about if about in KEYWORDS or not about.isdecimal() else "any")
        bits = [self.known.bit("item", item.id) for item in items]
        held = [one.unmake(bit) for bit in bits if (one := way.need(bit, True))]
        none = way.tally(sum(bits), 1, False) if bits else way
        return held + ([none] if none else [])

    def _turn(self, way: Way, act: Act, at: At) -> list[Way]:
        """A quest dial or tokens: set, or turned by so much."""
        kind, (name, amount) = act.verb, act.args
        place = name if kind == "dial" else str(self.known.original(name, at.place))
        bits, read = self.known.counter(kind, place), read_amount(amount)
        turned = read.signed or kind != "dial"
        return way.turned(bits, read.factor) if turned else [way.put(bits, read.factor)]

    # -- costs and conditions ----------------------------------------------------------------------------

    def pay(self, way: Way, act: Act, at: At) -> list[Way]:
        """Everything in kind must be at hand; what can be had again and again is had when it is needed."""
        what, about = act.args[-2], act.args[-1]
        if what in TRACKS:
            return [way.only_for(act)]
        if what in RESOURCES:
            return self._pay_goods(way._replace(takes=way.takes | {what}), what, int(about))
        if what not in ("item", "secret"):
            return []
        names = [item.id for item in self.known.items(about)] if what == "item" else [about]
        bits = [self.known.bit(what, name) for name in names]
        return [one.unmake(bit) for bit in bits if (one := way.need(bit, True))]

    def _pay_goods(self, way: Way, what: str, due: int) -> list[Way]:
        if what not in self.known.scarce:
            had = way.need(self.known.bit("has", what), True)
            return [had] if had else []
        bits = self.known.counter("stock", what)
        return [one.put(bits, value - due) for one, value in way.values(bits) if value >= due]

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


# What is followed by more than a fact that changes.
FOLLOWED: dict[str, Callable[[Effects, Way, Act, At], list[Way]]] = {
    "pay": Effects.pay,
    "goto": Effects._goto,
    "end": Effects._end,
    "chapter": Effects._chapter,
    "mercy": Effects._mercy,
    "encounter": Effects._encounter,
    "dream": Effects._dream,
    "event": Effects._event,
    "draw": Effects._draw,
    "lose": Effects._lose,
    "dial": Effects._turn,
    "token": Effects._turn,
    "time": Effects._turn,
}


def _telling(step: Step) -> bool:
    return any(act.verb in TELLING for group in step.groups for act in group)


def _asks_a_price(group: Group) -> bool:
    return any(act.verb == "pay" for act in group)
