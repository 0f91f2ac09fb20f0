"""What a sensible knight does, and what a traitor does: the greedy bot by what its seat sees."""

from __future__ import annotations

from dataclasses import fields, replace
from pathlib import Path

import pytest

from roundtable.bots import GreedyBot, Seat
from roundtable.games.shadows import hints
from roundtable.games.shadows.hints import JUDGES, judge, value
from roundtable.games.shadows.hints.prospects import Prospects
from roundtable.games.shadows.hints.suspicion import suspected, suspicion
from roundtable.games.shadows.hints.weights import WEIGHTS, Weights
from roundtable.kernel import Guide
from roundtable.lab.runs.run import Run
from roundtable.lab.runs.simulate import simulate
from tests.games.shadows.helpers import asked, lay, movers, new, play


def choice(match, opinion=value):
    """The answer of a greedy bot for the seat that is asked."""
    seat = match.to_move[0]
    return GreedyBot().choose(Seat(match, seat, Guide(opinion)))


def share(seats, games, seed, **options):
    summary = simulate(Run.of("shadows", ("greedy",) * seats, seed, options), games)
    return summary.endings.get("victory", 0) / games


# -- together --------------------------------------------------------------------------------------------


def test_loyal_bots_win_a_fair_share_without_a_traitor():
    assert 0.25 < share(5, 60, "hints", traitor="none") < 0.85


def test_a_certain_traitor_makes_them_win_less():
    assert share(5, 60, "hints", traitor="certain") < 0.25


def test_random_bots_hardly_ever_win():
    summary = simulate(Run.of("shadows", ("random",) * 5, "hints", {"traitor": "none"}), 100)
    assert summary.endings.get("victory", 0) <= 2


def test_there_is_a_judgement_for_every_question():
    keys = set()
    for seed in range(60):
        match = new(5, seed=seed, kay_helps=True, squires=("no", "yes")[seed % 2])
        for seat in movers(match):
            keys.add(asked(match))
            play(match, match.legal(seat)[seed % len(match.legal(seat))])
    assert keys - {"join.who"} <= set(JUDGES)


# -- weights ---------------------------------------------------------------------------------------------


def test_a_bot_with_other_weights_plays_otherwise_beside_one_with_the_usual_ones():
    match = lay(phase="evil", life=[4, 4, 4])
    careful = judge(replace(WEIGHTS, lives=(99.0,) * 7))
    assert (choice(match), choice(match, careful), choice(match)) == ("life", "engine", "life")


def test_a_bot_may_be_given_a_judge_of_its_own():
    match = lay(phase="evil", life=[4, 4, 4])
    careful = GreedyBot(judge=judge(replace(WEIGHTS, lives=(99.0,) * 7)))
    assert careful.choose(Seat(match, 0, Guide(value))) == "engine"


@pytest.mark.parametrize("field", fields(Weights), ids=lambda field: field.name)
def test_every_weight_decides_something(field):
    """A weight that no bot asks for is a figure that lies about."""
    source = "\n".join(file.read_text("utf-8") for file in Path(hints.__file__).parent.rglob("[!w]*.py"))
    assert f".{field.name}" in source


# -- what a loyal knight does ----------------------------------------------------------------------------


def test_he_plays_the_card_that_wins_the_game():
    laid = {"saxons": ["fight-1", "fight-2", "fight-3", "fight-4"]}
    match = lay(
        phase="heroic", place=["saxons", "camelot", "camelot"], hands=[["fight-5", "grail"]],
        laid=laid, white_swords=8, black_swords=3,
    )  # fmt: skip
    assert choice(match) == ("quest", "fight-5")


def test_he_goes_where_his_cards_help_and_home_when_they_do_not():
    grails = lay(phase="heroic", hands=[["grail"] * 6])
    assert choice(grails) == ("move", "grail")
    nothing = lay(phase="heroic", place=["grail", "camelot", "camelot"], hands=[["fight-1"]])
    assert choice(nothing) == ("move", "camelot")


def test_he_does_not_go_to_a_duel_with_half_a_hand():
    match = lay(phase="heroic", hands=[["fight-2", "fight-2", "fight-3"]])
    assert choice(match) == ("quest", "draw")


def test_he_lets_no_twelfth_engine_in_and_gives_no_last_life():
    assert choice(lay(engines=11, life=[4, 4, 4])) == "life"
    assert choice(lay(engines=3, life=[1, 4, 4])) != "life"


def test_he_fears_a_black_card_less_when_a_lost_quest_would_end_the_game_well():
    """Seven white swords and four black ones: the twelfth sword wins, no matter who lays it."""
    dark = {"blackknight": ["blackknight-1"] * 3}
    match = lay(white_swords=8, black_swords=3, dark=dark)
    assert Prospects(match.view(0)).price("blackknight") < 0


def test_he_finishes_excalibur_late_since_its_cards_become_engines():
    early, late = (Prospects(lay(white_swords=white, sword=4).view(0)) for white in (0, 8))
    assert early.aftermath("excalibur") > late.aftermath("excalibur") >= 0


def test_he_comes_where_somebody_calls_for_help():
    match = lay(phase="heroic", place=["camelot", "grail", "camelot"], hands=[["grail", "grail"]], talk=True)
    before = Prospects(match.view(0)).promise("grail")
    match.table.talk[1] = ("help", "grail")
    assert Prospects(match.view(0)).promise("grail") > before


def test_he_does_not_go_where_enough_others_say_they_are_going():
    match = lay(4, phase="heroic", hands=[["fight-1"] * 6], sword=3, talk=True)
    before = Prospects(match.view(0)).promise("excalibur")
    match.table.talk[1] = ("going", "excalibur")
    assert Prospects(match.view(0)).promise("excalibur") < before


# -- suspicion -------------------------------------------------------------------------------------------


def idle(match, seat, turns=12):
    """Everybody has given cards and lives but one."""
    for other in range(match.table.seats):
        match.table.record["draw"][other] = turns if other == seat else turns - 4
        match.table.record["life"][other] = 0 if other == seat else 4
        match.table.record["quest"][other] = 0 if other == seat else 8
    return match


def test_he_suspects_who_gives_nothing_and_accuses_him_when_he_may():
    match = idle(lay(5, phase="heroic", engines=6, white_swords=3, traitor="certain"), 3)
    guilt = suspicion(Prospects(match.view(0)))
    assert max(guilt, key=lambda seat: guilt[seat]) == 3
    assert guilt[3] > 0.8
    assert choice(match) == ("accuse", 3)


def test_without_evidence_he_accuses_nobody():
    match = lay(5, phase="heroic", engines=6, white_swords=3, traitor="certain")
    assert choice(match)[0] != "accuse"


def test_he_says_whom_he_suspects_after_his_action():
    match = idle(lay(5, phase="heroic", hands=[["fight-1"]], traitor="certain", talk=True), 3)
    play(match, ("quest", "draw"))
    assert choice(match) == ("say",)
    play(match, ("say",))
    assert choice(match) == ("suspect", "seat-3")


def test_where_there_is_no_traitor_nobody_is_suspected():
    assert suspicion(Prospects(lay(traitor="none").view(0))) == {}


def test_nobody_is_suspected_once_the_traitor_is_known():
    status = ["knight", "knight", "knight", "revealed"]
    match = lay(4, traitor="certain", loyalty=["loyal", "loyal", "loyal", "traitor"], status=status)
    assert suspicion(Prospects(match.view(0))) == {}


def test_a_dead_knight_may_have_been_the_traitor_but_is_not_accused():
    match = lay(4, traitor="certain", status=["knight", "knight", "knight", "dead"])
    guilt = suspicion(Prospects(match.view(0)))
    assert set(guilt) == {1, 2}
    assert sum(guilt.values()) == pytest.approx(2 / 3)


# -- what a traitor does ---------------------------------------------------------------------------------

TRAITOR = ["traitor", "loyal", "loyal", "loyal", "loyal"]


def test_a_traitor_who_is_watched_gives_a_life_like_the_others():
    match = idle(lay(5, traitor="certain", loyalty=TRAITOR), 0)
    assert suspected(Prospects(match.view(0))) > 0.5
    assert choice(match) == "life"


def test_a_traitor_whom_nobody_watches_gives_no_life():
    match = idle(lay(5, traitor="certain", loyalty=TRAITOR), 3)
    assert choice(match) in ("draw", "engine")


def test_a_traitor_no_longer_hides_when_an_engine_ends_the_game():
    match = idle(lay(5, traitor="certain", loyalty=TRAITOR, engines=11), 0)
    assert choice(match) == "engine"


def test_a_traitor_keeps_his_mask_as_long_as_he_can():
    match = lay(5, traitor="certain", loyalty=TRAITOR)
    assert choice(match) != "unmask"


def test_a_traitor_stops_no_black_card():
    match = lay(3, loyalty=["traitor", "loyal", "loyal"], black_deck=["mist"], hands=[["merlin"] * 3])
    play(match, "draw")
    assert asked(match) == "merlin.stop"
    assert choice(match) == 0
