"""Tainted Grail in numbers, for programs that learn: its words come from the pack that is played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from roundtable.kernel.numbers import Bag, ByName, Each, Features, Number, OneOf, Player, numbers

from .content.language import ATTRIBUTES, COLOURS, KINDS, RESOURCES, TRACKS
from .content.load import pack
from .content.records import Pack

QUESTIONS = (
    *("hero.choose", "hero.board", "hero.deck", "mode.change", "mode.agree", "join.who", "join.where"),
    *("day.what", "party.whom", "party.invite", "party.join", "party.help", "party.entry", "trade.what"),
    *("verse.choice", "verse.doer", "verse.ahead", "choose.way", "choose.who", "share.how", "share.take"),
    *("pay.agree", "pay.help", "own.pays", "ward.light", "ward.price", "ward.agree", "ward.bleed"),
    *("ward.out", "ward.without"),
    *("item.which", "item.who", "item.drop", "item.lose", "gear.keep", "gear.pack", "discard.which"),
    *("enc.gear", "enc.lend", "enc.magic", "enc.payer", "enc.spend", "enc.who", "enc.ability", "enc.discard"),
    *("enc.redraw", "enc.retrieve", "ability.first", "ability.use"),
    *("fight.what", "fight.keep", "fight.defend", "fight.after"),
    *("talk.what", "talk.keep", "talk.defend", "talk.after", "talk.avoid", "talk.retreat"),
    *("rest.eat", "rest.share", "rest.whom", "grow.what", "grow.card", "grow.skill", "deck.change"),
    *("dying.keep", "dying.heir", "dying.successor", "mercy.ask"),
)
WORDS = (
    *("ability", "action", "card", "character", "done", "end", "entry", "escape", "explore", "gear", "goods"),
    *(
        "inspect",
        "item",
        "lay",
        "leave",
        "light",
        "own",
        "panic",
        "pass",
        "place",
        "point",
        "rest",
        "retreat",
    ),
    *("secret", "skill", "take", "trade", "travel", "use"),
)
DEALT = 9  # the largest number that is shared or paid


def features(seats: int, options: Mapping[str, object]) -> Features:
    """The heroes and what they have, the map and its menhirs, the story so far, and an encounter."""
    content = pack(str(options["pack"]))
    places = tuple(content.locations)
    far = tuple(place for place in places if place > DEALT)
    hand = Each(Bag(tuple(content.cards), most=3, size=10))
    return Features(
        words=(
            None,
            False,
            True,
            *numbers(0, DEALT),
            *numbers(-DEALT, -1),
            *far,
            *dict.fromkeys(_words(content)),
        ),
        questions=QUESTIONS,
        layout={
            "standing.phase": OneOf(("hero", "dawn", "day", "dusk", "fight", "talk", "over")),
            "table.chapter": Number(15),
            "table.day": Number(30),
            "table.heroes": Each(OneOf(tuple(content.characters))),
            "table.status": Each(OneOf(("alive", "dead", "absent"))),
            "table.energy": Each(Number(7)),
            "table.health": Each(Number(9)),
            "table.terror": Each(Number(9)),
            "table.dying": Each(Number(9)),
            "table.attr": Each(ByName(ATTRIBUTES, Number(5))),
            "table.goods": ByName(RESOURCES, Each(Number(10))),
            "table.items": Each(Bag(tuple(content.items))),
            "table.secrets": Each(Bag(tuple(content.secrets))),
            "table.place": Each(OneOf(places)),
            "table.passed": Each(Number()),
            "table.acted": Each(Number()),
            "table.shown": Bag(places, size=20),
            "table.wards": ByName(tuple(map(str, places)), Number(8)),
            "table.tokens": ByName(tuple(map(str, places)), Number(3)),
            "table.statuses": ByName(tuple(content.statuses), Bag((), size=5)),
            "table.tasks": ByName(content.tasks, Number()),
            "table.timers": ByName(tuple(content.timers), Number(8)),
            "table.quests": Bag(tuple(content.events), size=3),
            "table.today": Bag(tuple(content.events), size=3),
            "table.event_deck": Number(10),
            "table.encounters": ByName(COLOURS, Number(15)),
            "table.reading": Number(),
            "table.enc": OneOf(tuple(content.encounters)),
            "table.inside": Player(),
            "table.active": Player(),
            "table.pool": Number(20),
            "table.affinity": Number(10),
            "table.round": Number(10),
            "table.plays": Number(3),
            "table.hurt": Number(5),
            "table.hands": hand,
            "table.sequence": Bag(tuple(content.cards), most=2, size=8),
            "table.draw": Each(Number(15)),
        },
    )


def _words(content: Pack) -> Iterator[str]:
    """The words of deeds, what the pack has, and where abilities stand."""
    yield from (*WORDS, *KINDS, *ATTRIBUTES, *RESOURCES, *TRACKS)
    yield from (*content.characters, *content.cards, *content.items, *content.secrets, *content.skills)
    for kind, things in (("item", content.items), ("secret", content.secrets)):
        yield from (f"{kind}/{name}" for name, thing in things.items() if thing.abilities)
    yield from (f"card/{name}" for name, card in content.cards.items() if card.abilities)
    yield from (f"flaw/{name}" for name in content.characters)
