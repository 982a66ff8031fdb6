"""Low Ball and draw hi-lo: bet sizes, raises and the buy-in."""

import pytest
from msgspec.structs import replace

from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.pot.hand import PotGame
from cardhouse.rulebook import open_table, posted
from cardhouse.table import play
from cardhouse.table.commands import Sit
from tests.kit import hands as kit
from tests.kit.draws import drawn

GAMES = pytest.mark.parametrize(
    ("name", "rule"), [("lowball", "TOM-LB-P9"), ("draw-hilo", "TOM-DHL-P9")]
)


def after_the_draw(name: str, table: str = "4-8", players: int = 3) -> kit.Dealt:
    dealt = kit.Dealt(kit.game("tommys", name, table), seats=players).check_round()
    for seat in tuple(dealt.hand.live):
        dealt.act(f"{seat} discard")
    return dealt


@pytest.mark.rule("TOM-LB-P9", "TOM-DHL-P9")
@GAMES
def test_small_bets_before_the_draw_and_big_ones_after_it(name: str, rule: str) -> None:
    dealt = kit.Dealt(kit.game("tommys", name, "4-8"), seats=3)
    assert dealt.range("raise") == (800, 800)
    assert rule in dealt.refused("3 raise 12", Reason.WRONG_AMOUNT)
    dealt.act("3 raise 8", "1 raise 12", "2 raise 16")
    assert rule in dealt.refused("3 raise 20", Reason.CAPPED)
    dealt.check_round()
    for seat in (1, 2, 3):
        dealt.act(f"{seat} discard")
    assert dealt.range("bet") == (800, 800)
    dealt.act("1 bet 8", "2 raise 16", "3 raise 24", "1 raise 32")
    assert dealt.offers == {"fold", "call"}
    assert rule in dealt.refused("2 raise 40", Reason.CAPPED)


@pytest.mark.rule("TOM-LB-P9")
def test_a_table_may_keep_one_size() -> None:
    dealt = after_the_draw("lowball", "4-4")
    assert dealt.range("bet") == (400, 400)


@pytest.mark.rule("TOM-LB-P9", "TOM-DHL-P9")
@GAMES
def test_two_players_raise_without_limit(name: str, rule: str) -> None:
    dealt = after_the_draw(name, players=2)
    dealt.act(f"{dealt.turn} bet 8")
    for to in range(16, 80, 8):
        dealt.act(f"{dealt.turn} raise {to}")
    assert rule in kit.cited("bet.uncapped", "tommys", name)


@pytest.mark.rule("TOM-LB-P9", "TOM-DHL-P9")
@GAMES
def test_check_raise_is_a_switch_of_the_table_and_on_by_default(name: str, rule: str) -> None:
    dealt = after_the_draw(name).act("1 check", "2 bet 8", "3 fold")
    assert dealt.offers == {"fold", "call", "raise"}
    post = posted("tommys", name)
    strict = replace(post.table("4-8"), betting=replace(post.said("betting"), check_raise=False))
    game = post.game(strict)
    assert isinstance(game, PotGame)
    barred = kit.Dealt(game, seats=3).check_round()
    for seat in (1, 2, 3):
        barred.act(f"{seat} discard")
    barred.act("1 check", "2 bet 8", "3 fold")
    assert barred.offers == {"fold", "call"}
    assert rule in barred.refused("1 raise 16", Reason.NO_CHECK_RAISE)


@pytest.mark.rule("TOM-LB-P9", "TOM-DHL-P9")
@GAMES
def test_no_bet_above_16_and_a_buy_in_of_ten_bets(name: str, rule: str) -> None:
    post = posted("tommys", name)
    assert max(table.stakes.big_bet for table in post.page.table) == 1600
    assert all(table.stakes.blinds[-1] == table.stakes.small_bet for table in post.page.table)
    table = open_table(post, "4-8")
    with pytest.raises(Illegal) as refused:
        play(table, Sit(seat=1, name="Ann", chips=39_00))
    assert rule in kit.cited(refused.value.cite, "tommys", name)
    play(table, Sit(seat=1, name="Ann", chips=40_00))


@pytest.mark.rule("TOM-DHL-P9")
def test_in_hi_lo_a_checked_seven_plays_for_all_the_money() -> None:
    hands = {1: "7c 5c 4d 2h Ah", 2: "Kc Kd 9h 8h 3s", 3: "Qc Qd 9c 8c 3d"}
    dealt = drawn(kit.game("tommys", "draw-hilo", "4-8"), hands).check_round()
    for seat in (1, 2, 3):
        dealt.act(f"{seat} discard")
    dealt.act("1 check", "2 bet 8", "3 fold", "1 call").show_all()
    assert dealt.won() == {1: 200, 2: 200, 3: -400}
