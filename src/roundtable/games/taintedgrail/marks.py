"""What is remembered of a day, a campaign and an encounter, as tuples: made and asked here, never cut apart.

A mark is a word and what it is about: ("trade", 0, 1). The list in which it lies says how long it holds:
`used` till the next dawn, `once` for the whole campaign, `favours` till the activation ends. A use is an
ability that has been used and how long that counts; all of them lie in `spent`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .table import Table

Mark = tuple[str | int, ...]
# Where an ability stands, its index there, who used it, which of things alike, and how long it counts.
Use = tuple[str, int, int, int, str]

# In `used`, what a hero has done today, and what follows the word.
LOOKED = "look"  # place, seat: opened the journal without paying (TG-95)
TRADED = "trade"  # seat, other: since the last action
REPACKED = "gear"  # seat: since the last action
ALONE = "alone"  # seat: nobody came along, since the last action
ALONG = "along"  # seat: their word for today is that they come along (TG-141)
KEEPS = "keeps"  # seat: … or that they pay for themselves alone
USED_PLACE = "action"  # place
USED_OWN = "own"  # seat
# … what happens at places, and who is there
ENTERED = "enter"  # place: nothing more happens there on entry
CALM = "calm"  # place: nor does it tomorrow (TG-99)
APART = "apart"  # seat: they did not join those who arrived where they are
# … and what a dawn has brought for the day that begins (TG-132)
FRESH = "fresh"  # event: played at this dawn
REDRAWN = "redrawn"  # the event was put away, and another is to be drawn
EDICT = "edict"  # rule, figure: changed at this dawn
DAY_OVER = "over"  # seat: their day is over before it begins

# In `once`.
GOAL = "goal"  # event: its goal has been reached
CHOICE = "choice"  # verse, number: taken, and open no more
INSPECTED = "inspected"  # place: what its menhir asks for is known (TG-139)

# In `favours`, what helps to lay cards …
BOLT = "bolt"  # the next card may follow without one
FREE_MAGIC = "free_magic"  # a magic key that costs nothing; one mark for each
IGNORED = "ignore_level"  # row: it joins whatever it asks for
DOUBLED = "double"  # row: it counts twice on the next card
TURNED = "turn"  # falls rise
STAGE_WON = "win_stage"  # the present stage of a talk is won
# … what is known of cards of the sequence, by their place
LAID = "laid"  # place: its ability on placement is still to come
LENT, REFUSED = "lent", "refused"  # place: whether its owner lets another use its charges
KEPT = "kept"  # seat, what: they do not pay it for others
DEFENCE = "defence"  # the first card will put 1 marker less into the pool …
PLACING = "placing"  # … its keys have not: now its ability
# … and of a hero who leaves
BACK = "back"  # owner, card: it returns to their hand when the step ends
TRIED = "tried"  # to get away
GOING = "going"  # seat: on their way out
SHORT = "short"  # seat: their deck ran short on the way

# How long a use counts.
STEP, ACTIVATION, ENCOUNTER, DAY, ONCE = "step", "activation", "encounter", "day", "once"
LASTING = (DAY, ONCE)  # beyond an encounter

CARD = "card"  # in a use: a card of the sequence; which, says its place
PLACED = (LAID, LENT, REFUSED)  # marks of such cards


def about(marks: Iterable[Mark], word: str) -> list[tuple[Any, ...]]:
    """What the marks of this word are about."""
    return [mark[1:] for mark in marks if mark[0] == word]


def but(marks: Iterable[Mark], *words: str) -> list[Mark]:
    """The marks without those of these words."""
    return [mark for mark in marks if mark[0] not in words]


def outlasting(uses: Iterable[Use], *over: str) -> list[Use]:
    """The uses that still count when these times are over."""
    return [use for use in uses if use[4] not in over]


def pass_on(t: Table, name: str, giver: int, left: int, taker: int, had: int) -> None:
    """[Items and gear] What was used stays used, no matter who has it (TG-106). The giver keeps the
    rest, and gives an unused one if possible; the receiver has one more than before."""
    for number, (thing, at, seat, copy, until) in enumerate(t.spent):
        if (thing, seat, copy) == (name, giver, left) and until in LASTING:
            t.spent[number] = (thing, at, taker, had, until)


def close_up(t: Table, place: int) -> None:
    """A card has left the sequence: what was remembered of it is forgotten, and what is remembered of the
    cards behind it moves with them."""
    t.spent = [
        (thing, at, seat, copy - (copy > place), until) if thing == CARD else (thing, at, seat, copy, until)
        for thing, at, seat, copy, until in t.spent
        if thing != CARD or copy != place
    ]
    stay = but(t.favours, *PLACED)
    for word in PLACED:
        stay += [(word, at - (at > place)) for (at,) in about(t.favours, word) if at != place]
    t.favours = stay
