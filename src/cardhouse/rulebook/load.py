"""From a house's folder to its games, ready to be opened."""

import hashlib
import json
from functools import cache
from importlib.resources.abc import Traversable

from msgspec.structs import replace

from cardhouse.rulebook.bonuses import bonus_faults
from cardhouse.rulebook.book import BonusPage, GamePage, House, Posted, RoomPage
from cardhouse.rulebook.convert import Source, converted
from cardhouse.rulebook.errors import Fault, RulebookError
from cardhouse.rulebook.files import BONUSES, ROOM, extended, folder, games, houses, read
from cardhouse.rulebook.sense import game_faults, room_cite_faults, room_faults


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
    for name in games(place):
        post, found = _examine_game(place, name, room)
        faults += found
        if post is not None:
            posts[name] = post
    bonuses, found = _examine_bonuses(place, posts)
    faults += found
    if room is not None and not faults:
        faults += room_cite_faults(room, posts.values(), source)
    if faults or room is None:
        return None, faults
    posts = {name: replace(post, bonuses=bonuses) for name, post in posts.items()}
    return House(house, room, posts, bonuses), []


def _examine_bonuses(place: Traversable, posts: dict[str, Posted]) -> tuple[BonusPage, list[Fault]]:
    """The house's page of bonuses, where it has one."""
    if not (place / BONUSES).is_file():
        return BonusPage(), []
    file = f"{place.name}/{BONUSES}"
    try:
        own = read(place / BONUSES, file)
    except RulebookError as error:
        return BonusPage(), error.faults
    source = Source(file, own)
    page, faults = converted(own, BonusPage, source)
    if page is None:
        return BonusPage(), faults
    return page, bonus_faults(page, posts, source)


def _examine_game(
    place: Traversable, name: str, room: RoomPage | None
) -> tuple[Posted | None, list[Fault]]:
    file = f"{place.name}/{name}.toml"
    try:
        own = read(place / f"{name}.toml", file)
        whole, base = extended(own, file, place)
    except RulebookError as error:
        return None, error.faults
    source = Source(file, own, base, f"{own.get('extends', '')}.toml")
    page, faults = converted(whole, GamePage, source)
    if page is None or room is None:
        return None, faults
    text = json.dumps([whole, read(place / ROOM, ROOM)], sort_keys=True)
    fingerprint = hashlib.sha256(text.encode()).hexdigest()
    post = Posted(house=place.name, name=name, room=room, page=page, hash=fingerprint)
    return post, game_faults(post, source)
