"""[Death] What a hero leaves behind, who comes after him, and the Allmother's mercy."""

from __future__ import annotations

from roundtable.kernel import OVER, Ask, Flow, Follow, Rulebook

from .chapters import set_up_chapter
from .counting import Context
from .effects import VERBS
from .heroes import prepare_hero
from .language import Act
from .reading import read
from .table import ALIVE, DEAD, Table

book = Rulebook()


@book.rule
def death_comes(t: Table) -> Follow:
    """[Dawn, 5] The dial of who is dying turns; at its end, with no life regained, he dies."""
    ended = []
    for seat in t.living():
        if t.dying[seat]:
            t.dying[seat] -= 1
            if not t.dying[seat]:
                ended.append(seat)
    return tuple([die(seat) for seat in ended])


@book.rule
def die(t: Table, seat: int) -> Follow:
    """[Death] His items lie where he died, his secrets go to the others, personal ones are gone for ever."""
    t.tell("dying.dead", seat=seat)
    t.status[seat] = DEAD
    others = t.living()
    kept = [secret for secret in t.secrets[seat] if t.pack.secrets[secret].scope != "personal"]
    if others and t.items[seat]:
        t.dropped.setdefault(t.place[seat], []).extend(t.items[seat])
    else:
        t.item_deck[:0] = t.items[seat]
    left = [secret for secret in t.secrets[seat] if secret not in kept]
    t.items[seat], t.secrets[seat], t.stowed[seat], t.skills[seat] = [], left, [], []
    inherits = [inherit(seat, secret) for secret in kept] if others else []
    return *inherits, after_death(seat)


@book.rule
def inherit(t: Table, seat: int, secret: str) -> Flow:
    """[Death] The dead hero's player says who gets a secret."""
    heirs = tuple(t.living())
    heir = heirs[0] if len(heirs) == 1 else (yield Ask(seat, "dying.heir", heirs, thing=secret))
    t.secrets[heir].append(secret)
    t.tell("secret.gained", seat=heir, thing=secret)
    return None


@book.rule
def after_death(t: Table, seat: int) -> Flow:
    """[Death] A player whose hero has died takes one that nobody has had; alone, or if none is left, the
    campaign is lost, unless the Allmother has mercy."""
    free = tuple([name for name in t.pack.characters if name not in t.heroes])
    if t.seats == 1 or not free or not t.living():
        return lost()
    name = free[0] if len(free) == 1 else (yield Ask(seat, "dying.successor", free))
    return succeed(seat, name)


@book.rule
def pick_up(t: Table, seat: int) -> None:
    """[Death] All items that lie here: a location action without cost."""
    for item in t.dropped.pop(t.place[seat], []):
        t.items[seat].append(item)
        t.stowed[seat].append(item)
        t.tell("item.gained", seat=seat, thing=item)


@book.rule
def succeed(t: Table, seat: int, name: str) -> None:
    """[Death] A new hero with what he begins with, at the location with the lowest number."""
    prepare_hero(t, seat, name)
    t.place[seat] = min(t.shown)
    t.passed[seat] = False
    t.tell("hero.comes", seat=seat, hero=name)


@book.rule
def lost(t: Table) -> Flow:
    """[The Allmother's mercy] All is lost, or the chapter begins anew with little; not in challenge mode."""
    t.ending = "lost"
    t.tell("campaign.lost")
    if not t.options["mercy"]:
        return OVER
    if not (yield Ask(0, "mercy.ask", (True, False))):
        return OVER
    return mercy()


@book.rule
def mercy(t: Table) -> Follow:
    """[The Allmother's mercy] Everybody lives, with nothing but what the verse of rescue gives; it leads back
    to the beginning of the chapter. What was learnt and ticked stays."""
    t.ending = ""
    t.tell("campaign.mercy")
    for seat in [seat for seat in range(t.seats) if t.status[seat] in (ALIVE, DEAD)]:
        t.status[seat] = ALIVE
        character = t.character(seat)
        t.health[seat], t.terror[seat], t.dying[seat] = character.health, 0, 0
        t.energy[seat] = character.energy
        for what in ("food", "wealth", "magic"):
            t.goods[what][seat] = 0
    return read(t.pack.chapters[t.chapter].mercy, tuple(t.living()), "mercy")


def begin_again(t: Table, act: Act, context: Context, seats: list[int]) -> Follow:
    """[The Allmother's mercy] The chapter from its beginning, at its first location."""
    t.wards, t.shown, t.guardians = {}, [], {}
    t.past = [event for event in t.past if event not in t.pack.chapters[t.chapter].events]
    return set_up_chapter(t.chapter)


def next_chapter(t: Table, act: Act, context: Context, seats: list[int]) -> Follow:
    """[Chapters] The next one is set up in the middle of the day; after the last the campaign is over."""
    number = int(act.args[0])
    if number in t.pack.chapters:
        return set_up_chapter(number)
    t.ending = "completed"
    t.tell("campaign.completed")
    return OVER


VERBS.update({"mercy": begin_again, "chapter": next_chapter})
