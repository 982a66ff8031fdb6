"""The draw: each player in turn throws cards away and gets as many from the stock."""

from typing import Annotated, Any, ClassVar

from msgspec import Meta

from cardhouse.cards import HIDDEN
from cardhouse.engine.core.asks import Arrangement, Ask, Cards
from cardhouse.engine.core.cites import Cites, where
from cardhouse.engine.core.commands import CHANCE, Arrange, Command
from cardhouse.engine.core.events import Arranged, Burned
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.piles import discards
from cardhouse.engine.core.portion import Portion
from cardhouse.engine.core.said import say
from cardhouse.engine.core.step import Events, Step
from cardhouse.engine.core.stock import unseen
from cardhouse.engine.pot.commands import Discard
from cardhouse.engine.pot.deal import cards_due
from cardhouse.engine.pot.deal_events import ScrapFound
from cardhouse.engine.pot.events import Discarded, Drawn, DrawOpened, StockRenewed
from cardhouse.engine.pot.hand import PotHand
from cardhouse.engine.pot.round import Drawing

FIVE = 5


class Draw(Step[PotHand], frozen=True, tag="draw"):
    """Each player still in, from the button's left, may exchange cards or stand pat."""

    needs: ClassVar[tuple[str, ...]] = ("deal",)
    keys: ClassVar[Cites] = (
        "draw",
        "draw.most",
        "draw.order",
        "draw.refill",
        "exposed.draw",
        "deck",
        where(lambda draw, game: draw.fifth_last, "draw.fifth"),
    )

    ruled: ClassVar[frozenset[str]] = frozenset({"count.fill", "scrap.down-card"})
    unwritten: ClassVar[frozenset[str]] = frozenset({"fill", "late", "late_cite"})

    # The most cards that may be exchanged.
    most: Annotated[int, Meta(ge=1, le=5)] = 5
    # True if a player who draws five gets the fifth after all others have drawn, with a burn before
    # it for the last to draw; otherwise all five come at once.
    fifth_last: bool = False
    # True if the burn card goes into the new stock when the old one runs out.
    refill_burns: bool = True
    # True if the last card of the stock is dealt too; otherwise it is shuffled into the new stock.
    deal_last: bool = False
    # True if the last card is dealt when the stock is just enough.
    deal_exact: bool = False

    # Seats short of cards, made good when they draw; set only by a ruling.
    fill: tuple[int, ...] = ()
    # Seats that get one card off the stock while nobody else draws; set only by a ruling.
    late: tuple[int, ...] = ()
    # The rule that gives it to them; set only by a ruling.
    late_cite: str = "exposed.draw"

    def portion(self) -> Portion:
        # The first to draw finds only the stock; a card may be burned before a fifth card, and the
        # last card of the stock may have to stay.
        return Portion(spare=self.most + (2 if self.fifth_last else 0))

    def coming(self, hand: PotHand, seat: int) -> int:
        if not isinstance(at := hand.at, Drawing):
            return 0
        owed = at.owed if at.to_draw[:1] == [seat] else 0
        return at.fifth.count(seat) + owed

    def needed(self, hand: PotHand) -> bool:
        return len(hand.live) > 1 and (not self.late or bool(set(self.late) & set(hand.live)))

    def open(self, hand: PotHand) -> Events:
        if not self.late:
            yield DrawOpened(order=tuple(hand.live), cite="draw.order")
            return
        late = tuple(seat for seat in self.late if seat in hand.live)
        yield DrawOpened(order=(), late=late, cite=self.late_cite)
        yield from self._serve(hand)

    def asks(self, hand: PotHand) -> tuple[Ask, ...]:
        at = Drawing.of(hand)
        if len(hand.live) < 2:
            return ()
        if at.owed or (at.fifth and not at.to_draw):
            # Chance has not decided yet on the cards of a player who has discarded; or a ruling
            # killed the hand a player waited for, and the cards only have to be dealt.
            least = min(1, hand.stock.count(HIDDEN))
            return (Ask(CHANCE, {Arrange: Arrangement(cards=unseen(hand), least=least)}),)
        if not at.to_draw:
            return ()
        seat = at.to_draw[0]
        cards = tuple(hand.down[seat])
        offer = Cards(cards=cards, least=0, most=min(self.most, len(cards)))
        return (Ask(seat, {Discard: offer}, Discard(seat)),)

    def answer(self, hand: PotHand, command: Any) -> Events:
        if isinstance(command, Arrange):
            if command.cards:
                yield Arranged(cards=command.cards)
        else:
            seat, cards = command.seat, command.cards
            short = cards_due(hand) - len(hand.down[seat]) if seat in self.fill else 0
            later = self.fifth_last and len(cards) + short == FIVE
            yield Discarded(seat=seat, cards=cards, filled=short, fifth_later=later)
        yield from self._serve(hand)

    def refuse(self, hand: PotHand, command: Command) -> Illegal:
        if isinstance(command, Discard):
            return Illegal(Reason.WRONG_CARDS, "draw.most", say("draw-most", most=self.most))
        return Illegal(Reason.NOT_OFFERED)

    def _serve(self, hand: PotHand) -> Events:
        """Deal the cards owed as far as the stock and chance allow."""
        at = Drawing.of(hand)
        while at.owed:
            yield from self._give(hand, at.to_draw[0], at.owed)
            if HIDDEN in hand.stock[: at.owed]:
                return
        if not at.to_draw:
            yield from self._serve_last(hand)

    def _serve_last(self, hand: PotHand) -> Events:
        """Deal one card each to players who had to wait for the others."""
        at = Drawing.of(hand)
        cite = self.late_cite if self.late else "draw.fifth"
        while at.fifth:
            seat = at.fifth[0]
            # The last to draw has a card burned before a fifth; a new stock is dealt from without
            # another burn.
            burn = seat == hand.live[-1] and not self.late and not at.renewed
            if HIDDEN in hand.stock[: 1 + burn]:
                return
            if burn and len(hand.stock) < 2 + (not self.deal_last):
                yield from self._renew(hand, seat)
                continue
            if burn:
                yield Burned(card=hand.stock[0], cite="draw.fifth")
            yield from self._give(hand, seat, 1, cite=cite)

    def _give(self, hand: PotHand, seat: int, owed: int, cite: str = "draw") -> Events:
        """Deal cards off the top, as far as they go; then renew the stock."""
        stock = hand.stock
        while scraps := [card for card in stock[: owed + 1] if card in hand.scraps]:
            yield ScrapFound(card=scraps[0], seat=seat, cite="scrap.down-card")
        enough = self.deal_last or (self.deal_exact and len(stock) >= owed)
        useful = stock if enough or not self._sources(hand, seat) else stock[:-1]
        cards = tuple(useful[:owed])
        if HIDDEN in cards:
            return
        if cards:
            yield Drawn(seat=seat, cards=cards, cite=cite)
        if len(cards) < owed:
            yield from self._renew(hand, seat)

    def _renew(self, hand: PotHand, seat: int) -> Events:
        sources = self._sources(hand, seat)
        assert sources, "no card is left to draw"
        yield StockRenewed(sources=sources)

    def _sources(self, hand: PotHand, seat: int) -> tuple[str, ...]:
        """The places that make a new stock, never the discards of a player still owed a card."""
        coming = [step for step in hand.script[hand.cursor + 1 :] if isinstance(step, Draw)]
        waiting = {seat, *Drawing.of(hand).fifth, *(s for step in coming for s in step.late)}
        thrown = [s for s, cards in hand.discards.items() if cards]
        found = [discards(s) for s in thrown if s not in waiting]
        if hand.muck:
            found.insert(0, "muck")
        if hand.burns and self.refill_burns:
            found.append("burns")
        # With nothing else left, the discards of other waiting players must do.
        return tuple(found or [discards(s) for s in thrown if s != seat])
