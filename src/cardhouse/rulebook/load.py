"""From a house's folder to its games, ready to be opened."""

import hashlib
import json
from functools import cache
from importlib.resources.abc import Traversable

import msgspec

from cardhouse.rulebook.bonuses import bonus_faults
from cardhouse.rulebook.book import BonusPage, GamePage, House, Posted, RoomPage
from cardhouse.rulebook.convert import Source, converted
from cardhouse.rulebook.enforced import house_enforced_faults
from cardhouse.rulebook.errors import Fault, RulebookError
from cardhouse.rulebook.files import BONUSES, ROOM, Page, extended, folder, games, houses, read
from cardhouse.rulebook.law import fund_law
from cardhouse.rulebook.pages import OPTIONS, type_of
from cardhouse.rulebook.sense import family_faults, game_faults, room_cite_faults, room_faults


@cache
def load(house: str) -> House:
    """A house by its name or folder; a bad book is a RulebookError."""
    book, faults = examine(folder(house))
    if faults or book is None:
        raise RulebookError(faults)
    return book


def posted(house: str, game: str) -> Posted:
    """One game of a house."""
    book = load(house)
    if game not in book.games:
        raise LookupError(f"no game {game!r} at {book.id}; it posts: {', '.join(book.games)}")
    return book.games[game]


def all_games() -> list[Posted]:
    """Every game of every house that comes with the package."""
    return [game for house in houses() for game in load(house).games.values()]


def examine(place: Traversable) -> tuple[House | None, list[Fault]]:
    """A house's folder as a book, or everything that is wrong with it."""
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
    for name in games(place):
        post, found = _examine_game(place, name, room, (page, prizes), bonuses)
        faults += found
        if post is not None:
            posts[name] = post
    if not broken:
        faults += [fault for post in posts.values() for fault in fund_law(post)]
    faults += bonus_faults(bonuses, posts, Source(f"{house}/{BONUSES}", prizes)) if prizes else []
    if room is not None and not faults:
        faults += room_cite_faults(room, posts.values(), source)
        faults = faults or house_enforced_faults(room.rule, posts.values(), source, bonuses)
    if faults or room is None:
        return None, faults
    return House(house, room, posts, bonuses), []


def reposted(house: str, name: str, text: str) -> Posted:
    """A game as it was posted when the text was kept: how an old log is read."""
    try:
        whole, own, prizes = msgspec.json.decode(text, type=tuple[Page, Page, Page])
    except msgspec.DecodeError:
        raise RulebookError(
            [Fault(f"{house}/{name}", "$", "not the text of a rule book")]
        ) from None
    source = Source(f"{house}/{name}", whole)
    page, faults = converted(whole, type_of(whole), source)
    room, more = converted(own, RoomPage, source)
    bonuses, most = converted(prizes, BonusPage, source)
    if page is None or room is None or bonuses is None:
        raise RulebookError([*faults, *more, *most])
    return _post(house, name, (room, page, bonuses), text)


def _examine_bonuses(place: Traversable) -> tuple[Page, BonusPage, list[Fault]]:
    """The house's page of bonuses, where it has one: as it stands, and as a book."""
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
    name: str,
    room: RoomPage | None,
    around: tuple[Page, Page],
    bonuses: BonusPage,
) -> tuple[Posted | None, list[Fault]]:
    """A game's page in its house; `around` it are the house's own page and that of its bonuses."""
    file = f"{place.name}/{name}.toml"
    try:
        own = read(place / f"{name}.toml", file)
        whole, base = extended(own, file, place)
    except RulebookError as error:
        return None, error.faults
    source = Source(file, own, base, f"{own.get('extends', '')}.toml")
    page, faults = converted(whole, type_of(whole), source, elsewhere=OPTIONS)
    if page is None or room is None:
        return None, faults
    if found := family_faults(page, source):
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
