"""python -m roundtable.server.schema: the protocol as JSON Schema, for the browser's types."""

from __future__ import annotations

import json
from typing import Any

from msgspec.json import schema_components

from . import protocol
from .protocol import commands, requests

ROOTS = {
    "Command": commands.Command,
    "Push": protocol.Push,
    **{
        kind.__name__: kind
        for kind in (
            requests.NewTable,
            requests.Made,
            requests.Invitation,
            requests.ChangeSeat,
            requests.MindSeat,
            requests.Token,
            requests.Join,
            requests.Peek,
            requests.Joined,
        )
    },
    **{kind.__name__: kind for kind in (requests.Catalogue, requests.Rulebook, requests.Problem)},
}


def schema() -> dict[str, Any]:
    roots, components = schema_components(ROOTS.values(), ref_template="#/$defs/{name}")
    named = {name: root for name, root in zip(ROOTS, roots, strict=True) if "$ref" not in root}
    definitions = {name: _closed(part) for name, part in {**components, **named}.items()}
    return {"title": "Protocol", "type": "object", "additionalProperties": False, "$defs": definitions}


def _closed(part: Any) -> Any:
    """Objects have the fields that they name and no others, a row of fixed length has all its items, in the
    older words that the generator of the browser's types understands."""
    if isinstance(part, list):
        return [_closed(item) for item in part]
    if not isinstance(part, dict):
        return part
    if "prefixItems" in part:
        items = part["prefixItems"]
        return {"type": "array", "items": _closed(items), "minItems": len(items), "maxItems": len(items)}
    closed = {key: _closed(value) for key, value in part.items()}
    return {**closed, "additionalProperties": False} if "properties" in part else closed


if __name__ == "__main__":
    print(json.dumps(schema(), indent=2))
