"""What one table of a game may play otherwise than its page says."""

from msgspec.structs import replace

from cardhouse.cards import Deck
from cardhouse.engine.banked.blackjack.hand import BlackjackGame
from cardhouse.engine.pot.hand import PotGame
from cardhouse.ranking import Low
from cardhouse.rulebook import posted
from cardhouse.rulebook.convert import Source
from cardhouse.rulebook.sense import game_faults


def test_a_table_overrides_deck_ranking_and_betting_as_a_whole() -> None:
    post = posted("tommys", "lowball")
    table = post.table("4-8")
    strict = replace(post.page.betting, check_raise=False)
    other = replace(table, deck=Deck(jokers=1), low=Low(joker="lowest"), betting=strict)
    game = post.game(other)
    assert isinstance(game, PotGame)
    assert (game.deck, game.low, game.betting) == (other.deck, other.low, strict)
    plain = post.game(table)
    assert isinstance(plain, PotGame)
    assert (plain.deck, plain.low, plain.betting) == (
        post.page.deck,
        post.page.low,
        post.page.betting,
    )


def test_a_joker_that_no_ranking_knows_is_a_fault() -> None:
    post = posted("tommys", "lowball")
    table = replace(post.table("4-8"), deck=Deck(jokers=1))
    broken = replace(post, page=replace(post.page, table=(table,)))
    (fault,) = game_faults(broken, Source("tommys/lowball.toml", {}))
    assert fault.path == "$.table[0]" and "`low.joker`" in fault.what


def test_a_banked_table_overrides_its_options_as_a_whole() -> None:
    post = posted("tommys", "no-bust-blackjack")
    page = post.page
    assert page.banking is not None and page.blackjack is not None and page.points is not None
    other = replace(
        post.table(),
        banking=replace(page.banking, cut=60),
        blackjack=replace(page.blackjack, surrender="any-time"),
        points=replace(page.points, naturals=()),
    )
    game = post.game(other)
    assert isinstance(game, BlackjackGame)
    assert (game.banking, game.blackjack, game.points) == (
        other.banking,
        other.blackjack,
        other.points,
    )
    plain = post.game()
    assert isinstance(plain, BlackjackGame)
    assert (plain.banking, plain.blackjack, plain.points) == (
        page.banking,
        page.blackjack,
        page.points,
    )


def test_two_jokers_that_the_shoe_does_not_hold_are_a_fault() -> None:
    post = posted("tommys", "no-bust-blackjack")
    table = replace(post.table(), deck=Deck(packs=1, jokers=1))
    broken = replace(post, page=replace(post.page, table=(table,)))
    (fault,) = game_faults(broken, Source("tommys/no-bust-blackjack.toml", {}))
    assert fault.path == "$.table[0]" and "two jokers" in fault.what
