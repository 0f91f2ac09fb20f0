"""Pictures of screens made small: the 256 colours that matter most, and no more."""

from __future__ import annotations

import base64
import struct
import zlib

from playwright.sync_api import Browser

# The picture's pixels by the number of their colour. Colours that are nearly the same count as one, so that
# the grain of paper needs no palette of its own; what is seldom takes the nearest colour that is not.
REDUCE = """async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const { width, height } = image;
    const pencil = new OffscreenCanvas(width, height).getContext('2d');
    pencil.drawImage(image, 0, 0);
    const pixels = new Uint32Array(pencil.getImageData(0, 0, width, height).data.buffer);
    const parts = (colour) => [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255];
    const roughly = (pixel) => pixel & 0xf8f8f8;
    const alike = new Map();
    for (const pixel of pixels) {
        const found = alike.get(roughly(pixel)) ?? [0, 0, 0, 0];
        found[0] += 1;
        parts(pixel).forEach((part, at) => (found[at + 1] += part));
        alike.set(roughly(pixel), found);
    }
    const often = [...alike].sort((a, b) => b[1][0] - a[1][0]);
    const middle = ([count, ...sums]) => sums.map((sum) => Math.round(sum / count));
    const palette = often.slice(0, 256).map(([, found]) => middle(found));
    const far = (one, other) => one.reduce((sum, part, at) => sum + (part - other[at]) ** 2, 0);
    const known = new Map(often.slice(0, 256).map(([rough], at) => [rough, at]));
    for (const [rough, found] of often.slice(256)) {
        const distances = palette.map((colour) => far(colour, middle(found)));
        known.set(rough, distances.indexOf(Math.min(...distances)));
    }
    const reduced = Uint8Array.from(pixels, (pixel) => known.get(roughly(pixel)));
    let text = '';
    for (let at = 0; at < reduced.length; at += 30000)
        text += String.fromCharCode(...reduced.subarray(at, at + 30000));
    return { width, height, palette: palette.flat(), pixels: btoa(text) };
}"""


def reduced(browser: Browser, picture: bytes) -> bytes:
    """The same PNG with a palette, if that is smaller."""
    with browser.new_page() as page:
        found = page.evaluate(REDUCE, "data:image/png;base64," + base64.b64encode(picture).decode())
    width, height, pixels = found["width"], found["height"], base64.b64decode(found["pixels"])
    rows = b"".join(b"\0" + pixels[at : at + width] for at in range(0, width * height, width))
    small = b"\x89PNG\r\n\x1a\n" + b"".join(
        [
            _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
            _chunk(b"PLTE", bytes(found["palette"])),
            _chunk(b"IDAT", zlib.compress(rows, 9)),
            _chunk(b"IEND", b""),
        ]
    )
    return min(small, picture, key=len)


def _chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))
