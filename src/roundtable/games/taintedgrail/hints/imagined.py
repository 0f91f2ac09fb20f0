"""An activation thought ahead, for bots: cards, abilities, and the enemy's attack."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

from ..content import traits
from ..content.language import acts_of
from ..effects.in_force import triggered, use_up
from ..effects.sources import Source
from ..encounter.abilities import as_option, card_abilities, charge_card, free_use, on_hand, step_use
from ..encounter.attacks import coming, defences, only_damage
from ..encounter.laying import dulled
from ..keys import join
from ..marks import BOLT, DEFENCE, DOUBLED, FREE_MAGIC, STEP, TURNED, but, outlasting
from .lookahead import PLAIN, Foresight
from .worth import goods_worth


class Thought(Foresight):
    """What a hero does, and what comes of it."""

    def lay(self, card: str, pay: bool) -> Self:
        """Lay a card: its keys from top to bottom, then its ability."""
        t, seat = self.t, self.seat
        joined = join(t, seat, card, pay)
        t.hands[seat].remove(card)
        t.plays += 1
        if pay:
            self._pay_magic()
        t.favours = but(t.favours, BOLT, DOUBLED)
        if t.plays == 1 and t.encounter().has(traits.DEFENCE):
            t.favours.append((DEFENCE,))
        for row in joined.rows:
            for at, symbol, times in joined.bonuses:
                if at == row:
                    self._bonus(row, symbol, times)
            self._fire(triggered(t, seat, "joined", row))
        self._into_sequence(card, pay)
        return self

    def _pay_magic(self) -> None:
        t, seat = self.t, self.seat
        if (FREE_MAGIC,) in t.favours:
            t.favours.remove((FREE_MAGIC,))
            return
        payer = max([s for s in t.party if s in t.inside], key=lambda s: (t.goods["magic"][s], s == seat))
        self.cost += goods_worth(t, payer, "magic", 1)
        t.goods["magic"][payer] -= 1

    def _bonus(self, row: str, symbol: str, times: int) -> None:
        t = self.t
        if symbol.isdigit():
            self.markers(dulled(t, int(symbol) * times))
        elif symbol == "draw":
            self.draws += times
        elif symbol == "disc":
            for _ in range(min(times, len(t.sequence))):
                self.drop(len(t.sequence) - 1)
        elif symbol == "talk":
            self.steps(times * t.encounter().stages[t.stages[-1]].talk.get(row, 0))
        elif symbol in ("up", "down"):
            self.steps(times if symbol == "up" or (TURNED,) in t.favours else -times)

    def _into_sequence(self, card: str, pay: bool) -> None:
        t = self.t
        delays = [int(a.arg or 1) for a in t.content.cards[card].abilities if a.timing == "delay"]
        t.sequence.append((card, self.seat, max(delays, default=0), 0, pay))
        place = len(t.sequence) - 1
        if place and not t.content.cards[t.sequence[place - 1][0]].passive:
            under, by, _, left, paid = t.sequence[place - 1]
            t.sequence[place - 1] = (under, by, 0, left, paid)
            self._fire(card_abilities(t, place - 1, "covered"))
        if t.sequence and t.sequence[-1][0] == card:
            self._fire(card_abilities(t, len(t.sequence) - 1, "placed"))
        t.favours = but(t.favours, DEFENCE)

    def _fire(self, sources: Iterable[Source]) -> None:
        for source in sources:
            self._mark(source)
            self.enact(source.ability.effects, source.name)

    def use(self, option: tuple[object, ...]) -> Self:
        """Use an ability that is offered."""
        t, seat = self.t, self.seat
        found = [
            s for timing in ("attack", "use") for s in on_hand(t, seat, timing) if as_option(t, s) == option
        ]
        if found:
            self._call(found[0])
        return self

    def _call(self, source: Source) -> None:
        t, seat, ability = self.t, self.seat, source.ability
        use = step_use if ability.timing == "attack" else free_use
        if not ability.spend:
            t.spent.append(use(t, seat, source))
        self._mark(source)
        if ability.spend:
            charge_card(t, source.place, -ability.spend)
        self.enact(ability.effects, source.name)

    def _mark(self, source: Source) -> None:
        use_up(self.t, self.seat, source)

    # -- the enemy ---------------------------------------------------------------------------------------

    def struck(self) -> Self:
        """The attack or reaction that comes now, with what can be done against it; with fury two of them."""
        t = self.t
        for number in range(1, 1 + max(1, t.encounter().figure(traits.FURY))):
            if not t.health[self.seat]:
                break
            t.guard, t.hurt = {"attack": number}, 0
            t.spent = outlasting(t.spent, STEP)
            self.blow()
        return self

    def blow(self, defended: bool = False) -> Self:
        """One step of attack, from where it stands."""
        if not defended:
            self._defend()
        t, seat = self.t, self.seat
        text = coming(t, seat)
        if t.guard.get("cancel"):
            text = only_damage(text) if t.encounter().has(traits.TREACHERY) else ""
        self.enact(text, f"enc/{t.enc}")
        for source in on_hand(t, seat, "attack") if t.hurt else ():
            if "dmg_taken" in source.ability.effects:
                self.enact(source.ability.effects, source.name)
        return self

    def _defend(self) -> None:
        """Everything that helps, in turn."""
        for _ in range(6):
            found = [source for source in defences(self.t, self.seat) if _spares(source)]
            if not found:
                return self._shift()
            self._call(found[0])
        return None

    def _shift(self) -> None:
        """The row of the table of attacks that hurts least, where a card lets him choose."""
        if any(["band" in source.ability.effects for source in defences(self.t, self.seat)]):
            rows = range(-1, 2)
            self.become(max([self._from_row(row) for row in rows], key=lambda row: row[0])[1])

    def _from_row(self, row: int) -> tuple[float, Self]:
        shifted = self.fork()
        shifted.t.guard["band"] = row
        text = coming(shifted.t, self.seat)
        return shifted.fork().enact(text, f"enc/{self.t.enc}").standing(), shifted


def _spares(source: Source) -> bool:
    """What is no matter of taste: it only makes an attack milder, or charges a card."""
    verbs = {act.verb for act in acts_of(source.ability.effects)}
    return verbs <= {*PLAIN, "discard_self", "draw", "nothing"} and "band" not in verbs
