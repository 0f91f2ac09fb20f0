"""A room: a table, its seats and its match, as the journal tells. No clock, no network, no files in here.

`match` is where the match stands, tentative answers included; `shown` is what everybody except the seat that
gave those is shown. The two are the same unless somebody can still take back what they did."""

from __future__ import annotations

from collections import Counter, OrderedDict
from functools import singledispatchmethod
from typing import Any

from roundtable.bots import today
from roundtable.games import find
from roundtable.kernel import Game, Match, Setup, SetupError, Viewer
from roundtable.kernel.plain import freeze
from roundtable.kernel.scene import Words

from ..errors import Refusal
from ..protocol import Settings, Status
from . import journal
from .place import Place
from .replay import Step, Tick, hold, patient, played

REMEMBERED = 512  # commands that are recognised if they come again


class Proposal:
    """A wish to go back to an earlier moment, and who agrees."""

    def __init__(self, seat: int, moves: int) -> None:
        self.seat, self.moves = seat, moves
        self.agreed, self.refused = {seat}, set[int]()
        self.told = dict[
            Viewer, tuple[int, Words | None]
        ]()  # what it means to each viewer, once they have asked


class Room:
    def __init__(self, id: str) -> None:
        self.id = id
        self.seq = 0  # entries of the journal that are in here
        self.done: OrderedDict[str, None] = OrderedDict()
        self.status: Status = "setup"
        self.places: list[Place] = []
        self.seatings = 0  # how often it has changed who holds a seat …
        self._seats: dict[str, list[int]] | None = None  # … and, once asked for, those of each device
        self.hosts: set[str] = set()
        self.host_link = ""
        self.settings = Settings()
        self.chat: list[journal.Spoken] = []
        self.rematch = ""
        self.saved = False  # the host has the match as it stands, and all have been told
        self.taken_back = 0
        self.rewound = set[int]()  # seats that have not answered since something was taken back
        self.proposal: Proposal | None = None
        self.document: dict[str, Any] | None = None
        self.game_name, self.rules, self.options = "", 0, dict[str, Any]()
        self.seed = ""
        self.scenario: dict[str, Any] | None = None
        self.opening: list[Any] = []  # the dice that fell before the first answer
        self.steps: list[Step] = []
        self.given_by: Counter[int] = Counter()  # how many of them each seat has given
        self.undone: list[tuple[int, Any]] = []  # what may be done again, the last first
        self.floor = 0  # steps that are final
        self.print = ""  # the fingerprint that the match must have, if it is known
        self.reviewed: list[tuple[int, Words]] | None = None  # what there is to say of it after the end
        self.match: Match | None = None
        self.shown: Match | None = None

    # -- what is known -----------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        return find(self.game_name)

    @property
    def rulebook(self) -> Game:
        """The game under the rules that the table was made with."""
        try:
            return self.game.version(self.rules)
        except SetupError:
            ours = self.game.rules
            key = "rules-newer" if self.rules > ours else "rules-gone"
            raise Refusal(key, 409, version=self.rules, ours=ours) from None

    @property
    def tentative(self) -> int | None:
        """The seat whose last steps are not shown to the others yet."""
        return self.steps[-1].seat if self.floor < len(self.steps) else None

    def seats_of(self, device: str) -> list[int]:
        if self._seats is None:
            self._seats = {}
            for seat, place in enumerate(self.places):
                for holder in place.devices:
                    self._seats.setdefault(holder, []).append(seat)
        return self._seats.get(device, [])

    def people(self) -> list[int]:
        """The seats that a person answers for."""
        return [seat for seat, place in enumerate(self.places) if place.devices and not place.bot]

    def seen_by(self, viewer: Viewer) -> Match | None:
        """The match as far as this viewer may know of it."""
        return self.match if viewer is not None and viewer == self.tentative else self.shown

    def undoable(self, seat: int) -> int:
        """How many steps the seat may take back: those not shown yet, or a secret answer."""
        if self.match is None or self.status != "playing":
            return 0
        if seat in self.match.given:
            return 1
        return min(self.match.undoable(seat), len(self.steps) - self.floor) if seat == self.tentative else 0

    def redoable(self, seat: int) -> int:
        own = seat in (self.tentative, *(() if self.shown is None else self.shown.to_move))
        return len(self.undone_by(seat)) if own and self.status == "playing" else 0

    def undone_by(self, seat: int) -> list[Any]:
        """What the seat took back, the last step last."""
        return [option for who, option in self.undone if who == seat]

    # -- the sum of the journal --------------------------------------------------------------------------

    def apply(self, entry: journal.Entry) -> None:
        """Take in the next entry. The match is brought up to date by `settle` or `catch_up`."""
        self.saved = self.saved and not isinstance(entry, journal.STEPS)
        self._take_in(entry)
        if isinstance(entry, journal.SEATINGS):
            self.seatings, self._seats = self.seatings + 1, None
        self.seq += 1
        if entry.done:
            self.done[entry.done] = None
            if len(self.done) > REMEMBERED:
                self.done.popitem(last=False)

    def settle(self, after: Match) -> None:
        """The match has gone on to this moment, as the entries that were just applied say."""
        if self.floor >= len(self.steps):
            self.shown = after
            if self.steps:
                hold(after, after, self.steps[-1].seat)
        elif self.match is not None and self.shown is not None and self.shown.moves != self.floor:
            self.shown = self.match if self.match.moves == self.floor else after.at(self.floor)
        self.match = after

    def catch_up(self, tick: Tick = patient) -> None:
        """Play the match again from its record."""
        if not self.seed:
            return
        game = self.rulebook
        setup = Setup(game, len(self.places), game.choose(self.options), self.seed, self.scenario)
        self.shown, self.match = played(setup, self.opening, self.steps, self.floor, tick)
        kept_so = self.match.game.rules == self.rules  # else its fingerprints are of a state kept otherwise
        if self.print and kept_so and self.match.fingerprint() != self.print:
            raise Refusal("damaged", 500)

    @singledispatchmethod
    def _take_in(self, entry: journal.Entry) -> None:
        """What becomes of the room by an entry: one function for each kind of them."""
        raise TypeError(f"A room cannot apply {entry!r}.")

    @_take_in.register
    def _opened(self, entry: journal.Opened) -> None:
        self.game_name, self.rules, self.options = entry.game, entry.rules, entry.options
        self.settings, self.hosts, self.host_link = entry.settings, {entry.host}, entry.link
        self.document = entry.document
        for seat in entry.seats:
            place = Place(seat.kind, seat.name, seat.level)
            if seat.kind == "local":
                place.devices.add(entry.host)
            self.places.append(place)

    @_take_in.register
    def _changed(self, entry: journal.Changed) -> None:
        place = Place(entry.kind, entry.name, entry.level)
        if entry.device:
            place.devices.add(entry.device)
        self.places[entry.seat] = place

    @_take_in.register
    def _renamed(self, entry: journal.Renamed) -> None:
        self.places[entry.seat].name = entry.name

    @_take_in.register
    def _invited(self, entry: journal.Invited) -> None:
        place = self.places[entry.seat]
        place.invite, place.link, place.pin = entry.key, "", ""
        place.devices.clear()

    @_take_in.register
    def _sat_down(self, entry: journal.SatDown) -> None:
        if entry.seat is None:
            self.hosts.add(entry.device)
            for place in self.places:
                if place.kind == "local":
                    place.devices.add(entry.device)
            return
        place = self.places[entry.seat]
        place.devices.add(entry.device)
        place.name = entry.name or place.name
        if entry.link:
            place.invite, place.link = "", entry.link
        place.minder, place.absent = "", False

    @_take_in.register
    def _configured(self, entry: journal.Configured) -> None:
        self.settings = entry.settings

    @_take_in.register
    def _moved(self, entry: journal.Moved) -> None:
        self.status = entry.status

    @_take_in.register
    def _started(self, entry: journal.Started) -> None:
        self.status, self.seed, self.opening = "playing", entry.seed, entry.chance
        self.scenario, self.document = entry.scenario, None
        self.steps = [Step(seat, freeze(option), freeze(fell)) for seat, option, fell in entry.answers]
        self.floor = len(self.steps)
        self.given_by = Counter(step.seat for step in self.steps)

    @_take_in.register
    def _answered(self, entry: journal.Answered) -> None:
        option = freeze(entry.option)
        self.rewound.discard(entry.seat)
        self._keep_undone(entry.seat, option, entry.secret)
        self.given_by[entry.seat] += 1
        self.steps.append(Step(entry.seat, option, tuple(map(freeze, entry.chance))))
        if entry.floor > self.floor:
            self.proposal = None  # the others see that the table has gone on
        self.floor, self.print = entry.floor, entry.print

    def _keep_undone(self, seat: int, option: Any, secret: bool) -> None:
        """What may still be done again after an answer: the rest of a row that is being done again, and what
        others took back of their own secret answers, while this one is secret too."""
        own = self.undone_by(seat)
        rest = own[:-1] if own and own[-1] == option else []
        others = [(who, other) for who, other in self.undone if who != seat] if secret else []
        self.undone = [*others, *[(seat, other) for other in rest]]

    @_take_in.register
    def _undone(self, entry: journal.Undone) -> None:
        last = max(number for number, step in enumerate(self.steps) if step.seat == entry.seat)
        self.undone.append(self.steps.pop(last)[:2])
        self.given_by[entry.seat] -= 1
        self.rewound.add(entry.seat)
        self.floor, self.print = min(self.floor, len(self.steps)), ""

    @_take_in.register
    def _committed(self, entry: journal.Committed) -> None:
        self.floor, self.undone, self.proposal = len(self.steps), [], None

    @_take_in.register
    def _proposed(self, entry: journal.Proposed) -> None:
        self.proposal = Proposal(entry.seat, entry.moves)

    @_take_in.register
    def _voted(self, entry: journal.Voted) -> None:
        if self.proposal is not None and entry.seat is not None:
            (self.proposal.agreed if entry.agree else self.proposal.refused).add(entry.seat)

    @_take_in.register
    def _declined(self, entry: journal.Declined) -> None:
        self.proposal = None

    @_take_in.register
    def _went_back(self, entry: journal.WentBack) -> None:
        del self.steps[entry.moves :]
        self.given_by = Counter(step.seat for step in self.steps)
        self.floor, self.undone, self.print, self.proposal = entry.moves, [], "", None
        self.taken_back += 1
        self.rewound = {*range(len(self.places))}

    @_take_in.register
    def _spoken(self, entry: journal.Spoken) -> None:
        self.chat.append(entry)
        self.saved = self.saved or (entry.note is not None and entry.note.key == "note.saved")

    @_take_in.register
    def _minded(self, entry: journal.Minded) -> None:
        self.places[entry.seat].minder = today(entry.level)
        self.places[entry.seat].absent = entry.absent and bool(entry.level)

    @_take_in.register
    def _pinned(self, entry: journal.Pinned) -> None:
        self.places[entry.seat].pin = entry.pin

    @_take_in.register
    def _rematched(self, entry: journal.Rematched) -> None:
        self.rematch = entry.table
