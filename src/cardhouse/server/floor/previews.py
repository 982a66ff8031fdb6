"""Previews of rulings in words, for the floor's console."""

from __future__ import annotations

from collections.abc import Iterator

from cardhouse.floor.core.reports import Report
from cardhouse.rulebook import AnyPosted
from cardhouse.server.floor.forms import Wording
from cardhouse.server.floor.messages import CardsGoing, ChipsGoing, RulingPreview
from cardhouse.server.messages import Line, RuleText
from cardhouse.table import Table
from cardhouse.table.accounts import purse
from cardhouse.table.events import TableEvent
from cardhouse.table.preview import Preview, preview
from cardhouse.words.announced import announced
from cardhouse.words.floor import account_said
from cardhouse.words.speech import line, spoken


def preview_view(
    name: str,
    posted: AnyPosted,
    table: Table,
    report: Report,
    *,
    seq: int,
    second: bool,
    language: str,
) -> RulingPreview:
    """A ruling on a copy of the table, in words; Illegal as it would be for good."""
    foreseen = preview(name, table, report)
    wording = Wording(table, language)
    lines = tuple(_lines(posted, table, foreseen, wording))
    cited = dict.fromkeys(event.cite for event in foreseen.events if event.cite)
    rules = {rule.id: rule for key in cited for rule in _book(posted, table).cited(key)}
    return RulingPreview(
        seq=seq,
        words=wording.title(type(report)),
        before=wording.places(foreseen.before),
        after=wording.places(foreseen.after),
        cards=tuple(
            CardsGoing(
                cards=each.cards,
                source=wording.place(each.source),
                target=wording.place(each.target),
            )
            for each in foreseen.moved
        ),
        chips=tuple(_chips(name, foreseen, wording)),
        rules=tuple(
            RuleText(id=rule.id, text=rule.text, kind=rule.kind, practice=rule.practice)
            for rule in rules.values()
        ),
        lines=lines,
        deals=foreseen.deals,
        second=second,
    )


def _book(posted: AnyPosted, table: Table) -> AnyPosted:
    return posted.plays(table.dealt.game.name)


def _lines(posted: AnyPosted, table: Table, foreseen: Preview, wording: Wording) -> Iterator[Line]:
    for number, (said, event) in enumerate(announced(table, foreseen), 1):
        heard = line(said, wording.listener)
        book = posted if isinstance(event, TableEvent) else _book(posted, table)
        rules = dict.fromkeys(
            rule.id for key in (event.cite, *said.cites) if key for rule in book.cited(key)
        )
        yield Line(
            seq=number,
            text=heard.text,
            short=heard.short,
            cards=heard.cards,
            id=said.id,
            args=said.args,
            rules=tuple(rules),
            kind=str(type(event).__struct_config__.tag),
        )


def _chips(name: str, foreseen: Preview, wording: Wording) -> Iterator[ChipsGoing]:
    """Every account of the table, those of players first."""
    accounts = sorted(foreseen.chips, key=lambda each: (not _own(name, each).isdigit(), each))
    for account in accounts:
        before, after = foreseen.chips[account]
        own = _own(name, account)
        if account.startswith(purse("")):
            words = account.removeprefix(purse(""))
        else:
            said = account_said(int(own) if own.isdigit() else own)
            words = spoken(said, wording.listener)
        yield ChipsGoing(account=own, words=words, before=before, after=after)


def _own(name: str, account: str) -> str:
    """An account as the hand names it."""
    return account.removeprefix(f"{name}/")
