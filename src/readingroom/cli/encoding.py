"""Signs for terminals that lack them: what cannot be shown is replaced by what looks like it."""

import codecs
import sys
import unicodedata

LOOKALIKES = {
    "▲": "^", "●": "o", "✚": "+", "■": "#", "◆": "*", "◎": "$", "†": "!", "→": ">", "·": "-", "−": "-", "–": "-",
    "…": "...", "’": "'", "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "─": "-", "▸": ">", "▪": "*",
    "ł": "l", "Ł": "L", "œ": "oe", "×": "x",
}  # fmt: skip
NAME = "readingroom-lookalikes"


def lookalikes(error: UnicodeError) -> tuple[str, int]:
    """Replace what could not be encoded: a sign by another, a letter with an accent by the bare one."""
    assert isinstance(error, UnicodeEncodeError)
    missing = error.object[error.start : error.end]
    return "".join(lookalike(each) for each in missing), error.end


def lookalike(sign: str) -> str:
    """Find an ASCII stand-in for one sign."""
    bare = unicodedata.normalize("NFKD", sign)[0]
    return LOOKALIKES.get(sign, bare if bare.isascii() else "?")


def set_up_streams() -> None:
    """Let the standard streams write anything, whatever their encoding."""
    codecs.register_error(NAME, lookalikes)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=NAME)
