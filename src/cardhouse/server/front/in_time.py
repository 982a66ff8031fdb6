"""A time limit for requests and orders that wait for the store."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from cardhouse.store.records import Unavailable

ANSWER_SECONDS: Final = 5.0


@asynccontextmanager
async def in_time() -> AsyncIterator[None]:
    """Raise Unavailable after the time limit; a write under way is finished all the same."""
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            yield
    except TimeoutError:
        raise Unavailable("the store does not answer in time") from None
