"""What everybody has seen each knight do, read from a story. What a seat alone was told says nothing more
here: every seat that reads its own log finds the same deeds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from roundtable.kernel import Event

from ...cards import (
    CAMELOT,
    COMBATS,
    EFFECTS,
    FIGHTS,
    MERLIN,
    NUMBERS,
    SOLO,
    WARS,
)

LATE = 9  # siege engines or swords from which on a traitor need hide no longer
STRONG = 3  # a fight of this value is meant in earnest
LONG = 3  # a knight who has drawn this often in a row has waited for long


class Deed(NamedTuple):
    """What somebody did, and in which situation."""

    seat: int
    when: str
    what: str


def deeds(story: Iterable[Event], seats: int) -> Iterator[tuple[int, Deed]]:
    """Every deed of a story, with the number of its line."""
    witness = Witness(seats)
    for line, event in enumerate(story):
        for deed in witness.sees(event.key.removesuffix(".own"), event.args):
            yield line, deed


class Witness:
    """A table as far as its story tells of it: enough to say in which situation somebody acted."""

    def __init__(self, seats: int) -> None:
        self.place = [CAMELOT] * seats
        self.life = [NUMBERS.starting_life] * seats
        self.waited = [0] * seats  # how often in a row each has drawn cards
        self.away = set[int]()  # the dead, and a traitor who has been found out
        self.engines = self.swords = 0
        self.turn, self.done, self.gave = -1, False, False
        self.spent = set[int]()  # who has spent a Merlin on the card that was shown

    def sees(self, key: str, args: Any) -> list[Deed]:
        told = TELLING.get(key)
        return [] if told is None else told(self, args)

    def situation(self, seat: int) -> str:
        """Where somebody acts."""
        place = self.place[seat]
        kind = "war" if place in WARS else "solo" if place in SOLO else place
        if place == CAMELOT:
            kind = f"home {min(self.waited[seat], LONG)}"
        return f"{kind} late" if max(self.engines, self.swords) >= LATE else kind

    def imagined(self, seat: int, what: str, evil: bool) -> Deed:
        """A deed that nobody has done yet."""
        return Deed(seat, self.evil(seat) if evil else self.situation(seat), what)

    def evil(self, seat: int) -> str:
        """In which situation somebody lets evil have its way."""
        engines = self.engines
        many = "many" if engines >= LATE else "some" if engines >= NUMBERS.accusations_from else "few"
        return f"evil, life {min(self.life[seat], NUMBERS.starting_life)}, engines {many}"

    def does(self, seat: int, what: str) -> list[Deed]:
        """A deed of the player whose turn it is."""
        if seat != self.turn or seat in self.away:
            return []
        deed = Deed(seat, self.situation(seat), what)
        self.done = True
        self.waited[seat] = self.waited[seat] + 1 if what == "draw" else 0
        return [deed]

    def after(self, what: str) -> list[Deed]:
        """Whether a life was given for a second deed."""
        return [Deed(self.turn, f"after, life {min(self.life[self.turn], NUMBERS.starting_life)}", what)]


# -- turns and evil --------------------------------------------------------------------------------------


def _turn(w: Witness, args: Any) -> list[Deed]:
    ended = w.after("end") if w.done and not w.gave and w.turn not in w.away else []
    w.turn, w.done, w.gave = args["seat"], False, False
    return ended


def _evil(what: str) -> Callable[[Witness, Any], list[Deed]]:
    def chosen(w: Witness, args: Any) -> list[Deed]:
        seat = args["seat"]
        if seat in w.away:  # a traitor who has been found out serves evil openly
            return []
        return [Deed(seat, w.evil(seat), what)]

    return chosen


def _spent(w: Witness, args: Any) -> list[Deed]:
    w.spent.add(args["seat"])
    return []


def _stopped(w: Witness, args: Any) -> list[Deed]:
    """Merlins have stopped a black card: some gave one, some did not."""
    spent, w.spent = w.spent, set()
    present = [seat for seat in range(len(w.place)) if seat not in w.away] if spent else []
    return [Deed(seat, "stop", "spent" if seat in spent else "kept") for seat in present]


# -- deeds -----------------------------------------------------------------------------------------------


def _move(w: Witness, args: Any) -> list[Deed]:
    seat, place = args["seat"], args["place"].removeprefix("place-")
    what = "go home" if place == CAMELOT else "go alone" if place in SOLO else "go"
    found = [] if w.done else w.does(seat, what)
    w.place[seat] = place
    w.waited[seat] = 0
    return found


def _drawn(w: Witness, args: Any) -> list[Deed]:
    """Cards that are drawn at Camelot as a deed: others come by one, or after another deed."""
    seat = args["seat"]
    if args["count"] < NUMBERS.cards_drawn or w.done or w.place[seat] != CAMELOT:
        return []
    return w.does(seat, "draw")


def _played(w: Witness, args: Any) -> list[Deed]:
    quest = args["quest"].removeprefix("place-")
    if quest not in COMBATS:
        return w.does(args["seat"], "give")
    return w.does(args["seat"], "fight" if FIGHTS[args["card"]] >= STRONG else "feint")


def _wonder(w: Witness, args: Any) -> list[Deed]:
    return w.does(args["seat"], "merlin" if args["card"] == MERLIN else "wonder")


def _sacrifice(w: Witness, args: Any) -> list[Deed]:
    found = w.after("sacrifice")
    w.gave = True
    w.life[args["seat"]] -= 1
    return found


def _heal(w: Witness, args: Any) -> list[Deed]:
    w.life[args["seat"]] += 1
    return w.does(args["seat"], "heal")


def _deed(what: str) -> Callable[[Witness, Any], list[Deed]]:
    return lambda w, args: w.does(args["seat"], what)


# -- what becomes of the table -----------------------------------------------------------------------------


def _lives(sign: int) -> Callable[[Witness, Any], list[Deed]]:
    def change(w: Witness, args: Any) -> list[Deed]:
        for seat in args["seats"]:
            w.life[seat] = max(0, min(NUMBERS.most_life, w.life[seat] + sign * args["count"]))
        return []

    return change


def _rescued(w: Witness, args: Any) -> list[Deed]:
    w.life[args["seat"]] = EFFECTS.grail_life
    return []


def _engines(w: Witness, args: Any) -> list[Deed]:
    w.engines = args["engines"]
    return []


def _engine_gone(w: Witness, args: Any) -> list[Deed]:
    w.engines -= 1
    return []


def _swords(w: Witness, args: Any) -> list[Deed]:
    w.swords += args["white"] + args["black"]
    return []


def _leaves(w: Witness, args: Any) -> list[Deed]:
    w.away.add(args["seat"])
    return []


TELLING: dict[str, Callable[[Witness, Any], list[Deed]]] = {
    "turn": _turn,
    "evil.draw": _evil("draw"),
    "evil.engine": _evil("engine"),
    "evil.life": _evil("life"),
    "merlin.spent": _spent,
    "black.stopped": _stopped,
    "move.to": _move,
    "cards.drawn": _drawn,
    "quest.played": _played,
    "quest.excalibur": _deed("give"),
    "wonder.played": _wonder,
    "engine.attacked": _deed("attack"),
    "accuse.wrong": _deed("accuse"),
    "heal": _heal,
    "sacrifice": _sacrifice,
    "life.lost": _lives(-1),
    "life.gained": _lives(1),
    "rescue.drinks": _rescued,
    "engines.added": _engines,
    "engine.gone": _engines,
    "merlin.engine": _engine_gone,
    "swords.laid": _swords,
    "life.death": _leaves,
    "seat.left": _leaves,
    "traitor.unmasked": _leaves,
}
