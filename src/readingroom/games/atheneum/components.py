"""What is in the box of Atheneum: shelves, study cards, objectives and bonus tokens, and the deck file that says so.

Cards and tokens have one numbering, for zones: STUDY + 0 to 59 (A1 to A30, then B1 to B30), OBJECTIVE + 0 to 34
(O1 to O35), TOKEN + 0 to 13 (tokens of equal face have the same number: the ten pairs first, in the order of PAIRS),
and SHELF + 0 to 4 (the main shelves by the colour of their favourite subject, when they are drawn).
"""

import hashlib
from pathlib import Path
from typing import Any, Final, final

from mypy_extensions import i64

from readingroom.engine.deckfile import DeckTable, read
from readingroom.games.atheneum.objectives import Objective, read_objectives
from readingroom.games.atheneum.plan import COLOURS, Plan, read_plan
from readingroom.games.atheneum.study import BONUS, REARRANGE, SIDE_SHELF, WAND, WILD, Study, read_study

PAIR_KINDS: Final[i64] = 10  # of bonus tokens: a pair of books
TOKEN_KINDS: Final[i64] = PAIR_KINDS + 4

STUDY: Final[i64] = 0
OBJECTIVE: Final[i64] = STUDY + 2 * 30  # after the two decks of study cards
TOKEN: Final[i64] = OBJECTIVE + 35
CARDS: Final[i64] = TOKEN + TOKEN_KINDS  # how many numbers there are of cards and tokens
SHELF: Final[i64] = CARDS

PAIRS: Final = ((0, 1), (0, 2), (0, 3), (0, 4), (1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4))  # of colours
OTHER_TOKENS: Final = ("wand", "any", "rearrange-4", "side-shelf")
TOKEN_BENEFITS: Final = [int(WAND), int(WILD), int(REARRANGE) + 4, int(SIDE_SHELF)]  # of these
REWARD_BENEFITS: Final = [int(WAND), int(BONUS), int(WILD), int(SIDE_SHELF)]  # ATH-X1: what a spider gives
TOKEN_NAMES: Final = tuple(f"{COLOURS[one]}+{COLOURS[other]}" for one, other in PAIRS) + OTHER_TOKENS
SHELF_NAMES: Final = tuple(f"shelf-{colour}" for colour in COLOURS)
TOKENS: Final = 40
EACH_COLOUR: Final = 32  # ATH-C1: books; ATH-B7: more are still to be had
WANDS: Final[i64] = 6  # of each player (ATH-C2)
WANDS_AT_START: Final[i64] = 2  # ATH-S1


def is_pair(token: i64) -> bool:
    """Say whether a token is a pair of books."""
    return TOKEN <= token < TOKEN + PAIR_KINDS


def pair_of(colour: i64, other: i64) -> i64:
    """Find the token that has two colours, in whatever order."""
    low = min(colour, other)
    high = max(colour, other)
    return TOKEN + low * (7 - low) // 2 + high - 1


def token_benefit(token: i64) -> i64:
    """Give the benefit of a token that is no pair, numbered as in `study.py`."""
    return TOKEN_BENEFITS[token - TOKEN - PAIR_KINDS]


@final
class Deck:
    """What a game is played with; it never changes."""

    def __init__(self, plan: Plan, study: list[Study], objectives: list[Objective], tokens: list[int]) -> None:
        self.plan: Final = plan
        self.study: Final = study  # by number
        self.objectives: Final = objectives  # by number, from OBJECTIVE on
        self.tokens: Final = tokens  # how many of each kind, from TOKEN on
        names = [card.name for card in study] + [card.name for card in objectives]
        self.texts: Final = [*names, *TOKEN_NAMES, *SHELF_NAMES]

    def objective(self, card: i64) -> Objective:
        """Give an objective by its number as a card."""
        return self.objectives[card - OBJECTIVE]

    def section(self, card: i64, which: i64) -> list[int]:
        """List the benefits of a section of a study card."""
        return self.study[card].sections[which]

    def bag(self) -> list[int]:
        """List all bonus tokens."""
        return [int(TOKEN) + kind for kind, count in enumerate(self.tokens) for _ in range(count)]

    def name(self) -> str:
        """Name the deck by its hash."""
        study = [card.plain() for card in self.study]
        parts = (self.plan.parts(), study, [card.plain() for card in self.objectives], self.tokens)
        return hashlib.sha256(repr(parts).encode()).hexdigest()[:12]

    def text(self, card: int) -> str:
        """Give the text of a card, a token or a shelf: `A7`, `O12`, `green+pink`, `rearrange-4`, `shelf-pink`."""
        return self.texts[card]

    def find(self, text: str) -> int:
        """Find a card, a token or a shelf by its text; -1 if there is none."""
        return self.texts.index(text) if text in self.texts else -1

    def __reduce__(self) -> tuple[Any, tuple[object, ...]]:
        """Pickle as the plain parts."""
        return (Deck, (self.plan, self.study, self.objectives, self.tokens))


def shipped_deck() -> Deck:
    """Load the deck that comes with the game."""
    return load_deck(Path(__file__).with_name("components.toml"))


def load_deck(path: Path) -> Deck:
    """Load a deck file and refuse one that breaks a limit (ATH-C2 to ATH-C7), saying which."""
    file = read(path)
    file.need(("shelves", "tokens", "study", "objectives"))
    plan = read_plan(file.entry("shelves", "section"))
    study = read_study(file.entry("study", "section"))
    objectives = read_objectives(file.entry("objectives", "section"), plan)
    return Deck(plan, study, objectives, read_tokens(file.entry("tokens", "section")))


def read_tokens(tokens: DeckTable) -> list[int]:
    """Check how many bonus tokens there are of each kind (ATH-C2): forty in all."""
    tokens.need(TOKEN_NAMES)
    counts = [tokens.number(name, 0, TOKENS) for name in TOKEN_NAMES]
    if sum(counts) != TOKENS:
        what = f"there must be {TOKENS} bonus tokens, not {sum(counts)}"
        raise tokens.fault("tokens-total", what, count=sum(counts), wanted=TOKENS)
    return counts
