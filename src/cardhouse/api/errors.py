"""Errors at the door, each one line that says what to do."""

from cardhouse.api.rule import Rule


class NotPosted(LookupError):
    """An unknown house, game or table; the message lists the known ones."""

    __module__ = "cardhouse"


class WrongArgument(TypeError, ValueError):
    """A wrong argument; the message says what is expected."""

    __module__ = "cardhouse"


class IllegalCommand(ValueError):
    """A command the rules refuse; nothing has changed."""

    __module__ = "cardhouse"

    def __init__(self, why: str, rules: tuple[Rule, ...] = ()) -> None:
        ids = ", ".join(rule.id for rule in rules)
        super().__init__(f"{why} [{ids}]" if ids else why)
        self._rules = rules

    @property
    def rules(self) -> tuple[Rule, ...]:
        """The house's rules behind the refusal."""
        return self._rules


class BotError(IllegalCommand):
    """A bot that gave no legal command; the message names its seat and its offers."""

    __module__ = "cardhouse"


class SavedHandError(ValueError):
    """A text that is no saved hand, or one from another rule book."""

    __module__ = "cardhouse"


class MissingExtra(ImportError):
    """Figures that need a package that is not installed."""

    __module__ = "cardhouse"
