"""The signs of Ex Libris in the terminal: a shape and a letter for each category; neither needs the colour."""

from rich.text import Text

from readingroom.locales.exlibris import ExLibrisWords
from readingroom.locales.voice import Voice

SHAPES = "▲●✚■◆★"
COLOURS = ("red", "blue", "cyan", "green", "magenta", "yellow")


class Signs:
    """Draws cards and categories in short."""

    def __init__(self, words: ExLibrisWords, voice: Voice) -> None:
        self.words = words
        self.say = voice.say

    def text(self, card: int) -> str:
        """Give the letter and the number of a card."""
        return self.words.rules.deck.text(card)

    def category(self, category: int) -> Text:
        """Draw the sign of a category: its shape and its letter."""
        return Text(f"{SHAPES[category]}{self.say(self.words.initial(category))}", style=f"bold {COLOURS[category]}")

    def books(self, card: int) -> Text:
        """Draw the books of a card, with shapes and letters."""
        return Text("").join([self.category(category) for category in self.words.rules.deck.books[card]])

    def shapes(self, card: int) -> Text:
        """Draw the books of a card, with shapes only."""
        books = self.words.rules.deck.books[card]
        return Text("").join([Text(SHAPES[category], style=f"bold {COLOURS[category]}") for category in books])

    def card(self, card: int) -> Text:
        """Draw a card: its letter and number, and a sign for each book."""
        return Text.assemble((self.text(card), "bold"), " ", self.books(card))
