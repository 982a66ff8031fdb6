"""Nobody waits for the store for long: after a while they are told that it does not answer."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from cardhouse.store.records import Unavailable

ANSWER_SECONDS: Final = 5.0


@asynccontextmanager
async def in_time() -> AsyncIterator[None]:
    """Unavailable where something takes too long; what is being written is written all the same."""
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            yield
    except TimeoutError:
        raise Unavailable("the store does not answer in time") from None
