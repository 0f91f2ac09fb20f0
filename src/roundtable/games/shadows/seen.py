"""The table as a seat sees it, so that the rules themselves can be asked what is possible and why not."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from roundtable.kernel import Chance, Reading
from roundtable.kernel.log import UNREAD
from roundtable.kernel.table import FIELDS

from .table import Table

_EMPTY = Chance("a table as somebody sees it")
CARDS = ("hands", "last_hands", "laid", "dark", "drawn", "offered", "in_force")  # seen by their faces
PILES = ("white_deck", "white_discard", "black_deck", "black_discard", "faces", "seers", "ever", "mixed")
UNKNOWN = ""
UNSEEN = (*PILES, "mixings", "box")


class Seen(Reading):
    """A view made into a table again. Cards get numbers of their own; one that the viewer does not know has
    no face, and the piles are as high as they are. Its lists are the view's: nothing is played on it."""

    def __init__(self, view: dict[str, Any]) -> None:
        super().__init__(view)
        blank: Any = Table  # its fields have defaults, which a checker of types does not see
        self.t: Table = blank(
            seats=view["seats"], options=view["options"], chance=_EMPTY, learnt=[], told=UNREAD
        )
        shown = view["table"]
        for field in FIELDS[Table]:
            if field.name not in (*CARDS, *UNSEEN):
                setattr(self.t, field.name, shown[field.name])
        self.t.hands = [tuple(self._numbered(hand)) for hand in shown["hands"]]
        for name in ("laid", "dark"):
            setattr(self.t, name, {quest: self._numbered(row) for quest, row in shown[name].items()})
        self.t.white_deck = self._numbered([UNKNOWN] * shown["white_deck"])
        self.t.black_deck = self._numbered([UNKNOWN] * shown["black_deck"]["count"])
        self.t.in_force = dict(zip(shown["in_force"], self._numbered(shown["in_force"]), strict=True))

    def _numbered(self, faces: Iterable[str]) -> list[int]:
        """New cards with these faces."""
        begin = len(self.t.faces)
        self.t.faces.extend(faces)
        return list(range(begin, len(self.t.faces)))
