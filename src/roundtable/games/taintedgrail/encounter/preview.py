"""What every card in hand would do if it were laid now, for screens and bots; the table stays as it is."""

from __future__ import annotations

from typing import NamedTuple

from ..content import traits
from ..content.language import read_effects
from ..effects.conditions import GRAIL, SKULL, Context, amount, holds_all
from ..keys import join
from ..marks import DEFENCE, FREE_MAGIC, TURNED
from ..table import Table
from .abilities import card_abilities
from .laying import dulled, may_lay

CHANCE = (SKULL, GRAIL)


class Preview(NamedTuple):
    """A card, with or without its magic key paid."""

    card: str
    pay: bool
    legal: bool
    rows: tuple[str, ...]  # that join
    bonuses: tuple[tuple[str, str, int], ...]  # row, symbol, how often
    bolt: bool  # a joined key carries one
    magic: int  # what it costs
    pool: int  # after its keys and what its ability is sure to do
    affinity: int
    draws: int
    drops: tuple[str, ...]  # cards that leave the sequence by its keys


def preview(t: Table, seat: int, card: str, pay: bool) -> Preview:
    """[Joined keys] What joins, what that yields and costs, and how pool and marker stand then; abilities are
    counted as far as neither a choice nor a dial decides."""
    joined, after = join(t, seat, card, pay), t.copy()
    after.plays += 1
    if after.plays == 1 and t.encounter().has(traits.DEFENCE):
        after.favours.append((DEFENCE,))
    draws, drops = 0, []
    for row, symbol, times in joined.bonuses:
        if symbol == "draw":
            draws += times
        elif symbol == "disc":
            drops += [after.sequence.pop()[0] for _ in range(min(times, len(after.sequence)))]
        else:
            _add(after, *_yield(after, row, symbol, times))
    after.hands[seat] = [*after.hands[seat]]
    if card in after.hands[seat]:
        after.hands[seat].remove(card)
    after.sequence.append((card, seat, 0, 0, pay))
    draws += _placed(after, seat)
    return Preview(
        card,
        pay,
        may_lay(t, seat, card, pay),
        joined.rows,
        joined.bonuses,
        joined.bolt,
        int(pay and (FREE_MAGIC,) not in t.favours),
        after.pool,
        after.affinity,
        draws,
        tuple(drops),
    )


def _yield(t: Table, row: str, symbol: str, times: int) -> tuple[int, int]:
    """Markers, and steps of affinity."""
    if symbol in ("up", "down"):
        return 0, times if symbol == "up" or (TURNED,) in t.favours else -times
    if symbol == "talk":
        return 0, times * t.encounter().stages[t.stages[-1]].talk.get(row, 0)
    return (dulled(t, int(symbol) * times), 0) if symbol.isdigit() else (0, 0)


def _add(t: Table, markers: int, steps: int) -> None:
    enc = t.encounter()
    t.pool = max(0, t.pool + markers)
    t.affinity = max(-enc.down, min(enc.up, t.affinity + steps))


def _placed(t: Table, seat: int) -> int:
    """What the ability on placement is sure to do; the cards that it draws."""
    place, draws = len(t.sequence) - 1, 0
    context = Context(t.inside, seat, f"card/{place}")
    for source in card_abilities(t, place, "placed"):
        if source.ability.may:
            continue
        for now in read_effects(source.ability.effects):
            known = not any([cond.test in CHANCE for cond in now.conds])
            if len(now.groups) > 1 or not known or not holds_all(t, now.conds, context):
                continue
            for act in now.groups[0]:
                if act.verb == "pool":
                    _add(t, dulled(t, amount(t, act.args[0], context)), 0)
                elif act.verb == "aff":
                    _add(t, 0, amount(t, act.args[0], context))
                elif act.verb == "draw" and act.args[0] != "item":
                    draws += amount(t, act.args[0], context)
    return draws
