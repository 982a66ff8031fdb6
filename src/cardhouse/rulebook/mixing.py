"""Checks of tables with changing games: chips, seats, banks and fees must fit together."""

import hashlib
import json
from collections import Counter
from collections.abc import Iterator, Mapping

from cardhouse.rulebook.book import Posted
from cardhouse.rulebook.cites import known_cites
from cardhouse.rulebook.convert import Source, converted
from cardhouse.rulebook.enforced import mixed_enforced_faults
from cardhouse.rulebook.errors import Fault
from cardhouse.rulebook.families import posting_of
from cardhouse.rulebook.files import Page
from cardhouse.rulebook.law import rates_law, rates_of
from cardhouse.rulebook.mixed import Mixed, MixedPage, MixedTable
from cardhouse.rulebook.phrases import meant
from cardhouse.rulebook.sense import rule_faults, silent_faults, unknown_cites

Posts = Mapping[str, Posted]


def is_mixed(page: Page) -> bool:
    """True for a page of tables with several games: it names them."""
    return "games" in page


def examine_mixed(
    house: str, name: str, own: Page, posts: Posts
) -> tuple[Mixed | None, list[Fault]]:
    """A page of several games beside those of its house, or all its faults."""
    source = Source(f"{house}/{name}.toml", own)
    page, faults = converted(own, MixedPage, source)
    if page is None:
        return None, faults
    if faults := [*_game_faults(page, posts, source), *_plays_faults(page, posts, source)]:
        return None, faults
    mixed = mixed_of(house, name, own, [posts[game] for game in page.games])
    return mixed, mixed_faults(mixed, posts, source)


def mixed_faults(mixed: Mixed, posts: Posts, source: Source) -> list[Fault]:
    """Faults of tables with several games, beside those of the games themselves."""
    faults = [*_page_faults(mixed, posts, source), *_cite_faults(mixed, source)]
    for i, table in enumerate(mixed.page.table):
        faults += _table_faults(mixed, table, f"$.table[{i}]", source)
    return faults or mixed_enforced_faults(mixed, source)


def mixed_of(house: str, name: str, own: Page, games: list[Posted]) -> Mixed:
    """The tables of a page with its games; its text is that of the page and all its games."""
    page, _ = converted(own, MixedPage, Source(f"{house}/{name}", own))
    assert page is not None, "a page that was examined"
    text = json.dumps({"page": own, "games": {p.name: p.text for p in games}}, sort_keys=True)
    return Mixed(
        house=house,
        name=name,
        room=games[0].room,
        page=page,
        games={post.name: post for post in games},
        text=text,
        hash=hashlib.sha256(text.encode()).hexdigest(),
        bonuses=games[0].bonuses,
    )


def _game_faults(page: MixedPage, posts: Posts, source: Source) -> Iterator[Fault]:
    """Games the house does not post, games named twice, or games with a standing bank."""
    times = Counter(page.games)
    for i, game in enumerate(page.games):
        path = f"$.games[{i}]"
        if game not in posts:
            known = meant(game, posts)
            yield source.fault(path, f"the house posts no game {game!r}{known}")
        elif times[game] > 1:
            what = f"{game} stands here {times[game]} times: a game is named by its name"
            yield source.fault(path, what)
        elif posts[game].page.rotation.banks:
            what = f"{game} has standing banks, who would sit in the hands of the other games"
            yield source.fault(path, what)


def _plays_faults(page: MixedPage, posts: Posts, source: Source) -> Iterator[Fault]:
    """Tables of other games, or tables their game does not have."""
    for i, table in enumerate(page.table):
        for game in table.plays:
            if game not in page.games:
                what = f"{game} is none of its games{meant(game, page.games)}"
                yield source.fault(f"$.table[{i}].plays.{game}", what)
        for game in page.games:
            name, named = table.plays.get(game, table.name), game in table.plays
            if game in posts and name not in {each.name for each in posts[game].page.table}:
                where = f"$.table[{i}].plays.{game}" if named else f"$.table[{i}].name"
                names = ", ".join(each.name for each in posts[game].page.table)
                yield source.fault(where, f"{game} has no table {name!r}; it has: {names}")


def _page_faults(mixed: Mixed, posts: Posts, source: Source) -> list[Fault]:
    page, faults = mixed.page, rule_faults(mixed.page.rule, source)
    elsewhere = {rule for post in posts.values() for rule in post.rules}
    for i, rule in enumerate(page.rule):
        if rule.id in elsewhere:
            faults.append(source.fault(f"$.rule[{i}].id", f"the rule {rule.id} stands twice"))
    for name, times in Counter(table.name for table in page.table).items():
        if times > 1:
            faults.append(source.fault("$.table", f"{times} tables have the name {name!r}"))
    if page.changing.by == "button" and page.changing.hands:
        what = "the button names each hand's game: only a rotation has a number of hands"
        faults.append(source.fault("$.changing.hands", what))
    least = max(post.page.seating.least for post in mixed.games.values())
    if least > mixed.seating.most:
        faults.append(source.fault("$.games", "one of them needs more players than another seats"))
    return faults


def _table_faults(mixed: Mixed, table: MixedTable, path: str, source: Source) -> list[Fault]:
    """Chips that not every game plays with, buy-ins they cannot make up, and too many fees."""
    each, faults = mixed.each(table.name), list[Fault]()
    chips = {rules.stakes.chip for _, rules in each}
    if len(chips) > 1:
        sizes = ", ".join(f"{post.name} {rules.stakes.chip}" for post, rules in each)
        what = f"the games are played with different smallest chips ({sizes})"
        faults.append(source.fault(path, what))
    step = mixed.step(table.name)
    named = {"buy_in": mixed.buy_in(table.name), "short_buy": mixed.short_buy(table.name)}
    for key, amount in named.items():
        if amount % step:
            what = f"{amount} cannot be sold in steps of {step}, which all its games need"
            faults.append(source.fault(f"{path}.{key}", what))
    rates = {rate for post, rules in each for rate in rates_of(post, rules, posting_of(post).rates)}
    if table.time_fee is not None:
        rates.add(("time", table.time_fee.amount))
    for kind, amount in sorted(rates):
        if any(amount % chip for chip in chips):
            what = f"a fee of {amount} by the {kind} cannot be paid in whole chips of its games"
            faults.append(source.fault(path, what))
    return faults + rates_law(rates, path, source)


def _cite_faults(mixed: Mixed, source: Source) -> list[Fault]:
    known, page = known_cites(), mixed.page
    faults = silent_faults(page.silent, known, source)
    return faults + unknown_cites(page.rule, known, source)
