"""Reads the hand history of a room with 64 readers at a time; imports nothing of cardhouse.

Called by `readers.py` with a file that locates the room and names the readers. Every answer becomes
a line: its reader, and the cards it names.
"""

import asyncio
import json
import random
import re
import sys
from pathlib import Path
from typing import IO, Any

READERS = 64
CARD = re.compile(rb"\b(?:[2-9TJQKA][cdhs]|Jo)\b")


class Reader:
    """Asks one question after another on one connection, always for the same person."""

    def __init__(self, work: dict[str, Any], number: int, out: IO[str]) -> None:
        names = list(work["cookies"])
        self.who = names[number % len(names)]
        self._cookie = work["cookies"][self.who]
        self._port = work["port"]
        self._tables = work["tables"]
        self._newest = dict.fromkeys(self._tables, 0)
        self._out = out
        self._dice = random.Random(number)

    async def read(self, share: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
        for _ in range(share):
            table = self._dice.choice(self._tables)
            newest = self._newest[table]
            if not newest or self._dice.random() < 0.3:
                await self._list(reader, writer, table)
            else:
                # Mostly the latest hands, whose seats are changing hands right now.
                back = min(newest - 1, int(self._dice.expovariate(0.2)))
                await self._replay(reader, writer, table, newest - back)
        writer.close()

    async def _list(self, reader: Any, writer: Any, table: str) -> None:
        newest = self._newest[table]
        before = f"?before={self._dice.randint(1, newest)}" if newest > 40 else ""
        if self._dice.random() < 0.7:
            before = ""
        status, body = await self._get(reader, writer, f"/api/tables/{table}/hands{before}")
        cards = json.loads(body) if status == 200 else []
        self._newest[table] = max([newest, *(card["number"] for card in cards)])
        yours = {card["number"]: card["yours"] for card in cards}
        self._tell(status, table=table, yours=yours)

    async def _replay(self, reader: Any, writer: Any, table: str, number: int) -> None:
        status, body = await self._get(reader, writer, f"/api/tables/{table}/hands/{number}")
        cards = sorted({card.decode() for card in CARD.findall(body)})
        self._tell(status, table=table, number=number, cards=cards)

    async def _get(self, reader: Any, writer: Any, path: str) -> tuple[int, bytes]:
        cookie = f"Cookie: cardhouse_session={self._cookie}\r\n" if self._cookie else ""
        writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{cookie}\r\n".encode())
        head = await reader.readuntil(b"\r\n\r\n")
        length = re.search(rb"(?i)content-length: (\d+)", head)
        assert length is not None, head
        return int(head.split()[1]), await reader.readexactly(int(length[1]))

    def _tell(self, status: int, **said: Any) -> None:
        self._out.write(json.dumps({"who": self.who, "status": status, **said}) + "\n")


async def main(work: dict[str, Any]) -> None:
    share = -(-work["answers"] // READERS)
    with Path(work["out"]).open("w") as out:
        await asyncio.gather(*(Reader(work, n, out).read(share) for n in range(READERS)))


if __name__ == "__main__":
    asyncio.run(main(json.loads(Path(sys.argv[1]).read_text())))
