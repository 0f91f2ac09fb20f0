"""What would come of an answer in an encounter: the rules themselves, played on the table as a seat sees it.
For hints and screens.

Nothing hidden can be found out by it, because nothing hidden is there: draw piles hold unknown cards
(`seen.py`). A view does not tell which rules are under way, so they are looked for by the question that they
ask. A thought ends with the activation.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, cast

from roundtable.kernel import Follow, Frame, Match, Option, Question

from . import GAME
from .effects.in_force import in_force
from .effects.plan import plan
from .encounter.abilities import call_one, enact_from, fire_card
from .encounter.attacks import after_blow, blow, coming, defend
from .encounter.hand_and_pool import last_word
from .encounter.laying import into_sequence, lay_top, placed_over, play_cards
from .encounter.leaving import activation_over, encounter_over, is_over
from .encounter.rounds import early_steps, next_active
from .table import Table

Rules = tuple[Follow, ...]


class Thought:
    """An encounter that goes on in somebody's mind, by these rules, to the end of the activation. Its table
    is played on, so it has to be a copy."""

    __slots__ = ("_match", "t")

    def __init__(self, t: Table, *rules: Follow) -> None:
        self.t = t
        self._match = Match.laid_out(GAME, t, (*rules, activation_over(), encounter_over()))

    @property
    def seat(self) -> int:
        """Who is asked now; the first of them if there are several."""
        return self._match.to_move[0]

    @property
    def question(self) -> Question | None:
        """What they are asked; None when the activation is over."""
        return self._match.question(self.seat) if self._match.to_move else None

    def answer(self, option: Option) -> Thought:
        """Let it go on by this answer."""
        self._match.play(self.seat, option)
        return self

    def fork(self) -> Thought:
        """The same moment once more, to go on another way."""
        other: Thought = Thought.__new__(Thought)
        other._match = self._match.clone()
        other.t = cast("Table", other._match.table)
        return other


def taken_up(t: Table, seat: int, question: Question) -> Thought | None:
    """The encounter at a question that this seat is asked; None if the seat cannot tell which rules ask."""
    asking = ASKING.get(question.key)
    if asking is None or is_over(t):
        return None
    for rules in asking(t, seat, question):
        thought = Thought(t.copy(), *rules)
        if thought.question == question and thought.seat == seat:
            return thought
    return None


# -- which rules ask ---------------------------------------------------------------------------------------


def _cards(t: Table, seat: int, question: Question) -> Iterator[Rules]:
    yield (play_cards(seat),)


def _defence(t: Table, seat: int, question: Question) -> Iterator[Rules]:
    for charged in (False, True):
        yield (defend(seat, charged), *blow(t, seat))


def _aftermath(t: Table, seat: int, question: Question) -> Iterator[Rules]:
    yield after_blow(t, seat)


def _magic(t: Table, seat: int, question: Question) -> Iterator[Rules]:
    yield lay_top(seat, question.about["card"]), play_cards(seat)


def _turns(t: Table, seat: int, question: Question) -> Iterator[Rules]:
    yield (next_active(),)


def _ways(t: Table, seat: int, question: Question) -> Iterator[Rules]:
    """Some part of what the enemy does, or of what a card, gear or a skill says."""
    enemy = f"enc/{t.enc}"
    for text in (coming(t, seat), t.encounter().opportunity):
        rest = after_blow(t, seat) if "attack" in t.guard else ()
        yield from [(*part, *rest) for part in _parts(text, seat, enemy, question)]
    for name, text in _abilities(t, seat):
        yield from [(*part, *_rest(t, seat)) for part in _parts(text, seat, name, question)]


def _parts(text: str, seat: int, source: str, question: Question) -> Iterator[Rules]:
    option: Any = question.options[0]
    for at, part in enumerate(plan(text)):
        if part.told == option[0]:
            yield tuple(enact_from(text, at, seat, source))


def _abilities(t: Table, seat: int) -> Iterator[tuple[str, str]]:
    for place, played in enumerate(t.sequence):
        for ability in t.content.cards[played[0]].abilities:
            yield f"card/{place}", ability.effects
    for sources in in_force(t, seat).timed.values():
        for source in sources:
            yield source.name, source.ability.effects


def _offers(t: Table, seat: int, question: Question) -> Iterator[Rules]:
    """An ability that one need not use."""
    name, timing = question.about["source"], question.about["timing"]
    rest = early_steps(seat) if timing == "activation" else _rest(t, seat)
    for called in (*_card_offers(t, seat, name, timing), *_own_offers(t, seat, name, timing)):
        yield called, *rest


def _card_offers(t: Table, seat: int, name: str, timing: str) -> Iterator[Frame]:
    kind, _, card = name.partition("/")
    abilities = t.content.cards[card].abilities if kind == "card" else ()
    for at in [at for at, ability in enumerate(abilities) if ability.timing == timing]:
        if timing == "discarded":
            yield from [last_word(seat, card, owner, at) for owner in t.party]
        for place in range(len(t.sequence)):
            yield fire_card(seat, card, place, at)


def _own_offers(t: Table, seat: int, name: str, timing: str) -> Iterator[Frame]:
    for source in in_force(t, seat).timed.get(timing, ()):
        if source.name == name:
            yield call_one(seat, name, source.at, timing, source.ability.arg)


def _rest(t: Table, seat: int) -> Rules:
    """What follows on an ability that is used now."""
    if "attack" in t.guard:
        return (defend(seat), *blow(t, seat))
    if seat != t.active:
        return ()
    return into_sequence(seat), placed_over(), play_cards(seat)


ASKING: dict[str, Callable[[Table, int, Question], Iterator[Rules]]] = {
    "fight.what": _cards,
    "talk.what": _cards,
    "fight.defend": _defence,
    "talk.defend": _defence,
    "fight.after": _aftermath,
    "talk.after": _aftermath,
    "enc.magic": _magic,
    "enc.who": _turns,
    "enc.ability": _offers,
    "choose.way": _ways,
}
