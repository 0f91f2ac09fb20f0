"""What a seat knows of the clover tokens, and a lay of them that agrees with it.

Every look, every rearrangement and every turned token is in `Table.deeds`. To deal the tokens anew for a
viewer, the deeds are told again with tokens that have no face yet: what another Merlin has laid down is laid
in any order, and a token gets its face when the viewer sees one on its space. Those that he has never seen
get any face that was in the supply when they came to the track and has not turned up elsewhere since.
"""

from __future__ import annotations

from collections.abc import Sequence

from roundtable.kernel import Chance, Viewer

from .cards import TOKENS, token_pack
from .table import FRESH, LAID, LOOKED, TURNED, Deed, Table

TRIES = 20  # stories with orders at random; then one with the true orders, which is sure to agree


class Conflict(Exception):
    """The viewer saw another face than this story tells."""


class Token:
    """A token from when it came to the track until it was turned up."""

    __slots__ = ("began", "ended", "face")

    def __init__(self, began: int) -> None:
        self.face, self.began, self.ended = "", began, -1

    def shows(self, face: str) -> None:
        if self.face not in ("", face):
            raise Conflict
        self.face = face


class Story:
    """The deeds told again for a viewer."""

    def __init__(self, t: Table, viewer: Viewer, chance: Chance | None) -> None:
        self.viewer, self.chance = viewer, chance
        self.at = {space: Token(0) for space in t.track.clovers}
        self.tokens = list(self.at.values())
        self.now = 0  # tokens that have been turned up
        self.faces: list[tuple[Token, ...]] = []  # of each deed, the tokens that it concerned
        before: tuple[str, ...] = ()
        for deed in t.deeds:
            self._tell(deed, before)
            before = deed[3]

    def _tell(self, deed: Deed, before: tuple[str, ...]) -> None:
        what, seat, spaces, faces = deed
        there = tuple([self.at[space] for space in spaces])
        if what == LAID:
            there = self._laid(there, deed, before)
            self.at.update(zip(spaces, there, strict=True))
        elif what == FRESH:
            self.now += 1
            there[0].ended = self.now
            there = (Token(self.now),)
            self.at[spaces[0]] = there[0]
            self.tokens.append(there[0])
        elif what == TURNED or seat == self.viewer:
            for token, face in zip(there, faces, strict=True):
                token.shows(face)
        self.faces.append(there)

    def _laid(self, there: tuple[Token, ...], deed: Deed, before: tuple[str, ...]) -> tuple[Token, ...]:
        """The tokens as they lie after Merlin: in his order if the viewer is Merlin, else in any."""
        _, seat, _, after = deed
        order = list(range(len(there)))
        if seat == self.viewer or self.chance is None:
            order = _order(before, after)
        else:
            self.chance.shuffle(order)
        return tuple([there[place] for place in order])

    def give_faces(self, chance: Chance) -> bool:
        """Give a face to every token that has none; False if there would be too many of one kind."""
        room = {face: [number] * (self.now + 1) for face, number in TOKENS.items()}
        for token in self.tokens:
            if token.face:
                self._take(room[token.face], token)
        if any(min(left) < 0 for left in room.values()):
            return False
        for token in [token for token in self.tokens if not token.face]:
            faces = [face for face in TOKENS for _ in range(min(room[face][token.began :]))]
            if not faces:
                return False
            token.face = chance.pick(faces)
            self._take(room[token.face], token)
        return True

    def _take(self, room: list[int], token: Token) -> None:
        for time in range(token.began, token.ended if token.ended >= 0 else self.now + 1):
            room[time] -= 1


def _order(before: Sequence[str], after: Sequence[str]) -> list[int]:
    """Which of the tokens before is which of those after; of equal ones any."""
    left = list(range(len(before)))
    order = []
    for face in after:
        place = next(place for place in left if before[place] == face)
        left.remove(place)
        order.append(place)
    return order


def lay_anew(t: Table, viewer: Viewer, chance: Chance) -> None:
    """Lay the tokens and the supply in a way that agrees with all that the viewer has seen."""
    for attempt in range(TRIES + 1):
        try:
            story = Story(t, viewer, chance if attempt < TRIES else None)
        except Conflict:
            continue
        if story.give_faces(chance):
            _lay(t, story)
            return


def _lay(t: Table, story: Story) -> None:
    t.tokens = [story.at[space].face for space in t.track.clovers]
    t.supply = token_pack()
    for face in t.tokens:
        t.supply.remove(face)
    t.supply.sort()
    t.deeds = [
        (what, seat, spaces, tuple([token.face for token in tokens]) if what in (LOOKED, LAID) else faces)
        for (what, seat, spaces, faces), tokens in zip(t.deeds, story.faces, strict=True)
    ]
