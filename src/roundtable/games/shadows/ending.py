"""[Swords], [Siege engines], [Loss of life], [The end of the game]: what can end the game, and how it is
checked."""

from __future__ import annotations

from roundtable.kernel import OVER, Ask, Flow, Follow, Result, Rulebook
from roundtable.kernel.pack import eye, mix

from .cards import EFFECTS, EXCALIBUR, HOLY_GRAIL, LOYAL, NOWHERE, NUMBERS, SOLO, TRAITOR
from .table import ABSENT, DEAD, KNIGHT, OUT, REVEALED, Table

book = Rulebook()

ENGINES, BLACK_SWORDS, DEATHS, SWORDS = "engines", "blackswords", "deaths", "swords"


# -- siege engines and swords ----------------------------------------------------------------------------


@book.rule
def add_engines(t: Table, number: int) -> Follow:
    """[II. Siege engines] With the twelfth the knights have lost at once."""
    added = min(number, NUMBERS.engines - t.engines)
    t.engines += added
    t.tell("engines.added", count=added, engines=t.engines)
    return over(t, ENGINES) if t.engines == NUMBERS.engines else None


@book.rule
def lay_swords(t: Table, white: int, black: int) -> Follow:
    """[Swords of the Round Table] One after the other; the seventh black one ends the game at once (SH-8)."""
    laid = min(black, NUMBERS.black_swords - t.black_swords)
    t.white_swords += white
    t.black_swords += laid
    t.tell("swords.laid", white=white, black=laid)
    if t.black_swords == NUMBERS.black_swords:
        return over(t, BLACK_SWORDS)
    look_at_loyalty(t)
    return None


def look_at_loyalty(t: Table) -> None:
    """[Three brave knights] Loyalty is looked at once six swords lie."""
    if not t.awake and t.number_of_swords() >= NUMBERS.accusations_from:
        t.awake = True
        t.tell("loyalty.looked")


@book.rule
def flip_sword(t: Table) -> Follow:
    """[V. Accusation] A white sword is turned black, if there is one."""
    if not t.white_swords:
        t.tell("swords.none")
        return None
    t.white_swords -= 1
    t.black_swords += 1
    t.tell("swords.flipped", count=1)
    return over(t, BLACK_SWORDS) if t.black_swords >= NUMBERS.black_swords else None


@book.rule
def count_swords(t: Table) -> Follow:
    """[The end of the game] Right after the twelfth sword has been laid, before anybody dies of the action
    that laid it (SH-52)."""
    return over(t, SWORDS) if t.number_of_swords() >= NUMBERS.last_sword else None


def over(t: Table, why: str) -> Follow:
    """[The end of the game] A traitor who is alive and hidden turns two white swords black before
    counting."""
    t.ending = why
    if any(t.status[seat] == KNIGHT and t.loyalty[seat] == TRAITOR for seat in t.order):
        flipped = min(EFFECTS.traitor_flips, t.white_swords)
        t.white_swords -= flipped
        t.black_swords += flipped
        t.tell("traitor.flips", count=flipped)
    t.tell(f"over.{why}", white=t.white_swords, black=t.black_swords)
    return OVER


# -- life and death --------------------------------------------------------------------------------------


@book.rule
def lose_life(t: Table, seats: tuple[int, ...], number: int) -> Follow:
    """[III. Loss of life] A knight whose life is at nought dies, all losses first (SH-22). Who has given his
    last life for an action dies when that is done (SH-53)."""
    for seat in seats:
        t.life[seat] = max(0, t.life[seat] - number)
    t.tell("life.lost", seats=seats, count=number)
    dying = tuple([seat for seat in seats if not t.life[seat] and not t.is_doomed(seat)])
    return die(dying) if dying else None


@book.rule
def die(t: Table, dying: tuple[int, ...]) -> Flow:
    """[III. Loss of life] The Grail can save one knight, once: its owner decides, also for himself."""
    owner = t.holder(HOLY_GRAIL)
    if owner is None:
        return tuple([death(seat) for seat in dying])
    saved = yield Ask(owner, "rescue.whom", (*dying, None))
    if saved is not None:
        t.relics[HOLY_GRAIL] = OUT
        t.life[saved] = EFFECTS.grail_life
        t.turn_over = t.turn_over or saved == t.turn  # SH-34
        t.tell("rescue.drinks", seat=saved)
    return tuple([death(seat) for seat in dying if seat != saved])


@book.rule
def death(t: Table, seat: int) -> Follow:
    """[III. Loss of life] His figure leaves, his relics are out of the game, his cards are discarded;
    nobody sees his loyalty."""
    t.tell("life.death", seat=seat)
    leave_the_board(t, seat, DEAD)
    for relic, whose in t.relics.items():
        if whose == seat:
            t.relics[relic] = OUT
    loyal = [other for other in t.living() if t.loyalty[other] == LOYAL]
    return None if loyal else over(t, DEATHS)


def leave_the_board(t: Table, seat: int, status: str) -> None:
    """A knight is no longer in play; his cards are discarded face down."""
    abandon(t, seat)
    t.status[seat], t.place[seat], t.life[seat] = status, NOWHERE, 0
    mix(t, t.hands[seat], but=eye(seat))
    t.white_discard.extend(t.hands[seat])
    t.last_hands[seat], t.hands[seat] = t.hands[seat], ()  # he alone has seen what he drew last


def abandon(t: Table, seat: int) -> None:
    """[I. Going to a quest] Who leaves a quest for one knight leaves no white cards there (SH-19)."""
    quest = t.place[seat]
    if quest in SOLO and t.laid[quest]:
        t.white_discard.extend(t.laid[quest])
        t.laid[quest] = []
        t.tell("quest.abandoned", seat=seat, quest=f"place-{quest}")


@book.rule
def unmask(t: Table, seat: int) -> None:
    """[The traitor] He is found out: he leaves the board with all but Lancelot's Armor."""
    leave_the_board(t, seat, REVEALED)
    t.shown[seat] = True
    for relic in (EXCALIBUR, HOLY_GRAIL):
        if t.relics[relic] == seat:
            t.relics[relic] = OUT
    t.tell("traitor.unmasked", seat=seat)


# -- the result ------------------------------------------------------------------------------------------


def result(t: Table) -> Result:
    """[The end of the game] More white swords than black, and no other end: the loyal have won, the dead
    among them too; else the traitor, if there is one."""
    loyal_win = t.ending == SWORDS and t.white_swords > t.black_swords
    side = LOYAL if loyal_win else TRAITOR
    winners = tuple([seat for seat in range(t.seats) if t.status[seat] != ABSENT and t.loyalty[seat] == side])
    scores = tuple([int(seat in winners) for seat in range(t.seats)])
    return Result(winners, scores, "victory" if loyal_win else t.ending)
