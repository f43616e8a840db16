"""Tables of Atheneum for tests, built from short texts; nothing is mocked: a table is a real game.

`dealt(...)` sets up a whole game with the cards where a test wants them. `at_work(...)` lays out steps 2 and 3 of a
turn: shelves as pictures, and benefits at hand.
"""

import readingroom
from readingroom.engine.chance import Chance
from readingroom.engine.event import BACK, NONE, SPECTATOR, Event, seen_by
from readingroom.games.atheneum.benefits import gain
from readingroom.games.atheneum.desk import Desk
from readingroom.games.atheneum.flow import TIDY, NextTurn, deal_queues
from readingroom.games.atheneum.pictures import draw, fill
from readingroom.games.atheneum.plan import COLOURS, COMPARTMENTS, LETTERS
from readingroom.games.atheneum.rules import AtheneumRules
from readingroom.games.atheneum.state import (
    BAG,
    DECK_A,
    DECK_B,
    OBJECTIVES,
    PLAYED,
    ROW,
    TURNS,
    USED,
    Atheneum,
    empty_table,
    hand,
    tokens,
    turn_of_phase,
)
from readingroom.games.atheneum.study import BENEFIT_TEXTS
from readingroom.games.atheneum.view import AtheneumView
from readingroom.games.atheneum.work import WORK
from readingroom.record import Fold, Move, Record, begin, note, note_undo, replay

WATCHER = "spectator"
HAND_SIZE = 6


def rules_of_the_house() -> AtheneumRules:
    """Give the rules with the shipped deck."""
    loaded = readingroom.load("atheneum")
    assert isinstance(loaded, AtheneumRules)
    return loaded


RULES = rules_of_the_house()


def cards(texts: str) -> list[int]:
    """Find cards and tokens by their texts."""
    found = [RULES.find_card(text) for text in texts.split()]
    assert NONE not in found, f"an unknown card in {texts!r}"
    return found


def pairs_of(text: str) -> dict[str, str]:
    """Read "Ada: A1 A2, Ben: A3" as texts by name."""
    return dict(line.split(": ", 1) for line in text.split(", ") if line)


class Stacked(Chance):
    """Chance that lays named cards on top when a zone is shuffled, and else leaves the order alone."""

    def __init__(self) -> None:
        super().__init__(0)
        self.first: dict[int, list[int]] = {}  # by zone, the cards that come first (of a pile: that lie on top)

    def shuffle(self, order: list[int], zone: int) -> None:
        """Put the named cards first."""
        wished = self.first.get(zone, [])
        rest = sorted(order)
        for card in wished:
            rest.remove(card)
        if zone in (BAG, USED):
            order[:] = wished + rest
            self.first.pop(zone, None)
        else:
            order[:] = rest[::-1] + wished[::-1]

    def clone(self) -> Chance:
        """Copy what was told."""
        other = Stacked()
        other.first = {zone: each[:] for zone, each in self.first.items()}
        return other


class Library:
    """A game under way, spoken to and looked at with the players' names and the texts of cards."""

    def __init__(self, g: Atheneum, names: list[str], record: Record | None = None) -> None:
        self.g = g
        self.names = names
        self.record = record
        self.events: list[Event] = RULES.events(g)

    # Doing

    def say(self, *sayings: str) -> None:
        """Play actions as in "Ada take pink"."""
        self.events = []
        for saying in sayings:
            name, _, action = saying.partition(" ")
            seat, number = self.seat(name), RULES.catalogue.find(action)
            self.events += RULES.play(self.g, seat, number)
            if self.record is not None:
                note(self.record, self.g, seat, number)

    def shelve(self, name: str, *books: str) -> None:
        """Shelve books as in "pink a1" or "black for middle c1"."""
        for book in books:
            piece, slot = book.rsplit(" ", 1)
            self.say(f"{name} take {piece}", f"{name} at {slot}")

    def finish(self, *names: str) -> None:
        """Let players (without names: all who have not yet) finish their turn."""
        self.say(*(f"{name} finish" for name in names or self.asked().split()))

    def choose(self, text: str) -> None:
        """Let everybody choose a card: "A1 A2 A3" in the order of the seats; "-" is the first card in hand."""
        for name, card in zip(self.names, text.split(), strict=True):
            first = RULES.card_text(sorted(self.g.zones[hand(self.seat(name))])[0])
            self.say(f"{name} choose {first if card == '-' else card}")

    def play_turn(self) -> None:
        """Play one whole turn in which nobody does anything."""
        self.choose(" ".join("-" for _ in self.names))
        self.finish()

    def stack(self, zone: int, texts: str) -> None:
        """Say which cards come first at the next shuffle of a zone."""
        chance = self.g.trunk.chance
        assert isinstance(chance, Stacked)
        chance.first[zone] = cards(texts)

    def fold(self) -> Fold:
        """Play the record of this game again up to now."""
        assert self.record is not None
        return replay(self.record)

    def undo(self, name: str) -> None:
        """Let a player take the last action back, as a server does."""
        assert self.record is not None
        fold = self.fold()
        fold.take_back(Move(self.seat(name), -1, []))
        note_undo(self.record, self.seat(name))
        self.g = fold.go_on(self.g.trunk.chance)

    def may_undo(self) -> str:
        """Name the players who may take their last action back."""
        fold = self.fold()
        return " ".join(name for seat, name in enumerate(self.names) if fold.undoable(seat))

    # Looking

    def seat(self, name: str) -> int:
        """Give the seat of a player."""
        return self.names.index(name)

    def desk(self, name: str) -> Desk:
        """Give the desk of a player."""
        return self.g.desks[self.seat(name)]

    def asked(self) -> str:
        """Name the players who have to answer now."""
        return " ".join(self.names[seat] for seat in RULES.asked(self.g))

    def asks(self, name: str, verb: str = "") -> str:
        """List what a player can choose from; with a verb, only its actions, without the verb."""
        texts = [RULES.catalogue.text(action) for action in RULES.options(self.g, self.seat(name))]
        if not verb:
            return ", ".join(texts)
        return ", ".join(text.removeprefix(f"{verb} ") for text in texts if text.split(" ")[0] == verb)

    def picture(self, name: str, letter: str) -> str:
        """Draw a compartment of a player's shelves, as in "T . . . / G U P K"."""
        return " / ".join(draw(self.desk(name).shelves, LETTERS.index(letter)))

    def spiders(self, name: str) -> str:
        """Name the compartments with a spider by their letters."""
        return " ".join(letter for home, letter in enumerate(LETTERS) if self.desk(name).shelves.spiders >> home & 1)

    def candles(self, name: str) -> str:
        """Number the candle slots with a candle, from 1."""
        return " ".join(str(slot + 1) for slot in range(7) if self.desk(name).shelves.candles >> slot & 1)

    def at_hand(self, name: str) -> str:
        """List the books at hand: "pink, any, any in middle"."""
        desk = self.desk(name)
        return ", ".join(BENEFIT_TEXTS[kind] for kind in range(11) for _ in range(desk.count(kind)))

    def outside(self, name: str) -> str:
        """List the pairs that were taken out."""
        desk = self.desk(name)
        return " ".join(RULES.card_text(95 + kind) for kind in range(10) for _ in range(desk.count_outside(kind)))

    def zone(self, where: str) -> int:
        """Find a zone by its name, as in "row" or "hand Ada"."""
        kind, _, name = where.partition(" ")
        text = f"{kind} {self.seat(name)}" if name else kind
        return [RULES.zone_text(zone) for zone in range(len(self.g.zones))].index(text)

    def lies(self, where: str) -> str:
        """List what lies in a zone (of a pile but the row and what was played: the top first)."""
        zone = self.zone(where)
        order = self.g.zones[zone]
        if zone in (ROW, PLAYED):
            return self.text(order)
        return self.text(order[::-1] if self.g.piles[zone] else sorted(order))

    def view(self, name: str) -> AtheneumView:
        """Give the view of a player or of the spectators."""
        return RULES.observe(self.g, None if name == WATCHER else self.seat(name))

    def sees(self, name: str, where: str) -> str:
        """List what a player sees in a zone; "?" is the back of a card."""
        return self.text(self.view(name).zones[self.zone(where)])

    def heard(self, name: str) -> list[str]:
        """List what a player noticed of the last sayings, as in "Ada choose ?" or "Ben score O3 5"."""
        seat = SPECTATOR if name == WATCHER else self.seat(name)
        return [self.line(event) for event in seen_by(seat, self.events)]

    def line(self, event: Event) -> str:
        """Write an event as a line: who, what, about what, how much."""
        words = [self.names[event.seat] if event.seat >= 0 else "all", event.code]
        if event.card != NONE:
            words.append(self.text([event.card]))
        if event.code in ("shelve", "remove"):
            words += [RULES.deck.plan.slot_text(event.what), COLOURS[event.number]]
        elif event.code in ("benefit", "score"):
            words += [RULES.card_text(event.what), str(event.number)]
        elif event.code in ("lost", "reward"):
            words.append(BENEFIT_TEXTS[event.what])
        elif event.code == "capture":
            words.append(COMPARTMENTS[event.what])
        elif event.number:
            words.append(str(event.number))
        return " ".join(words)

    def text(self, order: list[int]) -> str:
        """Write cards as a text."""
        return " ".join("?" if card == BACK else RULES.card_text(card) for card in order)

    def over(self) -> bool:
        """Say whether the game is over."""
        return RULES.over(self.g)


def dealt(
    seats: str = "Ada Ben Cleo", hands: str = "", row: str = "", later: str = "", hands_b: str = "", **options: str
) -> Library:
    """Set up a whole game; hands as in "Ada: A1 A2, Ben: A3" (filled up with others), the row from the left."""
    names = seats.split()
    chance = Stacked()
    for zone, wishes in ((DECK_A, hands), (DECK_B, hands_b)):
        first = 30 * zone
        wished = {name: cards(texts) for name, texts in pairs_of(wishes).items()}
        free = [
            card for card in range(first, first + 30) if card not in [each for mine in wished.values() for each in mine]
        ]
        order: list[int] = []
        for name in names:
            mine = wished.get(name, [])
            order += mine + [free.pop() for _ in range(HAND_SIZE - len(mine))]
        chance.first[zone] = order
    chance.first[OBJECTIVES] = cards(row)[::-1] + cards(later)
    g = RULES.new(len(names), options, chance)
    return Library(g, names, begin(RULES, g))


def at_work(
    seats: str = "Ada Ben",
    *,
    gets: str = "",
    shelves: str = "",
    drawn: str = "",
    bag: str = "",
    used: str = "",
    row: str = "O1 O2 O3 O4",
    turn: int = 1,
    sides: str = "",
    strict: bool = False,
) -> Library:
    """Lay out steps 2 and 3 of a turn, in which all work at once.

    `gets` are benefits, "Ada: pink + any in middle + rearrange 3, Ben: bonus"; `shelves` pictures separated by
    semicolons, "Ada a: . . . . / T G . ."; `drawn` tokens that were drawn this turn, "Ada: wand any"; `bag` the
    tokens that come first when the bag is dealt round the table; `used` discarded tokens; `sides` the side shelves,
    "Ada: 2".
    """
    names = seats.split()
    chance = Stacked()
    g = empty_table(RULES.deck, len(names), chance)
    game = Library(g, names)
    g.turn = turn
    g.strict = strict
    lay_cards(game, row)
    lay_shelves(game, shelves, sides)
    lay_tokens(game, used, drawn)
    chance.first[BAG] = cards(bag)
    deal_queues(g)
    for name, benefits in pairs_of(gets).items():
        for benefit in benefits.split(" + "):
            gain(g, game.seat(name), BENEFIT_TEXTS.index(benefit))
    begin_work(g)
    game.events = RULES.events(g)
    return game


def begin_work(g: Atheneum) -> None:
    """Let all work at once, and let the next turn follow."""
    g.then(NONE, NextTurn())
    g.then(NONE, TIDY)
    g.fork(drawing=False)
    for seat in range(int(g.seats)):
        g.then_in_lane(seat, WORK)
    g.settle()


def lay_tokens(game: Library, used: str, drawn: str) -> None:
    """Take tokens out of a full bag: those that were used, and those that were drawn this turn."""
    zones = game.g.zones
    zones[BAG] = RULES.deck.bag()
    for card in cards(used):
        zones[BAG].remove(card)
        zones[USED].append(card)
    for name, texts in pairs_of(drawn).items():
        for card in cards(texts):
            zones[BAG].remove(card)
            zones[tokens(game.seat(name))].append(card)


def lay_cards(game: Library, row: str) -> None:
    """Lay out the row, the cards played, the hands that will be passed on, and the piles."""
    g = game.g
    g.zones[ROW] = cards(row)
    g.zones[OBJECTIVES] = [card for card in range(94, 59, -1) if card not in g.zones[ROW]]
    first = 0 if g.turn <= TURNS // 2 else 30
    free = list(range(first, first + 30))
    for seat in range(g.seats):
        g.zones[PLAYED].append(free.pop(0))
        g.zones[hand(seat)] = [free.pop(0) for _ in range(5 - turn_of_phase(g.turn))]
    g.zones[DECK_A if first == 0 else DECK_B] = free
    if first == 0:
        g.zones[DECK_B] = list(range(30, 60))


def lay_shelves(game: Library, pictures: str, sides: str) -> None:
    """Put books on shelves; a compartment that is full has lost its spider."""
    for name, count in pairs_of(sides).items():
        for _ in range(int(count)):
            game.desk(name).shelves.add_side()
    for picture in filter(None, pictures.split("; ")):
        where, _, rows = picture.partition(": ")
        name, letter = where.split()
        shelf = game.desk(name).shelves
        wrong = fill(shelf, LETTERS.index(letter), rows.split(" / "))
        assert not wrong, wrong
        shelf.spiders &= ~shelf.full()
        assert shelf.lawful(), f"no lawful shelf: {picture}"
