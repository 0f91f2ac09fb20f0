"""[Items and gear] Which items a hero has in use, and which lie face down."""

from __future__ import annotations

from itertools import product

from roundtable.kernel import Ask, AskAll, Flow, Rulebook, without

from ..effects.gains import keyword_of
from ..table import Pile, Table

book = Rulebook()


@book.rule
def pack_gear(t: Table) -> Flow:
    """[Dawn, 9] Of several things with one keyword each hero says which is in use; the rest lie face down.
    What was traded yesterday can be used."""
    choices = {seat: outfits(t, seat) for seat in t.living()}
    asked = {seat: ways for seat, ways in choices.items() if len(ways) > 1}
    chosen = (yield AskAll("gear.pack", asked)) if asked else {}
    for seat, ways in choices.items():
        t.stowed[seat] = without(rivals(t, seat), chosen.get(seat, ways[0]))
    return None


@book.rule
def repack(t: Table, seat: int) -> Flow:
    """[Items and gear] Outside of actions the hero may choose again what is in use, as at dawn (TG-100)."""
    ways = outfits(t, seat)
    kept = ways[0] if len(ways) == 1 else (yield Ask(seat, "gear.pack", ways))
    t.stowed[seat] = without(rivals(t, seat), kept)
    return None


def rivals(t: Table, seat: int) -> Pile:
    """The hero's things with a keyword of which they have more than one."""
    if len(t.items[seat]) + len(t.secrets[seat]) < 2:
        return ()
    things = [thing for thing in t.items[seat] + t.secrets[seat] if keyword_of(t, thing)]
    words = [keyword_of(t, thing) for thing in things]
    return tuple([thing for thing, word in zip(things, words, strict=True) if words.count(word) > 1])


def outfits(t: Table, seat: int) -> tuple[tuple[str, ...], ...]:
    """The ways to choose one thing of each keyword."""
    groups: dict[str, list[str]] = {}
    for thing in rivals(t, seat):
        groups.setdefault(keyword_of(t, thing), []).append(thing)
    if not groups:
        return ((),)
    return tuple(dict.fromkeys(product(*[dict.fromkeys(group) for group in groups.values()])))
