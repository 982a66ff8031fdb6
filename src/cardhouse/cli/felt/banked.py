"""A banked table on the felt: the bank in the middle, each player's wagers and hands."""

from typing import Final

from cardhouse.cards import Card
from cardhouse.cli.felt.cards import card_box, chip
from cardhouse.cli.felt.hands import cards_of, counted, hand_row, large
from cardhouse.cli.felt.places import Place
from cardhouse.cli.felt.seats import CHIP, Pen, idle, plate, stack, word
from cardhouse.engine.banked.layout import spot_of
from cardhouse.engine.banked.view import HandView, LayoutView
from cardhouse.words.scene import dollars

GOLD: Final = "bold #ffd75f"
WON: Final = "bold #7ee787"
LOST: Final = "bold #ff7b72"


def draw_bank(pen: Pen) -> None:
    """The bank's cards where other games have their board, its money above, its count below."""
    lay, plan = _layout(pen), pen.plan
    top, hand = plan.board_row, lay.bank_hand
    pen.canvas.centre((plan.middle, top - 1), pen.sign(_money(pen)), ink=pen.ink(GOLD, "bold"))
    if hand.front:
        _chips(pen, hand.front, top)
        _chips(pen, hand.back, top + 2)
        return
    cards = cards_of(hand)
    width, height = plan.board_card
    if len(cards) * (width + 1) > plan.width - 2 * plan.plate[0]:
        _chips(pen, cards, top + height // 2)
        return
    x = plan.middle - (len(cards) * (width + 1) - 1) // 2
    for i, card in enumerate(cards):
        at = (x + i * (width + 1), top)
        card_box(pen.canvas, at, card, size=plan.board_card, look=pen.look)
    pen.canvas.centre((plan.middle, top + height), hand.total, ink=pen.ink(GOLD, "bold"))


def draw_player(pen: Pen, number: int, place: Place) -> None:
    """A player: the plate with chips and wagers, and the hands that he plays."""
    lay, view = _layout(pen), pen.scene.view
    seat = next((seat for seat in view.seats if seat.seat == number), None)
    plate(pen, number, place, live=seat is not None)
    if seat is None:
        idle(pen, number, place)
        return
    covers = any(cover.seat == number for cover in lay.covers)
    stack(pen, seat, place, all_in=not covers)
    _wagers(pen, number, place, room=pen.plan.plate[0] - len(dollars(seat.chips)) - 3)
    if number == view.viewer:
        _own(pen)
        return
    hands = [hand for hand in lay.hands if _plays(lay, hand, number)]
    row = place.at[1] + pen.plan.plate[1]
    most = pen.plan.plate[0] + (5 if place.side == "top" else 0)
    if place.side == "bottom":
        row, most = place.at[1] - 1, pen.plan.plate[0]
    if hands:
        hand_row(pen, place, hands, row=row, most=most)


def _money(pen: Pen) -> str:
    """Whose bank it is, what covers, what is bet, and what is left of the cover."""
    lay, names = _layout(pen), pen.scene.names
    said = f"Bank {names.get(lay.bank, lay.bank)}"
    if not lay.covers:
        return said
    bank, *behind = lay.covers
    said += f" {dollars(bank.posted)}"
    if behind:
        said += f" + {dollars(sum(cover.posted for cover in behind))} behind"
    if bets := sum(wager.amount for wager in lay.wagers):
        said += f", wagers {dollars(bets)}"
    if pen.scene.results:
        said += f", {dollars(sum(cover.pays for cover in lay.covers))} left"
    return said


def _wagers(pen: Pen, number: int, place: Place, *, room: int) -> None:
    """At the plate's end: what lies in the player's circles and behind him, or what came of it."""
    lay, results = _layout(pen), pen.scene.results
    ended = [result for (seat, _), result in results.items() if seat == number]
    if ended:
        net = sum(ended)
        said = "push" if not net else f"{'wins' if net > 0 else 'loses'} {dollars(abs(net))}"
        if len(said) > room:
            said = f"{'+' if net > 0 else ''}{dollars(net)}"
        _at_end(pen, place, said, WON if net > 0 else LOST if net < 0 else "")
        return
    posted = sum(cover.posted for cover in lay.covers if cover.seat == number)
    if posted:
        word(pen, place, "bank" if number == lay.bank else f"covers {dollars(posted)}")
        return
    own = sum(w.amount + w.insurance for w in lay.wagers if w.seat == number and not w.behind)
    behind = sum(
        w.amount for w in lay.wagers if w.behind and lay.players.get(spot_of(w.hand)) == number
    )
    if own or behind:
        more = f" +{dollars(behind)}" if behind else ""
        _at_end(pen, place, pen.sign(f"● {dollars(own)}{more}"), "bold white")


def _own(pen: Pen) -> None:
    """One's own hands, large: split ones side by side, seven cards as they are to be set."""
    lay, scene = _layout(pen), pen.scene
    most = pen.plan.width - 2 * pen.plan.plate[0]
    hands = [hand for hand in lay.hands if _plays(lay, hand, scene.view.viewer)]
    laid = next((hand for hand in hands if hand.front), None)
    if laid is not None or scene.front:
        front, back = (laid.front, laid.back) if laid else (scene.front, scene.back)
        large(pen, (front, back), scene.labels or ("front", "back"), most=most)
        return
    offer = next((o for o in scene.view.offers if o.do in ("set-hand", "propose")), None)
    if offer is not None:
        # Each card may be named by its place.
        places = [str(place) for place in range(1, len(offer.cards) + 1)]
        groups = [(card,) for card in offer.cards]
        large(pen, groups, places, most=most, gap=0)
        return
    shown = [hand for hand in hands if cards_of(hand)]
    large(pen, [cards_of(hand) for hand in shown], [_label(pen, hand) for hand in shown], most=most)


def _label(pen: Pen, hand: HandView) -> str:
    """What stands above one of one's hands: whether it is its turn, its count, what came of it."""
    lay, view = _layout(pen), pen.scene.view
    spot = spot_of(hand.hand)
    parts = [counted(hand)]
    if spot != view.viewer:
        parts.insert(0, f"spot {spot}:")
    net = pen.scene.results.get((view.viewer, hand.hand))
    if net is not None:
        parts.append("push" if not net else "wins" if net > 0 else "loses")
    turn = "▸ " if lay.turn == hand.hand else ""
    return turn + " ".join(parts)


def _plays(lay: LayoutView, hand: HandView, number: int) -> bool:
    dealt = bool(cards_of(hand)) or hand.surrendered
    return dealt and lay.players.get(spot_of(hand.hand)) == number


def _chips(pen: Pen, cards: tuple[Card, ...], row: int) -> None:
    """Small cards in a row in the middle."""
    x = pen.plan.middle - (len(cards) * (CHIP + 1) - 1) // 2
    for i, card in enumerate(cards):
        chip(pen.canvas, (x + i * (CHIP + 1), row), card, pen.look)


def _at_end(pen: Pen, place: Place, text: str, ink: str) -> None:
    end = place.at[0] + pen.plan.plate[0] - 1
    pen.canvas.put((end - len(text), place.at[1] + 1), text, ink=pen.ink(ink, "bold"))


def _layout(pen: Pen) -> LayoutView:
    lay = pen.scene.view.layout
    assert lay is not None, "no banked table"
    return lay
