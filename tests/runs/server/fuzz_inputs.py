"""Inputs that nobody should send: for the socket of a table, and for the HTTP interface."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

JUNK: tuple[Any, ...] = (
    *(None, True, -1, 0, 2**63, 1.5, "", "1", "\x00", "x" * 300, [], [[]], {}, {"do": {}}),
    *("As", "??", "../..", "<script>", "' or 1=1 --", {"seat": 1}, ["As"] * 60, float(10**300)),
)
FOR_THE_HOUSE = (
    {"do": "next-hand"},
    {"do": "tick", "at": 1},
    {"do": "draw-button", "cards": ["As", "Kd", "2c", "3c"]},
    {"do": "pay-bonus", "bonus": "x", "hand": 1, "shares": {"1": 10**6}},
    {"do": "post-rule", "text": "x", "by": "me", "at": 1},
    {"do": "expel", "seat": 2, "by": "me", "reason": "x"},
    {"do": "arrange", "cards": ["As"]},
    {"do": "pick", "cards": ["As"]},
    {"do": "lapse"},
    {"do": "roll", "dice": [6, 6, 6]},
    {"do": "fetch-held", "name": "Zoe"},
    {"do": "sit", "seat": 5, "name": "Zoe", "chips": 10**6},
)
# Less than any table sells.
LEAST = 1
Make = Callable[[random.Random, int], str | bytes]


def order(seq: int, command: Any, **more: Any) -> dict[str, Any]:
    return {"type": "order", "id": "fuzz", "seq": seq, "command": command, **more}


def malformed(chance: random.Random, seq: int) -> str | bytes:
    """Bytes that are not JSON: random ones, or the beginning of a message."""
    if chance.random() < 0.5:
        return chance.randbytes(chance.randrange(1, 200))
    whole = json.dumps(order(seq, {"do": "fold"}))
    return whole[: chance.randrange(1, len(whole) - 1)]


def wrong_types(chance: random.Random, seq: int) -> str:
    """A message with one field of a wrong type."""
    message = chance.choice(
        [
            order(seq, {"do": "raise", "to": 800}),
            {"type": "sit", "id": "x", "seat": 2, "chips": LEAST},
        ]
    )
    key = chance.choice(list(message))
    # Such junk would be refused for another reason: the seat is taken, or the amount too small.
    message[key] = chance.choice([junk for junk in JUNK if junk not in (0, 1, "1", "As")])
    if message.get("type") == "order" and key in ("id", "seq"):
        message["command"] = {"do": "raise", "to": chance.choice(JUNK)}
    return json.dumps(message)


def wrong_command(chance: random.Random, seq: int) -> str:
    """An order for nobody's turn, with fields that do not fit."""
    fields = {chance.choice(["to", "cards", "spot", "amount", "x"]): chance.choice(JUNK)}
    kind = chance.choice(["raise", "bet", "discard", "wager", "set-hand", "meld", "hit", "fly"])
    return json.dumps(order(seq, {"do": kind, **fields}))


def stale(chance: random.Random, seq: int) -> str:
    """A decision for a different moment."""
    other = chance.choice([0, max(0, seq - 1), seq + 1, seq + chance.randrange(2, 10**6)])
    return json.dumps(order(other, {"do": chance.choice(["fold", "call", "check"])}))


def foreign_seat(chance: random.Random, seq: int) -> str:
    seat = chance.choice([2, 3, 4, 0, -1, "dealer", "chance", "floor", 99])
    do = chance.choice(["fold", "call", "leave", "sit-out", "take-bank", "buy-chips"])
    return json.dumps(order(seq, {"do": do, "seat": seat}))


def for_the_house(chance: random.Random, seq: int) -> str:
    return json.dumps(order(seq, chance.choice(FOR_THE_HOUSE)))


def oversized(chance: random.Random, seq: int) -> str:
    return json.dumps(order(seq, {"do": "x" * chance.randrange(17_000, 60_000)}))


def nested(chance: random.Random, seq: int) -> str:
    depth = chance.randrange(100, 4000)
    return '{"type":"order","id":"x","seq":1,"command":' + "[" * depth + "]" * depth + "}"


def replayed(chance: random.Random, seq: int) -> str:
    """The order that took the seat, sent again."""
    return json.dumps({"type": "sit", "id": "sit", "seat": 1, "chips": 4000})


KINDS: tuple[tuple[Make, int], ...] = (
    (malformed, 20),
    (wrong_types, 20),
    (wrong_command, 15),
    (stale, 15),
    (foreign_seat, 10),
    (for_the_house, 10),
    (replayed, 5),
    (nested, 3),
    (oversized, 2),
)

PATHS = (
    *("/", "/api/room", "/api/me", "/api/guest", "/api/accounts", "/api/login", "/api/logout"),
    *("/api/password", "/api/logout-everywhere"),
    *("/api/roles", "/api/tables/tommys-holdem/rules", "/api/tables/tommys-holdem/hands"),
    *("/api/tables/x/hands/1", "/api/tables/tommys-holdem/hands/0", "/health", "/metrics"),
    *("/schema", "/assets/x.js", "/%2e%2e/%2e%2e/etc/passwd", "/ws/tables/tommys-holdem"),
    *("/api/tables/tommys-holdem/hands?before=x", "/api/tables/%00/rules", "/api/../metrics"),
)
METHODS = (*("GET",) * 5, *("POST",) * 8, "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS")


def request(chance: random.Random) -> dict[str, Any]:
    """A request that makes no sense, or hardly any."""
    body = chance.choice(
        [
            b"",
            chance.randbytes(50),
            b"{",
            json.dumps({"name": chance.choice(JUNK)}).encode(),
            json.dumps({"name": "Zoe", "password": chance.choice(JUNK)}).encode(),
            json.dumps({"old": chance.choice(JUNK), "new": chance.choice(JUNK)}).encode(),
            json.dumps(chance.choice(JUNK)).encode(),
            b'{"name":"' + b"x" * 20_000 + b'"}',
            b"[" * 5000,
        ]
    )
    cookie = chance.choice(["", "cardhouse_session=", "cardhouse_session=" + "x" * 500, ";;=="])
    kind = chance.choice(["application/json", "text/plain", "multipart/form-data", "x"])
    return {
        "method": chance.choice(METHODS),
        "url": chance.choice(PATHS),
        "content": body,
        "headers": {"Content-Type": kind, "Cookie": cookie},
    }
