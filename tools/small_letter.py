"""A small capital that Alegreya SC lacks, written to web/src/look: uv run tools/small_letter.py

The cut draws its small у as a Latin Y, so that «Артур» reads "АРТYР". Its capital У is right: that of the
heavier cut, as low as a small capital, has stems of the same weight."""

# /// script
# dependencies = ["fonttools[woff]==4.68.0"]
# ///

from __future__ import annotations

from pathlib import Path

from fontTools.fontBuilder import FontBuilder  # type: ignore[import-not-found]
from fontTools.pens.transformPen import TransformPen  # type: ignore[import-not-found]
from fontTools.pens.ttGlyphPen import TTGlyphPen  # type: ignore[import-not-found]
from fontTools.ttLib import TTFont  # type: ignore[import-not-found]

WEB = Path(__file__).parents[1] / "web"
CUTS = WEB / "node_modules" / "@fontsource" / "alegreya-sc" / "files"
HEAVIER, OUT = CUTS / "alegreya-sc-cyrillic-900-normal.woff2", WEB / "src" / "look" / "small-letter.woff2"
SMALL, CAPITAL = 0x0443, 0x0423
HIGH, BROAD = 507 / 654, 0.84  # as high as the other small capitals, and a little broader than that makes it
NOTICE = "The capital U of Alegreya SC Black, made small. SIL Open Font License 1.1, as Alegreya itself."


def main() -> None:
    cut = TTFont(HEAVIER)
    capital = cut.getGlyphSet()[cut.getBestCmap()[CAPITAL]]
    pen, nothing = TTGlyphPen(None), TTGlyphPen(None)
    capital.draw(TransformPen(pen, (BROAD, 0, 0, HIGH, 0, 0)))
    font = FontBuilder(cut["head"].unitsPerEm, isTTF=True)
    font.setupGlyphOrder([".notdef", "u"])
    font.setupCharacterMap({SMALL: "u"})
    font.setupGlyf({".notdef": nothing.glyph(), "u": pen.glyph()})
    font.setupHorizontalMetrics({".notdef": (500, 0), "u": (round(capital.width * BROAD), 0)})
    lines = cut["hhea"]
    font.setupHorizontalHeader(ascent=lines.ascent, descent=lines.descent)
    font.setupNameTable({"familyName": "Small letter", "styleName": "Regular", "licenseDescription": NOTICE})
    font.setupOS2(
        sTypoAscender=lines.ascent,
        sTypoDescender=lines.descent,
        usWinAscent=lines.ascent,
        usWinDescent=-lines.descent,
    )
    font.setupPost()
    font.font.flavor = "woff2"
    font.save(OUT)
    print(f"{OUT}: {OUT.stat().st_size} bytes")


if __name__ == "__main__":
    main()
