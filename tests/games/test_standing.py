"""What a view says of how it stands: the phase, the scores, and what else follows from the table."""

from __future__ import annotations

from typing import Any

import roundtable as rt
from roundtable.lab.play import play_match


def test_king_arthur_states_the_action_and_what_everybody_would_score() -> None:
    table = {"seats": 2, "action": 2, "hands": [["red"] * 3, []], "columns": {"dragon": ["dragon-3"]}}
    won = {"defeated": [["dark-1", "dark-2"], ["dragon-5"]], "taken": [["grail"], []]}
    match: Any = rt.scenario("kingarthur", {**table, **won}, seed=1)
    scores = [match.table.score(0), match.table.score(1)]
    assert scores[0] > scores[1] > 0
    for viewer in (0, 1, None):
        assert match.view(viewer)["standing"] == {"phase": "challenge", "scores": scores}


def test_ka_9_where_defeated_adversaries_are_hidden_so_are_the_scores_of_others() -> None:
    match: Any = rt.scenario("kingarthur", {"seats": 2, "options": {"hide_defeated": True}}, seed=1)
    assert match.view(0)["standing"]["scores"] == [0, None]
    assert match.view(None)["standing"]["scores"] == [None, None]


def test_grail_cup_states_the_queues_and_the_spears_that_nobody_has() -> None:
    described = {"seats": 4, "at": [5, 7, 5, 5], "race": [1, 2, 0, 3], "spears": [1, 0, 2, 0]}
    drafting = rt.scenario("grailcup", described, seed=1)
    assert drafting.view(None)["standing"] == {
        "phase": "draft",
        "scores": [5, 7, 5, 5],
        "queues": {"7": [1], "5": [2, 0, 3]},
        "spear_supply": 9,
    }
    calling = rt.scenario("grailcup", {**described, "allies": [["squire"], [], [], []], "call": 1}, seed=1)
    assert calling.view(0)["standing"]["phase"] == "call"


def test_tainted_grail_states_the_time_of_day_and_the_kind_of_encounter() -> None:
    day: Any = rt.scenario("taintedgrail", {"seats": 1, "event_deck": []}, seed=1)
    assert day.view(None)["standing"] == {"phase": "day"}
    fight = next(name for name, enc in day.table.content.encounters.items() if enc.kind == "combat")
    match: Any = rt.scenario("taintedgrail", {"seats": 1, "encounter": fight}, seed=1)
    assert match.view(None)["standing"]["phase"] == "fight"
    assert rt.new("taintedgrail", seats=1, seed=1).view(0)["standing"]["phase"] == "hero"


def test_shadows_states_the_phase_the_swords_and_the_engines() -> None:
    match: Any = rt.scenario(
        "shadows", {"seats": 3, "white_swords": 3, "black_swords": 2, "engines": 5}, seed=1
    )
    discards: dict[str, list[str]] = {"white": [], "black": []}
    running = {"swords": {"white": 3, "black": 2}, "engines": 5, "discards": discards}
    assert match.view(None)["standing"] == {"phase": "evil", **running}
    match.play(0, "life")
    assert match.view(1)["standing"] == {"phase": "heroic", **running}
    assert rt.new("shadows", seats=3, seed=1).view(0)["standing"]["phase"] == "exchange"
    ended = play_match("shadows", ["random"] * 3, 1)
    assert ended.view(None)["standing"]["phase"] == "over"


def test_at_the_end_it_is_over_and_the_scores_are_those_of_the_result() -> None:
    for game, seats in (("kingarthur", 2), ("grailcup", 3), ("_template", 2)):
        match = play_match(game, ["random"] * seats, 1)
        assert match.result is not None
        standing = match.view(None)["standing"]
        assert (standing["phase"], standing["scores"]) == ("over", list(match.result.scores))
