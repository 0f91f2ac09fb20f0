"""Effects in an encounter thought ahead, for bots, on a table of one's own.

It begins as the table that a seat sees. What nobody can know, the cards still to be drawn, counts as so many
cards; what a dial decides is left out. What steps cost the hero is summed up in energies.
"""

from __future__ import annotations

from typing import Self

from ..content import traits
from ..content.language import RESOURCES, TRACKS, Act, read_effects
from ..content.verbs import marked
from ..effects.avoided import left_of_blow, spared
from ..effects.conditions import GRAIL, SKULL, Context, amount, holds_all
from ..effects.costs import can_pay_all
from ..effects.plan import to_be_paid
from ..effects.verbs import apply
from ..encounter.abilities import charge_card
from ..encounter.laying import dulled
from ..table import Table, on_track
from .worth import goods_worth, track_worth

# Verbs that change nothing but the encounter itself, and that ask nothing: the rules themselves do them.
PLAIN = marked("charges", "favour", "attack")
DIAL = (SKULL, GRAIL)
CARD, THING = 0.5, 1.2  # what a card is worth, and an item or a secret that is handed over
DEATH = 9.0  # what it costs to fall


class Foresight:
    """A table of one's own, what has been paid since the thought began, and cards that would be drawn."""

    def __init__(self, t: Table, seat: int, cost: float = 0.0, draws: int = 0) -> None:
        self.t, self.seat, self.cost, self.draws = t, seat, cost, draws
        self.fled = False

    def fork(self) -> Self:
        other = type(self)(self.t.copy(), self.seat, self.cost, self.draws)
        other.fled = self.fled
        return other

    def enact(self, text: str, source: str) -> Self:
        """A line of effects; of several ways the best."""
        for now in read_effects(text):
            context = Context(self.t.inside, self.seat, source)
            if any([cond.test in DIAL for cond in now.conds]) or not holds_all(self.t, now.conds, context):
                continue
            ways = [acts for acts in now.groups if can_pay_all(self.t, to_be_paid(acts), context)]
            if len(ways) == 1:
                self.act(ways[0], source)
            elif ways:
                best = max([self.fork().act(acts, source) for acts in ways], key=Foresight.standing)
                self.become(best)
        return self

    def become(self, other: Foresight) -> None:
        """Think on from there."""
        self.t, self.cost, self.draws, self.fled = other.t, other.cost, other.draws, other.fled

    def standing(self) -> float:
        """A quick look: markers or affinity, cards, what is in force, what it cost."""
        t = self.t
        combat = t.encounter().kind == "combat"
        helped = 0.3 * len(t.favours) + 0.6 * (len(t.guard) + sum(map(len, t.exposed.values())))
        cards = CARD * (len(t.hands[self.seat]) + self.draws)
        return (t.pool if combat else t.affinity) + cards + helped - self.cost - 3.0 * self.fled

    def act(self, acts: tuple[Act, ...], source: str) -> Self:
        """All acts of one way."""
        for act in acts:
            context = Context(self.t.inside, self.seat, source)
            self._do(act, context)
        return self

    def _do(self, act: Act, context: Context) -> None:
        t, verb = self.t, act.verb
        if verb in PLAIN:
            apply(t, act, context, (self.seat,))
        elif verb == "pay":
            self._pay(act, context)
        elif verb in ("dmg", "sure_dmg"):
            self._hurt(amount(t, act.args[0], context), verb == "sure_dmg")
        elif verb in (*TRACKS, *RESOURCES):
            self.change(verb, amount(t, act.args[0], context))
        elif verb == "pool":
            number = amount(t, act.args[0], context)
            last = context.source == f"card/{len(t.sequence) - 1}"
            self.markers(dulled(t, number) if last else number)
        elif verb == "aff":
            self.steps(amount(t, act.args[0], context))
        elif verb in ("draw", "retrieve"):
            self.draws += 1 if act.args[0] == "item" else amount(t, act.args[0], context)
        elif verb in ("discard", "discard_deck"):
            self._throw(amount(t, act.args[0], context) if verb == "discard" else 0)
        elif verb in ("flee", "leave"):
            self.fled = True
        else:
            self._move(verb, context)

    def _move(self, verb: str, context: Context) -> None:
        """Cards that leave the sequence."""
        kind, _, place = context.source.partition("/")
        at = int(place) if kind == "card" else len(self.t.sequence)
        if verb == "discard_last" and self.t.sequence:
            self.drop(len(self.t.sequence) - 1)
        elif verb == "discard_self" and kind != "card":
            self.cost += THING
        elif verb in ("discard_self", "take_back") and at < len(self.t.sequence):
            self.draws += verb == "take_back"
            self.drop(at)

    def drop(self, place: int) -> None:
        """A card leaves the sequence."""
        card, owner = self.t.sequence.pop(place)[:2]
        for ability in self.t.content.cards[card].abilities:
            if ability.timing == "discarded":
                self.enact(ability.effects, f"gone/{owner}/{card}")
                self.draws += "take_back" in ability.effects

    def _pay(self, act: Act, context: Context) -> None:
        what, *rest = act.args
        if what in (*TRACKS, *RESOURCES):
            self.change(what, int(rest[0]) * (1 if what == "terror" else -1))
        elif what == "card":
            self._throw(int(rest[0]))
        elif what == "charge":
            charge_card(self.t, int(context.source.partition("/")[2]), -int(rest[0]))
        else:
            self.cost += THING

    def markers(self, number: int) -> None:
        """Into the pool or out of it."""
        t = self.t
        if number < 0:
            number += spared(t, self.seat, "avoid_pool", -number)
        self._throw(max(0, -number - t.pool))
        t.pool = max(0, t.pool + number)

    def steps(self, number: int) -> None:
        """The marker of affinity."""
        t, enc = self.t, self.t.encounter()
        if number < 0:
            number += spared(t, self.seat, "avoid_aff", -number)
        t.affinity = max(-enc.down, min(enc.up, t.affinity + number))

    def _throw(self, number: int) -> None:
        """Cards from the hand, the weakest first."""
        hand = self.t.hands[self.seat]
        for _ in range(min(number, len(hand))):
            hand.remove(min(hand, key=lambda card: len(self.t.content.cards[card].left)))

    def _hurt(self, number: int, sure: bool) -> None:
        t = self.t
        if not sure and not (t.encounter().has(traits.TREACHERY) and "attack" in t.guard):
            number = left_of_blow(t, self.seat, number)
        t.hurt += number
        self.change("health", -number)

    def change(self, what: str, number: int) -> None:
        """A track or a resource of the hero: every point costs what it is worth at that moment."""
        t, seat = self.t, self.seat
        if what == "terror" and number > 0:
            number -= spared(t, seat, "avoid_terror", number)
        if what in RESOURCES:
            self.cost -= goods_worth(t, seat, what, max(number, -t.goods[what][seat]))
            t.goods[what][seat] = max(0, t.goods[what][seat] + number)
            return
        track, sign = getattr(t, what), 1 if number > 0 else -1
        gain = -sign if what == "terror" else sign
        for _ in range(abs(number)):
            if what == "health" and sign < 0 and track[seat] <= 0:
                break
            self.cost -= gain * track_worth(t, seat, what)
            track[seat] = max(0, track[seat] + sign)
        if what == "health" and not track[seat] and number:
            self.cost += DEATH
        t.energy[seat] = on_track(t.energy[seat], t.most_energy(seat))
