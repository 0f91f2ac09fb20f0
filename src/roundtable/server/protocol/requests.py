"""Every request and reply over HTTP, typed; what goes over websockets is in protocol.py."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from roundtable.kernel.scene import Words

from . import Kind, Message, Name, Settings, TableInfo

ShortName = Annotated[str, Meta(max_length=24)]
Secret = Annotated[str, Meta(max_length=128)]


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
    """A secret link to a seat: opened once, by whoever shall have it."""

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
    # Keys of lines of the story that begin a part of a match, to which a table may go back.
    checkpoints: list[str] = []  # noqa: RUF012 - a struct copies it


class Catalogue(Message):
    protocol: int
    languages: list[str]
    games: list[GameInfo]


class RulingInfo(Message):
    number: str
    texts: dict[str, str]  # by language
    origin: str
    option: str | None


class Rulebook(Message):
    """The rules inside the app: lessons in the reader's language, rulings, and where figures come from."""

    game: str
    lessons: list[Words]
    rulings: list[RulingInfo]
    figures: dict[str, Any]


class Problem(Message):
    """Why a request was refused."""

    why: Words
