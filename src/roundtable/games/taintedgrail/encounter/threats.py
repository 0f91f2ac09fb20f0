"""[3. The enemy's attack] What an attack or a reaction would do if nothing were done against it, and what
of it is left to avoid."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from ..content import traits
from ..content.language import RESOURCES, Act
from ..content.verbs import AVOIDS, marked
from ..effects.avoided import spared
from ..effects.conditions import Context, amount, fitting, holds_all
from ..effects.costs import can_pay_all
from ..effects.plan import plan
from ..table import Table

GOODS, DAMAGE, IDLE = marked("goods"), marked("damage"), marked("idle")
AVOID, BLUNT = "avoid", "blunt"  # two ways to take less damage
BEYOND_ONE = "beyond one"  # instead of a verb: of every blow the damage but 1


def threat(t: Table, text: str, verb: str, context: Context) -> int:
    """How much of something it brings at most, with what the cards do that it discards."""
    total, lifted = _said(t, text, verb, context)
    for played in reversed(t.sequence):
        if not lifted:
            break
        lifted -= 1
        for ability in t.content.cards[played[0]].abilities:
            if ability.timing == "discarded":
                more, further = _said(t, ability.effects, verb, context)
                total, lifted = total + more, lifted + further
    return min(total, room_for_terror(t, context.doer)) if verb == "terror" else total


def _said(t: Table, text: str, verb: str, context: Context) -> tuple[int, int]:
    """How much of it these words bring at most, and how many cards of the sequence they discard."""
    total = lifted = 0
    for now in plan(text):
        if holds_all(t, now.known, context):
            total += max([_brought(t, way.acts, verb, context) for way in now.ways])
            lifted += max([[act.verb for act in way.acts].count("discard_last") for way in now.ways])
    return total, lifted


def _brought(t: Table, acts: Sequence[Act], verb: str, context: Context) -> int:
    if verb == BEYOND_ONE:
        return sum([max(0, amount(t, act.args[0], context) - 1) for act in acts if act.verb == "dmg"])
    sign = 1 if verb in ("dmg", "terror") else -1
    return sum([max(0, sign * amount(t, act.args[0], context)) for act in acts if act.verb == verb])


def room_for_terror(t: Table, seat: int) -> int:
    return t.board(seat).terror - t.terror[seat]


def bites(t: Table, text: str, but: Collection[str], context: Context) -> bool:
    """Whether anything would come of it, leaving aside these verbs; what a dial decides may come."""
    for now in plan(text):
        for way in now.ways if holds_all(t, now.known, context) else ():
            if can_pay_all(t, way.pays, context):
                for act in way.acts:
                    if act.verb not in but and _concerns(t, act, context):
                        return True
    return False


def _concerns(t: Table, act: Act, context: Context) -> bool:
    """Whether an act would change anything for one of those whom it is for."""
    if act.verb in IDLE:
        return False
    if act.scope in ("", "doer"):
        return _changes(t, context.doer, act, context)
    seats = t.living() if act.scope == "all" else context.party
    return any([_changes(t, seat, act, context) for seat in seats])


def _changes(t: Table, seat: int, act: Act, context: Context) -> bool:
    verb, cards = act.verb, len(t.hands[seat]) + len(t.draw[seat])
    if verb == "lose":
        return _has(t, seat, *act.args)
    if verb == "discard_last":
        return bool(t.sequence)
    if verb == "terror" and not room_for_terror(t, seat) and amount(t, act.args[0], context) > 0:
        return False
    if verb in GOODS:
        return _moves(amount(t, act.args[0], context), _having(t, seat, verb))
    if verb in DAMAGE:
        return amount(t, act.args[0], context) > 0
    if verb in ("discard", "discard_deck"):
        return bool(cards if verb == "discard" else t.draw[seat]) and amount(t, act.args[0], context) > 0
    if verb == "pool":
        return _moves(amount(t, act.args[0], context), t.pool + cards)
    return True


def _moves(number: int, have: int) -> bool:
    """Whether something is gained, or lost by a hero who has any."""
    return number > 0 or (number < 0 and have > 0)


def _having(t: Table, seat: int, what: str) -> int:
    having: list[int] = t.goods[what] if what in RESOURCES else getattr(t, what)
    return having[seat]


def _has(t: Table, seat: int, what: str, about: str) -> bool:
    if what == "secret":
        return about in t.secrets[seat]
    return bool(fitting(t, t.items[seat], "any" if about.isdigit() else about))


# -- what is left of it -------------------------------------------------------------------------------------


def left_of_blow(t: Table, seat: int, number: int) -> int:
    """[Several effects at once] The damage that is left of one blow. What only blunts it leaves 1, so it
    comes first: that is the order that players choose."""
    left = number - spared(t, seat, BLUNT, max(0, number - 1))
    return left - spared(t, seat, AVOID, left)


def spares(t: Table, verbs: Iterable[str], text: str, context: Context) -> bool:
    """Whether something is left of it that these would avoid. [Treachery] Damage cannot be."""
    return any(
        [
            _left_for(t, verb, text, context) > 0
            for verb in verbs
            if not (AVOIDS[verb] == "dmg" and t.encounter().has(traits.TREACHERY))
        ]
    )


def _left_for(t: Table, verb: str, text: str, context: Context) -> int:
    """How much such an ability finds that is not already avoided. Blunting a blow leaves 1 damage, which
    something else may avoid."""
    due = threat(t, text, AVOIDS[verb], context)
    if AVOIDS[verb] != "dmg":
        return due - t.guard.get(verb, 0)
    blunt = threat(t, text, BEYOND_ONE, context)
    blunted = min(blunt, t.guard.get(BLUNT, 0))
    left = due - blunted - t.guard.get(AVOID, 0)
    return min(left, blunt - blunted) if verb == BLUNT else left
