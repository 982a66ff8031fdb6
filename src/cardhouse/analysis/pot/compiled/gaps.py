"""The gaps of compiled play: steps it does not know, and options that no shipped house has."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from msgspec.structs import fields

from cardhouse.analysis.evaluate.tables import is_spoiled, wild_cards
from cardhouse.analysis.pot.compiled import row as r
from cardhouse.engine.core.game import Game
from cardhouse.engine.core.portion import received, total
from cardhouse.engine.core.step import Script, Step
from cardhouse.engine.pot.deal import Deal
from cardhouse.engine.pot.hand import PotGame
from cardhouse.engine.pot.redeal import Redeal
from cardhouse.engine.pot.stretch import Stretch


def gaps(source: Game, known: Collection[type[Step]]) -> list[str]:
    """Everything in a game that the kernels cannot play, in words; none if they can."""
    strange = {type(step) for step in source.script} - set(known)
    if strange:
        return sorted(f"the step `{step.__struct_config__.tag}`" for step in strange)
    assert isinstance(source, PotGame)
    return [*_of_script(source.script), *_of_cards(source), *_of_options(source)]


def _of_script(script: Script) -> Iterator[str]:
    kinds = [type(step) for step in script]
    if any(map(_is_ruled, script)):
        yield "a script changed by a ruling"
    for i, kind in enumerate(kinds):
        if kind is Stretch and kinds[i + 1 : i + 2] != [Deal]:
            yield "a `stretch` with another step between it and its `deal`"
        if kind is Redeal and Stretch in kinds[:i]:
            yield "a `redeal` after a `stretch`"


def _is_ruled(step: Step) -> bool:
    """True if a field that only rulings set has been set."""
    set_by_rulings = [each for each in fields(step) if each.name in step.unwritten]
    return any(getattr(step, each.name) != each.default for each in set_by_rulings)


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
    for rules in (source.high, source.low, *lows):
        if rules is None:
            continue
        if is_spoiled(rules):
            yield "a low in which the ace is high, or straights and flushes count"
        if rules.suits_break_ties and wild_cards(rules):
            yield "suits that break ties beside wild cards"


def _of_options(source: PotGame) -> Iterator[str]:
    if source.betting.must_bet_low is None:
        return
    if source.pick == "two":
        yield "a low that must be bet where two cards of the hand play"
    if source.high is not None and source.low is not None:
        yield "a low that must be bet in a pot shared with the high"
