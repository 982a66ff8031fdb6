"""QR codes at a shell."""

from __future__ import annotations

import io


def qr_code(text: str) -> str:
    """A text as a square of dark and light, for a telephone held before the screen."""
    import segno

    drawn = io.StringIO()
    segno.make(text, micro=False).terminal(out=drawn, compact=True, border=2)
    return drawn.getvalue()
