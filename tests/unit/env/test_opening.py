"""Arguments of programs are checked before the first card; errors are one clear line."""

import sys
from typing import Any

import pytest

import cardhouse.env
from cardhouse import MissingExtra, NotPosted, WrongArgument
from cardhouse.env import aec, extra, gym, openspiel

WRONG: list[tuple[Any, dict[str, Any], type[Exception], str]] = [
    (aec, {"house": "nowhere"}, NotPosted, "no house 'nowhere': name one of button-room, "),
    (aec, {"game": "chess"}, NotPosted, "no game 'chess' at tommys; it posts: draw-hilo, holdem"),
    (aec, {"table": "9-9"}, NotPosted, "no table '9-9' for holdem"),
    (aec, {"seats": 11}, NotPosted, "holdem is for 2 to 10 players in seats 1 to 10, not for 11"),
    (aec, {"seats": 1}, NotPosted, "not for 1"),
    (aec, {"hands": 0}, WrongArgument, "hands must be a whole number from 1, not 0"),
    (aec, {"unit": "euros"}, WrongArgument, "unit must be 'bets' or 'cents', not 'euros'"),
    (aec, {"stacks": 5}, NotPosted, "Bring at least $20"),
    (aec, {"stacks": {9: 4000}}, NotPosted, "seat 9 has a stack, and nobody sits there"),
    (aec, {"bots": {8: "caller"}}, NotPosted, "a bot for seat 8, and nobody sits there"),
    (aec, {"bots": {2: "genius"}}, NotPosted, "no bot 'genius'; there are: sensible, tight"),
    (aec, {"bots": 3}, WrongArgument, "bots must be a name, or a dict of seats and names"),
    (aec, {"seats": 2, "bots": {1: "caller", 2: "caller"}}, WrongArgument, "a seat to a learner"),
    (gym, {"role": "bank"}, WrongArgument, "role must be 'player': nobody banks holdem"),
    (gym, {"role": "judge"}, WrongArgument, "role must be 'player' or 'bank', not 'judge'"),
    (gym, {"seat": 9}, NotPosted, "seat 9 is not taken: the seats are 1, 2, 3, 4, 5, 6"),
    (gym, {"bots": {1: "caller"}}, NotPosted, "a bot for seat 1, and nobody sits there"),
    (openspiel, {"game": "chess"}, NotPosted, "no game 'chess' at tommys"),
    (openspiel, {"unit": "euros"}, WrongArgument, "unit must be 'bets' or 'cents'"),
]


@pytest.mark.parametrize(("make", "given", "error", "words"), WRONG)
def test_nonsense_is_refused_in_one_line(
    make: Any, given: dict[str, Any], error: type[Exception], words: str
) -> None:
    with pytest.raises(error) as refused:
        make(**{"house": "tommys", "game": "holdem"} | given)
    assert words in str(refused.value) and "\n" not in str(refused.value)


def test_a_seat_kept_for_a_standing_bank_never_bets() -> None:
    with pytest.raises(NotPosted, match="seat 1 is kept for a standing bank, which never bets"):
        gym("lo-ball-room", "no-bust-blackjack", seat=1)
    assert gym("lo-ball-room", "no-bust-blackjack").reset(seed=1)


def test_a_package_that_is_not_there_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extra, "has", lambda name: name != "pettingzoo")
    with pytest.raises(MissingExtra, match=r"need PettingZoo: install cardhouse\[env\]"):
        aec("tommys", "holdem")
    assert gym("tommys", "holdem").reset(seed=1)


def test_every_name_is_there() -> None:
    assert all(callable(getattr(cardhouse.env, name)) for name in cardhouse.env.__all__)
    assert "gymnasium" in sys.modules
