"""A script's number of cards comes from its steps, of any kind."""

from msgspec.structs import replace

from cardhouse.engine.banked.blackjack.rounds import DealRound
from cardhouse.engine.core.portion import (
    NOTHING,
    Portion,
    deck_needed,
    given_up,
    portions,
    received,
    total,
)
from cardhouse.engine.pot.deal import Deal
from cardhouse.engine.pot.discard import DiscardDown
from cardhouse.engine.pot.stretch import Stretch
from cardhouse.rulebook import all_games, posted
from tests.kit.hands import game

# Crazy pineapple: three cards, and one is thrown away after the flop.
PINEAPPLE = (
    Deal(down=3),
    Deal(burn=1, board=3),
    DiscardDown(),
    Deal(burn=1, board=1),
    Deal(burn=1, board=1),
)


def test_a_step_that_takes_cards_is_counted_like_one_that_deals_them() -> None:
    found = total(PINEAPPLE)
    assert (found.held, found.board, found.burn) == (2, 5, 3)
    assert (received(PINEAPPLE), given_up(PINEAPPLE)) == (3, 1)
    # Discards do not come back: 3 x 14 and 8 are 50 cards, and one more seat is too many.
    assert (deck_needed(PINEAPPLE, 14), deck_needed(PINEAPPLE, 15)) == (50, 53)


def test_a_card_that_is_turned_over_stays_with_its_player() -> None:
    turned = Portion(down=-1, up=1)
    assert (turned.held, turned.dealt) == (0, False)
    assert Portion(up=1).dealt and Portion(burn=1).dealt and Portion(spare=1).dealt


def test_a_round_of_blackjack_may_have_a_card_for_the_bank() -> None:
    assert DealRound().portion() == Portion(up=1)
    assert DealRound(bank="down").portion() == Portion(up=1, spare=1)


def test_the_portions_of_the_shipped_games() -> None:
    held = {"holdem": (2, 5), "omaha-hilo": (4, 5), "stud7": (7, 0), "lowball": (5, 0)}
    for name, (cards, board) in held.items():
        found = total(posted("tommys", name).page.script)
        assert (found.held, found.board) == (cards, board), name
    assert total(posted("tommys", "pan").page.script).held == 10


def test_every_shipped_table_has_cards_for_its_seats() -> None:
    games = all_games()
    assert games
    for post in games:
        seating = post.page.seating
        seats = min(seating.most, seating.players)
        for table in post.page.table:
            cards = len(post.game(table).deck.cards())
            assert deck_needed(post.page.script, seats) <= cards


def test_five_card_omaha_serves_eight() -> None:
    script = tuple(
        replace(step, down=5) if isinstance(step, Deal) and step.down else step
        for step in game(name="omaha-hi").script
    )
    assert (deck_needed(script, 8), deck_needed(script, 9)) == (48, 53)


def test_the_last_street_of_stud_may_be_one_card_for_all() -> None:
    script = game(name="stud7").script
    # Six cards each and three burns; then a burn, and a community card.
    assert deck_needed(script, 8) == 51
    plain = tuple(step for step in script if not step.portion().stretches)
    assert deck_needed(plain, 8) == 8 * 7 + 4


def test_without_burns_to_help_out_the_community_card_must_be_in_the_deck() -> None:
    streets = (Deal(down=3), Stretch(), Deal(burn=1, up=1))
    # Three cards each, a burn, and one card for all.
    assert deck_needed(streets, 4) == 3 * 4 + 1 + 1
    # The street after that is dealt to everybody again.
    assert deck_needed((*streets, Deal(up=2)), 4) == 3 * 4 + 2 * 4


def test_a_step_without_cards_has_no_portion() -> None:
    script = game().script
    assert len(list(portions(script))) == 4
    assert script[0].portion() == NOTHING and not NOTHING.dealt


def test_a_burn_between_the_stretch_and_its_street_changes_nothing() -> None:
    # Three cards each; then a burn by itself, and one card for all.
    streets = (Deal(down=3), Stretch(), Deal(burn=1), Deal(up=1))
    assert deck_needed(streets, 4) == 3 * 4 + 1
    assert deck_needed((Deal(down=3), Stretch(), Deal(burn=2), Deal(up=1)), 4) == 3 * 4 + 2
    # Cards thrown away in between are not the street either.
    assert deck_needed((Deal(down=3), Stretch(), DiscardDown(), Deal(up=1)), 4) == 3 * 4 + 1
