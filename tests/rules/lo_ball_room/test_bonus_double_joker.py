"""The Double Joker bonus: two jokers as the first two cards of a hand of No Bust Blackjack."""

import pytest

from cardhouse.bonus.events import PrizeRefused, PrizeWon
from cardhouse.chance import Stacked
from cardhouse.engine.core.illegal import Reason
from cardhouse.floor.banked.reports import DealMistake, MissedHand
from cardhouse.ledger import BOX
from cardhouse.rulebook import load
from cardhouse.table import AnyEvent
from cardhouse.table.bonus_events import BonusPaid, BonusWon
from cardhouse.table.claim import Claim
from cardhouse.table.commands import NextHand, PayBonus
from cardhouse.table.families import course_of
from cardhouse.table.winning import won
from cardhouse.words.speech import plain
from tests.kit.banked import Banked, game, ranks
from tests.kit.rounds import Round
from tests.rules.lo_ball_room.house import HOUSE
from tests.rules.lo_ball_room.prizes import BLACKJACK, JOKERS, Prizes, claim, rules

rule = pytest.mark.rule
FOUR = claim(JOKERS, (2,), (3, 4, 5, 1))


def dealt(shoe: str, **given: object) -> Claim | None:
    """Spots 2, 3 and 4 wager, the 1st bank deals; returns the hand's claim."""
    settings: dict[str, object] = {"bank": 1, "wagers": {2: 10, 3: 10, 4: 10}, "idle": (5,)}
    hand = Banked(game(HOUSE), shoe=shoe, **{**settings, **given})  # type: ignore[arg-type]
    course, bonuses = course_of(hand.game), load(HOUSE).bonuses.of(BLACKJACK)
    return won(course, hand.stand().hand, hand.log, bonuses)


def jokers_table() -> tuple[Round, list[AnyEvent]]:
    """A live table where spot 2 is dealt two jokers, and the events of that hand."""
    table = Round(HOUSE, (2, 3, 4), banks=(1, 5))
    shoe = ranks("Jo 5 6 9 Jo 7 8 T T T T T T", table.table.game.deck.cards())
    table.chance = Stacked(shoe)  # type: ignore[assignment]
    before = len(table.log)
    table.hand()
    return table, table.log[before:]


@rule("LBR-BO-01")
def test_two_jokers_as_the_first_two_cards_of_a_spot_win_it() -> None:
    found = dealt("5 Jo 6 9 7 Jo 8 T T T T")
    assert found is not None and found.bonus == JOKERS and found.mains == (3,)
    assert rules("bonus.won.double-joker", BLACKJACK) == {"LBR-BO-01"}


@rule("LBR-BO-01")
def test_the_bank_wins_it_with_two_jokers_of_its_own() -> None:
    found = dealt("T T T Jo T T T Jo")
    assert found is not None and found.mains == (1,)


@rule("LBR-BO-01")
def test_a_joker_drawn_later_wins_nothing() -> None:
    assert dealt("T T 5 9 T T 6 Jo 2 3 4") is None
    assert dealt("T T Jo 9 T T 6 Jo 2 3 4") is None


@rule("LBR-BO-02", "LBR-BO-03")
def test_half_to_the_hand_and_half_to_the_others_and_the_banks() -> None:
    prizes = Prizes().tick("Wed 11:00")
    assert prizes.prize(JOKERS) == 150
    shares = prizes.claim(claim(JOKERS, (2,), (3, 4, 5, 6, 1)), "Wed 15:00")
    assert shares == {2: 75, 3: 15, 4: 15, 5: 15, 6: 15, 1: 15}


@rule("LBR-BO-P3")
def test_players_at_a_spot_and_both_banks_have_one_share_each() -> None:
    found = dealt("Jo 5 6 9 Jo 7 8 T T T T")
    assert found is not None
    assert found.mains == (2,)
    assert found.others == (3, 4, 5, 1), "two spots and two banks, clockwise from the hand"


@rule("LBR-BO-P3")
def test_who_was_missed_and_is_out_of_the_hand_has_no_share() -> None:
    hand = Banked(
        game(HOUSE), bank=1, wagers={2: 10, 3: 10, 4: 10}, idle=(5,), shoe="Jo 6 5 Jo 9", wait=True
    ).open_bets()
    for each in (DealMistake(missed=(3,)), DealMistake(round=2, stop=1)):
        hand.report(each)
    hand.close_bets().report(MissedHand(spot=3))
    bonuses = load(HOUSE).bonuses.of(BLACKJACK)
    found = won(course_of(hand.game), hand.stand().hand, hand.log, bonuses)
    assert found is not None
    assert (found.mains, found.others) == ((2,), (4, 5, 1))


@rule("LBR-BO-P2")
def test_dollars_left_over_go_clockwise_from_the_hand() -> None:
    shares = Prizes().claim(claim(JOKERS, (3,), (4, 5, 6, 7, 8, 1, 2)))
    assert shares == {3: 25, 4: 4, 5: 4, 6: 4, 7: 4, 8: 3, 1: 3, 2: 3}


@rule("LBR-BO-04")
def test_the_house_pays_all_of_it_and_no_hand_adds_to_it() -> None:
    table = Round(HOUSE, (2, 3, 4), banks=(1, 5), chips=10_000_00)
    for _ in range(100):
        while table.offered:
            table.decline(table.offered)
        table.hand()
    assert table.table.bonus == 0 and not any(isinstance(e, BonusWon) for e in table.log)
    # Three wagers of $10 at 50 cents and $1 for the bank: nothing for a bonus.
    assert table.table.box == 100 * (3 * 50 + 100)
    prizes = Prizes()
    assert prizes.house == 200, "what stands for the two Lo-Ball prizes"
    prizes.claim(FOUR)
    assert prizes.house == 250 and prizes.bonuses.pools[JOKERS].collected == 0


@rule("LBR-BO-05", "LBR-BO-06")
def test_it_starts_at_fifty_and_grows_by_fifty_every_day_at_eleven() -> None:
    prizes = Prizes("Mon 11:00")
    assert prizes.prize(JOKERS) == 50
    assert prizes.tick("Tue 10:59").prize(JOKERS) == 50
    assert prizes.tick("Tue 11:00").prize(JOKERS) == 100
    assert prizes.tick("Wed 11:00").prize(JOKERS) == 150
    assert rules("bonus.raised.double-joker", BLACKJACK) >= {"LBR-BO-06"}


@rule("LBR-BO-07")
def test_only_the_first_hand_of_a_day_is_paid() -> None:
    prizes = Prizes().tick("Wed 11:00")
    assert sum(prizes.claim(FOUR, "Wed 15:00").values()) == 150
    assert prizes.claim(FOUR, "Wed 21:00") == {}
    refused = prizes.log[-1]
    assert isinstance(refused, PrizeRefused)
    assert rules(refused.cite, BLACKJACK) == {"LBR-BO-07", "LBR-BO-P1"}


@rule("LBR-BO-P1")
def test_after_an_award_there_is_no_prize_until_eleven() -> None:
    prizes = Prizes().tick("Wed 11:00")
    prizes.claim(FOUR, "Wed 15:00")
    assert prizes.claim(FOUR, "Thu 2:00") == {}, "the night still belongs to Wednesday"
    assert prizes.tick("Thu 10:59").prize(JOKERS) == 0
    assert prizes.tick("Thu 11:00").prize(JOKERS) == 50
    assert prizes.tick("Fri 11:00").prize(JOKERS) == 100


@rule("LBR-BO-08")
def test_the_winners_are_paid_before_the_next_hand() -> None:
    table, events = jokers_table()
    (found,) = [event for event in events if isinstance(event, BonusWon)]
    assert found.hand == table.table.hands == 1 and found.claim == FOUR
    assert table.refused(NextHand(), Reason.NOT_OFFERED) == {"LBR-BO-08"}
    prizes = Prizes()
    prizes.claim(found.claim, table="B1", hand=found.hand)
    awarded = next(e for e in prizes.log if isinstance(e, PrizeWon))
    before = {seat: player.chips for seat, player in table.table.players.items()}
    (paid,) = table.do(PayBonus(bonus=JOKERS, hand=1, shares=awarded.shares))
    assert isinstance(paid, BonusPaid) and paid.hand == awarded.hand == 1
    assert [(t.target, t.amount) for t in paid.transfers()] == [*awarded.shares.items()]
    more = {s: p.chips - before[s] for s, p in table.table.players.items()}
    assert more == {1: 6_00, 2: 25_00, 3: 7_00, 4: 6_00, 5: 6_00}
    assert BOX not in {t.source for t in paid.transfers()}
    table.do(NextHand())


@rule("LBR-BO-09", "LBR-BO-10")
def test_the_table_shows_the_amount_the_split_and_that_no_purchase_is_needed() -> None:
    sign = Prizes().tick("Wed 11:00").sign(BLACKJACK, JOKERS)
    assert sign.prize == 150_00 and sign.split == (50, 50)
    assert any("No purchase" in line and "floor person" in line for line in map(plain, sign.lines))


@rule("LBR-BO-11")
def test_the_table_shows_whether_todays_has_been_won() -> None:
    prizes = Prizes().tick("Wed 11:00")
    sign = prizes.sign(BLACKJACK, JOKERS)
    assert any("Each day" in line and "first" in line for line in map(plain, sign.lines))
    assert not any("has been won" in line for line in map(plain, sign.lines))
    prizes.claim(FOUR, "Wed 15:00")
    for moment in ("Wed 15:01", "Thu 10:59"):
        sign = prizes.tick(moment).sign(BLACKJACK, JOKERS)
        assert sign.won and any("has been won" in line for line in map(plain, sign.lines))
        assert any("a new one is on offer at 11:00" in line for line in map(plain, sign.lines))
    assert not prizes.tick("Thu 11:00").sign(BLACKJACK, JOKERS).won
