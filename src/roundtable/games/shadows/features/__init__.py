"""Shadows over Camelot in numbers, for programs that learn."""

from __future__ import annotations

from collections.abc import Mapping

from roundtable.kernel.numbers import Bag, ByName, Each, Features, Number, OneOf, Player, numbers

from ..cards import BLACK, CAMELOT, DRAGON_CARDS, KNIGHTS, LOYALTY, QUESTS, RELICS, WARS, WHITE

QUESTIONS = (
    "join.who",
    "join.as",
    "squire.agree",
    "squire.whom",
    "exchange.lay",
    "evil.what",
    "evil.lay",
    "evil.serve",
    "merlin.stop",
    "excalibur.stop",
    "war.which",
    "volunteer.cards",
    "volunteer.life",
    "deed.what",
    "say.what",
    "engine.cards",
    "kay.add",
    "percival.keep",
    "arthur.card",
    "armor.play",
    "armor.use",
    "clairvoyance.order",
    "convocation.come",
    "fate.how",
    "heroism.quest",
    "merlin.use",
    "messenger.whom",
    "messenger.cards",
    "piety.how",
    "reinforcements.how",
    "discard.some",
    "share.how",
    "steal.whom",
    "rescue.whom",
)
SAID = ("going", "help", "strong", "weak", "trust", "suspect")
DEEDS = (
    *(
        "accuse",
        "agree",
        "card",
        "cast",
        "down",
        "draw",
        "end",
        "engine",
        "exchange",
        "give",
        "heal",
        "leave",
    ),
    *("life", "move", "others", "own", "quest", "ride", "sacrifice", "say", "shuffle", "special", "squire"),
    *("unmask", "up", "warrior", "name", "usual"),
)


def features(seats: int, options: Mapping[str, object]) -> Features:
    """Swords and engines, the quests and the cards on them, the knights, and the viewer's hand."""
    white, black, quests = tuple(WHITE), (*BLACK, *DRAGON_CARDS), tuple(QUESTS)
    cards, places = tuple(dict.fromkeys((*white, *black))), (CAMELOT, *quests)
    named = tuple(f"seat-{seat}" for seat in range(seats))
    known = (*cards, *places, *KNIGHTS, *RELICS, *SAID, *DEEDS, *named)
    rows = ByName(quests, Bag(cards, most=2, size=7))
    return Features(
        words=(None, False, True, *numbers(0, 12), *dict.fromkeys(known)),
        questions=QUESTIONS,
        layout={
            "table.white_swords": Number(12),
            "table.black_swords": Number(12),
            "table.engines": Number(12),
            "table.turn": Player(),
            "table.first": Player(),
            "table.phase": OneOf(("exchange", "evil", "heroic", "over")),
            "table.status": Each(OneOf(("knight", "dead", "revealed", "absent"))),
            "table.knights": Each(OneOf(KNIGHTS)),
            "table.life": Each(Number(6)),
            "table.place": Each(OneOf(places)),
            "table.hands": Each(Bag(white, most=3, size=10)),
            "table.loyalty": Each(OneOf(tuple(LOYALTY))),
            "table.shown": Each(Number()),
            "table.awake": Number(),
            "table.accusers": Player(),
            "table.relics": ByName(RELICS, Player()),
            "table.record": ByName(("draw", "engine", "life", "quest"), Each(Number(10))),
            "table.talk": Each(Bag(SAID, size=2)),
            "table.white_deck": Number(84),
            "table.white_discard": Number(84),
            "table.black_deck.count": Number(76),
            "table.black_discard": Number(76),
            "table.laid": rows,
            "table.dark": rows,
            "table.sword": Number(5),
            "table.warriors": ByName(WARS, Number(4)),
            "table.deciding": OneOf(quests),
            "table.finished": Bag(quests),
            "table.won": Number(6),
            "table.lost": Number(6),
            "table.in_force": Bag(cards),
            "table.heroism_on": OneOf(quests),
            "table.mordred_at": OneOf(WARS),
            "table.drawn": Bag(cards),
            "table.offered": Bag(cards, most=2),
            "table.chain": Number(3),
            "table.deeds": Bag(DEEDS, size=3),
            "table.sacrificed": Number(),
            "table.doomed": Number(),
            "table.turn_over": Number(),
            "prompt.about": ByName(("card", "quest"), OneOf(tuple(dict.fromkeys((*cards, *quests))))),
        },
    )
