"""Tommy's blackjack: deal, turns, doubles and splits, by the worked examples."""

from collections import Counter
from pathlib import Path

import pytest

from cardhouse.cards import JOKER, Deck
from cardhouse.engine.banked.blackjack.turn_events import CardTaken, HandClosed
from cardhouse.engine.banked.blackjack.turns import offers_on
from cardhouse.engine.banked.commands import Stand
from cardhouse.engine.core.illegal import Reason
from tests.kit.banked import Banked, game
from tests.kit.totals import against
from tests.unit.rulebook.books import faults

GAME = game("tommys")
BOOK = "no-bust-blackjack.toml"


def at(cards: str, rest: str = "", *, up: str = "T") -> Banked:
    """Seat 1 has two cards and a wager of 10; the rest of the shoe is known."""
    first, second = cards.split()
    return Banked(GAME, wagers={1: 10}, shoe=f"{first} {up} {second} {rest}")


def drawn(bank: str) -> str:
    """The bank's final cards, when the named ones come one after another."""
    table = against(GAME, "T 9", bank)
    taken = [event.card for event in table.events(CardTaken) if event.hand == 9]
    names = ["Jk" if card == JOKER else card[0] for card in taken]
    return " ".join((bank.split()[0], *names))


@pytest.mark.rule("TOM-BJ-P1")
def test_two_to_eight_decks_with_a_joker_each() -> None:
    shoe = Counter(GAME.deck.cards())
    assert (shoe.total(), shoe[JOKER]) == (318, 6)
    for packs in range(2, 9):
        cards = Counter(Deck(packs=packs, jokers=1).cards())
        assert (cards.total(), cards[JOKER]) == (53 * packs, packs)


@pytest.mark.rule("TOM-BJ-P1")
@pytest.mark.parametrize(("packs", "fault"), [(1, True), (2, False), (8, False), (9, True)])
def test_a_book_with_too_few_or_too_many_decks_is_refused(
    tmp_path: Path, packs: int, fault: bool
) -> None:
    change = (BOOK, "[points]", f"[deck]\npacks = {packs}\n\n[points]")
    assert bool(faults(tmp_path, change)) == fault


@pytest.mark.rule("TOM-BJ-P3")
def test_two_cards_each_and_one_up_card() -> None:
    table = Banked(GAME, wagers={1: 10, 3: 10, 5: 10}, shoe="2 3 4 T 9 8 7 6 5")
    assert [table.cards(key) for key in (1, 3, 5, 9)] == ["2 9", "3 8", "4 7", "T"]
    assert sum(map(len, table.hand.up.values())) == 7
    assert not any(table.hand.down.values())
    # The second card of the player/dealer comes when all have finished.
    table.act("1 hit").stand()
    hands = [event.hand for event in table.events(CardTaken)]
    assert hands.index(9) > max(i for i, hand in enumerate(hands) if hand != 9)


@pytest.mark.rule("TOM-BJ-P4")
def test_turns_go_clockwise_from_the_dealers_left() -> None:
    table = Banked(GAME, bank=5, wagers={1: 10, 3: 10, 8: 10}, shoe="T T T T 8 8 8 7")
    order = []
    while not table.hand.over:
        order.append(table.turn)
        table.act(f"{table.turn} stand")
    assert order == [1, 3, 8]
    assert [event.hand for event in table.events(CardTaken)] == [9]


@pytest.mark.rule("TOM-BJ-P5", "TOM-BJ-20")
@pytest.mark.parametrize(
    ("cards", "offered"),
    [
        ("2 6", {"hit", "stand", "double"}),
        ("T 3", {"hit", "stand", "double"}),
        ("T K", {"hit", "stand", "double"}),
        ("A 9", {"hit", "stand", "double"}),
        ("A K", {"stand", "double"}),
        ("8 8", {"hit", "stand", "double", "split"}),
    ],
)
def test_the_choice_is_the_players(cards: str, offered: set[str]) -> None:
    table = at(cards)
    assert table.offers(1) == offered
    # The player/dealer is asked nothing.
    assert table.offers(8) == set()


@pytest.mark.rule("TOM-BJ-P5")
def test_a_hit_on_21_is_refused() -> None:
    assert "TOM-BJ-P5" in at("A K").refused("1 hit")
    table = Banked(GAME, wagers={1: 10, 2: 10}, shoe="T T T 5 9 6").act("1 hit")
    assert (table.cards(1), table.turn) == ("T 5 6", 2)
    table.refused("1 hit", Reason.NOT_YOUR_TURN)
    assert at("A K").act("1 double").hand.over


@pytest.mark.rule("TOM-BJ-P5", "TOM-BJ-P2")
def test_a_hand_with_a_joker_takes_nothing_more() -> None:
    table = Banked(GAME, wagers={1: 10, 2: 10}, shoe="4 T T Jk 9")
    assert set(offers_on(table.hand, 1)) == {Stand}
    assert table.turn == 2
    for verb in ("hit", "double"):
        table.refused(f"1 {verb}", Reason.NOT_YOUR_TURN)


@pytest.mark.rule("TOM-BJ-15")
@pytest.mark.parametrize("cards", ["A 3", "A 9", "9 2", "T 6", "2 2"])
def test_any_two_cards_may_be_doubled(cards: str) -> None:
    table = at(cards, "5 9").act("1 double")
    taken = [event.card[0] for event in table.events(CardTaken) if event.hand == 1]
    assert taken == ["5"]
    assert abs(table.won()[1]) in (0, 20)


@pytest.mark.rule("TOM-BJ-16")
def test_equal_ranks_may_be_split() -> None:
    assert "split" in at("8 8").offers(1)
    assert "split" in at("K K").offers(1)
    assert "TOM-BJ-16" in at("K Q").refused("1 split")
    assert "TOM-BJ-16" in at("T K").refused("1 split")


@pytest.mark.rule("TOM-BJ-17", "TOM-BJ-03", "TOM-BJ-04")
@pytest.mark.parametrize("cards", ["A A", "Jk Jk"])
def test_naturals_are_not_split(cards: str) -> None:
    first, second = cards.split()
    table = Banked(GAME, wagers={1: 10, 2: 10}, shoe=f"{first} T T {second} 9")
    assert set(offers_on(table.hand, 1)) == {Stand}
    assert table.turn == 2
    table.refused("1 split", Reason.NOT_YOUR_TURN)


@pytest.mark.rule("TOM-BJ-18")
def test_a_double_after_a_split() -> None:
    table = at("8 8", "3 9 K 7").act("1 split")
    assert (table.cards(1), table.cards(11)) == ("8 3", "8")
    table.act("1 double")
    assert table.cards(1) == "8 3 9"
    assert [wager.amount for wager in table.layout.wagers] == [20_00, 10_00]
    table.act("1 stand")
    assert table.won() == {1: 30, 8: -30}


@pytest.mark.rule("TOM-BJ-19")
def test_a_hand_over_21_stays_on_the_table() -> None:
    table = Banked(GAME, wagers={1: 10, 2: 10}, shoe="T T T 3 9 K 6 9").act("1 hit")
    assert (table.cards(1), table.turn) == ("T 3 K", 2)
    (closed,) = table.events(HandClosed)
    assert closed.hand == 1 and "TOM-BJ-19" in table.rules_of(closed)
    assert [wager.amount for wager in table.layout.on(1)] == [10_00]
    assert table.settled() == []
    # 23 is saved by the player/dealer's 25.
    table.act("2 stand")
    assert table.won() == {1: 0, 2: 10, 8: -10}


@pytest.mark.rule("TOM-BJ-20")
def test_the_player_dealer_is_never_asked_during_the_hand() -> None:
    table = at("2 3", "2 2 2 9 5 2 3")
    while not table.hand.over:
        assert [ask.actor for ask in table.hand.asked] == [1]
        table.act("1 hit" if len(table.hand.up[1]) < 6 else "1 stand")
    assert [event.hand for event in table.events(CardTaken)] == [1, 1, 1, 1, 9, 9]


@pytest.mark.rule("TOM-BJ-21", "TOM-BJ-22", "TOM-BJ-P10")
def test_the_player_dealers_hand_is_played_by_rule() -> None:
    assert drawn("A 6 5 9") == "A 6 5 9"
    assert drawn("T 6 4") == "T 6 4"
    assert drawn("T 7 4") == "T 7"
    assert drawn("A 6 T 4") == "A 6 T"
    assert drawn("A 7 4") == "A 7"
    assert drawn("A A 4") == "A A"
    assert drawn("6 Jk 4") == "6 Jk"
    table = against(GAME, "T 9", "A 6 T")
    assert {"TOM-BJ-21", "TOM-BJ-22", "TOM-BJ-P10"} <= table.rules_of(table.events(CardTaken)[-1])


@pytest.mark.rule("TOM-BJ-P12")
def test_at_most_four_hands_on_a_spot() -> None:
    table = at("8 8", "8 8 8").act("1 split", "1 split", "1 split")
    assert len(table.layout.hands[1]) == 4
    assert table.cards(1) == "8 8"
    assert "TOM-BJ-P12" in table.refused("1 split")
    table.act("1 stand")
    assert [wager.amount for wager in table.layout.wagers] == [10_00] * 4


@pytest.mark.rule("TOM-BJ-P12")
def test_the_hands_of_a_spot_are_played_right_after_one_another() -> None:
    table = Banked(GAME, wagers={1: 10, 2: 10}, shoe="8 T T 8 9 2 3").act("1 split")
    assert [table.cards(key) for key in (1, 11)] == ["8 2", "8"]
    table.act("1 stand")
    assert (table.turn, table.cards(11)) == (1, "8 3")
    assert table.act("1 stand").turn == 2


@pytest.mark.rule("TOM-BJ-P12")
def test_there_is_no_surrender_and_no_insurance() -> None:
    assert "TOM-BJ-P12" in at("T 6").refused("1 surrender")
    table = at("T 6", up="A")
    assert table.offers(1) == {"hit", "stand", "double"}
    table.refused("1 insure")


@pytest.mark.rule("TOM-BJ-P15")
def test_the_player_dealers_hand_is_completed_even_if_all_are_over() -> None:
    # 24 and 26 against 15, which draws a ten.
    table = Banked(GAME, wagers={1: 10, 2: 10}, shoe="T T T 4 6 K K 5 K").act("1 hit", "2 hit")
    mine = [event for event in table.events(CardTaken) if event.hand == 9]
    assert [event.card[0] for event in mine] == ["5", "K"]
    assert all("TOM-BJ-P15" in table.rules_of(event) for event in mine)
    assert table.won() == {1: 0, 2: -10, 8: 10}


@pytest.mark.rule("TOM-BJ-P15")
def test_without_a_wager_no_hand_is_completed() -> None:
    table = Banked(GAME, seats=(1, 8))
    assert table.hand.over and not table.events(CardTaken)
