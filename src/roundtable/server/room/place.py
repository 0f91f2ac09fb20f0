"""A seat of a room and who has it."""

from __future__ import annotations

from roundtable.bots import today

from ..protocol import Kind


class Place:
    """A seat of the room and who has it."""

    def __init__(self, kind: Kind, name: str, level: str) -> None:
        self.kind, self.name, self.level = kind, name, today(level)
        self.devices: set[str] = set()  # hashes of those that may act for it
        self.invite = ""  # the hash of an open invitation
        self.link = ""  # the hash of the seat's own secret
        self.pin = ""
        self.minder = ""  # the level of the bot that minds it
        self.absent = False  # minded because its person was away

    @property
    def bot(self) -> str:
        """The level of the bot that acts for the seat now; "" if a person does."""
        return self.level if self.kind == "bot" else self.minder

    @property
    def taken(self) -> bool:
        return bool(self.devices) or self.kind == "bot"
