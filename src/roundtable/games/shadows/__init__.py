"""Shadows over Camelot, by its rulebook. README.md maps headings and rulings to functions."""

from roundtable.kernel import Game, Rulebook, Variant

from . import (
    actions,
    ending,
    evil,
    quests,
    rules,
    sharing,
    special_black_cards,
    special_white_cards,
    stopping_black_cards,
    talk,
)
from .hidden import components, redeal
from .scenario import scenario
from .table import Table

_BOOKS = (
    *(rules, evil, stopping_black_cards, special_black_cards),
    *(actions, quests, special_white_cards, sharing, ending, talk),
)

GAME = Game(
    name="shadows",
    rules=3,
    seats=range(3, 8),
    table=Table,
    book=Rulebook.of(*[part.book for part in _BOOKS]),
    begin=rules.play(),
    result=ending.result,
    redeal=redeal,
    components=components,
    scenario=scenario,
    variants=(
        Variant("traitor", ("possible", "none", "certain")),
        Variant("squires", ("no", "yes", "hard")),
        Variant("late_loyalty", (False, True)),
        Variant("late_seats", (0, 1, 2)),
        Variant("leaving", (False, True)),
        Variant("talk", (True, False)),
        Variant("excalibur_standard", (False, True), "SH-4"),
        Variant("kay_helps", (False, True), "SH-32"),
    ),
)
