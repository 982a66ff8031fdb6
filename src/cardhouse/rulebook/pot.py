"""Pages of games played for a pot."""

from collections.abc import Iterator

from cardhouse.engine.core.collect import Assess
from cardhouse.engine.core.portion import total
from cardhouse.engine.pot.antes import Antes
from cardhouse.engine.pot.blinds import Blinds
from cardhouse.engine.pot.family import POT
from cardhouse.engine.pot.hand import PotGame
from cardhouse.engine.pot.showdown import ShowHands
from cardhouse.rulebook.book import Posted
from cardhouse.rulebook.convert import Source
from cardhouse.rulebook.errors import Fault
from cardhouse.rulebook.posting import Posting
from cardhouse.rulebook.pot_promises import (
    fee_promises,
    round_promises,
    seat_promises,
    stakes_promises,
)
from cardhouse.table.rules import TableRules

BOARD_LEAST, FIVE, SEVEN = 3, 5, 7


def _games(post: Posted) -> Iterator[PotGame]:
    """The game as each of its tables plays it."""
    for table in post.page.table:
        game = post.game(table)
        assert isinstance(game, PotGame)
        yield game


def _faults(post: Posted, source: Source) -> list[Fault]:
    faults = [*_size_faults(post, source), *round_promises(post.page.script, source)]
    if fees := [fee for table in post.page.table if (fee := table.fee or post.room.fee)]:
        faults += fee_promises(post.page.script, fees, source)
        faults += seat_promises(post.page.seating, fees, source)
    if all(game.high or game.low for game in _games(post)):
        return faults
    return [*faults, source.fault("$", "neither `high` nor `low` says how hands rank")]


def _size_faults(post: Posted, source: Source) -> list[Fault]:
    """Hands with fewer than five cards at the showdown, or more than can be ranked."""
    dealt = total(post.page.script)
    held, board = dealt.held, dealt.board
    for game in _games(post):
        if game.pick == "two" and not (held >= 2 and BOARD_LEAST <= board <= FIVE):
            what = f"two of {held} cards play with three of {board} on the board"
            return [source.fault("$.script", f"{what}: at least 2, and 3 to 5, are needed")]
        if game.pick == "any" and not FIVE <= held + board <= SEVEN:
            what = f"each player ends with {held} cards and {board} on the board"
            return [source.fault("$.script", f"{what}: together they must be {FIVE} to {SEVEN}")]
    return []


def _table_faults(post: Posted, table: TableRules, path: str, source: Source) -> list[Fault]:
    stakes, limits = table.stakes, post.room.limits
    if limits is None or not (table.fee or post.room.fee):
        return [source.fault(path, "the house posts no `fee` or no `limits` for poker")]
    faults = _blind_faults(post, table, path, source) + _ante_faults(post, source)
    faults += _kill_faults(post, table, path, source)
    faults += stakes_promises(post.page.script, table, path, source)
    if stakes.limit not in limits.structures:
        what = f"this house plays {' and '.join(limits.structures)} limit, not {stakes.limit}"
        faults.append(source.fault(f"{path}.stakes.limit", what))
    if stakes.big_bet > limits.most_bet:
        what = f"a bet of {stakes.big_bet} is over the house's limit of {limits.most_bet}"
        faults.append(source.fault(f"{path}.stakes.big_bet", what))
    game = post.game(table)
    assert isinstance(game, PotGame)
    for side, ranking in (("high", game.high), ("low", game.low)):
        if game.deck.jokers and ranking is not None and ranking.joker == "none":
            what = f"there is a joker in the deck, and `{side}.joker` does not say how it plays"
            faults.append(source.fault(path, what))
    return faults


def _kill_faults(post: Posted, table: TableRules, path: str, source: Source) -> list[Fault]:
    """A kill that raises no fixed limit, or raises it to a bet the table cannot make."""
    game, limits = post.game(table), post.room.limits
    assert isinstance(game, PotGame) and limits is not None
    if game.kill is None:
        return []
    if game.stakes.limit != "fixed" or not game.stakes.blinds:
        return [source.fault(path, "a kill raises fixed limits, in a game with blinds")]
    stakes = game.killed().stakes
    if stakes.small_bet % stakes.chip or stakes.big_bet % stakes.chip:
        what = f"the limits of a kill, {stakes.small_bet} and {stakes.big_bet}, are no whole chips"
        return [source.fault(path, what)]
    if stakes.big_bet > limits.most_bet:
        what = f"a kill's bet of {stakes.big_bet} is over the house's limit of {limits.most_bet}"
        return [source.fault(path, what)]
    return []


def _ante_faults(post: Posted, source: Source) -> list[Fault]:
    """An ante for the big blind before any blinds are posted."""
    blinds = False
    for i, step in enumerate(post.page.script):
        blinds = blinds or isinstance(step, Blinds)
        if isinstance(step, Antes) and step.payer == "big-blind" and not blinds:
            what = "the big blind antes after the step `blinds`, and there is none before it"
            return [source.fault(f"$.script[{i}].payer", what)]
    return []


def _blind_faults(post: Posted, table: TableRules, path: str, source: Source) -> list[Fault]:
    stakes, faults = table.stakes, list[Fault]()
    path = f"{path}.stakes.blinds"
    if not stakes.blinds and any(isinstance(step, Blinds) for step in post.page.script):
        faults.append(source.fault(path, "at least 1 needed: the blinds start the action"))
    if list(stakes.blinds) != sorted(stakes.blinds):
        faults.append(source.fault(path, "the smallest blind comes first"))
    for i, blind in enumerate(stakes.blinds):
        if blind % stakes.chip:
            what = f"a blind of {blind} cannot be posted in chips of {stakes.chip}"
            faults.append(source.fault(f"{path}[{i}]", what))
    return faults


POSTING = Posting(
    family=POT,
    fee=(Assess, "the step `assess` has fixed the fee"),
    settles=ShowHands,
    hides=frozenset({"rotation"}),
    faults=_faults,
    table_faults=_table_faults,
)
