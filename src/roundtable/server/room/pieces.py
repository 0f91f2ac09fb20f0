"""A scene as it is sent, in pieces: what several viewers see alike, or see again, is written out once.

A sketch is drawn from the text that it is known by, and from nothing else. So all viewers with equal sketches
get the bytes that each of them would get alone.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import fields
from functools import cache, cached_property, lru_cache
from hashlib import blake2b
from typing import Any, NamedTuple

from msgspec import Raw, json

from roundtable.kernel import View, scene
from roundtable.kernel.scene import Piece, Sketch, Words, Zone

encode = json.Encoder().encode
decode = json.Decoder().decode
LONG = 100  # bytes of a group that is worth a name
KEPT = 4096  # drawings of each kind that are kept, of all tables together
_LEAN = {scene.Group, scene.Fact, scene.Need, scene.Edge, scene.Cells}
_pieces: dict[int, tuple[Piece, Raw]] = {}  # written out; a piece that is kept here keeps its id
Draw = Callable[..., Any]


def joined(head: bytes, core: bytes) -> bytes:
    """One JSON object of two."""
    return b"%b,%b" % (head[:-1], core[1:])


def scene_of(zones: list[bytes]) -> bytes:
    return b'{"scene":[%b]}' % b",".join(zones)


class Group(NamedTuple):
    """A group of pieces: as it is, with the mark by which it can be recalled, and that mark alone."""

    mark: str
    plain: bytes
    marked: bytes
    named: bytes


class Written:
    """A zone that has been written out."""

    def __init__(self, head: bytes, groups: Sequence[Group]) -> None:
        self._head, self._groups = head, groups
        self.marks = {group.mark for group in groups if group.mark}
        self.whole = self._with([group.plain for group in groups])
        self.digest = blake2b(self.whole, digest_size=16).digest()

    def recalling(self, had: Collection[str]) -> bytes:
        """The zone for a reader who has these groups: they are only named."""
        known = self.marks.intersection(had)
        if len(known) == len(self.marks):
            return self._named
        if not known:
            return self._marked
        return self._with([group.named if group.mark in known else group.marked for group in self._groups])

    @cached_property
    def _named(self) -> bytes:
        return self._with([group.named for group in self._groups]) if self.marks else self.whole

    @cached_property
    def _marked(self) -> bytes:
        return self._with([group.marked for group in self._groups])

    def _with(self, groups: list[bytes]) -> bytes:
        return b'%b,"groups":[%b]}' % (self._head[:-1], b",".join(groups))


def written(show: Any, view: View) -> list[Written]:
    """The scene of a view. If the game sketches it first, only what is new has to be drawn."""
    if show is None:
        return []
    sketches = getattr(show, "sketches", None)
    if sketches is None:
        return [_zone(zone) for zone in show.scene(view)]
    return [_sketched(sketch) for sketch in sketches(view)]


def _sketched(sketch: Sketch) -> Written:
    draw, of, groups = sketch
    if groups is None:
        return _drawn_zone(draw, encode(of))
    return _drawn_row(draw, encode(of), tuple([(group.draw, encode(group.of)) for group in groups]))


@lru_cache(KEPT)
def _drawn_zone(draw: Draw, of: bytes) -> Written:
    zone = draw(*decode(of))
    return Written(_head(zone), [_group(_lean(group)) for group in zone.groups])


@lru_cache(KEPT)
def _drawn_row(draw: Draw, of: bytes, groups: tuple[tuple[Draw, bytes], ...]) -> Written:
    head = _head(draw((), *decode(of)))
    return Written(head, [_drawn_group(*group) for group in groups])


@lru_cache(KEPT)
def _drawn_group(draw: Draw, of: bytes) -> Group:
    return _group(_lean(draw(*decode(of))))


def forget() -> None:
    """Keep no drawing: everything will be drawn again."""
    for drawn in (_drawn_zone, _drawn_row, _drawn_group):
        drawn.cache_clear()
    _pieces.clear()


def _lean(value: Any) -> Any:
    """The same without what has its default value, which may be left out. That takes longer than to write it
    all, so it is done where it is done once."""
    if type(value) is Piece:
        known = _pieces.get(id(value))
        if known is None:
            if len(_pieces) >= KEPT:
                _pieces.clear()
            known = _pieces[id(value)] = value, Raw(encode(_told(value)))
        return known[1]
    if isinstance(value, list | tuple) and not isinstance(value, Words):
        return [_lean(one) for one in value]
    return _told(value) if type(value) in _LEAN else value


def _told(value: Any) -> dict[str, Any]:
    kind: Any = type(value)
    found = {name: (getattr(value, name), usual) for name, usual in _defaults(kind).items()}
    return {name: _lean(one) for name, (one, usual) in found.items() if one != usual}


@cache
def _defaults(kind: Any) -> dict[str, Any]:
    """Of each field; what has none is always told."""
    return {part.name: part.default for part in fields(kind)}


def _zone(zone: Zone) -> Written:
    return Written(_head(zone), [_group(group) for group in zone.groups])


def _head(zone: Zone) -> bytes:
    told = _defaults(Zone)
    head = {name: getattr(zone, name) for name in told if name != "groups"}
    return encode({name: value for name, value in head.items() if value != told[name]})


def _group(group: Any) -> Group:
    plain = encode(group)
    if len(plain) < LONG:
        return Group("", plain, plain, plain)
    mark = blake2b(plain, digest_size=6).hexdigest()
    named = encode({"mark": mark})
    return Group(mark, plain, joined(named, plain), named)
