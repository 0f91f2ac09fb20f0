"""Events and prompts as people receive them: ids become the words of the pack.

A rule tells that `item="mule"` was found; here it becomes the mule's title in every language. Only what has
just been named by a rule is looked up, so nothing is told that has not happened.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from roundtable.kernel.scene import Words

from ..content.verbs import marked
from . import effects, texts

# Some events are called like the question before them.
RENAMED = {
    "verse.doer": ("seat", "verse.does"),
    "grow.card": ("card", "grow.learnt"),
    "grow.skill": ("skill", "grow.skilled"),
    "ward.out": ("place", "ward.dark"),
}
SIGNED = ("goods.changed", "track.energy", "track.health", "track.terror")
NAMED = marked("goods", "damage")
FOR = ("draw", "upgrade")


def retell(key: str, args: dict[str, Any], options: Mapping[str, Any]) -> Words:
    """A message with the words of the pack in place of its ids."""
    with texts.played(options["pack"]):
        return _retold(key, args)


def _retold(key: str, args: dict[str, Any]) -> Words:
    mark, name = RENAMED.get(key, ("", key))
    key = name if mark in args else key
    if key in SPECIAL:
        return SPECIAL[key](key, args)
    return Words(key, _worded({**args, **_change(args["count"])} if key in SIGNED else args))


def _change(count: int) -> dict[str, Any]:
    """More or less of something, and how much."""
    return {"less": int(count < 0), "number": abs(count)}


def _worded(args: dict[str, Any]) -> dict[str, Any]:
    return {name: WORDED[name](value) if name in WORDED else value for name, value in args.items()}


# -- things by the name of their figure ------------------------------------------------------------------


def titled(kind: str, name: object) -> Words:
    """The title of something, in whichever pack it is."""
    key = f"{kind}.{name}.title"
    return texts.say(texts.pack_with(key), key)


def thing(name: str) -> Words:
    """An item or a secret."""
    item = texts.known(texts.pack_with(f"item.{name}.title"), f"item.{name}.title")
    return item or titled("secret", name)


def cards(names: tuple[str, ...]) -> list[Words]:
    return [titled("card", name) for name in names]


def skill(name: str) -> Words:
    return titled("skill", name.replace("/", "."))


def dial(name: str) -> Words:
    """A time dial has a title; a quest dial may have one."""
    keys = (f"timer.{name}.title", f"dial.{name}.title")
    found = [texts.known(texts.pack_with(key), key) for key in keys]
    return found[0] or found[1] or Words("quest-dial")


def source(name: str) -> Words:
    """Where an ability stands: "card/ID", "item/ID", "skill/ID/front", "flaw/ID", "event/ID" …"""
    kind, _, about = name.partition("/")
    if kind == "skill":
        return skill(about)
    return titled("character", f"{about}.flaw") if kind == "flaw" else titled(kind, about)


def _of(kind: str) -> Callable[[Any], Words]:
    return lambda name: titled(kind, name)


def verse(name: str) -> Words:
    return texts.verse_name(texts.pack_of(name), name)


WORDED: dict[str, Callable[[Any], Any]] = {
    "hero": _of("character"),
    "place": _of("location"),
    "other": _of("location"),
    "item": thing,
    "thing": thing,
    "card": _of("card"),
    "cards": cards,
    "event": _of("event"),
    "enc": _of("encounter"),
    "guardian": _of("encounter"),
    "status": _of("status"),
    "task": _of("task"),
    "chapter": _of("chapter"),
    "dial": dial,
    "skill": skill,
    "source": source,
    "to": lambda seat: Words("who", {"seat": seat}),
    "verse": verse,
    "effects": effects.effects,
    "deed": lambda name: Words(f"deed-name-{name}"),
    "verb": lambda name: name if name in NAMED else Words(f"for-{name if name in FOR else 'other'}"),
    "way": lambda name: Words(f"way-{name}"),
    "costs": lambda costs: effects.amounts(costs) or [Words("free")],
}


# -- what is told in a way of its own --------------------------------------------------------------------


def _chosen(key: str, args: dict[str, Any]) -> Words:
    name = args["verse"]
    return Words(key, {"choice": texts.choice(texts.pack_of(name), name, args["number"])})


def _result(key: str, args: dict[str, Any]) -> Words:
    name = args["verse"]
    said = texts.row(texts.pack_of(name), name, args["row"])
    return Words("verse.result-none") if said is None else Words(key, {"result": said})


def _who(key: str, args: dict[str, Any]) -> Words:
    """Whom something concerns; who is to pay is asked plainly."""
    return Words(f"{key}-pay") if args["verb"] == "pay" else Words(key, _worded(args))


def _stage(key: str, args: dict[str, Any]) -> Words:
    title = stage(args["enc"], args["stage"])
    return Words(key, {"enc": titled("encounter", args["enc"]), "number": args["number"], "stage": title})


def stage(enc: str, at: int) -> Words:
    """A stage of a talk, by its position."""
    return titled("encounter", f"{enc}.stage.{at + 1}")


def _key(key: str, args: dict[str, Any]) -> Words:
    """What a joined key does with cards."""
    return Words(f"{key}-{args['symbol']}", {name: args[name] for name in ("seat", "row", "count")})


def _marker(key: str, args: dict[str, Any]) -> Words:
    """How markers move: by a joined key, which is named, or otherwise."""
    shown = {**args, "count": effects.signed(args["count"])}
    if "affinity" in args:
        shown["affinity"] = effects.figure(args["affinity"])
    return Words(f"{key}-key" if shown["row"] else key, shown)


def _laid(key: str, args: dict[str, Any]) -> Words:
    return Words(key if args["rows"] else f"{key}-plain", _worded(args))


def _met(key: str, args: dict[str, Any]) -> Words:
    return Words(key if args["traits"] else f"{key}-plain", _worded(args))


def _given(key: str, args: dict[str, Any]) -> Words:
    """A gift: goods are named by the interface, things by the pack."""
    if args["kind"] == "goods":
        return Words("trade.goods", args)
    return Words(key, {**args, "thing": thing(args["thing"])})


def _none(key: str, args: dict[str, Any]) -> Words:
    return Words(key, _worded(args)) if args["item"] else Words(f"{key}-left", args)


def _escapes(key: str, args: dict[str, Any]) -> Words:
    return Words(f"{key}-forced" if args["forced"] else key, {"seat": args["seat"]})


def _shared(key: str, args: dict[str, Any]) -> Words:
    """Dividing a gain or a cost."""
    count = args["count"]
    return Words(key if count >= 0 else f"{key}-pay", {**args, "count": abs(count)})


def _joins(key: str, args: dict[str, Any]) -> Words:
    """Coming along on a journey or exploring, with the hero's part of the price; or in anything else. It may
    leave the hero's own action free."""
    told = {name: value for name, value in args.items() if name != "free"}
    free = "-free" if "free" in args else ""
    return Words((f"{key}-{args['deed']}" if "costs" in args else key) + free, _worded(told))


def _avoids(key: str, args: dict[str, Any]) -> Words:
    """Avoiding a talk, with one's part of the price, if it has one."""
    return Words(f"{key}-costs" if "costs" in args else key, _worded(args))


def _word(key: str, args: dict[str, Any]) -> Words:
    """What a hero has said for the day."""
    return Words(f"{key}-{args['word']}", {"seat": args["seat"]})


def switched(name: str, value: Any) -> dict[str, Any]:
    """A rule of a mode and how it is played."""
    plain = Words(f"mode-{'on' if value else 'off'}")
    return {
        "switch": Words(f"variant-{name}"),
        "value": plain if isinstance(value, bool) else Words(f"variant-{name}-{value}"),
    }


def _mode(key: str, args: dict[str, Any]) -> Words:
    return Words(key, {**args, **switched(args["switch"], args["value"])})


def _choices(key: str, args: dict[str, Any]) -> Words:
    """What to choose; whether one has only looked so far."""
    return Words(f"{key}-looking" if args.get("looking") else key)


def _begun(key: str, args: dict[str, Any]) -> Words:
    """What one hero or several set about: the verb follows their number."""
    return Words(key, _worded({**args, "count": len(args["seats"])}))


SPECIAL: dict[str, Callable[[str, dict[str, Any]], Words]] = {
    "deed.explore": _begun,
    "deed.travel": _begun,
    "deed.place": _begun,
    "verse.choice": _choices,
    "verse.chosen": _chosen,
    "verse.result": _result,
    "talk.stage": _stage,
    "choose.who": _who,
    "enc.key": _key,
    "fight.pool": _marker,
    "talk.marker": _marker,
    "share.how": _shared,
    "talk.avoid": _avoids,
    "mode.agree": _mode,
    "mode.changed": _mode,
    "party.join": _joins,
    "enc.laid": _laid,
    "enc.met": _met,
    "trade.given": _given,
    "item.none": _none,
    "fight.escapes": _escapes,
    "word.given": _word,
    "word.back": _word,
}
