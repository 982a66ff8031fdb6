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
from cardhouse.words.said import Arg, Cash, Listed, Said, say
from cardhouse.words.speech import plain

# The entries of a player's own account that have a message, by their reasons.
KNOWN = (
    "cage.sold",
    "cage.redeemed",
    "cage.lent",
    "cage.settled",
    "cage.held",
    "seat.buy-in",
    "seat.short-buy",
    "seat.leave",
    "mistake.abandoned.cage",
)


def money(cents: int) -> str:
    """An amount in a column."""
    return f"{cents / 100:,.2f}"


class Sheets:
    """Prints sheets one under the other, each with its title, in one language."""

    def __init__(self, language: str) -> None:
        self._console = Console(highlight=False)
        self._language = language

    def words(self, key: str, **args: Arg) -> str:
        return plain(say(key, **args), self._language)

    def title(self, key: str, **args: Arg) -> None:
        self._console.print(escape(self.words(key, **args)), style="bold")

    def say(self, key: str, style: str = "", **args: Arg) -> None:
        self._console.print(escape(self.words(key, **args)), style=style)

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
        self.title(f"sheet-{title}")
        if not lines:
            self.say("sheet-empty", "dim")
            return
        table = Table(
            box=SIMPLE_HEAD,
            pad_edge=False,
            show_edge=False,
            header_style="dim",
            padding=(0, 1, 0, 0),
        )
        for number, name in enumerate(heads):
            head = self.words(f"head-{name}") if name else ""
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

    def agreed(self, agreed: Sequence[Said]) -> None:
        self._console.print()
        self.say("day-agreed", "green", agreed=Listed(tuple(agreed), "semicolon"))


def pages(found: Report, table: str, agreed: Sequence[Said], language: str) -> None:
    """Print the whole report, or that of one table."""
    sheets, period = Sheets(language), found.period.said
    of: dict[str, Arg] = {"of_table": bool(table), "table": table, "money": found.money}
    sheets.title("day-title", period=period, **of)
    for shift in found.cage.shifts:
        sheets.say("day-shift", number=shift.number, time=shift.begin[11:16], by=shift.by)
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


def statement(found: Report, name: str, agreed: Sequence[Said], language: str) -> None:
    """Print the statement of one player."""
    sheets, has = Sheets(language), standing(found, name)
    period = found.period.said
    sheets.title("statement-title", name=name, period=period, money=found.money)
    sheets.say("statement-opening", amount=Cash(has["opening"]))
    lines = [
        [_when(entry), _why(sheets, entry), money(entry.amount), money(entry.balance)]
        for entry in has["entries"]
    ]
    sheets.sheet("away", ("", "what", "amount", "balance"), lines, words=2)
    heads = ("table", *PLAYED)
    tables = [[name, *_played(played)] for name, played in sorted(has["tables"].items())]
    sheets.sheet("at-tables", heads, tables)
    cage = has["cage"]
    if cage is not None and cage.reported:
        sheets.say("day-cash", "yellow")
    sheets.agreed(agreed)


# The columns of a player's hands at a table.
PLAYED = ("hands", "bought", "took", "fees", "prizes", "won")


def _when(entry: Entry) -> str:
    """The time of an entry to the second."""
    return entry.at[:19].replace("T", " ")


def _why(sheets: Sheets, entry: Entry) -> str:
    where = entry.stream.partition("/")[2]
    why = "bonus" if entry.why.startswith("bonus.paid.") else entry.why
    key = why.replace(".", "-") if why in KNOWN or why == "bonus" else "other"
    return sheets.words("entry", why=key, reason=entry.why, at_table=bool(where), where=where)


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
        lines.append([sheets.words("sheet-all-tables"), f"{hands:,}", *map(money, total)])
    heads = ("table", "hands", "opening", "collected", "fetched", "closing")
    sheets.sheet("drop", heads, lines, total=len(lines) > 1)


def _taken(box: Box) -> int:
    """Chips that left a box: counted, missing at the count, or shared out."""
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
    sheets.sheet("by-game", ("game", "tables", "hands", "collected"), lines)


def _pools(sheets: Sheets, found: Report) -> None:
    lines = [
        [
            f"{pool.bonus}, {pool.house}",
            *map(money, (pool.opening, pool.collected, pool.advanced, pool.paid, pool.closing)),
        ]
        for pool in found.pools
    ]
    heads = ("bonus", "opening", "collected", "house", "paid", "closing")
    sheets.sheet("pools", heads, lines)


def _free(sheets: Sheets, found: Report) -> None:
    """Print bonuses played for without a purchase, if the room ever had any."""
    lines = [[d.table, f"{d.hands:,}", f"{d.won:,}", money(d.paid)] for d in found.free]
    if lines:
        sheets.sheet("free", ("game", "hands", "prizes", "paid"), lines)


def _liability(sheets: Sheets, found: Report) -> None:
    bots = ("bots",) if found.money == "play-money" else ()
    parts = ("purses", *bots, "tables", "held", "prizes", "total")
    lines = [
        [
            sheets.words("liability", part=part),
            *(money(getattr(each, part)) for each in (found.before, found.after)),
        ]
        for part in parts
    ]
    sheets.sheet("liability", ("", "opening", "closing"), lines, total=True)


def _cage(sheets: Sheets, found: Report) -> None:
    cage = found.cage
    loans = (
        ("lent", cage.lent),
        ("bots", cage.lent_to_bots),
        ("settled", sum(settled.chips for settled in cage.settlements)),
    )
    counts = (
        ("sold", cage.sold),
        ("redeemed", cage.redeemed),
        *((what, amount) for what, amount in loans if amount),
        ("drop", sum(drop.counted for drop in cage.drops)),
        ("short", found.short.received),
        ("over", found.over.received),
    )
    sums = [[sheets.words("caged", what=what), money(amount)] for what, amount in counts]
    sheets.sheet("cage", ("", "amount"), sums)
    lines = [
        [
            f"{each.drawer}, {each.by}",
            *map(money, (each.opening, each.sold, each.redeemed, each.filled)),
            sheets.words("drawer-open") if each.counted is None else money(each.counted),
            "" if each.counted is None else money(each.over),
        ]
        for each in cage.drawers
    ]
    heads = ("drawer", "opening", "sold", "redeemed", "filled", "counted", "over")
    sheets.sheet("drawers", heads, lines)
    for settled in cage.settlements:
        for paid in settled.payments:
            amount = Cash(paid.amount)
            sheets.say("day-paid", payer=paid.payer, payee=paid.payee, amount=amount)
    for drop in cage.drops:
        if drop.short:
            short: dict[str, Arg] = {"amount": Cash(drop.short), "table": drop.table}
            sheets.say("day-short", "yellow", reason=drop.reason, by=drop.by, **short)
    for name, patron in cage.patrons.items():
        if patron.reported:
            came, went = Cash(patron.cash_in), Cash(patron.cash_out)
            sheets.say("patron-cash", "yellow", name=name, came=came, went=went)


def _at_table(sheets: Sheets, day: TableDay) -> None:
    lines = [[name, *_played(played)] for name, played in sorted(day.players.items())]
    sheets.sheet("players", ("player", *PLAYED), lines)


def _banks(sheets: Sheets, days: Sequence[TableDay]) -> None:
    lines = []
    for day in days:
        rows = [
            (
                sheets.words("banker", name=name, role=bank.role),
                *(f"{n:,}" for n in (bank.offered, bank.taken, bank.passed, bank.hands)),
            )
            for name, bank in sorted(day.banks.items())
        ]
        if day.broken:
            rows.append((sheets.words("banker-nobody", times=day.broken), "", "", "", ""))
        lines += [("" if i else day.table, *row) for i, row in enumerate(rows)]
    heads = ("table", "player", "offered", "taken", "passed", "hands")
    sheets.sheet("banks", heads, lines, words=2)
