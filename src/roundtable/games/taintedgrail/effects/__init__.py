"""The effect language at work. README.md states the law of this room."""

from . import dying, gains, paying, steps, tracks

BOOKS = (
    dying.book,
    gains.book,
    paying.book,
    steps.book,
    tracks.book,
)
ACTS = (gains.ACTS, paying.ACTS)
