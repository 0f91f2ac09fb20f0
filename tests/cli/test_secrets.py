"""What a terminal must not show: another's cards, what another drew, the seed before the end."""

from __future__ import annotations

import pytest

import roundtable as rt
from tests.cli.terminal import keep, run, scripted

SEED = "0123456789abcdef0123456789abcdef"
HANDOVER = "The next question is for"


def dealt(tmp_path, *players: str, **more):
    """Seat 0 holds red and will draw orange; seat 1 holds Merlins and will draw beige. None can win."""
    setup = {
        "seats": 2,
        "hands": [["red", "red"], ["merlin", "merlin"]],
        "supply": ["orange", "orange", "beige", "beige"],
        "columns": {"dragon": ["dragon-5"]},
        "deck": [],
        **more,
    }
    return keep(tmp_path / "dealt.json", rt.scenario("kingarthur", setup, seed=SEED), players=list(players))


LOOK_AROUND = ["l", "t", "a", "?", "u", "x"]


def test_a_bots_hand_and_draws_are_never_printed(tmp_path):
    file = dealt(tmp_path, "you", "greedy")
    ran = run("play", file, typed=[*LOOK_AROUND, "1", *LOOK_AROUND, *["1"] * 9])
    assert (ran.code, ran.err) == (0, "")
    assert "Player 1 draws orange knight ×2." in ran.out
    assert "Brangaine draws 2 knights." in ran.out
    assert "Merlin" not in ran.out
    assert "beige" not in ran.out
    other = run("replay", file, "--seat", 1).out  # the same eyes would find it
    assert "Merlin" in other
    assert "beige" in other


def test_the_seed_is_shown_at_the_end_and_not_before(tmp_path):
    file = dealt(tmp_path, "you", "greedy")
    ran = run("play", file, typed=[*LOOK_AROUND, "1"])
    before, after = ran.out.split("The game is over.")
    assert SEED not in before
    assert f"Seed of this match: {SEED}" in after
    assert SEED not in run("play", dealt(tmp_path, "you", "greedy"), typed=[*LOOK_AROUND, "q"]).out
    assert SEED not in run("replay", dealt(tmp_path, "you", "greedy"), "--seat", 0).out


def test_a_new_match_does_not_tell_its_seed_either():
    script = scripted(seed=SEED)
    ran = run("play", "kingarthur", "--seed", SEED, typed=script.lines)
    assert ran.out.count(SEED) == 1
    assert ran.out.index(SEED) > ran.out.index("The game is over.")


@pytest.mark.parametrize("first", [0, 1])
def test_two_persons_at_one_terminal_do_not_see_each_others_cards(tmp_path, first):
    """Between two hand-over lines only the cards of the one who sits there are printed."""
    supply = ["orange", "orange", "beige", "beige"][:: 1 if first == 0 else -1]
    file = dealt(tmp_path, "you", "you", turn=first, deck=["dark-1"], supply=supply)
    turn = ["", *LOOK_AROUND, "2", "l", "t", "1"]  # Enter; draw no adversaries; two knights
    ran = run("play", file, typed=[*turn, *turn, "", *LOOK_AROUND, "q"])
    assert ran.code == 0
    parts = ran.out.split(HANDOVER)
    assert len(parts) >= 3
    of_seat_0 = ("red knight", "orange knight")
    of_seat_1 = ("Merlin", "beige knight")
    for part in parts[1:]:
        player = part.split(".")[0].strip()
        own, others = (of_seat_0, of_seat_1) if player == "Player 1" else (of_seat_1, of_seat_0)
        if "Your knights" in part:
            assert own[0] in part, player
        assert not any(card in part for card in others), player


def test_the_line_before_somebodys_cards_is_his_hand_over(tmp_path):
    """Also before the first question: who is to sit down is not known until it is put."""
    ran = run("play", dealt(tmp_path, "you", "you", turn=1, deck=["dark-1"]), typed=["", "q"])
    before_cards = ran.out.split("Your knights")[0]
    assert f"{HANDOVER} Player 2." in before_cards


def test_a_question_between_two_persons_says_whose_it_is(tmp_path):
    file = dealt(tmp_path, "you", "you", deck=["dark-1"])
    ran = run("play", file, typed=["", "t", "2", "1", "", "a", "q"])
    asked = [line for line in ran.out.splitlines() if line.endswith("?")]
    assert [line.split(":")[0] for line in asked] == [*["Player 1"] * 3, *["Player 2"] * 2]
    words = asked[0].removeprefix("Player 1: ")
    assert f"\n{words}\n" in run("play", dealt(tmp_path, "you", "greedy", deck=["dark-1"]), typed="q").out


def test_nothing_is_shown_until_the_next_person_is_ready(tmp_path):
    """The input ends at the hand-over: the cards of the next person stay hidden."""
    file = dealt(tmp_path, "you", "you", deck=["dark-1"])
    ran = run("play", file, typed=["", "2", "1"])
    assert ran.code == 1
    assert f"{HANDOVER} Player 2." in ran.out
    assert "Merlin" not in ran.out


def test_a_person_alone_with_bots_is_not_handed_over():
    ran = run("play", "kingarthur", "--seed", SEED, typed=[*scripted(seed=SEED).lines[:6], "q"])
    assert HANDOVER not in ran.out
