"""The coach at pai gow poker: every sensible setting against all hands of the other side."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING

from cardhouse.cards import HIDDEN, Card
from cardhouse.coach.advice import Advice, BankWorth, Choice, Coach, plain_choices
from cardhouse.coach.banked.bank import worth
from cardhouse.coach.banked.sheet import pai_gow_sheet
from cardhouse.coach.banked.wagers import least_loss, on, wagers
from cardhouse.engine.banked.commands import Confirm, PlaceWager, SetHand
from cardhouse.engine.banked.layout import BANK, spot_of
from cardhouse.engine.banked.pai_gow.family import PAI_GOW
from cardhouse.engine.banked.pai_gow.hand import PaiGowGame
from cardhouse.engine.banked.pai_gow.spots import by_house_way
from cardhouse.engine.banked.terms import Partition
from cardhouse.engine.banked.view import BankedView
from cardhouse.engine.core.asks import Ask
from cardhouse.ranking.paigow import PaiGow
from cardhouse.words.said import Cards, say

if TYPE_CHECKING:
    from cardhouse.analysis.pai_gow.one import Outcome

SEVEN = 7
# The settings shown: more would not be read.
SHOWN = 4
# Deals that are sampled until the exact value has been worked out on this machine.
SAMPLED = 2_000_000


def choices(game: PaiGowGame, view: BankedView, ask: Ask) -> Iterator[Choice]:
    """The house way, the wagers, and whatever else is offered."""
    terms = ask.offers.get(SetHand)
    if isinstance(terms, Partition):
        way = by_house_way(terms.cards, game.paigow)
        yield Choice(
            command=SetHand(seat=ask.actor, front=way.front, back=way.back, spot=terms.spot)
        )
    yield from plain_choices(ask)
    yield from wagers(view, ask)


def weigh(game: PaiGowGame, view: BankedView, ask: Ask, found: tuple[Choice, ...]) -> Advice | None:
    """The settings by all hands that the other side can hold; wagers by the edge."""
    terms = ask.offers.get(SetHand)
    if isinstance(terms, Partition):
        return _settings(game, view, ask, terms, found)
    if any(isinstance(choice.command, PlaceWager) for choice in found):
        return _wagers(game, view, ask, found)
    return None


def _settings(
    game: PaiGowGame, view: BankedView, ask: Ask, terms: Partition, found: tuple[Choice, ...]
) -> Advice | None:
    cards = tuple(sorted(terms.cards))
    if len(cards) != SEVEN or HIDDEN in cards:
        return None
    lay = view.layout
    banks = lay.bank == view.viewer and not lay.players.get(spot_of(terms.spot))
    wager = sum(each.amount for each in lay.wagers) if banks else on(view, terms.spot)
    results = _results(cards, game.paigow, banks=banks)
    ways = [
        (SetHand(seat=ask.actor, front=each.front, back=each.back, spot=terms.spot), each)
        for each in results
    ]
    ways = [(command, each) for command, each in ways if terms.allows(command)]
    # The best ones, and one that was taken.
    taken = [set(c.command.front) for c in found if isinstance(c.command, SetHand)]
    settings = tuple(
        Choice(command=command, worth=each.value * (wager or 1))
        for place, (command, each) in enumerate(ways)
        if place < SHOWN or set(command.front) in taken
    )
    if not settings:
        return None
    best = ways[0][1]
    others = tuple(choice for choice in found if not isinstance(choice.command, SetHand))
    why = say(
        "coach-setting",
        front=Cards(best.front),
        win=f"{100 * best.win / best.deals:.1f}",
        lose=f"{100 * best.lose / best.deals:.1f}",
        house=best.house,
        deals=f"{best.deals:,}",
    )
    # Once the hand lies as it should, it only has to be confirmed.
    lies = {hand.hand: set(hand.front) for hand in (*lay.hands, lay.bank_hand)}
    done = Confirm in ask.offers and lies.get(terms.spot or BANK) == set(best.front)
    return Advice(
        choices=(*settings, *others),
        best=Confirm(ask.actor) if done else settings[0].command,
        why=(why,),
        basis=say("coach-basis-pai-gow"),
    )


@lru_cache(maxsize=64)
def _results(cards: tuple[Card, ...], rules: PaiGow, *, banks: bool) -> tuple[Outcome, ...]:
    """The settings of a hand, which is asked about until it is confirmed."""
    from cardhouse.analysis.pai_gow.one import outcomes

    return outcomes(cards, rules, banks=banks)


def _wagers(
    game: PaiGowGame, view: BankedView, ask: Ask, found: tuple[Choice, ...]
) -> Advice | None:
    """Wagers by the exact edge, once it has been worked out on this machine."""
    from cardhouse.analysis.pai_gow.edge import edge
    from cardhouse.analysis.pai_gow.value import is_kept

    if not is_kept(game.paigow.joker, game.paigow.wheel):
        return None
    return least_loss(view, ask, found, edge(game).player, game.banking.collection)


def bank(game: PaiGowGame) -> BankWorth:
    """The worth of the bank with the house way on both sides: exact if it is known, or sampled."""
    from cardhouse.analysis.pai_gow.edge import bank_nets, edge
    from cardhouse.analysis.pai_gow.value import is_kept

    exact = is_kept(game.paigow.joker, game.paigow.wheel)
    found = edge(game, trials=0 if exact else SAMPLED)
    nets = bank_nets(found.matches[0], game.stakes.small_bet, game.banking.collection)
    basis = say("coach-basis-bank-pai-gow", exact=exact, deals=f"{found.deals:,}")
    return worth(game, nets, basis)


def prepare(game: PaiGowGame) -> None:
    """Make the tables of a game by setting one hand."""
    _results(game.deck.cards()[:SEVEN], game.paigow, banks=False)


COACH = Coach(
    family=PAI_GOW,
    choices=choices,
    weigh=weigh,
    sheet=pai_gow_sheet,
    bank=bank,
    prepare=prepare,
)
