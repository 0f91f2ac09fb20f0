"""A complete tiny game that passes the contract: the start of the next one."""

from roundtable.kernel import Game, Variant

from . import rules
from .hidden import components, redeal
from .scenario import scenario
from .table import Table

GAME = Game(
    name="_template",
    rules=1,
    seats=range(2, 5),
    table=Table,
    book=rules.book,
    begin=rules.play(),
    result=rules.result,
    redeal=redeal,
    components=components,
    scenario=scenario,
    standing=rules.standing,
    variants=(Variant("lowest", (False, True), "TP-1"),),
)
