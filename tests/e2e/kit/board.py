"""Looking at a game's own board: whether all of it is on the screen, and every word of it whole."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

from playwright.sync_api import Page, TimeoutError

from .table import moment

# What is wrong with these parts of a page as they stand, in words. `swiped` are boxes that are there to be
# moved sideways, `rolled` those that are there to be rolled; on a narrow screen the scene may be rolled too.
FAULTS = """([parts, swiped, rolled]) => {
    const faults = new Set();
    const slack = 2;
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth + 1) faults.add(`the page is ${root.scrollWidth} wide`);
    if (root.scrollHeight > innerHeight + 1) faults.add(`the page is ${root.scrollHeight} high`);
    const wide = matchMedia('(min-width: 52.01rem) and (min-height: 30.01rem)').matches;
    const seen = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    // What is only said to those who listen is a pixel wide, with all that is in it.
    const shown = (node) => {
        for (let box = node; box; box = box.parentElement) {
            const { overflow, clipPath } = getComputedStyle(box);
            if (overflow === 'hidden' && clipPath === 'inset(50%)') return false;
        }
        return true;
    };
    const boxes = [...document.querySelectorAll(parts)].filter(seen);
    const words = (node) => node.ariaLabel || node.innerText?.trim().slice(0, 40) || node.className;
    const name = (node) => String(words(node)).replaceAll(/\\s+/g, ' ');

    const phone = '[data-rolls], [data-rolls] *, .dock, .ending';
    const rolls = (box) => box.matches(rolled) || (!wide && box.matches(phone));
    const swipes = (box) => swiped !== '' && box.matches(swiped);
    for (const box of boxes.flatMap((part) => [part, ...part.querySelectorAll('*')])) {
        if (box.scrollHeight <= box.clientHeight + 1 || !seen(box) || rolls(box)) continue;
        if (!['auto', 'scroll'].includes(getComputedStyle(box).overflowY)) continue;
        faults.add(`${box.scrollHeight} px in a box of ${box.clientHeight}: ${box.className}`);
    }

    // How much of something is lost to the boxes that clip it, or to the edge of the screen.
    const lost = ({ left, top, right, bottom }, inside) => {
        const whole = [left, top, right, bottom];
        const free = { x: false, y: false };
        for (let box = inside; box; box = box.parentElement) {
            const { overflowX, overflowY, position } = getComputedStyle(box);
            if (overflowX !== 'visible' || overflowY !== 'visible') {
                const edge = box.getBoundingClientRect();
                if (swipes(box)) free.x = true;
                if (rolls(box)) free.y = true;
                if (!free.x) [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
                if (!free.y) [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
            }
            if (position === 'fixed') break;
        }
        if (!free.x) [left, right] = [Math.max(left, 0), Math.min(right, innerWidth)];
        if (!free.y) [top, bottom] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
        return Math.max(left - whole[0], top - whole[1], whole[2] - right, whole[3] - bottom);
    };
    const pieces = boxes.flatMap((box) => [...box.querySelectorAll('[data-piece]')]).filter(seen);
    const told = (piece) => pieces.some((one) => one !== piece && one.dataset.ref === piece.dataset.ref);
    for (const piece of pieces) {
        if (!shown(piece) && told(piece)) continue; // it is seen elsewhere
        const edge = piece.getBoundingClientRect();
        const { width, height } = edge;
        if (width < 8 || height < 8) faults.add(`too small to see, ${width}×${height}: ${name(piece)}`);
        const cut = lost(edge, piece.parentElement);
        if (cut > slack) faults.add(`cut off by ${Math.round(cut)} px: ${name(piece)}`);
    }

    // Words: each in one piece, whole, and within the thing that says it.
    const range = document.createRange();
    for (const box of boxes) {
        const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
            const text = walker.currentNode, holder = text.parentElement;
            if (!text.data.trim() || !seen(holder) || holder.closest('.unseen, svg, option')) continue;
            if (!shown(holder)) continue;
            const around = holder.closest('[data-piece], button, section, li, header, td, th') ?? box;
            const edge = around.getBoundingClientRect();
            for (const { 0: word, index } of text.data.matchAll(/[^\\s\\u00ad\\u2010-\\u2014/-]+/g)) {
                range.setStart(text, index);
                range.setEnd(text, index + word.length);
                const lines = [...range.getClientRects()].filter((line) => line.width > 0.5);
                // What is said if there is room, or not at all, waits in a line below its box.
                const spare = holder.closest('.aim')?.getBoundingClientRect();
                if (spare && lines.every((line) => line.top >= spare.bottom - 1)) continue;
                const tops = new Set(lines.map((line) => Math.round(line.top / 4)));
                if (tops.size > 1) faults.add(`broken in the middle: ${word}`);
                for (const line of lines) {
                    if (line.left < edge.left - slack || line.right > edge.right + slack)
                        faults.add(`"${word}" is wider than ${name(around)}`);
                    const cut = lost(line, holder);
                    // Letters have room above and below them in their line.
                    const air = Math.max(slack, line.height / 4);
                    if (cut > air)
                        faults.add(`"${word}" is cut off by ${Math.round(cut)} px: ${name(around)}`);
                }
            }
        }
    }
    return [...faults];
}"""

# Pieces that can be chosen, but that nobody could press: something else lies over all of each. What is only
# out of sight is rolled into sight first. While a dialog asks once more, it alone is to be pressed.
COVERED = """() => {
    if (document.querySelector('dialog:modal')) return [];
    const hidden = [];
    const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
    const pressed = (node) => {
        const { left, top, width, height } = node.getBoundingClientRect();
        return steps.some((x) => steps.some((y) =>
            node.contains(document.elementFromPoint(left + width * x, top + height * y))));
    };
    for (const node of document.querySelectorAll('[data-piece].lit')) {
        if (!node.checkVisibility() || pressed(node)) continue;
        node.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        if (!pressed(node)) hidden.push(`nobody can press ${node.ariaLabel}`);
    }
    return hidden;
}"""

# How much of the screen the bar at the top and the question have, in pixels.
ABOVE = """() => ['header', '.prompt'].map((part) => document.querySelector(part)?.offsetHeight ?? 0)"""

# When the board has its size and fonts have come.
SETTLED = """async () => {
    await document.fonts.ready;
    let last = '', calm = 0;
    while (calm < 3) {
        await new Promise(requestAnimationFrame);
        const now = JSON.stringify(document.querySelector('.board')?.getBoundingClientRect());
        calm = now === last ? calm + 1 : 0;
        last = now;
    }
}"""


DRAWN = """() => [...document.querySelectorAll('[data-ref]')]
    .filter((node) => node.checkVisibility())
    .map((node) => node.dataset.ref)"""
STORY = "#story, [role=log], .choices, .zoom"  # what grows, and may be rolled on every screen
ALL_DRAWN = f"(refs) => {{ const drawn = ({DRAWN})(); return refs.every((ref) => drawn.includes(ref)); }}"


def faults_of_board(page: Page, parts: str, swiped: str = "") -> list[str]:
    """What of these parts of a table cannot be seen or read; what is in `swiped` may lie off the screen."""
    assert moment(page)
    page.evaluate(SETTLED)
    assert page.locator(parts).count(), f"there is no {parts}"
    found: list[str] = page.evaluate(FAULTS, [parts, swiped, STORY])
    return found + page.evaluate(COVERED)


def missing_pieces(page: Page, scene: Sequence[Mapping[str, Any]]) -> list[str]:
    """Pieces of a scene that can be pointed at, and that nobody has drawn."""
    refs = {
        piece["ref"]
        for zone in scene
        for group in zone["groups"]
        for piece in group.get("pieces", ())
        if piece.get("ref")
    }
    with suppress(TimeoutError):  # on a busy machine the hand comes a moment after the board
        page.wait_for_function(ALL_DRAWN, arg=sorted(refs), timeout=5000)
    return sorted(f"nobody draws {ref}" for ref in refs - set(page.evaluate(DRAWN)))
