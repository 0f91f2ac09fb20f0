"""What a sensible hero does in an encounter: the cards that yield most, and no fight to the death."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from roundtable.kernel import Question

from ..content import traits
from ..content.language import ATTRIBUTE_OF, read_effects
from ..effects.in_force import triggered
from ..effects.sources import Source
from ..encounter.abilities import in_sight
from ..encounter.attacks import coming
from ..seen import Outlook
from .card_order import LOST, Tactics, ended, keys_worth, score, tactics
from .imagined import Thought
from .worth import worth

BETTER = 0.3  # by how much other hands must look better before one's own is discarded
SAMPLES = 6  # hands that are looked at for it
STAY = 3.0  # a hero with so little health gladly leaves a fight unharmed


def _act(look: Outlook, question: Question, option: tuple[Any, ...]) -> float:
    """Cards and abilities as far as they can be thought through; panic lays whatever comes."""
    if option[0] == "panic":
        return _panic(look)
    if option[0] == "escape":
        return _escape(look)
    return -99.0 if option[0] == "retreat" else tactics(look, look.t.active).value(option)


def _panic(look: Outlook) -> float:
    """Whatever the deck gives: about a marker or a step, and then the attack."""
    thought = Thought(look.t.copy(), look.t.active)
    thought.t.plays += 1
    thought.markers(1) if look.t.encounter().kind == "combat" else thought.steps(1)
    return ended(thought)


def _escape(look: Outlook) -> float:
    """One energy, the opportunity attack, and nothing won: better than dying."""
    thought = Thought(look.t.copy(), look.t.active)
    thought.change("energy", -1)
    thought.enact(look.t.encounter().opportunity, f"enc/{look.t.enc}")
    return -thought.cost - LOST - look.t.encounter().value


def _defend(look: Outlook, question: Question, option: tuple[Any, ...]) -> float:
    """What makes the attack milder; what only changes it, if that is for the better."""
    thought = Thought(look.t.copy(), look.t.active)
    if option[0] == "escape":
        return _escape(look)
    if option[0] == "retreat":
        return -99.0
    if option[0] == "use":
        return score(thought.use(option).blow()) + 0.01
    return score(thought.blow(defended=True))


def _after(look: Outlook, question: Question, option: tuple[Any, ...]) -> float:
    thought = Thought(look.t.copy(), look.t.active)
    return score(thought.use(option)) if option[0] == "use" else score(thought)


def way(look: Outlook, option: tuple[str, int, int]) -> float:
    """One of several ways in an encounter: what the enemy does, what an ability offers before the attack, or
    while cards are laid."""
    text, at, number = option
    t = look.t
    acts = read_effects(text)[at].groups[number]
    thought = Thought(t.copy(), t.active if t.active in t.inside else look.me or 0)
    thought.act(acts, _source(look, text))
    if text in coming(t, thought.seat) or text in t.encounter().opportunity:
        return score(thought)
    if "attack" in t.guard:
        return score(thought.blow())
    return Tactics(look, thought.seat).best(thought, 2)


def _source(look: Outlook, text: str) -> str:
    """The card in sight that says so: its charges count."""
    for timing in ("placed", "attack", "use"):
        for source in in_sight(look.t, timing):
            if text in source.ability.effects:
                return source.name
    return f"enc/{look.t.enc}"


def _redraw(look: Outlook, question: Question, yes: bool) -> float:
    """A new hand of one card fewer, if most of them look better."""
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
    t.hands[me], t.active = hand, me
    return Tactics(look, me).best(Thought(t, me), 3)


def _card(look: Outlook, seat: int, card: str) -> float:
    """What a card is worth in hand: its keys here, what it offers, what it does."""
    known = look.t.content.cards[card]
    return keys_worth(look.t, seat, card) + 0.15 * len(known.right) + 0.3 * len(known.abilities)


def _keep(look: Outlook, question: Question, card: str) -> float:
    return _card(look, look.me or 0, card)


def _throw(look: Outlook, question: Question, card: str) -> float:
    return -_card(look, look.me or 0, card)


def _who(look: Outlook, question: Question, seat: int) -> float:
    """Who can do most now; who can bear it, where the first is in danger."""
    t = look.t.copy()
    first = t.round == 1 and not t.activated and any(map(t.encounter().has, (traits.CHARGE, traits.AMBUSH)))
    t.active, t.plays, t.activated = seat, 0, [*t.activated, seat]
    return Tactics(look, seat).best(Thought(t, seat), 2) + (t.health[seat] if first else 0)


def _ability(look: Outlook, question: Question, yes: bool) -> float:
    """An ability that one need not use: as it leaves things, against things as they are."""
    t, seat = look.t, look.me or 0
    source = _named(look, question)
    if source is None or not t.enc:
        return float(yes)
    if "leave" in source.ability.effects:
        return float(yes) if t.health[seat] <= STAY else float(not yes)
    thought = Thought(t.copy(), seat)
    before = thought.standing()
    return (
        float(yes)
        if thought.enact(source.ability.effects, source.name).standing() >= before
        else float(not yes)
    )


def _named(look: Outlook, question: Question) -> Source | None:
    name, timing = question.about["source"], question.about["timing"]
    t, seat = look.t, look.me or 0
    for at, played in enumerate(t.sequence):
        if f"card/{played[0]}" == name:
            found = [a for a in t.content.cards[played[0]].abilities if a.timing == timing]
            return Source(f"card/{at}", 0, found[0]) if found else None
    return next((source for source in triggered(t, seat, timing) if source.name == name), None)


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


def _magic(look: Outlook, question: Question, yes: bool) -> float:
    """The magic key of a card that panic lays."""
    thought = Thought(look.t.copy(), look.t.active)
    return ended(thought.lay(question.about["card"], yes))


def _payer(look: Outlook, question: Question, seat: int) -> float:
    return float(look.t.goods["magic"][seat])


FIGHTS: dict[str, Callable[[Outlook, Question, Any], float]] = {
    "fight.what": _act,
    "talk.what": _act,
    "fight.defend": _defend,
    "talk.defend": _defend,
    "fight.after": _after,
    "talk.after": _after,
    "enc.redraw": _redraw,
    "enc.who": _who,
    "enc.gear": lambda look, question, source: float(source is None),
    "enc.ability": _ability,
    "enc.magic": _magic,
    "enc.payer": _payer,
    "enc.lend": lambda look, question, yes: float(yes),
    "enc.discard": _throw,
    "discard.which": _throw,
    "fight.keep": _keep,
    "enc.retrieve": _keep,
    "talk.branch": _branch,
    "talk.avoid": lambda look, question, yes: float(not yes),
    "talk.retreat": lambda look, question, yes: float(not yes),
}
