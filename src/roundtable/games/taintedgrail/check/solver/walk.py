"""Following the journal: every way through its verses, with what it needs and what it changes."""

from __future__ import annotations

from itertools import chain

from ...content.language import read_needs
from ...content.verses import END, HERE, MOST, Choice, Row, Verse
from .effects import At, Effects
from .facts import Roll, Way

MOST_WAYS = 20_000  # from one beginning
AGAIN = 2  # how often a way may come through the same verse


class TooManyWays(Exception):
    """A tangle of verses that cannot be followed way by way."""


class Walker(Effects):
    followed = 0

    def read(self, way: Way, verse: str, at: At) -> list[Way]:
        """All ways through a verse and what it leads to."""
        self.followed += 1
        if self.followed > MOST_WAYS:
            raise TooManyWays(verse)
        if verse == END or verse not in self.pack.verses or way.ended:
            return [way]
        if not way.reading:
            ways = self.read(way._replace(reading=True), verse, at)
            return [one for each in ways for one in self._after(each)]
        if sum(step.partition("*")[0] == verse for step in way.trace) >= AGAIN:
            return []
        begun = way._replace(closed=False, trace=(*way.trace, verse))
        return self._through(begun, self.pack.verses[verse], at._replace(label=verse))

    def _through(self, way: Way, verse: Verse, at: At) -> list[Way]:
        """A verse line by line, then its choices or its test. Redirects and effects may lead away before."""
        here, done = [way], list[Way]()
        for line in verse.lines:
            if line.kind == "redirect":
                leaving, here = self.split(here, line.conds, at)
                done += chain.from_iterable(self.leave(one, verse.id, line.text, at) for one in leaving)
            elif line.kind == "do":
                ran = self.run_all(here, line.text, at)
                done += [self._read_now(one, verse.id) for one in ran if one.over]
                here = [one for one in ran if not one.over]
        for one in here:
            done += self.choose(one, verse, at, frozenset())
        return done

    def _after(self, way: Way) -> list[Way]:
        """A reading is over; what waited for that is read now."""
        way = way._replace(reading=False)
        if not way.later or way.ended:
            return [way]
        first, *others = way.later
        ways = self.read(way._replace(later=tuple(others)), first, At(label=first))
        return [one for each in ways for one in self._after(each)]

    def leave(self, way: Way, verse: str, target: str, at: At) -> list[Way]:
        way = self._read_now(way, verse)
        return [way] if way.over else self.read(way, target or END, at)

    def _read_now(self, way: Way, verse: str) -> Way:
        """A verse counts as read once it is left."""
        return way.make(self.known.bit("read", verse)) if verse in self.known.read else way

    def choose(self, way: Way, verse: Verse, at: At, taken: frozenset[int]) -> list[Way]:
        """Every choice that can be open; what follows if all are closed."""
        done = list[Way]()
        for choice in verse.choices:
            if choice.number in taken:
                continue
            for one in self._take(way, verse, choice, at):
                if choice.target == HERE and not one.over:
                    done += self.choose(one, verse, at, taken | {choice.number})
                else:
                    done += self.leave(one, verse.id, choice.target, at)
        for one in self._all_closed(way, verse, at):
            done += self.test(one, verse, at) if verse.test else self.leave(one, verse.id, verse.exit, at)
        return done

    def _take(self, way: Way, verse: Verse, choice: Choice, at: At) -> list[Way]:
        begun: Way | None = traced(way, verse.id, str(choice.number))
        if choice.once and begun:
            mark = self.known.bit("once", f"{verse.id}*{choice.number}")
            begun = begun.need(mark, False)
            begun = begun.make(mark) if begun else None
        conds, pays = read_needs(choice.needs)
        ways = [begun] if begun else []
        for cond in conds:
            ways = [one for each in ways for one in self.test_cond(each, cond, True, at)]
        for act in pays:
            ways = [one for each in ways for one in self.pay(each, act, at)]
        return self.run_all(ways, choice.effects, at)

    def _all_closed(self, way: Way, verse: Verse, at: At) -> list[Way]:
        """Ways on which no choice of the verse is open. A hero who must pay may always be too poor."""
        ways = [way]
        for choice in verse.choices:
            conds, pays = read_needs(choice.needs)
            if pays:
                continue
            closed = list[Way]()
            for one in ways:
                if choice.once:
                    used = one.need(self.known.bit("once", f"{verse.id}*{choice.number}"), True)
                    closed += [used] if used else []
                closed += self.split_conds([one], conds, at)[1]
            ways = closed
        return ways

    def test(self, way: Way, verse: Verse, at: At) -> list[Way]:
        """Luck is ignored: every row that can fall may fall, every encounter can be won or lost."""
        done = list[Way]()
        for row in verse.rows:
            ways = [traced(way, verse.id, row_name(row))]
            if verse.test.startswith("roll"):
                ways = [ways[0].only_for(Roll(verse.test.removeprefix("roll d6"), row.low, row.high))]
            elif verse.test.startswith("encounter"):
                ways = self.fought(ways[0], verse.test.removeprefix("encounter "), row.face == "win", at)
            for ran in self.run_all(ways, row.effects, at):
                done += self.leave(ran, verse.id, row.target, at)
        return done


def traced(way: Way, verse: str, mark: str) -> Way:
    """The trace of a way with the choice or the row that was taken in a verse."""
    before = way.trace[:-1] if way.trace[-1] == verse else way.trace
    return way._replace(trace=(*before, f"{verse}*{mark}"))


def row_name(row: Row) -> str:
    if row.face:
        return row.face
    return f"{row.low}+" if row.high >= MOST else f"{row.high}-" if row.low < 0 else f"{row.low}-{row.high}"
