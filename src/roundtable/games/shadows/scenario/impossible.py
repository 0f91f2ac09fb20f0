"""What cannot lie on a table of Shadows over Camelot, each thing refused in one sentence."""

from __future__ import annotations

from roundtable.kernel import SetupError

from ..cards import (
    ARMOR,
    BLACK_KNIGHT,
    BLACK_KNIGHT_CARDS,
    COMBATS,
    DRAGON,
    FIGHTS,
    GRAIL,
    HOLY_GRAIL,
    LANCELOT,
    LANCELOT_CARDS,
    LOYAL,
    NUMBERS,
    QUESTS,
    SOLO,
    TRAITOR,
    WARS,
    fits_pattern,
)
from ..table import KNIGHT, REVEALED, Table


def refuse_if(wrong: bool, why: str) -> None:
    if wrong:
        raise SetupError(why)


def check_seats(t: Table) -> None:
    """A loyal knight is left, a quest for one knight has at most one, and only the living have relics."""
    for seat, state in enumerate(t.status):
        _check_seat(t, seat, state)
    loyal = [seat for seat, state in enumerate(t.status) if state == KNIGHT and t.loyalty[seat] == LOYAL]
    refuse_if(not loyal, "A loyal knight must be alive: otherwise the game is over.")
    for place in SOLO:
        several = t.place.count(place) > 1
        refuse_if(several, f"Only one knight can be at {place}, not {t.place.count(place)}.")
    for relic, seat in t.relics.items():
        bears = seat < 0 or t.status[seat] == KNIGHT or (t.status[seat] == REVEALED and relic == ARMOR)
        refuse_if(not bears, f"Seat {seat} is {t.status[seat]} and cannot have the relic {relic}.")


def _check_seat(t: Table, seat: int, state: str) -> None:
    """A player who is dead or found out has left everything behind; and only the traitor can be found out."""
    refuse_if(state != KNIGHT and bool(t.hands[seat]), f"Seat {seat} is {state} and has no white cards.")
    traitor = t.loyalty[seat] == TRAITOR
    refuse_if(state == REVEALED and not traitor, f"Seat {seat} is loyal and cannot be revealed.")
    told = t.shown[seat] and traitor and state == KNIGHT
    refuse_if(told, f"Seat {seat} has been shown to be the traitor, so its status is revealed.")
    squire = not t.knights[seat] and t.options["squires"] == "no"
    refuse_if(squire, f"Seat {seat} can be a squire only with the option squires.")


def check_quests(t: Table) -> None:
    """What lies on a quest belongs there and has not ended it, and nothing is on a quest that is not open."""
    swords, last = t.number_of_swords(), NUMBERS.last_sword
    refuse_if(swords >= last, f"The game is over with {last} swords, so {swords} cannot lie there.")
    early = DRAGON in t.finished and LANCELOT not in t.finished
    refuse_if(early, "The Dragon comes after Lancelot: if dragon is over, lancelot is over too.")
    forest = "darkforest" in t.in_force and HOLY_GRAIL in t.finished
    refuse_if(forest, "The Dark Forest is not in force when the grail is over.")
    for quest, figures in QUESTS.items():
        white, black = ([t.faces[card] for card in row[quest]] for row in (t.laid, t.dark))
        used = quest in t.place or quest == t.heroism_on or bool(white or black)
        refuse_if(used and quest not in t.open_quests(), f"Nothing can be at {quest}: it is not open now.")
        refuse_if(
            not _white_fits(t, quest, white), f"These white cards cannot lie at {quest}: {_row(white)}."
        )
        refuse_if(not _black_fits(quest, black), f"These black cards cannot lie at {quest}: {_row(black)}.")
        row = len(white) + len(black)
        refuse_if(
            quest == HOLY_GRAIL and row > figures.white,
            f"The row of the grail has {figures.white} places, not {row}.",
        )


def _row(faces: list[str]) -> str:
    return ", ".join(faces)


def _white_fits(t: Table, quest: str, faces: list[str]) -> bool:
    """Grails for the Grail, fights in order or pattern for wars and combats; and not the last one yet."""
    figures = QUESTS[quest]
    if quest == HOLY_GRAIL:
        return len(faces) < figures.white and all(face == GRAIL for face in faces)
    if any(face not in FIGHTS for face in faces):
        return False
    values = [FIGHTS[face] for face in faces]
    if quest in WARS:
        room = figures.white + (t.mordred_at == quest)
        return len(values) < room and values == [1, 2, 3, 4, 5][: len(values)]
    full = len(values) >= figures.white
    return not values or (
        not full and all(fits_pattern(values[:at], value, figures.pattern) for at, value in enumerate(values))
    )


def _black_fits(quest: str, faces: list[str]) -> bool:
    """Cards of this quest, and not the last one yet; wars and Excalibur keep none."""
    if quest not in (*COMBATS, HOLY_GRAIL):
        return not faces
    kinds = {BLACK_KNIGHT: BLACK_KNIGHT_CARDS, HOLY_GRAIL: ("despair", "desolation")}.get(
        quest, LANCELOT_CARDS
    )
    return len(faces) < (QUESTS[quest].black or QUESTS[quest].white) and all(face in kinds for face in faces)
