"""Games that a player banks, as somebody at the table would tell them."""

from __future__ import annotations

from typing import Final

from cardhouse.engine.banked import bank, collection, mistakes, settle, wagers
from cardhouse.engine.banked.hand import BankedGame, BankedHand
from cardhouse.engine.banked.layout import BANK, spot_of
from cardhouse.engine.banked.rules import Collection
from cardhouse.engine.banked.view import HandView
from cardhouse.rulebook import Posted
from cardhouse.table.banked import events as table
from cardhouse.table.rules import TableRules
from cardhouse.words.fees import cost_said
from cardhouse.words.said import Arg, Listed, Money, Said, Seat, Whose, say, small
from cardhouse.words.scene import Scene
from cardhouse.words.telling import Between, Words, fields, nothing, seated, unsaid


def _placed(event: wagers.WagerPlaced, scene: Scene) -> Said:
    where = "own" if event.spot == event.seat else "spot"
    if event.behind:
        where = "behind"
    seat, amount = Seat(event.seat), Money(event.amount)
    return say("wager-placed", seat=seat, amount=amount, where=where, spot=event.spot)


def _taken_back(event: wagers.WagerTakenBack, scene: Scene) -> Said:
    cites = (event.cite,) if event.refused else ()
    seat, amount = Seat(event.seat), Money(event.amount)
    how = {"refused": event.refused, "spot": event.spot}
    return say("wager-taken-back", *cites, seat=seat, amount=amount, **how)


def settled(event: settle.WagerSettled, scene: Scene) -> Said:
    """The outcome of a wager: who won or lost how much, from whom or to whom."""
    moved = sum(amount for _, amount in event.shares)
    whose = scene.hand_of(event.hand)
    behind = not event.insurance and whose.seat != event.seat
    who = Seat(event.seat) if event.insurance or behind else whose
    # Covering players are named only if there are several.
    several = event.shares if len(event.shares) > 1 else ()
    shares = tuple(
        say("share", how=event.result, player=Seat(player), amount=Money(amount))
        for player, amount in several
    )
    return say(
        "wager-settled",
        *(("settle.uncovered",) if event.uncovered else ()),
        who=who,
        whose=whose,
        behind=behind,
        insurance=event.insurance,
        result=event.result,
        amount=Money(moved),
        moved=bool(moved),
        shares=Listed(shares, "and"),
        uncovered=Money(event.uncovered),
        short=bool(event.uncovered),
        **against(None, None),
    )


def against(mine: Said | None, bank: Said | None) -> dict[str, Arg]:
    """A hand beside the bank's, if both are known."""
    if mine is None or bank is None:
        return {"compared": False, "mine": "", "bank": ""}
    return {"compared": True, "mine": small(mine), "bank": small(bank)}


def count_said(hand: HandView) -> Said:
    """The count of a hand as its viewer sees it."""
    return say("total", kind=hand.kind, points=hand.called)


def _counted(event: mistakes.WagerCounted, scene: Scene) -> Said:
    return say(
        "wager-counted",
        event.cite,
        seat=Seat(event.seat),
        change=_change(event.change_by),
        amount=Money(abs(event.change_by)),
        over=bool(event.excess),
        excess=Money(event.excess),
    )


def _covered(event: mistakes.CoverCounted, scene: Scene) -> Said:
    change, amount = _change(event.change_by), Money(abs(event.change_by))
    return say("cover-counted", event.cite, seat=Seat(event.seat), change=change, amount=amount)


def _change(by: int) -> str:
    return "none" if not by else "more" if by > 0 else "less"


def numbered(scene: Scene, key: int) -> Said:
    """A spot or a hand by its number, as a floor person chooses it."""
    assert isinstance(scene.hand, BankedHand)
    spot = spot_of(key)
    if key == BANK:
        return say("choice-bank")
    if spot not in scene.hand.layout.players:
        return say("choice-free-spot", number=spot)
    return say("choice-spot", whose=scene.hand_of(key), number=spot)


def hand_of(scene: Scene, key: int) -> Seat | Whose:
    """The owner of the cards on a place: a player, one of a player's several hands, or the bank."""
    assert isinstance(scene.hand, BankedHand)
    lay = scene.hand.layout
    if key == BANK:
        return Whose(0)
    spot = spot_of(key)
    player, made = lay.players.get(spot, spot), lay.hands.get(spot, ())
    if len(made) > 1 and key in made:
        return Whose(player, hand=made.index(key) + 1)
    # A player may have hands on several spots.
    spots = list(lay.players.values()).count(player)
    return Whose(player, spot=spot) if spots > 1 else Seat(player)


def stakes(post: Posted, rules: TableRules) -> Said:
    """The stakes of a table: "wagers $5 to $100"."""
    small, big = Money(rules.stakes.small_bet), Money(rules.stakes.big_bet)
    return say("stakes-banked", small=small, big=big)


def fees(post: Posted, rules: TableRules) -> Said:
    """The collection for each wager, and from the bank."""
    game = post.game(rules)
    assert isinstance(game, BankedGame)
    return _collection(game.banking.collection)


def _collection(fees: Collection) -> Said:
    """The collection of a banked table: "$0.50 up to $50, ...; $1 a hand from the bank"."""
    tiers = tuple(say("tier", amount=Money(t.amount), up_to=Money(t.up_to)) for t in fees.wagers)
    if len(tiers) == 1:
        tiers = (say("amount", amount=Money(fees.wagers[0].amount)),)
    behind: dict[str, Arg] = {"covers": bool(fees.behind), "behind": Money(fees.behind)}
    return say("collection", tiers=Listed(tiers), bank=Money(fees.bank), **behind)


def cost(post: Posted, rules: TableRules) -> tuple[Said, Said]:
    """The collection of a wager, and from the bank: "$0.50 to $2", "for each wager, …"."""
    game = post.game(rules)
    assert isinstance(game, BankedGame)
    collection = game.banking.collection
    tiers = (tier.amount for tier in collection.wagers)
    return cost_said(tiers), say("cost-payer", by="wager", bank=Money(collection.bank))


WORDS: Final[Words] = {
    bank.BankDesignated: fields("seat", "turn"),
    bank.MoneyPutUp: fields("seat", "amount", "behind"),
    bank.MoneyTakenBack: nothing,
    wagers.WagersOpened: nothing,
    wagers.WagerPlaced: _placed,
    wagers.WagerTakenBack: _taken_back,
    wagers.PlayerDone: nothing,
    wagers.WagersClosed: fields(),
    collection.CollectionTaken: fields("seat", "amount", bank=lambda e, s: not e.spot),
    collection.CollectionReturned: fields("seat", "amount", ruled=True),
    settle.SettlementOpened: nothing,
    settle.WagerSettled: settled,
    settle.TableCleared: nothing,
    mistakes.HandVoided: fields(ruled=True, whose=lambda e, s: s.hand_of(e.hand)),
    mistakes.WagerReturned: fields("seat", "amount", ruled=True),
    mistakes.WagerShort: fields("seat", "amount", ruled=True),
    mistakes.WagerCounted: _counted,
    mistakes.CoverCounted: _covered,
    mistakes.HandAbandoned: fields("seat", ruled=True),
    mistakes.HeldInCage: fields("seat", "amount", ruled=True),
}
BETWEEN: Final[Between] = {
    table.BankTaken: seated("seat"),
    table.BankPassed: seated("seat"),
    table.BankKept: unsaid,
    table.BankEnded: unsaid,
    table.GameBroken: seated(),
    table.ShoeShuffled: seated(),
}
SEATED: Final[Between] = {
    table.BankOffered: seated("seat"),
    table.FreshAsked: seated("seat"),
}
