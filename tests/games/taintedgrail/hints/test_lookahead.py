"""What a bot foresees in an encounter is what the rules do, as far as nothing hidden decides."""

from collections import Counter

import pytest

import roundtable as rt
from roundtable.games.taintedgrail.content import load
from roundtable.games.taintedgrail.encounter.abilities import enact
from roundtable.games.taintedgrail.encounter.leaving import WIN, is_over
from roundtable.games.taintedgrail.hints import value
from roundtable.games.taintedgrail.lookahead import ASKING, Thought, taken_up
from roundtable.games.taintedgrail.seen import UNKNOWN, seen_table
from tests.games.playing import asked, play, until
from tests.games.taintedgrail.helpers.encounter import END, PANIC, idle, meet, turn, wandering

FIELDS = (
    "enc party inside pool affinity stages round active plays hurt outcome due sequence laying favours guard "
    "spent used once health terror energy dying goods items secrets gear"
).split()
PILES = "hands draw thrown".split()
WHATEVER_COMES = [question for question in ASKING if question.endswith((".what", ".after"))]


def looks(t):
    """All that can change in an encounter; of the piles how high they are."""
    heights = {name: [len(pile) for pile in getattr(t, name)] for name in PILES}
    return {name: getattr(t, name) for name in FIELDS} | heights


def foreseen(match, seat):
    """The present question as the seat thinks about it."""
    return taken_up(seen_table(match.view(seat)), seat, match.question(seat))


def moments(seed, *parties):
    for match, seat in wandering(seed, *parties):
        if asked(match) in ASKING and not is_over(match.table):
            yield match.clone(), seat


def answered(match, seat, option):
    """The match after an answer; None if a dial fell or the activation is over."""
    t, real = match.table, match.clone()
    real.play(seat, option)
    after = real.table
    same = (after.enc, after.round, after.activated) == (t.enc, t.round, t.activated)
    chosen = asked(match) == "enc.who"  # that begins one
    return real if (same or chosen) and after.chance.record is t.chance.record else None


# -- every question ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(0, 120, 10))
def test_every_question_can_be_taken_up(seed):
    asks: Counter[str | None] = Counter()
    for number in range(seed, seed + 10):
        for match, seat in moments(number):
            thought = foreseen(match, seat)
            assert thought is not None, (match, match.question(seat))
            assert thought.question == match.question(seat)
            asks[asked(match)] += 1
    assert asks["fight.what"] > 20


@pytest.mark.parametrize("seed", range(0, 120, 10))
def test_every_answer_does_in_thought_what_it_does_on_the_table(seed):
    """Up to the next question of the activation. The card that panic lays is the only one that nobody knows;
    whether two cards that one must be chosen from are alike, is known when they have been drawn."""
    compared = 0
    for match, seat in [pair for number in range(seed, seed + 10) for pair in moments(number)]:
        thought = foreseen(match, seat)
        for option in [option for option in match.legal(seat) if option != PANIC]:
            real, mine = answered(match, seat, option), thought.fork().answer(option)
            if real is None or mine.question is None:
                continue
            drawn = looks(real.table)["draw"] != looks(match.table)["draw"]
            if (drawn or asked(match) not in WHATEVER_COMES) and mine.question.key != asked(real):
                continue
            assert mine.question.key == asked(real), (match, option)
            assert looks(mine.t) == looks(real.table), (match, option)
            compared += 1
    assert compared > 100


def test_the_attack_is_foreseen_too():
    """Of three heroes, one: after the attack they say who is active next. Of an attack on the idle nobody can
    tell what follows on it."""
    compared: Counter[str | None] = Counter()
    for match, seat in [pair for seed in range(100) for pair in moments(seed, (3,))]:
        key, thought = asked(match), foreseen(match, seat)
        if key == "choose.way" and "attack" not in match.table.guard:
            continue
        for option in match.legal(seat):
            real, mine = match.clone(), thought.fork().answer(option)
            real.play(seat, option)
            flipped = real.table.chance.record is not match.table.chance.record
            ended = asked(real) == "enc.who" and len(real.table.activated) == 1 and mine.question is None
            if ended and not flipped:
                for what in "pool affinity stages health terror energy goods items sequence".split():
                    assert getattr(mine.t, what) == getattr(real.table, what), (match, option, what)
                compared[key] += 1
    assert min([compared[key] for key in ("fight.what", "fight.defend", "fight.after", "choose.way")]) > 2


# -- what was wrong once -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("mild", "health"), [(True, 9), (False, 7)])
def test_tg_38_what_a_cancelled_attack_of_treachery_leaves(mild, health):
    """By the milder reading nothing comes of it; else the damage does."""
    match = meet(
        "traitor", "must_trap blank blank blank blank", options={"cancel_treachery": mild}, health=[9]
    )
    thought = foreseen(match, 0).answer(("lay", "must_trap", False)).answer(END)
    assert (thought.question, thought.t.health[0]) == (None, health)
    assert turn(match, "must_trap").table.health[0] == health


def test_whatever_a_card_might_say_can_be_thought_of():
    """Also what nobody sees the cards for: items, encounters, cards to be learnt."""
    pack = load.pack("avalon")
    texts = {choice.effects for verse in pack.verses.values() for choice in verse.choices}
    for enc in pack.encounters.values():
        texts |= {enc.reward, enc.loot, enc.fail, enc.opportunity}
    assert len(texts) > 100
    for name in ("shieldless_knight", "two_heirs"):
        described = {"heroes": ["beor"], "encounter": name, "options": {"pack": "avalon"}}
        match = until(rt.scenario("taintedgrail", described, seed=1), lambda m: m.table.active == 0, idle)
        t = seen_table(match.view(0))
        for text in sorted(texts):
            thought = Thought(t.copy(), enact(text, 0, "skill/agg_1/front"))
            for _ in range(20):
                if thought.question:
                    thought.answer(thought.question.options[0])
            assert thought.question is None, text


# -- nothing hidden ----------------------------------------------------------------------------------------


def test_whoever_draws_in_thought_draws_unknown_cards():
    match = meet("dummy", "drawing blank blank mark gain quick")
    thought = foreseen(match, 0).answer(("lay", "drawing", False))
    assert thought.t.hands[0] == ["blank", "blank", UNKNOWN]
    assert {*thought.t.draw[0]} == {UNKNOWN}


def test_a_thought_leaves_view_and_table_alone():
    match = meet("dummy", "mark quick blank blank blank")
    view, before = match.view(0), looks(match.table)
    t = seen_table(view)
    thought = taken_up(t, 0, match.question(0))
    assert thought is not None
    thought.answer(("lay", "mark", False)).answer(END)
    assert view == match.view(0)
    assert looks(match.table) == before == looks(t)


# -- how it ends -------------------------------------------------------------------------------------------


def test_a_thought_ends_with_the_activation():
    match = turn(meet("dummy", "mark mark mark mark mark"), "mark")
    thought = foreseen(match, 0).answer(("lay", "mark", False)).answer(END)
    assert (thought.question, thought.t.pool, thought.t.round, thought.t.outcome) == (None, 2, 2, "")


def test_or_with_the_encounter():
    match = meet("dummy", "mark" + " blank" * 4)
    match.table.pool = match.table.encounter().value - 1
    thought = foreseen(match, 0).answer(("lay", "mark", False)).answer(END)
    assert (thought.question, thought.t.outcome) == (None, WIN)
    assert value(match.view(0), match.question(0), ("lay", "mark", False)) > value(
        match.view(0), match.question(0), END
    )


def test_nothing_is_thought_of_what_is_asked_elsewhere():
    match = meet("dummy", "mark" + " blank" * 4)
    question = match.question(0)
    assert taken_up(match.table, 0, question._replace(key="day.what")) is None
    assert taken_up(match.table, 0, question._replace(options=(END,))) is None
    play(match, ("escape",))
    assert not match.table.enc
    assert taken_up(match.table, 0, question) is None
