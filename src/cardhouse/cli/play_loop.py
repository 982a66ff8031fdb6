"""One person at a table of bots: hands are dealt and played until the person leaves."""

from collections.abc import Callable
from itertools import takewhile
from pathlib import Path

from cardhouse.cli import play_input, play_report, play_why
from cardhouse.cli.play_input import Unclear
from cardhouse.cli.play_screen import Screen
from cardhouse.cli.play_sight import Sight
from cardhouse.cli.play_why import FOUND_MOST, Reason
from cardhouse.cli.play_words import offers_line
from cardhouse.engine.commands import Pick
from cardhouse.engine.events import Began
from cardhouse.engine.hand import Hand
from cardhouse.engine.illegal import Illegal
from cardhouse.formats.history import History, encode
from cardhouse.formats.text import render
from cardhouse.formats.words import dollars

Read = Callable[[str], str]

HELP = (
    ("f, fold", "give up the hand"),
    ("c, call / k, check", "stay in; c does either"),
    ("b, bet [AMOUNT]", "bet: b 4"),
    ("r, raise [AMOUNT]", "raise to an amount: r 8"),
    ("stake AMOUNT / in / out", "before the deal: name the stake, put it in too, stay out"),
    ("d, draw CARDS / pat", "on the draw: by place or name, d 1 3 or d Kh 9c; pat keeps all five"),
    ("s, show / m, muck / board", "at the showdown: show, throw away, play the board"),
    ("Enter", "what stands for silence: check or fold, show, or the next hand"),
    ("why / why raise", "the house's rules behind what happened, and whether you may"),
    ("rules [WORD]", "the house's rules, by id, kind or word"),
    ("report", "tell the floor about an irregularity"),
    ("table / stacks / history", "draw the table again; everybody's chips; the last hand"),
    ("save FILE", "write all finished hands as lines of JSON"),
    ("quit", "leave the table"),
)


class Leave(Exception):
    """The player gets up."""


class Sitting:
    """A person's stay at the table: what is typed is answered here."""

    def __init__(self, sight: Sight, *, screen: Screen, read: Read) -> None:
        self.sight = sight
        self.posted = sight.posted
        self.session = sight.session
        self.screen = screen
        self._read = read
        self.histories: list[History] = []
        self.bought = self.session.table.players[sight.me].chips
        self._again = self.bought
        self._asked = False
        self._answered = False
        self._saved: set[Path] = set()
        self._talk: dict[str, Callable[[str], None]] = {
            "why": self._why,
            "rules": self._rules,
            "stacks": self._stacks,
            "history": self._history,
            "save": self._save,
            "help": self._help,
            "?": self._help,
            "table": lambda rest: self._draw(),
        }

    def run(self) -> int:
        """Play until the player leaves, his input ends, or he has no chips and buys none."""
        try:
            while True:
                self._hand()
                self._between()
        except (EOFError, KeyboardInterrupt, Leave) as reason:
            self._goodbye(typed=isinstance(reason, Leave))
        return 0

    def _hand(self) -> None:
        self.session.next_hand()
        self.sight.begin()
        self._follow()
        while not self.session.over:
            self._decide()
            self._follow()
        self.histories.append(self.sight.history())
        self._draw()
        if not self.screen.live:
            self.screen.say(f" {self.sight.account()}")

    def _follow(self) -> None:
        """Chance and the bots play, one decision at a time, for the eye to follow."""
        self._tell()
        while self.session.step():
            if self._tell() and self.screen.live and not self.session.over:
                self._draw()
                self.screen.wait()

    def _tell(self) -> bool:
        """Whether something new was told; where tables are not redrawn it is printed."""
        fresh = self.sight.news()
        if not self.screen.live:
            self.screen.say(*fresh)
        return bool(fresh)

    def _draw(self) -> None:
        log = [line.text for line in self.sight.lines()]
        if self.session.over:
            log.append(self.sight.account())
        self.screen.table(self.sight.scene(), self.sight.title(), log)

    def _decide(self) -> None:
        """Ask until the player has done something that changes the hand."""
        self._draw()
        ask = self.session.waiting
        assert ask is not None
        while True:
            view = self.sight.view()
            default = "" if ask.default is None else str(ask.default.__struct_config__.tag)
            offers = offers_line(view.offers, self.screen.look, default)
            self.screen.say(self.sight.status(), offers)
            words = self._words()
            if not words and ask.default is not None:
                self.session.play(ask.default)
                return
            if self._answer(words):
                return

    def _between(self) -> None:
        """After a hand: chips if there are none, then the next hand."""
        me = self.session.table.players[self.sight.me]
        while not me.chips:
            offer = f" You are out of chips. Buy in again for {dollars(self._again)}? (yes or quit)"
            self.screen.say(offer)
            words = self._words()
            if not words or words[0] in ("y", "yes"):
                self.session.rebuy(self.sight.me, self._again)
                self.bought += self._again
            elif words[0] in ("n", "no"):
                raise Leave
            else:
                self._answer(words)
        while True:
            self.screen.say(" Enter: next hand   history   why   save FILE   quit")
            words = self._words()
            if not words or words[0] in ("n", "next"):
                return
            self._answer(words)

    def _words(self) -> list[str]:
        self._asked = True
        line = self._read("> ")
        self._answered = True
        if self.screen.echo:
            self.screen.say(line)
        return line.split()

    def _answer(self, words: list[str]) -> bool:
        """Whether what was typed changed the hand; a mistake is one line and changes nothing."""
        verb = words[0].lower() if words else ""
        rest = " ".join(words[1:])
        try:
            if verb in ("q", "quit", "exit"):
                raise Leave
            if verb == "report":
                return self._report(rest)
            if play_input.is_verb(verb):
                low = [word.lower() for word in words]
                self.session.play(play_input.command(low, self.sight.view()))
                return True
            if verb not in self._talk:
                raise Unclear(f"{verb!r} is not known here: type help.")
            self._talk[verb](rest)
        except Unclear as unclear:
            self.screen.complain(str(unclear))
        except Illegal as illegal:
            ids = ", ".join(rule.id for rule in self.posted.cited(illegal.cite))
            self.screen.complain(f"{illegal} [{ids}]" if ids else str(illegal))
        return False

    def _report(self, rest: str) -> bool:
        words = play_report.split(rest)
        if not words:
            self.screen.say("The floor rules on these:")
            self.screen.rows((f"report {how}", what) for how, what in play_report.KINDS.values())
            return False
        before, known = self.sight.view(), len(self.session.table.log)
        self.session.play(play_report.report(words, self._playing(), self.sight.me))
        while any(Pick in ask.offers for ask in self._playing().asked):
            # A card taken at random is part of the ruling.
            self.session.step()
        self.sight.news()
        ruling = [line for line in self.sight.lines() if line.event >= known]
        self.screen.say(*(line.text for line in ruling))
        # From the next step on the game goes on as usual, which needs no explanation.
        ruled = takewhile(lambda e: not isinstance(e, Began), self.session.table.log[known:])
        reasons = [Reason("", event.cite) for event in ruled]
        self.screen.rules(play_why.behind(reasons, self.posted))
        changes = play_report.changes(before, self.sight.view(), self.sight.names)
        self.screen.rows(((where, old, ">", new) for where, old, new in changes), cards=True)
        if self.screen.live:
            self._read("Enter to go on ")
        return True

    def _why(self, rest: str) -> None:
        hand, words = self._playing(), rest.lower().split()
        if not words:
            reasons = list(play_why.happened(self.sight.lines(), self.sight.cites()))
            reasons += play_why.legal(hand, self.sight.view(), self.session.waiting)
        elif play_input.is_verb(words[0]):
            command = play_input.command(words, self.sight.view())
            reasons = [play_why.tried(hand, command)]
        else:
            self._rules(rest)
            return
        for reason in reasons:
            ids = ", ".join(rule.id for rule in self.posted.cited(reason.cite))
            self.screen.say(f" {reason.what}" + (f" [{ids}]" if ids not in reason.what else ""))
        self.screen.rules(play_why.behind(reasons, self.posted))

    def _rules(self, rest: str) -> None:
        if not rest:
            self.screen.say(f" {play_why.kinds(self.posted)}")
            self.screen.say(" Type rules with one of these words, a rule's id, or any other word.")
            return
        rules = play_why.found(self.posted, rest.lower())
        if not rules:
            raise Unclear(f"No rule of this house speaks of {rest!r}.")
        self.screen.rules(rules[:FOUND_MOST])
        if more := ", ".join(rule.id for rule in rules[FOUND_MOST:]):
            self.screen.say(f" And these: {more}")

    def _stacks(self, rest: str) -> None:
        self.screen.rows(self.sight.stacks())

    def _history(self, rest: str) -> None:
        if not self.histories:
            raise Unclear("No hand has been finished yet.")
        text = render(self.histories[-1], self.posted, viewer=self.sight.me)
        self.screen.say(*map(self.sight.to_me, text.rstrip().split("\n")))

    def _save(self, rest: str) -> None:
        if not rest:
            raise Unclear("Save to which file? Like: save hands.jsonl.")
        if not self.histories:
            raise Unclear("No hand has been finished yet.")
        path = Path(rest).expanduser()
        try:
            if path.exists() and path.resolve() not in self._saved:
                raise Unclear(f"{rest} exists already: choose another name.")
            path.write_bytes(b"".join(encode(each) + b"\n" for each in self.histories))
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or error
            raise Unclear(f"{rest} cannot be written: {reason}.") from None
        self._saved.add(path.resolve())
        self.screen.say(f"{len(self.histories)} hands written to {rest}.")

    def _help(self, rest: str) -> None:
        self.screen.rows(HELP)

    def _playing(self) -> Hand:
        hand = self.session.table.hand
        assert hand is not None, "a hand has been dealt before anything is asked"
        return hand

    def _goodbye(self, *, typed: bool) -> None:
        """The session's result; somebody without a keyboard is told how to play."""
        self.screen.say("" if typed else "\n")
        if self._asked and not self._answered:
            name = f"{self.posted.house} {self.posted.name}"
            self.screen.say(f"Nobody answers. In a terminal, play with: cardhouse play {name}")
            return
        self.screen.say(self.sight.parting(len(self.histories), self.bought))
