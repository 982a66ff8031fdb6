"""A run that can be stopped and continued: the sums of the pieces played so far, in a file."""

from collections.abc import Callable
from typing import Any, Generic

import msgspec
from msgspec import Struct

from cardhouse.analysis.simulate.job import Job, Part

Identity = dict[str, Any]


class Foreign(Exception):
    """A file that does not keep this run, and the reason."""


class Kept(Struct, Generic[Part], frozen=True, forbid_unknown_fields=True):
    """The run, the number of its first pieces that have been played, and their sums."""

    run: Identity
    pieces: int
    sums: Part


def identity(job: Job, play: Callable[..., Any], **others: str) -> Identity:
    """Everything on which the results of a run depend: the job, the method, and what is named."""
    # By way of JSON, so that it equals what is read again.
    made: Identity = msgspec.json.decode(msgspec.json.encode(job))
    return made | {"method": play.__module__.removeprefix("cardhouse.")} | others


def encode(kept: Kept[Part]) -> bytes:
    """The content of the file."""
    return msgspec.json.format(msgspec.json.encode(kept)) + b"\n"


def decode(data: bytes, run: Identity, sums: type[Part]) -> Kept[Part]:
    """The run so far, from the content of a file; Foreign if it is another one's."""
    try:
        kept = msgspec.json.decode(data, type=Kept[sums])  # type: ignore[valid-type]
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Foreign(f"it is no kept run: {error}") from None
    for name in {**run, **kept.run}:
        mine, other = run.get(name), kept.run.get(name)
        if mine != other:
            raise Foreign(f"it keeps another run ({name}: {other!r} there, {mine!r} here)")
    return kept
