"""The effect language at work. README.md states the law of this room."""

from . import agreeing, dying, gains, paying, steps, tracks

BOOKS = (
    agreeing.book,
    dying.book,
    gains.book,
    paying.book,
    steps.book,
    tracks.book,
)
ACTS = (agreeing.ACTS, gains.ACTS)
