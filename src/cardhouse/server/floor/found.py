"""The forms of each table, looked for once for each moment of it."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from cardhouse.room.tables import TableKeeper
from cardhouse.table import Table
from cardhouse.table.forms import Form, forms

# A table is looked at beside the room's own work, one after another: it takes a tenth of a second.
LOOKING: Final = ThreadPoolExecutor(max_workers=1, thread_name_prefix="floor")


class FoundForms:
    """Forms by table, with the moment for which they hold; a table's state is never changed."""

    def __init__(self) -> None:
        self._found: dict[str, tuple[int, asyncio.Future[tuple[Form, ...]]]] = {}

    async def of(self, keeper: TableKeeper) -> tuple[Form, ...]:
        """The forms of a table as it is now; two who ask at once wait for the same answer."""
        known = self._found.get(keeper.name)
        if known is None or known[0] != keeper.count:
            loop = asyncio.get_running_loop()
            looking = loop.run_in_executor(LOOKING, _all, keeper.state)
            known = self._found[keeper.name] = (keeper.count, looking)
        return await asyncio.shield(known[1])


def _all(table: Table) -> tuple[Form, ...]:
    return tuple(forms(table))
