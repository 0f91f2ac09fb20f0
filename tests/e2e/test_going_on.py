"""Whatever happens to page, server or network: the game goes on where it was."""

import pytest
from playwright.sync_api import expect

from .kit.house import House
from .kit.saves import challenge, mid_game
from .kit.table import click, end_turn, moment, piece, play_on, prompt, story

# What lies on the table, what is asked and what can be taken back; not what is said to a newcomer.
TABLE = """() => {
    const parts = ['.prompt', '.zones', '.hand', '#story', 'section:has(> ul > li.own)'];
    return parts.map((part) => document.querySelector(part)?.innerText ?? part);
}"""


def test_a_reload_in_the_middle_of_a_turn_keeps_everything(newcomer):
    anna = newcomer()
    table = anna.load(mid_game(), "local Anna", "bot", "bot")
    anna.start(table)
    page = anna.at(table)
    assert moment(page) == "asked"
    page.get_by_role("tab", name="Chat").click()
    page.get_by_placeholder("Say something to the table").fill("Back soon <b>!</b>")
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("log")).to_contain_text("Back soon <b>!</b>")
    page.get_by_role("tab", name="Story").click()
    question = prompt(page).inner_text()
    click(page.locator("[data-piece].lit").first)  # announced and not yet paid
    expect(prompt(page)).not_to_have_text(question)
    page.wait_for_function("() => document.querySelector('.prompt .words > .muted') === null")
    before = page.evaluate(TABLE)
    assert "Undo" in before[0]

    page.reload()
    assert moment(page) == "asked"
    # The mark of your last turn is drawn again.
    assert unmarked(page.evaluate(TABLE)) == unmarked(before)
    page.get_by_role("tab", name="Chat").click()
    expect(page.get_by_role("log")).to_contain_text("Back soon <b>!</b>")
    page.get_by_role("button", name="Undo").click()
    expect(prompt(page)).to_have_text(question)


def unmarked(parts):
    """What a table says, except what depends on where the reader is: in the story, and on the table."""
    for mark in (
        "since your last turn",
        "Show what I can choose",
        "Choose one of the highlighted pieces.",
    ):
        parts = [part.replace(mark, "") for part in parts]
    return ["\n".join(filter(None, part.splitlines())) for part in parts]


@pytest.fixture
def own_house(tmp_path):
    with House(tmp_path / "tables.sqlite") as house:
        yield house


def test_the_page_comes_back_by_itself_after_the_server_was_killed(newcomer, own_house):
    anna, bert = newcomer(own_house), newcomer(own_house)
    table = anna.load(challenge(3), "local Anna", "link", "bot")
    bert.join(anna.invite(table, 1), "Bert")
    anna.start(table)
    first, second = anna.at(table), bert.at(table)
    assert moment(first) == "asked"
    expect(first.get_by_text("Bert").first).to_be_visible()
    click(piece(first, "layout/dragon-3#0"))
    expect(prompt(first)).to_contain_text("Which knights face dragon 3?")
    told = story(second)

    own_house.kill()
    for page in (first, second):
        expect(page.get_by_text("Reconnecting …")).to_be_visible()
    # Said while nobody listens: it is said again, and done once.
    page = first
    click(piece(page, "hand/merlin#0"))
    click(page.locator(".choices > .button").first)
    expect(page.get_by_text("Sending …")).to_be_visible()
    own_house.open()
    for page in (first, second):
        expect(page.get_by_text("Reconnecting …")).to_have_count(0)
    anna.forgive()
    bert.forgive()
    expect(prompt(first)).not_to_contain_text("Which knights face dragon 3?")
    end_turn(first)
    assert sum("defeats dragon 3" in line for line in story(second)) == 1
    assert story(second)[: len(told)] == told
    turns = iter(range(12))
    play_on(first, second, until=lambda: next(turns, None) is None)
    assert len(story(first)) > len(told) + 4


def test_a_page_that_was_offline_learns_what_it_missed(newcomer):
    anna, bert = newcomer(), newcomer()
    table = anna.load(challenge(), "local Anna", "link")
    bert.join(anna.invite(table, 1), "Bert")
    anna.start(table)
    first, second = anna.at(table), bert.at(table)
    assert moment(second) == "other"
    bert.context.set_offline(True)
    end_turn(first)
    bert.context.set_offline(False)
    bert.forgive()
    assert moment(second, "other") == "asked"
    assert "defeats" in " ".join(story(second))
    end_turn(second)
    assert moment(first, "other") == "asked"
