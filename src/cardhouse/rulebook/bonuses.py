"""Checks of a house's bonuses against its games, collections and rules."""

from collections import Counter

from cardhouse.rulebook.book import BonusPage, Posted
from cardhouse.rulebook.cites import answering, bonus_cites
from cardhouse.rulebook.convert import Source
from cardhouse.rulebook.enforced import house_enforced_faults
from cardhouse.rulebook.errors import Fault
from cardhouse.rulebook.phrases import meant
from cardhouse.table.bonus_rules import Bonus


def bonus_faults(page: BonusPage, posts: dict[str, Posted], source: Source) -> list[Fault]:
    """Every fault of a page of bonuses that types cannot catch."""
    faults = []
    names = Counter(bonus.name for bonus in page.bonus)
    for i, bonus in enumerate(page.bonus):
        path = f"$.bonus[{i}]"
        if names[bonus.name] > 1:
            what = f"{names[bonus.name]} bonuses have the name {bonus.name!r}"
            faults.append(source.fault(f"{path}.name", what))
        if bonus.game not in posts:
            what = f"the house posts no game {bonus.game!r}"
            what += meant(bonus.game, posts, before=len(faults))
            faults.append(source.fault(f"{path}.game", what))
        else:
            faults += _game_faults(bonus, posts[bonus.game], path, source)
    faults += _rule_faults(page, posts, source)
    return faults or house_enforced_faults(page.rule, posts.values(), source, page)


def _game_faults(bonus: Bonus, post: Posted, path: str, source: Source) -> list[Fault]:
    """A bonus that its game cannot win, or that nobody pays for."""
    tables, faults = post.page.table, []
    games = [post.game(table) for table in tables]
    decks = [game.deck for game in games]
    if bonus.won_by == "two-jokers" and all(deck.packs * deck.jokers < 2 for deck in decks):
        what = "two jokers win it, and no table of the game has two"
        faults.append(source.fault(f"{path}.won_by", what))
    if bonus.won_by == "beaten-low" and not any(getattr(game, "low", None) for game in games):
        what = "a low hand wins it, and the game has none"
        faults.append(source.fault(f"{path}.won_by", what))
    collected = any(post.fee(table).fund == "bonus" for table in tables)
    if bonus.funding == "collection" and not collected:
        what = "no table of the game collects for a bonus: `fee.fund` is nowhere `bonus`"
        faults.append(source.fault(f"{path}.funding", what))
    if (bonus.funding == "house") != (bonus.step > 0):
        what = "a step is what the house adds: it has one just where `funding` is `house`"
        faults.append(source.fault(f"{path}.step", what))
    for key in ("least", "step"):
        if getattr(bonus, key) % bonus.unit:
            what = f"is no multiple of the unit of {bonus.unit} cents"
            faults.append(source.fault(f"{path}.{key}", what))
    return faults


def _rule_faults(page: BonusPage, posts: dict[str, Posted], source: Source) -> list[Fault]:
    """Rules repeated elsewhere, and cites that nothing uses."""
    faults = []
    elsewhere = {rule for post in posts.values() for rule in post.rules}
    times = Counter(rule.id for rule in page.rule)
    needed = frozenset[str]().union(*map(bonus_cites, page.bonus))
    general = {more for key in needed for more in answering(key)}
    for i, rule in enumerate(page.rule):
        if times[rule.id] > 1 or rule.id in elsewhere:
            faults.append(source.fault(f"$.rule[{i}].id", f"the rule {rule.id} stands twice"))
        for key in rule.cites:
            if key not in general:
                what = f"rule {rule.id} answers for `{key}`, which nothing cites"
                what += meant(key, needed, before=len(faults))
                faults.append(source.fault(f"$.rule[{i}].cites", what))
    return faults
