"""What a seat can work out from its view: which quest is worth how much, and what its hand can do there.

The scale is one action of a knight. Twelve swords end the game, so a black one is not much worse than none
while they are few; siege engines and lives are stores that may be used up, if the swords come in time.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import combinations
from typing import Any

from roundtable.kernel import Reading
from roundtable.kernel.reading import once

from ..cards import (
    CAMELOT,
    COMBATS,
    DRAGON,
    EXCALIBUR,
    FIGHTS,
    GRAIL,
    HOLY_GRAIL,
    LANCELOT,
    NUMBERS,
    QUESTS,
    TRAITOR,
    WARS,
    black_value,
    fits_pattern,
)
from ..talk import GOING, HELP
from .belief import Belief
from .weights import WEIGHTS, Weights

AFTERMATH = {EXCALIBUR: 0.2, HOLY_GRAIL: 0.22, DRAGON: 0.145}  # how many of the black cards are theirs
EXPECTED_BLACK = {"blackknight": 2.6, LANCELOT: 3.0, DRAGON: 7.0}  # of a card that lies face down


class Prospects(Reading):
    """The table as a seat sees it."""

    def __init__(
        self, view: dict[str, Any], weights: Weights = WEIGHTS, belief: Belief | None = None
    ) -> None:
        super().__init__(view)
        self.weights, self.belief = weights, belief
        self.table = view["table"]
        self.me: int = view["viewer"]
        self.hand: list[str] = self.table["hands"][self.me]
        self.held = Counter(self.hand)
        self.place: str = self.table["place"][self.me]
        self.life: int = self.table["life"][self.me]
        self.evil = self.table["loyalty"][self.me] == TRAITOR
        hidden = DRAGON if LANCELOT not in self.table["finished"] else LANCELOT
        self.open = [quest for quest in QUESTS if quest not in self.table["finished"] and quest != hidden]
        self.knights = [seat for seat in self.table["order"] if self.table["status"][seat] == "knight"]
        self.white: int = self.table["white_swords"]
        self.black: int = self.table["black_swords"]

    # -- what a quest takes ----------------------------------------------------------------------------

    @once
    def need(self, quest: str) -> int:
        """White cards that are still needed there."""
        laid = len(self.table["laid"][quest])
        if quest == EXCALIBUR:
            return QUESTS[quest].steps - int(self.table["sword"])
        if quest in WARS:
            return int(QUESTS[quest].white + (self.table["mordred_at"] == quest) - laid)
        if quest == HOLY_GRAIL:
            return QUESTS[quest].white - laid + len(self.table["dark"][quest])
        return QUESTS[quest].white - laid

    @once
    def useful(self, quest: str) -> int:
        """How many of the player's cards they could play there, one after the other."""
        if quest == EXCALIBUR:
            return min(self.need(quest), max(0, len(self.hand) - 1))
        if quest == HOLY_GRAIL:
            grails = 0 if "darkforest" in self.table["in_force"] else self.held[GRAIL]
            return min(self.need(quest), grails)
        if quest in WARS:
            return self._run(quest)
        return len(self.best_set(quest))

    def _run(self, war: str) -> int:
        """How far the player's fights go on where a war stands."""
        laid, run, used = len(self.table["laid"][war]), 0, Counter[str]()
        while run < self.need(war):
            card = f"fight-{min(laid + run + 1, len(FIGHTS))}"
            if used[card] == self.held[card]:
                break
            used[card] += 1
            run += 1
        return run

    @once
    def best_set(self, quest: str) -> tuple[str, ...]:
        """The fights of the player's hand that fit the pattern of a combat, the strongest set of the
        largest."""
        laid = sorted([FIGHTS[card] for card in self.table["laid"][quest]])
        return largest_set(quest, tuple(laid), tuple([self.held[card] for card in FIGHTS]))

    def others_at(self, quest: str) -> list[int]:
        return [seat for seat in self.knights if seat != self.me and self.table["place"][seat] == quest]

    @once
    def supply(self, quest: str) -> float:
        """What the others who are there can be hoped to play."""
        cards = 0.0
        for seat in self.others_at(quest):
            hand = self.table["hands"][seat]
            if quest == EXCALIBUR:
                cards += max(0, len(hand) - 1)
            elif quest == HOLY_GRAIL:
                cards += sum(1.0 if card == GRAIL else 0.3 for card in hand if card in (GRAIL, ""))
            else:
                cards += min(2.0, 0.25 * len(hand))
        return cards

    # -- what it is worth --------------------------------------------------------------------------------

    def swords_worth(self, swords: int) -> float:
        """What white swords are worth: the twelfth ends the game."""
        over = self.white + swords + self.black >= NUMBERS.last_sword
        game = self.weights.the_game
        end = (game if self.white + swords > self.black else -game) if over else 0.0
        return self.weights.white_sword * swords + end

    def swords_price(self, swords: int) -> float:
        """What black swords cost."""
        black = self.black + swords
        if black < NUMBERS.black_swords and self.white + black >= NUMBERS.last_sword and self.white > black:
            return -self.weights.the_game
        return sum(self.weights.black_swords[self.black : black])

    @once
    def gain(self, quest: str) -> float:
        """What it is worth to win a quest."""
        win = QUESTS[quest].win
        there = max(1, len(self.others_at(quest)) + 1)
        return (
            self.swords_worth(win.swords + (self.table["heroism_on"] == quest))
            + self.weights.card * win.cards
            + self.weights.life_won * win.life * there
            + self.weights.relic * bool(QUESTS[quest].relic)
            - self.aftermath(quest)
        )

    @once
    def aftermath(self, quest: str) -> float:
        """Evil's cards for a quest that is over become siege engines, to the end of the game."""
        share = AFTERMATH.get(quest, 0.0)
        if not share:
            return 0.0
        weights = self.weights
        swords = max(0, NUMBERS.last_sword - self.white - self.black - QUESTS[quest].win.swords)
        draws = weights.black_cards_for_a_sword * swords
        step = weights.step_of_excalibur if quest == EXCALIBUR else weights.despair
        return share * draws * max(0.0, weights.later_engine - step)

    @once
    def price(self, quest: str) -> float:
        """What it costs to lose a quest."""
        lose = QUESTS[quest].lose
        there = sum([self.table["place"][seat] == quest for seat in self.knights])
        swords: int = lose.swords + (self.table["heroism_on"] == quest) + ("mist" in self.table["in_force"])
        lives = lose.life * there * self.weights.life_won
        return float(self.swords_price(swords) + lose.engines * self.engine_price() + lives)

    @once
    def risk(self, quest: str) -> float:
        """How likely it is to be lost, about."""
        return float(self.danger(quest) ** self.weights.power_of_danger)

    @once
    def danger(self, quest: str) -> float:
        """How close a quest is to being lost, from 0 to 1."""
        if quest == EXCALIBUR:
            return float(QUESTS[quest].steps - self.table["sword"]) / (2 * QUESTS[quest].steps)
        if quest in WARS:
            return float(self.table["warriors"][quest]) / QUESTS[quest].warriors
        return len(self.table["dark"][quest]) / QUESTS[quest].black

    @once
    def black_sum(self, quest: str) -> float:
        """What the black cards that lie at a combat count, about."""
        faces = self.table["dark"][quest]
        return sum(black_value(face, quest) if face else EXPECTED_BLACK[quest] for face in faces)

    @once
    def chance(self, quest: str) -> float:
        """How likely the knights' cards are to be the stronger in a combat."""
        laid = sum(FIGHTS[card] for card in self.table["laid"][quest])
        best = self.best_set(quest)
        mine = sum(FIGHTS[card] for card in best)
        missing = max(0, self.need(quest) - len(best))
        lead = laid + mine + 2.0 * missing - self.black_sum(quest) - self.weights.margin_of_fights
        return 1.0 if lead > 2 else 0.8 if lead > 0 else 0.3 if lead > -2 else 0.05

    @once
    def success(self, quest: str) -> float:
        """How likely the knights are to win a quest to which the player gives their cards."""
        need, mine = max(self.need(quest), 1), self.useful(quest)
        if QUESTS[quest].solo:
            return self.chance(quest) if mine >= need else 0.1
        share = min(1.0, (mine + self.supply(quest)) / need)
        hope = self.weights.hope + (1 - self.weights.hope) * share
        return hope * (self.chance(quest) if quest in COMBATS else 1.0)

    @once
    def card_worth(self, quest: str) -> float:
        """What it is worth to play one useful card there."""
        need = max(self.need(quest), 1)
        return (self.gain(quest) * self.success(quest) + self.price(quest) * self.risk(quest)) / need

    @once
    def promise(self, quest: str) -> float:
        """What going to a quest promises for each of the player's actions, including the way there."""
        cards = min(self.useful(quest), self.need(quest))
        if not cards or (QUESTS[quest].solo and (self.taken(quest) or cards < self.need(quest))):
            return -1.0
        coming = sum(self.said(seat, GOING, quest) for seat in self.knights if seat != self.me)
        enough = self.supply(quest) + 2 * coming >= self.need(quest)
        called = any(self.said(seat, HELP, quest) for seat in self.others_at(quest))
        weights = self.weights
        net = self.card_worth(quest) * (weights.share_in_a_crowd if enough else 1.0) - self.card_price()
        return net * (weights.call_for_help if called else 1.0) * cards / (cards + weights.moves_for_a_visit)

    def card_price(self) -> float:
        """What a played card costs."""
        return self.weights.card * self.weights.share_of_a_played_card

    def said(self, seat: int, word: str, place: str) -> bool:
        """Whether this is what the player said last."""
        return bool(self.table["talk"][seat][:2] == [word, place])

    def taken(self, quest: str) -> bool:
        return bool(self.others_at(quest))

    # -- evil's prices -----------------------------------------------------------------------------------

    @once
    def engine_price(self) -> float:
        """What one more siege engine costs: little at first, the game near the end."""
        engines: int = self.table["engines"]
        if engines >= NUMBERS.engines - 1:
            return self.weights.the_game
        near = float((engines / NUMBERS.engines) ** self.weights.power_of_engines)
        return self.weights.first_engine + self.weights.rise_of_engines * near

    def life_price(self, life: int | None = None) -> float:
        """What it costs to lose a life out of this many; by default, your own."""
        return self.weights.lives[self.life if life is None else life]

    def life_worth(self, life: int, number: int) -> float:
        """What it is worth to gain lives."""
        most = min(life + number, NUMBERS.most_life)
        return sum(self.life_price(each) for each in range(life + 1, most + 1))

    def home(self) -> bool:
        return self.place == CAMELOT


@lru_cache(1 << 14)
def largest_set(quest: str, laid: tuple[int, ...], held: tuple[int, ...]) -> tuple[str, ...]:
    """The fights, out of these many of each value, that fit beside those that lie at a combat."""
    pattern, best = QUESTS[quest].pattern, (0, 0, tuple[str, ...]())
    values = {*laid, *[value for value, number in enumerate(held, 1) if number]}
    for chosen in combinations(sorted(values), min(len(pattern), len(values))):
        cards = _filled(list(laid), chosen, held, pattern)
        best = max(best, (len(cards), sum(FIGHTS[card] for card in cards), cards))
    return best[2]


def _filled(
    laid: list[int], chosen: tuple[int, ...], held: tuple[int, ...], pattern: tuple[int, ...]
) -> tuple[str, ...]:
    cards: list[str] = []
    for value in sorted(chosen, reverse=True):
        for _ in range(held[value - 1]):
            if fits_pattern(laid, value, pattern):
                laid.append(value)
                cards.append(f"fight-{value}")
    return tuple(cards)
