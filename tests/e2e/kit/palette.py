"""Pictures of screens made small: the 256 colours that matter most, and no more."""

from __future__ import annotations

import base64
import struct
import zlib

from playwright.sync_api import Browser

# The picture's pixels by the number of their colour; what is seldom takes the nearest colour that is not.
REDUCE = """async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const { width, height } = image;
    const pencil = new OffscreenCanvas(width, height).getContext('2d');
    pencil.drawImage(image, 0, 0);
    const pixels = new Uint32Array(pencil.getImageData(0, 0, width, height).data.buffer);
    const often = new Map();
    for (const pixel of pixels) often.set(pixel, (often.get(pixel) ?? 0) + 1);
    const palette = [...often].sort((a, b) => b[1] - a[1]).slice(0, 256).map(([colour]) => colour);
    const parts = (colour) => [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255];
    const far = (one, other) => one.reduce((sum, part, at) => sum + (part - other[at]) ** 2, 0);
    const known = new Map(palette.map((colour, at) => [colour, at]));
    const nearest = (pixel) => {
        const distances = palette.map((colour) => far(parts(colour), parts(pixel)));
        return distances.indexOf(Math.min(...distances));
    };
    const reduced = Uint8Array.from(pixels, (pixel) => {
        if (!known.has(pixel)) known.set(pixel, nearest(pixel));
        return known.get(pixel);
    });
    let text = '';
    for (let at = 0; at < reduced.length; at += 30000)
        text += String.fromCharCode(...reduced.subarray(at, at + 30000));
    return { width, height, palette: palette.flatMap(parts), pixels: btoa(text) };
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
