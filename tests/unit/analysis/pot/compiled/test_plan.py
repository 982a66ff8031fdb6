"""The plan of a game: its numbers, and games that the kernels refuse."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from cardhouse.analysis.evaluate import plain
from cardhouse.analysis.evaluate.patterns import places
from cardhouse.analysis.evaluate.tables import numbers, order
from cardhouse.analysis.pot.compiled import gaps, plan
from cardhouse.analysis.pot.compiled import terms as g
from cardhouse.analysis.pot.compiled.plan import Unknown, flatten
from cardhouse.analysis.pot.compiled.rankings import least_high, least_low, least_open
from cardhouse.analysis.pot.compiled.spoiled import spoiled_order
from cardhouse.cards import PACK, RANK, Deck, parse_cards
from cardhouse.engine.core.step import Step
from cardhouse.engine.pot.bet import BettingRound
from cardhouse.engine.pot.deal import Deal
from cardhouse.engine.pot.hand import PotGame
from cardhouse.engine.pot.redeal import Redeal
from cardhouse.engine.pot.rules import Betting
from cardhouse.engine.pot.stretch import Scramble, Stretch
from cardhouse.ranking import High, Low, scale
from tests.kit.sixth import posted, sixth_game


def game(house: str, name: str, table: str = "") -> PotGame:
    post = posted(house, name)
    found = post.game(post.table(table))
    assert isinstance(found, PotGame)
    return found


def strength(rules: High | Low, cards: str) -> int:
    return int(plain.strengths(order(rules).tables, numbers(parse_cards(cards)).reshape(1, -1))[0])


def test_the_stakes_and_the_script_are_in_the_plan() -> None:
    source = game("tommys", "stud7-hilo", "1-4 spread")
    flat = flatten(source).game
    assert flat[g.LIMIT] == g.SPREAD
    assert [flat[i] for i in (g.SMALL, g.BIG, g.ANTE, g.BRING, g.CHIP)] == [100, 400, 25, 50, 25]
    kinds = flat[g.SCRIPT :: g.STEP_SIZE]
    assert len(kinds) == len(source.script) == flat[g.STEPS]
    assert kinds[4] == g.DEAL and kinds[5] == g.BET and kinds[-1] == g.SHOWDOWN
    assert flat[g.SCRIPT + 5 * g.STEP_SIZE + g.FIRST] == g.LOW_CARD


def test_a_kill_has_a_plan_of_its_own() -> None:
    source = sixth_game("holdem-kill", "4-8")
    found = flatten(source)
    assert found.killed[g.SMALL] == 2 * found.game[g.SMALL]
    assert len(flatten(game("tommys", "holdem")).killed) == 0


def test_qualifiers_are_thresholds() -> None:
    high, low = High(), Low()
    assert least_high(high) == least_low(low, None) == 0
    least = least_high(High(qualifier="pair"))
    assert strength(high, "2s 2h 3c 4d 5s") == least > strength(high, "As Kh Qc Jd 9s")
    eight = least_low(low, 8)
    assert strength(low, "8s 7h 6c 5d 4s") == eight > strength(low, "9s 4h 3c 2d As")
    jacks = least_open(High(joker="bug"))
    assert strength(High(joker="bug"), "Js Jh 2c 3d 4s") == jacks
    suited = High(suits_break_ties=True)
    assert least_open(suited) == least_open(high) << 10


@pytest.mark.parametrize(
    "rules",
    [
        Low(aces="high", straights_and_flushes=True),
        Low(aces="high"),
        Low(straights_and_flushes=True),
    ],
)
def test_five_cards_of_a_spoiled_low_are_ordered_as_by_the_engine(rules: Low) -> None:
    hands, measure, dice = spoiled_order(rules), scale(rules), Random(3)
    assert (np.diff(hands.values) > 0).all()
    for _ in range(300):
        # Half of them of one suit.
        pack = [card for card in PACK if card[1] == "h"] if dice.random() < 0.5 else PACK
        cards = dice.sample(pack, 5)
        ranks = sum(1 << RANK[card] for card in cards)
        code = hands.tables.code[numbers(cards)].sum(keepdims=True, dtype=np.uint64)
        suited = len({card[1] for card in cards}) == 1
        by_ranks = hands.tables.of_ranks[places(code, hands.tables.row)[0]]
        strength = hands.tables.of_suited[ranks] if suited else by_ranks
        assert hands.values[strength] == measure.value(cards)


def with_script(change: Callable[[PotGame], PotGame]) -> PotGame:
    return change(game("tommys", "stud7"))


def scrambled(source: PotGame) -> PotGame:
    return replace(source, script=(*source.script[:5], Scramble(), *source.script[5:]))


def stretched_early(source: PotGame) -> PotGame:
    steps = [step for step in source.script if not isinstance(step, Stretch)]
    return replace(source, script=(*steps[:6], Stretch(), *steps[5:]))


def redealt_late(source: PotGame) -> PotGame:
    last = max(i for i, step in enumerate(source.script) if isinstance(step, BettingRound))
    return replace(
        source, script=(*source.script[: last + 1], Redeal(), *source.script[last + 1 :])
    )


def redealt_in_part(source: PotGame) -> PotGame:
    """The second deal is of one card: a redeal would go back to it."""
    steps = [step for step in source.script if not isinstance(step, Stretch)]
    return replace(source, script=(*steps[:8], Redeal(), *steps[8:]))


def ruled(source: PotGame) -> PotGame:
    deal = next(i for i, step in enumerate(source.script) if isinstance(step, Deal))
    changed = replace(source.script[deal], short=(3,))
    return replace(source, script=(*source.script[:deal], changed, *source.script[deal + 1 :]))


def with_openers(source: PotGame) -> PotGame:
    last = max(i for i, step in enumerate(source.script) if isinstance(step, BettingRound))
    opened = replace(source.script[last], openers=True)
    return replace(source, script=(*source.script[:last], opened, *source.script[last + 1 :]))


def in_shoe(source: PotGame) -> PotGame:
    return replace(source, deck=Deck(packs=2))


def with_joker(source: PotGame) -> PotGame:
    return replace(source, deck=Deck(jokers=1), high=High(joker="bug"))


def suits_and_joker(source: PotGame) -> PotGame:
    return replace(source, high=High(joker="wild", suits_break_ties=True))


def deuce_to_seven(source: PotGame) -> PotGame:
    return replace(source, high=None, low=Low(aces="high", straights_and_flushes=True))


def must_bet_hilo(source: PotGame) -> PotGame:
    return replace(source, low=Low(qualifier=8), betting=Betting(must_bet_low=7))


@pytest.mark.parametrize(
    ("change", "missing"),
    [
        (scrambled, "the step `scramble`"),
        (stretched_early, "a `stretch` with another step between it and its `deal`"),
        (
            redealt_late,
            "a `redeal` after a `stretch` or a `redeal` that deals only a part of the cards again",
        ),
        (redealt_in_part, "a `redeal` that deals only a part of the cards again"),
        (ruled, "a script changed by a ruling"),
        (with_openers, "openers in another hand than five to seven cards face down"),
        (in_shoe, "a deck of several packs"),
        (with_joker, "a joker among up cards"),
        (suits_and_joker, "suits that break ties beside wild cards"),
        (
            deuce_to_seven,
            "a low with high aces or straights, in hands of more than five cards",
        ),
        (must_bet_hilo, "a low that must be bet in a pot shared with the high"),
    ],
)
def test_what_the_kernels_do_not_know_is_refused_by_name(
    change: Callable[[PotGame], PotGame], missing: str
) -> None:
    with pytest.raises(Unknown) as refused:
        flatten(with_script(change))
    assert str(refused.value) == f"Seven Card Stud: compiled play does not know {missing}"


def test_an_option_that_nobody_reads_is_refused_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """A new option of a step or of a record is one that the lists do not have yet."""
    source = game("tommys", "stud7")
    unread = dict(gaps.READ) | {Betting: "raises uncapped check_raise short_raise must_bet_low"}
    monkeypatch.setattr(gaps, "READ", unread)
    with pytest.raises(Unknown, match=r"not know the option `dead_cards` of Betting$"):
        flatten(source)
    monkeypatch.undo()
    fewer: dict[type[Step], plan.Known] = {**plan._STEPS}
    fewer[Deal] = plan.Known(g.DEAL, "down up board")
    monkeypatch.setattr(plan, "_STEPS", fewer)
    with pytest.raises(Unknown, match=r"not know the option `burn` of the step `deal`$"):
        flatten(source)


def test_the_shipped_games_are_all_known() -> None:
    for house, name in (("button-room", "lowball"), ("ven-a-mexico", "draw-joker")):
        found = flatten(game(house, name))
        assert found.game.dtype == np.int64 and found.game[g.STEPS] > 5
