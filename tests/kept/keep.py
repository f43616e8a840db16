"""Keep games of this edition, so that all later ones can be tested with them: `python -m tests.kept.keep NAME`.

Each game with every number of seats: two finished games and one under way, with options that differ, undo among the
moves, and one with a deck of one's own; then the database of a server with tables that wait, play and are over.
"""

import asyncio
import json
import random
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import readingroom
from readingroom import record
from readingroom.engine.chance import Chance
from readingroom.engine.record import Fold, Record
from readingroom.engine.rules import Rules
from readingroom.server.protocol import Accepted, Undo
from readingroom.server.serving import FILE
from readingroom.server.sqlite import SqliteStore
from readingroom.server.tables import folded
from tests.kept.editions import DATABASE, FOLDER, STANDS, TOKENS, deck_beside, dumped, stand
from tests.laws.play import STYLES, choose, tables
from tests.server.house import Guest, Line, house, play_out, sober

OWN = {  # by game: a file of ours, and what is changed in it to make a deck of one's own
    "biblios": ("components.toml", "monks = [2, 2, 2, 2, 3, 3, 3, 4, 4]", "monks = [1, 2, 2, 2, 3, 3, 3, 4, 5]"),
    "atheneum": ("components.toml", "wand = 5\nany = 5", "wand = 4\nany = 6"),
    "exlibris": ("tiles.toml", "spaces = [1, 1, 3]\ncards = 3", "spaces = [1, 2]\ncards = 4"),
}
NAMES = ["Ada", "Ben", "Cleo", "Dom", "Eva"]
ENOUGH = 100_000  # moves that no game has


def main(edition: Path) -> None:
    """Keep everything."""
    edition.mkdir()
    found: dict[str, Any] = {"records": {}, "tables": {}}
    for game in readingroom.GAMES:
        keep_own_deck(game, edition)
        for stem, table in games_of(readingroom.load(game)):
            path = edition / f"{stem}.record"
            fold = played(readingroom.load(game, deck_beside(path)), **table)
            path.write_text(record.write(fold.record), encoding="utf-8", newline="\n")
            found["records"][path.name] = stand(fold)
    with tempfile.TemporaryDirectory() as folder:
        serve_tables(Path(folder))
        found["tables"] = asyncio.run(table_stands(Path(folder) / FILE))
        text = "\n".join(dumped(Path(folder) / FILE)) + "\n"
        (edition / DATABASE).write_text(text, encoding="utf-8", newline="\n")
    (edition / STANDS).write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8", newline="\n")


def keep_own_deck(game: str, edition: Path) -> None:
    """Write a deck of one's own beside the record that is played with it."""
    name, ours, own = OWN[game]
    text = (Path(readingroom.__file__).parent / "games" / game / name).read_text(encoding="utf-8")
    assert ours in text
    (edition / f"{game}-own-deck.toml").write_text(text.replace(ours, own, 1), encoding="utf-8", newline="\n")


def games_of(rules: Rules[Any, Any]) -> list[tuple[str, dict[str, Any]]]:
    """Say which games are kept: a name for each, the seats, the options, a seed, and how many moves at most."""
    found = []
    for seats in range(rules.min_seats, rules.max_seats + 1):
        able = [options for count, options in tables(rules) if count == seats]
        for number, stage in enumerate(("over", "over-too", "left")[: 3 if len(able) > 1 else 2]):
            stage = stage if len(able) > 1 else ("over", "left")[number]
            seed = 100 * seats + number
            most = 30 * seats + seed % 7 if stage == "left" else ENOUGH
            table = {"seats": seats, "options": able[seed * 5 % len(able)], "seed": seed, "most": most}
            found.append((f"{rules.name}-{seats}-{stage}", table))
    options = rules.checked_options({})
    found.append((f"{rules.name}-own-deck", {"seats": 2, "options": options, "seed": 7, "most": 45}))
    return found


def played(rules: Rules[Any, Any], seats: int, options: Mapping[str, str], seed: int, most: int) -> Fold:
    """Play a game, and take something back now and then."""
    chance, pick, style = Chance(seed), Chance(-1 - seed), STYLES[rules.name][1]
    game: Record = record.begin(rules, rules.new(seats, options, chance))
    game.names, game.bots = NAMES[:seats], [""] + ["random"] * (seats - 1)
    fold = Fold(game)
    while (asked := rules.asked(fold.g)) and len(game.moves) < most:
        seat = asked[pick.below(len(asked))]
        if fold.undoable(seat) and not pick.below(8):
            fold.play(record.note_undo(game, seat))
            continue
        g = fold.go_on(chance)
        action = choose(style, rules.options(g, seat), pick)
        rules.play(g, seat, action)
        fold.play(record.note(game, g, seat, action))
    return fold


def serve_tables(folder: Path) -> None:
    """Let Ada and Ben open tables at a server: of each game, one that waits, two under way and one that is over."""
    asyncio.run(invite(folder / FILE))
    pick = random.Random(10)
    with house(folder) as opened:
        ada, ben = (Guest(opened.address, name, token) for name, token in TOKENS.items())
        for game in readingroom.GAMES:
            new_table(ada, game, "me", "random", "open")
            new_table(ada, game, "me", "greedy")
            for most in (40, ENOUGH):
                table = new_table(ada, game, "me", "open")
                ben.sit(table)
                play_some([ada.live(table), ben.live(table)], pick, most)
        ada.again(table)


async def invite(path: Path) -> None:
    """Add the guests to the database, with tokens that tests know."""
    store = SqliteStore(path)
    for token in TOKENS.values():
        await store.add_guest(token)
    await store.close()


def new_table(guest: Guest, game: str, *seats: str) -> str:
    """Open a table of any game."""
    return str(guest.ask("POST", "/api/tables", game=game, seats=list(seats), options={})["table"])


def play_some(lines: list[Line], pick: random.Random, most: int) -> None:
    """Let both play, to the end or for so many moves; take a move back where that can be done."""
    for line in lines:
        line.welcome()
    if most == ENOUGH:
        play_out(lines, pick)
        return
    for move in range(most):
        line = next(each for each in lines if each.now and each.now.prompt)
        assert line.now is not None
        assert line.now.prompt is not None
        if line.now.undo and not pick.randrange(8):
            line.say(Undo(key=f"take back {move}", number=line.number))
        else:
            line.play(sober(line.now.prompt.options, pick))
        answer = line.answer()
        assert isinstance(answer, Accepted), answer
        number = answer.number
        for each in lines:
            while each.number < number:
                each.hear()


async def table_stands(path: Path) -> dict[str, Any]:
    """Tell how the tables of a database stand."""
    store = SqliteStore(path)
    found = {}
    for name in await store.tables_of((await guest(store)), ENOUGH):
        table = folded(name, await store.entries(name))
        game = None if table.fold is None else stand(table.fold)
        found[name] = {"game": table.game, "stage": table.stage, "number": table.number, "stand": game}
    await store.close()
    return found


async def guest(store: SqliteStore) -> str:
    """Give the number of the guest who sits at all tables."""
    found = await store.guest_of(TOKENS["Ada"])
    assert found is not None
    return found.guest


if __name__ == "__main__":
    main(FOLDER / sys.argv[1])
