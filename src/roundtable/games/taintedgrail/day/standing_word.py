"""[Parties] What a hero has said once for the whole day: they are not asked for it again."""

from __future__ import annotations

from roundtable.kernel import Follow, Frame, Option, Rulebook

from ..effects.costs import held
from ..journal.action_costs import EXPLORE, TRAVEL, Deed, part_of
from ..marks import ALONG, KEEPS
from ..table import Table

book = Rulebook()

GIVE, TAKE_BACK = "word", "unword"
WORDS = (ALONG, KEEPS)
TOGETHER = (TRAVEL, EXPLORE)  # what companions do together


def offered(t: Table, seat: int) -> dict[Option, Frame]:
    """[Parties] What a hero who has company may promise by day, and take back, at any question (TG-141)."""
    if t.phase != "day" or t.enc or t.reading or not t.is_alive(seat) or len(t.living()) == 1:
        return {}
    return {
        (TAKE_BACK, word) if (word, seat) in t.used else (GIVE, word): change_word(seat, word)
        for word in WORDS
    }


@book.rule
def change_word(t: Table, seat: int, word: str) -> Follow:
    """[Parties] Everybody hears it; it holds until the hero takes it back, or until dawn (TG-141)."""
    if (word, seat) in t.used:
        t.used.remove((word, seat))
        t.tell("word.back", seat=seat, word=word)
    else:
        t.used.append((word, seat))
        t.tell("word.given", seat=seat, word=word)
    return None


def asks_all(t: Table, seat: int, deed: Deed) -> bool:
    """[Parties] A hero who comes along with the others takes all of them along too."""
    return deed[0] in TOGETHER and (ALONG, seat) in t.used


def comes_along(t: Table, seat: int, deed: Deed) -> bool:
    """[Parties] A hero who has said so comes along, as long as they can pay their own part."""
    price = dict(part_of(t, seat, deed).get("costs", ()))
    return asks_all(t, seat, deed) and all([held(t, seat, what) >= part for what, part in price.items()])
