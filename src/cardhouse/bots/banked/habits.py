"""Bots' habits at tables banked by a player."""

import random
from collections.abc import Callable, Collection
from typing import Any

from cardhouse.analysis.simulate.job import BANK, BEHIND, PLAYER, Sums
from cardhouse.bots.banked.blackjack import BlackjackGuest
from cardhouse.bots.banked.pai_gow import PaiGowGuest
from cardhouse.bots.banked.wagering import wager
from cardhouse.bots.bot import Bot
from cardhouse.bots.habits import Habits, Nets
from cardhouse.engine.banked.blackjack.family import BLACKJACK as BLACKJACK_FAMILY
from cardhouse.engine.banked.hand import BankedHand
from cardhouse.engine.banked.pai_gow.family import PAI_GOW as PAI_GOW_FAMILY
from cardhouse.engine.core.family import Family
from cardhouse.table import Table, broken, offered, table_ask
from cardhouse.table.banked.bank import banking
from cardhouse.table.commands import PassBank, TakeBank
from cardhouse.table.table import Role

# Buy-in of a player in minimum wagers, and of a standing bank in maximum wagers.
BANKED_BUYS = 60
BANK_BUYS = 50
# The chance that a bot takes the bank on offer.
TAKES_BANK = 0.5


def buys(table: Table, role: Role) -> int:
    """Enough chips to stay for a while."""
    stakes = table.game.stakes
    bets = BANK_BUYS * stakes.big_bet if role == "bank" else BANKED_BUYS * stakes.small_bet
    return -(-max(table.buy_in, bets) // stakes.step) * stakes.step


def least(table: Table) -> int:
    """The minimum wager, plus the cost of betting or banking."""
    fees, bet = banking(table).collection, table.game.stakes.small_bet
    return bet + max(fees.due(bet), fees.bank)


def count(sums: Sums, hand: BankedHand, nets: Nets) -> None:
    """Count players, the bank, and the covers behind it."""
    lay = hand.layout
    fees = dict.fromkeys(nets, 0)
    for (_, seat), fee in lay.collected.items():
        fees[seat] += fee
    bank = lay.covers[0].player if lay.covers else 0
    behind = {cover.player for cover in lay.covers[1:]}
    playing = {wager.player for wager in lay.wagers} - {bank} - behind
    roles = {PLAYER: playing, BANK: {bank} if bank else set(), BEHIND: behind}
    for role, who in roles.items():
        if who:
            sums.line(role).add([(nets[seat], fees[seat]) for seat in sorted(who)])


def offered_bank(
    table: Table, bots: Collection[int], coin: random.Random
) -> TakeBank | PassBank | None:
    """Bots toss a coin for the bank; if nobody wants it, the first who may takes it."""
    if (seat := offered(table)) in bots:
        takes = coin.random() < TAKES_BANK and _has_players(table, seat)
        return TakeBank(seat=seat) if takes else PassBank(seat=seat)
    if broken(table):
        may = (seat for seat in sorted(bots) if TakeBank in table_ask(table, seat).offers)
        return next((TakeBank(seat=seat) for seat in may), None)
    return None


def _has_players(table: Table, bank: int) -> bool:
    """True if somebody else can bet against this bank: standing banks never do."""
    others = (player for seat, player in table.players.items() if seat != bank)
    return any(player.chips and player.plays() and player.role == "player" for player in others)


def _habits(family: Family, guest: Callable[[Any, random.Random], Bot]) -> Habits:
    return Habits(
        family=family,
        sensible=guest,
        bets=wager,
        buys=buys,
        least=least,
        offered=offered_bank,
        brings=lambda table: buys(table, "player"),
        count=count,
    )


BLACKJACK = _habits(BLACKJACK_FAMILY, BlackjackGuest)
PAI_GOW = _habits(PAI_GOW_FAMILY, PaiGowGuest)
