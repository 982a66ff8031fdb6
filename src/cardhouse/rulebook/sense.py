"""Checks beyond types: that the parts of a rule book make sense together and obey the law."""

from collections import Counter
from collections.abc import Iterable

from cardhouse.rulebook.book import Posted, RoomPage, Rule
from cardhouse.rulebook.cites import answering, known_cites, needed_cites
from cardhouse.rulebook.convert import Source
from cardhouse.rulebook.enforced import game_enforced_faults
from cardhouse.rulebook.errors import Fault
from cardhouse.rulebook.families import posting_of
from cardhouse.rulebook.law import fee_law, script_law, table_law
from cardhouse.rulebook.phrases import meant
from cardhouse.rulebook.scripts import deck_faults, misplaced, settle_faults
from cardhouse.table.rules import Fee, TableRules


def room_faults(room: RoomPage, source: Source) -> list[Fault]:
    """Faults of the page for all games."""
    fees = _fee_faults(room.fee, "$.fee.bands", source) if room.fee else []
    return rule_faults(room.rule, source) + fees


def _fee_faults(fee: Fee, path: str, source: Source) -> list[Fault]:
    faults = []
    bounds = [band.up_to for band in fee.bands]
    if bounds != sorted(set(bounds)):
        faults.append(source.fault(path, "the bands must go up in players"))
    return faults + fee_law(fee, path, source)


def game_faults(post: Posted, source: Source) -> list[Fault]:
    """Faults of a game's page, read together with its house's."""
    page = post.page
    faults = rule_faults(page.rule, source)
    room_ids = {rule.id for rule in post.room.rule}
    for i, rule in enumerate(page.rule):
        if rule.id in room_ids:
            what = f"the rule {rule.id} stands on the house's own page too"
            faults.append(source.fault(f"$.rule[{i}].id", what))
    for i, table in enumerate(page.table):
        faults += _table_faults(post, table, f"$.table[{i}]", source)
    names = Counter(table.name for table in page.table)
    for name, times in names.items():
        if times > 1:
            faults.append(source.fault("$.table", f"{times} tables have the name {name!r}"))
        if not name.isprintable() or name != name.strip():
            what = f"the name {name!r} has blanks around it, or characters that cannot be printed"
            faults.append(source.fault("$.table", what))
    if page.seating.least > page.seating.most:
        faults.append(source.fault("$.seating", "the least number of seats exceeds the most"))
    elif page.seating.players < page.seating.least:
        what = f"at most {page.seating.players} may play, and the least is {page.seating.least}"
        faults.append(source.fault("$.seating.players", what))
    posting = posting_of(post)
    # A misplaced fee is first of all against the law.
    faults += script_law(post, source, posting.fee) or misplaced(page.script, source)
    faults += posting.faults(post, source)
    faults += settle_faults(post, source, posting.settles)
    faults += [*deck_faults(post, source), *_cite_faults(post, source)]
    # A page's faults are not repeated for the rules that break because of them.
    return faults or game_enforced_faults(post, source)


def room_cite_faults(room: RoomPage, posts: Iterable[Posted], source: Source) -> list[Fault]:
    """Cites and rules on the house's own page that none of its games uses."""
    games = tuple(posts)
    known = known_cites().union(*(needed_cites(post) for post in games))
    played = {post.family.scope for post in games}
    idle = [
        source.fault(f"$.rule[{i}].scope", f"the house posts no such game: {', '.join(rule.scope)}")
        for i, rule in enumerate(room.rule)
        if rule.scope and played.isdisjoint(rule.scope)
    ]
    faults = [*silent_faults(room.silent, known, source), *idle]
    return faults + unknown_cites(room.rule, known, source)


def rule_faults(rules: tuple[Rule, ...], source: Source) -> list[Fault]:
    times = Counter(rule.id for rule in rules)
    return [
        source.fault(f"$.rule[{i}].id", f"the rule {rule.id} stands here {times[rule.id]} times")
        for i, rule in enumerate(rules)
        if times[rule.id] > 1
    ]


def _table_faults(post: Posted, table: TableRules, path: str, source: Source) -> list[Fault]:
    posting, stakes = posting_of(post), table.stakes
    faults = _fee_faults(table.fee, f"{path}.fee.bands", source) if table.fee else []
    faults += table_law(post, table, path, source, posting.rates)
    if stakes.small_bet > stakes.big_bet:
        faults.append(source.fault(f"{path}.stakes.small_bet", "the small bet exceeds the big bet"))
    faults += _buy_in_faults(post, table, path, source)
    return faults + posting.table_faults(post, table, path, source)


def _buy_in_faults(post: Posted, table: TableRules, path: str, source: Source) -> list[Fault]:
    """A buy-in or short buy that the table's chips cannot make up."""
    step = table.stakes.step
    named = {"buy_in": table.least_buy_in(post.page.seating), "short_buy": table.short_buy}
    return [
        source.fault(f"{path}.{key}", f"{amount} cannot be sold in steps of {step}")
        for key, amount in named.items()
        if amount % step
    ]


def _cite_faults(post: Posted, source: Source) -> list[Fault]:
    known = known_cites() | needed_cites(post)
    faults = silent_faults(post.page.silent, known, source)
    for i, key in enumerate(post.page.silent):
        if rules := post.cited(key):
            what = f"`{key}` is called silent, but rule {rules[0].id} answers for it"
            faults.append(source.fault(f"$.silent[{i}]", what))
    return faults + unknown_cites(post.page.rule, known, source)


def silent_faults(silent: tuple[str, ...], known: frozenset[str], source: Source) -> list[Fault]:
    general = {more for key in known for more in answering(key)}
    strange = [(i, key) for i, key in enumerate(silent) if key not in general]
    return [
        source.fault(f"$.silent[{i}]", f"nothing cites `{key}`{meant(key, known, before=n)}")
        for n, (i, key) in enumerate(strange)
    ]


def unknown_cites(rules: tuple[Rule, ...], known: frozenset[str], source: Source) -> list[Fault]:
    general = {more for key in known for more in answering(key)}
    faults: list[Fault] = []
    for i, rule in enumerate(rules):
        for key in rule.cites:
            if key not in general:
                what = f"rule {rule.id} answers for `{key}`, which nothing cites"
                what += meant(key, known, before=len(faults))
                faults.append(source.fault(f"$.rule[{i}].cites", what))
    return faults
