"""Cards in words: what stands on one, what joins if it is laid now, what that costs and what it yields."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from roundtable.kernel.scene import Edge, Piece, Words

from ..content.language import Ability, Left, Right
from ..content.load import pack
from ..content.records import Card, Deed, Stage
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


def edges(left: Left, right: Right, joined: Collection[str] = (), paid: Collection[str] = ()) -> list[Edge]:
    """The halves of a card's keys, for who draws them; those that join or would for magic are marked."""
    halves = [
        Edge("left", row, tuple(symbols), 1, "yes" if row in joined else "paid" if row in paid else "")
        for row, symbols in left.items()
    ]
    return halves + [Edge("right", row, (), level) for row, level in right.items()]


@cache
def printed_edges(of: str, card: str) -> list[Edge]:
    known = pack(of).cards[card]
    return edges(known.left, known.right)


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
    """What a card, an item, a secret, a skill, a flaw or a condition does, in the words of the pack or in
    ours; None if it does nothing."""
    own = texts.known(of, f"{_path(kind, name)}.text")
    return effects.abilities(_found(of, kind, name)) if own is None else own


def deed_text(of: str, path: str, deed: Deed) -> Words:
    """What an action or an entry does, in the words of the pack or in ours."""
    return texts.known(of, f"{path}.text") or effects.effects(deed.do)


def _path(kind: str, name: str) -> str:
    return f"character.{name}.flaw" if kind == "flaw" else f"{kind}.{name.replace('/', '.')}"


def _found(of: str, kind: str, name: str) -> tuple[Ability, ...]:
    return pack(of).cards[name].abilities if kind == "card" else abilities_of(of, f"{kind}/{name}")


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
    found = _found(of, kind, about)
    if len(found) == 1:
        own = texts.known(of, f"{_path(kind, about)}.text")
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


def hand_edges(t: Table, seat: int, card: str) -> list[Edge]:
    """The keys of a card in hand, with those that would join if it were laid now."""
    known, rows = t.content.cards[card], join(t, seat, card, False).rows
    paid = join(t, seat, card, True).rows if can_pay_magic(t, card) else ()
    return edges(known.left, known.right, rows, paid)


def afterwards(t: Table, seat: int, card: str) -> list[Piece]:
    """How pool or affinity would stand with this card laid, and with its magic key paid."""
    if t.encounter().kind == "diplomacy" and not t.stages:
        return []
    combat, paid = t.encounter().kind == "combat", can_pay_magic(t, card)
    found = [preview(t, seat, card, pay) for pay in ((False, True) if paid else (False,))]
    return [
        Piece(
            "aftermagic" if pay else "after", value=now, title=Words(f"after{'-magic' * pay}", {"count": now})
        )
        for pay, now in enumerate([one.pool if combat else one.affinity for one in found])
    ]


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


def stage_text(stage: Stage) -> Words:
    """What stands on a stage of a talk: what talking moves, and how the opponent reacts."""
    moves = [
        Words("stage-talk", {"row": row, "change": effects.signed(by)}) for row, by in stage.talk.items()
    ]
    told = {"talk": moves or [Words("sym-none")], "effects": effects.effects(stage.reaction)}
    return Words("stage", told)


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
