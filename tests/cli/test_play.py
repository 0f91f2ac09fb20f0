"""`roundtable play` over a dumb pipe: the game, the letters, the languages."""

from __future__ import annotations

import re
import subprocess

import pytest

import roundtable as rt
from roundtable.kernel.tape import unwind
from roundtable.text import LANGUAGES, Text
from tests.cli.terminal import COMMAND, PROMPT, Piped, keep, load, run, scripted

RAW_KEY = re.compile(
    r"\b(cli|board|option|name|kinds?|slot|condition|challenge|adventure|adversaries|knights|help|ending|about|face)"
    r"[-.][a-z]+"
)
START = ("play", "kingarthur", "--seed", "script")


def at_the_challenge(tmp_path, **more):
    """A person with two ways to challenge, and nothing drawn before."""
    setup = {
        "seats": 2,
        "action": 2,
        "hands": [["red", "red", "orange"], []],
        "columns": {"dark": ["dark-1", "dark-2"]},
        **more,
    }
    return keep(tmp_path / "at.json", rt.scenario("kingarthur", setup, seed=1), players=["you", "greedy"])


def test_a_scripted_game_ends_and_names_the_winner():
    script = scripted()
    given = "".join(f"{line}\n" for line in script.lines)
    ran = subprocess.run([COMMAND, *START, "--lang", "en"], input=given, capture_output=True, text=True)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert script.match.result is not None
    (winner,) = script.match.result.winners
    assert f"The winner is {['Player 1', 'Brangaine', 'Caradoc'][winner]}." in ran.stdout
    assert ran.stdout.count(PROMPT) == len(script.lines)


@pytest.mark.parametrize("seats", ["greedy,greedy,greedy,greedy,you", "you,you"])
def test_other_tables_end_too(seats):
    script = scripted(seats, seals=True)
    ran = run(*START, "-o", "seals", "--seats", seats, typed=script.lines)
    assert (ran.code, ran.err) == (0, "")
    assert "The game is over." in ran.out


def test_bots_alone_need_no_input():
    ran = run(*START, "--seats", "greedy,random")
    assert ran.code == 0
    assert PROMPT not in ran.out
    assert "Score" in ran.out


def test_input_that_ends_early_is_said_and_exit_1():
    ran = run(*START, typed=scripted().lines[:5])
    assert ran.code == 1
    assert ran.out.endswith("The input ended before the game did.\n")


def test_q_stops_with_exit_0():
    ran = run(*START, typed=["q", "1"])
    assert ran.code == 0
    assert ran.out.count(PROMPT) == 1


def test_ctrl_c_is_exit_130_without_a_traceback():
    table = Piped(*START)
    table.prompts(1)
    table.process.send_signal(2)
    assert table.process.wait(10) == 130
    table.kill()
    assert "Traceback" not in table.shown


def test_question_mark_tells_the_rules_of_the_moment(tmp_path):
    assert "Action 2." in run("play", at_the_challenge(tmp_path), typed="?q").out
    assert "Action 4." in run("play", at_the_challenge(tmp_path, action=4), typed="?q").out


def test_t_draws_the_table_and_asks_again(tmp_path):
    file = at_the_challenge(tmp_path)
    once, twice = (run("play", file, typed=typed).out for typed in ("q", "tq"))
    for shown in ("Your knights", "Dark powers", "Holy Grail", "Which adversary do you challenge?"):
        assert (once.count(shown), twice.count(shown)) == (1, 2)


def test_l_tells_the_story_so_far():
    ran = run(*START, typed=["l", "q"])
    before, after = ran.out.split(PROMPT)[:2]
    assert "The adversaries gather" in before
    assert after.count("The adversaries gather") == 1
    assert after.count("draws 4 knights.") == 2  # of the others
    assert after.count("Player 1 draws") == 1


def test_s_saves_under_a_free_name(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "kingarthur.json").write_text("mine")
    ran = run(*START, typed=["s", "s mine.json", "q"])
    assert "Saved to kingarthur2.json. Continue with: roundtable play kingarthur2.json" in ran.out
    assert (tmp_path / "kingarthur.json").read_text() == "mine"
    assert load(tmp_path / "mine.json").fingerprint() == load(tmp_path / "kingarthur2.json").fingerprint()
    resumed = run("play", "mine.json", typed="q")
    assert (resumed.code, resumed.err) == (0, "")
    assert "Resumed from mine.json." in resumed.out


def test_s_never_overwrites_a_foreign_file(tmp_path):
    foreign = tmp_path / "letter.txt"
    foreign.write_text("Dear Guinevere")
    ran = run(*START, typed=[f"s {foreign}", f"s {tmp_path}", f"s {tmp_path}/no/where.json", "q"])
    assert ran.out.count("Not saved: ") == 3
    assert ran.code == 0
    assert foreign.read_text() == "Dear Guinevere"
    assert list(tmp_path.iterdir()) == [foreign]


def test_a_shows_every_choice(tmp_path):
    cards = ["dark-1", "dark-2", "dark-3", "enemy-1", "enemy-2", "enemy-3", "monster-1", "monster-2"]
    setup = {"seats": 2, "action": 3, "defeated": [cards, []], "adventures": ["vikings", "grail", "saxons"]}
    match = rt.scenario("kingarthur", setup)
    match.play(0, "vikings")  # any four of eight cards
    file = keep(tmp_path / "many.json", match, players=["you", "greedy"])
    short, full = (run("play", file, typed=typed).out.split(PROMPT)[-2] for typed in ("q", "aq"))
    assert "… and 50 more choices; “a” shows all" in short
    assert "\n 20 " in short
    assert "\n 21 " not in short
    assert "\n 70 " in full
    assert "… and" not in full
    taken = run("play", file, typed=["70", "q"]).out
    assert "Player 1 takes the adventure Battle against the Vikings" in taken


@pytest.mark.parametrize("typed", ["0", "99", "", "xyzzy", "1.5", "-1", "u u", "[red]"])
def test_anything_else_is_no_choice_and_the_question_stays(tmp_path, typed):
    ran = run("play", at_the_challenge(tmp_path), typed=[typed, "q"])
    assert ran.code == 0
    assert f"“{typed}” is not a choice: type a number from 1 to 3" in ran.out


def test_a_number_too_long_for_python_is_no_choice_either(tmp_path):
    ran = run("play", at_the_challenge(tmp_path), typed=["9" * 5000, "q"])
    assert ran.code == 0
    assert "is not a choice: type a number from 1 to 3" in ran.out


def test_the_sentence_on_wrong_input_names_every_letter(tmp_path):
    out = run("play", at_the_challenge(tmp_path), typed=["x", "q"]).out
    sentence = out.split("is not a choice")[1].split("\n")[0]
    assert set("u?tlsaq") <= set(sentence.split("one of")[1])


@pytest.mark.parametrize("name", ["n" * 300, "a\0b"])
def test_an_impossible_file_name_is_not_saved_and_the_game_goes_on(tmp_path, monkeypatch, name):
    monkeypatch.chdir(tmp_path)
    ran = run(*START, typed=[f"s {name}", "q"])
    assert ran.code == 0
    assert "Not saved: " in ran.out


# -- undo --------------------------------------------------------------------------------------------


def test_u_takes_back_a_choice(tmp_path):
    """Choose the power 2, look at the payments, take it back: whom do you challenge?"""
    file = at_the_challenge(tmp_path, hands=[["red", "red", "merlin"], []])
    ran = run("play", file, typed=["2", "u", "q"])
    assert ran.out.count("Which adversary do you challenge?") == 2
    assert "Your last step has been undone." in ran.out
    assert load(file).moves == 0


def test_u_goes_back_over_forced_answers_to_the_last_real_choice(tmp_path):
    """There was one way to pay: taking back the victory means the question whom to challenge."""
    ran = run("play", at_the_challenge(tmp_path), typed=["2", "u", "q"])
    assert "Player 1 defeats dark power 2 with red knight ×2." in ran.out
    assert "Which knights face" not in ran.out
    assert ran.out.count("Which adversary do you challenge?") == 2


def test_with_ask_all_u_goes_back_to_the_forced_question(tmp_path):
    ran = run("play", at_the_challenge(tmp_path), "--ask-all", typed=["2", "1", "u", "q"])
    assert ran.out.count("Which adversary do you challenge?") == 1
    assert ran.out.count("Which knights face dark power 2?") == 2


def test_u_does_not_go_past_a_draw(tmp_path):
    """Turning up adversaries shows cards: the challenge after it cannot be taken back past it."""
    file = at_the_challenge(tmp_path, action=1)
    ran = run("play", file, typed=["1", "u", "q"])
    assert ran.out.count("You cannot undo now") == 1
    assert "Your last step has been undone." not in ran.out


def test_u_does_not_claim_to_take_back_what_was_forced(tmp_path):
    """The player could challenge nobody and was not asked, so there is no choice to take back."""
    file = at_the_challenge(tmp_path, hands=[[], []])
    ran = run("play", file, typed=["u", "q"])
    assert "You cannot undo now" in ran.out
    assert "Your last step has been undone." not in ran.out


def test_u_does_not_go_past_the_answers_of_others():
    """A question whose predecessor in the match is a bot's answer."""
    script = scripted()
    answers = unwind(script.match.answers)
    number = next(n for n, moment in enumerate(script.moments) if n and answers[moment - 1][0] != 0)
    ran = run(*START, typed=[*script.lines[:number], "u", "q"])
    assert "You cannot undo now" in ran.out
    assert "Your last step has been undone." not in ran.out


# -- ask-all, languages ------------------------------------------------------------------------------


def test_ask_all_asks_where_there_is_only_one_choice(tmp_path):
    usual, asked = (
        run("play", at_the_challenge(tmp_path, hands=[[], []]), *more, typed="q").out
        for more in ([], ["--ask-all"])
    )
    assert "Which adversary do you challenge?" not in usual
    assert re.search(r"Which adversary do you challenge\?\n  1 .+\n\n", asked)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_reads_in_every_language(lang):
    script = scripted("you,greedy", seals=True)
    typed = ["?", "l", "x", "u", *script.lines]
    ran = run(*START, "--seats", "you,greedy", "--lang", lang, "-o", "seals", typed=typed)
    text = Text(lang, "kingarthur")
    assert ran.code == 0
    assert text.say("cli-winner", seats=()).rstrip(" .:") in ran.out
    assert text.say("title") in ran.out
    assert not RAW_KEY.search(ran.out)
    if lang != "en":
        latin = set(re.findall(r"[A-Za-z]{2,}", ran.out)) - {"script"}
        assert not latin


@pytest.mark.parametrize(
    ("env", "lang"),
    [
        ({"LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "ru_RU.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
    ],
)
def test_the_language_is_that_of_the_terminal(env, lang):
    assert Text(lang, "kingarthur").say("title") in run(*START, typed="q", **env).out


def test_lang_wins_over_the_terminal():
    assert Text("ru", "kingarthur").say("title") in run(*START, "--lang", "ru", typed="q", LANG="uk_UA").out


def test_names_are_shown_as_they_are():
    out = run(*START, "--names", "Артур,[bold]M[/],red-2", typed="q").out
    assert "Players: Артур, [bold]M[/] (bot), red-2 (bot)." in out


def test_a_hint_suggests_an_answer_and_says_why(tmp_path):
    """It is not given: the question stands as it stood."""
    file = at_the_challenge(tmp_path)
    for language, word in (("en", "Suggestion:"), ("ru", "Подсказка:"), ("uk", "Підказка:")):
        before = load(file).fingerprint()
        ran = run("play", str(file), "--lang", language, typed=["h", "q"])
        assert ran.out.count(word) == 1
        assert re.search(
            r"\d+ (times in 100|случа\w+ из 100|%\.)", ran.out.split(word)[1]
        )  # how likely it wins
        assert not re.search(r"(advice|hint)[-.][a-z]+", ran.out)
        assert load(file).fingerprint() == before
