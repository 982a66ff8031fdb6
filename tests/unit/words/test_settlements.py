"""Settlements in words: each wager with the hands that were compared, and what became of it."""

import pytest

from cardhouse.engine.banked.pai_gow.hand import PaiGowHand
from cardhouse.engine.banked.pai_gow.settle import HandExposed, SettlePaiGow
from cardhouse.engine.banked.settle import WagerSettled
from cardhouse.engine.core import kernel
from cardhouse.engine.core.log import effective
from cardhouse.words.families import scene_of, tell
from cardhouse.words.speech import Listener, spoken
from tests.kit import pai_gow
from tests.kit.banked import AnyBanked, Banked, game
from tests.kit.pai_gow import BANK_HAND, LOSES, PUSHES, WINS, PaiGowTable
from tests.kit.totals import against

NAMES = {1: "Ann", 2: "Hal", 6: "Finn", 7: "Gail", 8: "Hal"}


def told(table: AnyBanked, you: int = 0, language: str = "en") -> list[str]:
    """Every settlement of a hand, as one player hears it."""
    log, lines = effective(table.log), []
    for count, event in enumerate(log, 1):
        if isinstance(event, WagerSettled):
            said = tell(event, scene_of(kernel.replay(table.game, log[:count]), log))
            assert said is not None
            lines.append(spoken(said, Listener(NAMES, you, language)))
    return lines


TOMMYS, VEN, LO_BALL = "tommys", "ven-a-mexico", "lo-ball-room"


@pytest.mark.parametrize(
    ("house", "player", "bank", "line"),
    [
        (TOMMYS, "T 9", "T 8", "Your 19 beats the bank's 18: you win $20"),
        (TOMMYS, "T 7", "T 8", "Your 17 loses to the bank's 18: you lose $20"),
        (TOMMYS, "T 8", "T 8", "Your 18 ties the bank's 18: you push"),
        (TOMMYS, "T 5", "T 6 8", "Your 15 beats the bank's 24, which is over 21: you win $20"),
        (TOMMYS, "T 5 8", "T 8", "Your 23 is over 21: you lose $20"),
        (TOMMYS, "T 5 8", "T 6 9", "Your 23 is over 21, but closer than the bank's 25: you push"),
        (
            TOMMYS,
            "T 5 8",
            "T 6 6",
            "Your 23 is over 21, and the bank's 22 is closer: you lose $20",
        ),
        (
            TOMMYS,
            "T 5 8",
            "T 6 7",
            "Your 23 is over 21, and the bank's 23 wins the tie: you lose $20",
        ),
        (
            VEN,
            "T 6 6",
            "T 6 K",
            "Your 22 is over 21, and the bank's 26 does not save it: you lose $20",
        ),
    ],
)
def test_totals_are_told_before_what_they_win(
    house: str, player: str, bank: str, line: str
) -> None:
    assert told(against(game(house), player, bank), you=1) == [line]


def test_naturals_are_called_by_their_name() -> None:
    won = against(game(VEN), "A K", "T 8")
    assert told(won) == ["Ann's natural beats the bank's 18: Ann wins $24"]
    assert told(won, 1, "es") == ["Tu natural gana al 18 de la banca: ganas $24"]
    insured = Banked(game(VEN), wagers={1: 10}, shoe="T A 6 K").act("1 insure").stand()
    assert told(insured, you=1) == [
        "Your 16 loses to the bank's natural: you lose $10",
        "The bank has a natural: you win $10 on insurance",
    ]


def test_money_that_runs_out_is_told_with_the_wager_it_left_uncovered() -> None:
    short = against(game(TOMMYS), "T 9", "T 8", wager=20, money=15)
    uncovered = "$5 is not covered by the bank's money"
    assert told(short) == [f"Ann's 19 beats the bank's 18: Ann wins $15, {uncovered}"]


def test_each_of_several_hands_is_named() -> None:
    table = Banked(game(TOMMYS), wagers={1: 20}, shoe="8 K 8 3 T 7")
    table.act("1 split").stand()
    assert told(table) == [
        "Ann's 11 (hand 1) loses to the bank's 17: Ann loses $20",
        "Ann's 18 (hand 2) beats the bank's 17: Ann wins $20",
    ]


def test_who_bets_behind_hears_of_the_hand_and_of_their_own_wager() -> None:
    table = Banked(
        game(VEN), wagers={1: 10}, others="6 wager 1 10", seats=(1, 6, 8), shoe="T T 9 8"
    )
    table.stand()
    assert told(table, you=6) == [
        "Ann's 19 beats the bank's 18: Ann wins $10",
        "Ann's 19 beats the bank's 18: you, behind Ann, win $10",
    ]


def test_pai_gow_is_told_front_and_back_by_the_names_of_the_hands() -> None:
    table = PaiGowTable(
        wagers={6: 20, 7: 40, 1: 30}, hands={6: WINS, 7: LOSES, 1: PUSHES, 2: BANK_HAND}
    )
    table.read({6: "Ks Qh", 7: "Ts 8s", 1: "As Jc"}, "Kd Jh")
    bank = "king-jack", "a pair of nines"
    assert told(table, you=1) == [
        f"Front: king-queen beats {bank[0]}. Back: a pair of tens beats {bank[1]}. Finn wins $20.",
        f"Front: ten-eight loses to {bank[0]}. Back: a pair of fives loses to {bank[1]}."
        " Gail loses $40.",
        f"Front: ace-jack beats {bank[0]}. Back: a pair of fives loses to {bank[1]}. You push.",
    ]
    assert told(table, 1, "es")[-1] == (
        "Delante: as-jota gana a rey-jota."
        " Detrás: un par de cincos pierde ante un par de nueves. Empatas."
    )


def test_a_copy_is_told_with_whose_it_is() -> None:
    hands = {1: "Kh Jd 8h 8d 7c 6h 3c", 2: BANK_HAND}
    table = PaiGowTable(wagers={1: 10}, hands=hands).read({1: "Kh Jd"}, "Kd Jh")
    assert told(table)[0].startswith("Front: both have king-jack, and the bank wins a copy. Back: ")
    rules = pai_gow.pai_gow()
    nobody = pai_gow.pai_gow(paigow=type(rules.paigow)(copies="push"))
    table = PaiGowTable(nobody, wagers={1: 10}, hands=hands).read({1: "Kh Jd"}, "Kd Jh")
    assert told(table)[0].startswith("Front: both have king-jack, and nobody wins a copy. Back: ")


def test_a_foul_hand_is_told_with_what_is_wrong_about_it() -> None:
    hands = {1: "Ad Ac Kh 8d 7c 6h 3c", 2: BANK_HAND}
    table = PaiGowTable(wagers={1: 10}, hands=hands).read({1: "Ad Ac"}, "Kd Jh")
    assert told(table, you=1) == [
        "Your hand is foul: a pair of aces in front outranks king high in the back. You lose $10."
    ]


def test_a_hand_that_is_not_read_tells_no_cards() -> None:
    table = PaiGowTable(
        wagers={6: 20, 1: 30}, hands={6: WINS, 1: PUSHES, 2: BANK_HAND}, money=20
    ).read({6: "Ks Qh", 1: "As Jc"}, "Kd Jh")
    assert told(table, you=1)[1:] == [
        "Your hand is not read, the bank's money is used up: $30 goes back to you"
    ]
    assert told(table)[1:] == [
        "The hand of Ann is not read, the bank's money is used up: $30 goes back to Ann"
    ]


def test_a_hand_without_action_and_a_hand_that_was_misread_are_told_as_such() -> None:
    table = PaiGowTable(wagers={1: 10, 6: 20, 7: 10}, hands={6: WINS, 1: PUSHES, 2: BANK_HAND})
    table.read()
    first = next(at for at, event in enumerate(table.log) if isinstance(event, HandExposed))
    hand = kernel.replay(table.game, table.log[:first])
    assert isinstance(hand, PaiGowHand)
    hand.layout.void.append(7)
    hand.layout.misread[6] = "lose"
    touched = hand.layout.wager(1, 1)
    assert touched is not None
    touched.forfeited = True
    lines = []
    for event in SettlePaiGow().open(hand):
        event.change(hand)
        if isinstance(event, WagerSettled):
            said = tell(event, scene_of(hand))
            assert said is not None
            lines.append(spoken(said, Listener(NAMES, 1)))
    assert lines == [
        "The dealer's reading of the hand of Finn stands: Finn loses $20",
        "The hand of Gail has no action: $10 goes back to Gail",
        "The bet is forfeited: you lose $10",
    ]
