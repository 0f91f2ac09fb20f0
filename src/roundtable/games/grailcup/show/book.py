"""The rules of Grail Cup as people read them: every ally, space and token, and worked examples."""

from __future__ import annotations

from dataclasses import replace

from roundtable.kernel.scene import CHAIN, LIST, MATTER, ROW, Chapter, Group, Piece, Words, Zone

from ..cards import ALLIES, TOKENS
from ..track import RECONSTRUCTED, track
from . import pieces

KINDS = "village clover castle castle-clover church red path finish".split()
# Where the knight and the dragon stand, and how far the fairy or Merlin would take the knight.
HERE, DRAGON, FAR, ONTO = 17, 20, 4, 3
# Ways past the dragon, or not: where the knight ends. The rules must agree.
SHORT, PAST, FURTHER = DRAGON - 1, HERE + FAR, HERE + ONTO + 1
UNICORN = 31  # beyond the two who stand on 29 and 30
READER, OTHERS = 0, (1, 2)


def chapters() -> list[Chapter]:
    """The goal, a round, the allies, the road, the dragon, the clovers."""
    return [
        replace(_told("aim"), zones=[_goal()]),
        _told("draft", "calling", title="round"),
        Chapter(Words("chapter-allies"), [Words("guide-allies")], [_allies(), _unicorn()]),
        _told("curse", "squire", "merlin", title="secrets"),
        Chapter(Words("chapter-road"), [Words("guide-road"), Words("help.village")], [_spaces()]),
        Chapter(Words("chapter-dragon"), [Words("help.dragon"), Words("help.spear")], [_barred(), _onto()]),
        Chapter(Words("chapter-clovers"), [Words("help.clover")], [_tokens()]),
    ]


def _told(*topics: str, title: str = "") -> Chapter:
    return Chapter(Words(f"chapter-{title or topics[0]}"), [Words(f"help.{topic}") for topic in topics])


def _goal() -> Zone:
    """An ally moves a knight, and the knight comes to the Grail."""
    last = len(track(RECONSTRUCTED).spaces) - 1
    groups = [
        Group(Words("chapter-allies"), pieces=[pieces.ally(name) for name in ("merlin", "fairy")]),
        Group(Words("chapter-road"), pieces=_road({last - 2: (READER,)}, last - 3, last)),
    ]
    return Zone(CHAIN, Words("chapter-aim"), ROW, groups)


def _allies() -> Zone:
    return Zone("allies", Words("board-allies"), LIST, [Group(pieces=[pieces.ally(name) for name in ALLIES])])


def _spaces() -> Zone:
    """One of each kind, the first on the track."""
    kinds = [pieces.kind(RECONSTRUCTED, number)[0] for number in range(len(track(RECONSTRUCTED).spaces))]
    spaces = [_space(kinds.index(kind)) for kind in KINDS]
    return Zone("spaces", Words("board-track"), LIST, [Group(pieces=spaces)])


def _tokens() -> Zone:
    tokens = [replace(pieces.token(name, ""), count=number) for name, number in TOKENS.items()]
    return Zone("tokens", Words("chapter-clovers"), LIST, [Group(pieces=tokens)])


# -- worked examples -------------------------------------------------------------------------------------


def _space(number: int, seats: tuple[int, ...] = (), dragon: bool = False) -> Piece:
    return replace(pieces.space(RECONSTRUCTED, number, seats, ("dragon",) if dragon else ()), ref="")


def _road(knights: dict[int, tuple[int, ...]], first: int, last: int, dragon: int = DRAGON) -> list[Piece]:
    """A part of the road, with the knights on it."""
    return [_space(number, knights.get(number, ()), number == dragon) for number in range(first, last + 1)]


def _example(name: str, about: list[Piece], ways: dict[str, list[Piece]]) -> Zone:
    groups = [Group(Words(f"example-{way}"), pieces=road, marked=True) for way, road in ways.items()]
    return Zone(f"example-{name}", Words(f"example-{name}"), MATTER, [Group(pieces=about), *groups])


def _barred() -> Zone:
    ends = {"short": SHORT, "past": PAST}
    ways = {way: _road({space: (READER,)}, HERE, DRAGON + 2) for way, space in ends.items()}
    return _example("dragon", _road({HERE: (READER,)}, HERE, DRAGON + 2), ways)


def _onto() -> Zone:
    return _example(
        "onto",
        _road({HERE: (READER,)}, HERE, DRAGON + 2),
        {"further": _road({FURTHER: (READER,)}, HERE, DRAGON + 2)},
    )


def _unicorn() -> Zone:
    """Past a whole group that stands without a gap."""
    first, group = UNICORN - 4, {UNICORN - 2: OTHERS[:1], UNICORN - 1: OTHERS[1:]}
    before = _road({first: (READER,), **group}, first, UNICORN + 1)
    return _example("unicorn", before, {"group": _road({**group, UNICORN: (READER,)}, first, UNICORN + 1)})
