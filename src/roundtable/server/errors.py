"""What a client is told when something cannot be done: a message, never a trace."""

from __future__ import annotations

from typing import Any

from roundtable.kernel.scene import Words


class Refusal(Exception):
    """A command or a request that is not carried out; nothing has changed."""

    def __init__(self, key: str, status: int = 409, **args: Any) -> None:
        super().__init__(key)
        self.why, self.status = Words(f"error.{key}", args), status


class Irreversible(Exception):
    """A careful answer was not given, since it could not be taken back; nothing has changed."""


class Conflict(Exception):
    """Somebody else has written to this journal: read it again."""


class Away(Refusal):
    """The database cannot be reached: nothing can be written down or read, until it is back."""

    def __init__(self) -> None:
        super().__init__("store-away", 503)
