"""What lies on the table of Grail Cup, and what is done with it; no decisions here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundtable import kernel
from roundtable.kernel import Viewer, count, everyone, seen, table

from .cards import ALLIES, DRAFTS, MOST_SEATS, SPEARS, Draft
from .track import Track, track

Allies = tuple[str, ...]
Tokens = tuple[str, ...]
# what was done, by whom, at which spaces, and the tokens there
Deed = tuple[str, int, tuple[int, ...], Tokens]

LOOKED, LAID, TURNED, FRESH = "looked", "laid", "turned", "fresh"


def _held(value: Allies, viewer: Viewer, t: Table) -> Allies | None:
    """The cards that are passed on: only the player who holds them looks at them."""
    return value if viewer is not None and viewer == t.holder else None


def _set_aside(value: Allies, viewer: Viewer, t: Table) -> Allies | None:
    """The face-down card: with eight players, the last one to choose looks at it."""
    return _held(value, viewer, t) if t.takes_aside() else None


def _chosen(value: list[Allies], viewer: Viewer, t: Table) -> list[Allies]:
    """Everybody's allies: the viewer's own, and those that have been called; "" is one that lies face down.
    Which of two was chosen first is not shown."""
    return [own if seat == viewer else _from_outside(own, t.shown) for seat, own in enumerate(value)]


def _from_outside(allies: Allies, shown: Allies) -> Allies:
    return tuple(sorted([ally if ally in shown else "" for ally in allies], reverse=True))


def _uncalled(value: list[Allies], viewer: Viewer, t: Table) -> list[int | None]:
    """What is hidden of the allies: who has those that are still to be called. A call that nobody answers
    tells something too."""
    return [t.owner_of(ally) for ally in ALLIES[t.called :]]


def _own(value: list[tuple[Allies, ...]], viewer: Viewer, t: Table) -> list[tuple[Allies, ...] | None]:
    return [laps if seat == viewer else None for seat, laps in enumerate(value)]


def _passed_by_others(value: list[tuple[Allies, ...]], viewer: Viewer, t: Table) -> list[list[str]]:
    """What is hidden of the cards that were passed on: those of others that are still to be called."""
    uncalled = ALLIES[t.called :]
    return [
        [ally for lap in laps for ally in lap if ally in uncalled]
        for seat, laps in enumerate(value)
        if seat != viewer
    ]


def _nothing(value: object, viewer: Viewer, t: Table) -> None:
    """Tokens lie face down; what a seat knows of them is in `learnt`."""


def _face_down(value: list[str], viewer: Viewer, t: Table) -> list[str]:
    """What is hidden of the tokens on the track: all except the one that is turned up."""
    turned = None if t.turned is None else t.turned[0]
    return [token for space, token in zip(t.track.clovers, value, strict=True) if space != turned]


def _turned(value: list[Deed], viewer: Viewer, t: Table) -> list[tuple[int, str]]:
    """The tokens that have been turned up, and where: all that everybody has seen of them."""
    return [(spaces[0], tokens[0]) for what, _, spaces, tokens in value if what == TURNED]


def _unseen(value: list[Deed], viewer: Viewer, t: Table) -> tuple[int, list[Tokens]]:
    """What is hidden of the deeds: the tokens that others looked at and laid. Their number is not secret, but
    a step with one is never taken back, because that would show whether Merlin has changed anything."""
    theirs = [tokens for what, seat, _, tokens in value if what in (LOOKED, LAID) and seat != viewer]
    return len(value), theirs


@table
class Table(kernel.Table):
    round: int = everyone()
    start: list[int] = everyone()  # the number that each seat started on
    at: list[int] = everyone()  # the space of each knight
    race: list[int] = everyone()  # the knights, from the leader to the last
    leads: int = everyone()  # how often another knight has taken the lead
    dragon: int = everyone()
    spears: list[int] = everyone()  # of each knight
    seal: int = everyone()  # who has the first player's seal
    rolled: int | None = everyone()  # who has rolled the seal in this round (GC-42)
    first: int = everyone()  # the first player of this round
    direction: int = everyone()  # in which the cards are passed on: 1 to the left, -1 to the right, 0 not yet
    holder: int | None = everyone()  # who is choosing an ally
    face_up: Allies = everyone()  # set aside for all to see
    aside: Allies = seen(_set_aside)  # set aside face down
    pack: Allies = seen(_held)  # those passed on, and at last the one that nobody chose
    allies: list[Allies] = seen(
        _chosen, hidden=_uncalled
    )  # of each seat, in the order in which they were chosen
    passed: list[tuple[Allies, ...]] = seen(_own, hidden=_passed_by_others)  # what each passed on, by laps
    called: int = everyone()  # the number that was called last; 0 while allies are chosen
    shown: Allies = everyone()  # allies that have answered their call
    answers: tuple[int | None, ...] = (
        everyone()
    )  # who answered each call; of the last round until it is called
    curse: str | None = everyone()  # the ally that the sorceress has named
    favourite: int | None = everyone()  # the knight that the squire has named
    tokens: list[str] = seen(
        _nothing, hidden=_face_down
    )  # the clover token on each clover space of the track
    supply: list[str] = count()  # the other tokens
    turned: tuple[int, str] | None = everyone()  # the space whose token lies face up now, and which it is
    deeds: list[Deed] = seen(_turned, hidden=_unseen)  # what has become of the tokens: why who knows what
    winner: int | None = everyone()

    if TYPE_CHECKING:
        track: Track

    def __post_init__(self) -> None:
        self.layout = track(self.options["track"])

    @property
    def draft(self) -> Draft:
        return DRAFTS[self.seats]

    # -- the race --------------------------------------------------------------------------------------

    def move(self, seat: int, space: int) -> None:
        """Put a knight on a space, behind all who stand there (GC-1); one that does not move keeps its place
        (GC-3)."""
        if space == self.at[seat]:
            return
        self.at[seat] = space
        race, leader = self.race, self.race[0]
        race.remove(seat)
        ahead = 0
        for knight in race:
            if self.at[knight] < space:
                break
            ahead += 1
        race.insert(ahead, seat)
        self.leads += race[0] != leader

    def swap(self, one: int, other: int) -> None:
        """Two knights exchange spaces and places in the queues exactly (GC-4)."""
        race, leader = self.race, self.race[0]
        self.at[one], self.at[other] = self.at[other], self.at[one]
        mine, his = race.index(one), race.index(other)
        race[mine], race[his] = other, one
        self.leads += race[0] != leader

    def others(self, seat: int) -> tuple[int, ...]:
        """The other players' knights, from the leader to the last."""
        return tuple(filter(seat.__ne__, self.race))

    # -- spears ----------------------------------------------------------------------------------------

    def take_spear(self, seat: int) -> bool:
        """Take a spear from the supply, if there is one (GC-26)."""
        if sum(self.spears) >= SPEARS:
            return False
        self.spears[seat] += 1
        return True

    # -- allies ----------------------------------------------------------------------------------------

    def number_chosen(self) -> int:
        return sum(map(len, self.allies))

    def takes_aside(self) -> bool:
        """Whether the one who chooses now takes the face-down card as well: the last of eight (GC-46)."""
        return self.seats == MOST_SEATS and self.number_chosen() == self.seats - 1

    def owner_of(self, ally: str) -> int | None:
        for allies in self.allies:
            if ally in allies:
                return self.allies.index(allies)
        return None

    # -- clovers ---------------------------------------------------------------------------------------

    def token_at(self, space: int) -> str:
        return self.tokens[self.track.clovers.index(space)]

    def lay(self, space: int, token: str) -> None:
        self.tokens[self.track.clovers.index(space)] = token

    def forget_clovers(self, *spaces: int) -> None:
        """What lies on these spaces is known to nobody any more."""
        self.forget(*[clover(space) for space in spaces])


Table.track = Table.layout  # by its own name, and as quickly as any field


def clover(space: int) -> str:
    """The name of the fact which token lies on a space."""
    return f"clover-{space}"
