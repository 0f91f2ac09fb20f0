"""What lies on the table of Tainted Grail, and what is done with it; no decisions here."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from roundtable import kernel
from roundtable.kernel import SetupError, count, everyone, seen, table, without

from . import sights
from .content.language import KINDS, RESOURCES
from .content.load import pack
from .content.records import Character, Encounter, Location, Pack
from .marks import Mark, Use

ALIVE, DEAD, ABSENT = "alive", "dead", "absent"  # what has become of a seat
NOBODY = -1
EVERYBODY: tuple[Seats, ...] = ((), (0,), (0, 1), (0, 1, 2), (0, 1, 2, 3))  # by the number of seats
OPENED = -1  # in the chronicle, instead of the row of a test: the verse itself was read

Seats = tuple[int, ...]
Pile = tuple[str, ...]  # of cards that many rules look at and few change

# Of the chronicle: day, verse, row, the lines that were read; of a row of a test the die and the total.
Page = tuple[int, str, int, tuple[int, ...]]
# A card of the sequence: card, owner, time tokens (-1: the last was just taken off), charges, magic paid.
Played = tuple[str, int, int, int, bool]


@table
class Table(kernel.Table):
    by_consent: ClassVar[bool] = True  # nobody pays for another unless they agree; not before rules 8

    # heroes, one entry a seat
    heroes: list[str] = everyone()  # characters: their tiles
    boards: list[str] = everyone()  # … and whose boards they lie on: other than their own only in free mode
    status: list[str] = everyone()  # alive, dead or absent
    fallen: list[str] = everyone()  # characters who have died
    energy: list[int] = everyone()
    health: list[int] = everyone()
    terror: list[int] = everyone()
    dying: list[int] = everyone()  # the dial of the dying, 0 for the others
    attr: list[dict[str, int]] = everyone()  # points, those of skills included
    skills: list[Pile] = everyone()  # "agg_1/front"
    goods: dict[str, list[int]] = everyone()  # food, wealth, rep, magic, exp
    items: list[Pile] = everyone()
    secrets: list[Pile] = everyone()
    stowed: list[Pile] = everyone()  # items and secrets that lie face down
    place: list[int] = everyone()  # the number of a location
    passed: list[bool] = everyone()
    acted: list[bool] = everyone()  # in this cycle
    out: list[int] = everyone()  # who has dropped out of the action that is under way
    did: list[list[str]] = everyone()  # today: fought, talked, travelled, explored, ate
    # decks: the order is unknown, what is in them is not
    decks: dict[str, list[list[str]]] = everyone()  # combat, diplomacy -> the cards of each seat's deck
    spare: dict[str, list[list[str]]] = everyone()  # owned, but left out of the deck
    advanced: dict[str, list[list[str]]] = seen(sights.rows, hidden=sights.none)  # to be learnt; sorted
    looked: list[str] = everyone()  # cards of an advanced set, one of them about to be kept
    # the world
    chapter: int = everyone()
    day: int = everyone()
    phase: str = everyone()  # dawn, day, dusk
    shown: list[int] = seen(sights.whole, hidden=sights.known_places)  # locations that lie on the map
    replaced: dict[int, int] = everyone()  # original number -> the location that lies there now
    removed: list[int] = everyone()  # locations out of the game, by original number
    wards: dict[int, int] = everyone()  # location -> its dial; 0: the dial is gone, the ward goes next dawn
    tokens: dict[int, int] = everyone()  # quest tokens on locations
    times: dict[int, int] = everyone()  # time tokens on locations
    dropped: dict[int, list[str]] = everyone()  # items of the dead
    used: list[Mark] = everyone()  # what was done today that can be done once a day …
    once: list[Mark] = everyone()  # … and what once in the campaign
    spent: list[Use] = everyone()  # abilities that have been used, as long as their limits count it
    guardians: dict[str, int] = everyone()  # guardian -> location
    # the story
    statuses: dict[str, list[int]] = everyone()  # ticked parts
    tasks: dict[str, bool] = everyone()  # open tasks, True when done
    task_from: dict[str, str] = everyone()  # where each came from: a verse
    dials: dict[str, int] = everyone()  # quest dials
    timers: dict[str, int] = everyone()  # time dials
    common: Pile = everyone()  # secrets that bind all
    quests: Pile = everyone()  # active quests
    today: Pile = everyone()  # events in force today
    edicts: dict[str, int] = everyone()  # rules that they change
    past: list[str] = everyone()  # events that are over
    read: list[str] = everyone()  # verses, in the order in which they were first read
    chosen: list[tuple[str, int]] = everyone()  # choices that have been taken: verse, number
    chronicle: list[Page] = seen(sights.whole, hidden=sights.known_lines)
    bookmarks: list[int] = everyone()  # how long it was when each last set about something
    closed: bool = everyone()  # the journal has been closed in the middle of a verse
    reading: bool = everyone()  # a verse is being read
    looking: bool = everyone()  # … and nobody has paid for exploring yet (TG-95)
    # verses still to be read, and by whom: what has been read leads to them
    collected: list[tuple[str, tuple[int, ...]]] = seen(sights.size, hidden=sights.none)
    # piles
    event_deck: list[str] = seen(sights.size, hidden=sights.to_come)  # top last
    random_deck: list[str] = count()  # random events; top last
    random_under: list[str] = everyone()  # … and those that were put under it, the first on top
    encounters: dict[str, list[str]] = seen(sights.sizes, hidden=sights.contents)  # colour -> top last
    under: dict[str, list[str]] = everyone()  # encounters put under their deck, the first on top
    item_deck: list[str] = count()
    secret_deck: list[str] = count()  # secrets that nobody has
    gone: list[str] = everyone()  # … and those that are out of the campaign
    found: list[str] = everyone()  # items and secrets that are about to go to somebody
    # an encounter
    enc: str = everyone()  # "" is none
    party: Seats = everyone()  # who took part from the start
    inside: Seats = everyone()  # who is still in it
    sequence: list[Played] = everyone()
    laying: list[Played] = everyone()  # the card whose keys are being resolved; not yet in the sequence
    pool: int = everyone()
    affinity: int = everyone()
    stages: list[int] = everyone()  # the stages of a talk, by position, as chosen so far
    round: int = everyone()
    active: int = everyone(default=NOBODY)
    activated: list[int] = everyone()
    plays: int = everyone()  # cards laid in this activation
    hands: list[list[str]] = everyone()  # open among companions (TG-55)
    draw: list[list[str]] = count()  # top last
    stacked: list[list[str]] = everyone()  # on a described table: what lies on top of the next draw pile
    thrown: list[list[str]] = everyone()  # discarded in this encounter
    turned: list[str] = everyone()  # cards that came off a deck since somebody last set about something
    gear: list[Pile] = everyone()  # in use in this encounter
    favours: list[Mark] = everyone()  # what holds until the activation ends: a bolt, free magic …
    guard: dict[str, int] = everyone()  # avoid, avoid_pool, cancel, band …: in this step of attack
    exposed: dict[int, dict[str, int]] = (
        everyone()
    )  # the own guard of a hero who suffers an opportunity attack
    hurt: int = everyone()  # damage taken in this step of attack
    outcome: str = everyone()  # win or else
    decided: bool = everyone()  # it is being wound up
    due: list[tuple[str, tuple[int, ...]]] = everyone()  # encounters that wait for the end of this one
    tally: dict[str, int] = everyone()  # for the chronicle: energy spent, encounters won and not, by level
    ending: str = everyone()  # why the campaign is over

    # -- the pack --------------------------------------------------------------------------------------

    if TYPE_CHECKING:
        content: Pack

    def __post_init__(self) -> None:
        self.content = pack(self.options["pack"])
        if len(self.content.characters) < self.seats:
            most = len(self.content.characters)
            raise SetupError(
                f"The content pack {self.content.id!r} has heroes for {most}, not for {self.seats}."
            )

    def character(self, seat: int) -> Character:
        return self.content.characters[self.heroes[seat]]

    def board(self, seat: int) -> Character:
        """Whose tracks of energy, health and terror the hero has."""
        return self.content.characters[self.boards[seat]]

    def location(self, number: int) -> Location:
        return self.content.locations[number]

    def encounter(self) -> Encounter:
        return self.content.encounters[self.enc]

    # -- heroes ----------------------------------------------------------------------------------------

    def is_alive(self, seat: int) -> bool:
        return self.status[seat] == ALIVE

    def living(self) -> Seats:
        if self.status.count(ALIVE) == self.seats:
            return EVERYBODY[self.seats]
        return tuple([seat for seat, status in enumerate(self.status) if status == ALIVE])

    def has_left(self, seat: int) -> bool:
        """Whether an encounter that the hero has left is still going on."""
        return seat in self.party and seat not in self.inside and not self.decided

    def dying_card(self) -> str:
        """[Death] The milder card of the dying is for one player."""
        return "dying_solo" if self.seats - self.status.count(ABSENT) == 1 else "dying"

    def at(self, number: int) -> Seats:
        """The living heroes at a location."""
        found = []
        for seat, place in enumerate(self.place):
            if place == number and self.status[seat] == ALIVE:
                found.append(seat)
        return tuple(found)

    def exhausted(self, seat: int) -> bool:
        return self.energy[seat] <= self.board(seat).red

    def insane(self, seat: int) -> bool:
        return self.terror[seat] >= self.board(seat).insane

    def panics(self, seat: int) -> bool:
        """[Life tracks] Terror above health; story mode knows no panic, in challenge mode equal is enough."""
        limiter = self.options["limiter"]
        if limiter == "none":
            return False
        return self.terror[seat] + int(limiter == "turned") > self.health[seat]

    def most_energy(self, seat: int) -> int:
        """[Life tracks] Energy is never above health."""
        board, limiter = self.content.characters[self.boards[seat]], self.options["limiter"]
        most = board.energy + board.bonus
        if limiter != "none":
            most = min(most, self.health[seat] - (limiter == "turned"))
        return most

    def keep_limits(self, seat: int) -> None:
        """No marker leaves its track, and energy stays below health."""
        board = self.content.characters[self.boards[seat]]
        self.health[seat] = on_track(self.health[seat], board.health)
        self.terror[seat] = on_track(self.terror[seat], board.terror)
        self.energy[seat] = on_track(self.energy[seat], self.most_energy(seat))

    def in_use(self, seat: int) -> Pile:
        """Items and secrets that lie face up before the hero."""
        return without(self.items[seat] + self.secrets[seat], self.stowed[seat])

    def count(self, what: str, number: int = 1) -> None:
        """For the chronicle and for people who study many campaigns."""
        self.tally[what] = self.tally.get(what, 0) + number

    def page(self, seat: int | None) -> list[Page]:
        """What has been read since this seat last set about something; for a spectator, since anybody did."""
        return self.chronicle[max(self.bookmarks) if seat is None else self.bookmarks[seat] :]

    # -- the map ---------------------------------------------------------------------------------------

    def lying(self, original: int) -> int:
        """The location that lies, or would lie, where this number leads."""
        return self.replaced.get(original, original)

    def lit(self) -> list[int]:
        return list(self.wards)


@table
class EarlierTable(Table):
    """The table of matches that began under rules 7: the one who acts says who pays."""

    by_consent: ClassVar[bool] = False


def on_track(number: int, most: int) -> int:
    """Where a marker ends up: between 0 and the maximum, even if the maximum is below 0."""
    within = most if number > most else number
    return within if within > 0 else 0


def empty_goods(seats: int) -> dict[str, list[int]]:
    return {what: [0] * seats for what in RESOURCES}


def empty_decks(seats: int) -> dict[str, list[list[str]]]:
    return {kind: empty_piles(seats) for kind in KINDS}


def empty_piles(seats: int) -> list[list[str]]:
    return [[] for _ in range(seats)]
