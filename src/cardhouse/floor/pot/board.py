"""Mistakes on the board: turned too early, or with a wrong number of cards."""

from msgspec.structs import replace

from cardhouse.cards import Card
from cardhouse.engine.core.cites import where
from cardhouse.engine.core.events import CardsMoved, Ruled, Shuffled, StepsReplaced
from cardhouse.engine.core.said import say
from cardhouse.engine.core.step import Step
from cardhouse.engine.pot.deal import Deal, laid_to_burn
from cardhouse.engine.pot.hand import PotHand
from cardhouse.engine.pot.mend import Restock
from cardhouse.engine.pot.round import Round
from cardhouse.floor.core.case import Case, Ruling, no_such_case
from cardhouse.floor.core.rulings import remedy
from cardhouse.floor.pot import where as at
from cardhouse.floor.pot.moves import from_stock, laid
from cardhouse.floor.pot.reports import EarlyBoard, FlopCount

FLOP = 3
STREETS = {0: "flop", 3: "turn", 4: "river"}


@remedy(
    EarlyBoard,
    where(at.board, "premature.flop", "premature.turn", "premature.turn.river", "premature.river"),
    where(at.board, "scrap.board"),
)
def early(case: Case[PotHand], report: EarlyBoard) -> Ruling:
    """Cards turned before the betting is complete are not in play."""
    hand = case.hand
    street, deal = _next_board(hand)
    cite = f"premature.{street}"
    yield Ruled(kind="early-board", detail=say("early-street", street=street), cite=cite)
    if deal.burn:
        yield from from_stock(hand, deal.burns, "burns", cite, from_top=True)
    if deal.laid:
        # Cards laid out as this street's burn have now been burned.
        steps = tuple(replace(s, laid=0) if s is deal else s for s in hand.script)
        yield StepsReplaced(start=hand.cursor + 1, steps=steps[hand.cursor + 1 :], cite=cite)
        deal = replace(deal, laid=0)
    yield from from_stock(hand, deal.board, "board", cite)
    turned = tuple(hand.board[-deal.board :])
    yield CardsMoved(cards=turned, source="board", target="aside", public=True, cite=cite)
    start = hand.cursor + 1
    mended = _mended(case, deal, turned, street)
    yield StepsReplaced(start=start, steps=mended, cite=cite)


def _mended(
    case: Case[PotHand], deal: Deal, turned: tuple[Card, ...], street: str
) -> tuple[Step, ...]:
    """The rest of the script, once the betting is complete."""
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
    """A street dealt from the reshuffled deck, burned again only if the house does so."""
    return deal if street in case.rules.reburn else replace(deal, burn=0)


@remedy(
    FlopCount,
    where(at.board, "flop.too-many", "flop.too-few", "scrap.board"),
    where(at.fourth_told, "flop.too-many.told"),
)
def flop_count(case: Case[PotHand], report: FlopCount) -> Ruling:
    """A short flop is filled from the top; an overdealt one goes back and a new flop is dealt."""
    hand, count = case.hand, report.cards
    at, detail = hand.at, say("cards-turned", count=count)
    fresh = isinstance(at, Round) and len(hand.board) == FLOP and at.fresh
    if not fresh or count == FLOP or count < 1 or (count < FLOP and laid(hand)):
        raise no_such_case("flop.too-many", say("flop-acted-on"))
    if count < FLOP:
        # Cards the dealer did not turn are the top of the stock.
        missing = tuple(hand.board[count:])
        yield CardsMoved(cards=missing, source="board", target="stock", on_top=True)
        yield Ruled(kind="flop-count", detail=detail, cite="flop.too-few")
        yield from from_stock(hand, len(missing), "board", "flop.too-few")
        return
    told = case.rules.fourth_burns and report.told and count == FLOP + 1
    cite = "flop.too-many.told" if told else "flop.too-many"
    yield from from_stock(hand, count - FLOP, "board", cite)
    yield Ruled(kind="flop-count", detail=detail, cite=cite)
    if told:
        fourth = tuple(hand.board[FLOP:])
        yield CardsMoved(
            cards=fourth, source="board", target="stock", on_top=True, public=True, cite=cite
        )
        yield from laid_to_burn(hand, cite)
        return
    turned = tuple(hand.board)
    yield CardsMoved(cards=turned, source="board", target="stock", public=True, cite=cite)
    yield Shuffled(cite=cite)
    flop = next(s for s in hand.game.script if isinstance(s, Deal) and s.board == FLOP)
    # A card that lay on the stock to be burned has been shuffled in.
    ahead = tuple(replace(s, laid=0) if isinstance(s, Deal) else s for s in hand.script)
    steps = (_again(case, flop, "flop"), *ahead[hand.cursor :])
    yield StepsReplaced(start=hand.cursor, steps=steps)


def _next_board(hand: PotHand) -> tuple[str, Deal]:
    """The street the dealer could have turned too early, and its deal."""
    street = STREETS.get(len(hand.board))
    ahead = (step for step in hand.script[hand.cursor + 1 :] if isinstance(step, Deal))
    deal = next(ahead, None)
    if street is None or deal is None or not deal.board or not isinstance(hand.at, Round):
        raise no_such_case("premature.flop", say("no-betting-before-board"))
    return street, deal
