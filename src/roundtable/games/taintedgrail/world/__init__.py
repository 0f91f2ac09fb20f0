"""Locations, menhirs, guardians, events. README.md states the law of this room."""

from . import events, guardians, locations, menhirs

BOOKS = (
    events.book,
    guardians.book,
    locations.book,
    menhirs.book,
)
ACTS = (events.ACTS, locations.ACTS)
