"""Cheap passwords, for tests in which dozens of people have one."""

from collections.abc import Iterator

import pytest
from argon2 import PasswordHasher

from cardhouse.server.people import passwords

# The real hash for people's passwords.
THOROUGH = passwords._HASHER


@pytest.fixture(scope="session", autouse=True)
def cheap_passwords() -> Iterator[None]:
    """The same hash with the least work: a real one takes as long as the rest of a test."""
    with pytest.MonkeyPatch.context() as patch:
        cheap = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
        patch.setattr(passwords, "_HASHER", cheap)
        yield
