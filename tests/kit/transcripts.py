"""Transcripts: whole hands as text, replayed and compared line by line.

A file in `tests/hands/<house>/<game>/` has comments (`#`), a head of `key: value` lines, and
commands (`> 4 raise 8`), each followed by its events and, at the end, the look of the table (`=`).
Write the head and the commands; `python -m tests.kit.transcripts --write` plays them and writes the
rest, to be read and judged before it is kept.
"""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from cardhouse.cards import HIDDEN, parse_cards, show_cards
from cardhouse.chance import Stacked
from cardhouse.engine.banked.hand import BankedGame
from cardhouse.engine.banked.pai_gow.hand import PaiGowGame
from cardhouse.engine.core.commands import CHANCE, Command
from cardhouse.engine.core.game import Game
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.core.illegal import Illegal
from cardhouse.engine.core.post import Post
from cardhouse.engine.pan.hand import PanHand
from cardhouse.engine.pot.commands import Show
from cardhouse.engine.pot.hand import PotHand
from cardhouse.floor import ALL_REPORTS, Report
from cardhouse.ranking import Low
from cardhouse.rulebook import Mixed, opened_by
from cardhouse.rulebook.opening import open_table
from cardhouse.table import Table, replay
from cardhouse.table import play as room_play
from cardhouse.table.commands import TableCommand
from cardhouse.words.refusals import refusal_words
from tests.kit import banked, pan
from tests.kit.declared import Declared
from tests.kit.enforcing import Order
from tests.kit.hands import Dealt, command, game
from tests.kit.pai_gow import TWELVE, Cup, PaiGowTable
from tests.kit.playing import game_of
from tests.kit.rulings import detail_of

HANDS = Path(__file__).parents[1] / "hands"
TABLE_COMMANDS = {kind.__struct_config__.tag: kind for kind in TableCommand.__subclasses__()}
REPORT_KINDS = {kind.__struct_config__.tag: kind for kind in ALL_REPORTS}
MONEY = {"amount", "to", "level", "fee", "chips", "box", "bonus", "beyond", "live", "dead"}
MONEY |= {"motions", "returned", "uncovered", "excess", "change_by"}
MONEY |= {"missing"}
STAKES = ("limit", "chip", "blinds", "small_bet", "big_bet", "unit")


class Transcript(msgspec.Struct, frozen=True):
    """A parsed file: its first lines verbatim, its settings, and its commands."""

    path: Path
    head: tuple[str, ...]
    settings: dict[str, str]
    commands: tuple[str, ...]

    @property
    def house(self) -> str:
        return self.path.parent.parent.name

    @property
    def game(self) -> str:
        return self.path.parent.name

    @property
    def _scope(self) -> str:
        """The family of its game; a mixed table uses the words of poker."""
        post = opened_by(self.house, self.game)
        return "poker" if isinstance(post, Mixed) else post.family.scope

    @property
    def is_banked(self) -> bool:
        return self._scope == "banked"

    @property
    def is_pan(self) -> bool:
        return self._scope == "pan"

    def spoken(self, order: str) -> Command:
        """A command in its family's words."""
        if self.is_pan:
            return pan.command(order)
        return banked.command(order) if self.is_banked else spoken(order)

    def written(self) -> str:
        """The file with all the events of its commands."""
        return "\n".join([*self.head, *played(self).lines]) + "\n"


class Played(msgspec.Struct):
    """The result of a transcript: its lines, and the citers of its events and refusals."""

    reader: Declared
    lines: list[str] = []
    # The report or room order that the following events answer, if any.
    order: Order | None = None

    @property
    def cites(self) -> set[str]:
        return {key for _, key in self.reader.found}

    def begin(self, words: str, order: Order | None = None) -> None:
        self.lines.append(f"> {words}")
        self.order = order

    def tell(self, events: list[Any], *, without: tuple[type, ...] = ()) -> None:
        told = [words(event) for event in events if not isinstance(event, without)]
        self.lines += [f"  {each}" for each in told if each]
        self.reader.read(self.order, events)

    def refuse(self, refused: Illegal) -> None:
        cite = f" [{refused.cite}]" if refused.cite else ""
        self.lines.append(f"  ! {refusal_words(refused)}{cite}")
        self.reader.refused(self.order, refused.cite)


def transcripts() -> list[Transcript]:
    """All transcripts."""
    return [read(path) for path in sorted(HANDS.rglob("*.txt"))]


def read(path: Path) -> Transcript:
    """A transcript's head and commands; its events are worked out again."""
    lines = path.read_text(encoding="utf-8").splitlines()
    start = next(i for i, line in enumerate(lines) if line.startswith(">"))
    pairs = [line.split(":", 1) for line in lines[:start] if line and not line.startswith("#")]
    return Transcript(
        path=path,
        head=tuple(lines[:start]),
        settings={key: value.strip() for key, value in pairs},
        commands=tuple(line[1:].strip() for line in lines[start:] if line.startswith(">")),
    )


def played(transcript: Transcript) -> Played:
    """Play a transcript from its first command to its last."""
    told = Played(Declared(*_games(transcript)))
    playing = _at_a_table if "room" in transcript.settings else _one_hand
    hand = playing(transcript, told)
    told.lines += ending(hand)
    return told


def _one_hand(transcript: Transcript, told: Played) -> Hand:
    first = transcript.commands[0]
    assert first in ("deal", "start"), f"a hand begins with deal or start, not {first}"
    if transcript.is_pan:
        return _one_hand_of_pan(transcript, told)
    dealt: Dealt | banked.AnyBanked = (
        _banked_table(transcript)
        if transcript.is_banked
        else Dealt(**_settings(transcript), wait=True)
    )
    known = 0
    for order in transcript.commands:
        told.begin(order, report(order) if order.startswith("report ") else None)
        try:
            match order.split():
                case ["start"]:
                    pass
                case ["deal"] if isinstance(dealt, banked.AnyBanked):
                    dealt.open_bets().close_bets()
                case ["no-more-bets"] if isinstance(dealt, banked.AnyBanked):
                    dealt.close_bets()
                case ["silence"] if isinstance(dealt, banked.AnyBanked):
                    dealt.stand()
                case ["deal"]:
                    dealt.deal()
                case ["report", *_]:
                    dealt.report(report(order))
                case _:
                    dealt.play(transcript.spoken(order))
        except Illegal as refused:
            told.refuse(refused)
        told.tell(dealt.log[known:])
        known = len(dealt.log)
    return dealt.hand


def _one_hand_of_pan(transcript: Transcript, told: Played) -> Hand:
    """A hand of pan; `all stay` puts everybody on top, `idle 3` plays three empty turns."""
    dealt = pan.Pan(**_pan_settings(transcript), wait=True)
    known = 0
    for order in transcript.commands:
        told.begin(order, report(order) if order.startswith("report ") else None)
        idle = order.split()[0] in ("idle", "finish")
        try:
            match order.split():
                case ["start"]:
                    pass
                case ["deal"]:
                    dealt.deal()
                case ["all", "stay"]:
                    dealt.all_on_top()
                case ["idle", turns]:
                    dealt.idle(int(turns))
                case ["finish"]:
                    dealt.finish()
                case ["report", *_]:
                    dealt.report(report(order))
                case _:
                    dealt.play(transcript.spoken(order))
        except Illegal as refused:
            told.refuse(refused)
        told.tell(dealt.log[known:], without=pan.USUAL if idle else ())
        known = len(dealt.log)
    return dealt.hand


def _pan_settings(transcript: Transcript) -> dict[str, Any]:
    """The head of a transcript as the arguments of a pan table: `hands: 3=5s5s5s 2=KhKh`."""
    given = dict(transcript.settings)
    options: dict[str, Any] = {k: given.pop(k) for k in ("fee_from",) if k in given}
    found: dict[str, Any] = {"played": pan.game(given.pop("table", ""), **options)}
    readers: dict[str, Callable[[str], Any]] = {
        "seats": int,
        "first": int,
        "fee": cents,
        "stacks": lambda text: _by_seat(text, cents) if "=" in text else cents(text),
        "hands": lambda text: _by_seat(text, str),
        "first_deal": lambda text: text == "yes",
    }
    for key, text in given.items():
        found[key] = readers.get(key, str)(text)
    return found


def _settings(transcript: Transcript) -> dict[str, Any]:
    """The head of a transcript as the arguments of a dealt hand."""
    given = dict(transcript.settings)
    stakes = {key: _stake(key, given.pop(key)) for key in STAKES if key in given}
    changes = {"fee_time": given.pop("fee_time")} if "fee_time" in given else {}
    found: dict[str, Any] = {
        "played": game(
            transcript.house, transcript.game, given.pop("table", ""), **stakes, **changes
        )
    }
    readers: dict[str, Callable[[str], Any]] = {
        "seats": lambda text: [int(seat) for seat in text.split()],
        "button": int,
        "stacks": lambda text: _by_seat(text, cents) if "=" in text else cents(text),
        "fee": cents,
        "fees": lambda text: _by_seat(text, cents),
        "hands": lambda text: _by_seat(text.replace(" ", "").replace(";", " "), str),
        "posts": lambda text: _by_seat(text, _post),
        "repair": lambda text: text == "yes",
    }
    for key, text in given.items():
        found[key] = readers.get(key, str)(text)
    return found


def _games(transcript: Transcript) -> list[Game]:
    """The games of a transcript, usually one, with the settings of its head."""
    if "room" in transcript.settings:
        post = opened_by(transcript.house, transcript.game)
        table = open_table(post, transcript.settings.get("table", ""))
        return [spread.game for spread in table.spreads]
    if transcript.is_banked:
        return [_banked_game(transcript)]
    settings = _pan_settings if transcript.is_pan else _settings
    return [settings(transcript)["played"]]


def _banked_game(transcript: Transcript) -> BankedGame:
    table = transcript.settings.get("table", "")
    return game_of(BankedGame, transcript.house, transcript.game, table)


def _banked_table(transcript: Transcript) -> banked.AnyBanked:
    """The table for a banked game, before anything is put up or wagered."""
    is_pai_gow = isinstance(_banked_game(transcript), PaiGowGame)
    kind = PaiGowTable if is_pai_gow else banked.Banked
    return kind(**_banked_settings(transcript), wait=True)


def _banked_settings(transcript: Transcript) -> dict[str, Any]:
    """The head of a transcript as the arguments of a banked table: `wagers: 1=10 4=25`."""
    given = dict(transcript.settings)
    found: dict[str, Any] = {"played": _banked_game(transcript)}
    given.pop("table", "")
    readers: dict[str, Callable[[str], Any]] = {
        "bank": int,
        "bank_hand": int,
        "discards": int,
        "money": float,
        "wagers": lambda text: _by_seat(text, float),
        "stacks": lambda text: _by_seat(text, cents) if "=" in text else cents(text),
        "burn": lambda text: text == "yes",
        "hands": lambda text: _by_seat(text.replace(" ", "").replace(";", " "), str),
        "swapped": lambda text: dict(pair.split("=") for pair in text.split()),
    }
    readers |= dict.fromkeys(("seats", "behind", "idle", "dice"), _seats)
    for key, text in given.items():
        found[key] = readers.get(key, str)(text)
    return found


def _seats(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split()))


def _stake(key: str, text: str) -> Any:
    if key == "limit":
        return text
    return tuple(map(cents, text.split())) if key == "blinds" else cents(text)


def _by_seat(text: str, reader: Any) -> dict[int, Any]:
    pairs = (part.split("=") for part in text.split())
    return {int(seat): reader(value) for seat, value in pairs}


def _post(text: str) -> Post:
    live, _, dead = text.partition("+")
    return Post(cents(live), cents(dead or "0"))


def _at_a_table(transcript: Transcript, told: Played) -> Hand:
    post, name = opened_by(transcript.house, transcript.game), transcript.settings.get("table", "")
    table = open_table(post, name)
    log: list[Any] = []
    cards = parse_cards(transcript.settings.get("deck", ""))
    deck = Cup(TWELVE, cards)
    for order in transcript.commands:
        given = _given(transcript, order)
        told.begin(order, given if isinstance(given, Report | TableCommand) else None)
        try:
            events = list(_room_events(table, given, deck))
            told.tell(events)
            log += events
        except Illegal as refused:
            told.refuse(refused)
    assert table.hand is not None
    assert replay(open_table(post, name), log) == table, "the log leads to another table"
    return table.hand


def _given(transcript: Transcript, order: str) -> Order:
    """An order at a table: a report, a room command, or a command to the hand."""
    verb, *fields = shlex.split(order)
    if verb == "report":
        return report(order)
    if verb in TABLE_COMMANDS:
        return msgspec.convert(_fields(fields), TABLE_COMMANDS[verb])
    return transcript.spoken(order)


def _room_events(table: Table, given: Order, deck: Stacked) -> Iterator[Any]:
    yield from room_play(table, given)
    while table.hand and table.hand.asked and table.hand.asked[0].actor == CHANCE:
        yield from room_play(table, deck.answer(table.hand.asked[0]))


def spoken(order: str) -> Command:
    """`4 raise 8`, or `4 show says "a full house"`."""
    first, mark, says = order.partition(" says ")
    given = command(first)
    return replace(given, says=shlex.split(says)[0]) if mark and isinstance(given, Show) else given


def report(order: str) -> Report:
    """`report exposed seat=3 card=As`; amounts are in dollars."""
    _, kind, *fields = shlex.split(order)
    return msgspec.convert(_fields(fields), REPORT_KINDS[kind])


def _fields(pairs: list[str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in (pair.split("=", 1) for pair in pairs):
        if key in ("mixed", "kept", "absent", "missed", "extra", "twice", "given"):
            found[key] = [int(part) for part in value.split(",")]
        elif key == "motions":
            found[key] = [cents(part) for part in value.split(",")]
        elif key in ("chips", "amount", "to"):
            found[key] = cents(value)
        elif (key == "cards" and not value.isdigit()) or key in ("front", "back"):
            found[key] = parse_cards(value)
        elif key == "partners":
            found[key] = value.split(",")
        elif value in ("yes", "no"):
            found[key] = value == "yes"
        else:
            found[key] = int(value) if value.lstrip("-").isdigit() else value
    return found


def cents(text: str) -> int:
    return round(float(text) * 100)


def dollars(amount: int) -> str:
    return f"{amount / 100:.2f}".removesuffix(".00")


def words(event: Any) -> str:
    """An event as one line; the start of a step is left out, and a whole deck only counted."""
    fields = msgspec.to_builtins(event)
    tag = fields.pop("event")
    fields.pop("cite", "")
    if tag == "began":
        return ""
    if tag == "betting-opened":
        # The bets and refusals show the allowed amounts.
        fields = {key: fields[key] for key in ("order", "first", "level") if key in fields}
    if tag in ("arranged", "piles-dealt"):
        return f"{tag} {len(event.cards)} cards [{event.cite}]"
    if tag == "backed-up":
        return f"backed-up to event {event.to} [{event.cite}]"
    if tag == "collected":
        # In the table's chips, not in cents.
        fields["chips"] = str(event.chips)
    if tag == "ruled" and "detail" in fields:
        fields["detail"] = detail_of(event)
    if tag == "turned-low":
        # Only the differences from a plain low.
        plain = msgspec.to_builtins(Low())
        fields["low"] = {k: v for k, v in fields["low"].items() if v != plain[k]}
    said = [f"{key}={_value(key, value)}" for key, value in fields.items()]
    return " ".join([tag, *said, *([f"[{event.cite}]"] if event.cite else [])])


def _value(key: str, value: Any) -> str:
    if key == "melds":
        return " | ".join(",".join(meld["cards"]) for meld in value) or "none"
    if key == "deck" or (key in ("stock", "discards") and value):
        return f"{len(value)}-cards"
    if key == "shares":
        shares = value.items() if isinstance(value, dict) else value
        return ",".join(f"{player}:{dollars(share)}" for player, share in shares)
    if key == "steps":
        return ",".join(step["step"] for step in value)
    if key in ("stacks", "fees"):
        return ",".join(f"{seat}:{dollars(chips)}" for seat, chips in value.items())
    if key == "posts":
        return ",".join(f"{s}:{_value('live', p['live'])}" + _dead(p) for s, p in value.items())
    if key in MONEY and isinstance(value, int):
        return dollars(value)
    if isinstance(value, dict):
        return ",".join(f"{k}:{v}" for k, v in value.items())
    if isinstance(value, list | tuple):
        return ",".join(map(str, value))
    return f'"{value}"' if isinstance(value, str) and " " in value else str(value)


def _dead(post: dict[str, int]) -> str:
    return f"+{dollars(post['dead'])}" if post.get("dead") else ""


def ending(hand: Hand) -> list[str]:
    """The state of the table once the hand is over."""
    stacks = " ".join(f"{seat}={dollars(hand.chips[seat])}" for seat in sorted(hand.seats))
    lines = [f"= {'over' if hand.over else 'in play'}, stacks {stacks}"]
    bonus = f", bonus {dollars(hand.chips['bonus'])}" if "bonus" in hand.chips else ""
    lines.append(f"= pot {dollars(hand.chips['pot'])}, box {dollars(hand.chips['box'])}{bonus}")
    middle = hand.board if isinstance(hand, PotHand) else []
    middle = hand.drawn if isinstance(hand, PanHand) else middle
    piles = (("board", middle), ("burns", hand.burns), ("aside", hand.aside))
    lines += [f"= {name} {show_cards(cards)}" for name, cards in piles if cards]
    known = [card for card in hand.stock if card != HIDDEN]
    return [*lines, f"= stock {len(hand.stock)}: {show_cards(known[:3])}".rstrip()]


def main(arguments: list[str]) -> None:
    """Rewrite every transcript."""
    if arguments != ["--write"]:
        sys.exit("usage: python -m tests.kit.transcripts --write")
    for transcript in transcripts():
        transcript.path.write_text(transcript.written(), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
