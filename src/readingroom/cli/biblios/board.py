"""Biblios in the terminal: dice and own cards by category, what lies open, and the sizes of the others' reserves."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from readingroom.cli.board import Board
from readingroom.engine.event import BITS, SPECTATOR
from readingroom.engine.score import Score
from readingroom.engine.view import View
from readingroom.games.biblios.actions import BID, DISCARD_UNUSED, DONE, KEEP, LOWER, PASS, PAY, RAISE, TAKE
from readingroom.games.biblios.auctions import Bidding, PayGold
from readingroom.games.biblios.components import (
    GOLD,
    INITIALS,
    LETTERS,
    category_of,
    gold_in,
    gold_value,
    is_church,
    is_gold,
)
from readingroom.games.biblios.gifts import Allocate
from readingroom.games.biblios.state import AUCTION, DRAW, GIFTS
from readingroom.games.biblios.view import BibliosView
from readingroom.locales.biblios import BibliosWords

SIGNS = "▲●✚■◆"  # of the categories; each stands beside its letter, and neither needs the colour
COLOURS = ("red", "blue", "cyan", "green", "magenta")
GOLD_SIGN, GOLD_COLOUR = "◎", "yellow"
CHURCH_SIGN, CHURCH_COLOUR = "†", "white"
COLUMNS = ("die", "sum", "cards")
STEPS = 4  # how many of the next bids are shown


class BibliosBoard(Board):
    """Draws a table of Biblios."""

    words: BibliosWords
    idle = ("done", "pass", "discard")

    # Signs

    def sign(self, card: int) -> Text:
        """Draw the sign of a card: the shape and the letter of its category."""
        if is_church(card):
            return Text(f"{CHURCH_SIGN} K", style=f"bold {CHURCH_COLOUR}")
        if is_gold(card):
            return Text(f"{GOLD_SIGN} G", style=f"bold {GOLD_COLOUR}")
        return self.category_sign(int(category_of(card)))

    def category_sign(self, category: int) -> Text:
        """Draw the sign of a category."""
        return Text(f"{SIGNS[category]} {INITIALS[category]}", style=f"bold {COLOURS[category]}")

    def named(self, card: int) -> Text:
        """Draw a card: its sign and its name."""
        if card < 0:
            return Text(self.say(self.words.card(card)))
        return Text.assemble(self.sign(card), " ", self.say(self.words.card(card)))

    def row_of(self, cards: Sequence[int]) -> Text:
        """Draw several cards in a row."""
        if not cards:
            return Text(self.language.say("biblios-empty"), style="dim")
        return Text("  ").join([self.named(card) for card in cards])

    # The table

    def draw(self, view: View) -> list[RenderableType]:
        """Draw the whole table in some twelve lines."""
        assert isinstance(view, BibliosView)
        return [self.heading(view), self.shelf(view), *self.others(view), *self.middle(view)]

    def heading(self, view: BibliosView) -> RenderableType:
        """Draw the first line: the phase and the piles."""
        say = self.language.say
        phase = "over" if view.over else "gifts" if view.phase == GIFTS else "auctions"
        line = Table.grid(expand=True)
        line.add_column()
        line.add_column(justify="right")
        piles = say("biblios-piles", draw=len(view.zones[DRAW]), auction=len(view.zones[AUCTION]))
        line.add_row(Text(f"Biblios · {say('biblios-phase', phase=phase)}", style="bold"), Text(piles, style="dim"))
        return line

    def shelf(self, view: BibliosView) -> RenderableType:
        """Draw the dice, and beside each the viewer's own cards of that category."""
        mine = [] if view.seat == SPECTATOR else view.reserve(view.seat)
        grid = Table.grid(padding=(0, 2, 0, 0))
        if view.seat != SPECTATOR:
            columns = [self.language.say(f"biblios-column-{column}") for column in COLUMNS]
            grid.add_row("", "", *(Text(column, "dim") for column in columns))
        for category, die in enumerate(view.dice):
            cards = [card for card in mine if 0 <= card < GOLD and category_of(card) == category]
            values = [self.words.rules.deck.values[card] for card in cards]
            texts = " ".join(f"{value}{LETTERS[card % 9]}" for card, value in zip(cards, values))
            total = str(sum(values)) if cards else ""
            face = Text(f"[{die}]", style="bold")
            grid.add_row(
                self.category_sign(category),
                self.say(self.words.category(category)),
                face,
                Text(total, "bold"),
                Text(texts),
            )
        gold = [card for card in mine if card >= 0 and is_gold(card)]
        if view.seat != SPECTATOR:
            texts = " ".join(str(gold_value(card)) for card in gold)
            grid.add_row(
                Text(f"{GOLD_SIGN} G", f"bold {GOLD_COLOUR}"), self.language.say("biblios-gold"), "",
                Text(str(gold_in(gold)) if gold else "", "bold"), Text(texts),
            )  # fmt: skip
        return grid

    def others(self, view: BibliosView) -> list[RenderableType]:
        """Draw how many cards everybody has; if all may be seen, which."""
        say = self.language.say
        sizes = Text(f"{say('biblios-reserves')}  ", style="dim")
        for seat in range(view.seats):
            count = len(view.reserve(seat))
            mark = "▸ " if seat == view.active and not view.over else ""
            text = mark + say("biblios-reserve-of", player=self.name(seat), count=count)
            sizes.append(f"{text}   ", style="bold not dim" if mark else "not dim")
        lines: list[RenderableType] = [sizes]
        for seat in range(view.seats):
            cards = view.reserve(seat)
            if seat != view.seat and cards and cards[0] >= 0:
                texts = " ".join(self.words.rules.card_text(card) for card in cards)
                lines.append(Text(f"  {say('labelled', label=self.voice.names[seat], text=texts)}"))
        return lines

    def middle(self, view: BibliosView) -> list[RenderableType]:
        """Draw what lies open between the players, and what the viewer holds in hand."""
        lines = [("biblios-public", self.row_of(view.public))] if view.phase == GIFTS and not view.over else []
        if view.centre is not None:
            lot = view.phase != GIFTS and not is_church(view.centre)
            lines.append(("biblios-lot" if lot else "biblios-church-card", self.named(view.centre)))
            lines[-1][1].append_text(self.still_in(view))
        for seat in range(view.seats):
            if view.looking(seat) and view.looking(seat)[0] >= 0:
                lines.append(("biblios-looking", self.row_of(view.looking(seat))))
            if view.spent(seat) and view.spent(seat)[0] >= 0:
                lines.append(("biblios-laid", self.row_of(view.spent(seat))))
        return [Text.assemble((f"{self.language.say(label)}  ", "dim"), text) for label, text in lines]

    def still_in(self, view: BibliosView) -> Text:
        """Draw who has not passed yet."""
        clause = view.agenda[-1][1] if view.agenda else None
        if not isinstance(clause, Bidding):
            return Text("")
        names = [self.name(seat) for seat in range(view.seats) if clause.still & BITS[seat]]
        return Text(f"   {self.language.say('biblios-still-in', names=', '.join(names))}", style="dim")

    def reserve(self, view: View) -> list[RenderableType]:
        """Draw the viewer's own cards, each by its name."""
        assert isinstance(view, BibliosView)
        if view.seat == SPECTATOR:
            return []
        return [Text("  ").append_text(self.named(card)) for card in view.reserve(view.seat)] or [self.row_of([])]

    # Options

    def option(self, view: View, action: int) -> Text:
        """Draw one option, with the sign of the card or the category."""
        text = Text(self.say(self.words.option(view, action)))
        verb = self.words.rules.catalogue.verb(action)
        if verb == "bid":  # the number that is typed says it
            assert isinstance(view, BibliosView)
            return Text(self.language.say("biblios-all-in") if action - BID == self.words.means(view) else "")
        if verb in ("take", "pay"):
            return Text.assemble(self.sign(action - (TAKE if verb == "take" else PAY)), " ", text)
        if verb in ("raise", "lower"):
            return Text.assemble(self.category_sign(action - (RAISE if verb == "raise" else LOWER)), " ", text)
        return text

    def numbers(self, view: View) -> dict[int, int]:
        """Give bids by their amount, gold by its value, and the three places of a gift always by the same numbers."""
        if asks(view, Bidding):
            return {0 if action == PASS else int(action - BID): action for action in view.options}
        if asks(view, Allocate):
            return {int(action - KEEP + 1): action for action in view.options}
        if asks(view, PayGold):
            return {0 if action == DONE else int(gold_value(action - PAY)): action for action in view.options}
        return super().numbers(view)

    def sensible(self, view: View) -> list[int]:
        """Show a pass, the next bids that can be paid, and all one has; a bluff has to be typed."""
        numbers = list(self.numbers(view))
        if not isinstance(view, BibliosView) or not asks(view, Bidding):
            return numbers
        payable = [number for number in numbers if 0 < number <= self.words.means(view)]
        return sorted({0, *payable[:STEPS], *payable[-1:]})

    def hint(self, view: View) -> str:
        """Say how high one may bid."""
        if not isinstance(view, BibliosView) or not asks(view, Bidding):
            return ""
        most = max(self.numbers(view))
        return self.language.say("biblios-any-bid", most=most, bluff="yes" if most > self.words.means(view) else "no")

    def doubtful(self, view: View, action: int) -> str:
        """Say that a bid is more than one can pay."""
        if isinstance(view, BibliosView) and asks(view, Bidding) and action - BID > self.words.means(view):
            return self.language.say("biblios-bluff", number=int(action - BID), means=self.words.means(view))
        return super().doubtful(view, action)

    def wasted(self, view: View) -> bool:
        """Say whether a church card would be discarded that can move a die."""
        return DISCARD_UNUSED in view.options and len(view.options) > 1

    # The end, and programs

    def final_scores(self, scores: Sequence[Score]) -> list[RenderableType]:
        """Draw who won each category and why, the places, and what decided."""
        lines: list[RenderableType] = []
        for number, line in enumerate(self.words.sheet(scores)):
            lines.append(Text.assemble(self.category_sign(number), " ", self.say(line.say)))
            lines.append(Text(f"      {self.cells(line.cells, scores)}", style="dim"))
        lines.append(Text(""))
        lines += [Text(f"  {self.say(place)}") for place in self.words.places(scores)]
        return [*lines, Text(""), Text(self.say(self.words.verdict(scores)), style="bold")]


def asks(view: View, clause: type) -> bool:
    """Say whether this is the clause that is to be answered."""
    return bool(view.agenda) and isinstance(view.agenda[-1][1], clause)


BOARD = BibliosBoard
