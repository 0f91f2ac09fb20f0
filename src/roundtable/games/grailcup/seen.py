"""The race as a seat sees it, for scenes and hints."""

from __future__ import annotations

from typing import Any

from roundtable.kernel import Reading

from .track import track


class Seen(Reading):
    """Where a viewer sees knights, spears and the dragon: a `moving.Race`."""

    def __init__(self, view: dict[str, Any]) -> None:
        super().__init__(view)
        self.table: dict[str, Any] = view["table"]
        self.options: dict[str, Any] = view["options"]
        self.at: list[int] = self.table["at"]
        self.dragon: int = self.table["dragon"]
        self.spears: list[int] = self.table["spears"]
        self.track = track(self.options["track"])
