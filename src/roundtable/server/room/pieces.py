"""A scene as it is sent, in pieces: what several viewers see alike, or see again, is written out once."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import fields
from functools import cached_property
from hashlib import blake2b
from typing import NamedTuple

from msgspec import json

from roundtable.kernel.scene import Zone

encode = json.Encoder().encode
LONG = 300  # bytes of a group that is worth a name
_HEAD = [part for part in fields(Zone) if part.name != "groups"]


def joined(head: bytes, core: bytes) -> bytes:
    """One JSON object of two."""
    return head[:-1] + b"," + core[1:]


def scene_of(zones: list[bytes]) -> bytes:
    return b'{"scene":[' + b",".join(zones) + b"]}"


class Group(NamedTuple):
    """A group of pieces: as it is, with the mark by which it can be recalled, and that mark alone."""

    mark: str
    plain: bytes
    marked: bytes
    named: bytes


class Written:
    """A zone that has been written out."""

    def __init__(self, zone: Zone, digest: bytes) -> None:
        self._zone, self.digest = zone, digest

    @cached_property
    def _head(self) -> bytes:
        return encode({part.name: getattr(self._zone, part.name) for part in _HEAD})

    @cached_property
    def _groups(self) -> list[Group]:
        return [_group(encode(group)) for group in self._zone.groups]

    @cached_property
    def marks(self) -> list[str]:
        return [group.mark for group in self._groups if group.mark]

    @cached_property
    def whole(self) -> bytes:
        return self._with([group.plain for group in self._groups])

    def recalling(self, had: Collection[str]) -> bytes:
        """The zone for a reader who has these groups: they are only named."""
        return self._with([group.named if group.mark in had else group.marked for group in self._groups])

    def _with(self, groups: list[bytes]) -> bytes:
        return joined(self._head, b'{"groups":[' + b",".join(groups) + b"]}")


def _group(plain: bytes) -> Group:
    if len(plain) < LONG:
        return Group("", plain, plain, plain)
    mark = blake2b(plain, digest_size=6).hexdigest()
    named = encode({"mark": mark})
    return Group(mark, plain, joined(named, plain), named)


class Zones:
    """The zones of a room that somebody sees now."""

    def __init__(self) -> None:
        self._known: dict[bytes, Written] = {}

    def find(self, zone: Zone) -> Written:
        digest = blake2b(encode(zone), digest_size=16).digest()
        written = self._known.get(digest)
        if written is None:
            written = self._known[digest] = Written(zone, digest)
        return written

    def keep(self, seen: Iterable[Written]) -> None:
        """Forget all others."""
        self._known = {written.digest: written for written in seen}
