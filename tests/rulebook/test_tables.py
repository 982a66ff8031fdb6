"""What one table of a game may play otherwise than its page says."""

from msgspec.structs import replace

from cardhouse.cards import Deck
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
    assert (game.deck, game.low, game.betting) == (other.deck, other.low, strict)
    plain = post.game(table)
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
