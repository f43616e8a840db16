"""Ex Libris in the terminal: the town, the shelves as they stand, and the viewer's hand."""

from collections.abc import Iterator, Sequence

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from readingroom.cli.board import Board
from readingroom.cli.exlibris import shelf
from readingroom.cli.exlibris.signs import Signs
from readingroom.cli.wrapping import Wrapped
from readingroom.engine.event import SPECTATOR
from readingroom.engine.score import Score
from readingroom.engine.view import View
from readingroom.games.exlibris.actions import NAME, SHELVE, TURN
from readingroom.games.exlibris.components import ASSISTANT_NAMES, CARDS, CATEGORIES, HOME, LOCATION_NAMES, delayed
from readingroom.games.exlibris.effects import EFFECTS
from readingroom.games.exlibris.end.advice import best_down
from readingroom.games.exlibris.state import CATEGORY, DRAW
from readingroom.games.exlibris.titles import titles
from readingroom.games.exlibris.view import ExLibrisView
from readingroom.locales.exlibris import ExLibrisWords
from readingroom.locales.sayings import several
from readingroom.locales.voice import Voice

SEAT_SIGNS = "①②③④"
DELAYED_SIGN = "◷"
TOKEN_SIGN = "⚑"
ABOUT_TOWN = ("place-assistant", "guild", "remove-tile")  # what is asked about locations
IN_TWO_PARTS = ("both-home-actions", "lodge")  # of which either may be done first
BOTH = 3
AT_ONCE = ("home-action", "search", "take-showing", "lay-out")
MANY = 14  # more options than these are given in rows, by their verbs


class OnShelf:
    """A shelf that is drawn as wide as the terminal allows; one's own face-down cards may be looked at."""

    def __init__(self, signs: Signs, view: ExLibrisView, seat: int) -> None:
        self.signs = signs
        self.shelved = view.shelf(seat)
        self.hidden = view.hidden(seat)

    def known(self, place: int) -> int:
        """Give the card that lies face down in a place, as far as the viewer knows it."""
        return self.hidden[self.shelved.hidden_rank(place, False)]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Draw the shelf as wide as the console allows."""
        yield shelf.drawn(self.signs, self.shelved, self.known, options.max_width)


class ExLibrisBoard(Board):
    """Draws a table of Ex Libris."""

    words: ExLibrisWords

    def __init__(self, words: ExLibrisWords, voice: Voice) -> None:
        super().__init__(words, voice)
        self.signs = Signs(words, voice)

    def named(self, card: int) -> Text:
        """Draw a card: its letter and number, and a sign for each book."""
        return self.signs.card(card) if 0 <= card < CARDS else Text(self.say(self.words.card(card)))

    def row_of(self, cards: Sequence[int]) -> RenderableType:
        """Draw several cards in a row; those that are not seen are counted."""
        hidden = [card for card in cards if card < 0]
        if not cards:
            return Text(self.language.say("exlibris-nothing"), style="dim")
        if hidden:
            return Text(self.language.say("exlibris-face-down-cards", count=len(hidden)), style="dim")
        return Wrapped([self.named(card) for card in cards], 2)

    # The table

    def draw(self, view: View) -> list[RenderableType]:
        """Draw the whole table."""
        assert isinstance(view, ExLibrisView)
        if view.prominent < 0:
            return [Text("Ex Libris", style="bold"), *self.open_libraries(view)]  # nothing else lies on the table yet
        shelves = [line for seat in range(view.seats) for line in self.shelf(view, seat)]
        return [*self.head(view), self.town(view, view.tiles), *shelves, *self.middle(view)]

    def sizes(self, view: View) -> Iterator[list[RenderableType]]:
        """Leave out, for smaller windows, others' shelves, then what is not asked about: one's own, or the town."""
        yield self.draw(view)
        assert isinstance(view, ExLibrisView)
        if view.prominent < 0 or view.seat == SPECTATOR:
            return
        head, town = self.head(view), self.town(view, view.tiles)
        mine, below = self.shelf(view, view.seat), self.middle(view)
        others = [seat for seat in range(view.seats) if seat != view.seat]
        yield [*head, town, *(self.shelf(view, seat)[0] for seat in others), *mine, *below]
        short = [Wrapped([self.short(view, seat) for seat in others], 3)] if others else []
        yield [*head, town, *short, *mine, *below]
        if self.chooses_location(view):
            yield [*head, town, *short, mine[0], *below]
            yield [*head, town, *below]
            yield [self.heading(view), self.categories(view, short=True), *self.small_town(view), *below]
        else:
            here = [self.town(view, [view.here])] if view.here in view.tiles else []
            yield [*head, *here, *short, *mine, *below]
            yield [*head, *mine, *below]
            yield [self.heading(view), self.categories(view, short=True), *mine, *self.suggestion(view)]

    def chooses_location(self, view: View) -> bool:
        """Say whether locations are chosen now."""
        assert isinstance(view, ExLibrisView)
        return self.words.rules.prompt(view).code in ABOUT_TOWN

    def head(self, view: ExLibrisView) -> list[RenderableType]:
        """Draw what every decision needs: the round, and the three categories."""
        return [self.heading(view), self.categories(view)]

    def short(self, view: ExLibrisView, seat: int) -> Text:
        """Draw in a few words how a player stands."""
        mark = "▸ " if seat in view.asked else ""
        label = Text(f"{mark}{SEAT_SIGNS[seat]} {self.name(seat)} ", style="bold")
        shelved = self.language.say("exlibris-shelved", count=int(view.shelf(seat).count()))
        hand = self.language.say("exlibris-in-hand", count=len(view.hand(seat)))
        return label.append(f"{shelved}, {hand}", style="not bold dim")

    def open_libraries(self, view: ExLibrisView) -> list[RenderableType]:
        """Name the libraries that lie open, for those who are not asked to choose one of them now."""
        if not view.revealed or view.seat in view.asked:
            return []
        names = self.say(several(self.words.card(card) for card in view.revealed))
        return [Text(self.language.say("exlibris-open-libraries", libraries=names))]

    def heading(self, view: ExLibrisView) -> RenderableType:
        """Draw the first line: the round and the piles."""
        say = self.language.say
        now = say("exlibris-over") if view.over else say(
            "exlibris-round", number=view.round, last="yes" if view.last else "no"
        )  # fmt: skip
        top = self.say(self.words.card(view.discards[-1])) if view.discards else "none"
        piles = say("exlibris-piles", draw=len(view.zones[DRAW]), discard=len(view.discards), top=top)
        line = Table.grid(expand=True)
        line.add_column()
        line.add_column(justify="right")
        line.add_row(Text(f"Ex Libris · {now}", style="bold"), Text(piles, style="dim"))
        return line

    def categories(self, view: ExLibrisView, short: bool = False) -> RenderableType:
        """Draw the prominent and the banned category, and the viewer's focus."""
        parts = [("exlibris-prominent", view.prominent), ("exlibris-banned", view.banned)]
        if view.seat != SPECTATOR and view.focus(view.seat):
            parts.append(("exlibris-focus", view.focus(view.seat)[0] - CATEGORY))
        named = "exlibris-web-category" if short else "exlibris-category"
        found = [
            Text.assemble(
                (f"{self.language.say(label)} ", "dim"),
                self.signs.category(category),
                f" {self.language.say(named, category=CATEGORIES[category])}",
            )
            for label, category in parts
        ]
        return Wrapped(found, 2)

    def town(self, view: ExLibrisView, tiles: Sequence[int]) -> RenderableType:
        """Draw locations: number, name, who stands on each space, and the cards."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        for tile in tiles:
            label = Text(self.numbered(tile), style="bold" if tile == view.here else "")
            grid.add_row(label, Text(self.spaces(view, tile)), self.row_of(view.cards_at(tile)))
        return grid

    def small_town(self, view: ExLibrisView) -> list[RenderableType]:
        """Draw the locations where no cards lie beside each other, below the others."""
        empty = [tile for tile in view.tiles if not view.cards_at(tile)]
        full = [tile for tile in view.tiles if tile not in empty]
        return [
            self.town(view, full),
            Wrapped([Text(f"{self.numbered(tile)} {self.spaces(view, tile)}") for tile in empty], 2),
        ]

    def numbered(self, tile: int) -> str:
        """Write a location with its number, and whether its effect is delayed."""
        late = DELAYED_SIGN if delayed(tile) else " "
        return f"{tile:>2}{late}{self.say(self.words.location(tile))}"

    def spaces(self, view: ExLibrisView, tile: int) -> str:
        """Write the open spaces of a location and who stands there: a star marks a special assistant."""
        count = self.words.rules.deck.locations[tile].open_spaces(view.seats)
        there = ["" for _ in range(max(count, 4))]
        for seat in range(view.seats):
            for number, where in enumerate(view.where(seat)):
                if where == tile:
                    there[view.spaces(seat)[number]] += SEAT_SIGNS[seat] + ("*" if number == 0 else "")
        return "".join(f"[{each or ' '}]" for each in there[:count])

    def shelf(self, view: ExLibrisView, seat: int) -> list[RenderableType]:
        """Draw a shelf: who it belongs to, and its rows with the numbers of rows and columns."""
        say = self.language.say
        shelved = view.shelf(seat)
        mark = "▸ " if seat in view.asked else "  "
        label = Text(f"{mark}{SEAT_SIGNS[seat]} {self.name(seat)}", style="bold")
        if view.kind(seat):
            label.append(f" · {self.say(self.words.assistant(view.kind(seat)))}", style="dim")
        label.append(f" · {say('exlibris-shelved', count=int(shelved.count()))}", style="dim")
        label.append(f" · {say('exlibris-in-hand', count=len(view.hand(seat)))}", style="dim")
        label.append(f" · {self.at_home(view, seat)}", style="dim")
        if view.first == seat and view.seats > 1:
            label.append(f" {TOKEN_SIGN} {say('exlibris-token')}", style="yellow")
        return [label, OnShelf(self.signs, view, seat)] if shelved.height() else [label]

    def at_home(self, view: ExLibrisView, seat: int) -> str:
        """Write who is at home, and who is still to be placed."""
        home = "".join("*" if number == 0 else "●" for number, where in enumerate(view.where(seat)) if where == 0)
        ready = "".join("*" if number == 0 else "●" for number, where in enumerate(view.where(seat)) if where == -1)
        return f"⌂ {home or '-'} ☞ {ready or '-'}"

    def middle(self, view: ExLibrisView) -> list[RenderableType]:
        """Draw what lies open for a moment, what the viewer has in hand, and which cards are best turned down."""
        lines = [("exlibris-revealed", view.revealed)] if view.revealed else []
        if view.seat != SPECTATOR:
            for label, cards in (
                ("exlibris-looking", view.looking(view.seat)),
                ("exlibris-spent", view.spent(view.seat)),
                ("exlibris-taken", view.taken(view.seat)),
            ):
                if cards:
                    lines.append((label, cards))
            lines.append(("exlibris-hand", view.hand(view.seat)))
        grid = Table.grid(padding=(0, 2, 0, 0))
        for label, cards in lines:
            grid.add_row(Text(self.language.say(label), style="dim"), self.row_of(cards))
        return [grid, *self.suggestion(view)]

    def suggestion(self, view: ExLibrisView) -> list[RenderableType]:
        """EXL-E9: say which cards are best turned face down, when that is asked."""
        if not view.lanes or view.seat == SPECTATOR or view.seat not in view.asked:
            return []
        cards = best_down(view, self.words.rules.deck)
        left = [self.signs.text(card) for card in cards if card not in view.written]
        names = self.say(several(left)) if left else ""
        return [Text(self.language.say("exlibris-suggestion", count=len(left), cards=names), style="italic")]

    def reserve(self, view: View) -> list[RenderableType]:
        """Draw the viewer's own cards, each with its titles."""
        assert isinstance(view, ExLibrisView)
        if view.seat == SPECTATOR:
            return []
        printed = titles(self.words.rules.deck, self.language.code)
        grid = Table.grid(padding=(0, 2, 0, 0))
        for card in view.hand(view.seat):  # titles have commas of their own, so a dot stands between two
            together = "\N{NO-BREAK SPACE}· ".join(filter(None, printed[card]))
            grid.add_row("", self.named(card), Text(together, style="dim"))
        return [grid] if grid.rows else [self.row_of([])]

    # Options

    def option(self, view: View, action: int) -> Text:
        """Draw one option, with the signs of the card or the category."""
        rules = self.words.rules
        words = self.say(self.words.option(view, action))
        if SHELVE <= action < TURN + CARDS:
            card = rules.find_card(rules.catalogue.arguments(action)[0])
            before, _, after = words.partition(self.say(self.words.card(card)))
            return Text.assemble(before, self.signs.card(card), after)
        if rules.catalogue.verb(action) == "name":
            return Text.assemble(self.signs.category(action - NAME), " ", words)
        return Text(words)

    def menu(self, view: View) -> list[RenderableType]:
        """Draw what is chosen by its verb and something else, each verb in a row of its own, if there are many."""
        verb = self.words.rules.catalogue.verb
        numbers = self.numbers(view)
        verbs = list(dict.fromkeys(verb(action) for action in numbers.values()))
        if verbs == ["keep"]:
            return [self.list_of(view, numbers)]
        if len(numbers) <= MANY and "special" not in verbs:
            return []
        if verbs == ["place", "special"] and len(numbers) > MANY and (both := self.alike(view, numbers)):
            return both
        grid = Table.grid(padding=(0, 2, 0, 0))
        for each in verbs:
            chosen = [number for number, action in numbers.items() if verb(action) == each]
            entries = [Text.assemble((f"{number} ", "bold"), self.entry(view, numbers[number])) for number in chosen]
            grid.add_row(Text(f"  {self.heading_of(view, each)}", style="dim"), Wrapped(entries, 3))
        return [grid]

    def alike(self, view: View, numbers: dict[int, int]) -> list[RenderableType]:
        """Draw the places of a plain and of the special assistant once, each with two numbers, if they are the same."""
        half = len(numbers) // 2
        names = [self.entry(view, action).plain for action in numbers.values()]
        if names[:half] != names[half:]:
            return []
        who = f"{self.heading_of(view, 'place')} / {self.heading_of(view, 'special')}"
        entries = [
            Text.assemble((f"{one}/{other} ", "bold"), name)
            for one, other, name in zip(list(numbers)[:half], list(numbers)[half:], names)
        ]
        return [Text(f"  {who}", style="dim"), Padding(Wrapped(entries, 3), (0, 0, 0, 2))]

    def list_of(self, view: View, numbers: dict[int, int]) -> RenderableType:
        """Draw options one below the other, for those with long words."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        for number, action in numbers.items():
            grid.add_row(Text(f"{number:>3}", style="bold"), self.option(view, action))
        return grid

    def heading_of(self, view: View, verb: str) -> str:
        """Name what the options of a verb have in common."""
        assert isinstance(view, ExLibrisView)
        if verb == "special":
            return self.say(self.words.assistant(view.kind(view.seat)))
        return self.language.say("exlibris-menu", verb=verb)

    def entry(self, view: View, action: int) -> Text:
        """Draw an option in a row whose heading says the verb."""
        rules = self.words.rules
        verb, arguments = rules.catalogue.verb(action), rules.catalogue.arguments(action)
        if verb in ("place", "special", "remove"):
            name = self.say(self.words.location(LOCATION_NAMES.index(arguments[0])))
        elif SHELVE <= action < TURN + CARDS:
            card = rules.find_card(arguments[0])
            return Text.assemble(self.signs.text(card), " ", self.signs.shapes(card))
        elif verb in ("at", "over", "under"):
            name = arguments[0]
        else:
            name = self.say(self.words.option(view, action))
        return Text(name)

    def explained(self, view: View) -> list[RenderableType]:
        """Say what each location does, and home, when one of them is chosen."""
        assert isinstance(view, ExLibrisView)
        if not self.chooses_location(view):
            return []
        grid = Table.grid(padding=(0, 2, 0, 0))
        for tile in (int(HOME), *view.tiles):
            name = self.numbered(tile) if tile else f"   {self.say(self.words.location(tile))}"
            effect = self.language.say("exlibris-web-tile", location=LOCATION_NAMES[tile])
            grid.add_row(Text(name, style="bold", no_wrap=True), Text(effect))
        return [grid]

    def tip(self, view: View) -> str:
        """Say that one can ask what the locations do."""
        return self.language.say("exlibris-tip") if self.chooses_location(view) else ""

    def wasted(self, view: View) -> bool:
        """Say whether one would go home, or leave a location, without having done anything there."""
        assert isinstance(view, ExLibrisView)
        clause = (view.lanes[view.seat] if view.lanes else view.agenda)[-1][1]
        if clause.asks in IN_TWO_PARTS:
            return clause.numbers() == (BOTH,)
        return clause.asks in AT_ONCE and not view.spent(view.seat) and not view.taken(view.seat)

    def legend(self) -> list[RenderableType]:
        """Say what the signs mean."""
        names = [self.say(self.words.category(each)) for each in range(len(CATEGORIES))]
        signs = [Text.assemble(self.signs.category(each), f" {name}") for each, name in enumerate(names)]
        return [Text("  ").join(signs), Text(self.language.say("exlibris-legend"))]

    def rule_of(self, about: str) -> str:
        """Find the rule of a location (by its number or name) or of a special assistant."""
        wanted = slug(about)
        for number in range(1, len(LOCATION_NAMES)):
            if wanted in (LOCATION_NAMES[number], slug(self.say(self.words.location(number))), str(number)):
                return EFFECTS[number].rule
        for number in range(1, len(ASSISTANT_NAMES)):
            if wanted in (ASSISTANT_NAMES[number], slug(self.say(self.words.assistant(number)))):
                return f"EXL-A{number}"
        return about

    # The end

    def final_scores(self, scores: Sequence[Score]) -> list[RenderableType]:
        """Draw each line of the form, the places, and what decided."""
        lines: list[RenderableType] = []
        for line in self.words.sheet(scores):
            lines.append(Text(self.say(line.say), style="bold"))
            lines.append(Padding(Text(self.cells(line.cells, scores), style="dim"), (0, 0, 0, 6)))
        lines.append(Text(""))
        lines += [Text(f"  {self.say(place)}") for place in self.words.places(scores)]
        return [*lines, Text(""), Text(self.say(self.words.verdict(scores)), style="bold")]


BOARD = ExLibrisBoard


def slug(name: str) -> str:
    """Put a name into the form in which names of locations and assistants are compared."""
    return name.casefold().replace(" ", "-")
