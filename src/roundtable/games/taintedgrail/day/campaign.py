"""[Preparing the campaign] Who plays whom, and how a campaign begins."""

from __future__ import annotations

from roundtable.kernel import Follow, Result, Rulebook, Viewer

from ..content.language import CALLED, COLOURS
from ..effects.gains import turn_up
from ..table import Table
from .chapters import set_up_chapter
from .company import choose_hero, take_hero
from .heroes import empty_seats
from .phases import morning
from .tutorial import teach

book = Rulebook()


@book.rule
def play(t: Table) -> Follow:
    """[Preparing the campaign] Characters, the world, letters, and the first day; or for one player the
    tutorial."""
    if t.options["tutorial"] and t.seats == 1 and t.content.tutorial is not None:
        return prepare_table(), take_hero(0, t.content.tutorial.character), teach()
    late = min(t.options["late_seats"], t.seats - 1)
    return prepare_table(), *[choose_hero(seat) for seat in range(t.seats - late)], begin()


@book.rule
def prepare_table(t: Table) -> None:
    """[Preparing the world] Items shuffled, secrets at hand, nothing ticked."""
    empty_seats(t)
    pack = t.content
    t.item_deck = sorted([item.id for item in pack.items.values() for _ in range(item.copies)])
    t.chance.shuffle(t.item_deck)
    t.secret_deck = list(pack.secrets)
    t.encounters = {colour: [] for colour in COLOURS}
    t.under = {colour: [] for colour in COLOURS}


@book.rule
def begin(t: Table) -> Follow:
    """[Preparing the world] The first chapter; in story mode everybody begins with a crafted item."""
    t.day = 1
    gifts = [turn_up(seat, "crafted") for seat in t.living()] if t.options["start_item"] else []
    return set_up_chapter(min(t.content.chapters)), *gifts, morning()


def standing(t: Table, viewer: Viewer) -> dict[str, object]:
    """Dawn, day or dusk; in an encounter, a fight or a talk. Nobody scores anything before the end."""
    phase = CALLED[t.encounter().kind] if t.enc else t.phase
    return {"phase": phase} if phase else {}


def result(t: Table) -> Result:
    """A campaign is won or lost together."""
    won = t.ending in ("completed", "taught")
    winners = tuple(range(t.seats)) if won else ()
    return Result(winners, tuple([int(won)] * t.seats), t.ending or "lost")
