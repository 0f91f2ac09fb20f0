"""What is the same for everybody: the games, their rules, the messages of each language."""

from __future__ import annotations

import io
from collections.abc import Iterable
from functools import cache
from importlib.resources import files

from starlette.requests import Request
from starlette.responses import Response

from roundtable.games import figures, find, names, part, rulings
from roundtable.kernel import Ruling, SetupError
from roundtable.text import LANGUAGES

from .. import keys
from ..errors import Refusal
from ..protocol import PROTOCOL, requests
from ..room import seating
from .exchange import answered


async def catalogue(request: Request) -> Response:
    return answered(_catalogue())


@cache
def _catalogue() -> requests.Catalogue:
    return requests.Catalogue(PROTOCOL, list(LANGUAGES), [_game(name) for name in names()])


def _game(name: str) -> requests.GameInfo:
    game = find(name)
    variants = [
        requests.VariantInfo(one.name, list(one.choices), one.ruling, list(one.seats))
        for one in game.variants
    ]
    least, most = game.seats[0], game.seats[-1]
    bots, named = seating.levels(name), list(game.checkpoints)
    return requests.GameInfo(name, game.rules, least, most, bots, variants, named)


async def rules(request: Request) -> Response:
    return answered(_rules(request.path_params["game"]))


def _rules(name: str) -> requests.Rulebook:
    """The rules inside the app: lessons, rulings, and figures with where they come from."""
    _known_game(name)
    show = part(name, "show")
    lessons = [] if show is None else show.lessons()
    return requests.Rulebook(
        name, lessons, [_ruling(*said) for said in _in_all_languages(name)], figures(name)
    )


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
    text = _texts(language, game)
    etag = f'"{keys.hashed(text)[:16]}"'
    headers = {"ETag": etag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == etag:
        return Response(status_code=304, headers=headers)
    return Response(text, headers=headers, media_type="text/plain")


@cache
def _texts(language: str, game: str | None) -> str:
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
