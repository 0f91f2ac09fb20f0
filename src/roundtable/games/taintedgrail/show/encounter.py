"""An encounter as zones of a scene: the enemy, the sequence, and every hand with what each card would do."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from roundtable.kernel.scene import FACTS, LIST, ROW, Fact, Group, Piece, Words, Zone

from ..content import pictures
from ..content.language import read_conds, read_cost
from ..content.records import Band, Encounter
from ..content.traits import TRAITS
from ..table import Table
from . import cards as card_texts
from . import effects, pieces, texts

BANDS, STAGES, ENDS = 0, 100, 200  # numbers of lines, by which a reader's screen knows them again


def zones(t: Table, me: int | None) -> list[Zone]:
    """Everything that an encounter consists of; nothing if there is none."""
    if not t.enc:
        return []
    hands = _hands(t, me)
    found = [_standing(t), *([hands] if hands.groups else []), _enemy(t), _sequence(t)]
    return [replace(zone, now=True) for zone in found]


# -- the enemy -------------------------------------------------------------------------------------------


def _open_stages(t: Table) -> list[int]:
    """The present stage and all that may still come, each branch of them: the card lies open, and branches
    are read before one is chosen (TG-25)."""
    stages, now = t.encounter().stages, t.stages[-1:]
    last = stages[now[0]].number if now else min([stage.number for stage in stages]) - 1
    return [*now, *[at for at, stage in enumerate(stages) if stage.number > last]]


def _enemy(t: Table) -> Zone:
    enc = t.encounter()
    combat = enc.kind == "combat"
    groups = [Group(pieces=[_card(t, enc)])]
    if enc.traits:
        groups.append(Group(Words("board-traits"), pieces=[_trait(trait) for trait in enc.traits]))
    if combat:
        groups.append(Group(Words("board-bands"), pieces=[_band(t, band) for band in enc.bands]))
    else:
        groups.append(Group(Words("board-stages"), pieces=[_stage(t, at) for at in _open_stages(t)]))
    groups.append(Group(Words("board-ends"), pieces=_ends(enc)))
    title = Words("board-fight" if combat else "board-talk")
    return Zone("enemy", title, LIST, [group for group in groups if group.pieces])


def _standing(t: Table) -> Zone:
    """How it stands: markers or affinity, and what is needed."""
    enc = t.encounter()
    facts = [Fact(Words("board-round"), t.round)]
    if enc.kind == "combat":
        facts += [Fact(Words("board-pool"), t.pool), Fact(Words("board-value"), enc.value)]
    else:
        facts += [Fact(Words("board-affinity"), effects.figure(t.affinity))]
        facts += [Fact(Words("board-top"), enc.up), Fact(Words("board-bottom"), effects.figure(-enc.down))]
    title = texts.title(t.options["pack"], "encounter", t.enc)
    return Zone("standing", title, FACTS, [Group(facts=facts)])


def _card(t: Table, enc: Encounter) -> Piece:
    """The card itself: what it is, and what the first card meets."""
    of = t.options["pack"]
    parts = [
        texts.known(of, f"encounter.{t.enc}.flavour"),
        texts.known(of, f"encounter.{t.enc}.text"),
        Words("enemy-kind", {"colour": enc.deck, "count": enc.level}),
        Words("card-offers", {"right": card_texts.right_keys(enc.right)}),
    ]
    return Piece(
        f"enemy-{pieces.number(of, 'encounter', t.enc)}",
        value=enc.value if enc.kind == "combat" else enc.up,
        icon=pieces.icon(enc.kind),
        text=effects.lines(parts),
        title=texts.title(of, "encounter", t.enc),
        edges=card_texts.edges({}, enc.right),
        picture=pictures.of_encounter(enc.picture, enc.deck),
    )


def _trait(name: str) -> Piece:
    return Piece(name, icon=pieces.icon("trait"), text=Words(TRAITS[name].said))


def _band(t: Table, band: Band) -> Piece:
    """A row of the table of attacks; the one that would come now is marked."""
    now = band.low <= t.pool <= band.high
    span = Words("band-one" if band.low == band.high else "band", {"low": band.low, "high": band.high})
    return Piece(
        f"band-{BANDS + 2 * band.low + now}",
        icon=pieces.icon("band") if now else "",
        text=Words("band-now", {"effects": effects.effects(band.effects)})
        if now
        else effects.effects(band.effects),
        title=span,
    )


def _stage(t: Table, at: int) -> Piece:
    """A stage of a talk; the present one is marked."""
    stage, now = t.encounter().stages[at], at in t.stages
    said = card_texts.stage_text(stage)
    return Piece(
        f"stage-{STAGES + 2 * at + now}",
        icon=pieces.icon("diplomacy") if now else "",
        text=said if now else Words("stage-later", {"number": stage.number, "text": said}),
        title=texts.say(t.options["pack"], f"encounter.{t.enc}.stage.{at + 1}.title"),
    )


def _ends(enc: Encounter) -> list[Piece]:
    """What comes of it: opportunity, reward, loot, failure, and how a talk can be avoided."""
    ends = {"opportunity": enc.opportunity, "reward": enc.reward, "loot": enc.loot, "fail": enc.fail}
    found = [
        Piece(f"ends-{what}", icon=pieces.icon("reward"), text=effects.effects(text))
        for what, text in ends.items()
        if text
    ]
    if enc.avoid:
        told = {
            "need": [effects.cond(cond) for cond in read_conds(enc.avoid.get("need", ""))] or [Words("free")],
            "costs": effects.amounts(read_cost(enc.avoid.get("pay", ""))) or [Words("free")],
            "then": effects.effects(enc.avoid.get("then", "") or "nothing"),
        }
        found.append(Piece("ends-avoid", icon=pieces.icon("reward"), text=Words("avoid-how", told)))
    return found


# -- the sequence ----------------------------------------------------------------------------------------


def _sequence(t: Table) -> Zone:
    """From left to right, the enemy first; each with what it has joined and what lies on it."""
    of, enc = t.options["pack"], t.encounter()
    first = Piece(
        f"enemy-{pieces.number(of, 'encounter', t.enc)}",
        icon=pieces.icon(enc.kind),
        text=Words("card-offers", {"right": card_texts.right_keys(enc.right)}),
        title=texts.title(of, "encounter", t.enc),
        edges=card_texts.edges({}, enc.right),
        picture=pictures.of_encounter(enc.picture, enc.deck),
    )
    lying = [first, *[_played(t, place) for place in range(len(t.sequence))]]
    lying += [
        replace(pieces.card(of, played[0]), edges=card_texts.printed_edges(of, played[0]))
        for played in t.laying
    ]
    return Zone("sequence", Words("board-sequence"), ROW, [Group(pieces=lying)])


def _played(t: Table, place: int) -> Piece:
    of = t.options["pack"]
    card, owner, time, charges, _ = t.sequence[place]
    known, joined = t.content.cards[card], card_texts.joined_at(t, place)
    rows = [Piece(f"joined-{row}") for row in joined]
    marks = [("time", max(0, time)), ("charges", charges)]
    return Piece(
        f"card-{pieces.number(of, 'card', card)}",
        f"sequence/{place}",
        icon=pieces.icon(t.encounter().kind),
        seats=(owner,),
        text=card_texts.laid_text(t, place),
        on=(*rows, *[Piece(what, count=count, icon=pieces.icon(what)) for what, count in marks if count]),
        title=texts.title(of, "card", card),
        edges=card_texts.edges(known.left, known.right, joined),
    )


# -- hands -----------------------------------------------------------------------------------------------


def _hands(t: Table, me: int | None) -> Zone:
    """All hands are open; your own comes first."""
    seats = sorted([seat for seat in t.party if t.hands[seat]], key=lambda seat: seat != me)
    return Zone("hands", Words("board-hands"), LIST, [_hand(t, seat, own=seat == me) for seat in seats])


def _hand(t: Table, seat: int, own: bool) -> Group:
    cards = [_held(t, seat, card, count, own) for card, count in Counter(t.hands[seat]).items()]
    return Group(seat=seat, pieces=cards, marked=seat == t.active)


def _held(t: Table, seat: int, card: str, count: int, own: bool) -> Piece:
    of = t.options["pack"]
    return Piece(
        f"card-{seat * 10_000 + pieces.number(of, 'card', card)}",
        f"hand/{card}" if own else "",
        count,
        icon=pieces.icon(t.encounter().kind),
        text=card_texts.hand_text(t, seat, card),
        on=card_texts.afterwards(t, seat, card),
        title=texts.title(of, "card", card),
        edges=card_texts.hand_edges(t, seat, card),
    )
