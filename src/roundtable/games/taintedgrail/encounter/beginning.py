"""[Encounters] From the reveal to the first card, round after round, to the end.

Questions: key, options, and in brackets the figures of the prompt. A source is "card/ID", "item/ID",
"secret/ID", "skill/ID/front", "flaw/ID", "event/ID".
- talk.avoid    True, False: everybody must agree to avoid the talk; all members are asked at once
- talk.branch   (encounter, position of a stage): which of several stages with one number
- enc.gear      sources (items and secrets) to leave out, one by one; None: ready. While two of them share a
                keyword, None is missing
- enc.redraw    True, False: discard the hand and draw one card fewer (`count`: cards in hand)
- enc.who       seats: who is active next
- fight.keep    cards: which one they keep in an ambush
- fight.what, talk.what (`plays`: cards laid in this activation), all that the active hero may do:
                ("lay", card, pay)  pay: the magic key is paid
                ("panic",)          the top card of the deck is laid
                ("use", source, at, place)  an ability: its index there; the place of a card in the
                                    sequence, -1 for anything that is not a card
                ("escape",), in a talk ("retreat",)
                ("end",)
- fight.defend, talk.defend (`effects`: what is coming), before the attack or reaction:
                ("use", source, at, place), ("escape",) or ("retreat",), ("done",)
- fight.after, talk.after, after it and before the check: ("use", source, at, place), ("done",)
- enc.payer     seats: who pays the magic of a magic key
- enc.lend      True, False: does a card's owner let the active hero use its charges (`seat`, `source`)
- enc.magic     True, False: whether the magic key of the card that panic lays is paid (`card`)
- enc.ability   True, False: an ability that says `may` (`source`, `timing`)
- enc.discard   cards: one of this many cards to discard (`count`)
- enc.retrieve  cards: one of this many discards to take back (`count`)
- talk.retreat  True, False: do the others agree to a retreat (`seat`: who asks)

Events, with their figures:
- enc.met (enc, seats, traits), enc.begins (seats), enc.none (colour), enc.unused (seat, source),
  enc.redrawn (seat, count), enc.active (seat), enc.round (number)
- enc.laid (seat, card, rows), enc.key (seat, row, symbol, count: cards), enc.panic (seat, card),
  enc.used (seat, source, timing), enc.refused (seat, source),
  enc.drew, enc.discarded, enc.milled (seat, cards; milled: from the deck),
  enc.back (seat, card: to the hand), enc.dropped (seat: its owner, card: out of the sequence)
- enc.spared (seat, count: damage avoided), enc.cancelled, enc.short, enc.left (seat)
- enc.win, enc.else, enc.fled, enc.failed, enc.avoided (enc, seats: who was still in it)
- fight.ambushed, fight.charged, fight.opportunity, fight.caught (seat), fight.escapes (seat, forced),
  fight.pool (seat, row: of the key or "", count, pool), fight.struck (seat, effects), fight.robbed (seats),
  fight.crushed (seat, item)
- talk.stage (enc, number, stage: its position), talk.marker (seat, row, count, affinity),
  talk.struck (seat, effects), talk.retreats, talk.stays (seat)
"""

from __future__ import annotations

from roundtable.kernel import Ask, AskAll, Flow, Follow, Frame, Rulebook

from ..content import traits
from ..content.language import COLOURS, read_cost
from ..effects.conditions import Context, met
from ..effects.costs import LENT, held
from ..effects.in_force import modifier
from ..effects.paying import pay_one
from ..effects.steps import check_goals
from ..marks import APART
from ..table import Seats, Table
from .abilities import call
from .decks import put_under, search
from .ending import clean, conclude, next_stage
from .gear import lock_gear
from .hand_and_pool import draw_up, throw
from .leaving import AVOIDED, ELSE, carry_on, encounter_over, finish
from .rounds import HAND, next_active

book = Rulebook()

SMALL_HAND, LARGE_PARTY = 2, 4  # cards at the start, for this many heroes
DID = {"combat": "fought", "diplomacy": "talked"}


# -- beginning ---------------------------------------------------------------------------------------------


def come(t: Table, what: str, context: Context) -> Frame:
    """[Encounters] It comes to those who read or use what leads to it, and to those who stand by them."""
    party = context.members(t)
    others = _beside(t, party, context.source)
    return stand_by(what, party, others) if others else face(t, what, party)


def _beside(t: Table, party: Seats, source: str) -> Seats:
    """[Parties] Who may still join, at dawn and dusk; heroes where others arrive have been asked then."""
    if t.phase not in ("dawn", "dusk") or t.enc or source.startswith("location/"):
        return ()
    place = t.place[party[0]]
    if any([t.place[seat] != place for seat in party]):
        return ()
    apart = [seat for seat in t.at(place) if (APART, seat) in t.used]
    return tuple([seat for seat in t.at(place) if seat not in (*party, *apart, *t.out)])


@book.rule
def stand_by(t: Table, what: str, party: Seats, others: Seats) -> Flow:
    """[Parties] By day one joins an action; if an encounter comes at dawn or dusk, others who are there may
    join before it begins (TG-131)."""
    answers = yield AskAll("party.help", dict.fromkeys(others, (True, False)), place=t.place[party[0]])
    return face(t, what, (*party, *[seat for seat in others if answers[seat]]))


def face(t: Table, what: str, party: Seats) -> Frame:
    """[Encounters] Drawn by its colour, or a named one. [Guardians] One that is elsewhere on the map comes to
    where it is met (TG-121)."""
    if len({t.place[seat] for seat in party}) > 1:
        return gather(what, party)
    if what in COLOURS:
        return draw_encounter(what, party)
    search(t, what)
    if what in t.guardians and t.guardians[what] != t.place[party[0]]:
        t.guardians[what] = t.place[party[0]]
        t.tell("guardian.moved", guardian=what, place=t.place[party[0]])
    return meet(what, party)


@book.rule
def gather(t: Table, what: str, party: Seats) -> Flow:
    """[Parties] Heroes who fight together are in one place. If they are scattered, only those in one place
    meet it: the first hero says where (TG-123)."""
    seat = yield Ask(party[0], "party.gather", party)
    return face(t, what, tuple([other for other in party if t.place[other] == t.place[seat]]))


@book.rule
def draw_encounter(t: Table, colour: str, party: Seats) -> Follow:
    """[Encounters] The top card of a deck; those under it follow when it is empty. None at all is not won
    (TG-92), but that is nothing to an encounter that is being wound up."""
    pile = t.encounters[colour]
    if not pile:
        pile += reversed(t.under[colour])
        t.under[colour] = []
    if not pile:
        t.outcome = t.outcome if t.enc else ELSE
        t.tell("enc.none", colour=colour)
        return None
    return meet(pile.pop(), party)


@book.rule
def meet(t: Table, enc: str, party: Seats) -> Follow:
    """[The beginning of a fight], [The beginning of a talk] The card is revealed and its traits noted; a talk
    can be avoided; gear is checked; then everybody draws their hand. A card without keys on its right starts
    no encounter (TG-40). One that comes in the middle of another waits for its end (TG-93)."""
    if t.enc:
        t.due.append((enc, party))
        return None
    there = tuple([seat for seat in party if t.is_alive(seat)])
    known = t.content.encounters[enc]
    if not there or not known.right:
        _pass_by(t, enc)
        return None
    here, talk = t.guardians.get(enc, t.place[there[0]]), known.kind == "diplomacy"
    _reveal(t, enc, there)
    return (
        avoid_talk() if talk and known.avoid else None,
        next_stage() if talk else None,
        *map(lock_gear, there),
        open_encounter(),
        carry_on(),
        *map(opening_hand, there),
        *map(redraw, there),
        *[call(seat, "encounter_start", "") for seat in there],
        next_active(),
        encounter_over(),
        conclude(here),
        next_due(),
    )


def _pass_by(t: Table, enc: str) -> None:
    """[Encounters] It does not begin; that is not to win it."""
    if enc not in t.guardians:
        put_under(t, enc)
    t.outcome = ELSE


def _reveal(t: Table, enc: str, there: Seats) -> None:
    """[The beginning of a fight] The card lies open, and everybody has gear and a draw pile before them."""
    known, stacked = t.content.encounters[enc], t.stacked
    clean(t)
    t.enc, t.party, t.inside, t.outcome = enc, there, there, ""
    t.tell("enc.met", enc=enc, seats=there, traits=known.traits)
    for seat in there:
        t.gear[seat] = t.in_use(seat)
        t.draw[seat] = _shuffled(t, t.decks[known.kind][seat], stacked[seat])


@book.rule
def next_due(t: Table) -> Follow:
    """A goal that was reached in it counts now (TG-69); then comes an encounter that had to wait. The journal
    asks how the first one ended (TG-93)."""
    follow: Follow = check_goals.now(t)
    if not follow and t.due:
        follow = meet(*t.due.pop(0))
    return (follow, recall(t.outcome), next_due()) if follow else None


@book.rule
def recall(t: Table, outcome: str) -> None:
    """How the encounter ended after which others came."""
    t.outcome = outcome


def _shuffled(t: Table, deck: list[str], top: list[str]) -> list[str]:
    """A draw pile, its top last; `top` are cards that a described table has laid on it, the first on top."""
    pile = sorted(deck)
    for card in top:
        if card in pile:
            pile.remove(card)
    t.chance.shuffle(pile)
    return pile + top[::-1]


@book.rule
def avoid_talk(t: Table) -> Flow:
    """[Avoiding a talk] Before it begins, if every member meets the need and pays for themselves, and all
    want it (TG-24); others may pay only energy and magic for them. The consequences follow."""
    enc, party = t.encounter(), tuple(t.party)
    if not all([met(t, enc.avoid.get("need", ""), Context((seat,), seat, "")) for seat in party]):
        return None
    shares = [_shares(t, party, *cost) for cost in read_cost(enc.avoid.get("pay", ""))]
    if not all(shares):
        return None
    parts = {seat: {"costs": _costs(shares, seat)} for seat in party} if t.by_consent and shares else {}
    answers = yield AskAll("talk.avoid", dict.fromkeys(party, (True, False)), parts)
    if not all(answers.values()):
        return None
    return *[pay_one(seat, what, part, (seat,)) for paid in shares for seat, what, part in paid], avoided()


def _shares(t: Table, party: Seats, what: str, number: int) -> list[tuple[int, str, int]]:
    """Who pays how much: each for themselves, and companions pay what is lacking; nothing if they cannot."""
    having = {seat: held(t, seat, what) for seat in party}
    paid = {seat: min(number, have) for seat, have in having.items()}
    missing = number * len(party) - sum(paid.values())
    for seat in party if what in LENT else ():
        more = min(missing, having[seat] - paid[seat])
        paid[seat], missing = paid[seat] + more, missing - more
    return [] if missing else [(seat, what, part) for seat, part in paid.items() if part]


def _costs(shares: list[list[tuple[int, str, int]]], seat: int) -> tuple[tuple[str, int], ...]:
    """What one of them would pay, for others too: to this they agree."""
    return tuple([(what, part) for paid in shares for payer, what, part in paid if payer == seat])


@book.rule
def avoided(t: Table) -> Follow:
    """[Avoiding a talk] It neither begins nor is it won or lost (TG-91)."""
    return finish(t, AVOIDED)


@book.rule
def open_encounter(t: Table) -> None:
    """From here on it is a fight or a talk."""
    t.round = 1
    t.tell("enc.begins", seats=tuple(t.party))
    for seat in t.party:
        if DID[t.encounter().kind] not in t.did[seat]:
            t.did[seat].append(DID[t.encounter().kind])


@book.rule
def opening_hand(t: Table, seat: int) -> Follow:
    """[The beginning of a fight] 3 cards, or 2 if four take part (TG-23). [Sluggish] One more."""
    number = SMALL_HAND if len(t.party) == LARGE_PARTY else HAND
    number += t.encounter().figure(traits.SLUGGISH) + modifier(t, seat, "start_hand")
    return draw_up(seat, number)


@book.rule
def redraw(t: Table, seat: int) -> Flow:
    """[The beginning of a fight] The hero may discard their hand for one card fewer, again and again, down to
    1; the discarded cards stay where they are (TG-4). Not if their deck holds too few (TG-84)."""
    count = len(t.hands[seat])
    if seat not in t.inside or count < 2 or len(t.draw[seat]) < count - 1:
        return None
    if not (yield Ask(seat, "enc.redraw", (True, False), count=count)):
        return None
    throw(t, seat, list(t.hands[seat]))
    t.tell("enc.redrawn", seat=seat, count=count - 1)
    return draw_up(seat, count - 1), redraw(seat)
