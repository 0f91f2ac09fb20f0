"""Other people's games beside ours. A race needs none of them: our own games can run against each other."""

import json

import pytest

from roundtable.cli import main
from roundtable.games import find
from roundtable.lab import peers
from roundtable.lab.bench import ROUNDS
from roundtable.lab.peers import PEERS, installed, ours, seats_to_race
from roundtable.lab.peers.race import Runner, Standing, Tally, race


def test_a_game_is_as_quick_as_itself_and_quicker_than_itself_with_more_to_do():
    game = ours(find("kingarthur"), 3)

    def twice(seed, throw):
        first = game.play(seed, throw)
        game.play(seed + 1, throw)  # as much again that nobody counts
        return first

    told: list[float] = []
    same, other, slower = race([game, game, Runner("slower", twice)], 0.6, told.append)
    assert 0.7 < same.times(other) < 1.4
    assert 1.5 < same.times(slower) < 2.8
    assert same.options_per_decision == pytest.approx(other.options_per_decision, rel=0.2)
    assert told == sorted(told)
    assert told[-1] == 1


def test_rounds_take_turns():
    order: list[str] = []

    def runner(name):
        def play(seed, throw):
            order.append(name)
            sum(range(20_000))
            return Tally(1, 2)

        return Runner(name, play)

    standings = race([runner("a"), runner("b")], 0.02)
    turns = [name for number, name in enumerate(order) if number == 0 or order[number - 1] != name]
    assert turns == ["a", "b"] * (ROUNDS + 1)
    assert [len(standing.decisions_per_second) for standing in standings] == [ROUNDS, ROUNDS]
    assert [standing.options_per_decision for standing in standings] == [2, 2]


def test_a_ratio_is_taken_round_by_round():
    quick = Standing("quick", (40.0, 10.0, 1000.0), 2)
    slow = Standing("slow", (20.0, 5.0, 100.0), 2)
    assert (quick.times(slow), slow.times(quick), quick.usual) == (2, 0.5, 40)


def test_decisions_and_their_options_are_counted_as_a_match_offers_them():
    tally = ours(find("kingarthur"), 2).play(1, lambda: 0.0)
    assert tally.decisions > 10
    assert tally.options >= 2 * tally.decisions


def test_seats_of_a_race():
    wanted = {"grailcup": [5], "kingarthur": [4], "shadows": [5], "taintedgrail": [4, 1]}
    assert {name: seats_to_race(find(name)) for name in wanted} == wanted


def test_what_is_not_installed_is_named():
    def load(module):
        if module in ("rlcard", "chess"):
            raise ImportError(module)
        return [Runner(module, lambda seed, throw: Tally(1, 2))]

    runners, missing = installed(load)
    assert [runner.name for runner in runners] == ["catanatron", "openspiel", "pettingzoo", "pokerkit"]
    assert missing == ["RLCard", "python-chess"]


@pytest.mark.parametrize("peer", PEERS)
def test_a_peer_that_is_installed_plays_to_the_end(peer):
    def load(module):
        if module != peer:
            raise ImportError(module)
        return peers._adapter(module)

    runners, missing = installed(load)
    if PEERS[peer] in missing:
        pytest.skip(f"{PEERS[peer]} is not installed")
    dice = iter([0.1, 0.9, 0.35, 0.6] * 100_000)
    for runner in runners:
        tallies = [runner.play(seed, lambda: next(dice)) for seed in range(5)]
        assert sum(tally.decisions for tally in tallies) > 0
        assert all(tally.options >= 2 * tally.decisions for tally in tallies)


def test_the_command_prints_ratios_and_one_sentence_about_what_is_missing(capsys, monkeypatch):
    def load(module):
        raise ImportError(module)

    monkeypatch.setattr(peers, "_adapter", load)
    with pytest.raises(SystemExit):
        main(["bench", "kingarthur", "--seats", "2", "-o", "seals", "--against", "--seconds", "0.05"])
    out = capsys.readouterr().out
    assert "kingarthur 2" in out
    assert out.splitlines()[-1] == (
        "Not installed: catanatron, OpenSpiel, RLCard, PettingZoo, pokerkit, python-chess "
        "(pip install roundtable[peers])."
    )
    with pytest.raises(SystemExit):
        main(["bench", "kingarthur", "--against", "--seconds", "0.05", "--json"])
    figures = json.loads(capsys.readouterr().out)
    assert figures["not_installed"] == list(PEERS.values())
    assert figures["ratios"] == {}
    assert [standing["name"] for standing in figures["standings"]] == ["kingarthur 4"]
