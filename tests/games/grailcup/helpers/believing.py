"""What a seat can believe, worked out from what it has seen alone: which allies the others may hold, and
whether the clover tokens may lie as somebody guesses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import permutations
from typing import Any

from tests.games.grailcup.helpers import ALLIES
from tests.games.grailcup.helpers.seeing import random_game

CLOVERS = (7, 11, 15, 17, 20, 24, 29, 33, 34, 38, 43)
TOKENS = Counter(boots=4, goblin=4, bait=4, grail=3, magnet=3)
Slots = list[
    tuple[str, int | None]
]  # what becomes of the nine cards, in time: what, and for the how-manieth player


class Record:
    """What everybody has been offered in this round, and the story of the tokens."""

    def __init__(self) -> None:
        self.offers: dict[int, list[frozenset[str]]] = {}
        self.tokens: list[dict[str, Any]] = []
        self.read = 0


def recorded(seats: int, seed: int, **options: Any) -> Iterator[tuple[Any, Record]]:
    """A random game, at each of its questions and at its end, with the record up to there."""
    record, laying = Record(), None
    for match, seat, offered, answer in random_game(seats, seed, **options):
        if laying is not None:
            record.tokens[-1]["laid"], laying = laying, None
        for event in match.log(None)[record.read :]:
            if event.key == "round":
                record.offers = {}
            elif event.key == "clover.turned":
                record.tokens.append({"space": event.args["space"], "token": event.args["token"]})
            elif event.key == "merlin.looked":
                where = tuple(event.args["where"])
                record.tokens.append({"seat": event.args["seat"], "where": where, "laid": None})
        record.read = len(match.log(None))
        key = match.question(seat).key if match.to_move else ""
        if key == "draft.ally":
            record.offers.setdefault(seat, []).append(frozenset(offered))
        elif key == "merlin.lay":
            record.tokens[-1]["looked"], laying = offered[0], answer
        yield match, record


def stories(seats: int, face_up: Iterable[str]) -> list[Slots]:
    """The slots of a draft in time. The last of eight takes the neighbour's card or the face-down one."""
    first: Slots = [("chosen", player) for player in range(seats)]
    up: Slots = [("up", None) for _ in face_up]
    if seats == 3:
        return [[("aside", None), *first, ("unseen", None), *first, ("left", None)]]
    if seats == 8:
        return [[("left", None), *first], [("chosen", 7), *first[:7], ("left", None)]]
    return [[*up, ("aside", None), *first, ("left", None)]]


class Belief:
    """The allies as one viewer can know them."""

    def __init__(self, match: Any, record: Record, viewer: int | None) -> None:
        self.table, self.viewer = match.view(None)["table"], viewer
        self.seats = len(self.table["at"])
        self.own = () if viewer is None else tuple(match.view(viewer)["table"]["allies"][viewer])
        self.offers = [] if viewer is None else record.offers.get(viewer, [])
        self.stories = stories(self.seats, self.table["face_up"])

    def seat(self, player: int | None) -> int | None:
        if player is None or (player and not self.table["direction"]):
            return None
        return (self.table["first"] + player * self.table["direction"]) % self.seats

    def has_chosen(self, slots: Slots, index: int) -> bool:
        """Has the player of this slot chosen, in this lap?"""
        seat = self.seat(slots[index][1])
        lap = 1 + (self.seats == 3 and index > 4)
        return seat is not None and len(self.table["allies"][seat]) >= lap

    def allowed(self, slots: Slots) -> list[set[str]]:
        """For each slot the cards that it may have got."""
        shown, called = set(self.table["shown"]), set(ALLIES[: self.table["called"]])
        out = []
        for index, (what, player) in enumerate(slots):
            cards = set(self.table["face_up"]) if what == "up" else set(ALLIES) - set(self.table["face_up"])
            seat = self.seat(player)
            if what == "chosen" and self.has_chosen(slots, index):
                theirs = set() if seat is None else set(self.table["allies"][seat]) & shown
                cards -= called - theirs
                if seat == self.viewer:
                    cards &= set(self.own)
            else:
                cards -= shown
            out.append(cards)
        return self._looked(slots, out)

    def _looked(self, slots: Slots, out: list[set[str]]) -> list[set[str]]:
        """What the player was offered came later than all that was gone by then."""
        mine = [
            n
            for n, (_, player) in enumerate(slots)
            if player is not None and self.seat(player) == self.viewer
        ]
        for lap, offer in enumerate(self.offers):
            last_of_eight = self.seats == 8 and len(offer) == 2 and self.seat(7) == self.viewer
            for index, (what, player) in enumerate(slots):
                late = index >= mine[lap]
                if last_of_eight:
                    late = what == "left" or player == 7
                out[index] = out[index] & offer if late else out[index] - offer
        return out

    def possible(self) -> set[tuple[int, str]]:
        """Who may hold what."""
        pairs = set()
        for slots in self.stories:
            for index, card in matched(self.allowed(slots)):
                if slots[index][0] == "chosen" and self.has_chosen(slots, index):
                    seat = self.seat(slots[index][1])
                    assert seat is not None
                    pairs.add((seat, card))
        return pairs

    def agrees(self, guess: Any) -> bool:
        """May all cards lie as in this table?"""
        for slots in self.stories:
            sets = self.allowed(slots)
            for index, (what, player) in enumerate(slots):
                seat = self.seat(player)
                if what == "chosen" and self.has_chosen(slots, index):
                    assert seat is not None
                    sets[index] &= set(guess.allies[seat])
                elif what != "up":
                    sets[index] &= {*guess.pack, *guess.aside}
            if any(True for _ in matched(sets)):
                return True
        return False


def matched(sets: list[set[str]]) -> Iterator[tuple[int, str]]:
    """Slot and card, for all that occur when each slot gets a card of its own out of its set."""
    reach: list[set[frozenset[str]]] = [{frozenset()}]
    for cards in sets:
        reach.append({used | {card} for used in reach[-1] for card in cards - used})
    good = reach[-1]
    for index in reversed(range(len(sets))):
        before = set()
        for used in reach[index]:
            for card in sets[index] - used:
                if used | {card} in good:
                    before.add(used)
                    yield index, card
        good = before


def may_lie_so(guess: Any, record: Record, viewer: int | None, pending: bool) -> bool:
    """May the tokens lie as in this table, by all that the viewer has seen? Told backwards: a token that was
    replaced lay among the supply and the fresh one; what another Merlin did may have been anything."""
    last = (tuple(guess.token_at(space) for space in CLOVERS), tuple(sorted(guess.supply)))
    if Counter(last[0]) + Counter(last[1]) != TOKENS:
        return False
    story, tried = record.tokens[::-1], set()
    open_worlds = [(0, last)]
    while open_worlds:
        number, world = open_worlds.pop()
        if number == len(story):
            return True
        back = _unturn if "token" in story[number] else _unlay
        for before in back(*world, story[number], viewer, pending and number == 0):
            if (number + 1, before) not in tried:
                tried.add((number + 1, before))
                open_worlds.append((number + 1, before))
    return False


def _unturn(
    tokens: tuple[str, ...], supply: tuple[str, ...], event: dict[str, Any], viewer: int | None, pending: bool
) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    at = CLOVERS.index(event["space"])
    if pending:
        if tokens[at] == event["token"]:
            yield tokens, supply
        return
    pool = [*supply, tokens[at]]
    if event["token"] in pool:
        pool.remove(event["token"])
        yield (*tokens[:at], event["token"], *tokens[at + 1 :]), tuple(sorted(pool))


def _unlay(
    tokens: tuple[str, ...], supply: tuple[str, ...], event: dict[str, Any], viewer: int | None, pending: bool
) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    at = [CLOVERS.index(space) for space in event["where"]]
    lying = tuple(tokens[place] for place in at)
    if event["seat"] != viewer:
        orders: Iterable[tuple[str, ...]] = permutations(lying) if event["laid"] else [lying]
    else:
        orders = [event["looked"]] if lying == tuple(event["laid"] or event["looked"]) else []
    for order in orders:
        before = list(tokens)
        for place, token in zip(at, order, strict=True):
            before[place] = token
        yield tuple(before), supply
