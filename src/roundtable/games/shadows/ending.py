"""[Swords], [Siege engines], [Loss of life], [The end of the game]: what can end the game, and how it is
checked."""

from __future__ import annotations

from roundtable.kernel import OVER, Ask, Flow, Follow, Result, Rulebook, Viewer
from roundtable.kernel.pack import eye, faces_for, mix

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
    """[The end of the game] Right after the twelfth sword has been laid. A knight who gave their last life
    for the action that laid it dies first, unless a group plays it the other way round (SH-52, SH-60)."""
    if t.number_of_swords() < NUMBERS.last_sword:
        return None
    sword_first = t.rules < 5 or t.options["sword_first"]
    if t.is_doomed(t.turn) and t.is_knight(t.turn) and not sword_first:
        return pay_with_life(t.turn), count_swords()
    return over(t, SWORDS)


def over(t: Table, why: str) -> Follow:
    """[The end of the game] A traitor who is alive and hidden turns two white swords black before
    counting."""
    t.ending, t.phase = why, "over"
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
    """[III. Loss of life] A knight whose life is at 0 dies, all losses first (SH-22). A knight who has given
    their last life for an action dies when it is done (SH-53)."""
    for seat in seats:
        t.life[seat] = max(0, t.life[seat] - number)
    t.tell("life.lost", seats=seats, count=number)
    dying = tuple([seat for seat in seats if not t.life[seat] and not t.is_doomed(seat)])
    return die(dying) if dying else None


@book.rule
def pay_with_life(t: Table, seat: int) -> Follow:
    """[A life for an action] The player dies even if the action gave them life; only the Grail can help."""
    if not t.is_doomed(seat) or not t.is_knight(seat):
        return None
    t.doomed, t.life[seat], t.turn_over = False, 0, True
    return die((seat,))


@book.rule
def die(t: Table, dying: tuple[int, ...]) -> Flow:
    """[III. Loss of life] The Grail can save one knight, once: its owner decides, and may save themselves."""
    owner, dying = t.holder(HOLY_GRAIL), tuple([seat for seat in dying if t.is_knight(seat)])
    if owner is None or not dying:
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
    """[III. Loss of life] The knight's figure leaves, their relics are out of the game, their cards are
    discarded; nobody sees their loyalty."""
    t.tell("life.death", seat=seat)
    leave_the_board(t, seat, DEAD)
    lose_relics(t, seat)
    loyal = [other for other in t.living() if t.loyalty[other] == LOYAL]
    return None if loyal else over(t, DEATHS)


def lose_relics(t: Table, seat: int) -> None:
    """What the player has won is out of the game."""
    for relic, whose in t.relics.items():
        if whose == seat:
            t.relics[relic] = OUT


def leave_the_board(t: Table, seat: int, status: str) -> None:
    """A knight is no longer in play; their cards are discarded face down."""
    abandon(t, seat)
    t.status[seat], t.place[seat], t.life[seat] = status, NOWHERE, 0
    mix(t, t.hands[seat], but=eye(seat))
    t.white_discard.extend(t.hands[seat])
    t.last_hands[seat], t.hands[seat] = t.hands[seat], ()  # the player alone has seen what they drew last


def abandon(t: Table, seat: int) -> None:
    """[I. Going to a quest] A knight who leaves a quest for one knight leaves no white cards there (SH-19). A
    quest whose end is being carried out cannot be left any more (SH-57)."""
    quest = t.place[seat]
    if quest in SOLO and t.laid[quest] and quest != t.deciding:
        t.white_discard.extend(t.laid[quest])
        t.laid[quest] = []
        t.tell("quest.abandoned", seat=seat, quest=f"place-{quest}")


@book.rule
def unmask(t: Table, seat: int) -> None:
    """[The traitor] The traitor is found out: they leave the board and lose everything except Lancelot's
    Armour."""
    leave_the_board(t, seat, REVEALED)
    t.shown[seat] = True
    for relic in (EXCALIBUR, HOLY_GRAIL):
        if t.relics[relic] == seat:
            t.relics[relic] = OUT
    t.tell("traitor.unmasked", seat=seat)


# -- the result ------------------------------------------------------------------------------------------


def standing(t: Table, viewer: Viewer) -> dict[str, object]:
    """The phase, what brings the end nearer, and the discards as the viewer has seen them ("" is a card that
    they have not); there are no scores, since a side wins together."""
    swords = {"white": t.white_swords, "black": t.black_swords}
    piles = {"white": t.white_discard, "black": t.black_discard}
    discards = {colour: faces_for(t, cards, viewer) for colour, cards in piles.items()}
    return {"phase": t.phase, "swords": swords, "engines": t.engines, "discards": discards}


def result(t: Table) -> Result:
    """[The end of the game] More white swords than black, and no other end: the loyal have won, the dead
    among them too; else the traitor, if there is one."""
    loyal_win = t.ending == SWORDS and t.white_swords > t.black_swords
    side = LOYAL if loyal_win else TRAITOR
    winners = tuple([seat for seat in range(t.seats) if t.status[seat] != ABSENT and t.loyalty[seat] == side])
    scores = tuple([int(seat in winners) for seat in range(t.seats)])
    return Result(winners, scores, "victory" if loyal_win else t.ending)
