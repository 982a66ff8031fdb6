"""The place of a room's data, for commands that only look at it."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from cardhouse.cli.parser import Mistake, Parser
from cardhouse.cli.settings import add_config, spoken_first

if TYPE_CHECKING:
    from cardhouse.store.reading import Reading

T = TypeVar("T")
FAILED = 1


def add_where(parser: Parser, database: str = "a room's database") -> None:
    """Add the choice between a folder and a database, which may also stand in the settings."""
    parser.settling = spoken_first
    add_config(parser)
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--data", type=folder, metavar="DIR", help="the folder with the room's data")
    where.add_argument("--database", type=url, metavar="URL", help=f"postgresql://...: {database}")


def folder(text: str) -> Path:
    """A folder on the command line."""
    if not text:
        raise argparse.ArgumentTypeError("a folder needs a name")
    return Path(text)


def url(text: str) -> str:
    """The address of a database on the command line."""
    if not text.startswith(("postgresql://", "postgres://")):
        raise argparse.ArgumentTypeError(f"{text!r} is no address of a postgresql:// database")
    return text


def looked_at(args: argparse.Namespace, work: Callable[[Reading], Awaitable[T]]) -> T:
    """Read a room's data as it is at this moment, making and writing nothing."""
    from cardhouse.store.records import StoreError

    try:
        return asyncio.run(_looked_at(args, work))
    except StoreError as error:
        raise Mistake(str(error), code=FAILED) from None


def room_file(args: argparse.Namespace) -> Path:
    """The file of a room kept in a folder."""
    from cardhouse.room.premises import FILE, usual

    data = args.data or usual()
    if not data.is_dir():
        raise Mistake(f"{data}: there is no such folder; `cardhouse open --data` makes one")
    return Path(data, FILE)


async def _looked_at(args: argparse.Namespace, work: Callable[[Reading], Awaitable[T]]) -> T:
    from cardhouse.store.reading import PostgresReading, SqliteReading
    from cardhouse.store.wal import check_log

    if args.database is not None:
        async with await PostgresReading.open(args.database) as database:
            return await work(database)
    file = room_file(args)
    check_log(file)
    async with SqliteReading(file) as store:
        return await work(store)
