"""What a sensible hero does in an encounter: what comes out best when it is played ahead, and no fight to the
death."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from roundtable.kernel import Option, Question

from ..content import traits
from ..content.language import ATTRIBUTE_OF
from ..encounter.escape import ESCAPE, RETREAT
from ..encounter.laying import PANIC, play_cards
from ..encounter.rounds import activate
from ..lookahead import Thought, taken_up
from ..seen import Outlook
from ..table import Table
from .card_order import MARK, Search, card_worth
from .worth import worth

BETTER = 0.3  # by how much other hands must look better before this one is discarded
SAMPLES = 6  # hands that are looked at for it …
GLANCE = 40  # … and answers that are tried with each
NEVER = -99.0


def ahead(look: Outlook, question: Question, option: Option) -> float | None:
    """What comes of an answer, played ahead to the end of the activation; None if nobody can tell. All
    answers to one question are thought of together."""
    if question.key not in look.kept:
        look.kept[question.key] = _begun(look.t, look.me or 0, question)
    begun: tuple[Thought, Search] | None = look.kept[question.key]
    if begun is None:
        return None
    thought, search = begun
    return search.best(thought.fork().answer(option))


def _begun(t: Table, seat: int, question: Question) -> tuple[Thought, Search] | None:
    thought = taken_up(t, seat, question)
    return None if thought is None else (thought, Search(t, seat))


def _act(look: Outlook, question: Question, option: Option) -> float:
    """Whatever comes out best. Panic lays a card that nobody knows yet, which brings about a marker; to run
    is better than to die, and no more."""
    if option == RETREAT:
        return NEVER
    found = ahead(look, question, option) or 0.0
    if option == PANIC:
        return found + MARK
    return found - look.t.encounter().value if option == ESCAPE else found


def _redraw(look: Outlook, question: Question, yes: bool) -> float:
    """Another hand of one card fewer, if most of them look better."""
    t, me = look.t, look.me or 0
    if not yes:
        return _hand(look, list(t.hands[me])) + BETTER
    count = len(t.hands[me]) - 1
    rest = list(t.decks[t.encounter().kind][me])
    for card in (*t.hands[me], *t.thrown[me]):
        if card in rest:
            rest.remove(card)
    step = max(1, len(rest) // SAMPLES)
    hands = [[rest[(at * step + part * 5) % len(rest)] for part in range(count)] for at in range(SAMPLES)]
    return sum([_hand(look, hand) for hand in hands]) / SAMPLES


def _hand(look: Outlook, hand: list[str]) -> float:
    """What a hand would do as the first."""
    t, me = look.t.copy(), look.me or 0
    t.hands[me] = hand
    activate(t, me)
    return Search(look.t, me, GLANCE).best(Thought(t, play_cards(me)), 3)


def _keep(look: Outlook, question: Question, card: str) -> float:
    return card_worth(look.t, look.me or 0, card)


def _throw(look: Outlook, question: Question, card: str) -> float:
    return -card_worth(look.t, look.me or 0, card)


def _who(look: Outlook, question: Question, seat: int) -> float:
    """The hero who can do most now; if that one is in danger, the one who can bear it."""
    t = look.t
    thought = taken_up(t, look.me or 0, question)
    assert thought is not None
    thought.answer(seat)
    while (asked := thought.question) and not asked.key.endswith(".what"):
        thought.answer(asked.options[0])
    first = t.round == 1 and not t.activated and any(map(t.encounter().has, (traits.CHARGE, traits.AMBUSH)))
    found = Search(t, seat, GLANCE).best(Thought(thought.t, play_cards(seat)), 2)
    return found + t.health[seat] if first else found


def _ability(look: Outlook, question: Question, yes: bool) -> float:
    """An ability that one need not use: what comes of it."""
    found = ahead(look, question, yes)
    return float(yes) if found is None else found


def _branch(look: Outlook, question: Question, option: tuple[str, int]) -> float:
    """The stage of which the party's decks have most to say."""
    t = look.t
    stage = t.content.encounters[option[0]].stages[option[1]]
    total = 0.0
    for seat in t.party:
        for card in t.decks["diplomacy"][seat]:
            for row, by in stage.talk.items():
                total += by * _says(look, seat, card, row)
    return total + 3.0 * worth(look, stage.reaction)


def _says(look: Outlook, seat: int, card: str, row: str) -> float:
    able = look.t.attr[seat][ATTRIBUTE_OF[row]] > 0
    return float(able and "talk" in look.t.content.cards[card].left.get(row, ()))


def _payer(look: Outlook, question: Question, seat: int) -> float:
    return float(look.t.goods["magic"][seat])


FIGHTS: dict[str, Callable[[Outlook, Question, Any], float]] = {
    "fight.what": _act,
    "talk.what": _act,
    "fight.defend": _act,
    "talk.defend": _act,
    "fight.after": _act,
    "talk.after": _act,
    "enc.redraw": _redraw,
    "enc.who": _who,
    "enc.gear": lambda look, question, source: float(source is None),
    "enc.ability": _ability,
    "enc.magic": _act,
    "enc.payer": _payer,
    "enc.spend": lambda look, question, yes: float(yes),
    "enc.lend": lambda look, question, yes: float(yes),
    "enc.discard": _throw,
    "discard.which": _throw,
    "fight.keep": _keep,
    "enc.retrieve": _keep,
    "talk.branch": _branch,
    "talk.avoid": lambda look, question, yes: float(not yes),
    "talk.retreat": lambda look, question, yes: float(not yes),
}
