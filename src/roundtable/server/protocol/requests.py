"""Every request and reply over HTTP, typed; what goes over websockets stands beside it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from roundtable.kernel.scene import Chapter, Words

from . import Kind, Message, Name, Settings, TableInfo

ShortName = Annotated[str, Meta(max_length=24)]
Secret = Annotated[str, Meta(max_length=128)]
GameKind = Literal["race", "cards", "together", "story"]


class NewSeat(Message):
    kind: Kind
    name: ShortName = ""
    level: ShortName = ""


class NewTable(Message):
    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}  # noqa: RUF012 - a struct copies it
    settings: Settings | None = None


class Made(Message):
    """A new table, with the host's own secret link to it."""

    table: str
    host: str


class Invitation(Message):
    """A secret link to a seat, opened once by the person who is to have it."""

    token: str
    link: str  # the whole address, one that others can reach
    qr: str  # the same as an SVG picture


class ChangeSeat(Message):
    seat: NewSeat


class MindSeat(Message):
    level: ShortName


class Token(Message):
    token: Secret


class Join(Message):
    token: Secret
    name: Name


class Peek(Message):
    """What an invitation leads to, before it is accepted."""

    table: TableInfo
    seat: int | None  # None is the host's own link
    yours: bool = False  # this device has the seat already, or is at the table
    host: bool = False
    turn: bool = False  # a seat of this device is awaited
    to_move: list[int] = []  # noqa: RUF012 - a struct copies it; who is awaited, told to those at the table


class Joined(Message):
    table: str
    link: str  # the seat's own secret: how to come back from another device


class VariantInfo(Message):
    name: str
    choices: list[Any]
    ruling: str = ""
    seats: list[int] = []  # noqa: RUF012 - a struct copies it


class GameInfo(Message):
    name: str
    rules: int
    least: int
    most: int
    bots: list[str]
    variants: list[VariantInfo]
    minutes: int  # that a match takes, about; 0 is many evenings
    kind: GameKind
    colour: str  # of its cover, "#23406d"
    emblem: str  # a picture of the icon set
    # Keys of lines of the story that begin a part of a match, to which a table may go back.
    checkpoints: list[str] = []  # noqa: RUF012 - a struct copies it
    # Keys of lines under which the story is read: a turn, a round, a call.
    rubrics: list[str] = []  # noqa: RUF012 - a struct copies it
    # Keys of lines that tell what follows from another player's deed: they are read as a part of it.
    asides: list[str] = []  # noqa: RUF012 - a struct copies it


class Catalogue(Message):
    protocol: int
    languages: list[str]
    games: list[GameInfo]


class RulingInfo(Message):
    number: str
    texts: dict[str, str]  # by language
    origin: str
    option: str | None


class SourceInfo(Message):
    """What some figures of a game are about, and where they come from."""

    about: Words
    origin: str


class Rulebook(Message):
    """The rules inside the app: what people read, with pictures; rulings; and where figures come from."""

    game: str
    chapters: list[Chapter]
    rulings: list[RulingInfo]
    sources: list[SourceInfo]


class Problem(Message):
    """Why a request was refused."""

    why: Words
