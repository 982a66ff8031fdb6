"""A game on one page, in words of a language: from the script and the options of its book."""

from __future__ import annotations

from msgspec.structs import replace

from cardhouse.coach.families import coach_of
from cardhouse.coach.sheet import Told, order_of
from cardhouse.rulebook import AnyPosted, Mixed, Posted
from cardhouse.server.lobby import fees
from cardhouse.server.messages import wire_name
from cardhouse.server.practice.messages import GameSheet, Picture, StepText
from cardhouse.words.book import all_table_words
from cardhouse.words.said import Said, say
from cardhouse.words.speech import Listener, plain, spoken


def sheet(posted: AnyPosted, table: str, language: str) -> GameSheet:
    """The page of a game, or of a table whose game changes; `table` is where the room deals it."""
    if isinstance(posted, Mixed):
        titles = {game.name: game.title for game in posted.games.values()}
        first = next(iter(posted.games.values()))
        found = _sheet(posted, first, table, language)
        return _mixed(found, posted, titles, language)
    return _sheet(posted, posted, table, language)


def _sheet(posted: AnyPosted, plays: Posted, table: str, language: str) -> GameSheet:
    game = plays.game(plays.table(""))
    about = coach_of(game).sheet(game)
    return GameSheet(
        house=posted.house,
        house_name=posted.room.name,
        game=posted.name,
        title=posted.title,
        family=wire_name(plays.family),
        aim=plain(about.aim, language),
        order=tuple(_step(each, language) for each in order_of(game)),
        wins=plain(about.wins, language),
        pictures=tuple(
            Picture(words=plain(each.said, language), cards=each.cards) for each in about.pictures
        ),
        costs=_costs(posted, language),
        special=tuple(plain(each, language) for each in about.special),
        words=tuple(_step(Told(Said(f"learn-word-{each}")), language) for each in about.words),
        table=table,
    )


def _costs(posted: AnyPosted, language: str) -> tuple[str, ...]:
    """The usual table in a line, and whatever is collected that this line does not say."""
    usual = posted.page.table[0].name
    tables = all_table_words(posted, usual, language)
    more = (fee for fee in fees(posted, usual, language) if not any(fee in t for t in tables))
    return (*tables, *more)


def _mixed(found: GameSheet, posted: Mixed, titles: dict[str, str], language: str) -> GameSheet:
    """A table whose game changes: it names its games, and each has a page of its own."""
    return replace(
        found, games=titles, aim=plain(say("learn-aim-mixed"), language), order=(), pictures=()
    )


def _step(told: Told, language: str) -> StepText:
    to = Listener(language=language)
    title = spoken(told.said, to, "title")
    if told.times > 1:
        title = plain(Said("learn-times", {"title": title, "times": told.times}), language)
    return StepText(title=title, text=plain(told.said, language))
