"""Secrets: who holds one is whom it names. Only their hashes are kept."""

from __future__ import annotations

import hmac
from hashlib import scrypt, sha256
from secrets import token_hex, token_urlsafe

ID_BYTES = 8
SECRET_BYTES = 32


def new_id() -> str:
    """The name of a table: no secret, but nobody guesses it by counting."""
    return token_hex(ID_BYTES)


def new_secret() -> str:
    return token_urlsafe(SECRET_BYTES)


def hashed(secret: str) -> str:
    """A secret of 256 bits needs no salt and no slow hash: nobody can try them all."""
    return sha256(secret.encode()).hexdigest()


def link(table: str, secret: str) -> str:
    """What stands in an invitation: where to go, and the secret."""
    return f"{table}.{secret}"


def unlink(token: str) -> tuple[str, str]:
    """The table of an invitation, and the hash of its secret."""
    table, _, secret = token.partition(".")
    return table, hashed(secret)


def hashed_pin(pin: str, salt: str) -> str:
    """A pin is short, so it is made costly to try; the few tries a minute are the real protection."""
    return scrypt(pin.encode(), salt=salt.encode(), n=4096, r=8, p=1, dklen=32).hex()


def new_pin(pin: str) -> str:
    """What is kept of a pin: its hash, and the salt by which it can be checked at another table too."""
    salt = new_id()
    return f"{salt}:{hashed_pin(pin, salt)}"


def is_pin(pin: str, kept: str, table: str) -> bool:
    """Whether this is the pin; earlier ones had their table's name as salt."""
    salt, _, digest = kept.rpartition(":")
    return same(digest, hashed_pin(pin, salt or table))


def same(one: str, other: str) -> bool:
    return hmac.compare_digest(one, other)
