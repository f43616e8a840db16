"""What the server refuses: a code with parameters, a status, and a sentence that says what would be right."""

from readingroom.engine.errors import Refusal
from readingroom.server.protocol import PlainValue

SENTENCES = {
    "bad-message": (400, "this message cannot be read: {why}"),
    "origin": (403, "this request does not come from a page of this server"),
    "not-here": (403, "only somebody at the computer of this room may do this"),
    "not-host": (403, "only the one who opened the table may do this"),
    "no-table": (404, "there is no such table: {table}"),
    "no-page": (404, "there is nothing here; the requests are described at /api/openapi.json"),
    "method": (405, "this method is not allowed here; the requests are described at /api/openapi.json"),
    "decided": (409, "who can come in was fixed when the room was opened, by --host or --name"),
    "no-network": (409, "this computer has no address in a network at which the room could be opened"),
    "not-seated": (409, "you have no seat at this table"),
    "started": (409, "the game has begun: seats no longer change"),
    "seated": (409, "you already have a seat at this table"),
    "taken": (409, "seat {seat} is taken"),
    "kept": (409, "seat {seat} is kept for somebody of the last game, for {minutes} more minutes at most"),
    "not-over": (409, "the game is not over; after the end everything is open"),
    "stale": (409, "that question is closed; answer the one that is open now"),
    "not-playing": (409, "no game is under way at this table"),
    "handed": (409, "a bot plays your seat; take it back first"),
    "bot-plays": (409, "a bot plays seat {seat} already"),
    "not-away": (409, "the person on seat {seat} is here, or has just left; a bot may play for them after a while"),
    "undo": (409, "there is nothing that may be taken back"),
    "unreadable": (409, "this table was played with another version of Reading Room, which cannot be read here"),
    "record-over": (409, "this game is over; a table can only begin from a record of an unfinished game"),
    "too-long": (413, "this is longer than {most} bytes"),
    "host": (421, "this room is not called {host!r}; use an address that it printed at its start, or give it a --name"),
    "bad-request": (422, "this request cannot be read: {why}"),
    "bad-record": (422, "this record cannot be played; see its line {line}"),
    "name": (422, "a name has 1 to {most} characters that can be seen"),
    "no-seat": (422, "there is no seat {seat}: seats are 0 to {last}"),
    "seats": (422, "{game} is for {least} to {most} players, not {seats}"),
    "bot": (422, "no bot is called {bot!r}; choose from: {known}"),
    "illegal": (422, "{tried!r} cannot be played now; legal: {legal}"),
    "too-fast": (429, "that was too much at once; please wait {wait} s"),
    "too-many-guests": (429, "too many new guests came from your address; please try again in {wait} s"),
    "too-many-tables": (429, "you opened many tables in a short time; please wait {wait} s before the next"),
    "too-many-lines": (429, "you have {most} pages of tables open already; close one first"),
    "busy": (503, "the server could not keep this; nothing changed, please try again"),
    "gone": (503, "the file with all games is gone; nothing can be kept until the server is restarted"),
    "no-client": (503, "the pages are not built; ./play builds them"),
}

NOT_KEPT = ("busy", "gone")  # the store did not do its part: it may be tried again later
OTHERS = 422  # what the engine refuses: a game or an option that there is not


def refusal(code: str, **params: int | str | None) -> Refusal:
    """Make a refusal of the server's."""
    return Refusal(code, SENTENCES[code][1].format(**params), **params)


def plain_params(no: Refusal) -> dict[str, PlainValue]:
    """Give those parameters of a refusal that go over the wire."""
    return {name: value for name, value in no.params.items() if isinstance(value, int | str | None)}


def status_of(code: str) -> int:
    """Give the status with which a refusal is answered."""
    return SENTENCES[code][0] if code in SENTENCES else OTHERS
