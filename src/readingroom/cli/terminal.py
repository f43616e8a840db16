"""A person at the terminal: shows the table, asks, and knows the few commands beside the moves."""

import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from readingroom import record
from readingroom.cli import answers, wrapping
from readingroom.cli.arguments import command
from readingroom.cli.board import Board
from readingroom.cli.pager import attended, page
from readingroom.cli.refusals import refusal
from readingroom.cli.rules import rendered
from readingroom.cli.sitting import NotKept, Sitting, write_new
from readingroom.engine.errors import Refusal
from readingroom.engine.view import View
from readingroom.locales import rulebook

COLUMN = 5  # options below each other; more stand in two columns
CROWD = 14  # more than these are given by their texts only
NEWS = 3  # lines of news, at least
FRAME = NEWS + 3  # the news, two rules, and the line where one types


class Terminal:
    """Plays one sitting with a person."""

    def __init__(self, sitting: Sitting, board: Board, deck: Path | None = None) -> None:
        self.sitting = sitting
        self.deck = deck
        self.rules = sitting.rules
        self.board = board
        self.words = board.words
        self.language = board.language
        self.console = wrapping.console()
        self.feed: list[str] = []  # what has been told, the newest last
        self.fresh = 0  # where in it the news since the last question begin
        self.read = 0  # how much of the past is in it
        self.doubted = -1  # the action that waits for being confirmed

    def tell(self, text: str) -> None:
        """Show a line before the next question, after what has happened so far."""
        view = self.view()
        self.feed += self.board.voice.lines(self.words.log(view.past[self.read :]))
        self.read = len(view.past)
        if text:
            self.feed.append(text)

    def welcome_back(self) -> None:
        """Remember what happened before the game was left, so that only what comes now is news."""
        self.tell("")
        self.fresh = len(self.feed)
        self.tell(self.language.say("play-resumed", file=str(self.sitting.path)))
        if self.sitting.dropped:
            self.tell(self.language.say("play-dropped", text=self.sitting.dropped))

    def run(self) -> int:
        """Play until the game is over or the person leaves."""
        try:
            while True:
                self.let_bots_play()
                view = self.view()
                if view.over:
                    self.finish()
                    return 0
                if not self.play_forced(view) and not self.ask(view):
                    break
        except KeyboardInterrupt:
            self.console.print()
        self.say_kept()
        return 0

    def let_bots_play(self) -> None:
        """Let the bots play, and say who thinks, since that can take a while."""
        if self.sitting.seat in self.rules.asked(self.sitting.g) or not attended(self.console):
            self.sitting.let_bots_play()
            return
        with self.console.status("") as status:
            self.sitting.let_bots_play(
                lambda seat: status.update(Text(self.language.say("play-thinks", name=self.board.voice.names[seat])))
            )

    def view(self) -> View:
        """Give the person's view of the game as it is now."""
        view: View = self.rules.observe(self.sitting.g, self.sitting.seat)
        return view

    def play_forced(self, view: View) -> bool:
        """Play what has no alternative, and say so."""
        if not self.board.forced(view):
            return False
        self.tell(self.board.say(self.words.forced(view)))
        self.sitting.play(self.sitting.seat, view.options[0])
        return True

    # Asking

    def ask(self, view: View) -> bool:
        """Show the table and ask until a move is made; give up when there is no more input."""
        self.show(view)
        self.doubted = -1
        while True:
            typed = self.read_line()
            if typed is None or typed.casefold() in ("quit", "q", "exit"):
                return False
            if not typed:
                self.show(view)
                continue
            try:
                if self.obey(typed, view):
                    return True
            except NotKept:
                raise
            except Refusal as no:
                self.console.print(Text(self.language.refuse(no), style="yellow"))
                self.console.print(*self.option_lines(view), sep="\n")

    def read_line(self) -> str | None:
        """Read one line; None when the input has ended."""
        self.console.print(Text("> ", style="bold"), end="")
        try:
            line = sys.stdin.readline()
        except UnicodeDecodeError:
            return "?"
        if not self.console.is_terminal or not sys.stdin.isatty():
            self.console.print(Text(line.strip()))  # so that a transcript shows what was typed
        return line.strip() if line else None

    def obey(self, typed: str, view: View) -> bool:
        """Do what was typed: a command, or a move (then the table has changed)."""
        word, _, rest = typed.partition(" ")
        match word.casefold():
            case "?":
                self.explain(rest.strip(), view)
            case "help":
                self.help(view)
            case "rules":
                self.rule(rest.strip(), view)
            case "log":
                lines = self.board.voice.lines(self.words.log(view.past, full=True))
                self.page([Text(line) for line in lines], view)
            case "table":
                self.page(self.board.draw(view), view)
            case "hand" | "reserve" | "shelves":
                self.page(self.board.reserve(view), view)
            case "save":
                self.save(rest.strip())
            case "undo":
                self.sitting.undo()
                while self.board.forced(self.view()) and self.sitting.fold.undoable(self.sitting.seat):
                    self.sitting.undo()  # what was done without asking goes with what led to it
                self.read = min(self.read, len(self.view().past))
                self.tell(self.language.say("play-undone"))
                return True
            case _:
                return self.move(typed, view)
        return False

    def move(self, typed: str, view: View) -> bool:
        """Play the action that was typed; one that looks like a mistake has to be typed twice."""
        action = self.meant(typed, view)
        doubt = self.board.doubtful(view, action)
        if doubt and self.doubted != action:
            self.doubted = action
            self.console.print(Text(doubt, style="yellow"))
            return False
        self.sitting.play(self.sitting.seat, action)
        return True

    def meant(self, typed: str, view: View) -> int:
        """Find the option that is meant; an action that exists but cannot be chosen now is refused with its rule."""
        try:
            return answers.find(typed, self.texts(view), self.board.numbers(view))
        except Refusal as no:
            reason = None if (action := answers.known(typed, self.rules)) < 0 else self.rules.why_not(view, action)
            if reason is None:
                raise
            raise refusal("hindered", why=self.board.say(self.words.why(view, reason)), rule=reason.rule) from no

    def texts(self, view: View) -> dict[int, list[str]]:
        """Give what each option may be called: its text, and its words."""
        text = self.rules.catalogue.text
        return {action: [text(action), self.board.called(view, action)] for action in view.options}

    # Showing

    def show(self, view: View) -> None:
        """Show the news, the table and the question, which stands at the foot of the screen."""
        console = self.console
        if console.is_terminal and not console.is_dumb_terminal:
            console.clear()
        asked = [Text(self.board.say(self.words.prompt(view).say), style="bold"), *self.option_lines(view)]
        if tip := self.board.tip(view):
            asked.append(Text(f"    {tip}", style="dim"))
        drawn, more = self.table(view, height(console, asked))
        parts = [Rule(style="dim"), *drawn, Rule(Text(more), style="dim"), *asked]
        self.show_news(parts, 1)
        for part in parts:
            console.print(part)

    def table(self, view: View, below: int) -> tuple[list[RenderableType], str]:
        """Draw the table as large as the window allows; where that is not the whole, say how to see it."""
        sizes = self.board.sizes(view)
        whole = next(sizes)
        room = self.console.height - below - FRAME
        if not self.console.is_terminal or height(self.console, whole) <= room:
            return whole, ""
        more = self.language.say("play-larger", lines=height(self.console, whole) + below + FRAME)
        found = whole
        for found in sizes:
            if height(self.console, found) <= room:
                break
        return found, more

    def show_news(self, below: Sequence[RenderableType], more: int, whole: bool = False) -> None:
        """Show what happened since the last question, and above it what happened before, if there is room.

        There is as much room as what comes below, and some more lines, leave on the screen. All the news (`whole`) are
        shown when they cannot be asked for any more.
        """
        self.tell("")
        news = [Text(f"▪ {line}") for line in self.feed[self.fresh :]]
        if self.console.is_terminal:
            least = height(self.console, news) if whole else 1
            news = self.fitted(news, max(least, self.console.height - height(self.console, below) - more))
        self.fresh = len(self.feed)
        for line in news:
            self.console.print(line)

    def fitted(self, news: list[Text], room: int) -> list[Text]:
        """Cut the news to the room there is, or fill it up with what was shown before."""
        lines = list(news)
        while len(lines) > 1 and height(self.console, lines) > room - (len(lines) < len(news)):
            lines = lines[1:]
        if len(lines) < len(news) and room < 2:
            return [Text(f"…{line}") for line in lines]
        if len(lines) < len(news):
            more = self.language.say("play-more", count=len(news) - len(lines))
            return [Text(f"  {more}", style="dim"), *lines]
        for line in reversed(self.feed[: self.fresh]):
            old = Text(f"  {line}", style="dim")
            if height(self.console, [old, *lines]) > room:
                break
            lines = [old, *lines]
        return [Text("")] * (room - height(self.console, lines)) + lines

    def option_lines(self, view: View) -> list[RenderableType]:
        """Draw the options with their numbers: bids in one line, many in two columns, very many by their texts."""
        menu = self.board.menu(view)
        if menu:
            return menu
        numbers, hint = self.board.numbers(view), self.board.hint(view)
        shown = self.board.sensible(view)
        if len(shown) > CROWD:
            words = {number: self.rules.catalogue.text(numbers[number]).partition(" ") for number in shown}
            texts = [f"{number} {rest or verb}" for number, (verb, _, rest) in words.items()]
            return [Text("   " + "   ".join(texts))]
        options = [
            Text.assemble((f"{number:>3} ", "bold"), self.board.option(view, numbers[number])) for number in shown
        ]
        if hint:
            return [Text("  ").join(options), Text(f"    {hint}", style="dim")]
        if len(options) <= COLUMN:
            lines = Table.grid(padding=0)
            for number in shown:
                lines.add_row(Text(f"{number:>3} ", "bold"), self.board.option(view, numbers[number]))
            return [lines]
        half = (len(options) + 1) // 2
        grid = Table.grid(padding=(0, 3, 0, 0))
        for index in range(half):
            grid.add_row(*options[index::half])
        return [grid]

    # Commands

    def explain(self, about: str, view: View) -> None:
        """Say what can be chosen between, and the rule behind the question; or one rule."""
        if about:
            self.rule(about, view)
        elif found := self.board.explained(view):
            self.page([*found, self.sentence(view), Text(self.language.say("play-help-more"), style="dim")], view)
        else:
            self.help(view)

    def help(self, view: View) -> None:
        """Show how to play, and the rule behind the question."""
        rule = self.words.prompt(view).rule
        typed = Text(self.language.say("play-help", game=self.rules.name, rule=rule))
        self.page([typed, *self.board.legend(), self.sentence(view)], view)

    def sentence(self, view: View) -> Text:
        """Give the rule behind the question."""
        rule = self.words.prompt(view).rule
        return Text(rulebook.sentence(self.rules.name, self.language.code, rule), style="italic")

    def rule(self, about: str, view: View) -> None:
        """Show one rule, or all of them."""
        if about and about.casefold() != "rules":
            wanted = self.board.rule_of(about)
            self.console.print(Text(rulebook.sentence(self.rules.name, self.language.code, wanted)))
        else:
            self.page([rendered(self.rules.name, self.language)], view)

    def page(self, parts: Sequence[RenderableType], view: View) -> None:
        """Show something that may be long; after it has turned the screen, the table is shown again."""
        if page(self.console, Group(*parts), self.language):
            self.show(view)

    def save(self, where: str) -> None:
        """Say where the game is kept, or keep a copy elsewhere."""
        if where:
            path = Path(where).expanduser()
            if path.is_dir():
                raise refusal("exists", file=where)
            write_new(path, record.write(self.sitting.record))
            self.console.print(Text(self.language.say("play-copied", file=where)))
        else:
            self.console.print(Text(self.language.say("play-saved", file=str(self.sitting.path))))

    # The end

    def say_kept(self) -> None:
        """Say that nothing is lost, and how to go on."""
        self.console.print()
        go_on = command("play", "--resume", self.sitting.path, *self.with_deck())
        self.console.print(Text(self.language.say("play-kept", command=go_on)), soft_wrap=True)

    def finish(self) -> None:
        """Show the end of the game and the final scores."""
        sheet = self.board.final_scores(self.rules.scores(self.sitting.g))
        self.show_news(sheet, 4, whole=True)
        self.console.print(Rule(Text(self.language.say("play-scoring")), style="dim"))
        for line in sheet:
            self.console.print(line)
        see = command("replay", self.sitting.path, *self.with_deck())
        self.console.print(Text(self.language.say("play-record", command=see), "dim"), soft_wrap=True)

    def with_deck(self) -> list[str | Path]:
        """Give the arguments that name a deck of the player's own, without which the record cannot be read."""
        return [] if self.deck is None else ["--deck", self.deck]


def height(console: Console, parts: Sequence[RenderableType]) -> int:
    """Count the lines that some parts take on the screen."""
    return sum(len(console.render_lines(part, pad=False)) for part in parts)
