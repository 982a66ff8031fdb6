"""Pages of games that are played for a pot."""

from collections.abc import Iterator

from cardhouse.engine.core.cites import ALWAYS
from cardhouse.engine.core.collect import Assess
from cardhouse.engine.core.step import Step
from cardhouse.engine.pot.antes import Antes
from cardhouse.engine.pot.bet import BettingRound
from cardhouse.engine.pot.blinds import Blinds
from cardhouse.engine.pot.deal import Deal
from cardhouse.engine.pot.draw import Draw
from cardhouse.engine.pot.family import POT
from cardhouse.engine.pot.hand import PotGame
from cardhouse.engine.pot.opening import OpeningStake
from cardhouse.engine.pot.showdown import ShowHands
from cardhouse.engine.pot.straddle import Straddles
from cardhouse.engine.pot.stretch import Stretch
from cardhouse.floor.pot.cites import (
    ABSENT_CITES,
    BOARD_CITES,
    COUNT_OUT_CITES,
    FILL_CITES,
    FLOOR_CITES,
    FOREIGN_JOKER_CITES,
    KEPT_CITES,
    LAST_CARD_CITES,
    LAST_CHOICE_CITES,
    OPTION_CITES,
    STREET_CITES,
    UP_CARD_CITES,
    option_cites,
)
from cardhouse.rulebook.book import GamePage, Posted
from cardhouse.rulebook.convert import Source
from cardhouse.rulebook.errors import Fault
from cardhouse.rulebook.posting import Posting
from cardhouse.table.cites import BLIND_CITES, ROOM_CITES, TIME_CITES
from cardhouse.table.rules import TableRules

# Where equal cards in the draw for the button draw again.
TIED = "button.tied"
HALVES = frozenset({"award.high", "award.low"})
# Where a needless fold still receives cards.
NEEDLESS = "bet.fold.needless"
# Where a good low must be bet.
MUST_BET = frozenset({"must-bet", "must-bet.returned", "must-bet.tie", "must-bet.short"})
KNOWN = (
    ALWAYS
    | FLOOR_CITES
    | BOARD_CITES
    | FOREIGN_JOKER_CITES
    | ROOM_CITES
    | BLIND_CITES
    | KEPT_CITES
    | FILL_CITES
    | MUST_BET
    | ABSENT_CITES
    | UP_CARD_CITES
    | LAST_CARD_CITES
    | LAST_CHOICE_CITES
    | STREET_CITES
    | COUNT_OUT_CITES
    | HALVES
    | TIME_CITES
    | OPTION_CITES
    | Stretch().cites()
    | {NEEDLESS, "muck.board", TIED, "seat.short-buy"}
)


def _games(post: Posted) -> Iterator[PotGame]:
    """The game as each of its tables plays it."""
    for table in post.page.table:
        game = post.game(table)
        assert isinstance(game, PotGame)
        yield game


def _poker_cites(post: Posted) -> frozenset[str]:
    """What a game with a pot may cite, as its house's options say."""
    page, keys = post.page, ALWAYS | FLOOR_CITES | ROOM_CITES
    return keys.union(
        *(step.cites() for step in page.script),
        BLIND_CITES if _has(page, Blinds) else (),
        _board_cites(post),
        {TIED} if page.seating.button_ties == "again" else (),
        _option_cites(page),
        _time_cites(page),
        () if page.deck.jokers else FOREIGN_JOKER_CITES,
        KEPT_CITES if page.floor.exposed_kept else (),
        FILL_CITES if page.floor.put_right == "until-draw" else (),
        MUST_BET if any(game.betting.must_bet_low for game in _games(post)) else (),
        {NEEDLESS} if any(game.betting.dead_cards for game in _games(post)) else (),
        _stud_cites(page),
        HALVES if any(game.high and game.low for game in _games(post)) else (),
    )


def _board_cites(post: Posted) -> frozenset[str]:
    if not any(isinstance(step, Deal) and step.board for step in post.page.script):
        return frozenset()
    plays_board = any(game.pick == "any" and game.showing.board for game in _games(post))
    return BOARD_CITES | ({"muck.board"} if plays_board else set())


def _stud_cites(page: GamePage) -> frozenset[str]:
    """What a game with antes, up cards and streets may cite, as its house's options say."""
    deals = [s for s in page.script if isinstance(s, Deal) and (s.down or s.up)]
    has_up = any(deal.up for deal in deals)
    down_last = has_up and not deals[-1].up
    return frozenset().union(
        ABSENT_CITES if _has(page, Antes) else (),
        UP_CARD_CITES if has_up else (),
        LAST_CARD_CITES if down_last else (),
        LAST_CHOICE_CITES if down_last and page.floor.last_exposed == "all-in" else (),
        COUNT_OUT_CITES if page.floor.count == "out" else (),
        STREET_CITES if page.floor.mend_streets else (),
    )


def _option_cites(page: GamePage) -> frozenset[str]:
    short = any(table.short_buy for table in page.table)
    return option_cites(page.floor) | ({"seat.short-buy"} if short else set())


def _time_cites(page: GamePage) -> frozenset[str]:
    """What a table may cite at which the house collects by time."""
    return TIME_CITES if any(table.time_fee for table in page.table) else frozenset()


def _has(page: GamePage, kind: type[Step]) -> bool:
    return any(isinstance(step, kind) for step in page.script)


def _faults(post: Posted, source: Source) -> list[Fault]:
    if all(game.high or game.low for game in _games(post)):
        return []
    return [source.fault("$", "neither `high` nor `low` says how hands rank")]


def _table_faults(post: Posted, table: TableRules, path: str, source: Source) -> list[Fault]:
    stakes, limits = table.stakes, post.room.limits
    if limits is None or not (table.fee or post.room.fee):
        return [source.fault(path, "the house posts no `fee` or no `limits` for poker")]
    faults = _blind_faults(post, table, path, source)
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
    cites=_poker_cites,
    known=KNOWN,
    fee=(Assess, "the step `assess` has fixed the fee"),
    cards=(Deal,),
    beside={
        Deal: frozenset({"deck", "scrap.board", "scrap.down-card"}),
        BettingRound: frozenset(
            {"turn", "turn.out", NEEDLESS, "exposed.last.order", "premature.kept"}
        ),
        Draw: frozenset({"turn", "deck", "count.fill", "scrap.down-card"}),
        ShowHands: HALVES | MUST_BET | {"turn", "muck.board", "count.dead", "joker.foul"},
        OpeningStake: frozenset({"turn"}),
        Straddles: frozenset({"turn"}),
    },
    hides=frozenset({"rotation"}),
    faults=_faults,
    table_faults=_table_faults,
)
