"""The options one table of a game may change from its page."""

from pathlib import Path

from msgspec.structs import replace

from cardhouse.cards import Deck
from cardhouse.engine.banked.blackjack.hand import BlackjackGame
from cardhouse.engine.pot.hand import PotGame
from cardhouse.ranking import Low
from cardhouse.rulebook import examine, posted
from cardhouse.rulebook.convert import Source
from cardhouse.rulebook.sense import game_faults
from tests.unit.rulebook.books import copied, faults


def test_a_table_overrides_deck_ranking_and_betting_as_a_whole() -> None:
    post = posted("tommys", "lowball")
    table = post.table("4-8")
    strict = replace(post.said("betting"), check_raise=False)
    low = Low(joker="lowest")
    other = replace(table, deck=Deck(jokers=1), low=low, betting=strict)
    game = post.game(other)
    assert isinstance(game, PotGame)
    assert (game.deck, game.low, game.betting) == (other.deck, low, strict)
    plain = post.game(table)
    assert isinstance(plain, PotGame)
    assert (plain.deck, plain.low, plain.betting) == (
        post.page.deck,
        post.said("low"),
        post.said("betting"),
    )


def test_a_joker_that_no_ranking_knows_is_a_fault() -> None:
    post = posted("tommys", "lowball")
    table = replace(post.table("4-8"), deck=Deck(jokers=1))
    broken = replace(post, page=replace(post.page, table=(table,)))
    (fault,) = game_faults(broken, Source("tommys/lowball.toml", {}))
    assert fault.path == "$.table[0]" and "`low.joker`" in fault.what


def test_a_banked_table_overrides_its_options_as_a_whole() -> None:
    post = posted("tommys", "no-bust-blackjack")
    options = ("banking", "blackjack", "points")
    page = [post.said(option) for option in options]
    own = [
        replace(page[0], cut=60),
        replace(page[1], surrender="any-time"),
        replace(page[2], naturals=()),
    ]
    game = post.game(replace(post.table(), **dict(zip(options, own, strict=True))))
    assert isinstance(game, BlackjackGame)
    assert [game.banking, game.blackjack, game.points] == own != page
    plain = post.game()
    assert isinstance(plain, BlackjackGame)
    assert [plain.banking, plain.blackjack, plain.points] == page


def test_an_option_of_another_family_has_no_place_on_a_page(tmp_path: Path) -> None:
    (fault,) = faults(tmp_path, ("holdem.toml", "[[table]]", "[pan]\ntops = 2\n\n[[table]]"))
    assert fault == "corner-club/holdem.toml: $.pan: no step of this game looks at it"
    table = ("pan.toml", "[[table]]", '[[table]]\nblackjack = { surrender = "any-time" }')
    (fault,) = faults(tmp_path, table)
    assert "$.table[0].blackjack: unknown key `blackjack`" in fault


def test_an_option_that_the_games_of_a_family_need_is_missed(tmp_path: Path) -> None:
    house = copied(tmp_path)
    page = 'title = "Pan"\nscript = [{ step = "packets" }]\n'
    table = '[[table]]\nname = "1"\nstakes = { small_bet = 100, big_bet = 100 }\n'
    (house / "pan.toml").write_text(page + table)
    _, (fault,) = examine(house)
    assert str(fault) == "corner-club/pan.toml: $: the key `pan` is missing"


def test_two_jokers_that_the_shoe_does_not_hold_are_a_fault() -> None:
    post = posted("tommys", "no-bust-blackjack")
    table = replace(post.table(), deck=Deck(packs=1, jokers=1))
    broken = replace(post, page=replace(post.page, table=(table,)))
    (fault,) = game_faults(broken, Source("tommys/no-bust-blackjack.toml", {}))
    assert fault.path == "$.table[0]" and "two jokers" in fault.what
