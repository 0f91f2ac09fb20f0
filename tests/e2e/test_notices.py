"""Who is awaited, who only looks on, and who has lost the seat."""

import json

from playwright.sync_api import expect

from .kit.saves import challenge
from .kit.table import end_turn, lit, moment, prompt, states


def table_of_two(anna, bert, **settings):
    table = anna.load(challenge(), "local Anna", "link")
    bert.join(anna.invite(table, 1), "Bert")
    anna.start(table)
    anna.at(table)
    bert.at(table)
    return table


def test_the_title_and_the_icon_tell_whose_turn_it_is(newcomer):
    anna, bert = newcomer(), newcomer()
    table_of_two(anna, bert)
    assert moment(anna.page) == "asked"
    expect(anna.page).to_have_title("● Your turn – King Arthur: The Card Game – Roundtable")
    expect(bert.page).to_have_title("King Arthur: The Card Game – Roundtable")
    expect(prompt(bert.page)).to_have_text("Waiting for Anna to challenge an adversary …")
    icon = "document.querySelector('link[rel=icon]').href"
    assert anna.page.evaluate(icon) != bert.page.evaluate(icon)
    end_turn(anna.page)
    expect(bert.page).to_have_title("● Your turn – King Arthur: The Card Game – Roundtable")
    expect(anna.page).to_have_title("King Arthur: The Card Game – Roundtable")


def test_a_spectator_sees_what_is_public_and_no_more(newcomer):
    anna, bert, cleo = newcomer(), newcomer(), newcomer()
    table = table_of_two(anna, bert)
    assert moment(anna.page) == "asked"
    cleo.at(table)
    expect(prompt(cleo.page)).to_have_text("Waiting for Anna to challenge an adversary …")
    end_turn(anna.page)
    expect(cleo.page.locator("#story")).to_contain_text("defeats")
    assert lit(cleo.page).count() == 0
    expect(cleo.page.get_by_text("You are watching")).to_be_visible()
    assert bert.page.get_by_text("You are watching").count() == 0
    assert cleo.page.locator(".hand").count() == 0
    assert cleo.page.get_by_role("button", name="Undo").count() == 0
    for state in states(cleo.frames):
        assert "view" not in state
        assert "hand" not in {zone["name"] for zone in state["scene"]}
        assert not state.get("question")
    assert "knights.drawn.own" not in json.dumps(cleo.frames)
    assert "knights.drawn.own" in json.dumps(anna.frames)
    anna.page.get_by_role("tab", name="Chat").click()
    expect(anna.page.get_by_text("1 spectator is watching.")).to_be_visible()


def test_the_host_closes_the_chat_and_nobody_can_write_any_more(newcomer):
    anna, bert = newcomer(), newcomer()
    table_of_two(anna, bert)
    words = bert.page.get_by_role("textbox", name="Say something to the table")
    bert.page.get_by_role("tab", name="Chat").click()
    words.fill("hail")
    words.press("Enter")
    anna.page.get_by_role("tab", name="Chat").click()
    expect(anna.page.get_by_role("log", name="Chat")).to_contain_text("hail")

    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("button", name="Manage the table").click()
    chosen = anna.page.get_by_role("dialog").get_by_role("combobox", name="Chat")
    chosen.select_option("Closed")
    expect(words).to_have_count(0)
    expect(bert.page.get_by_role("log", name="Chat")).to_contain_text("The host has closed the chat.")
    expect(bert.page.get_by_text("The host has closed the chat at this table")).to_be_visible()
    chosen.select_option("Open: everyone may write")
    expect(words).to_be_visible()


def test_a_new_link_takes_the_seat_from_the_old_device_at_once(newcomer):
    anna, bert, cleo = newcomer(), newcomer(), newcomer()
    table_of_two(anna, bert)
    page = anna.page
    end_turn(page)
    assert moment(bert.page, "other") == "asked"
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Manage the table").click()
    page.get_by_role("dialog").get_by_role("button", name="Make a new link").click()
    link = page.get_by_role("textbox", name="Link to seat 2").input_value()
    expect(bert.page.locator(".hand")).to_have_count(0)
    assert lit(bert.page).count() == 0
    expect(bert.page).to_have_title("King Arthur: The Card Game – Roundtable")
    last = states(bert.frames)[-1]
    assert last["you"]["seats"] == []
    assert not last.get("question")

    cleo.visit(link)
    cleo.sees("textbox", "Your name at the table").fill("Cleo")
    cleo.sees("button", "Sit down").click()
    assert moment(cleo.page) == "asked"
    expect(bert.page.get_by_text("Cleo").first).to_be_visible()
    bert.visit(link)
    expect(bert.page.get_by_role("alert")).to_contain_text("This link has been used")
    bert.forgive()  # the refused request is told in the console
