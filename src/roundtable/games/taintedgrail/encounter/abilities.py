"""[Abilities] What cards, gear and skills do in an encounter: what is in sight, what can be used."""

from __future__ import annotations

from functools import cache
from typing import Any

from roundtable.kernel import Ask, AskAll, Flow, Follow, Frame, Rulebook, without

from ..content.language import Ability, acts_of
from ..effects.conditions import Context, charges_on
from ..effects.costs import can_pay_all
from ..effects.in_force import first_of, triggered, undone, usable, use_up
from ..effects.plan import plan
from ..effects.sources import NO_CARD, Key, Source
from ..effects.steps import opens, take_step
from ..marks import ACTIVATION, BOLT, LENT, REFUSED, STEP, Use
from ..table import Table
from .leaving import carry_on

book = Rulebook()

USE = "use"
Option = tuple[Any, ...]


# -- effects in an encounter -------------------------------------------------------------------------------


@book.rule
def enact(t: Table, text: str, seat: int, source: str) -> Follow:
    """[Effects] Effects concern the active hero, part after part, as long as they are in the encounter
    (TG-16)."""
    parts = len(plan(text))
    for at in range(parts):
        follow = enact_step.now(t, text, at, seat, source)
        if follow:
            return follow, carry_on(), *enact_from(text, at + 1, seat, source)
        over = carry_on.now(t)
        if over:
            return over
    return None


def enact_from(text: str, first: int, seat: int, source: str) -> list[Follow]:
    """The parts from one on."""
    return [(enact_step(text, at, seat, source), carry_on()) for at in range(first, len(plan(text)))]


@book.rule
def enact_step(t: Table, text: str, at: int, seat: int, source: str) -> Follow:
    """One part, if it can be carried out."""
    if seat not in t.inside:
        return None
    context = Context(t.inside, seat, speaker(t, text, source) if at else source)
    ways = plan(text)[at].ways
    for way in ways:
        if can_pay_all(t, way.pays, context):
            return take_step(t, text, at, context)
    return None


def speaker(t: Table, text: str, source: str) -> str:
    """A card that an earlier part of its ability has thrown out has no place in the sequence any more: what
    lies there now is another."""
    if not source.startswith("card/"):
        return source
    place = int(source.partition("/")[2])
    for ability in t.content.cards[t.sequence[place][0]].abilities if place < len(t.sequence) else ():
        if ability.effects == text:
            return source
    return f"card/{len(t.sequence)}"


def works(t: Table, seat: int, source: Source) -> bool:
    """Whether an ability would do anything now; what a dial decides is left to the dial."""
    return opens(t, source.ability.effects, Context(t.inside, seat, source.name))


@cache
def verbs_of(effects: str) -> frozenset[str]:
    return frozenset(act.verb for act in acts_of(effects))


# -- cards of the sequence ---------------------------------------------------------------------------------


def visible(t: Table, place: int) -> bool:
    """[Abilities] Only those that no other card covers are in force; passive cards are never covered."""
    return place == len(t.sequence) - 1 or t.content.cards[t.sequence[place][0]].passive


def card_abilities(t: Table, place: int, timing: str) -> list[Source]:
    """A card's abilities of a timing; its limits are the card's, no matter who uses it."""
    card, owner, _, charges, _ = t.sequence[place]
    found = []
    for at, ability in enumerate(t.content.cards[card].abilities):
        if ability.timing == timing and ability.spend <= charges:
            source = Source(f"card/{place}", at, ability, place=place)
            if usable(t, owner, source):
                found.append(source)
    return found


def in_sight(t: Table, timing: str) -> list[Source]:
    """The abilities of this timing on all visible cards."""
    found: list[Source] = []
    for place in range(len(t.sequence)):
        if visible(t, place):
            found += card_abilities(t, place, timing)
    return found


def on_hand(t: Table, seat: int, timing: str) -> list[Source]:
    """All that the active hero could use at this timing: visible cards, no matter who laid them (TG-71), then
    their gear and skills."""
    return [*in_sight(t, timing), *triggered(t, seat, timing)]


def keeper(t: Table, seat: int, source: Source) -> int:
    """Whose use of an ability is remembered: the card's owner, else the hero who uses it."""
    return seat if source.place == NO_CARD else t.sequence[source.place][1]


def step_use(t: Table, seat: int, source: Source) -> Use:
    """[During the attack] Each once in a step."""
    return source.use(keeper(t, seat, source), STEP)


def free_use(t: Table, seat: int, source: Source) -> Use:
    """[Use] What costs nothing and has no limit can be used once in an activation (TG-77)."""
    return source.use(keeper(t, seat, source), ACTIVATION)


def is_spent(t: Table, seat: int, source: Source) -> bool:
    """Whether it was used in this step of attack, or in this activation for free, or its owner keeps
    its charges."""
    if takes_charges(source.ability) and (REFUSED, source.place) in t.favours:
        return True
    if source.ability.timing == "attack":
        return step_use(t, seat, source) in t.spent
    return _is_free(source) and free_use(t, seat, source) in t.spent


def _is_free(source: Source) -> bool:
    ability = source.ability
    return not ability.spend and not ability.limit and "pay" not in verbs_of(ability.effects)


def usable_now(t: Table, seat: int) -> list[Source]:
    """[Use] What the active hero may use at any time in their activation, and that would do something."""
    found = []
    for source in on_hand(t, seat, "use"):
        if _worth(t, seat, source) and works(t, seat, source):
            found.append(source)
    return found


def _worth(t: Table, seat: int, source: Source) -> bool:
    text = source.ability.effects
    if is_spent(t, seat, source):
        return False
    if verbs_of(text) == {"bolt"} and (not t.plays or (BOLT,) in t.favours):
        return False  # the first card needs none
    return "charges" not in text or bool(charges_on(t, Context((seat,), seat, source.name)))


def as_option(t: Table, source: Source) -> Option:
    """An ability as an option: where it stands, its index there, and the place of a card in the sequence, -1
    for anything that is not a card."""
    return (USE, titled(t, source), source.at, source.place)


def titled(t: Table, source: Source) -> str:
    """The name of a source with the card's own instead of its place."""
    return source.name if source.place == NO_CARD else f"card/{t.sequence[source.place][0]}"


# -- using them --------------------------------------------------------------------------------------------


@book.rule
def use_source(t: Table, seat: int, option: Option) -> Flow:
    """[Charges] The active hero uses an ability; charges are taken off the card. Its owner must agree, as
    long as they are there; they are asked once in an activation (TG-12)."""
    found = [s for timing in ("attack", USE) for s in on_hand(t, seat, timing) if as_option(t, s) == option]
    fresh = [source for source in found if not is_spent(t, seat, source)]
    if not fresh or seat not in t.inside:
        return None
    if needs_consent(t, seat, fresh[0]):
        owner, card = keeper(t, seat, fresh[0]), titled(t, fresh[0])
        answers = yield AskAll("enc.lend", {owner: (True, False)}, seat=seat, source=card)
        t.favours.append((LENT if answers[owner] else REFUSED, fresh[0].place))
        if not answers[owner]:
            t.tell("enc.refused", seat=owner, source=card)
            return None
    return _used(t, seat, fresh[0])


def takes_charges(ability: Ability) -> bool:
    return bool(ability.spend) or "charge -" in ability.effects or "pay charge" in ability.effects


def needs_consent(t: Table, seat: int, source: Source) -> bool:
    """[Charges] Whether they are another's who is still there and has not agreed in this activation."""
    if not takes_charges(source.ability) or (LENT, source.place) in t.favours:
        return False
    return keeper(t, seat, source) in without(t.inside, (seat,))


def _used(t: Table, seat: int, source: Source) -> Follow:
    ability = source.ability
    if ability.timing == "attack" and not ability.spend:
        t.spent.append(step_use(t, seat, source))
    elif ability.timing == "use" and _is_free(source):
        t.spent.append(free_use(t, seat, source))
    use_up(t, keeper(t, seat, source), source)
    t.tell("enc.used", seat=seat, source=titled(t, source), timing=ability.timing)
    if ability.spend:
        charge_card(t, source.place, -ability.spend)
    return enact.now(t, ability.effects, seat, source.name)


def charge_card(t: Table, place: int, number: int) -> None:
    """[Charges] On a card or off it, never below none."""
    card, owner, time, charges, magic = t.sequence[place]
    t.sequence[place] = (card, owner, time, max(0, charges + number), magic)


@book.rule
def fire_card(t: Table, seat: int, card: str, place: int, at: int) -> Flow:
    """[Symbols of cards] An ability whose time has come, if the card still lies there; the hero decides if it
    says `may`."""
    if seat not in t.inside or place >= len(t.sequence) or t.sequence[place][0] != card:
        return None
    owner = t.sequence[place][1]
    source = Source(f"card/{place}", at, t.content.cards[card].abilities[at], place=place)
    if not usable(t, owner, source) or not works(t, seat, source):
        return None
    if source.ability.may and not (
        yield Ask(seat, "enc.ability", (True, False), source=f"card/{card}", timing=source.ability.timing)
    ):
        return None
    return _used(t, seat, source)


def fire_cards(t: Table, seat: int, place: int, timing: str) -> list[Frame]:
    """All abilities of a card whose time has come."""
    card = t.sequence[place][0]
    return [fire_card(seat, card, place, source.at) for source in card_abilities(t, place, timing)]


@book.rule
def call(t: Table, seat: int, timing: str, arg: str) -> Follow:
    """[Abilities] Those of the hero's gear and skills whose time has come."""
    his = triggered(t, seat, timing, arg) if seat in t.inside else []
    if len(his) > 1:
        return call_in_order(seat, timing, arg, ())
    return call_one(seat, his[0].name, his[0].at, timing, arg) if his else None


def still_to_come(t: Table, seat: int, his: list[Source], done: tuple[Key, ...]) -> tuple[Key, ...]:
    """Those that would do something and have not had their turn."""
    if not his:
        return ()
    return tuple(dict.fromkeys([source.key for source in undone(his, done) if works(t, seat, source)]))


@book.rule
def call_in_order(t: Table, seat: int, timing: str, arg: str, done: tuple[Key, ...]) -> Flow:
    """[Several effects at once] In the order that the hero likes (TG-107)."""
    ready = still_to_come(t, seat, triggered(t, seat, timing, arg), done)
    if not ready or seat not in t.inside:
        return None
    name, at = yield from first_of(seat, timing, ready)
    return call_one(seat, name, at, timing, arg), call_in_order(seat, timing, arg, (*done, (name, at)))


@book.rule
def call_one(t: Table, seat: int, name: str, at: int, timing: str, arg: str) -> Flow:
    """One of them, if it is still in force and would do something; the hero decides if it says `may`."""
    found = [source for source in triggered(t, seat, timing, arg) if source.key == (name, at)]
    if not found or seat not in t.inside or not works(t, seat, found[0]):
        return None
    if found[0].ability.may and not (
        yield Ask(seat, "enc.ability", (True, False), source=name, timing=timing)
    ):
        return None
    use_up(t, seat, found[0])
    t.tell("enc.used", seat=seat, source=name, timing=timing)
    return enact.now(t, found[0].ability.effects, seat, name)
