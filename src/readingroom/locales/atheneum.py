"""Atheneum in sayings: its cards, options, short log, score sheet, and the whole table."""

from collections.abc import Sequence

from readingroom.engine.event import SPECTATOR, Event
from readingroom.engine.score import Score
from readingroom.engine.view import View
from readingroom.games.atheneum.actions import AT, CANDLE, CHOOSE, ON, SCORE, TAKE, TAKE_BOUND, TAKE_PAIR, USE
from readingroom.games.atheneum.components import CARDS, OBJECTIVE, PAIRS, TOKEN, is_pair, pair_of
from readingroom.games.atheneum.desk import BOOK_KINDS
from readingroom.games.atheneum.flow import LAST
from readingroom.games.atheneum.objectives import ANY, COLOUR_LETTERS, Part
from readingroom.games.atheneum.pieces import ORDERED
from readingroom.games.atheneum.plan import COLOURS, COMPARTMENTS, FIRST_SIDE, LETTERS
from readingroom.games.atheneum.rules import AtheneumRules
from readingroom.games.atheneum.shelves import Shelves
from readingroom.games.atheneum.state import DISCARD, GONE, PHASE_A, PHASES, USED, hand, turn_of_phase
from readingroom.games.atheneum.study import (
    BENEFIT_TEXTS,
    BLUE,
    BOUND,
    GREY,
    SECTIONS,
    SIDE_SHELF,
    YELLOW,
    points_of,
    rearranges,
)
from readingroom.games.atheneum.view import AtheneumView
from readingroom.locales.sayings import Line, Said, Value, saying, seat, several
from readingroom.locales.words import Section, SheetLine, Words

LINES = ("track", "favourite", "compartments", "candles", "wands")  # of the score sheet
OTHER_TOKENS = TOKEN + len(PAIRS)  # those that are no pairs
FORCED = {"score-more": "work"}  # where one message serves several prompts
QUIET = frozenset({"deal", "pass", "choose", "discard", "finish", "reward", "draw", "use"})  # not in a short log
LOSSES = frozenset({"lost", "forfeit", "return"})  # which concern only whose they are
SHELVED = {"shelve": 1, "shelve-pair": 2, "reshelve-pair": 2}  # how many books
TAKEN_OUT = {"remove": 1, "remove-pair": 2}
NOTABLE = frozenset({"capture", "candle", "score"})  # what is told of a turn, beside the books


class AtheneumWords(Words):
    """The sayings of Atheneum."""

    rules: AtheneumRules
    seats = ("player", "receiver")

    # Things

    def colour(self, number: int) -> Said:
        """Name a colour."""
        return saying("atheneum-colour", colour=COLOURS[number])

    def letter(self, number: int) -> Said:
        """Name a colour by the letters on the back of its books."""
        return saying("atheneum-letter", colour=COLOURS[number])

    def subject(self, number: int) -> Said:
        """Name the subject of a colour."""
        return saying("atheneum-subject", colour=COLOURS[number])

    def favourite(self, number: int) -> Said:
        """Say which subject is somebody's favourite."""
        return saying("atheneum-favourite", colour=self.colour(number))

    def compartment(self, number: int) -> Said:
        """Name a compartment."""
        return saying("atheneum-compartment", compartment=COMPARTMENTS[number])

    def card(self, card: int) -> Said:
        """Name a card or token: A7, O12, green + pink."""
        if card < 0:
            return saying("atheneum-card-hidden")
        text = self.rules.deck.text(card)
        if card < TOKEN:
            return saying("atheneum-card", card=text)
        if is_pair(card):
            return self.pair(*PAIRS[card - TOKEN])
        return saying("atheneum-token", kind=text)

    def pair(self, one: int, other: int) -> Said:
        """Name two books: green + pink."""
        token = self.rules.deck.text(pair_of(one, other))
        return saying("atheneum-pair", token=token, one=self.colour(one), other=self.colour(other))

    def benefit(self, benefit: int) -> Said:
        """Name a benefit: turquoise, any colour for the middle, rearrange 3."""
        if benefit < len(COLOURS):
            return self.colour(benefit)
        if BOUND <= benefit < SIDE_SHELF:
            return saying("atheneum-benefit-bound", compartment=self.compartment(benefit - int(BOUND)))
        if rearranges(benefit):
            return saying("atheneum-benefit-rearrange", number=int(rearranges(benefit)))
        if points_of(benefit):
            return saying("atheneum-benefit-points", number=int(points_of(benefit)))
        return saying("atheneum-benefit", kind=BENEFIT_TEXTS[benefit])

    def benefits(self, found: Sequence[int]) -> Said:
        """Name several benefits, equal ones together: 2 × turquoise, wand."""
        return several(
            (
                saying("atheneum-some", number=found.count(benefit), benefit=self.benefit(benefit))
                for benefit in sorted(set(found))
            ),
            "comma",
        )

    def study(self, card: int) -> Said:
        """Say what a study card gives, and to whom."""
        yellow, blue, grey = (self.benefits(self.rules.deck.section(card, which)) for which in (YELLOW, BLUE, GREY))
        return saying("atheneum-study", card=self.rules.deck.text(card), yellow=yellow, blue=blue, grey=grey)

    def names(self) -> dict[str, Said]:
        """Name benefits, tokens, compartments and places by their texts, and say what objectives ask for.

        As an item of a list, `1 pink`, a thing has its number, by which equal ones are put together.
        """
        things = {BENEFIT_TEXTS[each]: self.benefit(each) for each in range(len(BENEFIT_TEXTS))}
        things |= {self.rules.deck.text(each): self.card(each) for each in range(OTHER_TOKENS, CARDS)}
        things |= {f"{COLOURS[left]}+{COLOURS[right]}": self.pair(left, right) for left, right in ORDERED}
        found = things | {f"1 {text}": saying("atheneum-some", number=1, benefit=things[text]) for text in things}
        found |= {name: self.compartment(number) for number, name in enumerate(COMPARTMENTS)}
        found |= {f"favourite {name}": self.favourite(number) for number, name in enumerate(COLOURS)}
        for number, objective in enumerate(self.rules.deck.objectives):
            found[objective.name] = self.asked(number)
        plan = self.rules.deck.plan
        places = [*range(ON, ON + len(plan.candles)), *range(AT, AT + 2 * plan.size, 2)]
        return found | {self.rules.catalogue.text(each): self.place(each) for each in places}

    def thing(self, name: str, text: str) -> Value:
        """Name what a value names: a colour, a compartment, a card, a benefit or several."""
        if name in ("colour", "left", "right"):
            return self.colour(COLOURS.index(text))
        if name == "compartment":
            return self.compartment(COMPARTMENTS.index(text))
        if name in ("token", "objective"):
            return self.card(self.rules.find_card(text))
        if name == "benefit":
            return self.benefit(BENEFIT_TEXTS.index(text))
        if name == "benefits":
            return self.benefits([BENEFIT_TEXTS.index(each) for each in text.split(" + ")])
        return text

    # Options

    def choice(self, action: int) -> Said | None:
        """Say what an action does; which book is taken out depends on what stands there."""
        verb = self.rules.catalogue.verb(action)
        match verb:
            case "take":
                return self.taking(action)
            case "use":
                return self.message("option", verb, token=self.card(int(OTHER_TOKENS + action - USE)))
            case "candle":
                return self.message("option", verb, token=self.card(int(TOKEN + action - CANDLE)))
            case "score":
                return self.scoring(int(action - SCORE))
            case "choose":
                return self.message("option", verb, card=self.study(int(action - CHOOSE)))
            case "capture":
                return self.message("option", verb, kind=self.rules.catalogue.arguments(action)[0])
            case "on" | "at":
                return self.place(action)
            case "remove":
                return None
        return self.message("option", verb)

    def place(self, action: int) -> Said:
        """Say where something goes: onto a candle slot, or into a slot of a compartment."""
        plan = self.rules.deck.plan
        if action < AT:
            slot = int(action - ON)
            return self.message("option", "on", slot=slot + 1, points=plan.candles[slot])
        slot = int(action - AT) // 2
        home = self.compartment(plan.home[slot])
        return self.message("option", "at", slot=plan.slot_text(slot), compartment=home)

    def taking(self, action: int) -> Said:
        """Say which book or pair is taken up."""
        if action < TAKE_BOUND:
            return self.message("option", "take", colour=self.colour(action - int(TAKE)))
        if action < TAKE_PAIR:
            home, colour = divmod(int(action - TAKE_BOUND), len(COLOURS))
            return self.message("option", "take-bound", colour=self.colour(colour), compartment=self.compartment(home))
        left, right = ORDERED[action - TAKE_PAIR]
        return self.message("option", "take-pair", left=self.colour(left), right=self.colour(right))

    def scoring(self, number: int) -> Said:
        """Say which objective is scored, and what it gives."""
        return self.message("option", "score", **self.worth(number))

    def worth(self, number: int) -> dict[str, Value]:
        """Give what an objective gives."""
        objective = self.rules.deck.objectives[number]
        card = self.card(int(OBJECTIVE) + number)
        return {"objective": card, "points": objective.points, "wand": "yes" if objective.wand else "no"}

    def choice_now(self, view: View, action: int) -> Said:
        """Say which book is taken out, or which pair."""
        assert isinstance(view, AtheneumView)
        text = self.rules.catalogue.arguments(action)[0]
        slot = next(each for each in range(view.deck.plan.size) if view.deck.plan.slot_text(each) == text)
        return self.message("option", "remove", slot=text, colour=self.books_at(view.desk(view.seat).shelves, slot))

    def forced(self, view: View) -> Said:
        """Say why there was only one thing to do."""
        assert isinstance(view, AtheneumView)
        code = self.rules.prompt(view).code
        return self.message("forced", FORCED.get(code, code), option=self.option(view, view.options[0]))

    # What happened

    def line(self, event: Event) -> Line | None:
        """Tell what all revealed in one line, what the viewer got, and what everybody did in their turn."""
        code, mine = event.code, event.seat == self.viewer
        if code in QUIET:
            return None
        if code == "objective":
            return Line(code, self.message("log", "objectives", objectives=several([self.card(event.card)], "comma")))
        if code == "reveal":
            played = self.message("log", "played", player=seat(event.seat), card=self.card(event.card))
            return Line("reveal", self.message("log", "reveal", played=several([played], "comma")))
        if code == "benefit":
            gained = self.benefits(self.rules.deck.section(event.what, event.number))
            given = self.message("log", "given", benefits=gained, section=SECTIONS[event.number])
            return Line("benefits", self.message("log", "benefits", benefits=several([given], "dot"))) if mine else None
        if code in LOSSES:
            return Line("", self.event(event)) if mine else None
        if code in SHELVED or code in TAKEN_OUT or code in NOTABLE:
            told = self.message("log", "turn", player=seat(event.seat), deeds=several([self.deed(event)], "dot"))
            return Line(f"turn {event.seat}", told)
        return Line("", self.event(event))

    def deed(self, event: Event) -> Said:
        """Say what somebody did, without saying who."""
        if event.code in SHELVED:
            return self.message("log", "books", number=SHELVED[event.code])
        if event.code in TAKEN_OUT:
            return self.message("log", "books-off", number=TAKEN_OUT[event.code])
        values = self.rules.told(event)
        return self.message(
            "deed", event.code, **{name: self.put(name, values[name]) for name in values if name != "player"}
        )

    # Beside the table, and the whole of it

    def beside(self, view: View) -> dict[str, Said]:
        """Say where hands go; and to those who look on, what everybody has to use."""
        assert isinstance(view, AtheneumView)
        if view.seat != SPECTATOR:
            passing = None if view.played else self.passing(view)
            return {"passing": passing} if passing else {}
        found = {}
        for number in range(view.seats):
            tokens = [self.card(card) for card in view.tokens(number)]
            if ready := [*self.at_hand(view, number), *tokens]:
                found[f"ready {number}"] = several(ready, "comma")
        return found

    def board(self, view: View) -> list[Section]:
        """Put the whole table into words: the turn, the objectives, what the viewer has, and everybody's shelves."""
        assert isinstance(view, AtheneumView)
        me = view.seat
        found = [
            self.part("phase", self.turn(view)),
            self.part("row", [self.objective(view, card) for card in view.row]),
        ]
        if view.played:
            found.append(self.part("played", self.played(view)))
        if me != SPECTATOR and not view.over:
            found.append(self.part("hand", [self.study(card) for card in view.hand(me)], me))
            if view.played:
                found.append(self.part("ready", self.at_hand(view, me) or [saying("atheneum-nothing")], me))
        order = range(view.seats) if me == SPECTATOR else [(me + step) % view.seats for step in range(view.seats)]
        found += [self.part("desk", self.desk(view, each), each) for each in order]
        hands = [] if view.over else [self.zone(view, int(hand(each))) for each in order if each != me]
        piles = [self.zone(view, int(zone)) for zone in (DISCARD, GONE, USED)]
        return [section for section in (*found, *hands, *piles) if section.items]

    def part(self, code: str, items: list[Said], owner: int | None = None) -> Section:
        """Name a part of the table, and what is there."""
        return Section(code, owner, saying("atheneum-zone", zone=code), items)

    def turn(self, view: AtheneumView) -> list[Said]:
        """Say which turn of which phase it is, and where hands go."""
        phase = "over" if view.over else PHASES[view.phase]
        passing = self.passing(view)
        return [saying("atheneum-phase", phase=phase, turn=view.turn), *([passing] if passing else [])]

    def passing(self, view: AtheneumView) -> Said | None:
        """Say to whom the viewer passes their hand, if it is passed on this turn (ATH-T2)."""
        if view.seat == SPECTATOR or view.over or turn_of_phase(view.turn) == LAST:
            return None
        left = view.phase == PHASE_A
        neighbour = (view.seat + (1 if left else -1)) % view.seats
        return saying("atheneum-passing", side="left" if left else "right", player=seat(int(neighbour)))

    def played(self, view: AtheneumView) -> list[Said]:
        """Say who played which card this turn."""
        return [
            self.message("log", "played", player=seat(number), card=self.card(card))
            for number, card in enumerate(view.played)
        ]

    def objective(self, view: AtheneumView, card: int) -> Said:
        """Say what an objective gives, what it asks for, and who has scored it."""
        number = card - int(OBJECTIVE)
        done = [seat(each) for each in range(view.seats) if view.desk(each).scored >> number & 1]
        asked = self.asked(number)
        if not done:
            return asked
        return Said(say=asked.say, values=asked.values | {"done": "yes", "scored": several(done, "comma")})

    def asked(self, number: int) -> Said:
        """Say what an objective gives and what it asks for."""
        parts = [self.pattern(part) for part in self.rules.deck.objectives[number].parts]
        values: dict[str, Value] = {**self.worth(number), "parts": several(parts, "dot"), "done": "no"}
        return Said(say="atheneum-objective", values=values)

    def pattern(self, part: Part) -> Said:
        """Say which books a part of an objective asks for, level by level from the top, and where."""
        rows = [self.row(row) for row in part.picture]
        below = [saying("atheneum-row-below", row=row) for row in rows[1:]]
        home = part.compartment
        where = saying("atheneum-anywhere") if home < 0 else self.compartment(home)
        return saying("atheneum-part", rows=several([rows[0], *below], "comma"), where=where)

    def row(self, signs: str) -> Said:
        """Say which books stand on a level of a pattern, from left to right."""
        if set(signs) == {ANY}:
            return saying("atheneum-row-any", number=len(signs))
        books = [
            self.colour(COLOUR_LETTERS.index(sign)) if sign in COLOUR_LETTERS
            else saying("atheneum-any-book" if sign == ANY else "atheneum-any-slot")
            for sign in signs
        ]  # fmt: skip
        return saying("atheneum-row", books=several(books, "and"))

    def at_hand(self, view: AtheneumView, number: int) -> list[Said]:
        """Name the books that somebody has at hand, and what they may still take out, draw and use."""
        desk = view.desk(number)
        books = [kind for kind in range(BOOK_KINDS) for _ in range(desk.count(kind))]
        pairs = [self.pair(*each) for kind, each in enumerate(PAIRS) for _ in range(desk.count_outside(kind))]
        draws = min(int(desk.draws), view.left_in_queue(number))
        found = [self.benefits(books)] if books else []
        if pairs:
            found.append(saying("atheneum-outside", pairs=several(pairs, "comma")))
        if desk.removals:
            found.append(saying("atheneum-removals", number=int(desk.removals)))
        if draws:
            found.append(saying("atheneum-draws", number=draws))
        return found

    def desk(self, view: AtheneumView, number: int) -> list[Said]:
        """Put a desk into words: how its player stands, each compartment, and the candles."""
        desk = view.desk(number)
        shelves = desk.shelves
        homes = range(int(FIRST_SIDE + shelves.sides))
        tokens = [saying("atheneum-drawn", tokens=several([self.card(card) for card in view.tokens(number)], "comma"))]
        return [
            self.favourite(view.favourites[number]),
            self.figures(view, number),
            saying("atheneum-wands", wands=int(desk.wands), supply=int(desk.supply)),
            *[self.shelf(shelves, home) for home in homes],
            saying("atheneum-candles", slots=several(self.candle_slots(shelves), "comma")),
            *(tokens if view.tokens(number) else []),
        ]

    def figures(self, view: AtheneumView, number: int) -> Said:
        """Say how a player stands: points, wands and books."""
        desk = view.desk(number)
        books = int(desk.shelves.size())
        return saying("atheneum-standing", points=int(desk.points), wands=int(desk.wands), books=books)

    def shelf(self, shelves: Shelves, home: int) -> Said:
        """Put a compartment into words: its letter, its worth, its spider, and its levels from the top."""
        plan = shelves.plan
        levels = [self.level(shelves, home, level) for level in range(plan.levels[home] - 1, -1, -1)]
        return saying(
            "atheneum-shelf", letter=LETTERS[home], compartment=self.compartment(home), points=plan.points[home],
            spider="yes" if shelves.spiders >> home & 1 else "no", levels=several(levels, "dot"),
        )  # fmt: skip

    def level(self, shelves: Shelves, home: int, level: int) -> Said:
        """Name the books of a level from left to right, with the names of its first and its last slot."""
        plan = shelves.plan
        slots = [plan.slot(home, level, column) for column in range(plan.widths[home])]
        first, last = plan.slot_text(slots[0]), plan.slot_text(slots[-1])
        if all(shelves.colour_at(slot) < 0 for slot in slots):
            return saying("atheneum-level-empty", first=first, last=last)
        books = [
            self.books_at(shelves, slot) for slot in slots if slot == slots[0] or not shelves.pairs >> slot - 1 & 1
        ]
        return saying("atheneum-level", first=first, last=last, books=several(books, "comma"))

    def books_at(self, shelves: Shelves, slot: int) -> Said:
        """Name the book in a slot, or the pair whose left book stands there."""
        colour = shelves.colour_at(slot)
        if colour < 0:
            return saying("atheneum-empty")
        if shelves.pairs >> slot & 1:
            return self.pair(colour, shelves.colour_at(slot + 1))
        return self.colour(colour)

    def candle_slots(self, shelves: Shelves) -> list[Said]:
        """Say which candle slots are lit and which are free, and what they are worth."""
        plan = shelves.plan
        count = len(plan.main_candles) + int(shelves.sides) * len(plan.side_candles)
        return [
            saying(
                "atheneum-candle-slot", slot=slot + 1, points=plan.candles[slot],
                lit="yes" if shelves.candles >> slot & 1 else "no",
            )
            for slot in range(count)
        ]  # fmt: skip

    # The end

    def sheet(self, scores: Sequence[Score]) -> list[SheetLine]:
        """Say what everybody has of each line of the score sheet (ATH-E1 to ATH-E4)."""
        return [
            SheetLine(code, saying("atheneum-line", line=code), [self.figure(score, number) for score in scores])
            for number, code in enumerate(LINES)
        ]

    def figure(self, score: Score, number: int) -> Said:
        """Give the points of a line, and what they are made of."""
        line = score.lines[number]
        if line.code in ("compartments", "candles") and len(line.figures) > 1:
            parts = " + ".join(str(points) for points in line.figures.values())
            return saying("atheneum-figure-sum", points=line.points, sum=parts)
        if line.code == "favourite":
            return saying("atheneum-figure-favourite", points=line.points, colour=self.colour(line.figures["colour"]))
        return saying("atheneum-figure", points=line.points)

    ties = ("books", "favourite")  # ATH-E5

    def standing(self, score: Score) -> dict[str, Value]:
        """Give the points, the books, and those of the favourite subject."""
        return {"points": score.points, "books": score.ties[0], "loved": score.ties[1]}


WORDS = AtheneumWords
