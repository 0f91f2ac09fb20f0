"""What was not shown yet can be taken back, and nobody else sees anything of it; later all must agree."""

import json

import pytest
from playwright.sync_api import expect

from .kit.saves import challenge
from .kit.table import answer, click, end_turn, moment, piece, prompt, states, story

WHOLE = "document.body.innerText + document.body.innerHTML"


@pytest.fixture
def two(newcomer):
    anna, bert = newcomer(prefs={"confirmTurn": "irreversible"}), newcomer()
    table = anna.load(challenge(), "local Anna", "link")
    bert.join(anna.invite(table, 1), "Bert")
    anna.start(table)
    anna.at(table)
    bert.at(table)
    assert moment(anna.page) == "asked"
    assert moment(bert.page) == "other"
    expect(anna.page.locator(".dot.here")).to_have_count(2)
    expect(bert.page.locator(".dot.here")).to_have_count(2)
    return anna, bert


def test_a_challenge_that_is_taken_back_was_never_seen_by_the_other(two):
    anna, bert = two
    page = anna.page
    before, came = bert.page.evaluate(WHOLE), len(states(bert.frames))
    click(piece(page, "layout/dragon-3#0"))
    expect(prompt(page)).to_contain_text("Which knights face dragon 3?")
    page.get_by_role("button", name="Undo").click()
    expect(prompt(page)).to_contain_text("Which adversary do you challenge?")
    page.get_by_role("button", name="Redo").click()
    expect(prompt(page)).to_contain_text("Which knights face dragon 3?")
    answer(page)  # pays; what it says is still Anna's own
    expect(page.locator("#story")).to_contain_text("defeats dragon 3")
    page.get_by_role("button", name="Restart the turn").click()
    expect(prompt(page)).to_contain_text("Which adversary do you challenge?")
    expect(page.locator("#story")).not_to_contain_text("defeats dragon 3")

    click(piece(page, "layout/monster-1#0"))
    expect(prompt(page)).to_contain_text("Which knights face monster 1?")
    # A chat line is a sure sign that all that was to come to Bert has come.
    say(page, "Hm.")
    expect(bert.page.get_by_role("tab", name="Chat")).to_contain_text("1")
    assert len(states(bert.frames)) == came, "a state came to Bert"
    bert.page.get_by_role("tab", name="Chat").click()
    bert.page.get_by_role("tab", name="Story").click()
    after = bert.page.evaluate(WHOLE)
    assert "defeats dragon 3" not in after
    assert "dragon-3 defeated" not in json.dumps(bert.frames)
    assert prose(after) == prose(before)

    end_turn(page)
    expect(bert.page.locator("#story")).to_contain_text("defeats monster 1")
    assert "defeats dragon 3" not in bert.page.evaluate(WHOLE)
    assert moment(bert.page, "other") == "asked"


def prose(html):
    return html.partition("<")[0]


def say(page, words):
    page.get_by_role("tab", name="Chat").click()
    page.get_by_placeholder("Say something to the table").fill(words)
    page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text(words)
    page.get_by_role("tab", name="Story").click()


def test_a_turn_that_was_shown_is_taken_back_if_the_other_agrees(two):
    anna, bert = two
    click(piece(anna.page, "layout/dragon-3#0"))
    end_turn(anna.page)
    assert moment(bert.page, "other") == "asked"
    ask_to_go_back(anna.page, "defeats dragon 3")
    for page in (anna.page, bert.page):
        expect(page.get_by_role("alert")).to_contain_text("Anna wants to go back to just before this:")
    expect(anna.page.get_by_role("button", name="Agree")).to_have_count(0)
    bert.page.get_by_role("button", name="Refuse").click()
    expect(bert.page.get_by_role("alert")).to_have_count(0)
    assert any("defeats dragon 3" in line for line in story(bert.page))

    # A player who was refused must wait a little; Bert need not.
    end_turn(bert.page)
    before = len(story(anna.page))
    ask_to_go_back(bert.page, "Bert ")
    expect(anna.page).to_have_title("● Your turn – King Arthur: The Card Game – Roundtable")
    anna.page.get_by_role("button", name="Agree").click()
    expect(anna.page.get_by_role("alert")).to_have_count(0)
    assert moment(bert.page, "other") == "asked"
    assert moment(anna.page, "asked") == "other"
    assert len(story(anna.page)) < before
    assert any("defeats dragon 3" in line for line in story(anna.page))


def ask_to_go_back(page, line):
    page.locator("#story li button").filter(has_text=line).last.click()
    page.get_by_role("button", name="Ask to go back to this point").click()
