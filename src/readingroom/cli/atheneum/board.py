"""Atheneum in the terminal: the objectives, one's own shelves, how everybody stands, and what is at hand."""

from collections.abc import Iterator, Sequence
from textwrap import wrap

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from readingroom.cli.atheneum.shelf import Block, letter, low_shelf, pictures, shelf, slots_offered
from readingroom.cli.board import Board
from readingroom.cli.wrapping import Wrapped
from readingroom.engine.event import SPECTATOR
from readingroom.engine.score import Score
from readingroom.engine.view import View
from readingroom.games.atheneum.actions import AT, CHOOSE, FINISH, REMOVE
from readingroom.games.atheneum.components import OBJECTIVE
from readingroom.games.atheneum.plan import COLOURS, COMPARTMENTS, LETTERS
from readingroom.games.atheneum.state import PHASES
from readingroom.games.atheneum.view import AtheneumView
from readingroom.locales.atheneum import AtheneumWords
from readingroom.locales.sayings import Said, Value, saying, several
from readingroom.locales.sayings import seat as seat_of
from readingroom.locales.voice import Voice

MENU = ("take", "remove", "token", "score", "finish")  # the groups of what can be done
WIDE = 66  # the width of a line of options
SCORED = 17  # the width of a line with those who have scored an objective
GROUPS = {"use": "token", "candle": "token", "draw": "token"}


class AtheneumBoard(Board):
    """Draws a table of Atheneum."""

    words: AtheneumWords
    idle = ("finish",)

    def __init__(self, words: AtheneumWords, voice: Voice) -> None:
        super().__init__(words, voice)
        self.letters = [self.say(words.letter(colour)) for colour in range(len(COLOURS))]

    # The table

    def draw(self, view: View) -> list[RenderableType]:
        """Draw the whole table."""
        assert isinstance(view, AtheneumView)
        lines: list[RenderableType] = [self.heading(view), self.objectives(view), self.middle(view)]
        return [*lines, *self.below(view)]

    def sizes(self, view: View) -> Iterator[list[RenderableType]]:
        """Write the objectives in lines, for smaller windows, then how the others stand; the own shelf goes last."""
        yield self.draw(view)
        assert isinstance(view, AtheneumView)
        if view.seat == SPECTATOR:
            return
        head = [self.heading(view), Wrapped([self.brief(view, card) for card in view.row], 3)]
        yield [*head, self.middle(view), *self.below(view)]
        numbers = slots_offered(view.deck.plan, self.placing(view))
        shelves = self.stacked(low_shelf(view.desk(view.seat).shelves, numbers, self.letters))
        standings = Wrapped([self.points(view, seat) for seat in range(view.seats)], 3)
        yield [*head, shelves, standings, *self.below(view)]
        yield [*head, shelves, *self.below(view, played=False)]
        yield [*head, *self.below(view, played=False)]

    def brief(self, view: AtheneumView, card: int) -> Text:
        """Write an objective in one line: its worth, and its pictures level by level from the top."""
        head, *_ = self.objective(view, card)
        parts = []
        for part in view.deck.objectives[card - OBJECTIVE].parts:
            rows = Text("/").join([Text("").join([letter(sign, self.letters) for sign in row]) for row in part.picture])
            where = self.language.say("atheneum-anywhere") if part.compartment < 0 else LETTERS[part.compartment]
            parts.append(Text.assemble((f" {where} ", "dim"), rows))
        return Text("").join([head, *parts])

    def points(self, view: AtheneumView, seat: int) -> Text:
        """Write in a few words how a player stands."""
        favourite = self.say(self.words.colour(view.favourites[seat]))
        points = self.language.say("atheneum-worth", points=int(view.desk(seat).points))
        return Text(self.name(seat), style="bold").append(f" {favourite}, {points}", style="not bold dim")

    def heading(self, view: AtheneumView) -> RenderableType:
        """Draw the first line: phase and turn, and where hands go."""
        phase = "over" if view.over else PHASES[view.phase]
        title = self.language.say("atheneum-phase", phase=phase, turn=view.turn)
        passing = self.words.passing(view)
        line = Table.grid(expand=True)
        line.add_column()
        line.add_column(justify="right")
        line.add_row(Text(f"Atheneum · {title}", style="bold"), Text(self.say(passing) if passing else "", style="dim"))
        return line

    def objectives(self, view: AtheneumView) -> RenderableType:
        """Draw the row of objectives, in two lines if they are too wide for one: none of their pictures is broken."""
        return Columns([self.stacked(self.objective(view, card)) for card in view.row], padding=(0, 2, 0, 0))

    def objective(self, view: AtheneumView, card: int) -> Block:
        """Draw one objective: its worth, its picture, and who has scored it."""
        objective = view.deck.objectives[card - OBJECTIVE]
        points = self.language.say("atheneum-worth", points=objective.points)
        if objective.wand:
            points = self.language.say("atheneum-with-wand", points=points)
        head = Text.assemble((objective.name, "bold"), f" {points}")
        done = [seat for seat in range(view.seats) if view.desk(seat).scored >> card - OBJECTIVE & 1]
        names = ", ".join(self.name(seat) for seat in done)
        scored = wrap(self.language.say("atheneum-scored-by", names=names), SCORED) if done else []
        if view.seat != SPECTATOR and view.seat not in done and objective.fulfils(view.desk(view.seat).shelves):
            head.append(" ✓", style="bold green")
        drawn = pictures(objective, self.language.say("atheneum-anywhere"), self.letters)
        return [head, *drawn, *(Text(line, style="dim") for line in scored)]

    def middle(self, view: AtheneumView) -> RenderableType:
        """Draw the viewer's shelves, and beside them how everybody stands, or below if side shelves need the room.

        A spectator sees the shelves of all.
        """
        if view.seat == SPECTATOR:
            shelves = [
                [*self.standing(view, seat, True), *shelf(view.desk(seat).shelves, {}, self.letters)]
                for seat in range(view.seats)
            ]
            return Columns([self.stacked(lines) for lines in shelves], padding=(0, 2, 0, 0))
        numbers = slots_offered(view.deck.plan, self.placing(view))
        desk = view.desk(view.seat)
        drawn = shelf(desk.shelves, numbers, self.letters)
        if desk.shelves.sides:
            return self.stacked([*drawn, *self.standings(view, narrow=False)])
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_row(self.stacked(drawn), self.stacked(self.standings(view, narrow=True)))
        return grid

    def stacked(self, lines: Sequence[Text]) -> Text:
        """Put lines below each other."""
        return Text("\n").join(lines)

    def placing(self, view: View) -> dict[int, str]:
        """Give the slots where what was taken up may go, by the numbers to be typed."""
        numbers = self.numbers(view).items()
        text = self.words.rules.catalogue.text
        return {number: text(action)[3:] for number, action in numbers if action >= AT and (action - AT) % 2 == 0}

    def standings(self, view: AtheneumView, narrow: bool) -> Block:
        """Draw how everybody stands; in two lines each if narrow."""
        return [line for seat in range(view.seats) for line in self.standing(view, seat, narrow)]

    def standing(self, view: AtheneumView, seat: int, narrow: bool) -> Block:
        """Draw how a player stands: points, wands, books, and whether they are still at work."""
        name = Text(self.name(seat), style="bold")
        favourite = self.say(self.words.colour(view.favourites[seat]))
        name.append(f" · {favourite}{self.doing(view, seat)}", style="not bold")
        standing = self.say(self.words.figures(view, seat))
        if narrow:
            return [name, Text(f"  {standing}", style="dim")]
        return [name.append(f" · {standing}", style="not bold dim")]

    def doing(self, view: AtheneumView, seat: int) -> str:
        """Say whether a player is still choosing a card or at work, or has done so."""
        if view.over:
            return ""
        if seat in view.asked:
            return f" · {self.language.say('atheneum-busy', step='work' if view.played else 'draft')}"
        return f" · {self.language.say('atheneum-ready')}"

    def below(self, view: AtheneumView, played: bool = True) -> list[RenderableType]:
        """Draw what was played, and what the viewer has at hand."""
        say = self.language.say
        lines: list[tuple[str, Sequence[Said]]] = []
        if view.played and played:
            lines.append((say("atheneum-played"), self.words.played(view)))
        if view.seat != SPECTATOR and not view.over:
            if view.played:
                found = self.words.at_hand(view, int(view.seat))
                lines.append((say("atheneum-at-hand"), found or [saying("atheneum-nothing")]))
            if view.tokens(view.seat):
                lines.append((say("atheneum-tokens"), [self.words.card(card) for card in view.tokens(view.seat)]))
        return [Text.assemble((f"{label}  ", "dim"), self.say(several(items, "dot"))) for label, items in lines]

    def reserve(self, view: View) -> list[RenderableType]:
        """Draw the shelves of everybody, the viewer's last, with their wands; and say what the signs mean."""
        assert isinstance(view, AtheneumView)
        lines: list[RenderableType] = []
        for step in range(1, view.seats + 1):
            seat = (view.seat + step) % view.seats if view.seat != SPECTATOR else step - 1
            title = self.say(saying("atheneum-shelf-of", player=seat_of(seat)))
            colour = view.favourites[seat]
            subject = f" · {self.say(self.words.subject(colour))} ({self.say(self.words.colour(colour))})"
            desk = view.desk(seat)
            wands = self.language.say("atheneum-wands", wands=int(desk.wands), supply=int(desk.supply))
            lines.append(Text(title, style="bold").append(subject, style="not bold"))
            lines += [Text(f" {wands}", style="dim"), *shelf(desk.shelves, {}, self.letters)]
        letters = " · ".join(f"{letter} {self.say(self.words.colour(hue))}" for hue, letter in enumerate(self.letters))
        homes = " · ".join(
            f"{LETTERS[home]} {self.say(self.words.compartment(home))}" for home in range(len(COMPARTMENTS))
        )
        return [*lines, Text(letters), Text(self.language.say("atheneum-legend")), Text(homes)]

    def left_of(self, view: AtheneumView) -> int:
        """Give the viewer's neighbour on the left."""
        return (view.seat + 1) % view.seats

    def right_of(self, view: AtheneumView) -> int:
        """Give the viewer's neighbour on the right."""
        return (view.seat - 1) % view.seats

    # Options

    def option(self, view: View, action: int) -> Text:
        """Draw one option; a study card with all that it gives, and to whom."""
        if CHOOSE <= action < CHOOSE + OBJECTIVE:
            assert isinstance(view, AtheneumView)
            return self.study(view, int(action - CHOOSE))
        return Text(self.called(view, action))

    def called(self, view: View, action: int) -> str:
        """Name an option in short, as in a menu whose groups have headings."""
        said = self.voice.thing("option", lettered(self.words.option(view, action)))
        return str(said.get("option-short", said["option"]))

    def study(self, view: AtheneumView, card: int) -> Text:
        """Draw a study card: what it gives to oneself, and to whom else."""
        line = Text(f"{self.say(self.words.card(card)):<4}", style="bold")
        for name, benefits in zip(self.receivers(view), self.given(view, card), strict=True):
            label = self.language.say("labelled", label=name, text="")
            line.append(f" {label}", style="not bold dim").append(benefits, style="not bold")
        return line

    def receivers(self, view: AtheneumView) -> list[str]:
        """Name who gets the sections of the viewer's card: the viewer, the right and the left neighbour."""
        names = [self.voice.names[self.right_of(view)], self.voice.names[self.left_of(view)]]
        return [self.language.say("atheneum-you-get"), *(names if view.seats > 2 else names[:1])]

    def given(self, view: AtheneumView, card: int) -> list[str]:
        """Name what each of them gets from a card; of two players, one is both neighbours of the other."""
        yellow, blue, grey = view.deck.study[card].sections
        given = [yellow, blue + grey] if view.seats == 2 else [yellow, blue, grey]
        return [self.say(several(map(lettered, self.words.benefits(each).items), "comma")) for each in given]

    def numbers(self, view: View) -> dict[int, int]:
        """Give the options by number, in the order of the menu, and the end of the turn always as 0."""
        others = sorted((action for action in view.options if action != FINISH), key=self.menu_rank)
        first = {0: int(FINISH)} if FINISH in view.options else {}
        return {**first, **dict(enumerate(others, 1))}

    def group(self, action: int) -> str:
        """Name the group of the menu to which an action belongs."""
        verb = self.words.rules.catalogue.verb(action)
        return GROUPS.get(verb, verb)

    def menu_rank(self, action: int) -> int:
        """Say how far down the menu an action's group stands; what is asked alone has no group."""
        return MENU.index(self.group(action)) if self.group(action) in MENU else 0

    def menu(self, view: View) -> list[RenderableType]:
        """Draw what can be done in groups: cards, books, books to take out, tokens, objectives."""
        if self.placing(view):
            return [Text(f"    {self.language.say('atheneum-menu-place')}", style="dim")]
        if view.options and CHOOSE <= view.options[-1] < CHOOSE + OBJECTIVE:
            assert isinstance(view, AtheneumView)
            return [self.hand(view)]
        found: dict[str, list[Text]] = {}
        for number, action in self.numbers(view).items():
            entry = Text.assemble((f"{number:>3} ", "bold"), self.option(view, action))
            found.setdefault(self.group(action), []).append(entry)
        if not set(found) <= set(MENU):
            return []
        grid = Table.grid(padding=(0, 1, 0, 0))
        for group in MENU:
            if group in found:
                label = Text(self.say(self.words.message("menu", group)), style="dim")
                grid.add_row(label, self.stacked(packed(found[group])))
        return [grid]

    def hand(self, view: AtheneumView) -> RenderableType:
        """Draw the hand as a table: each card with what it gives to whom."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_row("", "", *(Text(name, style="dim") for name in self.receivers(view)))
        for number, action in self.numbers(view).items():
            card = int(action - CHOOSE)
            name = Text(self.say(self.words.card(card)), style="bold")
            grid.add_row(Text(f"{number:>3}", style="bold"), name, *(Text(each) for each in self.given(view, card)))
        return grid

    def forced(self, view: View) -> bool:
        """Never end a turn without being told to: the viewer might rather take something back."""
        return super().forced(view) and view.options[0] != FINISH

    def doubtful(self, view: View, action: int) -> str:
        """Ask again before a turn is finished in which something could still be used."""
        if action == FINISH and any(other > FINISH and not is_removal(other) for other in view.options):
            return self.language.say("atheneum-unused")
        assert isinstance(view, AtheneumView)
        if view.strict and self.group(action) == "score" and any(self.is_useful(other) for other in view.options):
            return self.language.say("atheneum-unused-score")
        return ""

    def is_useful(self, action: int) -> bool:
        """Say whether an action uses a benefit that would be lost otherwise."""
        return self.group(action) in ("take", "token")

    # The end

    def final_scores(self, scores: Sequence[Score]) -> list[RenderableType]:
        """Draw the lines of the score sheet, the places, and what decided."""
        lines: list[RenderableType] = []
        for line in self.words.sheet(scores):
            lines.append(Text(self.say(line.say)))
            lines.append(Text(f"      {self.cells(line.cells, scores)}", style="dim"))
        lines.append(Text(""))
        lines += [Text(f"  {self.say(place)}") for place in self.words.places(scores)]
        return [*lines, Text(""), Text(self.say(self.words.verdict(scores)), style="bold")]


def is_removal(action: int) -> bool:
    """Say whether an action takes a book out."""
    return action >= REMOVE and (action - REMOVE) % 2 == 0


def lettered(value: Value) -> Said:
    """Name a compartment by its letter, as it stands below it on the shelf, wherever there is little room."""
    assert isinstance(value, Said)
    found: dict[str, Value] = {}
    for name, each in value.values.items():
        found[name] = lettered(each) if isinstance(each, Said) else each
        if isinstance(each, Said) and each.say == "atheneum-compartment":
            found[name] = LETTERS[COMPARTMENTS.index(str(each.values["compartment"]))]
    return Said(say=value.say, values=found, items=value.items, by=value.by, seat=value.seat)


def packed(entries: Sequence[Text]) -> list[Text]:
    """Put entries beside each other in lines that are not too wide, none of them broken."""
    lines: list[Text] = []
    for entry in entries:
        if lines and lines[-1].cell_len + entry.cell_len < WIDE:
            lines[-1].append(" ").append_text(entry)
        else:
            lines.append(entry.copy())
    return lines


BOARD = AtheneumBoard
