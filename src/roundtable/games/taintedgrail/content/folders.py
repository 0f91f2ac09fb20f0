"""Where packs lie, and which there are: those of Roundtable, and those that somebody brings along."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from importlib.resources.abc import Traversable

from .language import PackError

# Where packs belong: beside the code of an installed package, or at the root of the project.
FOLDERS: list[Traversable] = [
    files("roundtable").joinpath("content"),
    files("roundtable").joinpath("..", "..", "content"),
]
BROUGHT: dict[str, Traversable] = {}  # packs from anywhere, by name: they go before all others
BELONGS = (
    "A pack is a folder with a file pack.toml: put it into the folder `content` of Roundtable, "
    "or say where it lies by --pack DIR"
)
BEGINNING = "beginning"  # the pack from which others are begun, beside this file


def home(name: str) -> Traversable:
    """The folder of a pack."""
    if name in BROUGHT:
        return BROUGHT[name]
    for folder in FOLDERS:
        if _is_pack(folder.joinpath(name)):
            return folder.joinpath(name)
    raise PackError(unknown(name))


def packs_here() -> list[str]:
    """The names of all packs, those that have come since the last time too."""
    folders = [folder for folder in FOLDERS if folder.is_dir()]
    found = [entry.name for folder in folders for entry in folder.iterdir() if _is_pack(entry)]
    return sorted({*found, *BROUGHT})


def unknown(name: object) -> str:
    return f"There is no content pack {name!r}; choose from: {', '.join(packs_here()) or 'none'}. {BELONGS}."


def _is_pack(folder: Traversable) -> bool:
    return folder.is_dir() and folder.joinpath("pack.toml").is_file()


def bring(folder: Traversable) -> str:
    """A pack from anywhere, to be played from now on; its name."""
    if not _is_pack(folder):
        raise PackError(f"{folder} is not a content pack. {BELONGS}.")
    name = _name(folder)
    BROUGHT[name] = folder
    return name


def bring_all(folder: Traversable) -> None:
    """The pack in a folder, or all packs in folders inside it, those that come later too."""
    if _is_pack(folder):
        bring(folder)
    elif folder.is_dir():
        FOLDERS.insert(0, folder)
    else:
        raise PackError(f"There is no folder {folder} with content packs. {BELONGS}.")


def _name(folder: Traversable) -> str:
    """What a pack calls itself."""
    try:
        name = tomllib.loads(folder.joinpath("pack.toml").read_text("utf-8")).get("pack", {}).get("id")
    except (ValueError, AttributeError):
        raise PackError(f"The pack.toml of {folder} cannot be read; see roundtable pack check.") from None
    if not isinstance(name, str) or not name:
        raise PackError(f"The pack.toml of {folder} does not give its id.")
    return name


def beginning() -> Traversable:
    """A small pack from which others are begun, in a folder of that name."""
    return files(__package__ or "").joinpath(BEGINNING)
