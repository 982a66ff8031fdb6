"""Where the data of a room is, for the commands that only look at it."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from cardhouse.cli.parser import Mistake, Parser

if TYPE_CHECKING:
    from cardhouse.store.base import Store

T = TypeVar("T")
FAILED = 1


def add_where(parser: Parser) -> None:
    """The choice between a folder and a database."""
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--data", type=Path, metavar="DIR", help="the folder with the room's data")
    where.add_argument("--database", metavar="URL", help="postgresql://...: a room's database")


def looked_at(args: argparse.Namespace, work: Callable[[Store], Awaitable[T]]) -> T:
    """Do something with a room's data as it is at this moment; nothing is made or written."""
    from cardhouse.store.records import StoreError

    try:
        return asyncio.run(_looked_at(args, work))
    except StoreError as error:
        raise Mistake(str(error), code=FAILED) from None


async def _looked_at(args: argparse.Namespace, work: Callable[[Store], Awaitable[T]]) -> T:
    from cardhouse.house.premises import FILE, usual
    from cardhouse.store.reading import PostgresReading, SqliteReading

    if args.database:
        async with await PostgresReading.open(args.database) as database:
            return await work(database)
    folder = args.data or usual()
    if not folder.is_dir():
        raise Mistake(f"{folder}: there is no such folder; `cardhouse open --data` makes one")
    async with SqliteReading(folder / FILE) as store:
        return await work(store)
