"""How the table of King Arthur is shown to people: panels, and a label for every option."""

from __future__ import annotations

from collections import Counter
from itertools import zip_longest
from typing import Any

from roundtable.kernel.panel import Panel, Speaker

from .cards import ADVENTURES, COLOURS, DOUBLE_OF, FIGURES, KINDS, MERLIN, POWER, worth

TINTS = [FIGURES["adversaries"]["colours"][kind] for kind in KINDS]
HAND_ORDER = [card for colour in COLOURS for card in (colour, DOUBLE_OF[colour])] + [MERLIN]


def label(key: str, option: Any) -> tuple[str, dict[str, Any]]:
    """The message for an option of a question."""
    if option is None or option is False:
        return f"option.pass-{key.partition('.')[0]}", {}
    if key == "adversaries.draw":
        return "option.draw-adversaries", {}
    if key == "challenge.which":
        way, card = option if isinstance(option, tuple) else ("challenge", option)
        return f"option.{way}", {"card": card}
    if key == "adventure.which":
        return "option.adventure", {"adventure": option, "value": ADVENTURES[option].value}
    if key == "knights.draw":
        return "option.draw-knights", {"count": option}
    return "option.cards", {"cards": option}


def lesson(key: str, options: dict[str, Any]) -> list[str]:
    """The messages that explain the rules of a question."""
    action = f"help.{key.partition('.')[0]}"
    return [action, "help.seals"] if options["seals"] and action == "help.challenge" else [action]


def panels(view: dict[str, Any], text: Speaker) -> list[Panel]:
    """The layout, the adventures, the players, the supplies and the viewer's hand."""
    table, viewer = view["table"], view["viewer"]
    shown = [_adventures(table, text), _layout(table, text), _players(view, text), _supplies(table, text)]
    if viewer is not None:
        hand = sorted(table["hands"][viewer], key=HAND_ORDER.index)
        shown.append(Panel(text.say("board-hand"), [], [[text.listed(hand) or "–"]]))
    return shown


def _layout(table: dict[str, Any], text: Speaker) -> Panel:
    """The columns by kind: the power of each adversary, and whose seal lies on it."""
    columns = [[_face_up(card, seal, text) for card, seal in column] for column in table["columns"]]
    header = [text.say(f"board-kind-{kind}") for kind in KINDS]
    return Panel(text.say("board-layout"), header, list(zip_longest(*columns, fillvalue="")), tints=TINTS)


def _face_up(card: str, seal: int | None, text: Speaker) -> str:
    power = str(POWER[card])
    return power if seal is None else text.say("board-sealed", power=power, seat=seal)


def _adventures(table: dict[str, Any], text: Speaker) -> Panel:
    rows = [
        [text.name(name), str(ADVENTURES[name].value), condition(name, text)] for name in table["adventures"]
    ]
    header = ["", text.say("board-points"), text.say("board-condition")]
    return Panel(text.say("board-adventures"), header, rows)


def condition(name: str, text: Speaker) -> str:
    """What an adventure asks for, in words, made from the figures."""
    figures = FIGURES["adventures"][name]
    if "total" in figures:
        kinds = figures.get("kinds")
        if kinds is None:
            return text.say("condition-total", total=figures["total"])
        return text.say("condition-total-kind", total=figures["total"], kind=text.say(f"kinds-{kinds[0]}"))
    ways = [_slots(slots, text) for slots in figures["slots"]]
    words = ways[0]
    for other in ways[1:]:
        words = text.say("condition-or", one=words, other=other)
    return words


def _slots(slots: list[dict[str, Any]], text: Speaker) -> str:
    if not any(slots):
        return text.say("condition-cards", count=len(slots))
    parts = []
    for slot in slots:
        kind = text.say(f"kind-{slot['kind']}") if "kind" in slot else ""
        key = "slot" + ("-kind" if kind else "") + ("-least" if "least" in slot else "")
        parts.append(text.say(key if key != "slot" else "slot-any", kind=kind, least=slot.get("least", 0)))
    return " + ".join(part if n == 1 else f"{part} ×{n}" for part, n in Counter(parts).items())


def _players(view: dict[str, Any], text: Speaker) -> Panel:
    table = view["table"]
    header = ["seat", "knights", "defeated", "taken", "score"]
    rows = [_player(table, seat, text) for seat in range(view["seats"])]
    if view["options"]["seals"]:
        header.insert(2, "seals")
        for seat, row in enumerate(rows):
            row.insert(2, str(table["seals"][seat]))
    return Panel(
        text.say("board-players"), [text.say(f"board-{key}") for key in header], rows, mark=table["turn"]
    )


def _player(table: dict[str, Any], seat: int, text: Speaker) -> list[str]:
    hand, defeated, taken = table["hands"][seat], table["defeated"][seat], table["taken"][seat]
    hidden = isinstance(defeated, int)
    score = "?" if hidden else str(points(table, seat))
    return [
        text.player(seat),
        str(hand if isinstance(hand, int) else len(hand)),
        str(defeated) if hidden else text.listed(defeated),
        text.listed(taken),
        score,
    ]


def points(table: dict[str, Any], seat: int) -> int:
    """What a seat would score now, from what the viewer sees."""
    return worth(table["defeated"][seat]) + sum(ADVENTURES[name].value for name in table["taken"][seat])


def _supplies(table: dict[str, Any], text: Speaker) -> Panel:
    counts = [
        text.say("board-deck", count=table["deck"]),
        text.say("board-knight-supply", count=table["supply"]),
        text.say("board-discard", count=len(table["discard"])),
    ]
    return Panel(text.say("board-supply"), [], [counts])
