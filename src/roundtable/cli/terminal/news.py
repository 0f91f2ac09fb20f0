"""What in a scene is new to its reader: what has been drawn before is still on their screen."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import replace

from roundtable.kernel.scene import LIST, PAGES, SAID, TRACK, Group, Piece, Scene, Zone

TEXTS = (LIST, PAGES)


def in_words(scene: Scene) -> Scene:
    """A scene without what only a picture has to show: zones and choices that the question says, the empty
    places of a list, and pictograms of what the texts ask for."""
    listed = {LIST: _listed, PAGES: _written}
    return [
        replace(zone, groups=list(map(listed[zone.shape], zone.groups))) if zone.shape in listed else zone
        for zone in scene
        if zone.shape not in SAID
    ]


def _listed(group: Group) -> Group:
    pieces = [replace(piece, needs=()) if piece.needs else piece for piece in group.pieces if piece.count]
    return replace(group, pieces=pieces)


def _written(group: Group) -> Group:
    return replace(group, pieces=[piece for piece in group.pieces if not piece.ref])


class Memory:
    """What one reader has been shown."""

    def __init__(self) -> None:
        self._zones: dict[str, Zone] = {}  # as they were last drawn
        self._read: dict[str, dict[str, Piece]] = {}  # list -> its pieces as their texts were last read

    def whole(self, scene: Scene) -> Scene:
        """All of it, now known."""
        self._zones = {zone.name: zone for zone in scene}
        for zone in scene:
            if zone.shape in TEXTS:
                self._read.setdefault(zone.name, {}).update(_by_name(zone))
        return scene

    def news(self, scene: Scene, touched: Set[str]) -> Scene:
        """The zones that have changed, and a track that a question points into. Of a list, whose texts are
        long, only the lines that the reader has not read yet; if a question points into it, also those that
        it offers or that have changed."""
        shown = [zone for zone in (self._new(zone, touched) for zone in scene) if zone is not None]
        self._zones = {zone.name: zone for zone in scene}
        return shown

    def unread(self, scene: Scene) -> bool:
        """Whether there are open pages that the reader has not read yet."""
        pages = [zone for zone in scene if zone.shape == PAGES and zone.now]
        return any(not _by_name(zone).keys() <= self._read.get(zone.name, {}).keys() for zone in pages)

    def wiped(self) -> None:
        """The screen is empty again; texts that were read are known nevertheless."""
        self._zones = {}

    def _new(self, zone: Zone, touched: Set[str]) -> Zone | None:
        if zone.shape in TEXTS:
            return self._lines(zone, touched)
        pointed = zone.shape == TRACK and _points(zone, touched)
        return zone if pointed or zone != self._zones.get(zone.name) else None

    def _lines(self, zone: Zone, touched: Set[str]) -> Zone | None:
        first, known = zone.name not in self._read, self._read.setdefault(zone.name, {})
        pointed = _points(zone, touched)

        def is_news(piece: Piece) -> bool:
            if piece.name not in known:
                return True
            return pointed and (piece.ref in touched or piece != known[piece.name])

        groups = [replace(group, pieces=list(filter(is_news, group.pieces))) for group in zone.groups]
        news = replace(zone, groups=[group for group in groups if group.pieces or first])
        known.update(_by_name(news))
        return news if news.groups else None


def _points(zone: Zone, touched: Set[str]) -> bool:
    return any(piece.ref in touched for piece in zone.pieces())


def _by_name(zone: Zone) -> dict[str, Piece]:
    return {piece.name: piece for group in zone.groups for piece in group.pieces}
