"""Tainted Grail, by its rulebook, with a story of our own. README.md maps headings to functions."""

from roundtable.kernel import Game, Rulebook, Variant

from . import day, effects, encounter, journal, world
from .content.load import known_pack
from .day import campaign
from .effects.verbs import bind
from .hidden import components, redeal
from .scenario import scenario
from .table import Table

bind(*effects.ACTS, *encounter.ACTS, *journal.ACTS, *world.ACTS, *day.ACTS)

GAME = Game(
    name="taintedgrail",
    rules=7,
    replays=(6,),
    seats=range(1, 5),
    table=Table,
    book=Rulebook.of(*effects.BOOKS, *encounter.BOOKS, *journal.BOOKS, *world.BOOKS, *day.BOOKS),
    begin=campaign.play(),
    result=campaign.result,
    redeal=redeal,
    components=components,
    scenario=scenario,
    checkpoints=("campaign.chapter", "day.dawn"),
    variants=(
        Variant("pack", ("avalon",), read=known_pack),
        Variant("tutorial", (False, True), seats=(1,)),
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
        # free mode
        Variant("free_mode", (False, True), "TG-94"),
        # comforts, after a later game of the series
        Variant("free_look", (False, True), "TG-95"),
        Variant("lasting_map", (False, True), "TG-96"),
        Variant("blood_price", (False, True), "TG-97"),
        Variant("calm_entry", (False, True), "TG-98"),
        Variant("calm_settlements", (False, True), "TG-99"),
        Variant("free_gear", (False, True), "TG-100"),
        Variant("chapter_rest", (False, True), "TG-101"),
        Variant("more_random", (0, 1), "TG-102"),
        # rulings on which groups differ
        Variant("more_wards", (False, True), "TG-29"),
        Variant("cancel_treachery", (False, True), "TG-38"),
        Variant("free_joining", (False, True), "TG-41"),
        Variant("guardians_stay", (False, True), "TG-48"),
        Variant("robber", ("health", "energy"), "TG-49"),
        # more or fewer players in the middle of a campaign
        Variant("late_seats", (0, 1, 2, 3)),
        Variant("leaving", (False, True)),
        # for those who study many matches
        Variant("days", (0, 5, 10, 40)),
    ),
)
