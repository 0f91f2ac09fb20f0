"""What a sensible player thinks an option is worth, from what their seat sees. For bots, never for rules.

The scale is spaces of the track: how much further ahead, or the others further back, an answer leaves them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from roundtable.kernel import Question

from ..allies import ALLY
from ..cards import CARDS, SORCERESS, SQUIRE
from ..moving import forward
from .guesses import Guess

SPEAR = ALLY["blacksmith"].worth  # what a spear is worth: nothing else is spent
WIN = 100.0
DENIED = 25.0  # what it is worth to keep from a rival the only card that would win
HARM = 0.5  # a space that a rival loses, or gains for the player who follows
STRIDE = 4.5  # spaces that a knight makes in a round
TOKENS = {"boots": 4.0, "goblin": -2.0, "bait": 1.0, "grail": 1.0, "magnet": 0.7}
CLOVER, VILLAGE = 0.75, 0.4  # what a space is worth whose token or die nobody knows


def value(view: dict[str, Any], question: Question, option: Any) -> float:
    """How good this answer looks; only the order of the answers to one question means anything."""
    judge = JUDGES.get(question.key)
    return 0.0 if judge is None else judge(Guess.of(view), question, option)


# -- choosing allies -------------------------------------------------------------------------------------


def _ally(g: Guess, question: Question, ally: str) -> float:
    """What the ally would do for the player, and what it would do for those who choose after them."""
    own = _use(g, ally)
    if own >= WIN / 2:
        return own
    threats = [card for card in question.options if lets_a_rival_win(g, str(card))]
    return own + (DENIED / len(threats) if ally in threats else 0.0)


def lets_a_rival_win(g: Guess, ally: str) -> bool:
    return any(g.reach(ally, seat) >= g.track.finish for seat in g.to_choose)


def _use(g: Guess, ally: str) -> float:
    space = g.reach(ally, g.me)
    if space >= g.track.finish:
        return WIN - g.rushed(ally)  # a knight called earlier may be at the finish first
    gain = space - g.at[g.me] + _landing(g, space) + ALLY[ally].worth
    if ally == SORCERESS:
        return gain + max(_curse(g, None, named) for named in g.may_be_held)
    if ally == SQUIRE:
        return gain + 0.35 * max(0, g.projected(g.leader) + 1 - space)
    return gain


def _landing(g: Guess, space: int) -> float:
    """What the player meets where they end their turn."""
    if space in g.track.villages:
        return VILLAGE - 0.5 * bool(g.spears[g.me])
    if space not in g.track.clovers:
        return 0.0
    token = g.token(space)
    return CLOVER if token is None else TOKENS[token]


def _direction(g: Guess, question: Question, way: str) -> float:
    """The neighbour who is further behind chooses next."""
    return -g.at[(g.me + (1 if way == "left" else -1)) % g.seats]


# -- allies ----------------------------------------------------------------------------------------------


def _curse(g: Guess, question: Question | None, ally: str) -> float:
    """What swapping places with a player who may have the ally is worth on average."""
    chances = g.holders(ally)
    return sum(chance * (g.at[seat] - g.at[g.me] + 1) for seat, chance in chances.items())


def _favourite(g: Guess, question: Question, seat: int) -> float:
    return g.projected(seat)


def _look(g: Guess, question: Question, spaces: tuple[int, ...]) -> float:
    """Clovers that the player can reach soon, those that they do not know first."""
    return sum(_interest(g, space) for space in spaces)


def _interest(g: Guess, space: int) -> float:
    ahead = space - g.at[g.me]
    near = 10.0 - ahead if 0 < ahead <= 8 else 1.0 / (1 + abs(ahead))
    return near + (g.token(space) is None)


def _lay(g: Guess, question: Question, tokens: tuple[str, ...]) -> float:
    """Good tokens where the player can go at once, bad ones before the others."""
    return sum(
        TOKENS[token] * (g.wish(g.me, space) - HARM * sum(g.wish(seat, space) for seat in g.others))
        for space, token in zip(question.about["spaces"], tokens, strict=True)
    )


def _walk(g: Guess, question: Question, steps: int) -> float:
    return _at(g, forward(g, g.me, g.at[g.me] + steps))


def _at(g: Guess, space: int) -> float:
    return WIN if space >= g.track.finish else space + _landing(g, space)


# -- the dragon ------------------------------------------------------------------------------------------


def _dragon(g: Guess, question: Question, space: int) -> float:
    """In the way of those who lead, not in your own."""
    mine = min(g.at[g.me] + g.about_to_walk, g.track.finish)
    if g.at[g.me] < space <= mine and not g.spears[g.me]:
        return space - 1 - mine
    harm = sum(barred(g, seat, space, g.at[seat]) * g.weight(seat) for seat in g.others)
    return HARM * harm - barred(g, g.me, space, mine)


def barred(g: Guess, seat: int, dragon: int, at: int) -> float:
    """How many spaces a dragon costs a knight in its next move."""
    lost = max(0.0, STRIDE - (dragon - 1 - at)) if dragon > at else 0.0
    return min(lost, SPEAR) if g.spears[seat] else lost


def _spend(g: Guess, question: Question, spend: bool) -> float:
    return _at(g, question.about["past"]) - SPEAR if spend else _at(g, question.about["short"])


# -- clovers ---------------------------------------------------------------------------------------------


def _whom(g: Guess, question: Question, seat: int) -> float:
    """The player who is furthest ahead."""
    return g.at[seat]


JUDGES: dict[str, Callable[[Guess, Question, Any], float]] = {
    "draft.ally": _ally,
    "draft.direction": _direction,
    "curse.ally": _curse,
    "squire.whom": _favourite,
    "merlin.look": _look,
    "merlin.lay": _lay,
    **{f"{ally}.walk": _walk for ally, card in CARDS.items() if len(card.steps) > 1},
    "dragon.where": _dragon,
    "spear.spend": _spend,
    "grail.whom": _whom,
    "magnet.whom": _whom,
}
