"""[Death] What a hero leaves behind, who comes after them, and the Allmother's mercy."""

from __future__ import annotations

from roundtable.kernel import OVER, Ask, Flow, Follow, Rulebook

from ..content.language import Act
from ..effects.conditions import Context
from ..effects.gains import gain_item
from ..effects.verbs import Acts
from ..journal.reading import read
from ..marks import DAY_OVER, pass_on
from ..table import ABSENT, ALIVE, DEAD, Seats, Table
from ..world.events import forget_dawn
from ..world.locations import reveal_around
from .chapters import choose_mode, set_up_chapter
from .free_mode import combine
from .heroes import free_characters, prepare_hero
from .rest import catch_breath

book = Rulebook()

LAST = 1  # the last number of a dial


def turn_dials_of_dying(t: Table) -> Seats:
    """[Dawn, 5] The dials of the dying turn. A dial that runs out keeps its last number as long as other
    dials may still save its hero."""
    ending = tuple([seat for seat in t.living() if t.dying[seat] == LAST])
    t.dying = [dial - 1 if dial > LAST else dial for dial in t.dying]
    return ending


@book.rule
def death_comes(t: Table, seats: Seats) -> Follow:
    """[Dawn, 5] When the dial runs out and no life has been regained, the hero dies; not one who is dying for
    the second time."""
    ended = [seat for seat in seats if t.is_alive(seat) and t.dying[seat] == LAST]
    for seat in ended:
        t.dying[seat] = 0
    return tuple([die(seat) for seat in ended])


@book.rule
def die(t: Table, seat: int) -> Follow:
    """[Death] The hero's items lie where they died, their secrets go to the others, personal ones are gone
    for ever. When the last hero dies, their secrets stay with them, in case they are saved (TG-62)."""
    if not t.is_alive(seat) or t.health[seat]:
        return None
    t.tell("dying.dead", seat=seat)
    t.status[seat] = DEAD
    t.fallen.append(t.heroes[seat])
    if not t.living():
        t.item_deck[:0] = t.items[seat]
        t.items[seat], t.stowed[seat] = (), ()
        return lost()
    personal = [secret for secret in t.secrets[seat] if t.content.secrets[secret].scope == "personal"]
    kept = [secret for secret in t.secrets[seat] if secret not in personal]
    for item in t.items[seat]:
        _drop(t, seat, item)
    t.gone += personal
    t.found += kept
    t.items[seat], t.secrets[seat], t.stowed[seat] = (), (), ()
    return *[inherit(seat, secret) for secret in kept], after_death(seat)


def _drop(t: Table, seat: int, item: str) -> None:
    """[Death] It lies at the place; what was used of it stays used, no matter who takes it (TG-106)."""
    place = t.place[seat]
    pile = t.dropped.setdefault(place, [])
    pass_on(t, f"item/{item}", seat, pile.count(item), place, pile.count(item))
    pile.append(item)


@book.rule
def inherit(t: Table, seat: int, secret: str) -> Flow:
    """[Death] The dead hero's player says who gets a secret."""
    heirs = t.living()
    heir = heirs[0] if len(heirs) == 1 else (yield Ask(seat, "dying.heir", heirs, thing=secret))
    pass_on(t, f"secret/{secret}", seat, 0, heir, 0)
    return gain_item(heir, secret)


@book.rule
def after_death(t: Table, seat: int) -> Flow:
    """[Death] A player whose hero has died takes one that nobody plays (TG-142); if none is left, all is
    lost even for those who live, unless the Allmother has mercy."""
    free = free_characters(t)
    if not free:
        return lost()
    name = free[0] if len(free) == 1 else (yield Ask(seat, "dying.successor", free))
    return succeed(seat, name)


@book.rule
def pick_up(t: Table, seat: int) -> Follow:
    """[Death] All items that lie here: a location action without cost."""
    place = t.place[seat]
    items = t.dropped.pop(place, [])
    for at, item in enumerate(items):
        before, had = items[:at].count(item), t.items[seat].count(item)
        pass_on(t, f"item/{item}", place, before, seat, had + before)
    t.found += items
    return tuple([gain_item(seat, item) for item in items])


@book.rule
def succeed(t: Table, seat: int, name: str) -> Follow:
    """[Death] A new hero with what they begin with and their letter, at the location with the lowest number.
    It is not an arrival, but connected locations are revealed (TG-115)."""
    prepare_hero(t, seat, name)
    t.place[seat] = min(t.shown)
    reveal_around(t, t.place[seat])
    t.passed[seat] = False
    t.used = [mark for mark in t.used if mark != (DAY_OVER, seat)]  # that was their predecessor's day
    t.tell("hero.comes", seat=seat, hero=name)
    mixed = combine(seat) if t.options["free_mode"] else None
    return mixed, read(t.content.characters[name].letter, (seat,), "letter")


@book.rule
def lost(t: Table) -> Follow:
    """[The Allmother's mercy] All is lost, or the chapter begins again with little; not in challenge mode,
    and not in a chapter that tells of no rescue."""
    t.ending = "lost"
    t.tell("campaign.lost")
    return plead() if t.options["mercy"] and t.content.chapters[t.chapter].mercy else OVER


@book.rule
def plead(t: Table) -> Flow:
    """[The Allmother's mercy] The players say whether they begin the chapter again."""
    speaker = next(seat for seat in range(t.seats) if t.status[seat] != ABSENT)
    if not (yield Ask(speaker, "mercy.ask", (True, False))):
        return OVER
    return mercy()


@book.rule
def mercy(t: Table) -> Follow:
    """[The Allmother's mercy] Everybody lives, with only what the verse of rescue gives; it leads back
    to the beginning of the chapter. What was learnt and ticked stays."""
    t.ending = ""
    t.tell("campaign.mercy")
    for seat in [seat for seat in range(t.seats) if t.status[seat] in (ALIVE, DEAD)]:
        if t.status[seat] == DEAD:
            t.status[seat] = ALIVE
            t.fallen.remove(t.heroes[seat])
        board = t.board(seat)
        t.health[seat], t.terror[seat], t.dying[seat] = board.health, 0, 0
        t.energy[seat] = board.energy
        t.keep_limits(seat)
        for what in ("food", "wealth", "magic"):
            t.goods[what][seat] = 0
    return read(t.content.chapters[t.chapter].mercy, t.living(), "mercy")


def begin_again(t: Table, act: Act, context: Context, seats: Seats) -> Follow:
    """[The Allmother's mercy] The chapter from its beginning, at its first location; the map is cleared."""
    t.item_deck[:0] = [item for items in t.dropped.values() for item in items]
    t.wards, t.shown, t.guardians, t.tokens, t.times, t.dropped = {}, [], {}, {}, {}, {}
    t.quests, t.today, t.edicts = (), (), {}
    forget_dawn(t)
    t.past = [event for event in t.past if not _of_chapter(t, event)]
    return set_up_chapter(t.chapter)


def _of_chapter(t: Table, event: str) -> bool:
    """Whether an event can come again when the chapter begins again."""
    return event in t.content.chapters[t.chapter].events or t.content.events[event].chapter == t.chapter


def next_chapter(t: Table, act: Act, context: Context, seats: Seats) -> Follow:
    """[Chapters] The next one is set up in the middle of the day; after the last the campaign is over."""
    number = int(act.args[0])
    if number in t.content.chapters:
        rest = catch_breath() if t.options["chapter_rest"] else None
        return choose_mode() if t.by_consent else None, rest, set_up_chapter(number)
    t.ending = "completed"
    t.tell("campaign.completed")
    return OVER


ACTS: Acts = {"mercy": begin_again, "chapter": next_chapter}
