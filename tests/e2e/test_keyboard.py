"""A whole game by the keyboard alone, from the lobby to the end."""

from playwright.sync_api import expect

from .kit.keys import press, tab_to
from .kit.table import LONGEST, against_bots, moment, prompt, winners

BEGIN = "document.activeElement.matches('button[aria-describedby=game-kingarthur]')"


def focused_on(words):
    return f"document.activeElement.matches('button') && document.activeElement.innerText.includes({words!r})"


def test_a_game_from_the_lobby_to_its_end_without_a_mouse(newcomer):
    anna = newcomer(prefs={"confirmTurn": "irreversible"})
    page = anna.visit("/")
    against_bots(page).wait_for()
    tab_to(page, BEGIN)
    page.keyboard.press("Enter")
    undone = listed = 0
    for _deed in range(LONGEST):
        wanted = moment(page)
        if wanted == "over":
            break
        if wanted == "warned":
            page.keyboard.press("Enter")  # the focus is on the answer that goes on
            expect(page.locator("dialog[open]")).to_have_count(0)
            continue
        question = prompt(page).inner_text()
        if "Which knights face" in question and not undone:
            page.keyboard.press("u")
            expect(prompt(page)).to_have_text("Which adversary do you challenge?")
            undone += 1
            say(page, "No, wait.")
        elif "How many knights" in question and not listed:
            page.keyboard.press("a")
            expect(page.get_by_role("dialog")).to_contain_text("All choices")
            page.keyboard.press("Enter")  # the focus is on the first of them
            listed += 1
        else:
            press(page)
    assert undone
    assert listed
    assert winners(page)
    again = page.get_by_role("button", name="Play again with the same group")
    again.wait_for()
    tab_to(page, focused_on("Play again with the same group"))
    over = page.url
    page.keyboard.press("Enter")
    page.wait_for_function("over => location.href !== over", arg=over)
    page.locator(".prompt").wait_for()  # the next match has begun


def say(page, words):
    page.keyboard.press("c")
    page.keyboard.type(words)
    page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text(words)
    page.keyboard.press("Escape")  # leaves the line, so that letters are keys again


def test_keys_zoom_walk_and_explain(newcomer):
    anna = newcomer()
    page = anna.visit("/")
    against_bots(page).wait_for()
    tab_to(page, BEGIN)
    page.keyboard.press("Enter")
    moment(page)
    page.keyboard.press("ArrowDown")
    first = page.evaluate("document.activeElement.dataset.piece")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.piece") not in (None, first)
    page.keyboard.press("z")
    expect(page.get_by_role("tooltip")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("tooltip")).to_have_count(0)
    for key, name in {"?": "Rules for this moment", "k": "Keyboard"}.items():
        page.keyboard.press(key)
        expect(page.get_by_role("dialog", name=name)).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


def test_letters_of_a_cyrillic_keyboard_do_what_the_latin_ones_in_their_place_do(newcomer):
    anna = newcomer()
    page = anna.visit("/")
    against_bots(page).click()
    assert moment(page) == "asked"
    keyboard = anna.context.new_cdp_session(page)

    def press(key, code):
        for what in ("keyDown", "keyUp"):
            keyboard.send("Input.dispatchKeyEvent", {"type": what, "key": key, "code": code, "text": key})

    for key, code, name in [("л", "KeyK", "Keyboard"), ("ф", "KeyA", "All choices")]:
        press(key, code)
        expect(page.get_by_role("dialog", name=name)).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    press("с", "KeyC")
    words = page.get_by_role("textbox", name="Say something to the table")
    expect(words).to_be_focused()
    press("л", "KeyK")  # where one writes, a letter is but a letter
    expect(words).to_have_value("л")


def test_tab_stops_once_in_the_story_and_arrows_lead_through_it(newcomer):
    anna = newcomer()
    page = anna.visit("/")
    against_bots(page).click()
    page.locator(".prompt.mine").wait_for()
    lines = page.locator("#story li > button")
    assert lines.count() > 3
    assert page.locator("#story li > button[tabindex='0']").count() == 1
    lines.last.focus()
    page.keyboard.press("ArrowUp")
    expect(lines.nth(-2)).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(lines.last).to_be_focused()
