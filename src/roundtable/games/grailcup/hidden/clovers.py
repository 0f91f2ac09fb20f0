"""What a seat knows of the clover tokens, and a lay of them that agrees with it.

Every look, every rearrangement and every turned token is in `Table.deeds`. To deal the tokens again for a
viewer, the deeds are told again with tokens that have no face yet: what another Merlin has laid down is laid
in any order, and a token gets its face when the viewer sees one on its space. Where that leads to a
contradiction, the last Merlin's order is told otherwise. Tokens that the viewer has never seen get any face
that was in the supply when they came to the track and has not turned up elsewhere since.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from roundtable.kernel import Chance, Viewer

from ..cards import TOKENS, token_pack
from ..table import FRESH, LAID, LOOKED, Deed, Table

PATIENCE = 250  # orders that are tried before the story is begun again: most take a few, some for ever …
BEGINNINGS = 20  # … and how often that is done before the truth is told
DEALS = 20  # ways to give the faces that are left


class Token:
    """A token from when it came to the track until it was replaced; time is told in tokens replaced."""

    __slots__ = ("began", "ended", "face")

    def __init__(self, began: int, ended: int = -1, face: str = "") -> None:
        self.began, self.ended, self.face = began, ended, face


class Story:
    """The deeds told again for a viewer, as far as they have been told. Tokens go by their numbers."""

    def __init__(self, t: Table, viewer: Viewer) -> None:
        self.viewer = viewer
        self.at = {space: number for number, space in enumerate(t.track.clovers)}
        self.tokens = [Token(0) for _ in t.track.clovers]
        self.now = 0
        self.concerned: list[tuple[int, ...]] = []  # of each deed, the tokens that it concerned

    def copy(self) -> Story:
        twin: Story = Story.__new__(Story)
        twin.viewer, twin.now = self.viewer, self.now
        twin.at, twin.concerned = self.at.copy(), self.concerned[:]
        twin.tokens = [Token(token.began, token.ended, token.face) for token in self.tokens]
        return twin

    def tell(self, deed: Deed, before: tuple[str, ...]) -> bool:
        """Tell a deed that the viewer has seen; False if they saw a different face from the one in this
        story."""
        what, _, spaces, faces = deed
        there = tuple([self.at[space] for space in spaces])
        if what == LAID:
            return self.lay(spaces, [there[place] for place in order_of(before, faces)])
        if what == FRESH:
            self.now += 1
            self.tokens[there[0]].ended = self.now
            there = (len(self.tokens),)
            self.tokens.append(Token(self.now))
            self.at[spaces[0]] = there[0]
        self.concerned.append(there)
        return all(map(self.shows, there, faces))

    def overlook(self, deed: Deed) -> None:
        """Tell a look of another."""
        self.concerned.append(tuple([self.at[space] for space in deed[2]]))

    def lay(self, spaces: Sequence[int], tokens: Sequence[int]) -> bool:
        self.at.update(zip(spaces, tokens, strict=True))
        self.concerned.append(tuple(tokens))
        return True

    def shows(self, number: int, face: str) -> bool:
        """The viewer sees the face of a token; there must be enough tokens with that face."""
        token = self.tokens[number]
        if token.face:
            return token.face == face
        token.face = face
        alive = [other for other in self.tokens if other.face == face]
        if len(alive) <= TOKENS[face]:
            return True
        return all(
            sum(other.began <= time < _end(other, self.now) for other in alive) <= TOKENS[face]
            for time in range(token.began, self.now + 1)
        )

    def give_faces(self, chance: Chance) -> bool:
        """Give a face to every token that has none; False if none is left for one."""
        room = {face: [number] * (self.now + 1) for face, number in TOKENS.items()}
        bare: dict[int, list[Token]] = {}  # tokens that came together are dealt together, as from one pile
        for token in self.tokens:
            if token.face:
                self._take(room[token.face], token)
            else:
                bare.setdefault(token.began, []).append(token)
        for began, tokens in bare.items():
            faces = [face for face in TOKENS for _ in range(min(room[face][began:]))]
            if len(faces) < len(tokens):
                return False
            chance.shuffle(faces)
            for token, face in zip(tokens, faces, strict=False):
                token.face = face
                self._take(room[face], token)
        return True

    def _take(self, room: list[int], token: Token) -> None:
        for time in range(token.began, _end(token, self.now)):
            room[time] -= 1


def _end(token: Token, now: int) -> int:
    return token.ended if token.ended >= 0 else now + 1


def order_of(before: Sequence[str], after: Sequence[str]) -> list[int]:
    """Which of the tokens before is which of those after; of equal ones any."""
    left = list(range(len(before)))
    order = []
    for face in after:
        place = next(place for place in left if before[place] == face)
        left.remove(place)
        order.append(place)
    return order


class Teller:
    """Tells the deeds so that nothing contradicts what the viewer has seen."""

    def __init__(self, deeds: list[Deed], viewer: Viewer, chance: Chance) -> None:
        self.deeds, self.viewer, self.chance, self.tried = deeds, viewer, chance, 0

    def tell(self, story: Story, begin: int = 0, truly: bool = False) -> Story | None:
        """The story to its end; None if there is none from here on."""
        for number in range(begin, len(self.deeds)):
            deed = self.deeds[number]
            what, seat, spaces, _ = deed
            before = self.deeds[number - 1][3] if number else ()
            unseen = seat != self.viewer and what in (LOOKED, LAID) and not truly
            if unseen and what == LAID:
                return self._otherwise(story, number, spaces)
            if unseen or (what == LOOKED and seat != self.viewer):
                story.overlook(deed)
            elif not story.tell(deed, before):
                return None
        return story if self._faced(story) else None

    def _otherwise(self, story: Story, number: int, spaces: tuple[int, ...]) -> Story | None:
        """Another Merlin has laid these tokens in some order."""
        orders = list(permutations([story.at[space] for space in spaces]))
        self.chance.shuffle(orders)
        for order in orders:
            self.tried += 1
            if self.tried > PATIENCE:
                return None
            twin = story.copy()
            twin.lay(spaces, order)
            told = self.tell(twin, number + 1)
            if told is not None:
                return told
        return None

    def _faced(self, story: Story) -> bool:
        """Whether the tokens without a face could be given one, tried a few times."""
        for _ in range(DEALS):
            faces = [token.face for token in story.tokens]
            if story.give_faces(self.chance):
                return True
            for token, face in zip(story.tokens, faces, strict=True):
                token.face = face
        return False


def lay_anew(t: Table, viewer: Viewer, chance: Chance) -> None:
    """Lay the tokens and the supply in a way that agrees with all that the viewer has seen."""
    story = None
    for attempt in range(BEGINNINGS, -1, -1):
        story = story or Teller(t.deeds, viewer, chance).tell(Story(t, viewer), truly=not attempt)
    if story is None:
        return
    t.tokens = [story.tokens[story.at[space]].face for space in t.track.clovers]
    t.supply = token_pack()
    for face in t.tokens:
        t.supply.remove(face)
    t.supply.sort()
    t.deeds = [
        (
            what,
            seat,
            spaces,
            tuple([story.tokens[n].face for n in concerned]) if what in (LOOKED, LAID) else faces,
        )
        for (what, seat, spaces, faces), concerned in zip(t.deeds, story.concerned, strict=True)
    ]
