"""The figures of a report, as the pages and the files for spreadsheets show them."""

from __future__ import annotations

from msgspec import Struct

from cardhouse.room.gathering import Report
from cardhouse.room.table_days import Played


class TableFigures(Struct, frozen=True, kw_only=True):
    """A table in a period; amounts in cents."""

    table: str
    house: str
    game: str
    rules: str
    hands: int
    cancelled: int
    # Dropped into the box, and paid to the bonuses, less refunds.
    collected: int
    bonus: int
    # The box: at the beginning, fetched, missing at the counts, at the end.
    opening: int
    fetched: int
    short: int
    closing: int


class PersonFigures(Struct, kw_only=True):
    """A person in a period, at all tables and at the cage; amounts in cents."""

    name: str
    # True for a bot, whose chips are lent and never sold.
    bot: bool = False
    tables: int = 0
    hands: int = 0
    # Brought to the tables and taken along.
    bought: int = 0
    took: int = 0
    fees: int = 0
    prizes: int = 0
    # From pots, wagers and banks, less what was put in.
    won: int = 0
    # Bought and redeemed at the cage, and how much of it was cash.
    sold: int = 0
    redeemed: int = 0
    cash_in: int = 0
    cash_out: int = 0
    # True if their cash must be reported.
    reported: bool = False


def by_table(found: Report) -> tuple[TableFigures, ...]:
    """Every table with its box."""
    return tuple(
        TableFigures(
            table=name,
            house=day.house,
            game=day.game,
            rules=day.rules,
            hands=day.hands,
            cancelled=day.cancelled,
            collected=day.collected,
            bonus=day.bonus,
            opening=found.boxes[name].opening,
            fetched=found.boxes[name].fetched,
            short=found.boxes[name].short,
            closing=found.boxes[name].closing,
        )
        for name, day in sorted(found.tables.items())
    )


def by_person(found: Report) -> tuple[PersonFigures, ...]:
    """Everybody who played, bought or redeemed."""
    people: dict[str, PersonFigures] = {}
    for day in found.tables.values():
        for name, played in day.players.items():
            _add(people.setdefault(name, PersonFigures(name=name)), played)
    for name, patron in found.cage.patrons.items():
        person = people.setdefault(name, PersonFigures(name=name))
        person.sold, person.redeemed = patron.sold, patron.redeemed
        person.cash_in, person.cash_out = patron.cash_in, patron.cash_out
        person.reported = patron.reported
    return tuple(people[name] for name in sorted(people, key=str.casefold))


def _add(person: PersonFigures, played: Played) -> None:
    person.bot = played.bot
    person.tables += 1
    person.hands += played.hands
    person.bought += played.bought
    person.took += played.took
    person.fees += played.fees
    person.prizes += played.prizes
    person.won += played.won


def totals(found: Report) -> dict[str, int]:
    """The figures of a period that are written down when its books are closed, in cents."""
    tables = found.tables.values()
    return {
        "hands": sum(day.hands for day in tables),
        "collected": sum(day.collected for day in tables),
        "bonus": sum(day.bonus for day in tables),
        "sold": found.cage.sold,
        "redeemed": found.cage.redeemed,
        "lent": found.cage.lent,
        "lent_to_bots": found.cage.lent_to_bots,
        "settled": sum(each.chips for each in found.cage.settlements),
        "drop": sum(drop.counted for drop in found.cage.drops),
        "short": found.short.received - found.short.paid,
        "over": found.over.received - found.over.paid,
        "players": found.after.total,
    }
