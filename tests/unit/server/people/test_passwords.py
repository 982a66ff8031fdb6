"""The stored form of a password, and the work of guessing it."""

import asyncio

import pytest

from cardhouse.server.people import passwords
from tests.unit.conftest import THOROUGH


def test_a_password_is_hashed_as_rfc_9106_recommends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "_HASHER", THOROUGH)
    kept = asyncio.run(passwords.hashed("correct horse"))
    # Its second choice: 64 MiB of memory, three times over.
    assert kept.startswith("$argon2id$v=19$m=65536,t=3,p=4$")
    assert asyncio.run(passwords.fits("correct horse", kept))


def test_only_the_password_itself_fits() -> None:
    kept = asyncio.run(passwords.hashed("correct horse"))
    assert "correct horse" not in kept
    assert asyncio.run(passwords.fits("correct horse", kept))
    assert not asyncio.run(passwords.fits("correct house", kept))


@pytest.mark.parametrize("kept", ["", "correct horse", "$argon2id$v=19$m=8,t=1,p=1$"])
def test_nothing_fits_what_is_no_hash(kept: str) -> None:
    assert not asyncio.run(passwords.fits("correct horse", kept))
