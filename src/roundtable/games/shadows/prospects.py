"""What a seat can work out from its view: which quest is worth how much, and what its hand can do there."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

from .cards import (
    BLACK_KNIGHT,
    CAMELOT,
    COMBATS,
    DRAGON,
    EXCALIBUR,
    FIGHTS,
    GRAIL,
    HOLY_GRAIL,
    LANCELOT,
    QUESTS,
    TRAITOR,
    WARS,
    N,
    black_value,
    fits_pattern,
)

# What things are worth, in about a white card and a half: set by hand, and still too weak against evil.
SWORD, LIFE, CARD, ENGINE = 6.0, 1.2, 0.5, 1.0
ENGINE_BASE, ENGINE_RISE, BLACK_BASE, BLACK_LOOMS, DEAD_QUEST = 2.2, 7.0, 0.9, 0.6, 0.15
LIVES = {0: 50.0, 1: 50.0, 2: 5.0, 3: 2.4, 4: 1.6, 5: 1.1}
HOPE, COMPANY, SOLO_POWER, DANGER_POWER, CROWD = 0.3, 1.5, 1.5, 2.0, 0.7
EXPECTED_BLACK = {
    BLACK_KNIGHT: 2.6,
    LANCELOT: 3.0,
    DRAGON: 7.0,
}  # of a card that lies face down or is to come


class Prospects:
    """The table as a seat sees it."""

    _last: tuple[dict[str, Any], Prospects] | None = None

    def __init__(self, view: dict[str, Any]) -> None:
        self.view, self.table = view, view["table"]
        self.me: int = view["viewer"]
        self.hand: list[str] = self.table["hands"][self.me]
        self.held = Counter(self.hand)
        self.place: str = self.table["place"][self.me]
        self.life: int = self.table["life"][self.me]
        self.evil = self.table["loyalty"][self.me] == TRAITOR
        hidden = DRAGON if LANCELOT not in self.table["finished"] else LANCELOT
        self.open = [quest for quest in QUESTS if quest not in self.table["finished"] and quest != hidden]
        self.knights = [seat for seat in self.table["order"] if self.table["status"][seat] == "knight"]

    @classmethod
    def of(cls, view: dict[str, Any]) -> Prospects:
        last = cls._last  # read once: bots of several tables think at the same time
        if last is None or last[0] is not view:
            cls._last = last = (view, cls(view))
        return last[1]

    # -- quests ----------------------------------------------------------------------------------------

    def need(self, quest: str) -> int:
        """White cards that are still needed there."""
        laid = len(self.table["laid"][quest])
        if quest == EXCALIBUR:
            return QUESTS[quest].steps - int(self.table["sword"])
        if quest in WARS:
            return int(QUESTS[quest].white + (self.table["mordred_at"] == quest) - laid)
        if quest == HOLY_GRAIL:
            return QUESTS[quest].white - laid + self._in_the_way()
        return QUESTS[quest].white - laid

    def _in_the_way(self) -> int:
        """Black cards in the row of the Grail, each of which costs a Grail."""
        return len(self.table["dark"][HOLY_GRAIL])

    def useful(self, quest: str) -> int:
        """How many of his cards he could play there, one after the other."""
        if quest == EXCALIBUR:
            return max(0, len(self.hand) - 2)
        if quest == HOLY_GRAIL:
            return 0 if "darkforest" in self.table["in_force"] else self.held[GRAIL]
        if quest in WARS:
            laid = len(self.table["laid"][quest])
            run = 0
            while laid + run < QUESTS[quest].white and self.held[f"fight-{laid + run + 1}"]:
                run += 1
            return run
        return len(self.best_set(quest))

    def best_set(self, quest: str) -> tuple[str, ...]:
        """The fights of his hand that fit the pattern of a combat, the strongest set of the largest."""
        laid = [FIGHTS[card] for card in self.table["laid"][quest]]
        values = set(laid) | {FIGHTS[card] for card in self.held if card in FIGHTS}
        best: tuple[int, int, tuple[str, ...]] = (0, 0, ())
        for chosen in combinations(sorted(values), min(len(QUESTS[quest].pattern), len(values))):
            cards = self._filled(list(laid), chosen, quest)
            best = max(best, (len(cards), sum(FIGHTS[card] for card in cards), cards))
        return best[2]

    def _filled(self, laid: list[int], chosen: tuple[int, ...], quest: str) -> tuple[str, ...]:
        cards: list[str] = []
        for value in sorted(chosen, reverse=True):
            for _ in range(self.held[f"fight-{value}"]):
                if fits_pattern(laid, value, QUESTS[quest].pattern):
                    laid.append(value)
                    cards.append(f"fight-{value}")
        return tuple(cards)

    def black_sum(self, quest: str) -> float:
        """What the black cards of a combat will count, about."""
        faces = self.table["dark"][quest]
        lying = sum(black_value(face, quest) if face else EXPECTED_BLACK[quest] for face in faces)
        return lying + EXPECTED_BLACK[quest] * 0.5 * (QUESTS[quest].black - len(faces))

    def danger(self, quest: str) -> float:
        """How close a quest is to being lost, from 0 to 1."""
        if quest == EXCALIBUR:
            return float(QUESTS[quest].steps - self.table["sword"]) / (2 * QUESTS[quest].steps)
        if quest in WARS:
            return float(self.table["warriors"][quest]) / QUESTS[quest].warriors
        return len(self.table["dark"][quest]) / QUESTS[quest].black

    def worth(self, quest: str) -> float:
        """What it is worth to win a quest rather than to lose it or to let it be."""
        win, lose = QUESTS[quest].win, QUESTS[quest].lose
        gain = SWORD * (win.swords + (self.table["heroism_on"] == quest)) + CARD * win.cards + LIFE * win.life
        price = SWORD * (lose.swords + ("mist" in self.table["in_force"])) + 2 * ENGINE * lose.engines + LIFE
        return float(gain + price * self.danger(quest) ** DANGER_POWER + 2.0 * bool(QUESTS[quest].relic))

    def chance(self, quest: str) -> float:
        """How likely the knights are to win a combat with what he has."""
        if quest not in COMBATS:
            return 1.0
        laid = sum(FIGHTS[card] for card in self.table["laid"][quest])
        mine = sum(FIGHTS[card] for card in self.best_set(quest))
        missing = self.need(quest) - len(self.best_set(quest))
        total = laid + mine + 2.5 * max(missing, 0)
        return 1.0 if total > self.black_sum(quest) + 2 else 0.5 if total > self.black_sum(quest) else 0.15

    def card_worth(self, quest: str) -> float:
        """What it is worth to play one useful card there."""
        need = max(self.need(quest), 1)
        return self.worth(quest) * self.success(quest) / need

    def success(self, quest: str) -> float:
        """How likely the knights are to win a quest to which he gives his cards."""
        need, mine = max(self.need(quest), 1), min(self.useful(quest), self.need(quest))
        others = sum(self.table["place"][seat] == quest for seat in self.knights if seat != self.me)
        if QUESTS[quest].solo:
            return float(self.chance(quest) * min(1.0, mine / need) ** SOLO_POWER)
        hope = HOPE + (1 - HOPE) * min(1.0, (mine + COMPANY * others) / need)
        return float(hope * self.chance(quest) * (1.0 - 0.5 * self.danger(quest)))

    def promise(self, quest: str) -> float:
        """What going to a quest promises him for each of his actions, the way included."""
        cards = min(self.useful(quest), self.need(quest))
        if not cards or (QUESTS[quest].solo and self.taken(quest)):
            return 0.0
        crowd = sum(self.table["place"][seat] == quest for seat in self.knights if seat != self.me)
        return float(self.card_worth(quest) * cards / (cards + 1) * CROWD**crowd)

    def taken(self, quest: str) -> bool:
        return any(self.table["place"][seat] == quest for seat in self.knights if seat != self.me)

    def engine_price(self) -> float:
        """What one more siege engine costs: little at first, much near the end."""
        engines: int = self.table["engines"]
        return ENGINE_BASE + ENGINE_RISE * (engines / N["engines"]) ** 3

    def life_price(self) -> float:
        return LIVES.get(self.life, 0.4)

    def black_price(self) -> float:
        """What drawing a black card costs on the average."""
        looming = sum(self.danger(quest) ** 4 for quest in self.open)
        dead = len(self.table["finished"]) * DEAD_QUEST * self.engine_price()
        return BLACK_BASE + BLACK_LOOMS * looming + dead

    def home(self) -> bool:
        return self.place == CAMELOT
