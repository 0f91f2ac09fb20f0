"""Grail Cup, by its rulebook. README.md maps headings and rulings to functions."""

from roundtable.kernel import Game, Rulebook, Variant

from . import allies, moving, rules, spaces
from .hidden import components, redeal
from .scenario import scenario
from .table import Table
from .track import RECONSTRUCTED, read

GAME = Game(
    name="grailcup",
    rules=1,
    seats=range(3, 9),
    table=Table,
    book=Rulebook.of(rules.book, allies.book, moving.book, spaces.book),
    begin=rules.play(),
    result=rules.result,
    redeal=redeal,
    components=components,
    scenario=scenario,
    standing=rules.standing,
    variants=(
        Variant("spear_skips", (False, True), "GC-7"),
        Variant("arrival_only", (False, True), "GC-20"),
        Variant("squire_himself", (False, True), "GC-33"),
        Variant("squire_leads", (False, True), "GC-34"),
        Variant("track", (RECONSTRUCTED,), read=read),
    ),
)
