"""From a house's folder to its games, ready to be opened."""

import hashlib
import json
from functools import cache
from importlib.resources.abc import Traversable
from typing import TypeVar

import msgspec

from cardhouse.rulebook.bonuses import bonus_faults
from cardhouse.rulebook.book import BonusPage, GamePage, Posted, RoomPage
from cardhouse.rulebook.convert import Source, converted
from cardhouse.rulebook.enforced import house_enforced_faults
from cardhouse.rulebook.errors import Fault, RulebookError
from cardhouse.rulebook.files import (
    BONUSES,
    ROOM,
    Page,
    extended,
    extended_name,
    folder,
    games,
    houses,
    read,
)
from cardhouse.rulebook.law import fund_law
from cardhouse.rulebook.mixed import AnyPosted, House, Mixed
from cardhouse.rulebook.mixing import examine_mixed, is_mixed, mixed_of
from cardhouse.rulebook.pages import OPTIONS, type_of
from cardhouse.rulebook.scripts import script_faults
from cardhouse.rulebook.sense import game_faults, room_cite_faults, room_faults

T = TypeVar("T")


@cache
def load(house: str) -> House:
    """A house by its name or folder; a bad book is a RulebookError."""
    book, faults = examine(folder(house))
    if faults or book is None:
        raise RulebookError(faults)
    return book


def posted(house: str, game: str) -> Posted:
    """A game of a house."""
    book = load(house)
    if game not in book.games:
        raise LookupError(f"no game {game!r} at {book.id}; it posts: {', '.join(book.games)}")
    return book.games[game]


def opened_by(house: str, name: str) -> AnyPosted:
    """The post a table of a house is opened by: one of its games, or several that change."""
    book = load(house)
    posts = book.posts()
    if name not in posts:
        raise LookupError(f"no game {name!r} at {book.id}; it posts: {', '.join(posts)}")
    return posts[name]


def all_games() -> list[Posted]:
    """Every game of every house that comes with the package."""
    return [game for house in houses() for game in load(house).games.values()]


def examine(place: Traversable) -> tuple[House | None, list[Fault]]:
    """A house's folder as a book, or all its faults."""
    house = place.name
    try:
        page = read(place / ROOM, f"{house}/{ROOM}")
    except RulebookError as error:
        return None, error.faults
    source = Source(f"{house}/{ROOM}", page)
    room, faults = converted(page, RoomPage, source)
    if room is not None:
        faults += room_faults(room, source)
    posts = {}
    prizes, bonuses, found = _examine_bonuses(place)
    faults += found
    broken = bool(found)
    names = games(place)
    if not names:
        what = "the house posts no game: it needs a page beside this one, such as holdem.toml"
        faults.append(source.fault("$", what))
    pages, found = _read(place, names)
    faults += found
    changing = {name: own for name, own in pages.items() if is_mixed(own)}
    for name in (name for name in pages if name not in changing):
        post, found = _examine_game(place, (name, pages[name]), room, (page, prizes), bonuses)
        faults += found
        if post is not None:
            posts[name] = post
    if not broken:
        faults += [fault for post in posts.values() for fault in fund_law(post)]
    mixed, found = _examine_mixed(place, changing, posts) if not faults else ({}, [])
    faults += found
    faults += bonus_faults(bonuses, posts, Source(f"{house}/{BONUSES}", prizes)) if prizes else []
    if room is not None and not faults:
        faults += room_cite_faults(room, posts.values(), source)
        faults = faults or house_enforced_faults(
            room.rule, posts.values(), source, bonuses, mixed.values()
        )
    if faults or room is None:
        return None, faults
    return House(house, room, posts, bonuses, mixed), []


def _read(place: Traversable, names: list[str]) -> tuple[dict[str, Page], list[Fault]]:
    """The pages of the games as they stand, and the faults of those that cannot be read."""
    pages: dict[str, Page] = {}
    faults: list[Fault] = []
    for name in names:
        try:
            pages[name] = read(place / f"{name}.toml", f"{place.name}/{name}.toml")
        except RulebookError as error:
            faults += error.faults
    return pages, faults


def reposted(house: str, name: str, text: str) -> AnyPosted:
    """The post as it was when the text was kept, for reading an old log."""
    if text.startswith("{"):
        kept = _decoded(text, _KeptMixed, house, name)
        games = [_reposted_game(house, game, kept.games[game]) for game in kept.page["games"]]
        return mixed_of(house, name, kept.page, games)
    return _reposted_game(house, name, text)


class _KeptMixed(msgspec.Struct):
    """The text of tables with several games: their page, and the text of each game."""

    page: Page
    games: dict[str, str]


def composed(house: str, name: str, page: Page, room: Page) -> Posted:
    """A game that no file posts, from its page and its house's page as data."""
    return _reposted_game(house, name, json.dumps([page, room, {}], sort_keys=True))


def _reposted_game(house: str, name: str, text: str) -> Posted:
    whole, own, prizes = _decoded(text, tuple[Page, Page, Page], house, name)
    source = Source(f"{house}/{name}", whole)
    page, faults = converted(whole, type_of(whole), source)
    room, more = converted(own, RoomPage, source)
    bonuses, most = converted(prizes, BonusPage, source)
    if page is None or room is None or bonuses is None:
        raise RulebookError([*faults, *more, *most])
    return _post(house, name, (room, page, bonuses), text)


def _decoded(text: str, kind: type[T], house: str, name: str) -> T:
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.DecodeError:
        raise RulebookError(
            [Fault(f"{house}/{name}", "$", "not the text of a rule book")]
        ) from None


def _examine_mixed(
    place: Traversable, pages: dict[str, Page], posts: dict[str, Posted]
) -> tuple[dict[str, Mixed], list[Fault]]:
    """Pages of tables with changing games, beside the games they name."""
    found: dict[str, Mixed] = {}
    faults: list[Fault] = []
    for name, own in pages.items():
        mixed, more = examine_mixed(place.name, name, own, posts)
        faults += more
        if mixed is not None:
            found[name] = mixed
    return found, faults


def _examine_bonuses(place: Traversable) -> tuple[Page, BonusPage, list[Fault]]:
    """The house's page of bonuses, if any: as it stands, and as a book."""
    if not (place / BONUSES).is_file():
        return {}, BonusPage(), []
    file = f"{place.name}/{BONUSES}"
    try:
        own = read(place / BONUSES, file)
    except RulebookError as error:
        return {}, BonusPage(), error.faults
    page, faults = converted(own, BonusPage, Source(file, own))
    return ({}, BonusPage(), faults) if page is None else (own, page, faults)


def _examine_game(
    place: Traversable,
    named: tuple[str, Page],
    room: RoomPage | None,
    around: tuple[Page, Page],
    bonuses: BonusPage,
) -> tuple[Posted | None, list[Fault]]:
    """A game's page in its house; `around` holds the house's own page and its bonus page."""
    name, own = named
    file = f"{place.name}/{name}.toml"
    try:
        whole, base = extended(own, file, place)
    except RulebookError as error:
        return None, error.faults
    source = Source(file, own, base, extended_name(own.get("extends", ""), place))
    page, faults = converted(whole, type_of(whole), source, elsewhere=OPTIONS)
    if page is None or room is None:
        return None, faults
    if found := script_faults(page, whole, source):
        return None, [*faults, *found]
    text = json.dumps([whole, *around], sort_keys=True)
    post = _post(place.name, name, (room, page, bonuses), text)
    return post, game_faults(post, source)


def _post(house: str, name: str, pages: tuple[RoomPage, GamePage, BonusPage], text: str) -> Posted:
    room, page, bonuses = pages
    fingerprint = hashlib.sha256(text.encode()).hexdigest()
    return Posted(
        house=house, name=name, room=room, page=page, text=text, hash=fingerprint, bonuses=bonuses
    )
