"""Shadows over Camelot, by its rulebook. README.md maps headings and rulings to functions."""

from dataclasses import replace

from roundtable.kernel import Game, Rulebook, Variant

from . import (
    actions,
    ending,
    evil,
    joining,
    quests,
    rules,
    sharing,
    special_black_cards,
    special_white_cards,
    squires,
    stopping_black_cards,
    talk,
)
from .hidden import components, redeal
from .scenario import scenario
from .table import EarlierTable, Table

_BOOKS = (
    *(rules, evil, stopping_black_cards, special_black_cards),
    *(actions, quests, special_white_cards, sharing, squires, ending, talk, joining),
)

# Matches that began under version 4, or under 3, which kept its state otherwise, go on by their own rules.
_EARLIER = Game(
    name="shadows",
    rules=4,
    replays=(3,),
    seats=range(3, 8),
    table=EarlierTable,
    book=Rulebook.of(*[part.book for part in _BOOKS]),
    begin=rules.play(),
    result=ending.result,
    standing=ending.standing,
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

GAME = replace(
    _EARLIER,
    rules=Table.rules,
    replays=(),
    table=Table,
    variants=(*_EARLIER.variants, Variant("sword_first", (False, True), "SH-52")),
    anytime=joining.at_any_time,
    earlier=(_EARLIER,),
)
