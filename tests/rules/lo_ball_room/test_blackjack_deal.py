"""The Lo-Ball Room's blackjack: shoe, deal, order of turns and both charts, by the examples."""

from collections import Counter

import pytest
from msgspec.structs import replace

from cardhouse.cards import JOKER, Deck
from cardhouse.engine.banked.blackjack.shoe import ShoeRenewed
from cardhouse.engine.banked.blackjack.turn_events import CardTaken
from cardhouse.engine.core.events import Dealt
from cardhouse.engine.core.illegal import Reason
from cardhouse.rulebook import posted
from cardhouse.rulebook.convert import Source
from cardhouse.rulebook.sense import game_faults
from tests.kit.banked import Banked, game
from tests.kit.totals import against

HOUSE = "lo-ball-room"
GAME = game(HOUSE)


def drawn(bank: str, player: str = "T 9") -> str:
    """The bank's final cards, when the named ones come one after another."""
    table = against(GAME, player, bank)
    taken = [event.card[0] for event in table.events(CardTaken) if event.hand == 9]
    return " ".join((bank.split()[0], *taken))


@pytest.mark.rule("LBR-BJ-19", "LBR-BJ-P1")
def test_one_to_eight_decks_and_six_by_default() -> None:
    assert GAME.deck.packs == 6
    for packs in range(1, 9):
        played = game(HOUSE, deck=Deck(packs=packs, jokers=packs > 1))
        table = Banked(played, bank=1, wagers={3: 10}, shoe="T T 9 9").act("3 stand")
        assert table.hand.over
    for packs in (0, 9):
        with pytest.raises(ValueError, match="packs must be 1 to 8"):
            Deck(packs=packs)


@pytest.mark.rule("LBR-BJ-20")
@pytest.mark.parametrize(
    ("table", "cards", "jokers"),
    [("5-300", 318, 6), ("5-300 two decks", 106, 2), ("5-300 one deck", 52, 0)],
)
def test_a_joker_for_each_of_several_decks(table: str, cards: int, jokers: int) -> None:
    played = game(HOUSE, table=table)
    shoe = Counter(played.deck.cards())
    assert (shoe.total(), shoe[JOKER]) == (cards, jokers)
    dealt = Banked(played, bank=1, wagers={3: 10}, shoe="A T K 9").act("3 stand")
    assert dealt.won()[3] == 10


@pytest.mark.rule("LBR-BJ-20")
def test_a_book_with_a_joker_in_a_single_deck_is_refused() -> None:
    post = posted(HOUSE, "no-bust-blackjack")
    table = replace(post.table("5-300 one deck"), deck=Deck(packs=1, jokers=1))
    broken = replace(post, page=replace(post.page, table=(table,)))
    (fault,) = game_faults(broken, Source("lo-ball-room/no-bust-blackjack.toml", {}))
    assert fault.path == "$.table[0]" and "`points.joker`" in fault.what


@pytest.mark.rule("LBR-BJ-21", "LBR-BJ-22")
def test_two_cards_each_and_one_for_the_bank_all_face_up() -> None:
    table = Banked(GAME, bank=1, wagers={3: 10, 5: 10}, shoe="2 3 T 5 9 4 6")
    assert [table.cards(key) for key in (3, 5, 9)] == ["2 5", "3 9", "T"]
    assert sum(map(len, table.hand.up.values())) == 5
    assert not any(table.hand.down.values())
    table.act("3 hit").stand()
    assert next((e.hand, e.card[0]) for e in table.events(CardTaken)) == (3, "4")


@pytest.mark.rule("LBR-BJ-22")
def test_the_banks_second_card_comes_after_all_players() -> None:
    table = Banked(GAME, bank=1, wagers={3: 10, 5: 10}, shoe="T 3 T 5 9 4d 7c").act("3 hit")
    assert (table.cards(3), table.bank_cards) == ("T 5 4", "T")
    table.act("3 stand", "5 stand")
    second = table.events(CardTaken)[-1]
    assert (second.hand, second.card) == (9, "7c")
    assert "LBR-BJ-22" in table.rules_of(second)


@pytest.mark.rule("LBR-BJ-23")
def test_the_first_to_decide_is_at_the_banks_left() -> None:
    table = Banked(GAME, bank=4, wagers={2: 10, 5: 10, 7: 10}, shoe="T T T T 9 9 9 9")
    order = []
    while not table.hand.over:
        order.append(table.turn)
        table.act(f"{table.turn} stand")
    assert order == [5, 7, 2]


@pytest.mark.rule("LBR-BJ-P12")
def test_the_order_of_the_deal() -> None:
    table = Banked(GAME, bank=4, wagers={5: 10, 7: 10}, shoe="2 3 4 5 6")
    assert [table.cards(key) for key in (5, 7, 9)] == ["2 5", "3 6", "4"]
    order = [seat for event in table.events(Dealt) for seat in event.seats]
    assert order == [5, 7, 9, 5, 7]


@pytest.mark.rule("LBR-BJ-24", "LBR-BJ-P2")
def test_a_player_draws_as_the_chart_allows() -> None:
    table = Banked(GAME, bank=1, wagers={3: 10}, shoe="2 T 3 2 2 2 A 9")
    table.act("3 hit", "3 hit", "3 hit")
    assert (table.cards(3), table.offers(3)) == ("2 3 2 2 2", {"hit"})
    assert {"LBR-BJ-24", "LBR-BJ-P2"} <= table.refused("3 stand")
    table.act("3 hit")
    assert table.offers(3) == {"hit", "stand"}
    table.act("3 stand")
    assert table.won()[3] == -10


@pytest.mark.rule("LBR-BJ-P2")
@pytest.mark.parametrize(
    ("cards", "offered"),
    [
        ("5 6", {"hit", "double", "surrender"}),
        ("4 4", {"hit", "double", "surrender", "split"}),
        ("T 2", {"hit", "stand", "double", "surrender"}),
        ("T 9", {"hit", "stand", "double", "surrender"}),
        ("A 9", {"hit", "stand", "double", "surrender"}),
        ("K Q", {"stand", "double", "surrender", "split"}),
        ("A K", {"stand", "double", "surrender"}),
        ("A A", {"hit", "stand", "double", "surrender", "split"}),
    ],
)
def test_the_players_chart(cards: str, offered: set[str]) -> None:
    first, second = cards.split()
    table = Banked(GAME, bank=1, wagers={3: 10}, shoe=f"{first} T {second}")
    assert table.offers(3) == offered


@pytest.mark.rule("LBR-BJ-P2")
@pytest.mark.parametrize("cards", ["T 9 A", "A 5 5", "T 2 9", "T 5 Jo", "T 2 K"])
def test_hard_20_and_every_21_or_more_must_stand(cards: str) -> None:
    first, second, third = cards.split()
    table = Banked(GAME, bank=1, wagers={3: 10, 4: 10}, shoe=f"{first} T T {second} 9 {third}")
    table.act("3 hit")
    assert (table.cards(3), table.turn) == (cards, 4)
    table.refused("3 hit", Reason.NOT_YOUR_TURN)


@pytest.mark.rule("LBR-BJ-25", "LBR-BJ-P3")
def test_the_banks_chart() -> None:
    assert drawn("T 6 4 5") == "T 6 4"
    assert drawn("A 6 5 9") == "A 6 5 9"
    assert drawn("A 7 5") == "A 7"
    assert drawn("T 7 5") == "T 7"
    assert drawn("A 6 T 5") == "A 6 T"
    assert drawn("T 6 K") == "T 6 K"
    table = against(GAME, "T 9", "T 6 4")
    assert table.won()[1] == -20
    assert {"LBR-BJ-25", "LBR-BJ-P3"} <= table.rules_of(table.events(CardTaken)[-1])


@pytest.mark.rule("LBR-BJ-26", "LBR-BJ-P6")
@pytest.mark.parametrize(
    ("second", "won"), [("7", {1: 20, 3: -20, 5: 0}), ("Jo", {1: 40, 3: -20, 5: -20})]
)
def test_a_joker_up_ends_the_decisions(second: str, won: dict[int, float]) -> None:
    table = Banked(GAME, bank=1, wagers={3: 20, 5: 20}, shoe=f"9 A Jo 5 K {second}")
    assert table.hand.over
    assert table.won() == won
    (only,) = table.events(CardTaken)
    assert (only.hand, only.card[0]) == (9, second[0])
    assert {"LBR-BJ-26", "LBR-BJ-P6"} <= table.rules_of(only)


@pytest.mark.rule("LBR-BJ-P6")
@pytest.mark.parametrize("second", ["7", "Jo"])
def test_nobody_surrenders_to_a_joker(second: str) -> None:
    table = Banked(GAME, bank=1, wagers={3: 20}, shoe=f"T Jo 6 {second}")
    assert table.won() == {1: 20, 3: -20}


@pytest.mark.rule("LBR-BJ-P4")
def test_the_bank_draws_even_if_everybody_is_over() -> None:
    # 24 and 26 against 15, and the bank draws a ten.
    table = Banked(GAME, bank=1, wagers={3: 20, 5: 20}, shoe="T T T 4 6 K K 5 K")
    table.act("3 hit", "5 hit")
    assert table.won() == {1: 20, 3: 0, 5: -20}


@pytest.mark.rule("LBR-BJ-P4")
def test_the_bank_does_not_draw_if_all_have_surrendered() -> None:
    table = Banked(GAME, bank=1, wagers={3: 20, 5: 20}, shoe="T T T 6 6")
    table.act("3 surrender", "5 surrender")
    assert table.hand.over and not table.events(CardTaken)
    assert table.won() == {1: 20, 3: -10, 5: -10}


@pytest.mark.rule("LBR-BJ-P1")
def test_when_the_shoe_runs_out_the_discards_are_shuffled_and_the_hand_goes_on() -> None:
    table = Banked(GAME, bank=1, wagers={3: 20}, shoe="T T 5", discards=315)
    (renewed,) = table.act("3 hit").events(ShoeRenewed)[:1]
    assert "LBR-BJ-P1" in table.rules_of(renewed)
    assert len(table.hand.up[3]) == 3
    table.stand()
    assert table.hand.over
