"""The verbs of encounters: what effects do to the pool, the marker, cards, attacks and wounds."""

from __future__ import annotations

from roundtable.kernel import Follow, Rulebook

from ..content import traits
from ..content.language import Act
from ..content.verbs import marked
from ..effects.conditions import Context, amount, gone_card, place_of
from ..effects.gains import draw_item
from ..effects.losing import lose_item, lose_secret, take_off
from ..effects.tracks import change, fire
from ..effects.verbs import Acts
from ..marks import BACK, DOUBLED, FREE_MAGIC, IGNORED, PLACING
from ..table import NOBODY, Seats, Table
from .abilities import charge_card
from .hand_and_pool import (
    add_markers,
    draw_up,
    drop_card,
    fetch_back,
    lift,
    move_marker,
    throw_cards,
    throw_top,
)
from .laying import dulled
from .leaving import FLED, depart, finish, is_over
from .threats import left_of_blow

book = Rulebook()

ALL = 99  # what `avoid all` avoids


# -- damage ------------------------------------------------------------------------------------------------


def damage(t: Table, act: Act, context: Context, seats: Seats) -> Follow:
    """[Damage] All of them take it at once; then what follows for each. A hero who has left is hit only by
    what hits all heroes, wherever they are."""
    number, sure = amount(t, act.args[0], context), act.verb == "sure_dmg"
    hit = [seat for seat in seats if act.scope == "all" or not t.has_left(seat)]
    return tuple([hurt.now(t, seat, number, sure) for seat in hit])


@book.rule
def hurt(t: Table, seat: int, number: int, sure: bool) -> Follow:
    """[Damage] Health is lowered by so much; in the attack step abilities may avoid a part of it, but not of
    what is unavoidable. [Treachery] Nor of anything in that step."""
    fighting = bool(t.enc) and seat == t.active
    if number <= 0:
        return None
    treachery = fighting and t.encounter().has(traits.TREACHERY) and "attack" in t.guard
    if not sure and not treachery:
        left = left_of_blow(t, seat, number)
        if left < number:
            t.tell("enc.spared", seat=seat, count=number - left)
        number = left
    if not number:
        return None
    health = t.health[seat]
    follow = change(t, seat, "health", -number)
    t.hurt += health - t.health[seat] if fighting else 0
    return follow, wounded(seat) if not health or t.health[seat] < health else None


@book.rule
def wounded(t: Table, seat: int) -> Follow:
    """[At the door of death] A hero with no health left leaves the encounter at once, even if they were dying
    when it began (TG-79). [Damaged] Abilities of those who stay, or who were elsewhere."""
    if seat in t.inside and not t.health[seat]:
        return depart(seat)
    return fire(seat, "damaged") if not t.enc or t.health[seat] else None


# -- markers and cards -------------------------------------------------------------------------------------


def pool(t: Table, act: Act, context: Context, seats: Seats) -> Follow:
    """[Combat pool] Markers in or out. [Defence] Fewer by the placement of the first card, even if it has
    thrown itself out (TG-18)."""
    number = amount(t, act.args[0], context)
    if (PLACING,) in t.favours and context.source.startswith("card/"):
        number = dulled(t, number)
    return None if is_over(t) else add_markers(t, seats[0] if seats else context.doer, number)


def affinity(t: Table, act: Act, context: Context, seats: Seats) -> Follow:
    """[Affinity] The marker up or down."""
    if not is_over(t):
        move_marker(t, seats[0] if seats else context.doer, amount(t, act.args[0], context))
    return None


def draw_cards(t: Table, act: Act, context: Context, seats: Seats) -> Follow:
    """[Drawing] Cards in an encounter; items anywhere."""
    if act.args[0] == "item":
        return draw_item(t, act, context, seats)
    number = amount(t, act.args[0], context)
    return tuple([draw_up(seat, number) for seat in seats])


def discard_cards(t: Table, act: Act, context: Context, seats: Seats) -> Follow:
    number = amount(t, act.args[0], context)
    return tuple([throw_cards(seat, number) for seat in seats])


def discard_deck(t: Table, act: Act, context: Context, seats: Seats) -> Follow:
    for seat in seats:
        throw_top(t, seat, amount(t, act.args[0], context))
    return None


def discard_last(t: Table, act: Act, context: Context, seats: Seats) -> Follow:
    """[Discard the last card] Even if it is the one that says so (TG-8)."""
    return drop_card(context.doer, -1)


def discard_self(t: Table, act: Act, context: Context, seats: Seats) -> Follow:
    """A card leaves the sequence, an item goes under its deck, a secret back to the others."""
    kind, _, thing = context.source.partition("/")
    if kind == "card":
        return drop_card(context.doer, place_of(context))
    if kind == "item" and thing in t.items[context.doer]:
        lose_item(t, context.doer, thing)
    elif kind == "secret" and thing in t.secrets[context.doer]:
        lose_secret(t, context.doer, thing)
    elif kind == "secret" and thing in t.common:
        take_off(t, thing)
    return None


def take_back(t: Table, act: Act, context: Context, seats: Seats) -> Follow:
    """The card returns to its owner's hand when the step ends (TG-85), unless it has left already."""
    if is_over(t):
        return None
    if context.source.startswith("gone/"):
        t.favours.append((BACK, *gone_card(context)))
    elif context.source.startswith("card/") and place_of(context) < len(t.sequence):
        card, owner = lift(t, place_of(context))
        t.favours.append((BACK, owner, card))
    return None


def retrieve(t: Table, act: Act, context: Context, seats: Seats) -> Follow:
    return tuple([fetch_back(seat, amount(t, act.args[0], context)) for seat in seats])


def charge(t: Table, act: Act, context: Context, seats: Seats) -> Follow:
    """[Charges] On this card or off it."""
    if context.source.startswith("card/") and place_of(context) < len(t.sequence):
        charge_card(t, place_of(context), amount(t, act.args[0], context))
    return None


def charge_on(t: Table, act: Act, context: Context, seats: Seats) -> Follow:
    """[Charges] On a card of this name, the last of them; nothing if none lies."""
    places = [place for place, played in enumerate(t.sequence) if played[0] == act.args[0]]
    if places:
        charge_card(t, places[-1], amount(t, act.args[1], context))
    return None


# -- favours and guards ------------------------------------------------------------------------------------


def favour(t: Table, act: Act, context: Context, seats: Seats) -> Follow:
    """What makes something easier until the activation ends: a bolt for the next card, magic for nothing,
    a row that joins in any case or counts twice, falls that rise, a stage that is won."""
    mark = (act.verb, *act.args) if act.verb in (IGNORED, DOUBLED) else (act.verb,)
    if t.active != NOBODY and (mark not in t.favours or act.verb == FREE_MAGIC):
        t.favours.append(mark)
    return None


def avoid(t: Table, act: Act, context: Context, seats: Seats) -> Follow:
    """[During the attack] That much less is lost in this step; or the attack does not happen, or it comes
    from another row of the table. [Opportunity] A hero who suffers such an attack avoids it only for
    themselves."""
    word = act.args[0] if act.args else "1"
    number = ALL if word == "all" else amount(t, word, context)
    guard = t.exposed.get(context.doer, t.guard)
    guard[act.verb] = guard.get(act.verb, 0) + number
    return None


def flee(t: Table, act: Act, context: Context, seats: Seats) -> Follow:
    """[Flight] The enemy flees: the encounter ends without reward or loot, and is not won."""
    return finish(t, FLED)


def leave_it(t: Table, act: Act, context: Context, seats: Seats) -> Follow:
    """The hero leaves unharmed and without an opportunity attack."""
    return None if is_over(t) else tuple([depart(seat) for seat in seats])


ACTS: Acts = {
    "dmg": damage,
    "sure_dmg": damage,
    "pool": pool,
    "aff": affinity,
    "draw": draw_cards,
    "discard": discard_cards,
    "discard_deck": discard_deck,
    "discard_last": discard_last,
    "discard_self": discard_self,
    "take_back": take_back,
    "retrieve": retrieve,
    "charge": charge,
    "charge_on": charge_on,
    "flee": flee,
    "leave": leave_it,
    **dict.fromkeys(marked("favour"), favour),
    **dict.fromkeys(marked("attack"), avoid),
}
