"""The front page and the set-up: all in sight, nothing cut off, no word broken, in every language."""

import pytest
from playwright.sync_api import expect

from .kit.saves import avalon_at, mid_game
from .kit.table import against_bots, moment

DESK = {"viewport": {"width": 1366, "height": 768}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SMALL = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
LANGUAGES = ["en", "ru", "uk"]

# What is cut off, and what is broken within a word: of all that is seen in the page.
CUT = """() => {
    const faults = new Set();
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth) faults.add(`scrolls sideways: ${root.scrollWidth}`);
    const named = (node) => `${node.className.baseVal ?? node.className} "${node.innerText?.slice(0, 40)}"`;
    const labels = 'main .button, main h1, main h2, main h3, main .facts span, main .status, main summary';
    for (const node of document.querySelectorAll(`${labels}, header a, main select`)) {
        if (!node.checkVisibility() || node.closest('.unseen') || node.querySelector('.unseen')) continue;
        const { left, right } = node.getBoundingClientRect();
        if (node.scrollWidth > node.clientWidth + 1 && getComputedStyle(node).display !== 'inline')
            faults.add(`cut off: ${named(node)}`);
        if (left < -1 || right > innerWidth + 1) faults.add(`out of the page: ${named(node)}`);
    }
    const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
        const text = walker.currentNode;
        if (!text.parentElement.checkVisibility() || text.parentElement.closest('.unseen, option')) continue;
        for (const word of text.data.matchAll(/[^\\s\\u2010-\\u2014/-]+/g)) {
            range.setStart(text, word.index);
            range.setEnd(text, word.index + word[0].length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 4)));
            if (lines.size > 1) faults.add(`broken: ${word[0]} in ${named(text.parentElement)}`);
        }
    }
    return [...faults];
}"""
ROLLS = "document.documentElement.scrollHeight - innerHeight"


def with_tables(person):
    """Three tables: one that waits for this person, one that is told about, one with free seats."""
    mine = person.load(mid_game(3, 55), "local Anna", "bot", "bot")
    story = person.load(avalon_at("day.what"), "local Anna")
    free = person.make("local Anna", "link", "link", "bot", game="shadows")
    person.start(mine)
    for table in (free, story, mine):
        person.at(table).locator("main h1, .prompt").first.wait_for()
    return mine


SIZES = {"desk": DESK, "phone": PHONE, "small": SMALL}
USUAL = {"desk": "ru", "phone": "en", "small": "uk"}  # at each size in one language; thoroughly in all
EVERYWHERE = [
    pytest.param(
        wishes,
        language,
        id=f"{size}-{language}",
        marks=() if language == USUAL[size] else pytest.mark.thorough,
    )
    for size, wishes in SIZES.items()
    for language in LANGUAGES
]


@pytest.mark.parametrize(("wishes", "language"), EVERYWHERE)
def test_no_word_is_broken_and_no_label_cut_off_in_any_language(newcomer, language, wishes):
    anna = newcomer(prefs={"language": language}, **wishes)
    with_tables(anna)
    found: dict[str, str] = {}
    for path, last in {
        "/": "main .slip .main",
        "/new": "main form .main",
        "/new/shadows": "main form .main",
        "/new/taintedgrail": "main form .main",
        "/rules": "main .books a",
        "/about": "main h2",
        "/nowhere": "main h1",
    }.items():
        page = anna.visit(path)
        page.locator(last).first.wait_for()
        page.evaluate("document.fonts.ready")
        for fold in page.locator("main summary").all():
            fold.click()
        for fault in page.evaluate(CUT):
            found.setdefault(fault, path)
    assert not found, found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("tables", [True, False], ids=["with tables", "without"])
def test_on_a_desk_the_whole_front_page_is_in_sight(newcomer, language, tables):
    anna = newcomer(prefs={"language": language}, **DESK)
    if tables:
        with_tables(anna)
    page = anna.visit("/")
    page.locator(".slip .main" if tables else ".cover .main").first.wait_for()
    page.evaluate("document.fonts.ready")
    assert page.evaluate(ROLLS) == 0
    expect(page.locator(".cover")).to_have_count(4)
    for button in page.locator("main .button").all():
        if button.is_visible():
            expect(button).to_be_in_viewport(ratio=1)
    for plate in page.locator(".cover .plate").all():
        assert plate.bounding_box()["height"] >= 160, "hardly anything is seen of the painting"


def test_on_a_phone_two_slips_and_four_books_are_in_sight_and_a_new_table_is_at_the_thumb(newcomer):
    anna = newcomer(**PHONE)
    with_tables(anna)
    page = anna.visit("/")
    page.locator(".slip .main").wait_for()
    page.get_by_role("button", name="More").last.tap()
    page.get_by_role("button", name="Forget").tap()
    page.get_by_role("button", name="Put it back").wait_for()
    page.reload()
    expect(page.locator(".slip")).to_have_count(2)
    assert page.evaluate(ROLLS) == 0
    last, bar = page.locator(".cover").last.bounding_box(), page.locator(".acts:has(.new)").bounding_box()
    assert last["y"] + last["height"] <= bar["y"], "the last book ends above the bar"
    page.set_viewport_size({"width": 360, "height": 640})
    expect(page.get_by_role("link", name="New table")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_desk_a_usual_table_is_set_without_rolling(newcomer, language):
    anna = newcomer(prefs={"language": language}, **DESK)
    for game in ("grailcup", "kingarthur", "shadows", "taintedgrail"):
        page = anna.visit(f"/new/{game}")
        page.locator("main form .main").wait_for()
        page.evaluate("document.fonts.ready")
        assert page.evaluate(ROLLS) == 0, game
        expect(page.locator("main form .main")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("wishes", [PHONE, SMALL], ids=["phone", "small phone"])
def test_on_a_phone_a_table_is_begun_without_rolling_however_many_sit_there(newcomer, wishes):
    anna = newcomer(prefs={"language": "uk"}, **wishes)
    for game in ("grailcup", "taintedgrail"):
        page = anna.visit(f"/new/{game}")
        begin = page.locator("main form .main")
        begin.wait_for()
        page.evaluate("document.fonts.ready")
        expect(begin).to_be_in_viewport(ratio=1)
        page.locator(".add").tap()
        page.locator("main summary").first.tap()
        expect(begin).to_be_in_viewport(ratio=1)
        page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
        expect(begin).to_be_in_viewport(ratio=1)


def test_every_slip_says_what_can_be_done_with_its_table(newcomer):
    anna = newcomer(**DESK)
    with_tables(anna)
    page = anna.visit("/")
    page.locator(".slip .main").wait_for()
    ways = page.locator(".slip .acts > a")
    expect(ways).to_have_text(["Continue", "Open", "Open"])
    expect(page.locator(".slip .how").first).to_contain_text("Anna, 2 bots")
    ways.last.click()
    page.wait_for_url("**/table/*")


def test_the_table_that_waits_comes_first_and_leads_on(newcomer):
    anna = newcomer(**DESK)
    mine = with_tables(anna)
    page = anna.visit("/")
    first = page.locator(".slip").first
    expect(first).to_contain_text("your turn")
    first.get_by_role("link", name="Continue").click()
    assert moment(page) == "asked"
    assert page.url.endswith(mine)


def test_what_is_seldom_wanted_of_a_table_is_reached_by_keys_and_left_by_escape(newcomer):
    anna = newcomer(**DESK)
    with_tables(anna)
    page = anna.visit("/")
    page.locator(".slip .main").wait_for()
    dots = page.locator(".slip").first.get_by_role("button", name="More")
    forget = page.get_by_role("button", name="Forget")
    dots.focus()
    expect(forget).to_have_count(0)
    page.keyboard.press("Enter")
    expect(forget).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    expect(forget).to_have_count(0)
    expect(dots).to_be_focused()


def test_gold_is_only_what_one_presses_to_play(newcomer):
    """The gold of a button's ground; edges and letters may shine elsewhere."""
    anna = newcomer(**DESK)
    with_tables(anna)
    page = anna.visit("/")
    page.locator(".slip .main").wait_for()
    gold = page.locator("main .button.main")
    assert set(gold.all_inner_texts()) == {"Continue", "New table", "Play with bots"}
    grounds = page.evaluate(
        """() => [...document.querySelectorAll('main *:not(.main)')]
            .filter((node) => getComputedStyle(node).backgroundImage.includes('color-mix'))
            .map((node) => node.className)"""
    )
    assert not grounds


def test_a_game_that_nobody_has_painted_is_bound_like_the_others(newcomer):
    anna = newcomer(**DESK)

    def unknown(route):
        answer = route.fetch()
        games = answer.json()
        games["games"][0] |= {"colour": "#3f2a4d", "emblem": "holy-grail"}
        games["games"][0]["name"] = "unpainted"
        route.fulfill(response=answer, json=games)

    anna.context.route("**/api/games", unknown)
    words = anna.context.request.get("/text/en/grailcup.ftl").text()
    anna.context.route("**/text/en/unpainted.ftl", lambda route: route.fulfill(body=words))
    page = anna.visit("/")
    book = page.locator(".cover").first
    book.locator(".charge .icon").wait_for()
    others = page.locator(".cover").nth(1)
    for part in (".board", ".plate"):
        sizes = [one.locator(part).bounding_box()["height"] for one in (book, others)]
        assert sizes[0] == sizes[1], part
    ground = "(node) => getComputedStyle(node).backgroundColor"
    assert book.locator(".board").evaluate(ground) == "rgb(63, 42, 77)"


def test_a_press_on_play_opens_the_book_while_the_table_is_laid(newcomer):
    anna = newcomer(**DESK)
    page = anna.visit("/")
    against_bots(page).wait_for()
    held = []
    anna.context.route("**/api/tables", lambda route: held.append(route))
    against_bots(page).click()
    expect(page.locator(".cover.opening .flame")).to_be_visible()
    expect(against_bots(page, "grailcup")).to_be_disabled()
    page.wait_for_function("() => true")
    held[0].continue_()
    assert moment(page)
