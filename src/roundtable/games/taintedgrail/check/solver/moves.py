"""Everything that can happen in a chapter, as moves: what is done, what time brings, what comes by itself."""

from __future__ import annotations

from dataclasses import replace

from ...content.language import RESOURCES, Ability, Act, read_conds, read_cost
from ...content.records import Costs, Pack, Ward
from ...content.verses import END
from .effects import At
from .facts import Move, Way
from .known import Known
from .walk import Walker
from .world import World

OUTSIDE = "dawn dusk rest explore travel arrive event ward_lit action".split()  # timings outside encounters
MOST_WARDS = 3  # that burn at once (TG-29)


class Moves:
    """The moves of one chapter, and the ways in which it can begin."""

    def __init__(self, pack: Pack, chapter: int, scarce: frozenset[str] = frozenset()) -> None:
        self.pack, self.chapter = pack, pack.chapters[chapter]
        self.known = Known(pack, scarce)
        self.walker = Walker(pack, chapter, self.known)
        self.world = World(pack, self.known)
        self.found: dict[Move, None] = {}
        self.idle: dict[Move, None] = {}  # that change nothing
        self.sources: dict[Move, None] = {}  # of resources
        for place in self.world.places:
            for card in self.known.cards(place):
                self._card(place, card)
        self._people()
        self._events()
        self._time()
        self._quests()
        self._collected()
        self.begins = self._begin()

    def _add(self, name: str, ways: list[Way], forced: bool = False) -> None:
        """Ways as moves. What can be done again and again and gives something gives enough of it."""
        self.walker.followed = 0
        for way in ways:
            asks = (way.pre, way.neg, way.counts, way.statics)
            tells = way.on & ~way.pre or way.off & ~way.neg or way.goes
            kind = self.found if tells else self.idle
            kind[Move(name, *asks, way.on, way.off, way.trace, int(not forced), forced, way.goes)] = None
            gains = way.gives - way.takes if way.repeatable and not forced else frozenset()
            for what in sorted(gains):
                has = self.known.bit("has", what)
                self.sources[Move(name, *asks, has, 0, way.trace, 0, False, 0)] = None

    def _begin(self) -> list[Way]:
        """[Preparing the world] Letters, the introduction, and the event of the first day."""
        ways = [Way()]
        for name, character in self.pack.characters.items():
            ways = [one for way in ways for one in self._letter(way, name, character.letter)]
        ways = [one for way in ways for one in self.walker.read(way, self.chapter.intro or END, At())]
        for event in self.chapter.events[:1]:
            ways = [one for way in ways for one in self._drawn(way, event)]
        return ways

    def _letter(self, way: Way, name: str, letter: str) -> list[Way]:
        """What a hero's letter changes, if they take part; most change nothing."""
        read = self.walker.read(way, letter, At())
        if all(one._replace(trace=way.trace) == way for one in read):
            return [way]
        (present,) = read_conds(f"is {name}")
        return [way.only_for(replace(present, no=True)), *[one.only_for(present) for one in read]]

    # -- places ------------------------------------------------------------------------------------------

    def _card(self, place: int, number: int) -> None:
        """What can be done where this card lies."""
        known, card, at = self.known, self.pack.locations[number], At(place, label=f"location {number}")
        here: Way | None = Way().need(known.bit("open", str(place)), True)
        if here and len(known.cards(place)) > 1:
            here = here.need(known.bit("card", str(number)), True)
        assert here is not None
        self._add(f"explore {number}", self.walker.read(here, str(number), at))
        for what, deed in (("action", card.action), ("enter", card.enter)):
            if deed:
                self._add(f"{what} {number}", self.walker.run_all(self._paid(here, deed.cost), deed.do, at))
        for verse in (f"{number}.dream", f"{number}.nightmare"):
            if "dream" in card.seals and verse in self.pack.verses:
                self._add(f"sleep {number}", self.walker.read(here, verse, at))
        if card.ward:
            self._add(f"light {number}", self._lighting(here, card.ward, at))

    def _lighting(self, way: Way, ward: Ward, at: At) -> list[Way]:
        """[Menhirs] Everybody pays; what is written for it happens after."""
        paid = self.walker.split(self._paid(way, ward.cost, each=True), ward.needs, at)[0]
        lit = self._lit([one.make(self.world.lit[at.place]) for one in paid], at.place)
        return self.walker.run_all(lit, ward.lit, at)

    def _lit(self, ways: list[Way], place: int) -> list[Way]:
        """[Menhirs] No more than three burn; a fourth puts one of them out (TG-29)."""
        others = [bit for number, bit in self.world.lit.items() if number != place]
        if len(others) < MOST_WARDS:
            return ways
        few = [one for way in ways if (one := way.tally(sum(others), MOST_WARDS, False))]
        many = [one for way in ways if (one := way.tally(sum(others), MOST_WARDS, True))]
        return few + [one.unmake(bit) for way in many for bit in others if (one := way.need(bit, True))]

    def _paid(self, way: Way, cost: Costs, each: bool = False) -> list[Way]:
        ways = [way]
        for what, number in cost:
            act = Act("", "pay", (*(["each"] if each else []), what, str(number)))
            ways = [one for way in ways for one in self.walker.pay(way, act, At())]
        return ways

    # -- people and things -------------------------------------------------------------------------------

    def _people(self) -> None:
        """Actions of characters; abilities of items and secrets outside encounters."""
        for name, character in self.pack.characters.items():
            ways = self._paid(Way().only_for(read_conds(f"is {name}")[0]), character.action.cost)
            self._add(f"action of {name}", self.walker.run_all(ways, character.action.do, At()))
        for kind, things in (("item", self.pack.items), ("secret", self.pack.secrets)):
            for name, thing in things.items():
                for ability in thing.abilities:
                    had = Way().need(self.known.bit(kind, name), True)
                    if had and ability.timing in OUTSIDE:
                        self._add(f"{kind} {name}", self._used(had, ability))

    def _used(self, way: Way, ability: Ability) -> list[Way]:
        cost = read_cost(ability.arg) if ability.timing == "action" else ()
        return self.walker.run_all(self._paid(way, cost), ability.effects, At())

    # -- events, time, quests ----------------------------------------------------------------------------

    def _drawn(self, way: Way, name: str) -> list[Way]:
        drawn = way.unmake(self.known.bit("deck", name) | self.known.bit("top", name))
        return self.walker.resolve(drawn, name)

    def _events(self) -> None:
        """[Dawn, 7] Story events in their order, or when they have been put on top; random ones whenever."""
        above = 0
        for name in self.chapter.events:
            deck, top = self.known.bit("deck", name), self.known.bit("top", name)
            in_turn = Way(pre=deck, neg=above)
            for way in (in_turn, Way(pre=deck | top)):
                self._add(f"event {name}", self._drawn(way, name))
            above |= deck
        for name in self.chapter.random:
            self._add(f"event {name}", self.walker.resolve(Way(), name))

    def _time(self) -> None:
        """What time brings, sooner or later: days, dials that run out, menhirs that go out, guardians met."""
        known = self.known
        for place, day in enumerate(known.days):
            bits = sum(known.bit("day", str(earlier)) for earlier in known.days[: place + 1])
            self._add(f"day {day}", [Way().make(bits)])
        for name, ends in self.pack.timers.items():
            bit, at = known.bit("timer", name), At(label=f"timer {name}")
            self._add(f"timer {name} ends", self.walker.run_all([Way(pre=bit).unmake(bit)], ends, at))
        for place, bit in self.world.lit.items():
            self._add(f"menhir {place} goes out", [Way(pre=bit).unmake(bit)])
        for name, encounter in self.pack.encounters.items():
            if encounter.guardian:
                bit = known.bit("guardian", name)
                text = f"encounter {name}"
                self._add(
                    f"beat {name}", self.walker.run_all([Way(pre=bit).unmake(bit)], text, At(label=name))
                )

    def _quests(self) -> None:
        """[Quests] Success comes by itself."""
        for name, event in self.pack.events.items():
            if event.quest and event.goal:
                mark, at = self.known.bit("goal", name), At(event=name, label=f"event {name}")
                begun = Way(pre=self.known.bit("quest", name), neg=mark).make(mark)
                for way in self.walker.split([begun], event.goal, at)[0]:
                    self._add(f"quest {name}", self.walker.run_all([way], event.success, at), forced=True)

    def _collected(self) -> None:
        """[Statuses] A verse for enough parts of a status; it comes by itself, and once (TG-133)."""
        for name, status in self.pack.statuses.items():
            for collect in status.collect:
                read, parts = self.known.bit("read", collect.goto), self.known.parts(name)
                wanted = sum(parts[part - 1] for part in collect.parts) or sum(parts)
                number = len(collect.parts) or collect.any
                ready = Way(neg=read).tally(wanted, number, True)
                ways = self.walker.read(ready, collect.goto, At()) if ready else []
                self._add(f"status {name}", ways, forced=True)

    # -- states ------------------------------------------------------------------------------------------

    def start(self, party: tuple[str, ...]) -> int:
        """Everything as it is when the campaign begins."""
        state = 0
        for place in self.world.places:
            state |= self.known.bit("card", str(place))
        for what in RESOURCES:
            if what in self.known.scarce:
                bits = self.known.counter("stock", what)
                stock = sum(self.pack.characters[name].start.get(what, 0) for name in party)
                state |= sum(bits[:stock])
        return state

    def begun(self, state: int) -> int:
        """The chapter set up: its event deck, and the map."""
        for name in self.pack.events:
            state &= ~(self.known.bit("quest", name) | self.known.bit("deck", name))
        for name in self.chapter.events:
            state |= 0 if state & self.known.bit("out", name) else self.known.bit("deck", name)
        return self.world.begin(state, self.chapter.start)
