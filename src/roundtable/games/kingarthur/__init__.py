"""King Arthur: The Card Game, by its rulebook. README.md maps headings and rulings to functions."""

from roundtable.kernel import Game, Rulebook, Variant

from . import ending, rules, seals
from .hidden import components, redeal
from .scenario import scenario
from .table import Table

GAME = Game(
    name="kingarthur",
    rules=1,
    seats=range(2, 6),
    table=Table,
    book=Rulebook.of(rules.book, seals.book, ending.book),
    begin=rules.play(),
    result=ending.result,
    redeal=redeal,
    components=components,
    scenario=scenario,
    standing=ending.standing,
    variants=(
        Variant("seals", (False, True)),
        Variant("hide_defeated", (False, True), "KA-9"),
        Variant("must_draw", (False, True), "KA-6"),
        Variant("strict_knights", (False, True), "KA-11"),
        Variant("strict_offers", (False, True), "KA-13"),
        Variant("double_releases", (False, True), "KA-31"),
    ),
)
