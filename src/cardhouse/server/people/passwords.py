"""Passwords and the secrets of sessions: only digests are kept."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from cardhouse.words.said import Said, say

# Argon2id with the library's parameters, which follow RFC 9106.
_HASHER: Final = PasswordHasher()
# Each hash takes memory and a core, so only a few run at once.
_POOL: Final = ThreadPoolExecutor(max_workers=2, thread_name_prefix="passwords")


SHORTEST: Final = 8


def weakness(password: str, name: str) -> Said | None:
    """The reason why a password is too easy to guess; None if it is not."""
    # Invisible characters do not count, like blanks at the end.
    bare = "".join(sign for sign in password if unicodedata.category(sign) != "Cf").strip()
    if len(bare) < SHORTEST:
        return say("password-short", least=SHORTEST)
    if len(set(bare)) == 1:
        return say("password-repeats")
    if bare.casefold() == name.casefold():
        return say("password-name")
    return None


async def hashed(password: str) -> str:
    """The stored form of a password."""
    return await asyncio.get_running_loop().run_in_executor(_POOL, _HASHER.hash, password)


async def fits(password: str, kept: str) -> bool:
    """True if a password fits its stored form."""
    return await asyncio.get_running_loop().run_in_executor(_POOL, _fits, password, kept)


def _fits(password: str, kept: str) -> bool:
    try:
        return _HASHER.verify(kept or _nobodys(), password) and bool(kept)
    except (VerificationError, InvalidHashError):
        return False


@cache
def _nobodys() -> str:
    """The hash to try for an unknown name, so that the answer takes just as long."""
    return _HASHER.hash(new_secret())


def new_secret() -> str:
    """The secret that a browser shows to be recognized."""
    return secrets.token_urlsafe(32)


def new_word() -> str:
    """A guest's word to come back with: as hard to guess as a key, but easy to type."""
    letters = "abcdefghjkmnpqrstuvwxyz23456789"
    groups = ("".join(secrets.choice(letters) for _ in range(5)) for _ in range(5))
    return "-".join(groups)


def digest(secret: str) -> str:
    """The stored form of a secret, which is long and random, so a plain digest will do."""
    return hashlib.sha256(secret.encode()).hexdigest()
