"""The pages of a printed report, eighty columns wide."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from cardhouse.room.gathering import Box, Report
from cardhouse.room.players import standing
from cardhouse.room.statements import Entry
from cardhouse.room.table_days import GameDay, Played, TableDay

# Reasons why chips came to a player's own account or left it.
WHY = {
    "cage.sold": "chips bought",
    "cage.redeemed": "chips cashed in",
    "cage.lent": "chips lent",
    "cage.settled": "settled up",
    "cage.held": "held at the cage",
    "seat.buy-in": "buy-in",
    "seat.short-buy": "short buy",
    "seat.leave": "left the table",
    "mistake.abandoned.cage": "fetched into the stack",
}
NOTHING = "No activity."
# How the money works, said with every sheet.
MONEY = {"play-money": "play money", "club": "a club's chips", "cage": "chips for cash"}


def money(cents: int) -> str:
    """An amount in a column."""
    return f"{cents / 100:,.2f}"


class Sheets:
    """Prints sheets one under the other, each with its title."""

    def __init__(self) -> None:
        self._console = Console(highlight=False)

    def title(self, words: str) -> None:
        self._console.print(escape(words), style="bold")

    def say(self, words: str, style: str = "") -> None:
        self._console.print(escape(words), style=style)

    def sheet(
        self,
        title: str,
        heads: Sequence[str],
        lines: Sequence[Sequence[str]],
        *,
        words: int = 1,
        total: bool = False,
    ) -> None:
        """Print figures in columns, words first; the last line may be a total."""
        self._console.print()
        self.title(title)
        if not lines:
            self.say(NOTHING, "dim")
            return
        table = Table(
            box=SIMPLE_HEAD,
            pad_edge=False,
            show_edge=False,
            header_style="dim",
            padding=(0, 1, 0, 0),
        )
        for number, head in enumerate(heads):
            # Wide names wrap onto two lines; a figure never loses its end.
            if number < words:
                table.add_column(head, overflow="fold")
            else:
                table.add_column(head, justify="right", no_wrap=True)
        for number, line in enumerate(lines, 1):
            last = total and number == len(lines)
            cells = (escape(cell) for cell in line)
            table.add_row(*cells, style="bold" if last else "")
        self._console.print(table)

    def agreed(self, agreed: Sequence[str]) -> None:
        self._console.print()
        self.say(f"Compared with the ledger, and equal: {'; '.join(agreed)}.", "green")


def pages(found: Report, table: str, agreed: Sequence[str]) -> None:
    """Print the whole report, or that of one table."""
    sheets = Sheets()
    of = f", {table}" if table else ""
    sheets.title(f"Report of the room: {found.period.words}{of} ({MONEY[found.money]})")
    for shift in found.cage.shifts:
        sheets.say(f"Shift {shift.number} began at {shift.begin[11:16]}, led by {shift.by}.")
    _drop(sheets, found, [table] if table else sorted(found.tables))
    if table:
        _at_table(sheets, found.tables[table])
    else:
        _by_game(sheets, found)
        _pools(sheets, found)
        _free(sheets, found)
        _liability(sheets, found)
        _cage(sheets, found)
    _banks(sheets, [found.tables[table]] if table else list(found.tables.values()))
    sheets.agreed(agreed)


def statement(found: Report, name: str, agreed: Sequence[str]) -> None:
    """Print the statement of one player."""
    sheets, has = Sheets(), standing(found, name)
    sheets.title(f"Statement of {name}: {found.period.words} ({MONEY[found.money]})")
    sheets.say(f"Away from the tables: {money(has['opening'])} at the beginning.")
    lines = [
        [_when(entry), _why(entry), money(entry.amount), money(entry.balance)]
        for entry in has["entries"]
    ]
    sheets.sheet("Chips away from the tables", ("", "what", "amount", "balance"), lines, words=2)
    heads = ("table", "hands", "bought", "took along", "fees", "prizes", "won")
    tables = [[name, *_played(played)] for name, played in sorted(has["tables"].items())]
    sheets.sheet("At the tables", heads, tables)
    cage = has["cage"]
    if cage is not None and cage.reported:
        sheets.say("More than $10,000 in cash on one day: to be reported.", "yellow")
    sheets.agreed(agreed)


def _when(entry: Entry) -> str:
    """The time of an entry to the second."""
    return entry.at[:19].replace("T", " ")


def _why(entry: Entry) -> str:
    where = entry.stream.partition("/")[2]
    won = entry.why.startswith("bonus.paid.")
    words = "bonus won" if won else WHY.get(entry.why, entry.why)
    return f"{words}, {where}" if where else words


def _played(played: Played) -> list[str]:
    amounts = (played.bought, played.took, played.fees, played.prizes, played.won)
    return [f"{played.hands:,}", *map(money, amounts)]


def _drop(sheets: Sheets, found: Report, names: Sequence[str]) -> None:
    lines = []
    for name in names:
        box, day = found.boxes[name], found.tables[name]
        amounts = (box.opening, box.collected, _taken(box), box.closing)
        if day.hands or any(amounts):
            lines.append([name, f"{day.hands:,}", *map(money, amounts)])
    if len(lines) > 1:
        boxes = [found.boxes[name] for name in names]
        total = (
            sum(box.opening for box in boxes),
            sum(box.collected for box in boxes),
            sum(map(_taken, boxes)),
            sum(box.closing for box in boxes),
        )
        hands = sum(found.tables[name].hands for name in names)
        lines.append(["all tables", f"{hands:,}", *map(money, total)])
    heads = ("table", "hands", "opening", "collected", "fetched", "closing")
    sheets.sheet("Drop by table", heads, lines, total=len(lines) > 1)


def _taken(box: Box) -> int:
    """What left a box: counted, missing at the count, or shared out."""
    return box.fetched + box.short + box.settled


def _by_game(sheets: Sheets, found: Report) -> None:
    hands: Counter[tuple[str, str]] = Counter()
    drop: Counter[tuple[str, str]] = Counter()
    tables: Counter[tuple[str, str]] = Counter()
    for day in found.tables.values():
        for game, played in (day.games or {day.game: GameDay()}).items():
            key = day.house, game
            hands[key] += played.hands
            drop[key] += played.collected
            tables[key] += 1
        # Time collections belong to no single hand.
        timed = day.collected - sum(played.collected for played in day.games.values())
        drop[day.house, day.game] += timed
        tables[day.house, day.game] += day.game not in day.games and timed != 0
    lines = [
        [f"{house} {game}", str(tables[house, game]), f"{hands[house, game]:,}", money(drop[key])]
        for key in sorted(tables)
        for house, game in (key,)
        if hands[key] or drop[key]
    ]
    sheets.sheet("Drop by game", ("game", "tables", "hands", "collected"), lines)


def _pools(sheets: Sheets, found: Report) -> None:
    lines = [
        [
            f"{pool.bonus}, {pool.house}",
            *map(money, (pool.opening, pool.collected, pool.advanced, pool.paid, pool.closing)),
        ]
        for pool in found.pools
    ]
    heads = ("bonus", "opening", "collected", "house", "paid", "closing")
    sheets.sheet("Bonus pools", heads, lines)


def _free(sheets: Sheets, found: Report) -> None:
    """Print bonuses played for without a purchase, if the room ever had any."""
    lines = [[d.table, f"{d.hands:,}", f"{d.won:,}", money(d.paid)] for d in found.free]
    if lines:
        sheets.sheet("Played without a purchase", ("game", "hands", "prizes", "paid"), lines)


def _liability(sheets: Sheets, found: Report) -> None:
    parts = {
        "chips away from the tables": "purses",
        "bots, away from the tables": "bots",
        "chips on the tables": "tables",
        "held at the cage": "held",
        "prizes not paid yet": "prizes",
        "in all": "total",
    }
    lines = [
        [words, money(getattr(found.before, part)), money(getattr(found.after, part))]
        for words, part in parts.items()
        if part != "bots" or found.money == "play-money"
    ]
    sheets.sheet("What players have in the room", ("", "opening", "closing"), lines, total=True)


def _cage(sheets: Sheets, found: Report) -> None:
    cage = found.cage
    loans = (
        ("chips lent", cage.lent),
        ("chips lent to bots", cage.lent_to_bots),
        ("chips settled up", sum(settled.chips for settled in cage.settlements)),
    )
    counts = (
        ("chips sold", cage.sold),
        ("chips redeemed", cage.redeemed),
        *((words, amount) for words, amount in loans if amount),
        ("drop counted", sum(drop.counted for drop in cage.drops)),
        ("short", found.short.received),
        ("over", found.over.received),
    )
    sheets.sheet("Cage", ("", "amount"), [[words, money(amount)] for words, amount in counts])
    lines = [
        [
            f"{each.drawer}, {each.by}",
            *map(money, (each.opening, each.sold, each.redeemed, each.filled)),
            "open" if each.counted is None else money(each.counted),
            "" if each.counted is None else money(each.over),
        ]
        for each in cage.drawers
    ]
    heads = ("drawer", "opening", "sold", "redeemed", "filled", "counted", "over")
    sheets.sheet("Drawers", heads, lines)
    for settled in cage.settlements:
        for each in settled.payments:
            sheets.say(f"{each.payer} pays {each.payee} {money(each.amount)}.")
    for drop in cage.drops:
        if drop.short:
            words = f"Short by {money(drop.short)} at {drop.table}: {drop.reason} ({drop.by})."
            sheets.say(words, "yellow")
    for name, patron in cage.patrons.items():
        if patron.reported:
            words = f"{name}: {money(patron.cash_in)} cash in, {money(patron.cash_out)} cash out"
            sheets.say(f"{words}: more than $10,000 is to be reported.", "yellow")


def _at_table(sheets: Sheets, day: TableDay) -> None:
    heads = ("player", "hands", "bought", "took along", "fees", "prizes", "won")
    lines = [[name, *_played(played)] for name, played in sorted(day.players.items())]
    sheets.sheet("Players", heads, lines)


def _banks(sheets: Sheets, days: Sequence[TableDay]) -> None:
    lines = []
    for day in days:
        rows = [
            (
                f"{name} ({bank.role})" if bank.role != "player" else name,
                *(f"{n:,}" for n in (bank.offered, bank.taken, bank.passed, bank.hands)),
            )
            for name, bank in sorted(day.banks.items())
        ]
        if day.broken:
            rows.append((f"nobody, {day.broken:,} times", "", "", "", ""))
        lines += [("" if i else day.table, *row) for i, row in enumerate(rows)]
    heads = ("table", "player", "offered", "taken", "passed", "hands")
    sheets.sheet("Bank turns", heads, lines, words=2)
