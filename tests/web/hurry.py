"""Games played in a hurry: over the live connection alone, for tests of what is seen when the game is over."""

from tests.web.midgame import length, open_midgame
from tests.web.reader import Reader

SEED = 5
LEFT = 8  # how many moves of a game are played in a hurry

# Answers whatever is asked at a table with the first option, until the game is over.
PLAY_ON = """(table) => {
  const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${table}/live`);
  let moves = 0;
  socket.onmessage = ({ data }) => {
    const { now } = JSON.parse(data);
    if (now?.result) socket.close();
    else if (now?.prompt) {
      const { id, options } = now.prompt;
      socket.send(JSON.stringify({ type: "play", key: `hurried ${moves++}`, prompt: id, action: options[0] }));
    }
  };
}"""


def hurry(reader: Reader, table: str) -> None:
    """Let somebody answer at once whatever they are asked from now on; their page shows it as fast as it can."""
    reader.page.evaluate(PLAY_ON, table)


def sit(reader: Reader, game: str, seats: int, others: str = "greedy") -> str:
    """Open a table with bots, or for whoever comes, and sit down at it; gives its name."""
    return reader.open_table(game=game, seats=["me", *[others] * (seats - 1)], pace="at-once")


def hurried_end(reader: Reader, game: str, seats: int) -> None:
    """Sit down with bots at a table where a game is nearly over, and answer everything at once from there on."""
    moves = length(game, seats, SEED) - LEFT
    hurry(reader, open_midgame(reader, game, seats, SEED, moves))
