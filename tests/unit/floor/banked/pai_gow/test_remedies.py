"""An ended hand of pai gow poker: the start of its settlement, and the wagers paid in it."""

from cardhouse.engine.banked.pai_gow.bank import BankCounted
from cardhouse.engine.banked.pai_gow.family import PAI_GOW
from cardhouse.engine.banked.pai_gow.misdeal import DealVoided
from cardhouse.engine.banked.settle import TableCleared, WagerSettled
from cardhouse.engine.core.events import HandEnded
from cardhouse.floor.families import RULINGS
from cardhouse.ledger import POT, Transfer
from tests.kit.pai_gow import BANK_HAND, LOSES, WINS, PaiGowTable

RULED = RULINGS[PAI_GOW]


def test_the_settlement_begins_with_the_count_of_the_banks_hand() -> None:
    hands = {2: BANK_HAND, 4: WINS, 6: LOSES}
    log = PaiGowTable(hands=hands, wagers={4: 20, 6: 10}, seats=(2, 4, 6)).read().end().log
    (counted,) = (i for i, event in enumerate(log) if isinstance(event, BankCounted))
    assert RULED.settlement(log) == counted
    # Not that of a deal that was voided since: then only what followed by itself is taken back.
    voided = [*log, DealVoided(), TableCleared(), HandEnded()]
    assert RULED.settlement(voided) == len(log) + 1


def test_a_payment_out_of_the_circle_belongs_to_its_wager() -> None:
    won = WagerSettled(seat=4, hand=6, result="win", shares=((2, 10_00),), returned=10_00)
    bank, circle = won.transfers()
    assert (bank.source, circle.source) == ("bank:2", POT)
    assert RULED.wager(won, circle) == (4, 6, False)
    assert RULED.wager(won, bank) is None
    assert RULED.wager(HandEnded(), Transfer(POT, 4, 10_00, "settle")) is None
