"""How tables are opened: at the beginning of a game, or where a record of one ends."""

import time
from collections.abc import Mapping, Sequence

import msgspec

from readingroom import bots
from readingroom.engine import record
from readingroom.engine.errors import BadRecord
from readingroom.engine.record import Record
from readingroom.server.log import Entry, Opened, Placed, Sat, Setup, Started
from readingroom.server.protocol import BRISK, Pace
from readingroom.server.refusals import refusal
from readingroom.server.tables import KEPT, NOBODY, Chair, must_be_bot, rules_of, started


def opening(
    guest: str,
    game: str,
    seats: Sequence[str],
    options: Mapping[str, str],
    pace: Pace = BRISK,
    kept: Mapping[int, str] = NOBODY,
) -> list[Entry]:
    """Give the entries with which a table begins: who sits where is "me", "open" or the name of a bot.

    Open seats may be kept for guests, for a while.
    """
    rules = rules_of(game)
    if not rules.min_seats <= len(seats) <= rules.max_seats:
        raise refusal("seats", game=game, seats=len(seats), least=rules.min_seats, most=rules.max_seats)
    chosen = rules.checked_options(options, len(seats))
    if seats.count("me") > 1:
        raise refusal("seated")
    plan = Setup(game=game, seats=len(seats), options=chosen, pace=pace)
    if kept:
        plan = msgspec.structs.replace(plan, kept=dict(kept), until=time.time() + KEPT)
    entries: list[Entry] = [Opened(guest=guest, text=msgspec.json.encode(plan).decode())]
    chairs = [Chair() for _ in seats]
    for seat, who in enumerate(seats):
        if who == "me":
            chairs[seat] = Chair(guest=guest)
            entries.append(Sat(guest=guest, seat=seat))
        elif who != "open":
            must_be_bot(who)
            chairs[seat] = Chair(bot=who)
            entries.append(Placed(seat=seat, text=who))
    if "open" not in seats:
        entries.append(started(rules, chairs, chosen))
    return entries


def going_on(guest: str, text: str, pace: Pace = BRISK) -> list[Entry]:
    """Give the entries of a table that begins where a record ends.

    Its bots play on; the guest has the first seat that was none's, or the first of all, and the others are open.
    """
    try:
        game = record.read(text, rules_of)
        fold = record.replay(game)
    except BadRecord as error:
        raise refusal("bad-record", line=int(str(error.params.get("line", 0)))) from error
    if game.rules.over(fold.g):
        raise refusal("record-over")
    players = [bot if bot in bots.NAMES else "" for bot in game.bots or [""] * game.seats]
    mine = players.index("") if "" in players else 0
    standing = Record(game.rules, game.seats, game.options, game.opening)
    standing.version, standing.latest, standing.unsaid = game.version, game.latest, game.unsaid
    standing.moves = fold.standing
    plan = Setup(
        game=game.rules.name, seats=game.seats, options=dict(game.options), pace=pace, record=record.write(standing)
    )
    entries: list[Entry] = [Opened(guest=guest, text=msgspec.json.encode(plan).decode()), Sat(guest=guest, seat=mine)]
    entries += [Placed(seat=seat, text=bot) for seat, bot in enumerate(players) if bot and seat != mine]
    others = [seat for seat, bot in enumerate(players) if not bot and seat != mine]
    return entries if others else [*entries, Started(text=plan.record)]
