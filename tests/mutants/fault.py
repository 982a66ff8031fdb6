"""A fault: one small wrong edit of one file."""

from msgspec import Struct


class Fault(Struct, frozen=True, order=True):
    """Bytes `start` to `stop` of a file, replaced by other text."""

    # Relative to the package, such as `engine/pot/bet.py`.
    file: str
    start: int
    stop: int
    text: str
    kind: str
    # The surrounding function, or table of a page, and the lines of its statement.
    where: str
    line: int
    last: int

    @property
    def layer(self) -> str:
        return self.file.partition("/")[0]

    def applied(self, source: bytes) -> bytes:
        """The file with the fault in it."""
        return source[: self.start] + self.text.encode() + source[self.stop :]

    def shown(self, source: bytes) -> tuple[str, str]:
        """The edited lines before and after, each joined into one."""
        first = source.rfind(b"\n", 0, self.start) + 1
        end = source.find(b"\n", self.stop)
        end = len(source) if end < 0 else end
        before = source[first:end]
        after = source[first : self.start] + self.text.encode() + source[self.stop : end]
        return _one_line(before), _one_line(after)


def _one_line(source: bytes) -> str:
    return " ".join(source.decode().split())
