"""Pai gow poker: the floor's rulings on mistakes and misdeeds, from dealt hands by reports."""

import pytest

from cardhouse.cards import HIDDEN, parse_cards
from cardhouse.engine.banked.collection import CollectionTaken
from cardhouse.engine.banked.commands import (
    Confirm,
    PlaceWager,
    Propose,
    SetHand,
    Shake,
    TakeBack,
)
from cardhouse.engine.banked.layout import BANK
from cardhouse.engine.banked.pai_gow.misdeal import DealVoided
from cardhouse.engine.banked.pai_gow.spots import setter
from cardhouse.engine.banked.settle import WagerSettled
from cardhouse.engine.banked.wagers import Wagering
from cardhouse.engine.core.events import Ruled
from cardhouse.engine.core.illegal import Reason
from cardhouse.engine.families import look
from cardhouse.floor.banked.pai_gow.reports import (
    CardFaced,
    FoulAllowed,
    FoulHand,
    FoulNoticed,
    MisreadHand,
    MisreadNoticed,
    OpenedEarly,
    PileMisdealt,
    TwinsFound,
    WagerRemoved,
    WagerTouched,
    WrongHand,
)
from cardhouse.floor.banked.reports import WagerFound
from tests.kit.pai_gow import BANK_HAND, LOSES, WINS, WINS_TOO, PaiGowTable, split

SIXES = "6s 6h 4d 4c Qs 9h 8d"


def is_open_again(table: PaiGowTable) -> bool:
    """True if the deal was void: all cards in, the betting open, the wagers as they lay."""
    hand = table.hand
    return (
        isinstance(hand.at, Wagering)
        and hand.stock == [HIDDEN] * 53
        and not any((*hand.down.values(), *hand.up.values(), hand.muck, hand.exposed))
        and bool(table.layout.wagers)
    )


@pytest.mark.rule("TOM-PG-17")
def test_a_banks_hand_opened_early_is_set_the_house_way() -> None:
    table = PaiGowTable(wagers={3: 20, 6: 20}, hands={2: SIXES}).shake()
    table.lay(6, " ".join(table.hand.down[6][:2]))
    events = table.report(OpenedEarly())
    assert "TOM-PG-17" in table.rules_of(events[0])
    setting = table.layout.settings[BANK]
    assert set(setting.front) == set(parse_cards("4d 4c"))
    assert set(setting.back) == set(parse_cards("6s 6h Qs 9h 8d"))
    wish = SetHand(seat=2, front=parse_cards("Qs 9h"), back=parse_cards("6s 6h 4d 4c 8d"))
    table.refused(wish, Reason.NOT_YOUR_TURN)
    assert SetHand in table.ask(3).offers, "who has not set yet still sets"
    table.set()
    assert table.layout.settings[BANK] == setting
    assert len(table.settled()) == 2, "and nobody asks the bank"


@pytest.mark.rule("TOM-PG-17")
def test_the_banks_hand_is_not_early_once_all_are_set() -> None:
    table = PaiGowTable(wagers={3: 20}, hands={2: SIXES}).shake().set()
    table.refused(OpenedEarly(), Reason.NOT_SUCH_CASE)


@pytest.mark.rule("TOM-PG-17")
def test_the_banks_hand_is_opened_early_only_while_hands_are_set_and_only_once() -> None:
    table = PaiGowTable(wagers={3: 20}, hands={2: SIXES}, wait=True)
    table.refused(OpenedEarly(), Reason.NOT_SUCH_CASE)
    table.open_bets()
    table.refused(OpenedEarly(), Reason.NOT_SUCH_CASE)
    table.close_bets()
    assert table.hand.stock, "the piles are dealt, and nobody has his own yet"
    table.refused(OpenedEarly(), Reason.NOT_SUCH_CASE)
    table.shake().report(OpenedEarly())
    table.refused(OpenedEarly(), Reason.NOT_SUCH_CASE)


@pytest.mark.rule("TOM-PG-18", "TOM-PG-19")
def test_who_alters_his_wager_after_the_deal_has_a_foul_hand() -> None:
    hands = {6: WINS, 7: WINS_TOO, 2: BANK_HAND}
    table = PaiGowTable(wagers={6: 20, 7: 40}, hands=hands, money=45).shake()
    assert table.refused(PlaceWager(7, 7, 20_00))
    events = table.report(WagerTouched(seat=7))
    assert table.rules_of(events[0]) == {"TOM-PG-18", "TOM-PG-19"}
    table.set().bank_sets()
    assert table.results() == {(6, 6): ("win", 20, 20), (7, 7): ("lose", 25, 15)}
    assert table.end().won()[7] == -25


@pytest.mark.rule("TOM-PG-18")
def test_before_the_cards_are_his_a_touched_wager_is_no_foul() -> None:
    table = PaiGowTable(wagers={7: 40})
    table.refused(WagerTouched(seat=7), Reason.NOT_SUCH_CASE)


@pytest.mark.rule("TOM-PG-18", "TOM-PG-19")
def test_who_touches_his_bet_behind_a_player_forfeits_it_and_the_hand_plays_on() -> None:
    hands = {4: WINS, 2: BANK_HAND}
    others = "1 wager 4 40; 5 wager 4 30"
    table = PaiGowTable(wagers={4: 20}, others=others, hands=hands, money=60).shake()
    assert SetHand in table.ask(4).offers and Propose in table.ask(1).offers
    table.refused(WagerTouched(seat=1), Reason.NOT_SUCH_CASE)
    table.refused(WagerTouched(seat=1, spot=3), Reason.NOT_SUCH_CASE)
    events = table.report(WagerTouched(seat=1, spot=4))
    assert table.rules_of(events[0]) == {"TOM-PG-18", "TOM-PG-19"}
    assert table.rules_of(events[1]) == {"TOM-PG-18", "TOM-PG-19"}
    assert all(ask.actor != 1 for ask in table.hand.asked), "he has no say any more"
    table.refused(WagerTouched(seat=1, spot=4), Reason.NOT_SUCH_CASE)
    table.set().bank_sets()
    assert table.results() == {
        (4, 4): ("win", 20, 20),
        (4, 1): ("lose", 40, 0),
        (4, 5): ("win", 0, 30),
    }, "60 covered 20 and 40"
    won = table.end().won()
    assert (won[4], won[1], won[5], won[2]) == (20, -40, 0, 20)


@pytest.mark.rule("TOM-PG-18", "TOM-PG-28")
def test_who_touches_his_bet_behind_a_player_does_not_decide_how_it_is_set() -> None:
    table = PaiGowTable(wagers={4: 20}, others="1 wager 4 40", hands={4: WINS}).shake()
    front, back = split(table.hand.down[4], "2d 4h")
    table.play(Propose(seat=1, spot=4, front=front, back=back))
    table.report(WagerTouched(seat=1, spot=4))
    table.set()
    assert set(table.layout.settings[4].front) == set(parse_cards("Ks Qh"))


@pytest.mark.rule("TOM-PG-18", "TOM-PG-28")
def test_who_touches_his_bet_behind_an_unwatched_hand_leaves_it_to_the_next() -> None:
    others = "1 wager 4 40; 5 wager 4 30"
    table = PaiGowTable(wagers={4: 20}, others=others, hands={4: WINS}).shake()
    assert unwatched(table) == 1
    table.report(WagerTouched(seat=1, spot=4))
    assert unwatched(table) == 5


def unwatched(table: PaiGowTable) -> int:
    """The player who sets spot 4's hand if its own player looks at another."""
    hand = table.hand.copy()
    del hand.layout.watching[4]
    return setter(hand, 4)


@pytest.mark.rule("TOM-PG-18", "TOM-PG-52")
def test_where_he_plays_the_hand_of_an_empty_seat_it_is_foul() -> None:
    others = "1 wager 4 40; 5 wager 4 30"
    table = PaiGowTable(others=others, hands={4: WINS, 2: BANK_HAND}).shake()
    table.report(WagerTouched(seat=1, spot=4))
    table.set().bank_sets()
    assert {key: result[0] for key, result in table.results().items()} == {
        (4, 1): "lose",
        (4, 5): "lose",
    }


@pytest.mark.rule("TOM-PG-42")
@pytest.mark.parametrize(("money", "paid", "left"), [(60, 10, 50), (4, 4, 0)])
def test_a_winning_wager_taken_away_is_paid_the_minimum(money: int, paid: int, left: int) -> None:
    table = PaiGowTable(wagers={6: 80}, hands={6: WINS, 2: BANK_HAND}, money=money).shake().set()
    front = table.layout.settings[6].front
    assert set(front) == set(parse_cards("Ks Qh"))
    setting = table.ask(2).default
    assert setting is not None
    table.play(setting)
    table.refused(WagerRemoved(seat=6, spot=6), Reason.NOT_SUCH_CASE)
    table.play(Confirm(2))
    events = table.report(WagerRemoved(seat=6, spot=6))
    assert table.rules_of(events[0]) == {"TOM-PG-42"}
    assert table.results() == {(6, 6): ("win", paid, 10)}
    assert table.cover() == left
    assert table.end().won()[6] == paid


@pytest.mark.rule("TOM-PG-43")
def test_a_losing_wager_taken_away_owes_the_maximum() -> None:
    table = PaiGowTable(wagers={6: 30}, hands={6: LOSES, 2: BANK_HAND}, money=300).shake().set()
    confirmed(table)
    events = table.report(WagerRemoved(seat=6, spot=6))
    assert table.rules_of(events[0]) == {"TOM-PG-43"}
    assert table.results() == {(6, 6): ("lose", 100, 0)}
    assert table.cover() == 200
    assert table.end().won()[6] == -100


@pytest.mark.rule("TOM-PG-42", "TOM-PG-43")
@pytest.mark.parametrize(("cards", "result"), [(WINS, "win"), (LOSES, "lose")])
def test_a_wager_of_known_amount_is_settled_for_it(cards: str, result: str) -> None:
    table = PaiGowTable(wagers={6: 30}, hands={6: cards, 2: BANK_HAND}).shake().set()
    confirmed(table).report(WagerRemoved(seat=6, spot=6, known=True))
    [settled] = table.settled()
    assert (settled.result, sum(share for _, share in settled.shares)) == (result, 30_00)


@pytest.mark.rule("TOM-PG-48", "TOM-PG-42", "TOM-PG-43")
@pytest.mark.parametrize("moment", ["confirmed", "read", "ended"])
@pytest.mark.parametrize("cards", [WINS_TOO, LOSES])
def test_the_result_of_a_hand_that_is_not_read_stays_unknown(moment: str, cards: str) -> None:
    # The bank's money is used up by the wager before it.
    hands = {6: WINS, 1: cards, 2: BANK_HAND}
    table = PaiGowTable(wagers={6: 80, 1: 50}, hands=hands, money=80).shake().set()
    confirmed(table)
    if moment != "confirmed":
        table.bank_sets()
    if moment == "ended":
        table.end()
    reason = Reason.HAND_OVER if moment == "ended" else Reason.NOT_SUCH_CASE
    table.refused(WagerRemoved(seat=1, spot=1), reason)
    table.refused(WagerRemoved(seat=1, spot=1, known=True), reason)
    table.report(WagerRemoved(seat=6, spot=6))
    # Paid only the minimum, spot 6 leaves money for spot 1: its hand is read now.
    assert table.results()[1, 1][0] == ("win" if cards == WINS_TOO else "lose")
    table.report(WagerRemoved(seat=1, spot=1))


@pytest.mark.rule("TOM-PG-42", "TOM-PG-43")
@pytest.mark.parametrize("ended", [False, True])
def test_any_number_of_wagers_may_have_been_taken_away(ended: bool) -> None:
    hands = {6: WINS, 7: LOSES, 1: WINS_TOO, 2: BANK_HAND}
    wagers, others = {6: 80, 7: 30, 1: 50}, "5 wager 7 20"
    table = PaiGowTable(wagers=wagers, others=others, hands=hands).shake().set()
    confirmed(table).report(WagerRemoved(seat=6, spot=6))
    if ended:
        table.end()
    for seat, spot, cited in ((7, 7, "TOM-PG-43"), (1, 1, "TOM-PG-42"), (5, 7, "TOM-PG-43")):
        events = table.report(WagerRemoved(seat=seat, spot=spot))
        kinds = {event.kind: event for event in events if isinstance(event, Ruled)}
        assert table.rules_of(kinds["wager-removed"]) == {cited}
    if not table.hand.over:
        table.end()
    won = table.won()
    assert (won[6], won[7], won[1], won[5], won[2]) == (10, -100, 10, -100, 180)


@pytest.mark.rule("TOM-PG-18", "TOM-PG-45")
@pytest.mark.parametrize("ended", [False, True])
def test_any_number_of_wagers_may_have_been_touched(ended: bool) -> None:
    hands = {6: WINS, 7: WINS_TOO, 2: BANK_HAND}
    others = "5 wager 7 20; 4 wager 6 10; 3 wager 6 30"
    table = PaiGowTable(wagers={6: 80, 7: 30}, others=others, hands=hands).shake().set()
    table.bank_sets()
    if ended:
        table.end()
    for seat, spot in ((7, 7), (5, 7), (4, 6)):
        table.report(WagerTouched(seat=seat, spot=spot))
        if ended and not table.hand.over:
            table.end()
    if not table.hand.over:
        table.end()
    won = table.won()
    assert (won[6], won[7], won[5], won[4], won[3]) == (80, -30, -20, -10, 30)


@pytest.mark.rule("TOM-PG-14", "TOM-PG-43")
def test_a_third_bet_behind_a_player_has_no_action_when_it_is_taken_away_either() -> None:
    others = "3 wager 6 10; 4 wager 6 10"
    table = PaiGowTable(wagers={6: 30}, others=others, hands={6: LOSES, 2: BANK_HAND}).shake()
    table.report(WagerFound(seat=5, spot=6, amount=25_00))
    confirmed(table.set()).refused(WagerRemoved(seat=5, spot=6), Reason.NOT_SUCH_CASE)
    assert table.bank_sets().end().won()[5] == 0


@pytest.mark.rule("TOM-PG-44", "TOM-PG-45")
def test_a_foul_hand_forfeits_all_wagers_on_its_spot_as_far_as_the_money_covers() -> None:
    hands = {4: WINS, 2: BANK_HAND}
    others = "1 wager 4 20"
    table = PaiGowTable(wagers={4: 40}, others=others, hands=hands, money=50).shake()
    events = table.report(FoulHand(spot=4, by="Flora", reason="seen by all"))
    assert table.rules_of(events[0]) == {"TOM-PG-44", "TOM-PG-45"}
    table.set().bank_sets()
    assert table.results() == {(4, 4): ("lose", 40, 0), (4, 1): ("lose", 10, 10)}
    assert table.box == 4, "the house gives nothing back"


@pytest.mark.rule("TOM-PG-46", "TOM-PG-47")
@pytest.mark.parametrize("over", [True, False])
def test_a_wrong_count_told_in_time_has_no_action(over: bool) -> None:
    table = miscounted(over=over)
    assert len(table.hand.down[5]) == (8 if over else 6)
    events = table.report(WrongHand(spot=5))
    assert "TOM-PG-46" in table.rules_of(events[0])
    table.set().bank_sets()
    assert table.results()[5, 5] == ("push", 0, 20)
    assert len(table.hand.up[5]) == 0


@pytest.mark.rule("TOM-PG-46", "TOM-PG-47")
def test_a_wrong_count_told_after_the_bank_is_open_is_foul() -> None:
    table = miscounted(over=True).set()
    events = table.report(WrongHand(spot=5))
    assert "TOM-PG-47" in table.rules_of(events[0])
    table.bank_sets()
    assert table.results()[5, 5] == ("lose", 20, 0)


@pytest.mark.rule("TOM-PG-46")
def test_the_floor_may_decide_otherwise() -> None:
    table = miscounted(over=True)
    table.report(WrongHand(spot=5, ruling="foul"))
    assert table.set().bank_sets().results()[5, 5] == ("lose", 20, 0)
    table = miscounted(over=True).set()
    table.report(WrongHand(spot=5, ruling="no-action"))
    assert table.bank_sets().results()[5, 5] == ("push", 0, 20)


@pytest.mark.rule("TOM-PG-46")
def test_a_hand_of_seven_cards_is_not_miscounted() -> None:
    miscounted(over=True).refused(WrongHand(spot=3), Reason.NOT_SUCH_CASE)


@pytest.mark.rule("TOM-PG-P18")
def test_a_bank_with_a_wrong_number_of_cards_is_a_misdeal_for_all() -> None:
    table = PaiGowTable(wagers={3: 20, 6: 20}, wait=True).open_bets()
    # With the action on spot 6 the bank at spot 2 gets the fourth pile.
    table.report(PileMisdealt(pile=4))
    table.close_bets()
    assert isinstance(table, PaiGowTable)
    assert len(table.shake().hand.down[BANK]) == 6
    table.set()
    [void] = table.events(DealVoided)
    assert "TOM-PG-P18" in table.rules_of(void)
    assert is_open_again(table)
    assert not table.settled()


@pytest.mark.rule("TOM-PG-54")
@pytest.mark.parametrize("card", ["Ac", "Jo"])
def test_a_joker_or_an_ace_exposed_in_the_deal_is_a_misdeal(card: str) -> None:
    table = PaiGowTable(wagers={3: 20}, hands={3: f"{card} 9h", 2: BANK_HAND})
    [card_] = parse_cards(card)
    events = table.report(CardFaced(card=card_))
    assert table.rules_of(events[0]) == {"TOM-PG-54"}
    assert is_open_again(table)


@pytest.mark.rule("TOM-PG-54")
def test_an_ace_boxed_among_the_cards_left_over_is_a_misdeal_too() -> None:
    table = PaiGowTable(wagers={3: 20}, left="5c Ad 2s 9h")
    table.report(CardFaced(card=parse_cards("Ad")[0]))
    assert is_open_again(table)


@pytest.mark.rule("TOM-PG-55")
def test_two_exposed_cards_are_a_misdeal() -> None:
    table = PaiGowTable(wagers={3: 20}, hands={3: "8h", 6: "4d"})
    table.report(CardFaced(card=parse_cards("8h")[0]))
    assert not is_open_again(table)
    events = table.report(CardFaced(card=parse_cards("4d")[0]))
    assert table.rules_of(events[0]) == {"TOM-PG-55"}
    assert is_open_again(table)


@pytest.mark.rule("TOM-PG-55", "TOM-PG-56")
def test_a_boxed_replacement_is_the_second_exposed_card() -> None:
    table = PaiGowTable(wagers={3: 20}, hands={3: "8h"}, left="5c Jd 2s 9h")
    table.report(CardFaced(card=parse_cards("5c")[0]))
    assert not is_open_again(table)
    table.report(CardFaced(card=parse_cards("8h")[0]))
    assert is_open_again(table)


@pytest.mark.rule("TOM-PG-56")
def test_one_exposed_card_is_replaced_by_the_top_card_of_those_left_over() -> None:
    hands = {2: "Kd Jh 8h 9c 7h 4s 2c"}
    table = PaiGowTable(wagers={3: 20}, hands=hands, left="5c Jd 2s 9h")
    before = {key: cards[:] for key, cards in table.hand.down.items()}
    events = table.report(CardFaced(card=parse_cards("8h")[0]))
    assert table.rules_of(events[0]) == {"TOM-PG-56"}
    hand = table.hand
    assert hand.muck == ["8h"]
    assert hand.stock == ["Jd", "2s", "9h"]
    assert sorted(hand.down[54]) == sorted({*before[54], "5c"} - {"8h"})
    assert {k: v for k, v in hand.down.items() if k != 54} == {
        k: v for k, v in before.items() if k != 54
    }
    assert "5c" not in str(look(hand, 0)) and "8h" in look(hand, 0).exposed
    table.shake()
    assert "5c" in hand.down[BANK] and len(hand.down[BANK]) == 7


@pytest.mark.rule("TOM-PG-54", "TOM-PG-55", "TOM-PG-56")
def test_after_the_piles_are_delivered_no_card_is_exposed_in_the_deal() -> None:
    table = PaiGowTable(wagers={3: 20}, hands={3: "8h"}).shake()
    table.refused(CardFaced(card=parse_cards("8h")[0]), Reason.NOT_SUCH_CASE)


@pytest.mark.rule("TOM-PG-62")
def test_a_foul_bank_that_was_let_play_is_set_the_house_way_and_all_is_compared_again() -> None:
    bank = "9s 9h As Kh Jd 4c 2d"
    # The foul bank beats nobody behind, and everybody in front.
    hands = {2: bank, 6: "Ah Qs Tc Th 7d 5c 3h", 7: "Kd Qd 8s 8h 6d 5s 3c"}
    table = PaiGowTable(wagers={6: 20, 7: 20}, hands=hands, money=100).shake().set()
    front, back = parse_cards("9s 9h"), parse_cards("As Kh Jd 4c 2d")
    table.report(FoulAllowed(front=front, back=back))
    table.act("lapse")
    assert {key: result[0] for key, result in table.results().items()} == {
        (6, 6): "push",
        (7, 7): "push",
    }
    events = table.report(FoulNoticed())
    assert "TOM-PG-62" in table.rules_of(events[0])
    setting = table.layout.settings[BANK]
    assert set(setting.front) == set(parse_cards("As Kh"))
    assert set(setting.back) == set(parse_cards("9s 9h Jd 4c 2d"))
    again = table.settled()[2:]
    assert [(e.hand, e.result) for e in again] == [(6, "push"), (7, "lose")]
    won = table.end().won()
    assert (won[6], won[7], won[2]) == (0, -20, 20)


@pytest.mark.rule("TOM-PG-68")
def test_two_identical_cards_make_a_misdeal_with_a_new_deck() -> None:
    hands = {1: "7d Ah Qs Qd 9h 6h 3s", 4: "Ks Qh Td Tc 7s 4h 2d", 2: BANK_HAND}
    table = PaiGowTable(wagers={1: 20, 4: 30}, hands=hands, swapped={"7s": "7d"}).read()
    [seven] = parse_cards("7d")
    assert [cards.count(seven) for key, cards in table.hand.up.items() if key in (1, 4)] == [1, 1]
    paid = dict(table.hand.chips)
    assert {event.result for event in table.settled()} == {"win"}
    table.refused(TwinsFound(card=parse_cards("Kd")[0]), Reason.NOT_SUCH_CASE)
    events = table.report(TwinsFound(card=parse_cards("7d")[0]))
    assert table.rules_of(events[0]) == {"TOM-PG-68"}
    assert is_open_again(table)
    assert (table.hand.chips[1], table.hand.chips[4]) == (paid[1] - 40_00, paid[4] - 60_00)
    assert table.hand.chips["bank:2"] == 1000_00
    assert table.hand.deck == table.game.deck.cards()
    assert len(set(table.hand.deck)) == 53
    for seat in (1, 4):
        table.play(TakeBack(seat, seat))
    assert set(table.won().values()) == {0, -1000}, "all wagers are their owners' again"


@pytest.mark.rule("TOM-PG-69")
@pytest.mark.parametrize(("mixed", "won"), [(False, 20), (True, -20)])
def test_a_misread_hand_is_read_again_while_its_cards_can_be_told(mixed: bool, won: int) -> None:
    hands = {3: "Ah Jh 9h 4h 2h Ks Qd", 2: "Kd Jd Tc Ts 7c 5c 3s"}
    table = PaiGowTable(wagers={3: 20}, hands=hands).shake().set()
    table.report(MisreadHand(spot=3, result="lose"))
    table.bank_sets()
    assert table.results() == {(3, 3): ("lose", 20, 0)}
    events = table.report(MisreadNoticed(spot=3, mixed=mixed))
    assert table.rules_of(events[0]) == {"TOM-PG-69"}
    assert table.end().won()[3] == won


@pytest.mark.rule("TOM-PG-P15")
def test_a_misdeal_releases_the_wagers_and_keeps_bank_and_collections() -> None:
    table = PaiGowTable(wagers={3: 20, 6: 30}, hands={3: "Ac"}, bank_hand=2)
    table.report(CardFaced(card=parse_cards("Ac")[0]))
    assert is_open_again(table)
    assert (table.hand.button, table.hand.bank_hand) == (2, 2)
    assert table.box == 4
    assert [(w.player, w.amount) for w in table.layout.wagers] == [(3, 20_00), (6, 30_00)]
    table.play(TakeBack(3, 3))
    table.act("3 wager 3 50", "6 take-back 6")
    table.close_bets()
    assert table.box == 4, "no second collection"
    assert len(table.events(CollectionTaken)) == 3
    assert Shake in table.ask(2).offers
    table.read().end()
    assert [e.hand for e in table.events(WagerSettled)] == [3]


@pytest.mark.rule("TOM-PG-P15")
def test_who_wagers_only_after_the_misdeal_pays_his_own_collection() -> None:
    table = PaiGowTable(wagers={3: 20}, hands={3: "Ac"})
    table.report(CardFaced(card=parse_cards("Ac")[0]))
    table.act("6 wager 6 20")
    table.close_bets()
    assert table.box == 4


def confirmed(table: PaiGowTable) -> PaiGowTable:
    """The bank sets its hand by default and confirms."""
    setting = table.ask(2).default
    assert setting is not None
    table.play(setting)
    table.play(Confirm(2))
    return table


def miscounted(*, over: bool) -> PaiGowTable:
    """Spot 5 gets a pile with one card too many, or too few."""
    table = PaiGowTable(wagers={3: 20, 5: 20}, wait=True)
    table.open_bets()
    table.report(PileMisdealt(pile=7, over=over))
    table.close_bets()
    return table.shake()
