"""Why an answer is a good one, in words: where it leads, whom it holds back, and what may come in between."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from roundtable.kernel import Question, Why
from roundtable.kernel.scene import Words

from ..cards import CARDS, SORCERESS, SQUIRE
from ..moving import forward
from .guesses import Guess
from .judging import barred, lets_a_rival_win


def why(view: dict[str, Any], question: Question, option: Any) -> Why:
    """What speaks for an answer, and against it, as its seat can tell."""
    reason = REASONS.get(question.key)
    return Why() if reason is None else reason(Guess.of(view), question, option)


def _landing(g: Guess, space: int) -> list[Words]:
    """What the player meets where they would end."""
    if space in g.track.villages:
        return [Words("hint.village")]
    if space not in g.track.clovers:
        return []
    token = g.token(space)
    return [Words("hint.clover") if token is None else Words("hint.token", {"token": token})]


def _ally(g: Guess, question: Question, ally: str) -> Why:
    space = g.reach(ally, g.me)
    denied = [Words("hint.denied")] if lets_a_rival_win(g, ally) else []
    if space >= g.track.finish:
        return Why([Words("hint.finish")], [Words("hint.rushed")] if g.rushed(ally) else [])
    gains = [Words("hint.to", {"space": space, "count": space - g.at[g.me]})]
    if ally == SORCERESS:
        gains.append(Words("hint.swap", {"seat": g.leader}))
    if ally == SQUIRE:
        gains.append(Words("hint.jump"))
    return Why([*gains, *denied], _landing(g, space))


def _direction(g: Guess, question: Question, way: str) -> Why:
    first, other = (1, -1) if way == "left" else (-1, 1)
    one, two = (g.me + first) % g.seats, (g.me + other) % g.seats
    if g.at[one] >= g.at[two]:
        return Why()
    return Why([Words("hint.behind", {"seat": one})])


def _curse(g: Guess, question: Question, ally: str) -> Why:
    holders = g.holders(ally)
    ahead = [seat for seat in holders if g.at[seat] > g.at[g.me]]
    if not ahead:
        return Why([Words("hint.nobody-holds")])
    risks = [Words("hint.back")] if len(ahead) < len(holders) else []
    return Why([Words("hint.holders", {"seats": sorted(ahead)})], risks)


def _walk(g: Guess, question: Question, steps: int) -> Why:
    space = forward(g, g.me, g.at[g.me] + steps)
    if space >= g.track.finish:
        return Why([Words("hint.finish")])
    return Why([Words("hint.to", {"space": space, "count": space - g.at[g.me]})], _landing(g, space))


def _dragon(g: Guess, question: Question, space: int) -> Why:
    held = [seat for seat in g.others if barred(g, seat, space, g.at[seat]) > 0]
    mine = min(g.at[g.me] + g.about_to_walk, g.track.finish)
    risks = [Words("hint.own-way")] if barred(g, g.me, space, mine) > 0 else []
    return Why([Words("hint.bars", {"seats": sorted(held)}) if held else Words("hint.out-of-way")], risks)


def _spear(g: Guess, question: Question, spend: bool) -> Why:
    past, short = question.about["past"], question.about["short"]
    if spend:
        gained = {"space": past, "count": past - short}
        return Why([Words("hint.past", gained), *_landing(g, past)], [Words("hint.spear-gone")])
    return Why([Words("hint.spear-kept")], [Words("hint.short", {"space": short})])


def _leader(g: Guess, question: Question, seat: int) -> Why:
    return Why([Words("hint.leads", {"seat": seat, "space": g.at[seat]})])


def _look(g: Guess, question: Question, spaces: tuple[int, ...]) -> Why:
    new = [space for space in spaces if g.token(space) is None]
    near = [space for space in spaces if 0 < space - g.at[g.me] <= CARDS["merlin"].furthest]
    gains = [Words("hint.unknown", {"count": len(new)})] if new else []
    return Why([*gains, *([Words("hint.near", {"space": near[0]})] if near else [])])


def _lay(g: Guess, question: Question, tokens: tuple[str, ...]) -> Why:
    return Why([Words("hint.laid")])


REASONS: dict[str, Callable[[Guess, Question, Any], Why]] = {
    "draft.ally": _ally,
    "draft.direction": _direction,
    "curse.ally": _curse,
    "squire.whom": _leader,
    "merlin.look": _look,
    "merlin.lay": _lay,
    **{f"{ally}.walk": _walk for ally, card in CARDS.items() if len(card.steps) > 1},
    "dragon.where": _dragon,
    "spear.spend": _spear,
    "grail.whom": _leader,
    "magnet.whom": _leader,
}
