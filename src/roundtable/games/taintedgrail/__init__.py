"""Tainted Grail, by its rulebook, with a story of our own. README.md maps headings to functions."""

from roundtable.kernel import Game, Rulebook, Variant

from . import (
    campaign,
    chapters,
    company,
    day,
    death,
    deeds,
    dreaming,
    dying,
    effects,
    encounters,
    events,
    gains,
    growth,
    guardians,
    paying,
    reading,
    tracks,
    trade,
    tutorial,
    wards,
    world,
)
from .hidden import components, redeal
from .pack import known_pack
from .scenario import scenario
from .table import Table

_BOOKS = (
    *(
        campaign,
        company,
        chapters,
        tutorial,
        day,
        deeds,
        trade,
        wards,
        guardians,
        world,
        events,
        reading,
        dreaming,
        gains,
    ),
    *(paying, effects, tracks, growth, dying, death),
    encounters,
)

GAME = Game(
    name="taintedgrail",
    rules=1,
    seats=range(1, 5),
    table=Table,
    book=Rulebook.of(*[part.book for part in _BOOKS]),
    begin=campaign.play(),
    result=campaign.result,
    redeal=redeal,
    components=components,
    scenario=scenario,
    variants=(
        Variant("pack", ("avalon",), read=known_pack),
        Variant("tutorial", (False, True)),
        # story mode, switch by switch
        Variant("easy_encounters", (False, True)),
        Variant("limiter", ("usual", "none", "turned")),
        Variant("cheap_wards", (False, True)),
        Variant("start_item", (False, True)),
        # challenge mode
        Variant("escape", ("sure", "coin"), "TG-53"),
        Variant("short_wards", (0, 1)),
        Variant("fewer_random", (0, 1)),
        Variant("hunger", (False, True), "TG-43"),
        Variant("dear_growth", (False, True)),
        Variant("most_items", (0, 5)),
        Variant("mercy", (True, False)),
        Variant("hard_talk", (False, True), "TG-53"),
        # rulings on which groups differ
        Variant("more_wards", (False, True), "TG-29"),
        # more or fewer players in the middle of a campaign
        Variant("late_seats", (0, 1, 2, 3)),
        Variant("leaving", (False, True)),
        # for those who study many matches
        Variant("days", (0, 5, 10, 20, 30, 40, 60)),
    ),
)
