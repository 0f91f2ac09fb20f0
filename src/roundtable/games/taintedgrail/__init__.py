"""Tainted Grail, by its rulebook, with a story of our own. README.md maps headings to functions."""

from dataclasses import replace

from roundtable.kernel import Game, Rulebook, Variant

from . import day, effects, encounter, journal, world
from .content.folders import packs_here
from .day import campaign, standing_word
from .effects.verbs import bind
from .hidden import components, redeal
from .modes import CHALLENGE, START, STORY
from .packs import playable
from .scenario import scenario
from .table import EarlierTable, Table

bind(*effects.ACTS, *encounter.ACTS, *journal.ACTS, *world.ACTS, *day.ACTS)

# A rule that groups may play otherwise, or a comfort, that rules 7 did not know.
SINCE_8 = (Variant("open_prices", (False, True), "TG-139"),)
VARIANTS = (
    Variant("pack", ("avalon",), read=playable, more=packs_here),
    Variant("tutorial", (False, True), seats=(1,)),
    *STORY,
    *START,
    *CHALLENGE,
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
)

EARLIER = Game(
    name="taintedgrail",
    rules=7,
    replays=(6,),
    seats=range(1, 5),
    table=EarlierTable,
    book=Rulebook.of(*effects.BOOKS, *encounter.BOOKS, *journal.BOOKS, *world.BOOKS, *day.BOOKS),
    begin=campaign.play(),
    result=campaign.result,
    redeal=redeal,
    components=components,
    scenario=scenario,
    standing=campaign.standing,
    checkpoints=("campaign.chapter", "day.dawn"),
    variants=VARIANTS,
)
GAME = replace(
    EARLIER,
    rules=8,
    replays=(),
    table=Table,
    anytime=standing_word.offered,
    variants=(*VARIANTS, *SINCE_8),
    earlier=(EARLIER,),
)
