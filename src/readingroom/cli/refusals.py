"""Refusals of the command line: made from a code, with the English sentence from the locales."""

from readingroom.engine.errors import Refusal
from readingroom.locales import FALLBACK, Value, language


def refusal(code: str, /, **params: Value) -> Refusal:
    """Make a refusal; its words are the message `error-CODE`."""
    return Refusal(code, language(FALLBACK).say(f"error-{code}", **params), **params)
