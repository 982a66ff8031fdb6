"""Mistakes on the board: turned too early, or with a wrong number of cards."""

from msgspec.structs import replace

from cardhouse.cards import Card
from cardhouse.engine.core.events import CardsMoved, Ruled, Shuffled, StepsReplaced
from cardhouse.engine.core.step import Step
from cardhouse.engine.pot.deal import Deal
from cardhouse.engine.pot.hand import PotHand
from cardhouse.engine.pot.mend import Restock
from cardhouse.engine.pot.round import Round
from cardhouse.floor.core.case import Case, Ruling, insert, no_such_case
from cardhouse.floor.pot.moves import from_stock
from cardhouse.floor.pot.reports import EarlyBoard, FlopCount

FLOP = 3
STREETS = {0: "flop", 3: "turn", 4: "river"}


def early(case: Case[PotHand], report: EarlyBoard) -> Ruling:
    """Cards turned before the betting is complete are not in play."""
    hand = case.hand
    street, deal = _next_board(hand)
    cite = f"premature.{street}"
    yield Ruled(kind="early-board", detail=street, cite=cite)
    if deal.burn:
        yield from from_stock(hand, deal.burn, "burns", cite)
    yield from from_stock(hand, deal.board, "board", cite)
    turned = tuple(hand.board[-deal.board :])
    yield CardsMoved(cards=turned, source="board", target="aside", public=True, cite=cite)
    start = hand.cursor + 1
    mended = _mended(case, deal, turned, street)
    yield StepsReplaced(start=start, steps=mended, cite=cite)


def _mended(
    case: Case[PotHand], deal: Deal, turned: tuple[Card, ...], street: str
) -> tuple[Step, ...]:
    """What is played instead, once the betting is complete."""
    hand, cite = case.hand, f"premature.{street}"
    rest = hand.script[hand.script.index(deal, hand.cursor) + 1 :]
    between = hand.script[hand.cursor + 1 : hand.script.index(deal, hand.cursor)]
    if street != "turn":
        # The burn stays burned: the cards are shuffled back and dealt again.
        return (*between, Restock(cards=turned, cite=cite), _again(case, deal, street), *rest)
    # The card that would have been the fifth takes the fourth's place, with its burn; the
    # fourth goes back into the deck before the fifth is dealt.
    river = next(i for i, step in enumerate(rest) if isinstance(step, Deal))
    last = rest[river]
    assert isinstance(last, Deal)
    after = f"{cite}.river"
    mended = (Restock(cards=turned, cite=after), _again(case, last, "river"))
    return (*between, deal, *rest[:river], *mended, *rest[river + 1 :])


def _again(case: Case[PotHand], deal: Deal, street: str) -> Deal:
    """A street dealt from the reshuffled deck, burning again only where the house does so."""
    return deal if street in case.rules.reburn else replace(deal, burn=0)


def flop_count(case: Case[PotHand], report: FlopCount) -> Ruling:
    """Too few are filled up from the top; too many go back and a new flop is dealt."""
    hand, count = case.hand, report.cards
    at = hand.at
    fresh = isinstance(at, Round) and len(hand.board) == FLOP and at.fresh
    if not fresh or count == FLOP or count < 1:
        raise no_such_case("flop.too-many", "The flop is counted before anybody has acted on it.")
    if count < FLOP:
        # What the dealer did not turn is what lies on top of the stock.
        missing = tuple(hand.board[count:])
        yield CardsMoved(cards=missing, source="board", target="stock", on_top=True)
        yield Ruled(kind="flop-count", detail=f"{count} cards", cite="flop.too-few")
        yield from from_stock(hand, len(missing), "board", "flop.too-few")
        return
    told = case.rules.fourth_burns and report.told and count == FLOP + 1
    cite = "flop.too-many.told" if told else "flop.too-many"
    yield from from_stock(hand, count - FLOP, "board", cite)
    yield Ruled(kind="flop-count", detail=f"{count} cards", cite=cite)
    if told:
        fourth = tuple(hand.board[FLOP:])
        yield CardsMoved(
            cards=fourth, source="board", target="stock", on_top=True, public=True, cite=cite
        )
        return
    turned = tuple(hand.board)
    yield CardsMoved(cards=turned, source="board", target="stock", public=True, cite=cite)
    yield Shuffled(cite=cite)
    flop = next(s for s in hand.game.script if isinstance(s, Deal) and s.board == FLOP)
    yield insert(hand, _again(case, flop, "flop"))


def _next_board(hand: PotHand) -> tuple[str, Deal]:
    """The street that the dealer could have turned too early, and its deal."""
    street = STREETS.get(len(hand.board))
    ahead = (step for step in hand.script[hand.cursor + 1 :] if isinstance(step, Deal))
    deal = next(ahead, None)
    if street is None or deal is None or not isinstance(hand.at, Round):
        raise no_such_case("premature.flop", "No betting is under way before a board card.")
    return street, deal
