"""The families whose games compiled play knows, with their tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cardhouse.engine.core.family import Family
from cardhouse.engine.pot.family import POT
from cardhouse.env.many.tables import Tables


def _pot(*args: Any, **options: Any) -> Tables:
    # The kernels load a compiler, for which other tables should not wait.
    from cardhouse.env.many.pot.tables import PotTables

    return PotTables(*args, **options)


# From the seating, the coder, the number of tables and the unit of rewards; NotCompiled says what
# is not known.
COMPILED: Final[dict[Family, Callable[..., Tables]]] = {POT: _pot}
