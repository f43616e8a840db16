"""The command line explains itself and refuses in three languages, and says what was probably meant."""

import re
from pathlib import Path

import pytest

from readingroom.cli import COMMANDS, main
from readingroom.cli.parser import WIDTH
from readingroom.locales import LANGUAGES, language
from tests.cli.command import run

ARGPARSE = ("usage:", "positional arguments", "show this help", "error:", "invalid", "expected", "required")


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Run a command that is refused, and give the one line that says why."""
    assert main(arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    return said.err.removeprefix("readingroom: ").rstrip("\n").replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("command", [*sorted(COMMANDS), ""])
def test_the_help_of_every_command_is_whole_in_every_language(
    command: str, code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*filter(None, [command]), "--help", "--lang", code]) == 0

    said = capsys.readouterr().out
    assert language(code).say("help-usage") in said
    assert language(code).say("help-examples") in said
    assert not re.search(r"\b(about|command|option|example|help)-[a-z]", said.replace("--", " "))
    assert max(map(len, said.splitlines())) <= WIDTH
    assert code == "en" or not any(word in said for word in ARGPARSE)


def test_the_three_helps_are_three_texts(capsys: pytest.CaptureFixture[str]) -> None:
    for command in COMMANDS:
        texts = set()
        for code in LANGUAGES:
            main([command, "--help", "--lang", code])
            texts.add(capsys.readouterr().out)
        assert len(texts) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["plya"], "There is no command “plya”. Choose from: serve, play, replay, score, rules, games, deck, bench"),
        (["plya"], "Did you mean “play”?"),
        (["play", "--seets", "4"], "There is no option “--seets” here. For all of them: readingroom play --help"),
        (["play", "--seets", "4"], "Did you mean “--seats”?"),
        (["--freinds"], "Did you mean “--friends”?"),
        (["play", "--seats"], "--seats needs a whole number after it: --seats N"),
        (["play", "--seats", "four"], "--seats needs a whole number after it: --seats N"),
        (["serve", "--pace", "slow"], "--pace needs a number after it: --pace SECONDS"),
        (["play", "--name"], "--name needs something after it: --name NAME"),
        (["play", "--json=yes"], "Nothing may follow --json."),
        (["replay"], "Something is missing. Usage: readingroom replay FILE [OPTIONS]"),
        (["score", "biblios"], "Usage: readingroom score GAME FILE [OPTIONS]"),
        (["games", "biblios"], "“biblios” is one word too many. Usage: readingroom games [OPTIONS]"),
        (["deck", "chekc", "x.toml"], "Did you mean “check”?"),
        (["play", "bibliso"], "Did you mean “biblios”?"),
        (["play", "--bots", "gredy"], "Did you mean “greedy”?"),
        (["play", "--option", "penatly=bluff"], "Did you mean “penalty”?"),
        (["play", "--option", "penalty=bluf"], "Did you mean “bluff”?"),
        (["rules", "biblios", "BIB-A77"], "There is no rule “BIB-A77” in Biblios. Did you mean “BIB-A7”?"),
        (["bench", "--rounds", "0"], "--rounds cannot be 0: it must be 1 or more."),
    ],
)  # fmt: skip
def test_what_was_misspelt_is_answered_with_the_nearest_right_thing(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert words in refused(capsys, *arguments)


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("fr", "Option inconnue ici : « --seets ». Pour les voir toutes : readingroom play --help"
            " Vouliez-vous dire « --seats » ?"),
        ("pl", "Nie ma tu opcji „--seets”. Wszystkie pokazuje: readingroom play --help Może chodziło o „--seats”?"),
    ],
)  # fmt: skip
def test_refusals_speak_the_language(code: str, words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert refused(capsys, "play", "--seets", "4", "--lang", code) == words


@pytest.mark.parametrize("code", LANGUAGES)
def test_nothing_of_what_argparse_would_say_is_shown(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (
        ["play", "--seats", "x"],
        ["replay"],
        ["score"],
        ["games", "x"],
        ["play", "--x"],
        ["serve", "--port"],
    ):
        said = refused(capsys, *arguments, "--lang", code)
        assert not any(word in said for word in ARGPARSE)
        assert "error-" not in said


@pytest.mark.parametrize(("code", "words"), [("en", "is a folder"), ("fr", "c’est un dossier"), ("pl", "to folder")])
def test_what_the_system_says_of_a_file_is_said_in_the_language(
    code: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert words in refused(capsys, "replay", str(tmp_path), "--lang", code)


def test_a_file_that_is_called_almost_so_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "evening.toml").write_text("", encoding="utf-8")

    for arguments in (["score", "biblios"], ["deck", "check"], ["replay"]):
        said = refused(capsys, *arguments, str(tmp_path / "evning.toml"))
        assert said.endswith(f"Did you mean “{tmp_path / 'evening.toml'}”?")


@pytest.mark.parametrize(
    ("game", "sheet", "meant"),
    [
        ("biblios", "[dise]\n[players]\n", "dice"),
        ("biblios", "[dice]\nmoncks = 3\n[players]\nAda = []\nBen = []\n", "monks"),
        ("atheneum", "[player.Ada]\n", "players"),
        ("atheneum", '[players.Ada]\nfavorite = "pink"\n[players.Ben]\n', "favourite"),
        ("exlibris", 'prominant = "spells"\n', "prominent"),
        ("exlibris", 'prominent = "speels"\nbanned = "codices"\n[players]\n', "spells"),
        ("exlibris", 'prominent = "spells"\nbanned = "codices"\n[players.Ada]\nfocus = "fiction"\nshelv = "A1"\n'
            '[players.Ben]\nfocus = "monsters"\nshelf = "A2"\n', "shelf"),
    ],
)  # fmt: skip
def test_a_misspelt_field_of_a_sheet_is_answered_with_the_right_one(
    game: str, sheet: str, meant: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "evening.toml"
    path.write_text(sheet, encoding="utf-8")

    assert refused(capsys, "score", game, str(path)).endswith(f"Did you mean “{meant}”?")


def test_a_misspelt_choice_in_a_game_is_answered_with_the_right_one(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "--seed", "3", "--option", "first=0", typed="kepe\n")

    assert "“kepe” is none of the choices. Type a number, or ? for help. Did you mean “keep”?" in " ".join(
        done.stdout.split()
    )


def test_the_games_explain_their_options_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--lang", "en"]) == 0
    said = capsys.readouterr().out

    assert "Biblios (biblios), for 2 to 4 players" in said
    assert "If you can’t pay your bid" in said
    assert re.search(r"--option penalty=steal +every other player takes a card from you \(default\)\n", said)
    assert re.search(r"--option penalty=bluff +you lose one card, which leaves the game\n", said)
    assert re.search(r"--option first=N +this seat, counted from 0\n", said)
    assert "set-up" not in said


# The language


def test_a_language_that_was_chosen_once_is_remembered(tmp_path: Path) -> None:
    assert "for 2 to 4 players" in run(tmp_path, "games").stdout
    assert "liczba graczy" in run(tmp_path, "games", "--lang", "pl").stdout
    assert "liczba graczy" in run(tmp_path, "games").stdout
    assert "Nie ma gry" in run(tmp_path, "play", "chess").stderr
    assert "joueurs" in run(tmp_path, "games", READINGROOM_LANG="fr").stdout
    assert "liczba graczy" in run(tmp_path, "games", LANG="fr_FR.UTF-8").stdout
    assert "for 2 to 4 players" in run(tmp_path, "games", "--lang", "en").stdout
    assert "for 2 to 4 players" in run(tmp_path, "games").stdout


def test_a_program_chooses_a_language_for_itself_alone(tmp_path: Path) -> None:
    assert run(tmp_path, "play", "--json", "--lang", "fr").returncode == 0
    assert "for 2 to 4 players" in run(tmp_path, "games").stdout


@pytest.mark.slow
def test_a_resumed_game_speaks_its_own_language_unless_another_is_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    run(tmp_path, "play", "--seed", "3", "--first", "0", "--save", str(path), READINGROOM_LANG="fr")

    assert "\nlanguage: fr\n" in path.read_text(encoding="utf-8")
    assert "Bon retour" in run(tmp_path, "play", "--resume", str(path)).stdout
    assert "Welcome back" in run(tmp_path, "play", "--resume", str(path), "--lang", "en").stdout


# Decks


def test_the_game_of_a_deck_is_found_out(capsys: pytest.CaptureFixture[str]) -> None:
    games = Path(main.__code__.co_filename).parents[1] / "games"
    for name, game in (
        ("biblios/components.toml", "Biblios"), ("atheneum/components.toml", "Atheneum"),
        ("exlibris/cards.toml", "Ex Libris"), ("exlibris/tiles.toml", "Ex Libris"),
    ):  # fmt: skip
        assert main(["deck", "check", str(games / name), "--lang", "en"]) == 0
        assert f"is a valid deck for {game} (id " in capsys.readouterr().out


def test_a_file_that_is_no_deck_is_refused_with_what_was_meant(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("[crads]\n", encoding="utf-8")

    said = refused(capsys, "deck", "check", str(path))
    assert "has no section of a deck of any game (biblios, atheneum, exlibris)" in said
    assert said.endswith("Did you mean “cards”?")


def test_a_game_is_played_with_a_deck_that_says_which_game_it_is(tmp_path: Path) -> None:
    tiles = Path(main.__code__.co_filename).parents[1] / "games" / "exlibris" / "tiles.toml"

    assert "Ex Libris" in run(tmp_path, "play", "--deck", str(tiles)).stdout
