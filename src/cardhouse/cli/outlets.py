"""The three streams of a command: closed ones, full ones, and readers who have seen enough."""

import io
import os
import sys

STREAMS = (("stdin", "r"), ("stdout", "w"), ("stderr", "w"))


def prepare() -> bool:
    """Make sure that there are three streams; False if stdout was closed."""
    is_open = sys.stdout is not None
    for name, mode in STREAMS:
        if getattr(sys, name) is None:
            # Otherwise a file opened later could get the number of a closed stream.
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), mode))
    if isinstance(sys.stdout, io.TextIOWrapper):
        # A terminal that lacks a letter shows a question mark, not a traceback.
        sys.stdout.reconfigure(errors="replace")
    if os.environ.get("COLUMNS") == "0":
        # A width of zero means that it is unknown.
        del os.environ["COLUMNS"]
    return is_open


def complain(words: str) -> None:
    """Print one line on stderr, if anybody reads it, with control characters written out."""
    line = "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in words)
    try:
        print(f"cardhouse: {line}", file=sys.stderr, flush=True)
    except (OSError, ValueError):
        _give_up(sys.stderr.fileno())


def leave() -> None:
    """Discard unwritable output, so that Python does not try it again at exit."""
    try:
        sys.stdout.flush()
    except (OSError, ValueError):
        _give_up(sys.stdout.fileno())


def reason(error: BaseException) -> str:
    """The fault of a file or a stream, in a few words."""
    words = getattr(error, "strerror", None) or str(error) or type(error).__name__
    return str(words).lower()


def _give_up(stream: int) -> None:
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream)
