"""The draft of a new edition: the figures before and after it, and everything wrong with it."""

from __future__ import annotations

import asyncio

from msgspec import Struct, structs

from cardhouse.rehearsal import rehearse_tables
from cardhouse.room.posts import Posts, revisions
from cardhouse.room.room import Room
from cardhouse.rulebook import Fault, Posted, Rule
from cardhouse.rulebook.editions import Revision, contradicted, edited, figures
from cardhouse.table.amendments import Amendment, Amendments


class Draft(Struct, frozen=True, kw_only=True):
    """An edition that is not in force yet."""

    # The book as it is in force, and with the edition; None if it cannot be read.
    now: Posted
    then: Posted | None
    faults: tuple[Fault, ...]
    # Rules that state other figures, and need new words.
    contradicted: tuple[Rule, ...]
    # Tables of the room at which the game is dealt.
    tables: tuple[str, ...]

    def changed(self) -> tuple[Amendments, Amendments]:
        """The figures that differ, by limit: as they are, and as they would be."""
        before, after = dict[str, Amendment](), dict[str, Amendment]()
        old, new = _figures(self.now), _figures(self.then or self.now)
        for limit in dict.fromkeys((*old, *new)):
            was, now = old.get(limit, Amendment()), new.get(limit, Amendment())
            names = [name for name in was.__struct_fields__ if _differ(was, now, name)]
            if names:
                before[limit], after[limit] = _only(was, names), _only(now, names)
        return before, after


async def draft(
    room: Room, house: str, game: str, limits: Amendments, rules: dict[str, str]
) -> Draft:
    """A draft of an edition; LookupError if the room has no such game."""
    posts = room.posts
    named = (each for each in posts.games() if (each.house, each.name) == (house, game))
    printed = next(named, None)
    if printed is None:
        raise LookupError(f"{house}/{game}")
    known = revisions(room.management.state, house)
    wanted = {**known, game: Revision(limits=limits, rules=rules)}
    now, _ = edited(printed, known)
    then, faults = edited(printed, wanted)
    faults = faults or _others(posts, house, game, wanted)
    if isinstance(then, Posted) and not faults:
        names = tuple(limits)
        faults = await asyncio.to_thread(rehearse_tables, then, names)
    return Draft(
        now=now if isinstance(now, Posted) else printed,
        then=then if isinstance(then, Posted) else None,
        faults=tuple(faults),
        contradicted=tuple(contradicted(printed, faults)),
        tables=tuple(
            name
            for name, keeper in room.tables.items()
            if keeper.posted.house == house
            and game in (keeper.posted.name, *getattr(keeper.posted, "games", ()))
        ),
    )


def _others(posts: Posts, house: str, game: str, wanted: dict[str, Revision]) -> list[Fault]:
    """Faults of tables with changing games that the edition would bring."""
    mixed = [
        each
        for each in posts.printed.values()
        if each.house == house and game in getattr(each, "games", ())
    ]
    return [fault for each in mixed for fault in edited(each, wanted)[1]]


def _figures(post: Posted) -> Amendments:
    return {table.name: figures(post, table) for table in post.page.table}


def _differ(was: Amendment, now: Amendment, name: str) -> bool:
    return bool(getattr(was, name) != getattr(now, name))


def _only(amendment: Amendment, names: list[str]) -> Amendment:
    """An amendment with some of its figures."""
    whole = structs.asdict(amendment)
    return Amendment(**{name: whole[name] for name in names})
