"""A sitting at a table: the seats are taken, and hands are dealt until one goes wrong."""

from collections import Counter
from random import Random

from cardhouse.cards import HIDDEN
from cardhouse.chance import Seeded
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import CHANCE, Command
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.families import look
from cardhouse.rehearsal.manners import Manner
from cardhouse.rulebook import AnyPosted, open_table
from cardhouse.table import Office, play, table_ask, to_name, ways_in
from cardhouse.table.asks import EVERYWHERE, sample
from cardhouse.table.commands import (
    BuyChips,
    ChangeGame,
    ComeIn,
    NameGame,
    NextHand,
    Sit,
    TableCommand,
)
from cardhouse.table.table import Role
from cardhouse.table.terms import Games, Places

# After this many decisions a hand, or the pause between hands, counts as endless.
HAND_MOST = 20_000
PAUSE_MOST = 500
# Stacks in multiples of the largest bet, one player after the other.
BROUGHT = (1, 12, 60, 4)
# Deeds of every table that never lead to a hand.
IDLE = frozenset(deed.kind for deed in EVERYWHERE) - {BuyChips, ComeIn}


class Broken(Exception):
    """A fault found in a rehearsal, in words."""


class Sitting:
    """A table with all its players, who decide at random and in many manners."""

    def __init__(self, post: AnyPosted, table: str, seats: int, seed: str) -> None:
        self.table = open_table(post, table)
        self._random, self._chance = Random(seed), Seeded(seed)
        self._brought = 0
        # Hands dealt of each game.
        self.dealt = Counter[str]()
        for number in range(seats):
            self._sit(f"Player {number + 1}", BROUGHT[number % len(BROUGHT)])

    def _sit(self, name: str, bets: int) -> None:
        table = self.table
        places = table_ask(table, name).offers.get(Sit)
        if not isinstance(places, Places):
            raise Broken(f"{name} is offered no seat")
        banks = sum(player.role == "bank" for player in table.players.values())
        role: Role = "bank" if places.banks and banks < table.rotation.banks else "player"
        free = places.banks if role == "bank" else places.seats
        if not free:
            raise Broken(f"{name} finds no seat as a {role}")
        largest = max(spread.game.stakes.big_bet for spread in table.spreads)
        least = max(table.buy_in, bets * largest)
        chips = -(-least // places.step) * places.step
        self._brought += chips
        play(table, Sit(seat=free[0], name=name, chips=chips, role=role))

    def deal(self, manner: Manner) -> None:
        """Deal a hand, from the pause before it to its count."""
        self._pause()
        for _ in range(HAND_MOST):
            if not self.table.running():
                break
            self._decide(manner)
        else:
            raise Broken(f"a hand has no end: {HAND_MOST} decisions were made")
        self._count()

    def _pause(self) -> None:
        """Everything before the next hand, and then its start."""
        table, choose = self.table, self._random.randrange
        for seat in table.players:
            self._come_back(seat)
        for _ in range(PAUSE_MOST):
            for office in (Office.BONUSES, Office.CHANCE):
                self._order(sample(table, office, choose))
            self._change_game()
            if NextHand in table_ask(table, Office.DEALER).offers:
                play(table, NextHand())
                self.dealt[table.game.name] += 1
                return
            self._prepare()
        raise Broken("no hand can be started")

    def _change_game(self) -> None:
        """Choose the next hand's game, if it changes: one not dealt yet, or any."""
        table, seat = self.table, to_name(self.table)
        self._order(sample(table, Office.DEALER, self._random.randrange, {ChangeGame}))
        games = table_ask(table, seat).offers.get(NameGame) if seat else None
        if isinstance(games, Games):
            fresh = next((game for game in games.titles if not self.dealt[game]), None)
            named = games.sample(self._random.randrange) if fresh is None else {"game": fresh}
            play(table, NameGame(seat=seat, **named))

    def _come_back(self, seat: int) -> None:
        """Players without chips buy some, and come back into the game."""
        table, player = self.table, self.table.players[seat]
        if not player.chips:
            self._order(sample(table, seat, self._random.randrange, {BuyChips}))
        if player.standing in ("owing", "out") and (how := ways_in(table, seat)):
            play(table, ComeIn(seat=seat, how=how[0]))

    def _prepare(self) -> None:
        """A player does something that may lead to a hand: takes the bank, say, or buys chips."""
        seats, choose = list(self.table.players), self._random.randrange
        seat = seats[choose(len(seats))]
        kinds = set(table_ask(self.table, seat).offers) - IDLE
        self._order(sample(self.table, seat, choose, kinds))

    def _order(self, order: TableCommand | None) -> None:
        if isinstance(order, BuyChips):
            self._brought += order.chips
        if order is not None:
            play(self.table, order)

    def _decide(self, manner: Manner) -> None:
        hand = self._hand
        asks = hand.asked
        if not asks:
            raise Broken("a hand stands still: nobody is asked")
        ask = asks[self._random.randrange(len(asks))]
        play(self.table, self._answer(ask, manner))

    def _answer(self, ask: Ask, manner: Manner) -> Command:
        if ask.actor == CHANCE:
            return self._chance.answer(ask)
        return manner(ask, self._random.randrange)

    @property
    def _hand(self) -> Hand:
        assert self.table.hand is not None
        return self.table.hand

    def _count(self) -> None:
        """Check that no chip or card is lost, and that everybody can see the end of the hand."""
        table, hand = self.table, self._hand
        held = sum(player.chips + player.bought for player in table.players.values())
        away = table.box + table.bonus + sum(table.cage.values())
        if (lost := self._brought - held - away) != 0:
            raise Broken(f"{abs(lost)} cents are {'lost' if lost > 0 else 'made'} in a hand")
        cards = Counter(card for place in hand.places() for card in place)
        hidden = cards.pop(HIDDEN, 0)
        if cards - Counter(hand.deck) or cards.total() + hidden != len(hand.deck):
            raise Broken("cards are lost in a hand, or lie in two places")
        for viewer in (0, *hand.seats):
            look(hand, viewer)
