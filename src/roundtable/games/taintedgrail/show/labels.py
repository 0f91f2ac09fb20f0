"""Options as sentences: what a player would do, what it costs and what it yields."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from roundtable.kernel.scene import ANYTIME, Words

from ..content import traits
from ..content.language import read_effects
from ..content.load import pack
from ..effects.in_force import modifiers
from ..encounter.ending import STAGE, judge
from ..encounter.leaving import FAILED, WIN
from ..journal import action_costs
from ..seen import Outlook
from ..table import Table
from ..world.menhirs import BLOOD
from . import cards, effects, texts
from .events import skill, source, stage, switched, thing, titled

SEATS = set(
    "verse.doer choose.who party.gather item.who enc.who enc.payer dying.heir rest.whom ability.whose".split()
)
YES_NO = set(
    "party.invite party.join party.help rest.eat ward.light mercy.ask ability.use enc.redraw enc.magic "
    "enc.ability enc.lend enc.spend talk.avoid talk.retreat pay.help pay.agree rest.share ward.agree "
    "ward.bleed verse.ahead party.entry mode.agree".split()
)
NAMES = {action_costs.PLACE: "place-action", action_costs.LEAVE: "leave-game"}
FIGHT = set("fight.what talk.what fight.defend talk.defend fight.after talk.after".split())


def label(key: str, option: Any) -> Words:
    """An option in words, without a look at the table."""
    return _label(None, key, option)


def label_seen(view: dict[str, Any], key: str, option: Any) -> Words:
    """The same with costs and yields, as the seat sees them."""
    if not view:
        return label(key, option)
    seats = view["prompt"]["about"].get("seats", ())
    with texts.played(view["options"]["pack"]):
        return _label(Outlook.of(view).t, key, option, view["viewer"], seats)


def _label(t: Table | None, key: str, option: Any, me: int | None = None, seats: Sequence[int] = ()) -> Words:
    if key == "day.what":
        return _deed(t, me, *option)
    if key in FIGHT:
        return _act(t, me, key, *option)
    if key == "ability.first":
        return _ability(t, *option)
    if option is None:
        return Words(f"option.{key.replace('.', '-')}-none")
    if key in YES_NO:
        return Words(f"option.{key.replace('.', '-')}-{'yes' if option else 'no'}")
    if key in SEATS or key == "join.who":
        return Words("option.seat", {"seat": option})
    if key == "share.how":
        return _split(option, seats)
    if key in OTHERS:
        return OTHERS[key](option)
    return Words("option.card", {"card": titled("card", option)})  # one of the hand, of the discards


# -- the day ---------------------------------------------------------------------------------------------


def _deed(t: Table | None, me: int | None, what: str, *about: Any) -> Words:
    if what == action_costs.ABILITY:
        return _ability(t, *about)
    if what == action_costs.TRADE:
        return Words("option.trade", {"seat": about[0]})
    target = {"place": titled("location", about[0])} if what == action_costs.TRAVEL else {}
    if t is None or me is None:
        return Words(f"option.{NAMES.get(what, what)}", target)
    changed = modifiers(t, me)
    if what == action_costs.TRAVEL:
        return Words("option.travel-cost", {**target, "count": action_costs.travel_cost(t, me, changed)})
    if what == action_costs.EXPLORE:
        place = _title(t, f"location.{t.place[me]}.title")
        count = 0 if t.options["free_look"] else action_costs.explore_cost(t, me, changed)
        return Words("option.explore-cost", {"place": place, "count": count})
    if what == action_costs.PLACE:
        return _action(t, f"location.{t.place[me]}.action", action_costs.place_cost(t, me, changed))
    if what == action_costs.OWN:
        return _action(t, f"character.{t.heroes[me]}.action", action_costs.own_cost(t, me, changed))
    return Words(f"option.{NAMES.get(what, what)}")


def _title(t: Table, key: str) -> Words:
    return texts.say(t.options["pack"], key)


def _action(t: Table, path: str, cost: Mapping[str, int]) -> Words:
    """An action with its cost; what it does stands beneath it."""
    costs = effects.amounts([(what, price) for what, price in cost.items() if price]) or [Words("free")]
    return Words("option.action", {"title": _title(t, f"{path}.title"), "costs": costs})


def _ability(t: Table | None, name: str, at: int) -> Words:
    told = {"source": source(name)}
    text = None if t is None else cards.ability_text(t.options["pack"], name, at)
    return (
        Words("option.ability", told)
        if text is None
        else Words("option.ability-text", {**told, "text": text})
    )


# -- encounters ------------------------------------------------------------------------------------------


def _act(t: Table | None, me: int | None, key: str, what: str, *about: Any) -> Words:
    if what == "lay":
        card, pay = about
        told: dict[str, Any] = {"card": titled("card", card)}
        if t is None or me is None or card not in t.hands[me]:
            return Words("option.lay-magic" if pay else "option.lay", told)
        told["yields"] = cards.yields(t, me, card, pay)
        return Words("option.lay-magic-yields" if pay else "option.lay-yields", told)
    if what == "use":
        return _ability(t, about[0], about[1])
    if what == "end":
        return Words(f"option.end-{key.partition('.')[0]}{'' if t is None else _what_ends(t)}")
    return Words(f"option.{what}-{key.partition('.')[0]}" if what == "done" else f"option.{what}")


def _what_ends(t: Table) -> str:
    """What comes when no more cards are laid: in a fight the opportunity first, else the check."""
    enc = t.encounter()
    if enc.kind == "combat" and not t.plays:
        return "-idle"
    if enc.kind == "combat" and t.plays < enc.figure(traits.OPPORTUNIST):
        return ""
    return {WIN: "-won", STAGE: "-won", FAILED: "-lost"}.get(judge(t), "")


# -- all others ------------------------------------------------------------------------------------------


def _hero(name: str) -> Words:
    text = texts.known(texts.pack_with(f"character.{name}.title"), f"character.{name}.text")
    hero = {"hero": titled("character", name)}
    return Words("option.hero-deck", hero) if text is None else Words("option.hero", {**hero, "text": text})


def _board(name: str) -> Words:
    """A board, by whose it is and how long its tracks are."""
    board = pack(texts.pack_with(f"character.{name}.title")).characters[name]
    tracks = {"energy": board.energy, "health": board.health, "terror": board.terror}
    return Words("option.hero-board", {"hero": titled("character", name), **tracks})


def _price(way: str) -> Words:
    """A way to pay for a light."""
    if way in ("", BLOOD):
        return Words("option.price-blood" if way else "option.price-usual")
    return Words("option.without", {"what": way})


def _choice(option: Any) -> Words:
    """A choice of the journal with its price and what it promises."""
    verse, number = option
    of = texts.pack_of(verse)
    found = pack(of).verses[verse].choices[number - 1]
    told: dict[str, Any] = {"choice": texts.choice(of, verse, number)}
    asked = [*effects.asked_of(found.needs), *effects.price(found.needs)]
    gives = effects.promised(found.effects)
    key = "option.choice" + ("-cost" if asked else "") + ("-gives" if gives else "")
    return Words(key, {**told, **({"cost": asked} if asked else {}), **({"gives": gives} if gives else {})})


def _way(option: Any) -> Words:
    """One of several ways that a card, an event or a verse leaves open."""
    text, at, way = option
    return Words("option.way", {"way": effects.group(read_effects(text)[at].groups[way])})


def _split(option: Any, seats: Sequence[int]) -> Words:
    """How much each gets or pays, and who stays behind."""
    parts: list[Any] = [
        Words("option.behind", {"seat": seat})
        if part is None
        else Words("option.part", {"seat": seat, "count": abs(part)})
        for seat, part in zip(seats, option, strict=False)
    ]
    return Words("option.split", {"parts": parts or [str(abs(part or 0)) for part in option]})


def _branch(option: Any) -> Words:
    """A branch of a talk with all that stands there: it may be read before one is chosen (TG-25)."""
    enc, at = option
    found = pack(texts.pack_with(f"encounter.{enc}.title")).encounters[enc].stages[at]
    return Words("option.branch", {"stage": stage(*option), "text": cards.stage_text(found)})


def _company(option: Any) -> Words:
    return Words("option.company", {"seats": option})


def _switch(option: Any) -> Words:
    """A rule of story or challenge mode that is added, dropped or set otherwise."""
    name, value = option
    if value is True or value is False:
        return Words(f"option.mode-{'on' if value else 'off'}", {"switch": Words(f"variant-{name}")})
    return Words("option.mode-set", switched(name, value))


def _gift(option: Any) -> Words:
    kind, what, number = option
    if kind == "goods":
        return Words("option.gift", {"what": what, "count": number})
    return Words("option.thing", {"thing": thing(what)})


def _change(option: Any) -> Words:
    way, kind, card = option
    return Words(f"option.deck-{way}", {"kind": kind, "card": titled("card", card)})


def _grow(option: Any) -> Words:
    what, about = option
    return Words(f"option.grow-{what}", {"what": about})


def _skill(option: str) -> Words:
    of = texts.pack_with(f"skill.{option.replace('/', '.')}.title")
    text = cards.rules_text(of, "skill", option)
    return Words("option.skill", {"skill": skill(option), "text": text or Words("eff-nothing")})


def _card(option: str) -> Words:
    """A card that one might learn: with all that stands on it."""
    of = texts.pack_with(f"card.{option}.title")
    return Words("option.learn", {"card": titled("card", option), "text": cards.printed(of, option)})


def _things(option: Any) -> Words:
    return Words("option.things", {"things": [thing(name) for name in option]})


OTHERS: dict[str, Callable[[Any], Words]] = {
    "hero.choose": _hero,
    "hero.board": _board,
    "hero.deck": lambda option: Words("option.hero-deck", {"hero": titled("character", option)}),
    "dying.successor": _hero,
    "verse.choice": _choice,
    "choose.way": _way,
    "own.pays": lambda option: Words("option.own-pays", {"count": option}),
    "trade.what": _gift,
    "deck.change": _change,
    "grow.what": _grow,
    "grow.skill": _skill,
    "grow.card": _card,
    "gear.keep": lambda option: Words("option.thing", {"thing": thing(option)}),
    "item.drop": lambda option: Words("option.thing", {"thing": thing(option)}),
    "gear.pack": _things,
    "item.lose": _things,
    "dying.keep": _things,
    "item.which": lambda option: Words("option.of-seat", {"seat": option[0], "thing": thing(option[1])}),
    "ward.out": lambda option: Words("option.place", {"place": titled("location", option)}),
    "join.where": lambda option: Words("option.place", {"place": titled("location", option)}),
    "ward.without": _price,
    "ward.price": _price,
    "guardian.which": lambda option: Words("option.guardian", {"guardian": titled("encounter", option)}),
    "talk.branch": _branch,
    "party.whom": _company,
    "share.take": lambda option: Words("option.portion", {"count": option}),
    "mode.change": _switch,
    "enc.gear": lambda option: Words("option.unused", {"source": source(option)}),
    ANYTIME: lambda option: Words("option." + "-".join(option)),
}
