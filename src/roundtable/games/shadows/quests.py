"""[II. Quest actions] The seven quests: what is played on them, how they end, and what follows."""

from __future__ import annotations

from functools import cache

from roundtable.kernel import Ask, Flow, Follow, Rulebook
from roundtable.kernel.pack import mix

from .cards import (
    CAMELOT,
    EXCALIBUR,
    FIGHTS,
    GRAIL,
    HOLY_GRAIL,
    KAY,
    NUMBERS,
    PALAMEDES,
    QUESTS,
    WARS,
    black_value,
    fits_pattern,
)
from .ending import add_engines, count_swords, lay_swords, lose_life
from .sharing import share_reward
from .squires import knight_squire
from .table import OUT, Table

book = Rulebook()

ROW = QUESTS[HOLY_GRAIL].white  # slots of the Grail
FIGHT = {value: card for card, value in FIGHTS.items()}
BANK = QUESTS[EXCALIBUR].steps  # steps of the sword to either bank


# -- what can be played ----------------------------------------------------------------------------------


def playable(t: Table, seat: int) -> list[str]:
    """The white cards that the player can play on the quest where they stand."""
    quest, hand = t.place[seat], t.hand(seat)
    if quest == EXCALIBUR:
        return list(dict.fromkeys(hand))
    if quest == HOLY_GRAIL:
        return [GRAIL] if GRAIL in hand and "darkforest" not in t.in_force else []
    if quest in WARS:
        card = FIGHT[next_fight(t, quest)]
        return [card] if card in hand else []
    laid = tuple(map(t.faces.__getitem__, t.laid[quest]))
    return [card for card in fitting(quest, laid) if card in hand]


@cache
def fitting(quest: str, laid: tuple[str, ...]) -> tuple[str, ...]:
    """[2. Combats] The fights that can lie beside those that do."""
    values = [FIGHTS[card] for card in laid]
    return tuple([card for card in FIGHTS if fits_pattern(values, FIGHTS[card], QUESTS[quest].pattern)])


def next_fight(t: Table, war: str) -> int:
    """[5. Wars] Fights from 1 to 5 in order; against Mordred a second 5."""
    return min(len(t.laid[war]) + 1, len(FIGHTS))


@book.rule
def play_on_quest(t: Table, seat: int, face: str) -> Follow:
    """[II. Quest actions] One white card."""
    quest = t.place[seat]
    t.record["quest"][seat] += 1
    if quest == EXCALIBUR:
        t.discard_hidden(seat, face)
        t.tell("quest.excalibur", seat=seat)
        return move_sword(1, seat)
    t.tell("quest.played", seat=seat, quest=f"place-{quest}", card=face)
    card = t.play_openly(seat, face)
    if quest == HOLY_GRAIL:
        return lay_grail(t, seat, card)
    t.laid[quest].append(card)
    if quest in WARS:
        needed = QUESTS[quest].white + (t.mordred_at == quest)
        return win(quest, seat) if len(t.laid[quest]) == needed else None
    return reveal_combat(quest, seat) if len(t.laid[quest]) == QUESTS[quest].white else None


# -- 2. Black Knight, Lancelot, Dragon -------------------------------------------------------------------


@book.rule
def reveal_combat(t: Table, quest: str, finisher: int | None) -> Follow:
    """[2. Combats] When one side is full, the black cards are mixed and turned up."""
    cards = sorted(t.dark[quest])
    t.deciding = quest if t.rules >= 5 else ""
    t.chance.shuffle(cards, t.faces)
    mix(t, cards)
    t.dark[quest] = cards
    t.reveal(cards)
    faces = tuple([t.faces[card] for card in cards])
    t.tell("combat.shown", quest=f"place-{quest}", cards=faces, count=len(faces))
    kay = t.knight_is(KAY)
    if kay is not None and t.place[kay] == quest:
        return kay_adds(kay, quest), compare(quest, finisher)
    return compare(quest, finisher)


@book.rule
def kay_adds(t: Table, seat: int, quest: str) -> Flow:
    """[Sir Kay] When the black cards are shown Kay may add a fight of any value, outside the pattern. Kay is
    asked even without a fight card."""
    if not t.is_knight(seat):
        return None
    hand = t.hand(seat)
    face = yield Ask(seat, "kay.add", (*[card for card in FIGHTS if card in hand], None))
    if face is not None:
        t.laid[quest].append(t.play_openly(seat, face))
        t.tell("kay.added", seat=seat, card=face)
    return None


@book.rule
def compare(t: Table, quest: str, finisher: int | None) -> Follow:
    """[2. Combats] The knights win if their sum is greater; a tie is evil's. Excalibur adds one (SH-5)."""
    white = sum([FIGHTS[t.faces[card]] for card in t.laid[quest]])
    black = sum([black_value(t.faces[card], quest) for card in t.dark[quest]])
    bearer = t.holder(EXCALIBUR)
    white += bearer is not None and t.place[bearer] == quest
    t.tell("combat.compared", quest=f"place-{quest}", white=white, black=black)
    return win(quest, finisher) if white > black else lose(quest)


# -- 3. Excalibur, 4. the Holy Grail, 5. wars --------------------------------------------------------------


@book.rule
def move_sword(t: Table, step: int, seat: int) -> Follow:
    """[3. Excalibur] A step to the knights' bank or to evil's."""
    t.sword += step
    t.tell("sword.moved", step=step, sword=t.sword)
    if t.sword == BANK:
        return win(EXCALIBUR, seat)
    return lose(EXCALIBUR) if t.sword == -BANK else None


def lay_grail(t: Table, seat: int, card: int) -> Follow:
    """[4. The Holy Grail] From the left; if the row is full, it only removes the nearest black card."""
    white, black = t.laid[HOLY_GRAIL], t.dark[HOLY_GRAIL]
    if len(white) + len(black) == ROW:
        t.white_discard.append(card)
        t.black_discard.append(black.pop())
        t.tell("grail.cleared", seat=seat)
        return None
    white.append(card)
    return win(HOLY_GRAIL, seat) if len(white) == ROW else None


@book.rule
def lay_despair(t: Table, card: int) -> Follow:
    """[4. The Holy Grail] Black cards from the right; if the row is full, the nearest Grail is taken away."""
    white, black = t.laid[HOLY_GRAIL], t.dark[HOLY_GRAIL]
    if len(white) + len(black) == ROW:
        t.black_discard.append(card)
        t.white_discard.append(white.pop())
        t.tell("grail.lost")
        return None
    black.append(card)
    return lose(HOLY_GRAIL) if len(black) == ROW else None


@book.rule
def add_warrior(t: Table, war: str) -> Follow:
    """[5. Wars] With the fourth warrior the war is lost."""
    t.warriors[war] += 1
    t.tell("war.warrior", quest=f"place-{war}", count=t.warriors[war])
    return lose(war) if t.warriors[war] == QUESTS[war].warriors else None


# -- how quests end --------------------------------------------------------------------------------------


@book.rule
def win(t: Table, quest: str, finisher: int | None) -> Follow:
    """[The end of a quest] Swords, life and cards for those present, the relic for the player who ended it. A
    knight who has given their last life gets neither life nor cards (SF-25). A won quest lifts the Dark
    Forest and Vivien."""
    there = tuple([seat for seat in t.present(quest) if not t.is_doomed(seat)])
    reward = QUESTS[quest].win
    t.won += 1
    t.tell("quest.won", quest=f"place-{quest}")
    swords = reward.swords + (t.heroism_on == quest)
    return (
        lay_swords(swords, 0),
        count_swords(),
        gain_life(quest, there),
        take_relic(quest, finisher),
        clear_quest(quest),
        lift_spells(),
        share_reward(there, reward.cards, finisher),
        knight_squire(finisher),
    )


@book.rule
def lose(t: Table, quest: str) -> Follow:
    """[The end of a quest] Black swords, first the quest's, then Heroism's and the Mist's; siege engines
    after a lost war; life from those present. A knight who dies of it has not abandoned the quest (SH-57)."""
    there, price = tuple(t.present(quest)), QUESTS[quest].lose
    t.lost += 1
    t.deciding = quest if t.rules >= 5 else ""
    t.tell("quest.lost", quest=f"place-{quest}")
    swords = price.swords + (t.heroism_on == quest) + ("mist" in t.in_force)
    if QUESTS[quest].relic:
        t.relics[QUESTS[quest].relic] = OUT
    return (
        lay_swords(0, swords),
        add_engines(price.engines) if price.engines else None,
        lose_life(there, price.life) if there else None,
        count_swords(),
        clear_quest(quest),
    )


@book.rule
def gain_life(t: Table, quest: str, seats: tuple[int, ...]) -> None:
    """[The end of a quest] Never more than six; Palamedes one more."""
    usual = QUESTS[quest].win.life
    for gained in (usual, usual + 1):
        those = tuple([seat for seat in seats if (t.knights[seat] == PALAMEDES) == (gained > usual)])
        for seat in those:
            t.life[seat] = min(t.life[seat] + gained, NUMBERS.most_life)
        if those:
            t.tell("life.gained", seats=those, count=gained)


@book.rule
def take_relic(t: Table, quest: str, finisher: int | None) -> None:
    """[Relics] It goes to the player who ended the quest, wherever they are; in a quest for one knight, to
    that knight."""
    relic = QUESTS[quest].relic
    if not relic:
        return
    there = t.present(quest)
    seat = there[0] if QUESTS[quest].solo and there else finisher
    too_late = t.doomed and relic == HOLY_GRAIL  # a Grail that costs the last life saves nobody (SF-26)
    if seat is None or not t.is_knight(seat) or too_late:
        t.relics[relic] = OUT
        return
    t.relics[relic] = seat
    t.tell("relic.taken", seat=seat, relic=f"relic-{relic}")


@book.rule
def clear_quest(t: Table, quest: str) -> None:
    """[The end of a quest] Knights return to the Round Table, cards and warriors leave the board. With the
    Grail's goes the Dark Forest, won or lost (SH-49)."""
    for seat in t.present(quest):
        t.place[seat] = CAMELOT
    t.white_discard.extend(t.laid[quest])
    t.black_discard.extend(t.dark[quest])
    t.laid[quest], t.dark[quest], t.deciding = [], [], ""
    if t.heroism_on == quest:
        t.heroism_on = ""
        t.white_discard.append(t.in_force.pop("heroism"))
    if quest in WARS:
        t.warriors[quest] = 0
        if t.mordred_at == quest:
            t.mordred_at = ""
            t.black_discard.append(t.in_force.pop("mordred"))
    if QUESTS[quest].once:
        t.finished.append(quest)
    if quest == HOLY_GRAIL and "darkforest" in t.in_force:
        lift(t, "darkforest")


@book.rule
def lift_spells(t: Table) -> None:
    """[Dark Forest, Vivien] Until some quest is won."""
    for spell in ("darkforest", "vivien"):
        if spell in t.in_force:
            lift(t, spell)


def lift(t: Table, spell: str) -> None:
    t.black_discard.append(t.in_force.pop(spell))
    t.tell("spell.lifted", card=spell)
