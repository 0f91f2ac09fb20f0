"""What is the same for everybody: the games, their rules, the messages of each language."""

from __future__ import annotations

import io
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from roundtable.games import cover, figures, find, names, part, rulings
from roundtable.kernel import Ruling, SetupError
from roundtable.kernel.scene import Words
from roundtable.text import LANGUAGES

from ..errors import Refusal
from ..protocol import PROTOCOL, requests
from ..room import seating
from .exchange import answered
from .packed import Packed, pack


async def catalogue(request: Request) -> Response:
    """The games with all that can be chosen now: some of it may have come since somebody last asked."""
    games = [_game(name) for name in names()]
    return answered(requests.Catalogue(PROTOCOL, list(LANGUAGES), games))


def _game(name: str) -> requests.GameInfo:
    game = find(name)
    variants = [
        requests.VariantInfo(one.name, list(one.offered()), one.ruling, list(one.seats))
        for one in game.variants
    ]
    least, most = game.seats[0], game.seats[-1]
    bots, named = seating.levels(name), list(game.checkpoints)
    show = part(name, "show")
    rubrics = [*named, *getattr(show, "RUBRICS", ())]
    asides = list(getattr(show, "ASIDES", ()))
    known = {**cover(name)._asdict(), "checkpoints": named, "rubrics": rubrics, "asides": asides}
    return requests.GameInfo(name, game.rules, least, most, bots, variants, **known)


async def rules(request: Request) -> Response:
    return answered(_rules(request.path_params["game"]))


def _rules(name: str) -> requests.Rulebook:
    """The rules inside the app: what people read, rulings, and where figures come from."""
    _known_game(name)
    show = part(name, "show")
    chapters = [] if show is None else show.chapters()
    return requests.Rulebook(
        name,
        chapters,
        [_ruling(*said) for said in _in_all_languages(name)],
        _sources(figures(name), "source"),
    )


def _sources(section: dict[str, Any], key: str) -> list[requests.SourceInfo]:
    """What the parts of a data file are about, each with its origin; parts that have the same are one."""
    parts = {name: value for name, value in section.items() if isinstance(value, dict)}
    below = [source for name, value in parts.items() for source in _sources(value, f"{key}-{name}")]
    own = [requests.SourceInfo(Words(key), section["origin"])] if "origin" in section else []
    found = [*own, *below]
    if key != "source" and len({source.origin for source in found}) == 1:
        return [requests.SourceInfo(Words(key), found[0].origin)]
    return found


def _in_all_languages(name: str) -> Iterable[tuple[Ruling, ...]]:
    return zip(*[rulings(name, language) for language in LANGUAGES], strict=True)


def _ruling(*said: Ruling) -> requests.RulingInfo:
    """One ruling, as it is said in each language."""
    texts = {language: one.text for language, one in zip(LANGUAGES, said, strict=True)}
    return requests.RulingInfo(said[0].number, texts, said[0].origin, said[0].option)


async def texts(request: Request) -> Response:
    """The messages of a language: the common ones, or those of a game."""
    language, game = request.path_params["language"], request.path_params.get("game")
    if language not in LANGUAGES:
        raise Refusal("not-found", 404)
    if game is not None:
        _known_game(game)
    return _texts(language, game).answer(request, "no-cache")


@cache
def _texts(language: str, game: str | None) -> Packed:
    return pack(_read(language, game).encode(), "text/plain")


def _read(language: str, game: str | None) -> str:
    """A game's own file; or the common one with all that only a browser says."""
    if game is not None:
        return files("roundtable.games").joinpath(game, "text", f"{language}.ftl").read_text("utf-8")
    folder = files("roundtable.text")
    pages = [file for file in folder.joinpath("web").iterdir() if file.name.endswith(f".{language}.ftl")]
    parts = [folder.joinpath(f"{language}.ftl"), *sorted(pages, key=lambda file: file.name)]
    return "\n".join(file.read_text("utf-8") for file in parts)


def _known_game(name: str) -> None:
    try:
        find(name)
    except SetupError:
        raise Refusal("not-found", 404) from None


def qr_code(address: str) -> str:
    """The address as a picture."""
    import segno  # seldom needed, and slow to come

    out = io.BytesIO()
    segno.make(address, micro=False).save(out, kind="svg", scale=6, border=3, xmldecl=False, light="white")
    return out.getvalue().decode()
