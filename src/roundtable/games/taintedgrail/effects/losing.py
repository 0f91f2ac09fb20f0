"""[Items and gear], [Secrets] How things leave a hero."""

from __future__ import annotations

from roundtable.kernel import without

from ..table import Table


def give_up(t: Table, seat: int, item: str) -> None:
    """The hero lets go of an item of their choice: of two identical ones, the one that lies face down."""
    if item in t.stowed[seat]:
        t.stowed[seat] = without(t.stowed[seat], (item,))
    lose_item(t, seat, item)


def lose_item(t: Table, seat: int, item: str) -> None:
    """An item goes under its deck, which is shuffled before anybody draws from it again."""
    t.items[seat] = without(t.items[seat], (item,))
    if t.stowed[seat].count(item) > t.items[seat].count(item):
        t.stowed[seat] = without(t.stowed[seat], (item,))
    if t.gear[seat].count(item) > t.items[seat].count(item) - t.stowed[seat].count(item):
        t.gear[seat] = without(t.gear[seat], (item,))
    t.item_deck.insert(0, item)
    t.tell("item.lost", seat=seat, item=item)


def take_off(t: Table, secret: str) -> None:
    """[Secrets] One that binds all is given back to the others that nobody has, and binds nobody any more."""
    t.common = without(t.common, (secret,))
    t.secret_deck.append(secret)
    t.tell("secret.over", thing=secret)


def lose_secret(t: Table, seat: int, secret: str) -> None:
    """[Secrets] Given back to the others that nobody has."""
    t.secrets[seat] = without(t.secrets[seat], (secret,))
    if secret in t.stowed[seat]:
        t.stowed[seat] = without(t.stowed[seat], (secret,))
    if secret in t.gear[seat]:
        t.gear[seat] = without(t.gear[seat], (secret,))
    t.secret_deck.append(secret)
    t.tell("secret.lost", seat=seat, thing=secret)
