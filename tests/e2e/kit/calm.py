"""Pictures of screens made small in true colours: the grain of paper becomes calm, all else stays."""

from __future__ import annotations

import base64
import struct
import zlib

from playwright.sync_api import Browser

NEAR = 6  # of 255: so far may a part of a colour be from what it was, and nobody sees it
ROUGH = 24  # steps between the colours of single pixels: those at the edges of letters and lines

# The picture's rows as a PNG wants them. A pixel that is nearly like the one at its left or above it becomes
# the same, what is of one colour keeps it, and single pixels have few colours; each row is told by the filter
# that leaves the least.
CALM = """async ([address, near, rough]) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const { width, height } = image;
    const pencil = new OffscreenCanvas(width, height).getContext('2d');
    pencil.drawImage(image, 0, 0);
    const seen = pencil.getImageData(0, 0, width, height).data;
    const line = width * 3;
    const calm = new Uint8Array(line * height);
    for (let y = 0; y < height; y++)
        for (let x = 0; x < width; x++) {
            const at = y * line + x * 3, from = (y * width + x) * 4;
            const apart = (other) => [0, 1, 2].map((i) => Math.abs(seen[from + i] - calm[other + i]));
            const far = (other) => Math.max(...apart(other));
            const left = x ? far(at - 3) : 256, above = y ? far(at - line) : 256;
            const other = left <= above ? at - 3 : at - line;
            const same = (beside) => [0, 1, 2].every((i) => seen[beside + i] === seen[from + i]);
            const flat = [from + 4, from - 4, from + width * 4, from - width * 4].some(same);
            for (let i = 0; i < 3; i++) {
                const own = flat ? seen[from + i] : Math.min(255, Math.round(seen[from + i] / rough) * rough);
                calm[at + i] = Math.min(left, above) <= near ? calm[other + i] : own;
            }
        }
    const paeth = (a, b, c) => {
        const [pa, pb, pc] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)];
        return pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
    };
    const guesses = [() => 0, (a) => a, (a, b) => b, (a, b) => (a + b) >> 1, paeth];
    const rows = new Uint8Array((line + 1) * height);
    for (let y = 0; y < height; y++) {
        let least = Infinity;
        guesses.forEach((guess, kind) => {
            const row = new Uint8Array(line);
            let sum = 0;
            for (let i = 0; i < line; i++) {
                const at = y * line + i;
                const a = i > 2 ? calm[at - 3] : 0, b = y ? calm[at - line] : 0;
                const c = i > 2 && y ? calm[at - line - 3] : 0;
                row[i] = calm[at] - guess(a, b, c);
                sum += row[i] ? 8 + Math.min(row[i], 256 - row[i]) : 0;
            }
            if (sum >= least) return;
            least = sum;
            rows[y * (line + 1)] = kind;
            rows.set(row, y * (line + 1) + 1);
        });
    }
    let text = '';
    for (let at = 0; at < rows.length; at += 30000)
        text += String.fromCharCode(...rows.subarray(at, at + 30000));
    return { width, height, rows: btoa(text) };
}"""


def calmed(browser: Browser, picture: bytes) -> bytes:
    """The same PNG with 24 bits a pixel, smaller."""
    with browser.new_page() as page:
        address = "data:image/png;base64," + base64.b64encode(picture).decode()
        found = page.evaluate(CALM, [address, NEAR, ROUGH])
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        [
            _chunk(b"IHDR", struct.pack(">IIBBBBB", found["width"], found["height"], 8, 2, 0, 0, 0)),
            _chunk(b"IDAT", zlib.compress(base64.b64decode(found["rows"]), 9)),
            _chunk(b"IEND", b""),
        ]
    )


def _chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))
