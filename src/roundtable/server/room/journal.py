"""The journal of a room: all that ever happened there, entry by entry. It is the truth; a room is its sum.

Nothing secret of a person is in it but hashes. The seed, the dice and all answers are: it never leaves
the server but as a save, for the host or after the end.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct, json

from roundtable.kernel.scene import Words

from ..protocol import Kind, Settings, Status
from ..protocol.requests import NewSeat


class Entry(Struct, omit_defaults=True, kw_only=True):
    """`done` names the command that caused it, so that a repeated one is recognised."""

    done: str = ""
    at: int = 0  # seconds since 1970


class Opened(Entry, tag="made"):
    """A table was set up by the holder of a device."""

    game: str
    rules: int
    options: dict[str, Any]
    seats: list[NewSeat]
    settings: Settings
    host: str
    link: str
    document: dict[str, Any] | None = None  # the save that is to be played on here


class Changed(Entry, tag="changed"):
    """A seat gets another kind of player; the person who held it no longer does."""

    seat: int
    kind: Kind
    name: str
    level: str
    device: str = ""  # that holds it now, if it is a person on this device


class Renamed(Entry, tag="renamed"):
    seat: int
    name: str


class Invited(Entry, tag="invited"):
    """There is a new invitation to a seat; every older secret of the seat is void."""

    seat: int
    key: str


class SatDown(Entry, tag="joined"):
    """A device sat down: with an invitation, which is thereby spent, or with the seat's own link."""

    seat: int | None  # None is the host
    device: str
    name: str = ""
    link: str = ""  # the seat's own secret, if it is new


class Configured(Entry, tag="configured"):
    settings: Settings


class Moved(Entry, tag="moved"):
    """The table went on to another status."""

    status: Status


class Started(Entry, tag="started"):
    seed: str
    chance: list[Any]
    answers: list[tuple[int, Any, list[Any]]] = []  # those of the save that is played on, with their dice
    scenario: dict[str, Any] | None = None


class Answered(Entry, tag="answered"):
    """A seat answered; `floor` is how many answers are final now, `print` the fingerprint thereafter."""

    seat: int
    option: Any
    chance: list[Any]
    floor: int
    print: str
    secret: bool = False  # others have yet to answer the same question


class Undone(Entry, tag="undone"):
    seat: int


class Committed(Entry, tag="committed"):
    """All answers so far are final."""


class Proposed(Entry, tag="proposed"):
    """A seat asks to go back to the moment after this many answers."""

    seat: int
    moves: int


class Voted(Entry, tag="voted"):
    seat: int | None  # None is the host, who decides alone
    agree: bool


class WentBack(Entry, tag="wentback"):
    moves: int


class Declined(Entry, tag="declined"):
    """The proposal is off the table."""


class Spoken(Entry, tag="spoken"):
    """A line of the chat, or a note of the table itself."""

    seat: int | None = None
    name: str = ""
    text: str = ""
    note: Words | None = None


class Minded(Entry, tag="minded"):
    """A bot of this level minds a seat; "" gives it back to its person."""

    seat: int
    level: str
    absent: bool = False  # because the person was away: the seat is theirs again when they come back


class Pinned(Entry, tag="pinned"):
    seat: int
    pin: str


class Rematched(Entry, tag="rematched"):
    table: str


AnyEntry = (
    Opened
    | Changed
    | Renamed
    | Invited
    | SatDown
    | Configured
    | Moved
    | Started
    | Answered
    | Undone
    | Committed
    | Proposed
    | Voted
    | WentBack
    | Declined
    | Spoken
    | Minded
    | Pinned
    | Rematched
)

STEPS = (Answered, Undone, WentBack)  # by which the match becomes another
SEATINGS = (Opened, Changed, Invited, SatDown)  # by which a device may come to a seat, or lose one
encode = json.Encoder().encode
decode = json.Decoder(AnyEntry).decode
