"""The exploration journal. README.md states the law of this room."""

from . import dreams, exploring, reading

BOOKS = (
    dreams.book,
    exploring.book,
    reading.book,
)
ACTS = (dreams.ACTS, reading.ACTS)
