"""Matches: everybody sits everywhere with the same cards, and however they are played, the same comes out."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import readingroom
from readingroom import Refusal, bots
from readingroom.arena.contest import Contest, share_of
from readingroom.arena.deal import play_deal
from readingroom.arena.match import Match, match_of, tables
from readingroom.arena.report import report
from readingroom.arena.results import Results
from readingroom.arena.sequence import Question


def a_match(*players: str, game: str = "biblios", seats: int = 2, **more: Any) -> Match:
    return match_of(readingroom.load(game), players, seats, **more)


def played(match: Match, pairs: int, workers: int = 1, path: Path | None = None) -> Contest:
    """Play a match to its end, or what is missing of it in a file."""
    contest = Contest(match, pairs)
    if path is None:
        contest.run(workers)
    else:
        with path.open("a", encoding="utf-8") as file:
            contest.run(workers, Results(path, file))
    return contest


def outcome(contest: Contest) -> dict[str, Any]:
    """Give what a contest has shown, without what depends on the machine."""
    found = report(contest)
    for figures in found["players"].values():
        del figures["times"]
    return found


# Tables


def test_two_players_change_seats() -> None:
    assert list(tables(2, 2, 0)) == list(tables(2, 2, 1)) == [[0, 1], [1, 0]]


def test_with_more_seats_than_players_the_first_meets_copies_of_the_others_at_every_seat() -> None:
    assert list(tables(2, 4, 0)) == [[0, 1, 1, 1], [1, 0, 1, 1], [1, 1, 0, 1], [1, 1, 1, 0]]
    for table in tables(3, 5, 0):
        assert Counter(table) == {0: 1, 1: 2, 2: 2}


def test_with_fewer_seats_than_players_every_group_plays() -> None:
    assert list(tables(3, 2, 0)) == [[0, 1], [1, 0], [0, 2], [2, 0], [1, 2], [2, 1]]
    assert list(tables(2, 1, 0)) == [[0], [1]]


@pytest.mark.parametrize(("players", "seats"), [(2, 2), (3, 3), (4, 4), (2, 4), (3, 5), (5, 3), (4, 2)])
def test_everybody_sits_at_every_seat_equally_often(players: int, seats: int) -> None:
    for number in range(8):
        sat = Counter((player, seat) for table in tables(players, seats, number) for seat, player in enumerate(table))
        for player in range(players):
            assert len({sat[player, seat] for seat in range(seats)}) == 1


def test_from_deal_to_deal_others_sit_beside_each_other() -> None:
    beside = {
        (table[seat - 1], table[seat]) for number in range(6) for table in tables(4, 4, number) for seat in range(4)
    }

    assert len(beside) == 4 * 3


def test_a_task_is_plain_data_and_its_deals_differ() -> None:
    match = a_match("greedy", "random", budget=0.1)

    assert json.loads(json.dumps(match.task(3))) == match.task(3)
    assert match.task(3) != match.task(4)
    assert match.task(3)["seed"] != a_match("greedy", "random", seed=1).task(3)["seed"]


# Fairness


@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_a_bot_against_itself_wins_exactly_half_in_every_deal(bot: str) -> None:
    contest = played(a_match(bot, bot), 6)

    assert [share_of(games, 0) for games in contest.deals] == [0.5] * 6
    assert report(contest)["players"][bot]["share"] == report(contest)["players"][f"{bot}#2"]["share"] == 0.5


def test_one_against_three_of_its_kind_wins_exactly_a_quarter() -> None:
    contest = played(a_match("random", "random", seats=4), 5)
    players = report(contest)["players"]

    assert players["random"]["share"] == players["random"]["fair"] == 0.25
    assert players["random#2"]["share"] == players["random#2"]["fair"] == 0.75
    assert players["random"]["points"] == players["random#2"]["points"]


def test_a_shared_first_place_is_shared() -> None:
    games = [{"table": [0, 1], "places": [[0, 1]]}, {"table": [1, 0], "places": [[0], [1]]}]

    assert share_of(games, 0) == 0.25
    assert share_of(games, 1) == 0.75


def test_all_games_of_a_deal_begin_with_the_same_cards() -> None:
    first, second = play_deal(a_match("random", "random").task(0))

    assert first["points"] == second["points"]
    assert first["table"] != second["table"]


@pytest.mark.slow
@pytest.mark.parametrize("game", readingroom.GAMES)
def test_every_game_can_be_played_and_the_better_bot_wins(game: str) -> None:
    contest = played(a_match("greedy", "random", game=game), 2)

    assert report(contest)["players"]["greedy"]["wins"] == 4


def test_who_plays_alone_wins_or_loses_against_the_game() -> None:
    contest = played(a_match("random", game="exlibris", seats=1), 3)

    assert 0 <= report(contest)["players"]["random"]["share"] <= 1
    assert report(contest)["players"]["random"]["games"] == 3


@pytest.mark.slow
def test_the_oracle_sees_more_than_anybody_may() -> None:
    contest = played(a_match("oracle", "random", iterations=20), 3)

    assert report(contest)["players"]["oracle"]["share"] == 1.0
    with pytest.raises(Refusal):
        bots.make("oracle", readingroom.load("biblios"), 1)


# The same again


@pytest.mark.slow
def test_one_worker_and_two_give_the_same() -> None:
    match = a_match("greedy", "random", "random", seats=3)

    assert outcome(played(match, 5, 1)) == outcome(played(match, 5, 2))


def test_a_match_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    path, match = tmp_path / "results.jsonl", a_match("greedy", "random")
    whole = outcome(played(match, 6))
    played(match, 3, 1, path)
    lines = path.read_text("utf-8")
    assert lines.count("\n") == 3

    assert outcome(played(match, 6, 1, path)) == whole
    assert path.read_text("utf-8").startswith(lines)
    assert path.read_text("utf-8").count("\n") == 6

    before = path.read_text("utf-8")
    assert outcome(played(match, 6, 2, path)) == whole
    assert path.read_text("utf-8") == before


def test_a_deal_that_was_half_written_is_played_again(tmp_path: Path) -> None:
    path, match = tmp_path / "results.jsonl", a_match("random", "random")
    whole = outcome(played(match, 3, 1, path))
    text = path.read_text("utf-8")
    for cut in (len(text) - 1, len(text) - 30, text.rindex('{"task"') + 4):
        path.write_text(text[:cut], encoding="utf-8")
        assert outcome(played(match, 3, 1, path)) == whole
        assert [json.loads(line)["task"] for line in path.read_text("utf-8").splitlines()] == [
            json.loads(line)["task"] for line in text.splitlines()
        ]


def test_deals_of_another_match_in_the_same_file_are_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    played(a_match("greedy", "random"), 2, 1, path)
    for other in (
        a_match("random", "greedy"),
        a_match("greedy", "random", seed=1),
        a_match("greedy", "random", seats=3),
    ):
        before = path.read_text("utf-8")
        played(other, 2, 1, path)
        assert path.read_text("utf-8").startswith(before)
        assert path.read_text("utf-8").count("\n") == before.count("\n") + 2


@pytest.mark.parametrize("text", ["# A diary\n", "no line end", '{"task": 1}\n', "[]\n"])
def test_a_file_that_is_none_of_the_arena_s_is_refused_and_left_as_it_was(tmp_path: Path, text: str) -> None:
    path = tmp_path / "diary.md"
    path.write_text(text, encoding="utf-8")

    with path.open("a", encoding="utf-8") as file, pytest.raises(Refusal) as refused:
        Results(path, file)

    assert refused.value.code == "arena-file"
    assert path.read_text("utf-8") == text


def test_deals_count_in_their_order_whenever_they_are_finished() -> None:
    match = a_match("greedy", "random")
    deals = [play_deal(match.task(number)) for number in range(4)]
    contest = Contest(match, 4)
    for number in (2, 1, 3):
        contest.add(number, deals[number])
    assert contest.deals == []

    contest.add(0, deals[0])
    assert contest.deals == deals


@pytest.mark.slow
def test_a_contest_that_may_stop_counts_no_deal_after_the_answer() -> None:
    match = a_match("greedy", "random")
    contest = Contest(match, 1000, Question(0.5), stop=True)
    contest.run(2)
    alone = Contest(match, 1000, Question(0.5), stop=True)
    alone.run(1)

    assert contest.question is not None
    assert contest.question.answer == "yes"
    assert len(contest.deals) == contest.question.deals < 50
    assert outcome(contest) == outcome(alone)


# Refusals


def test_what_cannot_be_played_is_refused() -> None:
    for players, seats, code in (
        (["greedy"], 2, "arena-alone"),
        (["greedy", "gredy"], 2, "bot"),
        (["greedy"] * 2, 9, "seats"),
    ):
        with pytest.raises(Refusal) as refused:
            a_match(*players, seats=seats)
        assert refused.value.code == code


def test_a_bot_that_fails_is_named_with_the_deal_where_it_did(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        name = "broken"

        def choose(self, view: object, options: object) -> int:
            return -5

    task = a_match("greedy", "random").task(2)
    monkeypatch.setattr("readingroom.arena.deal.bots.make", lambda *_, **__: Broken())

    with pytest.raises(Refusal) as refused:
        play_deal(task)

    assert refused.value.code == "arena-bot"
    assert refused.value.params["deal"] == "2"


def test_the_default_bot_can_be_named_without_knowing_it() -> None:
    match = a_match("default", "random")

    assert match.names == ("default", "random")
    assert match.bots[0] == bots.default("biblios")
