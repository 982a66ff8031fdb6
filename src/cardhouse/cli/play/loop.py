"""A person at a table of bots: hands are dealt and played until the person leaves."""

from collections.abc import Callable, Sequence
from itertools import takewhile
from pathlib import Path

from rich.text import Text

from cardhouse.cli.families import terminal_of
from cardhouse.cli.play import coach as play_coach
from cardhouse.cli.play import report as play_report
from cardhouse.cli.play import why as play_why
from cardhouse.cli.play.guide import Guide
from cardhouse.cli.play.help import COMMON
from cardhouse.cli.play.kinds import TYPED, Reporter
from cardhouse.cli.play.lying import Lying, changed
from cardhouse.cli.play.named import by_name
from cardhouse.cli.play.offers import PLAIN, offer_said, silence_said
from cardhouse.cli.play.read import Unclear
from cardhouse.cli.play.screen import Line, Screen
from cardhouse.cli.play.sight import Sight, ending
from cardhouse.cli.play.welcome import welcome
from cardhouse.cli.play.why import FOUND_MOST, Reason
from cardhouse.cli.play.words import offers_line
from cardhouse.coach.families import advise
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import Command, Pick
from cardhouse.engine.core.events import Began
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.core.illegal import Illegal
from cardhouse.formats.history import History, encode
from cardhouse.rulebook import Posted
from cardhouse.table import AnyEvent, table_ask
from cardhouse.table.asks import known
from cardhouse.table.commands import NameGame, PassBank, TakeBank
from cardhouse.table.terms import Games
from cardhouse.words.between import between_said
from cardhouse.words.said import Arg, Listed, Money, Said, say
from cardhouse.words.speech import Spoken

Read = Callable[[str], str]
# Words to type after a hand; only the holder of the bank has the last one.
AFTER = ("next-hand", "type-history", "type-why", "type-save", "type-quit", "type-pass")

# Answers of one piece: a table, and one that takes a while.
AT_ONCE = ("coach", "table")

# Answers to the offer of the bank.
PASS = "pass"
TAKES, PASSES = ("take", "t", "yes"), (PASS, "p", "no")


class Leave(Exception):
    """The player gets up."""


class Sitting:
    """A person's stay at the table, answering everything they type."""

    def __init__(self, sight: Sight, *, screen: Screen, read: Read) -> None:
        self.sight = sight
        self.session = sight.session
        self.screen = screen
        self._read = read
        self.histories: list[History] = []
        self.bought = self.session.table.players[sight.me].chips
        self._again = self.bought
        self._asked = False
        self._answered = False
        # A word about the last line typed, until it stands above the next question.
        self._complaint = ""
        self._saved: set[Path] = set()
        # The guide for each game dealt.
        self._guides: dict[str, Guide] = {}
        self._follow_game()
        self._talk: dict[str, Callable[[str], None]] = {
            "why": self._why,
            "coach": self._coach,
            "rules": self._rules,
            "stacks": self._stacks,
            "history": self._history,
            "save": self._save,
            "help": self._help,
            "?": self._help,
            "table": self._table,
        }

    @property
    def posted(self) -> Posted:
        """The game of the hand in play, or of the last one."""
        return self.sight.posted

    def _follow_game(self) -> None:
        """Switch to the game of the hand, which may differ from the last."""
        game = self.session.table.dealt.game
        self.terminal = terminal_of(game)
        self.guide = self._guides.setdefault(game.name, self.terminal.guide(self.sight))

    def run(self) -> int:
        """Play until the person leaves, their input ends, or they are broke and buy no chips."""
        try:
            while True:
                self._hand()
                self._between()
        except (EOFError, KeyboardInterrupt, Leave) as reason:
            self._goodbye(typed=isinstance(reason, Leave))
        return 0

    def _hand(self) -> None:
        opening = self._opened()
        self._follow_game()
        self.sight.begin(opening, self.terminal.after, self.terminal.collected, self.terminal.own)
        self.guide.begin()
        self._follow()
        while not self.session.over:
            self._decide()
            self._follow()
        self.histories.append(self.sight.history())
        self._draw(self._after())
        if not self.screen.live:
            self.screen.say(self.sight.account(), indent=" ")

    def _follow(self) -> None:
        """Let chance and the bots play, a decision at a time for the eye to follow."""
        self._tell()
        while self.session.step():
            if self._tell() and self.screen.live and not self.session.over:
                self._draw()
                self.screen.wait()

    def _tell(self) -> bool:
        """Tell any news, printing it if tables are not redrawn; False if there was none."""
        fresh = self.sight.news()
        if not self.screen.live:
            self.screen.say(*fresh)
        return bool(fresh)

    def _draw(self, below: Sequence[Line] = ()) -> None:
        """Draw the table, with room for what comes below it."""
        log = self.sight.ended() if self.session.over else self.sight.told_so_far()
        title = self.sight.title(), self.sight.say("title-keys")
        width, height = self.screen.cramped()
        small = [self.sight.say("window-small", width=width, height=height)] if width else []
        self.screen.table(self.guide.scene(), title, log, (*small, *below) if below else ())
        self.screen.say(*small, indent=" ")

    def _put(self, *question: Line, fresh: bool = False) -> None:
        """Put a question; the table is drawn again where what is said would push it away."""
        complaint, self._complaint = self._complaint, ""
        said = [complaint] if complaint else []
        drawn = self.session.table.hand is not None
        if drawn and (fresh or (complaint and self.screen.live)):
            self._draw((*said, *question))
        if complaint:
            self.screen.complain(complaint)
        self.screen.say(*question, indent=" ")

    def _opened(self) -> list[Said]:
        """Start the next hand; the person may have to name its game or take the bank."""
        told: list[Said] = []
        while True:
            try:
                told += between_said(self.session.next_hand())
                if self.session.naming:
                    told += between_said(self._named())
                    continue
                if not self.session.offered:
                    return told
                what, passes = self.sight.say("bank-for-you"), True
            except Illegal as illegal:
                if TakeBank not in known(self.session.table):
                    raise
                # Nobody else may bank now, or wants to.
                may = TakeBank in table_ask(self.session.table, self.sight.me).offers
                what, passes = self.sight.refusal(illegal), not may
            told += between_said(self._offered(what, passes=passes))

    def _welcome(self) -> None:
        """Say what is played here, before the first question on an empty screen."""
        if self.session.table.hand is None and not self._answered:
            self.screen.say(*welcome(self.sight), indent=" ")
            self.screen.say("")

    def _named(self) -> list[AnyEvent]:
        """Name the game of the next hand, by its number or name."""
        self._welcome()
        games = table_ask(self.session.table, self.sight.me).offers[NameGame]
        assert isinstance(games, Games)
        names = list(games.titles)
        while True:
            named = (f" {n}  {games.titles[name]}" for n, name in enumerate(names, 1))
            same = f" {self.sight.say('name-same', title=games.titles[games.same])}"
            self._put(self.sight.say("name-the-game"), *named, same)
            words = self._words()
            said = " ".join(words).lower()
            for number, name in enumerate(names, 1):
                if said and said in (str(number), name, games.titles[name].lower()):
                    return self.session.play(NameGame(seat=self.sight.me, game=name))
            if not said:
                return self.session.play(NameGame(seat=self.sight.me))
            self._answer(words)

    def _offered(self, what: str, *, passes: bool) -> list[AnyEvent]:
        """Take the bank, or pass it on; Enter passes, but takes nothing."""
        take, leave = say("take-it", hands=self.session.table.rotation.hands), say("type-quit")
        other = say("pass-it") if passes else leave
        silence = Said(other.id, form=PLAIN) if passes else say("enter-nothing")
        said = (take, other, say("enter-is", what=silence))
        choices = "   ".join(self.sight.words(each).text for each in said)
        self._welcome()
        fresh = self.screen.live
        while True:
            self._put(what, choices, fresh=fresh)
            fresh = False
            words = self._words() or ([PASS] if passes else [])
            if words and words[0] in (*TAKES, *PASSES):
                kind = TakeBank if words[0] in TAKES else PassBank
                try:
                    return self.session.play(kind(seat=self.sight.me))
                except Illegal as illegal:
                    self._refused(illegal)
            else:
                self._answer(words)

    def _decide(self) -> None:
        """Ask until the person has changed the hand."""
        ask, fresh = self.session.waiting, True
        assert ask is not None
        self.guide.asked(ask)
        while True:
            enter = self.guide.enter(ask)
            self._put(*self._question(ask, enter), fresh=fresh)
            fresh = False
            words = self._words()
            if not words and (enter or not ask.must):
                if not enter:
                    self.session.waive()
                for command in enter:
                    self.guide.play(command)
                return
            if self._answer(words):
                return

    def _question(self, ask: Ask, enter: tuple[Command, ...]) -> tuple[Line, Line]:
        """The question of an Ask, and the offers."""
        return self.sight.words(self.guide.status()), self._offers(enter, lapses=not ask.must)

    def _offers(self, enter: tuple[Command, ...], *, lapses: bool) -> Text:
        """The person's options in a line, and what Enter does."""
        offers = [self.sight.words(offer_said(each)).text for each in self.guide.offers()]
        silence = say("let-it-pass" if lapses else "enter-nothing")
        what = tuple(map(silence_said, enter)) or (silence,)
        default = self.sight.say("enter-is", what=Listed(what))
        return offers_line(offers, self.screen.look, default, self.screen.console.width)

    def _between(self) -> None:
        """After a hand: sell chips to a person who is short, then wait for the next hand."""
        me = self.session.table.players[self.sight.me]
        while me.chips < self._least():
            self._put(*self._after())
            words = self._words()
            if words and words[0] in ("y", "yes"):
                self.session.rebuy(self.sight.me, self._again)
                self.bought += self._again
            elif words and words[0] in ("n", "no"):
                raise Leave
            else:
                self._answer(words)
        while True:
            self._put(*self._after())
            words = self._words()
            if not words or words[0] in ("n", "next"):
                return
            self._answer(words)

    def _least(self) -> int:
        return self.terminal.least(self.session.table.game)

    def _after(self) -> tuple[Line]:
        """The question after a hand: more chips of a person who is short, or the next hand."""
        me = self.session.table.players[self.sight.me]
        if me.chips < self._least():
            sums: dict[str, Arg] = {"chips": Money(me.chips), "again": Money(self._again)}
            return (self.sight.say("buy-again", some=bool(me.chips), **sums),)
        holds = self.session.table.turn.holder == self.sight.me
        return ("   ".join(map(self.sight.say, AFTER if holds else AFTER[:-1])),)

    def _words(self) -> list[str]:
        self._asked = True
        line = self._read("> ")
        self._answered = True
        if self.screen.echo:
            self.screen.say(line)
        return line.split()

    def _answer(self, words: list[str]) -> bool:
        """Answer a typed line; True if it changed the hand, which a mistake never does."""
        try:
            if not words:
                raise Unclear("empty")
            return self._do(words[0].lower(), words)
        except Unclear as unclear:
            self._complaint = self.sight.words(unclear.said).text
        except Illegal as illegal:
            self._refused(illegal)
        return False

    def _do(self, verb: str, words: list[str]) -> bool:
        rest = " ".join(words[1:])
        if verb in ("q", "quit", "exit"):
            raise Leave
        if verb == "report":
            return self._report(rest)
        if verb in self.terminal.waives:
            return self._lapse()
        if self.session.over and verb in self.terminal.between:
            self.session.play(self.terminal.between[verb](self.sight.me))
            return True
        if self.terminal.is_verb(verb):
            return self._try(words)
        if verb not in self._talk:
            raise Unclear("verb", typed=verb)
        if verb in AT_ONCE:
            self._talk[verb](rest)
        else:
            self._page(lambda: self._talk[verb](rest))
        return False

    def _page(self, talk: Callable[[], None]) -> None:
        """Show an answer; one that is longer than the window goes on at Enter."""
        first, *more = self.screen.pages(talk)
        self.screen.write(first)
        for page in more:
            self._read(f"{self.sight.say('go-on')} ")
            self.screen.write(page)

    def _try(self, words: list[str]) -> bool:
        """Act on the hand, or only show how it would be set."""
        self._playing()
        command = self._command([word.lower() for word in words])
        if self.guide.means(command):
            ask = self.session.waiting
            assert ask is not None
            self._draw(self._question(ask, self.guide.enter(ask)))
            return False
        self.guide.play(command)
        return True

    def _command(self, words: list[str]) -> Command:
        """The typed words as a command of this game."""
        return self.terminal.command(words, self.sight.view(), self.session.waiting)

    def _refused(self, illegal: Illegal) -> None:
        """Explain a refusal, with the house's rules for it."""
        ids = ", ".join(rule.id for rule in self.sight.opened_by.cited(illegal.cite))
        words = self.sight.refusal(illegal)
        self._complaint = f"{words} [{ids}]" if ids else words

    def _lapse(self) -> bool:
        """Let an option pass."""
        ask = self.session.waiting
        if ask is None or ask.must:
            raise Unclear("lapse")
        self.session.waive()
        return True

    def _report(self, rest: str) -> bool:
        words = play_report.split(rest)
        if not words:
            self._page(self._list_reports)
            return False
        self._playing()
        before, known = self._lying(), len(self.session.table.log)
        me = Reporter(self.sight.me, self.sight.say("the-floor"))
        self.session.play(play_report.report(words, self._playing(), me))
        while any(Pick in ask.offers for ask in self._playing().asked):
            # A card taken at random is part of the ruling.
            self.session.step()
        self.sight.news()
        ruling = [each for each in self.sight.lines() if each.event >= known]
        self.screen.say(*(each.line for each in ruling))
        # From the next step on the game goes on as usual, which needs no explanation.
        ruled = takewhile(lambda e: not isinstance(e, Began), self.session.table.log[known:])
        reasons = [Reason(Spoken(""), event.cite) for event in ruled]
        self.screen.rules(play_why.behind(reasons, self.posted))
        changes = (map(self.sight.words, each) for each in changed(before, self._lying()))
        self.screen.rows((where, old, ">", new) for where, old, new in changes)
        if self.screen.live:
            self._read(f"{self.sight.say('go-on')} ")
        return True

    def _list_reports(self) -> None:
        """Show how each report is typed, and what it means."""
        self.screen.say(self.sight.say("reports-are"))
        kinds = self.terminal.reports.values()
        self.screen.rows(
            (self.sight.say("report-typed", how=kind.typed), self.sight.words(kind.said))
            for kind in kinds
        )
        names = ", ".join(sorted(by_name(self.posted.game())))
        self.screen.say(self.sight.say("reports-by-name", names=names))

    def _lying(self) -> Lying:
        return self.terminal.lying(self.sight.view(), self.sight.names)

    def _why(self, rest: str) -> None:
        hand, words = self._playing(), rest.lower().split()
        if not words:
            reasons = list(play_why.happened(self.sight.lines(), self.sight.cites()))
            reasons += play_why.legal(hand, self.sight, self.session.waiting)
        elif self.terminal.is_verb(words[0]):
            command = self._command(words)
            reasons = [play_why.tried(hand, self.sight, command)]
        else:
            self._rules(rest)
            return
        for reason in reasons:
            ids = ", ".join(rule.id for rule in self.posted.cited(reason.cite))
            named = ids in reason.what.text
            self.screen.say(reason.what if named else ending(reason.what, f" [{ids}]"), indent=" ")
        self.screen.rules(play_why.behind(reasons, self.posted))

    def _rules(self, rest: str) -> None:
        if not rest:
            self.screen.say(self.sight.words(play_why.kinds(self.posted)), indent=" ")
            self.screen.say(self.sight.say("kinds-how"), indent=" ")
            for added in self.session.table.posted:
                by_floor = self.sight.say("kinds-posted", by=added.by, text=added.text)
                self.screen.say(by_floor, indent=" ")
            return
        rules = play_why.found(self.posted, rest.lower())
        if not rules:
            raise Unclear("rule", typed=rest)
        self.screen.rules(rules[:FOUND_MOST])
        if more := ", ".join(rule.id for rule in rules[FOUND_MOST:]):
            self.screen.say(self.sight.say("kinds-more", rules=more), indent=" ")

    def _coach(self, rest: str) -> None:
        """Show what each choice is worth, at the person's own question."""
        ask = self.session.waiting
        if ask is None:
            self.screen.say(self.sight.say(play_coach.silent(self.session)), indent=" ")
            return
        thinks = self.sight.say("coach-thinks", ahead=0)
        with play_coach.patient(lambda: self.screen.say(thinks, indent=" ")):
            advice = advise(self._playing().game, self.sight.view(), ask)
        self._page(lambda: play_coach.show(advice, self.screen, self.sight))

    def _table(self, rest: str) -> None:
        self._playing()
        ask = self.session.waiting
        self._draw(self._question(ask, self.guide.enter(ask)) if ask else self._after())

    def _stacks(self, rest: str) -> None:
        self._playing()
        self.screen.rows(self.sight.stacks())

    def _history(self, rest: str) -> None:
        if not self.histories:
            raise Unclear("no-history")
        self.screen.say(*self.sight.retold(self.histories[-1]))

    def _save(self, rest: str) -> None:
        if not rest:
            raise Unclear("save")
        if not self.histories:
            raise Unclear("no-history")
        path = Path(rest).expanduser()
        try:
            if path.exists() and path.resolve() not in self._saved:
                raise Unclear("exists", file=rest)
            path.write_bytes(b"".join(encode(each) + b"\n" for each in self.histories))
        except (OSError, ValueError) as error:
            why = getattr(error, "strerror", None) or str(error)
            raise Unclear("write", file=rest, why=why) from None
        self._saved.add(path.resolve())
        self.screen.say(self.sight.say("hands-saved", hands=len(self.histories), file=rest))

    def _help(self, rest: str) -> None:
        said = map(say, (*self.terminal.help, *COMMON))
        self.screen.rows((self.sight.words(each, TYPED), self.sight.words(each)) for each in said)

    def _playing(self) -> Hand:
        hand = self.session.table.hand
        if hand is None:
            raise Unclear("no-hand")
        return hand

    def _goodbye(self, *, typed: bool) -> None:
        """Print the session's result, or how to play if there is no keyboard."""
        self.screen.say("" if typed else "\n")
        if self._asked and not self._answered and self.screen.echo:
            table = f"{self.posted.house} {self.sight.opened_by.name}"
            self.screen.say(self.sight.say("nobody-answers", table=table))
            return
        self.screen.say(self.sight.parting(len(self.histories), self.bought))
