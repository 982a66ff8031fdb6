"""The manager's page: figures of a house's games, with plots, as one HTML file."""

from collections.abc import Iterator, Sequence
from html import escape

from msgspec import Struct

from cardhouse.analysis.worth.bonus import RUNS, WEEKS, Course
from cardhouse.analysis.worth.house import Assumed, Banked, Drop, Fee
from cardhouse.analysis.worth.plots import Axis, Series, bars, lines
from cardhouse.analysis.worth.style import STYLE


class Figures(Struct, frozen=True, kw_only=True):
    """Everything a page shows."""

    house: str
    name: str
    assumed: Assumed
    banked: tuple[Banked, ...]
    fees: tuple[Fee, ...]
    drops: tuple[Drop, ...]
    courses: tuple[Course, ...]


def money(cents: float) -> str:
    """Whole dollars if possible, otherwise with cents."""
    dollars = abs(cents) / 100
    text = f"{dollars:,.0f}" if abs(dollars - round(dollars)) < 0.005 else f"{dollars:,.2f}"
    return f"{'-' if cents < 0 else ''}${text}"


def percent(share: float, digits: int = 2) -> str:
    """A share in percent, with a true minus sign."""
    return f"{100 * share:+.{digits}f} %".replace("-", "\u2212")


def page(found: Figures) -> str:
    """The whole page."""
    parts = [*_head(found), *_banked(found), *_fees(found), *_drops(found), *_bonuses(found)]
    title = escape(f"What the games at {found.name} are worth")
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="color-scheme" content="light dark">'
        f"<style>{STYLE}</style></head><body><main>{''.join(parts)}</main></body></html>\n"
    )


def _head(found: Figures) -> Iterator[str]:
    assumed = found.assumed
    box = sum(drop.per_hour for drop in found.drops if drop.fund == "box")
    fund = sum(drop.per_hour for drop in found.drops if drop.fund == "bonus")
    tables = sum(drop.tables for drop in found.drops)
    yield f"<header><h1>What the games at {escape(found.name)} are worth</h1></header>"
    tiles = [
        (money(box), f"drop an hour at {tables} open table{'s' * (tables != 1)}"),
        (money(box * assumed.hours), f"drop a day of {assumed.hours} hours"),
    ]
    if fund:
        tiles.append((money(fund), "an hour into players' bonus funds"))
    yield '<div class="tiles">'
    for value, words in tiles:
        yield f'<div class="tile"><strong>{value}</strong><span>{escape(words)}</span></div>'
    yield "</div>"
    bet = money(assumed.bet) if assumed.bet else "the least that the table takes"
    yield (
        f'<p class="how"><b>Assumed</b>, and settable: {assumed.players} at each table, the bank '
        f"included; at banked tables everybody bets {bet}; {assumed.hours} hours a day; hands an "
        "hour as in the tables below. Everything else follows from the rule book.</p>"
    )


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]], *, told: bool = False) -> str:
    """Rows of numbers, each subject named once; the last column may be words."""
    names = [row[0] for row in rows]
    rows = [
        ["" if i and names[i - 1] == row[0] else row[0], *row[1:]] for i, row in enumerate(rows)
    ]
    kind = ' class="told"' if told else ""
    head = "".join(f"<th>{escape(each)}</th>" for each in heads)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows
    )
    return (
        f'<div class="wide"><table{kind}><thead><tr>{head}</tr></thead><tbody>{body}</tbody>'
        "</table></div>"
    )


def _banked(found: Figures) -> Iterator[str]:
    if not found.banked:
        return
    yield "<section><h2>Banked games: who has the edge</h2>"
    rows = [
        [
            f"{each.title}, {each.table}",
            percent(each.player, 3),
            percent(-each.player, 3),
            each.how,
        ]
        for each in found.banked
    ]
    yield _table(["table", "player", "bank", "how it was found"], rows, told=True)
    yield '<p class="how">Shares of the first wager, before collections.</p></section>'
    yield "<section><h2>Collections as a share of the bet</h2>"
    yield _curves(found.banked)
    rows = [
        [
            f"{each.title}, {each.table}",
            money(limit.bet),
            money(limit.collection),
            f"{100 * limit.share:.2f} %",
            percent(limit.player),
        ]
        for each in found.banked
        for limit in each.limits
    ]
    yield _table(["table", "bet", "collection", "share", "player after it"], rows)
    yield (
        '<p class="how">Collections are exact: they are posted. Each bet is the last one of a '
        "rate, or the table's limit. The bank pays "
        f"{_bank_fees(found.banked)} a hand beside it.</p></section>"
    )


def _bank_fees(tables: Sequence[Banked]) -> str:
    return " or ".join(money(fee) for fee in sorted({each.bank_fee for each in tables}))


def _curves(tables: Sequence[Banked]) -> str:
    """A line for each different posting of rates."""
    named: dict[tuple[tuple[float, float], ...], list[str]] = {}
    for each in tables:
        curve = tuple((at.bet / 100, 100 * at.share) for at in each.curve)
        named.setdefault(curve, []).append(f"{each.title}, {each.table}")
    series = [Series(name="; ".join(names), points=curve) for curve, names in named.items()]
    x = Axis(label="bet", words=lambda v: f"${v:g}", log=True)
    y = Axis(label="share", words=lambda v: f"{v:g} %")
    return f"<figure>{lines(series, x, y, 'Collection as a share of the bet')}</figure>"


def _fees(found: Figures) -> Iterator[str]:
    if not found.fees:
        return
    yield "<section><h2>Games without a bank: the fee of a hand</h2>"
    rows = [
        [
            f"{each.title}, {each.table}",
            money(each.fee),
            money(each.big_bet),
            f"{100 * each.share:.1f} %",
            f"{each.per_100:.2f}",
        ]
        for each in found.fees
    ]
    yield _table(["table", "fee", "largest bet", "share", "bets/100 hands"], rows)
    yield (
        f'<p class="how">Exact: posted fees for {found.assumed.players} players. The last column '
        "is what a hundred hands cost each of them, in largest bets.</p></section>"
    )


def _drops(found: Figures) -> Iterator[str]:
    open_ = [drop for drop in found.drops if drop.tables]
    yield "<section><h2>Expected drop an hour</h2>"
    values = [(drop.title, drop.per_hour / 100) for drop in open_ if drop.fund == "box"]
    if values:
        chart = bars(values, lambda v: money(v * 100), "Expected drop an hour by game")
        yield f"<figure>{chart}</figure>"
    rows = [
        [
            f"{drop.title}, {drop.table}",
            str(drop.tables),
            str(drop.pace),
            money(drop.per_hand),
            money(drop.per_hour) + (" to the bonuses" if drop.fund == "bonus" else ""),
        ]
        for drop in open_
    ]
    yield _table(["game, table", "tables", "hands/hour", "a hand", "an hour"], rows)
    yield (
        '<p class="how">Posted fees times hands an hour. Every hand pays; tables and hands an '
        "hour are assumed.</p></section>"
    )


def _bonuses(found: Figures) -> Iterator[str]:
    if not found.courses:
        return
    yield f"<section><h2>Bonus pools over {WEEKS} weeks</h2>"
    x = Axis(label="weeks", words=lambda v: f"{v:g}")
    y = Axis(label="prize", words=lambda v: f"${v:,.0f}")
    for course in found.courses:
        points = [(week + 1.0, mean / 100) for week, (mean, _, _) in enumerate(course.prize)]
        band = [(low / 100, high / 100) for _, low, high in course.prize]
        series = [Series(name="mean prize; nine runs of ten in the band", points=points, band=band)]
        chart = lines(series, x, y, f"Prize of the {course.title} by week")
        yield f"<figure><figcaption>{escape(course.title)}</figcaption>{chart}</figure>"
    rows = [
        [
            course.title,
            f"1 in {1 / course.chance.likely:,.0f}" if course.chance.likely else "never seen",
            f"{course.wins:.2f}",
            money(round(course.collected, -2)),
            money(round(course.advanced, -2)),
            money(round(course.paid, -2)),
        ]
        for course in found.courses
    ]
    heads = ["bonus", "hit in a hand", "hits a day", "players pay", "house pays", "paid out"]
    yield _table(heads, rows)
    notes = "; ".join(f"{escape(course.title)}: {course.how}" for course in found.courses)
    yield (
        f'<p class="how">Money is the mean over {WEEKS} weeks of {RUNS} simulated runs by the '
        f"bonuses' own rules. How likely a hit is: {notes}.</p></section>"
    )
