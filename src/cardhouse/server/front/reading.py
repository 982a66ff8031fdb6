"""Reading in small pieces: nobody holds up the others with all that one can send at once."""

from __future__ import annotations

import asyncio
from typing import Final

# A piece of the smallest frames or headers is read in about two milliseconds.
PIECE: Final = 4096

# All connections read in turn, each into the same place.
_PIECE: Final = memoryview(bytearray(PIECE))


class Reading(asyncio.BufferedProtocol):
    """Gives a protocol that takes bytes no more of them than a piece at a time."""

    def get_buffer(self, sizehint: int) -> memoryview:
        """The place to read into."""
        return _PIECE

    def buffer_updated(self, nbytes: int) -> None:
        """So many bytes have come."""
        self.data_received(bytes(_PIECE[:nbytes]))

    def data_received(self, data: bytes) -> None:
        """Take a piece."""
        raise NotImplementedError
