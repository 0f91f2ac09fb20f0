"""Why an answer is a good one, in words: what a player gains by it, and what they give for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from roundtable.kernel import Question, Why, without
from roundtable.kernel.scene import Words

from ..cards import ADVENTURES, KNIGHTS, POWER, Adversaries, Knights, worth
from ..paying import offers, payable_powers, within_reach
from ..seals import DOUBLE, REPEATED, USUAL
from .judging import begun, completes, gain

LAST = 2  # adventures left: to take one of them ends the game


def why(view: dict[str, Any], question: Question, option: Any) -> Why:
    """What speaks for an answer, and against it, as its seat can tell."""
    reason = REASONS.get(question.key)
    return Why() if reason is None else reason(view, option)


def _adversaries(view: dict[str, Any], draw: bool) -> Why:
    return Why([Words("hint.more" if draw else "hint.no-more")])


def _challenge(view: dict[str, Any], option: Any) -> Why:
    table, seat = view["table"], view["viewer"]
    hand: Knights = tuple(table["hands"][seat])
    if option is None:
        return Why([Words("hint.save", {"count": len(hand)})])
    way, card = option if isinstance(option, tuple) else ("", option)
    cost = POWER[card] * (2 if way == DOUBLE else 1)
    left = sum([KNIGHTS[knight].strength for knight in hand]) - cost
    gains, risks = [_promise(table, seat, card)], [Words("hint.cost", {"count": cost, "left": max(0, left)})]
    if way == USUAL:
        done = completes(table, card)
        (gains if done else risks).append(Words("hint.column" if done else "hint.seal"))
    if way == REPEATED:
        gains.append(Words("hint.repeated"))
    return Why(gains, risks)


def _promise(table: dict[str, Any], seat: int, card: str) -> Words:
    """The adventure that the adversary would make possible, or bring nearer; else its points."""
    mine: Adversaries = tuple(sorted(table["defeated"][seat]))
    more = tuple(sorted((*mine, card)))
    opened = (within_reach(more) - within_reach(mine)) & {*table["adventures"]}
    if opened:
        best = max(opened, key=lambda name: gain(more, name))
        return Words("hint.reach", {"card": card, **_adventure(best)})
    rest = [name for name in table["adventures"] if name not in within_reach(mine)]
    nearer = {name: begun(more, name) - begun(mine, name) for name in rest}
    best = max(nearer, key=nearer.__getitem__, default="")
    if best and nearer[best] > 0:
        return Words("hint.nearer", _adventure(best))
    return Words("hint.points", {"count": POWER[card]})


def _adventure(name: str) -> dict[str, Any]:
    return {"adventure": name, "value": ADVENTURES[name].value}


def _pay(view: dict[str, Any], payment: Knights) -> Why:
    """Which knights stay, and for whom they are enough."""
    table, seat = view["table"], view["viewer"]
    left: Knights = without(tuple(table["hands"][seat]), payment)
    lost = sum([KNIGHTS[knight].strength for knight in payment]) - view["prompt"]["about"]["power"]
    risks = [Words("hint.lost", {"count": lost})] if lost else []
    if not left:
        return Why([], [Words("hint.none-left"), *risks])
    facing = view["prompt"]["about"]["card"]
    cards = [card for column in table["columns"] for card, _ in column if card != facing]
    able = [card for card in cards if POWER[card] in payable_powers(left)]
    if not able:
        return Why([Words("hint.keep", {"cards": left})], risks)
    strongest = max(able, key=POWER.__getitem__)
    return Why([Words("hint.keep-for", {"cards": left, "card": strongest})], risks)


def _take(view: dict[str, Any], adventure: str | None) -> Why:
    table, seat = view["table"], view["viewer"]
    mine: Adversaries = tuple(sorted(table["defeated"][seat]))
    if adventure is None:
        return Why([Words("hint.wait", {"count": worth(mine)})])
    given = worth(offers(mine, adventure)[0])
    ends = len(table["adventures"]) == LAST
    risks = [Words("hint.ends")] if ends else []
    return Why(
        [Words("hint.completes", _adventure(adventure))], [Words("hint.given", {"count": given}), *risks]
    )


def _offer(view: dict[str, Any], offer: Adversaries) -> Why:
    mine: Adversaries = tuple(view["table"]["defeated"][view["viewer"]])
    left = without(mine, offer)
    return Why([Words("hint.stay", {"cards": left, "count": worth(left)}) if left else Words("hint.all")])


def _draw(view: dict[str, Any], count: int) -> Why:
    held = len(view["table"]["hands"][view["viewer"]])
    return Why([Words("hint.hand", {"count": held + count})]) if count else Why()


REASONS: dict[str, Callable[[dict[str, Any], Any], Why]] = {
    "adversaries.draw": _adversaries,
    "challenge.which": _challenge,
    "challenge.pay": _pay,
    "adventure.which": _take,
    "adventure.pay": _offer,
    "knights.draw": _draw,
}
