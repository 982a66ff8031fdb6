"""Reports that could be true of a hand: the raw material of a storm of mistakes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from cardhouse.cards import HIDDEN, JOKER, Card
from cardhouse.chance import Seeded
from cardhouse.engine.banked.blackjack.hand import BlackjackHand
from cardhouse.engine.banked.hand import BankedHand
from cardhouse.engine.banked.layout import BANK, spot_of
from cardhouse.engine.banked.pai_gow.hand import PaiGowHand
from cardhouse.engine.core.asks import Amounts
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.pan.hand import PanHand
from cardhouse.engine.pot.commands import Bet, Raise
from cardhouse.engine.pot.hand import PotHand
from cardhouse.engine.pot.round import Round
from cardhouse.floor import Report
from cardhouse.floor.banked import reports as banked
from cardhouse.floor.banked.pai_gow import reports as pai
from cardhouse.floor.core import reports as core
from cardhouse.floor.families import rulings_of
from cardhouse.floor.pan.reports import ForbiddenDiscard
from cardhouse.floor.pot import reports as pot
from cardhouse.ledger import POT, Account
from cardhouse.ranking.paigow import foul
from tests.unit.floor.banked.pai_gow import test_any_report as any_pai_gow
from tests.unit.floor.pan import test_any_report as any_pan

# The words of this file.
NAMED = frozenset(re.findall(r"\w+", Path(__file__).read_text("utf-8")))
SIGNED: dict[str, Any] = {"by": "Flora", "reason": "because"}
# The chance of a floor order at a pan table.
ORDERED = 0.03


def wishes(rng: Random, hand: Hand) -> list[Report]:
    """A report of each kind the game knows, likely or not."""
    if isinstance(hand, PanHand):
        found = [any_pan.any_report(hand, Seeded(rng.randrange(10**9))) for _ in range(6)]
        # A hand of pan is long: with an order at every moment none would ever end.
        if not hand.over and rng.random() > ORDERED:
            found = [report for report in found if not isinstance(report, core.FloorOrder)]
        turn = getattr(hand.at, "seat", 0)
        return [*found, ForbiddenDiscard(seat=turn, **SIGNED)] if turn else found
    if isinstance(hand, BlackjackHand):
        return list(_blackjack(rng, hand))
    if isinstance(hand, PaiGowHand):
        return list(_pai_gow(rng, hand))
    assert isinstance(hand, PotHand)
    found = [*_of_cards(rng, hand), *_of_players(rng, hand), *_of_the_floor(rng, hand)]
    return [*found, *_others(rng, hand)]


def _others(rng: Random, hand: PotHand) -> Iterator[Report]:
    """Reports without a section here, about a player in the hand and one of their cards."""
    for kind in rulings_of(hand.game).remedies:
        if kind.__name__ not in NAMED:
            seat = rng.choice(hand.live or list(hand.seats))
            fields = {"seat": seat, "card": _held(rng, hand, seat)} | SIGNED
            known = {name: fields[name] for name in kind.__struct_fields__ if name in fields}
            yield kind(**known)


def _edges(hand: Hand, *accounts: Account) -> tuple[int, ...]:
    """Sums that exactly match some account, or miss by a cent either way."""
    there = {hand.chips.get(account, 0) for account in accounts}
    bets = hand.bets if isinstance(hand, PotHand) else {}
    there |= {bets.get(account, 0) for account in accounts if isinstance(account, int)}
    return tuple(sorted({max(1, much + more) for much in there for more in (-1, 0, 1)}))


def _held(rng: Random, hand: Hand, seat: int) -> Card:
    cards = [card for card in hand.down.get(seat, ()) if card != HIDDEN]
    return rng.choice(cards or [Card("As")])


def _of_cards(rng: Random, hand: PotHand) -> Iterator[Report]:
    """Mistakes of the dealer, and cards that are found."""
    seat = rng.choice(hand.live or list(hand.seats))
    lying = [c for c in (*hand.stock[:4], *hand.board, *hand.burns) if c != HIDDEN]
    yield core.Boxed(card=rng.choice([_held(rng, hand, seat), *lying]))
    yield pot.JokerFound()
    yield pot.Exposed(seat=seat, card=_held(rng, hand, seat))
    yield pot.DealtUp(seat=seat, number=rng.choice((1, 2)))
    yield pot.ShortDealt(seat=seat)
    yield pot.ExtraDealt(seat=seat)
    sizes = {s: len(hand.cards_of(s)) for s in hand.live}
    odd = [s for s, size in sizes.items() if list(sizes.values()).count(size) == 1]
    yield core.WrongCount(seat=rng.choice(odd or [seat]))
    yield pot.EarlyBoard()
    yield pot.FlopCount(cards=rng.choice((1, 2, 4, 5)), told=rng.random() < 0.5)
    yield pot.LastExposed(seat=seat)
    yield core.BurnMistake(cards=rng.choice((0, 2)))
    mixed = (seat,) if rng.random() < 0.3 else ()
    yield pot.WrongBurn(mixed=mixed)
    yield pot.EarlyCards(cards=rng.randint(1, len(hand.live) or 1), kept=mixed)


def _of_players(rng: Random, hand: PotHand) -> Iterator[Report]:
    """Mistakes of the players."""
    seat = rng.choice(hand.seats)
    asked = next((ask for ask in hand.asked if isinstance(ask.actor, int)), None)
    actor = seat if asked is None or not isinstance(asked.actor, int) else asked.actor
    yield pot.Absent(seat=actor)
    terms = None if asked is None else asked.offers.get(Raise) or asked.offers.get(Bet)
    bets = (terms.least, terms.most) if isinstance(terms, Amounts) else ()
    amount = rng.choice((1_00, 3_00, 6_00, 12_00, 40_00, *bets, *_edges(hand, actor)))
    motions = (amount,) * rng.choice((1, 2))
    said, single = rng.random() < 0.3, rng.random() < 0.5
    yield pot.ChipsPushed(seat=actor, motions=motions, single=single, announced=said)
    waiting = hand.at.to_act[1:] if isinstance(hand.at, Round) else []
    late = rng.choice(waiting or [seat])
    to = terms.most if isinstance(terms, Amounts) else amount
    yield pot.OutOfTurn(seat=late, do=rng.choice(("fold", "check", "call", "bet", "raise")), to=to)
    yield pot.StringRaise(by=rng.choice(hand.live or [seat]))
    yield pot.Thrown(seat=rng.choice(hand.live or [seat]))
    gone = [s for s in hand.released if s not in hand.live]
    thrown = rng.choice(gone or [seat])
    yield pot.HandMerged(seat=thrown)
    yield pot.TurnedUp(seat=thrown, by=rng.choice((thrown, seat)))


def _of_the_floor(rng: Random, hand: PotHand) -> Iterator[Report]:
    """Orders of the floor at a poker table."""
    seat = rng.choice(hand.live or list(hand.seats))
    gone = [s for s in hand.released if s not in hand.live]
    places: tuple[Account, ...] = (*hand.seats, POT, POT)
    yield pot.Miscalled(seat=seat, **SIGNED)
    yield pot.KillHand(seat=seat, half=rng.choice(("", "", "high", "low")), **SIGNED)
    yield pot.ReviveHand(seat=rng.choice(gone or [seat]), **SIGNED)
    source, target = rng.choice(places), rng.choice(places)
    much = rng.choice((1_00, 4_00, *_edges(hand, source)))
    yield core.GiveChips(source=source, target=target, amount=much, **SIGNED)
    shown = [s for s in hand.live if not hand.down[s]]
    yield pot.AwardPot(seat=rng.choice(shown or [seat]), **SIGNED)
    yield pot.CallMisdeal(**SIGNED)
    yield core.CancelHand(**SIGNED)


def _orders(rng: Random, hand: BankedHand) -> Iterator[Report]:
    """Orders of the management at any banked table."""
    covers = [f"bank:{cover.player}" for cover in hand.layout.covers]
    places: list[Account] = [*hand.seats, *covers, POT]
    source, target = rng.choice(places), rng.choice(places)
    much = rng.choice((1_00, 5_00, *_edges(hand, source)))
    yield core.GiveChips(source=source, target=target, amount=much, **SIGNED)
    lying = [f"up:{key}" for key, cards in hand.up.items() if cards]
    held, goes = rng.choice([*lying, "stock"]), rng.choice([*lying, "muck"])
    _, _, key = held.partition(":")
    cards = hand.up[int(key)] if key else hand.stock
    if cards:
        yield banked.MoveCard(card=rng.choice(cards), source=held, target=goes, **SIGNED)
    yield core.CancelHand(**SIGNED)


def _blackjack(rng: Random, hand: BlackjackHand) -> Iterator[Report]:
    """Mistakes at a blackjack table."""
    lay = hand.layout
    spots = [*lay.hands] or list(lay.order)
    keys = [key for made in lay.hands.values() for key in made] or spots
    some = tuple(rng.sample([*spots, BANK], rng.randint(1, 2))) if len(spots) > 1 else (BANK,)
    empty = tuple(rng.sample([s for s in lay.order if s not in lay.hands] or spots, 1))
    kinds: tuple[dict[str, tuple[int, ...]], ...] = ({"missed": some}, {"extra": empty})
    kind = rng.choice((*kinds, {"missed": some[:1]}, {"twice": some[:1]}))
    stop = rng.choice((0, 0, 1, 2, 3))
    yield banked.DealMistake(round=rng.choice((1, 2)), stop=stop, **kind)
    turn = list(getattr(hand.at, "order", keys)) or keys
    now, later = turn[0], [*turn[1:], BANK]
    one = {spot_of(key) for key in keys if len(hand.up[key]) < 2}
    held = [spot for spot in lay.order if hand.up[spot] and spot not in lay.hands]
    yield banked.ExtraHand(spot=rng.choice([*held, *spots]))
    yield banked.MissedHand(spot=rng.choice([*one, *one, *spots, BANK]))
    yield banked.IncompleteHand(spot=rng.choice([*one, *one, *spots]))
    yield banked.PassedOver(hand=now, given=tuple(rng.choices(later, k=rng.choice((1, 1, 2)))))
    yield banked.UnaskedCard(hand=rng.choice([*keys, now]), late=rng.random() < 0.4)
    yield banked.EarlyDouble(hand=now)
    yield banked.WavedOff(hand=now, broken=rng.random() < 0.5)
    yield banked.WalkedAway(seat=rng.choice(hand.seats))
    yield banked.ReopenTurn(hand=rng.choice(keys), **SIGNED)
    bets = [(wager.player, wager.hand) for wager in lay.wagers] or [(1, 1)]
    seat, spot = rng.choice(bets)
    amount = rng.choice((1_00, 3_00, 140_00, 400_00, *_all_in(hand, seat, spot)))
    yield banked.WagerFound(seat=seat, spot=spot, amount=amount)
    yield core.BurnMistake(cards=rng.choice((0, 2, 3)))
    if hand.stock:
        yield core.Boxed(card=hand.stock[0])
    yield from _orders(rng, hand)


def _all_in(hand: BankedHand, seat: int, spot: int) -> tuple[int, ...]:
    """The most a player can have bet on a spot, and a little less or more."""
    wager = hand.layout.wager(seat, spot)
    most = hand.chips.get(seat, 0) + (wager.amount if wager else 0)
    return tuple(max(1, most + more) for more in (-1, 0, 1))


def _pai_gow(rng: Random, hand: PaiGowHand) -> Iterator[Report]:
    """Mistakes at a pai gow poker table."""
    lay = hand.layout
    wagers = [(wager.player, wager.hand) for wager in lay.wagers]
    seat, spot = rng.choice(wagers or [(1, 1)])
    held = [c for cards in hand.down.values() for c in cards if c != HIDDEN and c != JOKER]
    low = [card for card in held if card[0] != "A"]
    yield pai.CardFaced(card=rng.choice(low or [Card("2s")]))
    yield pai.PileMisdealt(pile=rng.randrange(1, 8), over=rng.random() < 0.5)
    sizes = {s: len(hand.down[s]) + len(hand.up[s]) for s in lay.hands}
    wrong = [s for s, size in sizes.items() if size not in (0, 7)]
    yield pai.WrongHand(spot=rng.choice(wrong or [spot]))
    yield pai.OpenedEarly()
    shown = [card for cards in hand.up.values() for card in cards]
    twins = [card for card in shown if shown.count(card) > 1]
    yield pai.TwinsFound(card=rng.choice(twins or [Card("2s")]))
    amount = rng.choice((1_00, 50_00, 140_00, *_all_in(hand, seat, spot)))
    yield banked.WagerFound(seat=seat, spot=spot, amount=amount)
    yield pai.WagerTouched(seat=seat, spot=rng.choice((0, spot)))
    yield pai.WagerRemoved(seat=seat, spot=spot, known=rng.random() < 0.5)
    yield _foul_bank(rng, hand)
    yield pai.FoulNoticed()
    yield pai.MisreadHand(spot=spot, result=rng.choice(("win", "lose", "push")))
    yield pai.MisreadNoticed(spot=rng.choice([*lay.misread, spot]), mixed=rng.random() < 0.3)
    yield pai.KumKum(seat=seat, partners=("Ann", "Bob"))
    yield pai.KumKumDisputed(seat=seat)
    yield pai.FoulHand(spot=spot, **SIGNED)
    yield pai.VoidDeal(**SIGNED)
    yield from _orders(rng, hand)
    yield any_pai_gow.any_report(rng, hand)


def _foul_bank(rng: Random, hand: PaiGowHand) -> Report:
    """A setting of the bank's cards with the higher hand in front."""
    cards, rules = hand.up[BANK], hand.game.paigow
    for _ in range(20):
        order = rng.sample(cards, len(cards))
        front, back = tuple(order[:2]), tuple(order[2:])
        if len(order) == 7 and foul(front, back, rules) == "front-outranks-back":
            return pai.FoulAllowed(front=front, back=back)
    return pai.FoulAllowed(front=(), back=())
