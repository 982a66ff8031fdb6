"""The steered program with a brief offer of the bank, which passes by itself."""

from __future__ import annotations

import sys
from typing import Final

from cardhouse.cli.main import main
from cardhouse.room import room
from tests.e2e.steered import SteeredRoom

# Seconds.
OFFER: Final = 6


class BriefRoom(SteeredRoom):
    """A room in which nobody has long to take the bank."""

    offer = OFFER


if __name__ == "__main__":
    setattr(room, "Room", BriefRoom)  # noqa: B010
    sys.exit(main())
