"""How heroes deal with one another, and what they keep: help, shares, gifts, items, cards. For bots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from roundtable.kernel import Question

from ..content.language import ATTRIBUTE_OF, acts_of
from ..effects.sources import abilities_of
from ..seen import Outlook
from ..table import Table
from ..world.menhirs import cost_for
from .destinations import gift_worth, is_urgent, knows_rites, worth_lighting, would_bleed
from .risk import dares, fit
from .worth import goods_worth, price, track_worth, worth

SYMBOLS = {"1": 1.0, "2": 2.0, "up": 1.0, "down": -1.0, "talk": 1.2, "draw": 0.6, "disc": -0.6, "bolt": 0.6}
BEHIND = -2.0  # what it is worth that a companion stays behind
DOES = {"pool": 0.8, "aff": 0.8, "avoid": 0.5, "blunt": 0.4, "cancel": 1.0, "draw": 0.5}  # verbs on cards


def _mine(look: Outlook) -> int:
    return look.me or 0


# -- company ---------------------------------------------------------------------------------------------


def _join(look: Outlook, question: Question, yes: bool) -> float:
    """Company for those who are not too tired."""
    t, me = look.t, _mine(look)
    return float(yes) if t.energy[me] > t.board(me).red + 1 else float(not yes)


def _help(look: Outlook, question: Question, yes: bool) -> float:
    """Into an encounter with those who have arrived: who is fit, and never into what cannot be won."""
    t, me = look.t, _mine(look)
    names = [name for name, place in t.guardians.items() if place == t.place[me]]
    able = fit(t, me) and all([dares(t, t.at(t.place[me]), name) for name in names])
    return float(yes) if able else float(not yes)


def _lend(look: Outlook, question: Question, yes: bool) -> float:
    """Pay for another, unless that would tire them out."""
    t, me = look.t, _mine(look)
    what, count = question.about["what"], question.about["count"]
    left = (t.energy[me] - t.board(me).red if what == "energy" else t.goods[what][me]) - count
    return float(yes) if left >= 0 else float(not yes)


def _feed(look: Outlook, question: Question, yes: bool) -> float:
    """Share food with the hungry, but not the last that one needs oneself."""
    t, me = look.t, _mine(look)
    sound = t.health[me] > 4 and t.terror[me] < 3
    return float(yes) if t.goods["food"][me] > 2 or sound else float(not yes)


def _agree(look: Outlook, question: Question, yes: bool) -> float:
    """Light the stone, unless it burns well or would take the last life."""
    me, number = _mine(look), question.about["place"]
    costs = question.about.get("costs")  # the hero's own share, once the price is known
    bleeds = would_bleed(look, me, number) if costs is None else _takes_last_life(look, dict(costs))
    return float(yes) if worth_lighting(look, number) and not bleeds else float(not yes)


def _takes_last_life(look: Outlook, costs: dict[str, int]) -> bool:
    return 0 < look.t.health[_mine(look)] <= costs.get("health", 0)


def _doer(look: Outlook, question: Question, seat: int) -> float:
    return look.t.health[seat] - look.t.terror[seat]


def _for_whom(look: Outlook, question: Question, seat: int) -> float:
    """A payment from the hero who feels it least; what heals to the hero who needs it most."""
    t, verb = look.t, question.about.get("verb", "")
    if verb in ("health", "terror"):
        return track_worth(t, seat, verb) if _room(t, seat, verb) else -1.0
    return float(t.health[seat] - t.terror[seat])


def _hurt_most(look: Outlook, question: Question, seat: int) -> float:
    return -_doer(look, question, seat)


def _strongest(look: Outlook, question: Question, seat: int) -> float:
    """Where those who stand together can bear most."""
    t = look.t
    return float(sum([t.health[other] - t.terror[other] for other in t.at(t.place[seat])]))


def _room(t: Table, seat: int, what: str) -> bool:
    return t.health[seat] < t.board(seat).health if what == "health" else t.terror[seat] > 0


def _share(look: Outlook, question: Question, split: tuple[int | None, ...]) -> float:
    """To each what is worth most to them, and from each what they can best spare; nobody stays behind if
    somebody could pay for them."""
    t, what = look.t, question.about["what"]
    total, parts = 0.0, [part for part in split if part is not None]
    for seat, part in zip(question.about["seats"], split, strict=True):
        total += BEHIND if part is None else _felt(t, seat, what, part)
    return total - 0.05 * (max(parts) - min(parts))


def _agree_to_pay(look: Outlook, question: Question, yes: bool) -> float:
    """Pay for another as well, unless that would tire them out; for a stone that must burn, even then."""
    t, me = look.t, _mine(look)
    what, count = question.about["what"], question.about["count"]
    kept = 0 if t.location(t.place[me]).ward and worth_lighting(look, t.place[me]) else t.board(me).red
    left = (t.energy[me] - kept if what == "energy" else t.goods[what][me]) - count
    return float(yes) if left >= 0 else float(not yes)


def _take(look: Outlook, question: Question, number: int) -> float:
    """Of what another cannot carry, as much as is worth anything."""
    return goods_worth(look.t, _mine(look), question.about["what"], number)


def _entry(look: Outlook, question: Question, yes: bool) -> float:
    return float(yes) if fit(look.t, _mine(look)) else float(not yes)


def _felt(t: Table, seat: int, what: str, part: int) -> float:
    if what == "energy":
        spent = t.energy[seat] + part
        return 0.6 * part - (1.0 if part and spent <= t.board(seat).red else 0.0)
    return sum([goods_worth(t, seat, what, 1 if part > 0 else -1) for _ in range(abs(part))])


def _gift(look: Outlook, question: Question, gift: tuple[str, str, int] | None) -> float:
    """What the other lacks for the next fire, and nothing else."""
    if gift is None:
        return 0.0
    kind, what, count = gift
    return gift_worth(look, _mine(look), what, count, question.about["to"]) if kind == "goods" else -1.0


# -- abilities and things --------------------------------------------------------------------------------


def _use(look: Outlook, question: Question, yes: bool) -> float:
    """What an ability is worth that one need not use."""
    found = [a.effects for a in abilities_of(look.t.options["pack"], question.about["source"]) if a.may]
    return float(yes) if sum([worth(look, text) for text in found]) >= 0 else float(not yes)


def _first(look: Outlook, question: Question, option: tuple[str, int]) -> float:
    """First what gives something, then what takes: a payment may need it."""
    name, at = option
    return worth(look, abilities_of(look.t.options["pack"], name)[at].effects)


def _thing(look: Outlook, thing: str) -> float:
    """What an item is worth: what it does."""
    known = look.t.content.items.get(thing) or look.t.content.secrets[thing]
    return 1.0 + 0.5 * len(known.abilities)


def _parted(look: Outlook, question: Question, option: Any) -> float:
    """Items to part with: those that do least."""
    things = [option] if isinstance(option, str) else [part for part in option if isinstance(part, str)]
    return -sum([_thing(look, thing) for thing in things])


def _kept(look: Outlook, question: Question, option: Any) -> float:
    return -_parted(look, question, option)


# -- growing ---------------------------------------------------------------------------------------------


def _grow(look: Outlook, question: Question, option: tuple[str, str] | None) -> float:
    if option is None:
        return 0.0
    what, about = option
    t, me = look.t, _mine(look)
    if what == "card":
        return 1.0 if about == "combat" else 0.9
    return 1.5 if t.goods["exp"][me] <= 8 and t.attr[me][about] < 2 else 0.5


def card_worth(look: Outlook, seat: int, card: str) -> float:
    """What a card is worth in a deck: keys that the hero can use, what it offers, what it does."""
    known, total = look.t.content.cards[card], 0.0
    for row, symbols in known.left.items():
        often = 0.5 if row == "M" else 0.9 if row == "F" else 0.7
        able = row in "MF" or look.t.attr[seat][ATTRIBUTE_OF[row]] > 0
        total += often * able * sum([SYMBOLS.get(symbol, 0.0) for symbol in symbols])
    total += 0.2 * sum([max(1, level) if row == "F" else 1 for row, level in known.right.items()])
    return total + sum([_does(ability.effects) for ability in known.abilities])


def _does(effects: str) -> float:
    verbs = [act.verb for act in acts_of(effects)]
    return sum([DOES.get(verb, 0.1) for verb in verbs]) - 0.4 * ("pay" in verbs)


def _learn(look: Outlook, question: Question, card: str) -> float:
    return card_worth(look, _mine(look), card)


def _hero(look: Outlook, question: Question, name: str) -> float:
    """Somebody who can do what nobody else can, and in good health."""
    known = look.t.content.characters
    theirs = [known[hero].attr for seat, hero in enumerate(look.t.heroes) if hero and look.t.is_alive(seat)]
    new = [what for what, points in known[name].attr.items() if points and not any([a[what] for a in theirs])]
    return len(new) + 0.1 * known[name].health


def _skill(look: Outlook, question: Question, skill: str) -> float:
    """Front sides help in encounters."""
    return float(skill.endswith("/front"))


def _price(look: Outlook, question: Question, way: str) -> float:
    """The way of paying for a light that costs the hero least."""
    return -price(look, cost_for(look.t, _mine(look), question.about["place"], way))


def _guardian(look: Outlook, question: Question, name: str) -> float:
    """First the one that is overcome with what is left of health, then the others."""
    t = look.t
    return float(dares(t, t.at(t.place[_mine(look)]), name)) - 0.1 * t.content.encounters[name].value


def _put_out(look: Outlook, question: Question, number: int) -> float:
    return -float(look.t.wards.get(number, 0))


def _eat(look: Outlook, question: Question, yes: bool) -> float:
    """A meal for a hero who is hurt or afraid; the last portion only for one who needs it, or if no stone
    needs it."""
    t, me = look.t, _mine(look)
    hurt = t.health[me] < t.board(me).health or t.terror[me] > 0
    needy = t.health[me] < 5 or t.terror[me] > 2
    saved = knows_rites(look) and is_urgent(look) and t.goods["food"][me] <= 2 and t.health[me] > 3
    wants = hurt and (t.goods["food"][me] > 1 or needy) and not saved
    return float(yes) if wants else float(not yes)


MANNERS: dict[str, Callable[[Outlook, Question, Any], float]] = {
    "verse.doer": _doer,
    "choose.who": _for_whom,
    "party.gather": _strongest,
    "item.who": _doer,
    "rest.eat": _eat,
    "rest.share": _feed,
    "rest.whom": _hurt_most,
    "pay.help": _lend,
    "pay.agree": _agree_to_pay,
    "share.take": _take,
    "party.whom": lambda look, question, seats: float(len(seats or ())),
    "party.entry": _entry,
    "mode.change": lambda look, question, change: float(change is None),
    "mode.agree": lambda look, question, yes: float(yes),
    "party.invite": lambda look, question, yes: float(yes),
    "party.join": _join,
    "party.help": _help,
    "share.how": _share,
    "trade.what": _gift,
    "own.pays": lambda look, question, n: float(n),
    "ability.use": _use,
    "ability.first": _first,
    "ability.whose": lambda look, question, seat: 0.0,
    "item.lose": _parted,
    "item.which": _parted,
    "item.drop": _parted,
    "dying.keep": _kept,
    "gear.keep": _kept,
    "gear.pack": _kept,
    "guardian.which": _guardian,
    "hero.choose": _hero,
    "dying.successor": _hero,
    "join.who": lambda look, question, seat: float(seat is not None),
    "join.where": lambda look, question, place: 0.0,
    "verse.ahead": lambda look, question, yes: float(yes),
    "dying.heir": _doer,
    "ward.light": _agree,
    "ward.agree": _agree,
    "ward.bleed": _agree,
    "ward.out": _put_out,
    "ward.price": _price,
    "ward.without": _price,
    "grow.what": _grow,
    "grow.card": _learn,
    "grow.skill": _skill,
    "deck.change": lambda look, question, change: float(change is None),
    "mercy.ask": lambda look, question, yes: float(not yes),
}
