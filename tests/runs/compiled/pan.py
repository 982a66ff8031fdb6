"""The judge of pan: the same cards and decisions in a hand of the engine's and in a row."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
from msgspec.structs import replace

from cardhouse.analysis.pan.compiled import acts, mapping
from cardhouse.analysis.pan.compiled import row as r
from cardhouse.analysis.pan.compiled import sheet as s
from cardhouse.analysis.pan.compiled.cards import CARDS, NO_CARD, NUMBER
from cardhouse.analysis.pan.compiled.chance import dice as new_dice
from cardhouse.analysis.pan.compiled.doors import advance, allows, answer, decide, search
from cardhouse.analysis.pan.compiled.plan import flatten
from cardhouse.analysis.pan.compiled.policies import DEFAULT, RANDOM, ROOMS_OWN, policy
from cardhouse.bots.pan.player import PanPlayer
from cardhouse.cards import HIDDEN, Card
from cardhouse.engine.core import kernel
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import CHANCE, Arrange, Command
from cardhouse.engine.core.events import HandStarted
from cardhouse.engine.pan.commands import DiscardCard, Increase, LayMeld, SplitMeld
from cardhouse.engine.pan.hand import PanGame, PanHand
from cardhouse.engine.pan.spreads import Declaring, Turn
from cardhouse.engine.pan.terms import KINDS, Laying, OneCard
from cardhouse.engine.pan.view import look
from cardhouse.ledger import POT
from cardhouse.rulebook import Posted
from tests.runs.compiled.compared import Pair
from tests.runs.compiled.judge import Differs
from tests.runs.compiled.starts import FEES, stack

SOURCES = ("", "called", "deck", "pile")
QUARTERS = (0.0, 0.25, 0.5, 0.75)
LONG = 400
HOWS = {"own": ROOMS_OWN, "default": (DEFAULT,)}


class Coin(Random):
    """Chance that always falls alike."""

    def __init__(self, side: float) -> None:
        super().__init__()
        self.side = side

    def random(self) -> float:
        return self.side


def pan_at_a_table(post: Posted, dice: Random) -> PanGame:
    """The game at one of its tables; now and then with other options and another deck."""
    game = post.game(dice.choice(post.page.table))
    assert isinstance(game, PanGame)
    if dice.random() < 0.5:
        return game
    takes = dice.choice(("same-suit", "any-suit"))
    pan = replace(
        game.pan,
        tops=dice.choice((1, 2)),
        fee_from=dice.choice(("tops", "players")),
        melds=replace(game.pan.melds, same_suit_set_takes=takes),
        meld_needs_drawn_card=dice.random() < 0.3,
    )
    packs = dice.choice((8, 8, 5, 3))
    removed = dice.choice((0, 0, 1, packs))
    deck = replace(game.deck, packs=packs, spade_sets_removed=removed)
    stakes = replace(game.stakes, chip=dice.choice((game.stakes.chip, 100, 1)))
    return replace(game, pan=pan, deck=deck, stakes=stakes)


def pan_started(post: Posted, game: PanGame, dice: Random) -> HandStarted:
    """The seats dealt in and their chips; half of the hands are the first of their game."""
    room_for = len(game.deck.cards()) // 12
    most = min(post.page.seating.most, room_for)
    seats = sorted(dice.sample(range(1, 11), dice.randint(2, most)))
    turn = dice.randrange(len(seats))
    seats = seats[turn:] + seats[:turn]
    style = dice.randrange(4)
    return HandStarted(
        house=game.house,
        game=game.name,
        seats=tuple(seats),
        stacks={seat: stack(game, style, dice) for seat in seats},
        button=dice.choice((0, seats[-1])),
        fee=dice.choice(FEES),
    )


class PanJudged:
    """One hand, played at both from the same start."""

    def __init__(self, game: PanGame, started: HandStarted, dice: Random) -> None:
        self.dice = dice
        self.source = game
        self.game = flatten(game).game
        self.row = np.zeros(r.WIDTH, dtype=np.int64)
        self.sheet = np.zeros(s.WIDTH, dtype=np.int64)
        self.chance = new_dice(dice.randrange(1 << 30), 1)
        mapping.begin(flatten(game), self.row, started)
        hand, _ = kernel.start(game, started)
        assert isinstance(hand, PanHand)
        self.hand, self.seats = hand, started.seats
        self.decisions = 0
        # Each seat plays like the room's own player, at random, stays and plays at random, or
        # stays and leaves the rest to the default.
        hows = ("own", "own", "any", "stays", "default")
        self.players = {seat: dice.choice(hows) for seat in self.seats}
        self.wild = dice.choice((0.0, 0.2, 0.8))

    def run(self) -> int:
        """Play to the end of the hand, comparing everything after each decision."""
        while True:
            with np.errstate(over="ignore"):
                while advance(self.game, self.row, self.sheet) == acts.SEARCH:
                    search(self.game, self.row, self.sheet)
            for name, here, there in self._pairs():
                self._same(name, here, there)
            if self.hand.over:
                return self.decisions
            if self.hand.asked[0].actor == CHANCE:
                self._shuffle()
            else:
                self._decide()

    def _same(self, name: str, here: Any, there: Any) -> None:
        if here != there:
            raise Differs(f"{name}: {here} in the engine, {there} compiled ({self.hand.at})")

    def _pairs(self) -> Iterator[Pair]:
        """Each thing by its name, here and there."""
        hand, now = self.hand, self.row
        for name, amounts, first in (("chips", hand.chips, r.CHIPS), ("paid", hand.paid, r.PAID)):
            wanted = [amounts[seat] for seat in self.seats]
            yield name, wanted, now[first : first + len(wanted)].tolist()
        middle = (hand.chips[POT], hand.chips[hand.game.fund], hand.fee_due)
        yield "middle", middle, (now[r.POT], now[r.BOX], now[r.FEE_DUE])
        live = [seat for place, seat in enumerate(self.seats) if now[r.LIVE + place]]
        yield "live", sorted(hand.live), sorted(live)
        if hand.over:
            yield "asked", acts.OVER, now[r.ASKED]
            yield "winner", hand.spreads.winner, self.seats[now[r.WINNER]]
            return
        yield from self._cards()
        yield from self._turn()

    def _cards(self) -> Iterator[Pair]:
        hand, now = self.hand, self.row
        for place, seat in enumerate(self.seats):
            yield f"down {seat}", tuple(sorted(hand.down[seat])), mapping.down(now, place)
            yield f"melds {seat}", hand.spreads.melds.get(seat, []), mapping.melds(now, place)
            counts = (len(hand.down[seat]), len(hand.up[seat]))
            yield f"count {seat}", counts, (now[r.HELD + place], now[r.SPREAD + place])
        yield "discards", tuple(hand.muck), mapping.discards(now)
        eliminated = mapping.piled(now, r.ELIMINATED)
        yield "eliminated", tuple(sorted(hand.eliminated)), eliminated
        known, stock = int(now[r.KNOWN]), mapping.stock(now)
        yield "stock", tuple(hand.stock), stock[:known] + (HIDDEN,) * (len(stock) - known)

    def _turn(self) -> Iterator[Pair]:
        hand, now = self.hand, self.row
        if hand.asked[0].actor == CHANCE:
            yield "asked", acts.SHUFFLE, now[r.ASKED]
            return
        seat = self.seats[now[r.ACTOR]]
        asks = {ask.actor: ask for ask in hand.asked}
        yield "asked", (acts.DECISION, True), (now[r.ASKED], seat in asks)
        yield "offers", set(asks[seat].offers), mapping.offers(now)
        at = hand.at
        if isinstance(at, Declaring):
            yield "waiting", at.waiting[0], seat
        if isinstance(at, Turn):
            drawn = [] if now[r.DRAWN] == NO_CARD else [CARDS[now[r.DRAWN]]]
            yield "drawn", hand.drawn, drawn
            here = (at.seat, at.source, at.must, at.forced, bool(hand.spreads.fresh))
            bools = (bool(now[r.MUST]), bool(now[r.FORCED]), bool(now[r.FRESH]))
            yield "turn", here, (self.seats[now[r.TURN]], SOURCES[now[r.SOURCE]], *bools)
            window = [s for place, s in enumerate(self.seats) if now[r.WINDOW] >> place & 1]
            yield "window", sorted(at.window), sorted(window)
        for kind, terms in asks[seat].offers.items():
            if isinstance(terms, Laying):
                yield f"moves {kind.__name__}", *self._moves(terms, kind, seat)

    def _moves(self, terms: Laying, kind: type[Command], seat: int) -> tuple[Any, Any]:
        """The moves of a kind, with what they collect, each once and in order."""
        here = [(m.meld, m.cards, m.borrowed, m.first, m.worth) for m in terms.proposals(kind)]
        there = []
        for number in range(int(self.sheet[s.FOUND])):
            move = mapping.move_at(number)
            act = acts.MELD + int(self.sheet[move + s.DO])
            if mapping.COMMANDS[act] is not kind:
                continue
            each: Any = mapping.command(self.row, self.sheet, self.seats, act, number)
            loan, first = getattr(each, "borrowed", ()), getattr(each, "first", ())
            there.append((each.meld, each.cards, loan, first, int(self.sheet[move + s.WORTH])))
        return list(dict.fromkeys(here)), list(dict.fromkeys(there))

    def _shuffle(self) -> None:
        """One order of the stock for both: as much as is needed, or more."""
        terms: Any = self.hand.asked[0].offers[Arrange]
        now = self.row
        known = int(now[r.KNOWN])
        self._same("needed", terms.least, int(now[r.NEED]))
        self._same("unseen", sorted(terms.cards), sorted(mapping.stock(now)[known:]))
        order = list(terms.cards)
        self.dice.shuffle(order)
        count = self.dice.choice((terms.least, len(order)))
        kernel.play(self.hand, Arrange(cards=tuple(order[:count])))
        top = int(now[r.TOP]) + known
        for i, card in enumerate(order):
            now[r.STOCK + top + i] = NUMBER[card]
        now[r.KNOWN] = known + count

    def _decide(self) -> None:
        """One decision for both."""
        self.decisions += 1
        seat = self.seats[self.row[r.ACTOR]]
        ask = next(ask for ask in self.hand.asked if ask.actor == seat)
        act, amount = self._choice(ask)
        command = mapping.command(self.row, self.sheet, self.seats, act, amount)
        # The same card may be given in another order: the sheet's is read back.
        self._same("allowed", True, self._allows(act, amount))
        kernel.play(self.hand, command)
        answer(self.game, self.row, self.sheet, act, amount)

    def _allows(self, act: int, amount: int) -> bool:
        return bool(allows(self.game, self.row, self.sheet, act, amount))

    def _choice(self, ask: Ask) -> tuple[int, int]:
        seat = ask.actor
        assert isinstance(seat, int)
        how = self.players[seat]
        if self.decisions > LONG:
            how = "own"
        laid = self._try_others(ask, seat)
        if laid is not None and how != "own" and self.dice.random() < self.wild:
            act, amount = mapping.decision(self.sheet, laid)
            return act, amount
        own = policy(*HOWS.get(how, (RANDOM,)))
        with np.errstate(over="ignore"):
            act, amount = decide(own, self.game, self.row, self.sheet, self.chance)
        if how == "own":
            self._as_the_rooms_player(ask, seat, int(act), int(amount))
        if how == "default":
            wanted = mapping.command(self.row, self.sheet, self.seats, int(act), int(amount))
            self._same("default", ask.default, wanted)
        if how in ("stays", "default") and act == acts.RETIRE:
            return acts.STAY, 0
        return int(act), int(amount)

    def _as_the_rooms_player(self, ask: Ask, seat: int, act: int, amount: int) -> None:
        """The room's own player would decide so, on one side of its coin or the other."""
        view = look(self.hand, seat)
        players = [PanPlayer(self.source, Coin(side)) for side in QUARTERS]
        wanted = [player.decide(view, ask) for player in players]
        command = mapping.command(self.row, self.sheet, self.seats, act, amount)
        if command not in wanted:
            raise Differs(f"the room's player: {wanted[0]} in the engine, {command} compiled")

    def _try_others(self, ask: Ask, seat: int) -> Command | None:
        """Any cards are allowed by both or by neither; the last that are allowed come back."""
        allowed = None
        for kind, terms in ask.offers.items():
            if isinstance(terms, OneCard):
                card = self.dice.choice(CARDS)
                wanted = terms.allows(DiscardCard(ask.actor, card))
                self._same(f"throw {card}", wanted, self._allows(acts.THROW, NUMBER[card]))
            if not isinstance(terms, Laying) or kind not in KINDS:
                continue
            for _ in range(3):
                command = self._any_cards(terms, kind, seat)
                act, amount = mapping.decision(self.sheet, command)
                legal = terms.allows(command)
                self._same(f"{command}", legal, self._allows(act, amount))
                allowed = command if legal else allowed
        return allowed

    def _any_cards(self, terms: Laying, kind: Any, seat: int) -> Command:
        """Cards that a player might lay out, rightly or wrongly."""
        dice = self.dice
        pool = [*terms.cards, *((terms.card,) if terms.card else ())]
        alike = dice.choice(pool)
        near = [each for each in pool if each[0] == alike[0] or each[1] == alike[1]]
        of_rank = [each for each in pool if each[0] == alike[0]]
        some = dice.choice((pool, near, of_rank))
        cards = tuple(dice.sample(some, min(len(some), dice.randint(1, 5))))
        meld = dice.randint(0, len(terms.melds) + 1)
        if kind is LayMeld:
            return LayMeld(seat, cards, *self._loan(terms, meld))
        if kind is Increase:
            return Increase(seat, meld, cards)
        together = [*cards, *(terms.melds[meld - 1].cards if 0 < meld <= len(terms.melds) else ())]
        first = dice.sample(together, min(len(together), dice.randint(2, 5)))
        return SplitMeld(seat, meld, cards, tuple(first))

    def _loan(self, terms: Laying, meld: int) -> tuple[int, tuple[Card, ...]]:
        if self.dice.random() < 0.5 or not 0 < meld <= len(terms.melds):
            return 0, ()
        return meld, (self.dice.choice(terms.melds[meld - 1].cards),)


def pan_judged(post: Posted, dice: Random) -> int:
    """Play one hand at both; the number of its decisions."""
    game = pan_at_a_table(post, dice)
    return PanJudged(game, pan_started(post, game, dice), dice).run()
