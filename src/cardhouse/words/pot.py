"""Games for a pot, as somebody at the table would tell them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from cardhouse.cards import HIDDEN, RANK
from cardhouse.engine.core.events import Event
from cardhouse.engine.core.stakes import Stakes
from cardhouse.engine.pot import deal_events as deal
from cardhouse.engine.pot import discard, opening, redeal, resting, rulings, straddle, thrown
from cardhouse.engine.pot import events as pot
from cardhouse.engine.pot.antes import Antes
from cardhouse.engine.pot.commands import Bet, Raise
from cardhouse.engine.pot.family import POT
from cardhouse.engine.pot.hand import PotGame, PotHand
from cardhouse.engine.pot.pots import pots
from cardhouse.engine.pot.rules import Kill
from cardhouse.engine.pot.view import PotView
from cardhouse.ranking import High, best, scale, showing
from cardhouse.rulebook import Posted, RoomPage
from cardhouse.table.pot.absent import AbsentCounted, AbsentDealt
from cardhouse.table.pot.kill import PotsCounted
from cardhouse.table.rules import TableRules
from cardhouse.words.fees import own_fee
from cardhouse.words.hands import face, hand_said
from cardhouse.words.pot_about import about
from cardhouse.words.pot_rank import rank
from cardhouse.words.said import Arg, Cards, Listed, Money, Said, Seat, say, small
from cardhouse.words.scene import Scene
from cardhouse.words.speech import plain
from cardhouse.words.telling import Telling, Words, fields, nothing, paid, unsaid

STREETS: Final = {3: "flop", 4: "turn", 5: "river"}
BLINDS: Final = {"blind.small": "small", "blind.full": "big"}
# The most cards of which a board is made.
SHOWN_MOST: Final = 5
UNNAMED: Final = ("no-high", "no-low")
SHARES: Final = {"award.split": "share", "award.odd-chip": "odd-chip"}


def shown_said(hand: PotHand, seat: int, side: str = "") -> Said | None:
    """The hand that a seat has shown, for high, for low or for both; None while it is unknown."""
    cards = () if seat in hand.boards else tuple(hand.up[seat])
    pick = "any" if seat in hand.boards else hand.game.pick
    known = (*cards, *hand.board)
    if len(known) < 5 or HIDDEN in known or (hand.down[seat] and seat not in hand.boards):
        return None
    high, low = hand.ranks()
    wanted = {"high": (high,), "low": (low,)}.get(side, (high, low))
    scales = [scale(rules) for rules in wanted if rules is not None]
    try:
        return _all(hand_said(each, best.of(each, cards, hand.board, pick)) for each in scales)
    except ValueError:
        # A card that does not belong to the deck, or more cards than a hand has.
        return None


def board_shows(hand: PotHand, seat: int) -> Said | None:
    """The best that a seat's up cards show for high, beside its down cards; None without any."""
    up = hand.up[seat]
    if not up or not hand.down[seat] or hand.game.high is None or not RANK.keys() >= set(up):
        return None
    shows = hand_said(scale(High()), showing(up[:SHOWN_MOST]))
    return say("board-shows", hand=small(shows))


def hand_name(hand: PotHand, seat: int) -> str:
    """The hand that a seat has shown, in words; empty while it cannot be told."""
    said = shown_said(hand, seat)
    return plain(said) if said is not None else ""


def _all(said: Iterable[Said]) -> Said | None:
    """A hand for high and for low, as one phrase."""
    hands = tuple(said)
    if len(hands) < 2:
        return hands[0] if hands else None
    return say("hands", hands=Listed(hands, "semicolon"))


def _blind(event: pot.BlindPosted, scene: Scene) -> Said:
    said = paid()(event, scene)
    assert said is not None
    return Said(said.id, {**said.args, "blind": BLINDS.get(event.cite, "entry")})


def _kill_posted(event: pot.KillPosted, scene: Scene) -> Said:
    assert isinstance(scene.hand, PotHand)
    said = paid("to", "big_bet")(event, scene)
    assert said is not None
    # A blind that the seat has posted counts towards it.
    bet = scene.hand.bets[event.seat]
    return Said(said.id, {**said.args, "bet": Money(bet), "added": event.amount < bet})


def _discarded(event: pot.Discarded, scene: Scene) -> Said:
    return say("discarded", seat=Seat(event.seat), cards=Cards(event.cards))


def _drawn(event: pot.Drawn, scene: Scene) -> Said | None:
    if HIDDEN in event.cards:
        return None
    return say("drawn", seat=Seat(event.seat), cards=Cards(event.cards))


def _with(hand: Said | None) -> dict[str, Arg]:
    """A hand that is named, or not."""
    return {"named": hand is not None, "hand": hand or ""}


def with_hand(said: Said, hand: Said | None) -> Said:
    """The same with the winning hand, if known."""
    return Said(said.id, {**said.args, **_with(hand)}, said.cites)


def won_with(cents: int, hand: Said | None) -> Said:
    """A player's winnings in a hand, and the hand that won them."""
    return say("result-won", amount=Money(cents), **_with(hand))


def _shown(event: pot.Shown, scene: Scene) -> Said:
    assert isinstance(scene.hand, PotHand)
    made = _with(shown_said(scene.hand, event.seat))
    seat, cards = Seat(event.seat), Cards(event.cards)
    return say("shown", seat=seat, cards=cards, spoke=bool(event.says), says=event.says, **made)


def _killed(event: pot.HandKilled, scene: Scene) -> Said | None:
    # A beaten hand needs no line of its own: the winner's tells it.
    if event.cite == "kill":
        return None
    return say("hand-killed", event.cite, seat=Seat(event.seat))


def _early(event: rulings.ActedEarly, scene: Scene) -> Said:
    act = str(type(event.act).__struct_config__.tag)
    to = Money(event.act.to if isinstance(event.act, Bet | Raise) else 0)
    return say("acted-early", event.cite, seat=Seat(event.seat), act=act, to=to)


def _halves(event: rulings.HalvesRuled, scene: Scene) -> Said:
    half = event.dead_for[0] if event.dead_for else "none"
    return say("halves-ruled", event.cite, seat=Seat(event.seat), half=half)


def _awarded(event: pot.PotAwarded, scene: Scene) -> Said:
    """A pot's winner; a half is called one only if somebody wins the other."""
    awards = [each for each in scene.log if isinstance(each, pot.PotAwarded)]
    other = {"high": "low", "low": "high"}.get(event.half)
    split = any(each.pot == event.pot and each.half == other for each in awards)
    which = "whole"
    if any(each.pot for each in awards):
        which = "side" if event.pot else "main"
    hand = None
    if event.cite != "award.unshown":
        assert isinstance(scene.hand, PotHand)
        hand = shown_said(scene.hand, event.seat, event.half)
        # A hand that does not qualify is not named.
        hand = None if hand is None or hand.id in UNNAMED else hand
    return say(
        "pot-awarded",
        seat=Seat(event.seat),
        amount=Money(event.amount),
        share=SHARES.get(event.cite, "all"),
        half=event.half if event.half and split else "none",
        which=which,
        pot=event.pot,
        **_with(hand),
    )


def _pots(event: PotsCounted) -> Said | None:
    if not event.earned:
        return None
    return say("pots-counted", name=event.name, pots=event.pots)


def holding(view: PotView, game: PotGame) -> Said | None:
    """The viewer's own hand with the board; before five cards only where some of them lie open."""
    own = next((seat for seat in view.seats if seat.seat == view.viewer), None)
    cards = () if own is None else (*own.down, *own.up)
    if own is None or not cards or HIDDEN in cards:
        return None
    if len(cards) + len(view.board) < SHOWN_MOST:
        pairs = own.up and game.high is not None and RANK.keys() >= set(cards)
        return hand_said(scale(High()), showing(cards)) if pairs else None
    scales = [scale(rules) for rules in (game.high, game.low) if rules is not None]
    try:
        made = [(each, best.of(each, cards, view.board, game.pick)) for each in scales]
    except ValueError:
        # A card too many, or one that does not belong to the deck.
        return None
    return _all(hand_said(each, value) for each, value in made if value)


def _stakes(post: Posted, rules: TableRules) -> Said:
    """The stakes of a table, and who antes if not everybody does."""
    steps, stakes = post.page.script, rules.stakes
    for_all = any(isinstance(step, Antes) and step.payer == "big-blind" for step in steps)
    blinds = tuple(say("amount", amount=Money(blind)) for blind in stakes.blinds)
    kill = post.said("kill", rules) or post.said("kill")
    return say(
        "stakes-pot",
        limit=stakes.limit,
        bets=_bets(stakes),
        small=Money(stakes.small_bet),
        big=Money(stakes.big_bet),
        antes="none" if not stakes.ante else "big-blind" if for_all else "each",
        ante=Money(stakes.ante),
        blinds=Listed(blinds, "and"),
        brings=bool(stakes.bring_in),
        bring_in=Money(stakes.bring_in),
        kills=kill is not None,
        kill="" if kill is None else _kill(kill),
    )


def _kill(kill: Kill) -> Said:
    """The size of a kill, and the pots that earn it: "full kill after 2 pots in a row"."""
    full, least = kill.limits == "double", Money(kill.least)
    return say("kill", full=full, pots=kill.pots, from_some=bool(kill.least), least=least)


def _bets(stakes: Stakes) -> str:
    """The bets of the rounds; without a fixed limit they are the least, which the blind tells."""
    small, big = stakes.small_bet, stakes.big_bet
    if stakes.limit in ("fixed", "spread") or small != big:
        return "both"
    return "none" if small in stakes.blinds else "least"


def _limits(room: RoomPage) -> Said | None:
    return say("most-bet", most=Money(room.limits.most_bet)) if room.limits else None


def _heading(event: Event, hand: PotHand) -> Iterator[Said]:
    """A new street begins with the whole board, the showdown with the pots."""
    if isinstance(event, deal.BoardDealt):
        street = STREETS.get(len(hand.board), "board")
        yield say("board-dealt", street=street, cards=Cards(tuple(hand.board)))
    elif isinstance(event, pot.ShowdownOpened):
        first, *sides = [Money(pot.amount) for pot in pots(hand)]
        beside = tuple(say("side-pot", number=i, amount=side) for i, side in enumerate(sides, 1))
        yield say("showdown-opened", amount=first, sides=Listed(beside))


WORDS: Final[Words] = {
    deal.BoardDealt: nothing,
    deal.ScrapFound: fields(ruled=True, face=lambda e, s: face(e.card)),
    deal.ScrapMarked: fields(ruled=True, face=lambda e, s: face(e.card)),
    deal.Misdealt: fields(ruled=True),
    pot.BlindPosted: _blind,
    pot.AntePosted: paid("dead"),
    pot.BroughtIn: paid(),
    opening.StakeSet: paid(),
    opening.StakeMatched: paid(),
    opening.StayedOut: fields("seat"),
    redeal.TurnedLow: fields(ruled=True),
    redeal.PassedOut: fields(ruled=True),
    redeal.AntedAgain: paid(),
    redeal.ShareGivenUp: fields("seat", ruled=True),
    redeal.Redealt: fields(ruled=True),
    thrown.ThrownIn: fields("seat", ruled=True),
    thrown.Merged: fields("seat", ruled=True),
    pot.DrawOpened: nothing,
    pot.Discarded: _discarded,
    pot.Drawn: _drawn,
    discard.DiscardOpened: nothing,
    discard.CardsDiscarded: fields("seat", "cards"),
    pot.StockRenewed: fields(ruled=True),
    pot.KillPosted: _kill_posted,
    pot.DeadPosted: fields("seat", "amount"),
    straddle.PauseOpened: nothing,
    straddle.Passed: nothing,
    straddle.Straddled: paid("to"),
    pot.BettingOpened: nothing,
    deal.Scrambled: fields(ruled=True),
    resting.AllInDeclared: fields("seat", ruled=True),
    resting.StayedIn: fields("seat", ruled=True),
    resting.RaisesBarred: fields("seat", ruled=True),
    pot.Folded: fields("seat"),
    pot.Checked: fields("seat"),
    pot.Called: paid(),
    pot.Raised: paid("to", "opening"),
    pot.UncalledReturned: fields("seat", "amount"),
    pot.ShowdownOpened: nothing,
    pot.Shown: _shown,
    pot.Mucked: fields("seat", "board"),
    pot.HandKilled: _killed,
    pot.HandRevived: fields("seat", ruled=True),
    rulings.ActedEarly: _early,
    rulings.HalvesRuled: _halves,
    pot.PotAwarded: _awarded,
    pot.BetReturned: fields("seat", "amount", ruled=True),
    pot.Refunded: fields("seat", "amount"),
}

TELLING: Final = Telling(
    family=POT,
    words=WORDS,
    stakes=_stakes,
    fees=own_fee,
    about=about,
    limits=_limits,
    mark="button",
    heading=_heading,
    between={PotsCounted: _pots, AbsentDealt: unsaid, AbsentCounted: unsaid},
    hand_name=hand_name,
    rank=rank,
)
