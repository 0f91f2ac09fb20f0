"""Fights and talks. README.md states the law of this room."""

from . import (
    abilities,
    attacks,
    beginning,
    ending,
    escape,
    gear,
    hand_and_pool,
    laying,
    leaving,
    rounds,
    verbs,
)

BOOKS = (
    abilities.book,
    attacks.book,
    beginning.book,
    ending.book,
    escape.book,
    gear.book,
    hand_and_pool.book,
    laying.book,
    leaving.book,
    rounds.book,
    verbs.book,
)
ACTS = (verbs.ACTS,)
