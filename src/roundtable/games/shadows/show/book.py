"""The rules of Shadows over Camelot as people read them: quests, cards and knights, and a worked example."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from roundtable.kernel.scene import LIST, MATTER, Chapter, Group, Piece, Words, Zone

from ..cards import BLACK, CAMELOT, GRAIL, KNIGHTS, QUESTS, RELICS, SPECIAL_BLACK, SPECIAL_WHITE, WHITE
from . import pieces

# Against these black cards, two pairs of fights: won with a greater total, and lost with an equal one.
DARK = ("blackknight-1", "blackknight-3", "blackknight-5")
FOUGHT = {
    "won": ("fight-2", "fight-2", "fight-3", "fight-3"),
    "lost": ("fight-1", "fight-1", "fight-3", "fight-3"),
}


def chapters() -> list[Chapter]:
    """The goal, a turn, the quests, the cards, the knights and the traitor."""
    return [
        _told("aim", title="aim"),
        _told("evil", "deed", title="turn"),
        Chapter(Words("chapter-quests"), [Words("guide-quests")], [_quests(), _combat()]),
        Chapter(Words("chapter-camelot"), [Words("help.engine")], [_camelot()]),
        Chapter(
            Words("chapter-white"), [Words("help.merlin")], [_cards("white", WHITE, (GRAIL, *SPECIAL_WHITE))]
        ),
        Chapter(Words("chapter-black"), [Words("help.war")], [_black()]),
        Chapter(Words("chapter-knights"), zones=[_knights(), _relics()]),
        Chapter(Words("chapter-traitor"), [Words("guide-traitor"), Words("help.steal"), Words("help.say")]),
        _told("exchange", "share", "volunteer", "rescue", title="more"),
    ]


def _told(*topics: str, title: str) -> Chapter:
    return Chapter(Words(f"chapter-{title}"), [Words(f"help.{topic}") for topic in topics])


def _listed(name: str, shown: list[Piece]) -> Zone:
    return Zone(name, Words(f"chapter-{name}"), LIST, [Group(pieces=shown)])


def _quests() -> Zone:
    return _listed("quests", [_place(quest) for quest in QUESTS])


def _place(name: str) -> Piece:
    """A quest or Camelot before anybody has come there."""
    return Piece(f"place-{name}", icon=pieces.icon(name), text=Words(f"about-place-{name}"))


def _camelot() -> Zone:
    marks = [pieces.mark(name) for name in ("engine", "whitesword", "blacksword")]
    return _listed("camelot", [_place(CAMELOT), *marks])


def _cards(name: str, pack: dict[str, int], cards: tuple[str, ...]) -> Zone:
    fights = [pieces.card("fight-3", count=sum(n for card, n in pack.items() if card.startswith("fight")))]
    return _listed(name, [*fights, *[pieces.card(card, count=pack[card]) for card in cards]])


def _black() -> Zone:
    """A card with a number stands for all of its kind."""
    plain = [card for card in BLACK if card not in SPECIAL_BLACK]
    kinds = Counter(dict.fromkeys(map(pieces.family, plain), 0))
    for card in plain:
        kinds[pieces.family(card)] += BLACK[card]
    first = {pieces.family(card): card for card in reversed(plain)}
    shown = [pieces.card(first[kind], count=number) for kind, number in kinds.items()]
    return _listed("black", [*shown, *[pieces.card(card, count=BLACK[card]) for card in SPECIAL_BLACK]])


def _knights() -> Zone:
    return _listed("knights", [replace(pieces.knight(name, 0), ref="") for name in KNIGHTS])


def _relics() -> Zone:
    return _listed("relics", [pieces.mark(f"relic-{relic}") for relic in RELICS])


def _combat() -> Zone:
    """The Black Knight: the sum of the fights must beat the sum of the black cards."""
    ways = [
        Group(
            Words(f"example-{name}"),
            pieces=[pieces.card(card, count=count) for card, count in Counter(cards).items()],
            marked=name == "won",
        )
        for name, cards in FOUGHT.items()
    ]
    about = Group(pieces=[pieces.card(card) for card in DARK])
    return Zone("example-combat", Words("example-combat"), MATTER, [about, *ways])
