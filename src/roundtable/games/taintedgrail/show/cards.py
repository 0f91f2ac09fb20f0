"""Cards in words: what stands on one, what joins if it is laid now, what that costs and what it yields."""

from __future__ import annotations

from typing import Any

from roundtable.kernel.scene import Words

from ..content.language import Left, Right
from ..content.load import pack
from ..content.records import Card
from ..effects.sources import abilities_of
from ..encounter.laying import can_pay_magic, has_magic_key, layable
from ..keys import join
from ..table import Table
from . import effects, texts
from .preview import preview

MARKERS = ("1", "2")


# -- what stands on a card -------------------------------------------------------------------------------


def right_keys(right: Right) -> list[Words]:
    """The conditions that the next card meets: "Aggression 1", "magic", "free ×2"."""
    found = []
    for row, level in right.items():
        if row == "F":
            found.append(Words("key-free", {"count": level}) if level else Words("key-void"))
        else:
            found.append(
                Words("key-magic") if row == "M" else Words("key-level", {"row": row, "count": level})
            )
    return found


def left_keys(left: Left) -> list[Words]:
    """The bonuses of a card, row by row."""
    return [
        Words(
            "key-bonus", {"row": row, "bonus": [_symbol(symbol) for symbol in symbols] or [Words("sym-none")]}
        )
        for row, symbols in left.items()
    ]


def _symbol(symbol: str) -> Words:
    if symbol in MARKERS:
        return Words("eff-change", {"what": "pool", "change": f"+{symbol}"})
    return Words(f"sym-{symbol}")


def rules_text(of: str, kind: str, name: str) -> Words | None:
    """What a thing does, in the words of the pack or in ours; None if it does nothing."""
    own = texts.known(of, f"{kind}.{name}.text")
    if own is not None:
        return own
    content = pack(of)
    known: dict[str, dict[str, Any]] = {
        "card": content.cards,
        "item": content.items,
        "secret": content.secrets,
    }
    return effects.abilities(known[kind][name].abilities)


def printed(of: str, card: str) -> Words:
    """All that stands on a card."""
    known = pack(of).cards[card]
    text = effects.together([_keys(known), rules_text(of, "card", card)])
    assert text is not None
    return text


def _keys(card: Card) -> Words:
    return Words("card-keys", {"left": left_keys(card.left), "right": right_keys(card.right)})


def ability_text(of: str, name: str, at: int) -> Words | None:
    """What an ability does that could be used: "item/mule", "card/beor_brace", "skill/agg_1/front" …"""
    kind, _, about = name.partition("/")
    if kind == "card":
        found = pack(of).cards[about].abilities
    else:
        found = abilities_of(of, name)
    if len(found) == 1:
        path = f"character.{about}.flaw" if kind == "flaw" else f"{kind}.{about.replace('/', '.')}"
        own = texts.known(of, f"{path}.text")
        if own is not None:
            return own
    return effects.effects(found[at].effects)


# -- what laying it does ---------------------------------------------------------------------------------


def yields(t: Table, seat: int, card: str, pay: bool) -> list[Words]:
    """What a card would give a hero who lays it now, by its keys and by what it is sure to do."""
    if t.encounter().kind == "diplomacy" and not t.stages:
        return [Words("sym-none")]
    found = preview(t, seat, card, pay)
    changes = {"pool": found.pool - t.pool, "aff": found.affinity - t.affinity}
    told = [_change(what, number) for what, number in changes.items() if number]
    told += [Words("eff-draw", {"count": found.draws})] if found.draws else []
    told += [Words("sym-disc")] if found.drops else []
    told += [Words("sym-bolt")] if join(t, seat, card, pay).bolt else []
    return told or [Words("sym-none")]


def _change(what: str, number: int) -> Words:
    return Words("eff-change", {"what": what, "change": effects.signed(number)})


def hand_text(t: Table, seat: int, card: str) -> Words:
    """A card in hand: what joins, with and without magic, what it yields, and what else stands on it."""
    of = t.options["pack"]
    parts: list[Words | None] = [_joins(t, seat, card, False)]
    if has_magic_key(t, card):
        parts.append(_joins(t, seat, card, True) if can_pay_magic(t, card) else Words("card-no-magic"))
    if seat == t.active and card not in [option[1] for option in layable(t, seat)]:
        parts.append(Words("card-not-now"))
    parts.append(rules_text(of, "card", card))
    parts.append(Words("card-offers", {"right": right_keys(pack(of).cards[card].right)}))
    text = effects.lines(parts)
    assert text is not None
    return text


def _joins(t: Table, seat: int, card: str, pay: bool) -> Words:
    rows = join(t, seat, card, pay).rows
    if not rows:
        return Words("card-joins-none")
    key = "card-joins-magic" if pay else "card-joins"
    return Words(key, {"rows": list(rows), "yields": yields(t, seat, card, pay)})


# -- cards of the sequence -------------------------------------------------------------------------------


def joined_at(t: Table, place: int) -> list[str]:
    """The rows in which a card of the sequence meets what lies before it."""
    played, cards = t.sequence[place], t.content.cards
    right = t.encounter().right if not place else cards[t.sequence[place - 1][0]].right
    rows = [row for row in cards[played[0]].left if row in right]
    return [row for row in rows if row != "M" or played[4]]


def laid_text(t: Table, place: int) -> Words:
    """A card of the sequence: what it has joined, what it does, what the next card meets."""
    of, card = t.options["pack"], t.sequence[place][0]
    rows = joined_at(t, place)
    parts = [
        Words("laid-joined", {"rows": rows}) if rows else Words("laid-alone"),
        rules_text(of, "card", card),
        Words("card-offers", {"right": right_keys(pack(of).cards[card].right)}),
    ]
    text = effects.lines(parts)
    assert text is not None
    return text
