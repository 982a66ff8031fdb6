"""The gaps of compiled play: steps and options that its kernels do not read or cannot play."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import cache
from typing import Final

from msgspec import NODEFAULT, Struct
from msgspec.structs import FieldInfo, fields

from cardhouse.analysis.evaluate.tables import is_spoiled, wild_cards
from cardhouse.analysis.pot.compiled import row as r
from cardhouse.cards import Deck
from cardhouse.engine.core.game import Game
from cardhouse.engine.core.portion import received, total
from cardhouse.engine.core.stakes import Stakes
from cardhouse.engine.core.step import Script, Step
from cardhouse.engine.pot.bet import BettingRound
from cardhouse.engine.pot.deal import Deal
from cardhouse.engine.pot.hand import PotGame
from cardhouse.engine.pot.redeal import Redeal
from cardhouse.engine.pot.rules import Betting, Kill, Showing, Splitting
from cardhouse.engine.pot.stretch import Stretch
from cardhouse.ranking import High, Low

FIVE, SEVEN = 5, 7

# The options of a game that the plan reads; a new one is a gap until it is listed here.
READ: Final[Mapping[type[Struct], str]] = {
    PotGame: "house name title deck script stakes fee_time fund betting showing splitting high low"
    " pick heads_up kill",
    Stakes: "limit small_bet big_bet blinds ante bring_in unit chip",
    Betting: "raises uncapped check_raise dead_cards short_raise must_bet_low",
    Showing: "first board muck",
    Splitting: "odd_low_chips",
    Kill: "pots least limits acts",
    Deck: "packs jokers without spade_sets_removed",
    High: "joker wild_rank five_of_a_kind straight_beats_flush wheel qualifier suits_break_ties"
    " suit_order",
    Low: "aces straights_and_flushes qualifier joker suits_break_ties suit_order",
}


def gaps(source: Game, known: Mapping[type[Step], str]) -> list[str]:
    """Everything in a game that the kernels cannot play, in words; none if they can.

    The known steps come with the options that are read of each.
    """
    strange = {type(step) for step in source.script} - known.keys()
    if strange:
        return sorted(f"the step `{_tag(step)}`" for step in strange)
    assert isinstance(source, PotGame)
    unread = dict.fromkeys([*_of_steps(source.script, known), *_of_records(source)])
    return [*unread, *_of_script(source.script), *_of_cards(source), *_of_options(source)]


def _tag(step: type[Step]) -> str:
    return str(step.__struct_config__.tag)


def _of_steps(script: Script, known: Mapping[type[Step], str]) -> Iterator[str]:
    for step in script:
        read = {*known[type(step)].split(), "cite"}
        for option in _set(step):
            if option in step.unwritten:
                yield "a script changed by a ruling"
            elif option not in read:
                yield f"the option `{option}` of the step `{_tag(type(step))}`"


def _of_records(source: PotGame) -> Iterator[str]:
    """Options of the game's own records that the plan does not read."""
    found = [getattr(source, name) for name in source.__struct_fields__]
    for record in (source, *found):
        if isinstance(record, Struct) and type(record) in READ:
            for option in _set(record):
                if option not in READ[type(record)].split():
                    yield f"the option `{option}` of {type(record).__name__}"


def _set(record: Struct) -> Iterator[str]:
    """The fields of a record that have another value than their default."""
    for each in _fields(type(record)):
        if getattr(record, each.name) != _default(each):
            yield each.name


@cache
def _fields(kind: type[Struct]) -> tuple[FieldInfo, ...]:
    return fields(kind)


def _default(field: FieldInfo) -> object:
    if field.default is NODEFAULT and field.default_factory is not NODEFAULT:
        return field.default_factory()
    return field.default


def _of_script(script: Script) -> Iterator[str]:
    kinds = [type(step) for step in script]
    for i, kind in enumerate(kinds):
        if kind is Stretch and kinds[i + 1 : i + 2] != [Deal]:
            yield "a `stretch` with another step between it and its `deal`"
        if kind is Redeal and Stretch in kinds[:i]:
            yield "a `redeal` after a `stretch`"
        if kind is Redeal and received(script[: _latest_deal(kinds, i)]):
            yield "a `redeal` that deals only a part of the cards again"

        if isinstance(step := script[i], BettingRound) and step.openers:
            dealt = total(script[:i])
            if dealt.up or dealt.board or not FIVE <= dealt.down <= SEVEN:
                yield "openers in another hand than five to seven cards face down"


def _latest_deal(kinds: list[type[Step]], before: int) -> int:
    return max(i for i in range(before) if kinds[i] is Deal)


def _of_cards(source: PotGame) -> Iterator[str]:
    dealt = total(source.script)
    if source.deck.packs != 1:
        yield "a deck of several packs"
    if received(source.script) > r.HELD or dealt.board > r.HELD - 1:
        yield f"more than {r.HELD} cards in a hand, or {r.HELD - 1} on the board"
    if source.deck.jokers and dealt.up:
        yield "a joker among up cards"
    lows = [step.low for step in source.script if isinstance(step, Redeal) and step.low]
    if len(set(lows)) > 1:
        yield "two kinds of low to play on for"
    rankings = (source.high, source.low, *lows)
    yield from dict.fromkeys(_of_rankings(rankings, dealt.held + dealt.board))


def _of_rankings(rankings: Collection[High | Low | None], cards: int) -> Iterator[str]:
    for rules in rankings:
        if rules is None:
            continue
        if is_spoiled(rules) and cards != FIVE:
            yield "a low with high aces or straights, in hands of more than five cards"
        if rules.suits_break_ties and wild_cards(rules):
            yield "suits that break ties beside wild cards"


def _of_options(source: PotGame) -> Iterator[str]:
    if source.betting.must_bet_low is None:
        return
    if source.pick == "two":
        yield "a low that must be bet where two cards of the hand play"
    if source.high is not None and source.low is not None:
        yield "a low that must be bet in a pot shared with the high"
