"""The protocol: all that goes over the wire, as types; docs/protocol explains it, the client is built on it.

Codes, named values and sayings only: each face puts them into words. A card that is not seen is never named.
"""

from typing import Literal

import msgspec

from readingroom.locales.sayings import Said

PROTOCOL = 3
"""Raised by every incompatible change: pages that were built before it offer to reload."""

PlainValue = int | str | None

Pace = Literal["at-once", "brisk", "easy"]
"""How fast bots play at a table: at once, brisk, or easy to follow."""

BRISK: Pace = "brisk"


class Wire(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What every type of the protocol has in common: named fields, and none that is unknown."""


# What the server tells of games, people and tables


class Me(Wire):
    """A guest, as they see themselves; nobody else is told the number."""

    name: str  # empty until they choose one


class Name(Wire):
    """A guest's wish to be called by a name."""

    name: str


class GameInfo(Wire):
    """A game that can be played here."""

    name: str
    version: int
    least: int  # players
    most: int
    options: list[dict[str, list[str]]]  # by the number of players, from `least` on: what each may be, default first
    bots: list[str]


class Games(Wire):
    """All games, and which version of Reading Room this is."""

    version: str
    games: list[GameInfo]


class DoorInfo(Wire):
    """Who can come into this room."""

    open: bool  # others than this computer can come in
    addresses: list[str]  # told at this computer only: the addresses for the others, the best first
    switch: bool  # the one who is told may open and close it


class OpenDoor(Wire):
    """A wish to open the room to the network, or to close it again."""

    open: bool


class NewTable(Wire):
    """A wish for a table: who takes each seat is "me", "open", or the name of a bot.

    A table can begin where a record ends, which then says which game it is, who sits where, and the options.
    """

    game: str
    seats: list[str]
    options: dict[str, str] = {}
    pace: Pace = BRISK
    record: str = ""  # of a game that is not over


class SeatInfo(Wire):
    """A seat at a table, as everybody sees it."""

    kind: Literal["open", "kept", "person", "bot"]  # kept: only somebody of the last game may sit here, for a while
    name: str  # of the person or the bot, or of the one for whom it is kept; empty if it is open
    here: bool  # somebody looks at the table from this seat now; always true for a bot
    bot: str  # the bot that plays, for itself or for the person whose seat it is; else empty
    away: bool  # its person has not been here for so long that the others may let a bot play


class NextTable(Wire):
    """Where those of a finished game play again, and which of its seats wished for it."""

    table: str
    seat: int


class TableInfo(Wire):
    """A table, as everybody sees it; `mine` is the seat of whoever gets this, if they have one."""

    table: str
    game: str
    options: dict[str, str]
    stage: Literal["waiting", "playing", "over", "unreadable"]  # unreadable: of a version or deck not known here
    seats: list[SeatInfo]
    mine: int | None
    kept: int | None  # the seat that is kept for the one who is told, who played the last game
    host: bool  # the one who is told opened the table: they may fill seats with bots or release them, and start
    watching: int  # how many look on without a seat
    number: int  # of the last entry of the log
    next: NextTable | None  # after the end, once somebody wished for another game
    pace: Pace
    ending: list[int]  # seats that would like to end the game now
    stopped: bool  # everybody who was left agreed to end the game early
    from_record: bool  # the table began where a record ends, in which somebody may have read every card


class TableList(Wire):
    """The tables at which a guest sits, the newest first."""

    tables: list[TableInfo]


class Sit(Wire):
    """A wish for a seat; without a number, the first that is open."""

    seat: int | None = None


class ReleaseSeat(Wire):
    """A wish to let anybody sit on a seat that is kept."""

    seat: int


class FillSeat(Wire):
    """A wish to put a bot on an open seat."""

    seat: int
    bot: str


class HandOver(Wire):
    """A wish that a bot plays a seat: one's own, or that of somebody who has been away for a while."""

    seat: int
    bot: str


class EndEarly(Wire):
    """A wish to end the game now, or to play on after all."""

    agree: bool


class SetPace(Wire):
    """A wish for how fast bots play."""

    pace: Pace


# What a seat sees


class Moved(Wire):
    """Something that went from one place to another; without a name, only its back is seen."""

    kind: str  # card, library, category, pile, tile, assistant, token, book, side-shelf, candle, wand, spider
    thing: str | None
    source: str
    target: str


class LogLine(Wire):
    """How a short log tells an event; lines of one key that follow each other are joined to one."""

    key: str  # empty: joined with nothing
    say: Said | None  # none: as the event itself says it


class PlainEvent(Wire):
    """One thing that happened, as the one who is told saw it."""

    code: str
    seat: int | None
    rule: str
    values: dict[str, PlainValue]
    moved: list[Moved]
    say: Said
    line: LogLine | None  # none: the short log leaves it out


class Told(Wire):
    """What happened by one entry of the log."""

    number: int  # of the entry
    events: list[PlainEvent]


class PlainPrompt(Wire):
    """What the one who is told is asked: a move has to name its id, which is never used again."""

    id: int
    code: str
    rule: str
    values: dict[str, PlainValue]
    say: Said
    options: list[str]  # action texts, in the order of the catalogue
    sayings: list[Said]  # what each of them does
    ahead: dict[str, object]  # what options would do, by their texts, as the game can tell beforehand


class PlainView(Wire):
    """What a seat or a spectator sees; a zone is the list of its cards, or their number where only backs are seen."""

    seat: int | None
    over: bool
    asked: list[int]
    zones: dict[str, list[str] | int]
    facts: dict[str, object]
    known: dict[str, object]  # what is known of zones that are not seen, from what was seen before
    says: dict[str, Said]  # what is said beside a table that is drawn, by names of the game's own


class Box(Wire):
    """What is printed on the cards of a table beside their texts, by these; it is the same for the whole game."""

    cards: dict[str, object]
    sayings: dict[str, Said]  # what cards and other things are called, by their texts


class PlainScore(Wire):
    """The points of a seat, or of the game itself where one plays alone, and the lines they come from."""

    seat: int
    owner: Said
    points: int
    ties: list["Tie"]  # what was compared with others of as many points, one after the other
    lines: list["ScoreLine"]


class Tie(Wire):
    """What was compared where points are equal, and whether it put somebody before others, or behind them."""

    code: str
    figure: int
    ahead: bool
    behind: bool


class ScoreLine(Wire):
    """One line of a score: what it is for, the points, why, and what they are made of, by names."""

    code: str
    points: int
    why: str
    values: dict[str, PlainValue]


class SheetLine(Wire):
    """One line of the score sheet: what it is about, and what each score has there."""

    code: str
    say: Said
    cells: list[Said]  # in the order of the scores


class Result(Wire):
    """How the game ended: scores by seat, and the seats from first to last, those who share a place together."""

    scores: list[PlainScore]
    ranking: list[list[int]]
    sheet: list[SheetLine]
    places: list[Said]  # who came in which place, from first to last
    verdict: Said
    course: list[list[int]]  # before the first round and after each, every card open: points in the order of the scores


class Section(Wire):
    """A part of the table in words: a zone with what lies in it, or public facts that belong together."""

    code: str
    seat: int | None  # whose it is
    say: Said
    items: list[Said]


class Now(Wire):
    """How the table stands after the entry `number` of its log, for the one who is told."""

    number: int
    view: PlainView | None  # none while the table waits for players
    prompt: PlainPrompt | None  # none if the one who is told is not asked
    undo: bool  # the one who is told may take their last action back
    result: Result | None
    board: list[Section] | None  # the whole table in words, for those who asked for it when they connected


# What the server says on the live connection


class Welcome(Wire, tag="welcome"):
    """The first message: the table as it is, and what happened after the entry that the client saw last."""

    table: TableInfo
    now: Now
    forget: int | None  # forget what this entry and all after it brought, before adding what is told
    told: list[Told]
    protocol: int = PROTOCOL  # what the server speaks


class Went(Wire, tag="went"):
    """The table went on by one entry: what happened by it, and how it stands now."""

    by: int | None  # the seat that moved
    forget: int | None  # the entry took something back: forget what this entry and all after it brought
    told: list[Told]
    now: Now


class News(Wire):
    """Something that changed at a table beside the game: which seat it is about, who did it, and which bot plays."""

    code: Literal["handed", "back", "failed", "agree", "disagree", "stopped", "pace"]
    seat: int | None
    by: int | None
    bot: str  # empty unless a bot plays from now on


class Seats(Wire, tag="seats"):
    """Somebody sat down, left, came or went, or the game began or ended; or there are news."""

    table: TableInfo
    news: News | None


class Accepted(Wire, tag="accepted"):
    """The move with this key is on disk, as the entry `number`; a retry gets the same answer."""

    key: str
    number: int


class Refused(Wire, tag="refused"):
    """The move with this key was not made; nothing changed. The table as it stands comes along."""

    key: str
    code: str
    params: dict[str, PlainValue]
    now: Now


class Because(Wire, tag="because"):
    """Why something cannot be done now, for the one who asked; says nothing if it can be."""

    action: str
    say: Said | None
    rule: str  # empty where no rule of the game is behind it


class Beat(Wire, tag="beat"):
    """A sign of life, sent every few seconds and in answer to the client's."""


class Closing(Wire, tag="closing"):
    """The last message before the server closes the connection: why, and whether to come back."""

    code: str
    params: dict[str, PlainValue]
    again: bool


FromServer = Welcome | Went | Seats | Accepted | Refused | Because | Beat | Closing


# What the client says on the live connection


class Play(Wire, tag="play"):
    """Answer a prompt with an action; the key makes a retry safe."""

    key: str
    prompt: int
    action: str


class Undo(Wire, tag="undo"):
    """Take one's last action back; `number` is that of the last entry that the client saw."""

    key: str
    number: int


class Why(Wire, tag="why"):
    """Ask why an action cannot be chosen now, or after another that would come first; nothing changes by it."""

    action: str
    first: str = ""


class Alive(Wire, tag="alive"):
    """A sign of life; the server answers with a beat."""


FromClient = Play | Undo | Why | Alive


# Replays and errors


class Change(Wire, omit_defaults=True):
    """A value that changed in a view: by which names and places it is reached, and what it is now.

    Of a list that grew or shrank, the first and the last items may stay: then the value is what comes between.
    """

    path: list[str | int]
    value: object
    first: int | None = None  # how many of the first items of the list stay; none: all of the value is new
    last: int = 0  # how many of its last items stay


class ReplayStep(Wire):
    """One entry of a finished game: who moved, what happened, and what it changed on the table."""

    seat: int | None  # none for the set-up
    action: str  # empty for the set-up, and for what a seat did not see
    say: Said | None  # what the action does; none where there is no action
    events: list[PlainEvent]
    changed: list[Change]  # in the view after the entry before, or for the first step in the view of the start


class Replay(Wire):
    """A finished game, entry by entry, with every card open or as a seat saw it; what was taken back is left out."""

    table: str
    game: str
    options: dict[str, str]
    names: list[str]
    bots: list[str]  # by seat; empty for a person
    start: PlainView  # the table when the game had been set up
    steps: list[ReplayStep]
    result: Result | None  # none for a game that was ended early


class Problem(Wire):
    """Why a request was refused: a code with parameters, and a sentence for those who read the wire."""

    code: str
    params: dict[str, PlainValue]
    sentence: str
