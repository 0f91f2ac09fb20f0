"""The words of the effect language: what may follow each verb, and what each condition is about."""

from __future__ import annotations

from ..content.language import ATTRIBUTES, COLOURS, KINDS, RESOURCES, TRACKS

ROWS = "ACPEUSMF"
TRAITS = "sluggish guardian robber ambush fury defence horde treachery opportunist charge agile crush".split()

# What follows a verb. A bare word is a kind of thing (check_words.py knows them), "=word" is that word
# itself; "+" before a thing: this sets it, "?": this tests it.
_AMOUNTS = (*TRACKS, *RESOURCES, *"dmg pool aff sure_dmg blunt avoid_pool avoid_terror avoid_aff".split())
ACTS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys((*_AMOUNTS, *"discard discard_deck retrieve charge".split()), ("amount",)),
    **dict.fromkeys(
        "discard_last discard_self take_back bolt free_magic flee leave win_stage".split(), ("",)
    ),
    **dict.fromkeys("cancel pass end dream mercy nothing".split(), ("",)),
    **dict.fromkeys(("ignore_level", "double"), ("row",)),
    **dict.fromkeys(("reveal", "remove", "move"), ("place",)),
    "avoid": ("amount", "=all"),
    "band": ("=+1", "=-1"),
    "turn": ("=down =up",),
    "charge_on": ("card amount",),
    "enables": ("=ward",),
    "draw": ("amount", "=item number", "=item keyword", "=item keyword number"),
    "item": ("+item",),
    "lose": ("=item number", "=item keyword", "=item item", "=secret secret"),
    "secret": ("+secret",),
    "status": ("+part",),
    "unstatus": ("box",),
    "task": ("+task",),
    "done": ("?task",),
    "upgrade": ("=combat", "=diplomacy"),
    "dial": ("+dial amount",),
    "timer": ("+timer number",),
    "undial": ("dial",),
    "token": ("+token amount",),
    "time": ("+time amount",),
    "event": (
        *("=random number", "=again number", "=redraw", "=top +event", "=play +event", "=discard =self"),
        "=discard event",
    ),
    "encounter": ("colour", "+encounter"),
    "guardian": ("guardian =away", "+guardian place"),
    "replace": ("place +place",),
    "ward": ("menhir amount", "menhir =out"),
    "goto": ("verse",),
    "chapter": ("number",),
    "rule": ("rule amount",),
}
COSTS = (
    *("money number", "=share money number", "=each money number", "=item keyword", "=item ?item"),
    *("=secret ?secret", "=card number", "=charge number"),
)
OPTIONAL_SCOPE = ("lose", "rule")
ENCOUNTER_ONLY = set(
    "pool aff sure_dmg avoid blunt avoid_pool avoid_terror avoid_aff cancel band discard discard_deck "
    "discard_last discard_self take_back retrieve charge charge_on bolt turn ignore_level free_magic double "
    "flee leave win_stage enables".split()
)
ONLY_IN = {"pool": "combat", "band": "combat", "avoid_pool": "combat"}
ONLY_IN |= dict.fromkeys(("aff", "turn", "win_stage", "avoid_aff"), "diplomacy")

# What a test is about, and whether it is compared with a number.
_ALONE = (
    "exhausted insane dying panic settlement alone fought talked travelled ate random skull grail".split()
)
_FIGURES = "party players day aff pool party_food party_wealth".split()
CONDS: dict[str, tuple[tuple[str, ...], bool]] = {
    **dict.fromkeys((*ATTRIBUTES, *RESOURCES, *TRACKS, *_FIGURES), ((), True)),
    **dict.fromkeys((*COLOURS, *KINDS, *_ALONE), ((), False)),
    **dict.fromkeys(("chapter", "stage", "level"), (("number",), False)),
    "status": (("?part",), False),
    "parts": (("?part",), True),
    "secret": (("?secret",), False),
    "item": (("keyword", "?item"), False),
    "is": (("character",), False),
    "lit": (("menhir",), False),
    "at": (("place",), False),
    "shown": (("place",), False),
    "quest": (("quest",), False),
    "dial": (("?dial",), True),
    "token": (("?token",), True),
    "time": (("?time",), True),
    "guardian": (("?guardian",), False),
    "read": (("verse",), False),
    "first": (("card",), False),
    "trait": (("trait",), False),
}
