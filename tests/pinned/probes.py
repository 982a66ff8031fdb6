"""Orders of every kind, sensible or not: the table's answers are noted too."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import msgspec
from msgspec import inspect
from msgspec.structs import replace

from cardhouse.cards import HIDDEN, Card
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.illegal import Illegal
from cardhouse.engine.pot.hand import PotHand
from cardhouse.floor import ALL_REPORTS
from cardhouse.floor.families import rulings_of
from cardhouse.table import Table, play
from cardhouse.table.commands import (
    AdmitToTable,
    BarFromTable,
    ChangeSeat,
    ListFirst,
    MoveIn,
    MoveOut,
    Stay,
    TableCommand,
)
from cardhouse.words.refusals import refusal_words
from tests.pinned.views import places

NUMBERS = (0, 1, 2, 3, 4, 5, 8, 9, 50, 1_00, 2_00, 4_00, 10_00, 40_00, 100_00, 400_00)
WORDS = ("p1", "p2", "Ann", "", "pot", "box", "stock", "muck", "up:1", "down:2")


def any_order(rng: Random, table: Table) -> Any:
    """An order to a table or its hand, or a report: a likely one, or anything at all."""
    chance, asks = rng.random(), table.hand.asked if table.hand is not None else ()
    if chance < 0.3 and asks:
        return _altered(rng, table, rng.choice(asks).sample(rng.randrange))
    if chance < 0.7:
        kind = rng.choice(
            sorted(rulings_of(table.game).remedies, key=lambda report: report.__name__)
        )
    else:
        kind = rng.choice(rng.choice(KINDS))
    return _made(rng, table, _info(kind))


@cache
def _info(kind: Any) -> Any:
    return inspect.type_info(kind)


def _altered(rng: Random, table: Table, order: Any) -> Any:
    """A legal order, or one that is legal except for one field."""
    kind: Any = type(order)
    fields = [field for field in _info(kind).fields if field.name != "seat"]
    if not fields or rng.random() < 0.4:
        return order
    field = rng.choice(fields)
    return replace(order, **{field.name: _value(rng, table, field.type)})


def _kinds(base: Any) -> list[Any]:
    found = [kind for below in base.__subclasses__() for kind in _kinds(below)]
    return found or [base]


def _known(base: Any) -> list[Any]:
    """All kinds defined by the package itself, by their tags."""
    kinds = {kind for kind in _kinds(base) if kind.__module__.startswith("cardhouse.")}
    return sorted(kinds, key=lambda kind: str(kind.__struct_config__.tag))


# Orders that are younger than the pinned hands: to draw them too would change every
# hand without a change of play. `tests/unit/table/test_asks.py` gives them at every table.
YOUNGER = {AdmitToTable, BarFromTable, ChangeSeat, ListFirst, MoveIn, MoveOut, Stay}
TABLE = [kind for kind in _known(TableCommand) if kind not in YOUNGER]
# The kinds are fixed when this is read: another test may add its own.
KINDS = (_known(Command), TABLE, sorted(ALL_REPORTS, key=lambda k: k.__name__))


def _made(rng: Random, table: Table, kind: Any) -> Any:
    fields = {}
    for field in kind.fields:
        if field.required or rng.random() < 0.5:
            fields[field.name] = _value(rng, table, field.type)
    return kind.cls(**fields)


def _value(rng: Random, table: Table, kind: Any) -> Any:
    """A value of a type, mostly from the seats, amounts and cards of this table."""
    match kind:
        case inspect.UnionType(types=types):
            return _value(rng, table, rng.choice(types))
        case inspect.VarTupleType(item_type=item):
            return tuple(_value(rng, table, item) for _ in range(rng.choice((0, 1, 2, 3, 5))))
        case inspect.DictType(key_type=key, value_type=value):
            count = rng.choice((0, 1, 2))
            return {_value(rng, table, key): _value(rng, table, value) for _ in range(count)}
    return _single(rng, table, kind)


def _single(rng: Random, table: Table, kind: Any) -> Any:
    match kind:
        case inspect.IntType():
            return rng.choice((*table.players, *NUMBERS) if rng.random() < 0.6 else _sums(table))
        case inspect.LiteralType(values=values):
            return rng.choice(values)
        case inspect.BoolType():
            return rng.random() < 0.5
        case inspect.StrType():
            return rng.choice(WORDS) if rng.random() < 0.3 else _card(rng, table)
        case inspect.NoneType():
            return None
    raise AssertionError(f"no value of {kind}")


def _sums(table: Table) -> tuple[int, ...]:
    """The chips in one place of the table, and a cent less or more: the edges of the rules."""
    chips = {0, *(player.chips for player in table.players.values())}
    if table.hand is not None:
        chips |= set(table.hand.chips.values())
        chips |= set(table.hand.bets.values()) if isinstance(table.hand, PotHand) else {0}
    return tuple(sorted({much + more for much in chips for more in (-1, 0, 1)}))


def _card(rng: Random, table: Table) -> Card:
    lying = [c for place in places(table.hand) for c in place] if table.hand else []
    known = [card for card in lying if card != HIDDEN]
    return rng.choice(known) if known else Card("As")


def answered(table: Table, order: Any) -> str:
    """A table's answer to an order, given to a copy."""
    try:
        events = play(table.copy(), order)
    except Illegal as refused:
        return f"{refusal_words(refused)} ({refused.cite})"
    return " ".join(msgspec.json.encode(event).decode() for event in events)
