"""[Etiquette] Knights speak in generalities: a few phrases that everybody understands, bots too."""

from __future__ import annotations

from functools import lru_cache

from roundtable.kernel import Ask, Flow, Rulebook

from .cards import CAMELOT
from .table import Table

book = Rulebook()

GOING, HELP, SUSPECT, TRUST, STRONG, WEAK = "going", "help", "suspect", "trust", "strong", "weak"


def phrases(t: Table, seat: int) -> tuple[tuple[str, ...], ...]:
    """What the player can say: where they are going, where help is needed, whom they suspect or trust, how
    they feel."""
    return _about((CAMELOT, *t.open_quests()), tuple([other for other in t.living() if other != seat]))


@lru_cache(1 << 12)
def _about(places: tuple[str, ...], seats: tuple[int, ...]) -> tuple[tuple[str, ...], ...]:
    others = [f"seat-{other}" for other in seats]
    return (
        *[(GOING, place) for place in places],
        *[(HELP, place) for place in places],
        *[(SUSPECT, other) for other in others],
        *[(TRUST, other) for other in others],
        (STRONG,),
        (WEAK,),
    )


@book.rule
def speak(t: Table, seat: int) -> Flow:
    """[Etiquette] One phrase in a turn; or after all nothing."""
    if not t.is_knight(seat):
        return None
    phrase = yield Ask(seat, "say.what", (*phrases(t, seat), None))
    if phrase is None:
        return None
    t.talk[seat] = phrase
    word, *about = phrase
    if about and about[0].startswith("seat-"):
        t.tell(f"say.{word}", seat=seat, seats=(int(about[0].removeprefix("seat-")),))
    elif about:
        t.tell(f"say.{word}", seat=seat, place=f"place-{about[0]}")
    else:
        t.tell(f"say.{word}", seat=seat)
    return None
