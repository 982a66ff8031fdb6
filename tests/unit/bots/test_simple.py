"""Bots that do not think still make only offered moves."""

from random import Random as Source

from cardhouse.bots.pot.sensible import CALLING
from cardhouse.bots.simple import Caller, Random, call
from cardhouse.engine.core.asks import PLAIN, Ask
from cardhouse.engine.families import look
from cardhouse.engine.pot.commands import Call, Check, Fold, Muck, Show
from tests.kit.hands import Dealt


def test_the_caller_checks_calls_and_shows() -> None:
    dealt = Dealt(seats=3)
    bot = Caller(CALLING)
    assert bot.decide(look(dealt.hand, dealt.turn), dealt.ask) == Call(3)
    dealt.act("3 call", "1 call")
    assert bot.decide(look(dealt.hand, dealt.turn), dealt.ask) == Check(2)
    dealt.check_round().check_round().check_round().check_round()
    assert bot.decide(look(dealt.hand, dealt.turn), dealt.ask) == Show(1)


def test_what_the_caller_does_not_know_is_left_to_the_default() -> None:
    assert call(Ask(1, {Fold: PLAIN, Muck: PLAIN}, Muck(1)), CALLING) == Muck(1)
    assert call(Ask(1, {Fold: PLAIN, Muck: PLAIN}), CALLING) == Fold(1)


def test_the_random_bot_takes_every_offer_at_times() -> None:
    dealt = Dealt(seats=3)
    bot = Random(Source(1))
    view = look(dealt.hand, dealt.turn)
    taken = {type(bot.decide(view, dealt.ask)) for _ in range(100)}
    assert taken == set(dealt.ask.offers)
    assert all(dealt.ask.allows(bot.decide(view, dealt.ask)) for _ in range(100))
