"""Encounters for tests: a table of the small pack on which one begins, and short ways through any of them."""

from __future__ import annotations

from random import Random
from typing import Any

import roundtable as rt
from roundtable.games.taintedgrail.content import load
from roundtable.games.taintedgrail.content.language import ATTRIBUTES
from tests.games.playing import asked, play, until

from . import answer

END, DONE, ESCAPE, RETREAT, PANIC = ("end",), ("done",), ("escape",), ("retreat",), ("panic",)
HEROES = ["brute", "healer", "soldier", "druid"]
FILL, NODS = " blank" * 6, " nod" * 6  # the rest of a deck for fights, and of one for talks
QUIET: dict[str | None, Any] = {"enc.gear": None, "enc.redraw": False}


def begin(enc, *piles, seed=1, luck=(), options=None, **more):
    """An encounter as it is revealed. Each pile is the whole deck of a seat, from its top, in words; luck are
    the dials that are flipped: 0 is the skull, 1 the grail."""
    decks = [pile.split() for pile in piles]
    kind = load.pack((options or {}).get("pack", "proving")).encounters[enc].kind
    description = {
        "seats": len(piles),
        "heroes": HEROES[: len(piles)],
        "encounter": enc,
        "decks": {kind: decks},
        "draw": decks,
        "options": options or {},
        **more,
    }
    fate = [*[()] * len(piles), *luck] if luck else ()  # the piles are shuffled first, with nothing in them
    return described(description, seed, fate)


def described(description: dict, seed: int = 1, luck: Any = ()) -> Any:
    """A table of the small pack."""
    options = {"pack": "proving", **description.pop("options", {})}
    return rt.scenario("taintedgrail", {**description, "options": options}, seed=seed, luck=luck)


READINGS: list[dict[str, Any]] = [
    {},
    {"cancel_treachery": True},
    {"hard_talk": True, "escape": "coin", "limiter": "turned"},
    {"robber": "energy", "easy_encounters": True},
    {"limiter": "none", "blood_price": True, "free_gear": True},
]


def wandering(seed, parties=(1, 1, 2, 3), most=40):
    """An encounter of either pack in which everybody answers anyhow but nobody runs, with any cards, gear and
    options, for one of these numbers of heroes: each moment of it, and who is asked."""
    dice = Random(seed)
    of = dice.choice(("proving", "avalon"))
    match: Any = rt.scenario("taintedgrail", _anything(dice, load.pack(of), dice.choice(parties)), seed=seed)
    for _ in range(most):
        if not match.table.enc:
            return
        seat = match.to_move[0]
        yield match, seat
        options = match.legal(seat)
        match.play(seat, dice.choice([o for o in options if o not in (ESCAPE, RETREAT)] or options))


def _anything(dice, pack, party):
    """A scenario for this many heroes who know all cards of the pack."""
    seats = range(party)
    enc = dice.choice([enc for enc in pack.encounters.values() if enc.right])
    cards = [card.id for card in pack.cards.values() if card.kind == enc.kind]
    items = dice.sample(list(pack.items), 3 * len(seats))
    return {
        "seats": len(seats),
        "heroes": dice.sample(list(pack.characters), len(seats)),
        "encounter": enc.id,
        "decks": {enc.kind: [dice.choices(cards, k=15) for _ in seats]},
        "items": [items[3 * seat : 3 * seat + 3] for seat in seats],
        "attr": [{attribute: dice.randint(0, 2) for attribute in ATTRIBUTES} for _ in seats],
        "goods": {what: [dice.randint(0, 3) for _ in seats] for what in ("magic", "food", "wealth", "rep")},
        "health": [dice.randint(3, 9) for _ in seats],
        "terror": [dice.randint(0, 3) for _ in seats],
        "options": {"pack": pack.id, **dice.choice(READINGS)},
    }


def keep(match):
    """Nobody leaves gear out or draws another hand."""
    return answer(match, enc_gear=None, enc_redraw=False)


def meet(enc, *piles, **more):
    """An encounter with the hands that were drawn first."""
    return keep(begin(enc, *piles, **more))


def face(enc, *piles, **more):
    """The same, and the first seat is active."""
    match = meet(enc, *piles, **more)
    return play(match, 0) if asked(match) == "enc.who" else match


def lay(match, *cards):
    """Lay these cards; `card!` pays for its magic key."""
    for card in cards:
        play(match, ("lay", card.rstrip("!"), card.endswith("!")))
    return match


def turn(match, *cards):
    """Lay these cards and end the activation."""
    return play(lay(match, *cards), END)


def use(match, source, at=0):
    """Use the ability of a source that is offered; a companion lends their charges."""
    option = next(o for o in match.legal(match.to_move[0]) if o[0] == "use" and o[1:3] == (source, at))
    play(match, option)
    return play(match, True) if asked(match) == "enc.lend" else match


def through(match):
    """Nothing is done of free will against the attack or reaction, nor after it."""
    return answer(match, fight_defend=DONE, fight_after=DONE, talk_defend=DONE, talk_after=DONE)


def endure(match, *cards):
    """Lay these cards, end the activation and suffer what follows."""
    return through(turn(match, *cards))


def idle(match):
    """What is answered where the first seat is active first and plays no card unless it must."""
    options = match.legal(match.to_move[0])
    rest = next((option for option in (END, DONE) if option in options), options[0])
    return {**QUIET, "enc.who": 0}.get(asked(match), rest)


def win(match):
    """Fight or talk with the first cards that can be laid, until it is over."""
    return until(match, _over(match), _first_card)


def flee(match):
    """Leave an encounter as soon as possible."""
    return until(match, _over(match), way_out)


def _over(match):
    """Whether another question is asked than one of the encounter that stands now."""
    enc, kinds = match.table.enc, ("enc.", "fight.", "talk.")
    return lambda match: match.table.enc != enc or not (asked(match) or "").startswith(kinds)


def _first_card(match):
    options, key = match.legal(match.to_move[0]), asked(match)
    if key not in ("fight.what", "talk.what"):
        return QUIET.get(key, options[-1])
    cards = [option for option in options if option[0] in ("lay", "panic")]
    first = match.question(match.to_move[0]).about.get("plays", 0) == 0
    return cards[0] if cards and first else END


def way_out(match):
    """What is answered where one wants to be out as soon as possible."""
    options = match.legal(match.to_move[0])
    out = next((option for option in options if option in (ESCAPE, RETREAT)), options[0])
    return QUIET.get(asked(match), out)


def usable(match):
    return [option[1] for option in match.legal(match.to_move[0]) if option[0] == "use"]


def laid(match):
    """The cards in the sequence."""
    return [played[0] for played in match.table.sequence]


def over(match):
    """Whether the encounter has ended, and how; nothing of it is left."""
    t = match.table
    assert (t.enc, t.party, t.inside, t.sequence, t.laying, t.pool, t.affinity) == ("", (), (), [], [], 0, 0)
    assert (t.stages, t.round, t.active, t.activated, t.plays) == ([], 0, -1, [], 0)
    assert (t.favours, t.guard, t.exposed, t.hurt, t.decided) == ([], {}, {}, 0, False)
    assert all(use[-1] in ("day", "once") for use in t.spent)
    for piles in (t.hands, t.draw, t.thrown, t.gear):
        assert not any(piles)
    return t.outcome


def events(match, key):
    return [event.args for event in match.log(None) if event.key == key]


def used(match):
    """What has been used, in its order."""
    return [event["source"] for event in events(match, "enc.used")]
