"""Bots that look ahead: they play out what could come of each answer, on guesses. See README.md."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import perf_counter

from roundtable.bots.seat import Seat
from roundtable.kernel import Option, Options

from .ahead import Ahead
from .race import Race
from .settings import Settings
from .tree import Node, by_lot

CLOCK = 8  # iterations between two looks at the clock
RARE = 0.1  # what was chosen less often than this, as a share of the most frequent, is not drawn by lot


def never() -> bool:
    return False


class SearchBot:
    """The answer that was looked at most. It throws its own dice, and makes as many guesses as it is told."""

    needs: tuple[str, ...] = ("judge", "chances")
    level = Settings()

    def __init__(self, seed: str, settings: Settings | None = None) -> None:
        self._dice, self._given = Random(f"search bot {seed}"), settings
        self.clock = True  # whether its time is limited; otherwise its seed alone decides what it answers
        self.thought = 0  # guesses played ahead so far, for those who measure
        self.stopped: Callable[[], bool] = never  # whether nobody waits for the answer any longer

    def choose(self, seat: Seat) -> Option:
        question = seat.question
        if len(question.options) == 1:
            return question.options[0]
        settings = self._settings(seat)
        if settings.is_plain(question.key):
            return preferred(seat, question.options)
        options = apart(question.options, settings)
        if len(options) < len(question.options):
            favourite = preferred(seat, question.options)
            if favourite in settings.aside:
                return favourite
        return self._answer(self.think(seat), question.key in settings.mixed) if options[1:] else options[0]

    def think(self, seat: Seat) -> Node:
        """What was found out about the answers to the question of a seat."""
        settings, key = self._settings(seat), seat.question.key
        ahead = Ahead(seat.number, key, seat.remembering, settings, self._dice)
        if not settings.race:
            self._look(seat, ahead, settings)
            return ahead.root
        race = Race(seat, ahead, settings, self._dice, apart(seat.question.options, settings))
        begun = perf_counter()
        race.run(lambda: self._late(begun, settings))
        self.thought += race.thought
        return race.told(key)

    def _settings(self, seat: Seat) -> Settings:
        return self._given or self.level.fitted(seat.remembering.search)

    def _late(self, begun: float, settings: Settings) -> bool:
        return self.stopped() or (self.clock and perf_counter() - begun > settings.seconds)

    def _look(self, seat: Seat, ahead: Ahead, settings: Settings) -> None:
        begun, deal = perf_counter(), seat.think_through(self._dice)
        whole = int(settings.iterations * settings.effort)
        for done in range(whole):
            look = done and done % CLOCK == 0
            if look and (self._late(begun, settings) or settled(ahead.root, whole - done)):
                break
            if done and done % settings.share == 0:
                deal = seat.think_through(self._dice)
            ahead.play(deal.clone())
            self.thought += 1

    def _answer(self, root: Node, by_chance: bool) -> Option:
        tried = list(root.next.items())
        most = max(child.visits for _, child in tried)
        if by_chance:
            often = [(branch, child.visits) for branch, child in tried if child.visits >= RARE * most]
            return by_lot([branch for branch, _ in often], [visits for _, visits in often], self._dice)[1]
        (_, option), _ = max(tried, key=lambda entry: (entry[1].visits, entry[1].worth))
        return option


def apart(options: Options, settings: Settings) -> Options:
    """The answers that do something on the table."""
    return tuple([option for option in options if option not in settings.aside])


def preferred(seat: Seat, options: Options) -> Option:
    """The one that the hints think best; of equals the first."""
    view, question, judge = seat.view, seat.question, seat.remembering.judge
    return max(options, key=lambda option: judge(view, question, option))


def settled(root: Node, left: int) -> bool:
    """Whether what is left cannot change the answer any more."""
    visits = sorted([child.visits for child in root.next.values()])
    return visits[-1] - (visits[-2] if visits[1:] else 0) > left


class Knight(SearchBot):
    """A short search: an answer within a second on one core."""

    level = Settings(iterations=200, seconds=0.9)


class Champion(SearchBot):
    """A long search: an answer within five seconds on one core."""

    level = Settings(iterations=1000, seconds=4.5)
