"""Ex Libris in the terminal: what a person sees and may type, within eighty columns."""

import io
import re
from itertools import count
from types import SimpleNamespace
from typing import Any, cast

import pytest
from rich.console import Console, RenderableType

from readingroom import Chance, Refusal
from readingroom.bots import make
from readingroom.cli import faces
from readingroom.cli.terminal import Terminal
from readingroom.games.exlibris.end.advice import best_down
from readingroom.games.exlibris.titles import titles
from readingroom.games.exlibris.view import ExLibrisView
from readingroom.locales import LANGUAGES, language
from tests.games.exlibris.tables import RULES, Library, table
from tests.rulebook import rule

pytestmark = pytest.mark.slow  # processes of their own, and whole games

WIDTH = 80


def sat_at(game: Library, lang: str = "en") -> Terminal:
    """Let the first player sit at a terminal of eighty columns."""
    board = faces.board(RULES, language(lang), game.names, 0)
    terminal = Terminal(cast(Any, SimpleNamespace(rules=RULES, g=game.g, seat=0)), board)
    terminal.console = Console(width=WIDTH, file=io.StringIO(), highlight=False, markup=False, emoji=False)
    return terminal


def shown(terminal: Terminal, parts: list[RenderableType]) -> str:
    """Give what stands on the screen, without the spaces at the ends of lines."""
    file = io.StringIO()
    console = Console(width=WIDTH, file=file, highlight=False, markup=False, emoji=False)
    for part in parts:
        console.print(part)
    return "\n".join(line.rstrip() for line in file.getvalue().replace("\N{NO-BREAK SPACE}", " ").splitlines())


def options(game: Library, lang: str = "en") -> str:
    """Give the options as they are shown."""
    terminal = sat_at(game, lang)
    return shown(terminal, terminal.option_lines(terminal.view()))


def drawn(game: Library, lang: str = "en") -> str:
    """Give the table as it is shown."""
    terminal = sat_at(game, lang)
    return shown(terminal, terminal.board.draw(terminal.view()))


def asked(game: Library, lang: str = "en") -> str:
    """Give the question as it is shown."""
    terminal = sat_at(game, lang)
    return terminal.board.say(terminal.words.prompt(terminal.view()).say).replace("\N{NO-BREAK SPACE}", " ")


def test_a_plain_and_the_special_assistant_have_a_row_of_places_each() -> None:
    game = table(tiles="bookseller dump", special="Ada: mummy", hands="Ada: A1")

    assert options(game) == ("  assistant  1 home   2 Bookseller   3 Dump\n  Mummy      4 home   5 Bookseller   6 Dump")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_titles_of_a_hand_are_told_apart_and_stand_beside_their_card(lang: str) -> None:
    terminal = sat_at(table(hands="Ada: A1 A2"), lang)
    printed = titles(RULES.deck, lang)

    lines = shown(terminal, terminal.board.reserve(terminal.view())).splitlines()

    together = " ".join(line.strip() for line in lines)
    for name in ("A1", "A2"):
        assert " · ".join(printed[RULES.find_card(name)]) in together
    assert sum(line.startswith("  A") for line in lines) == 2
    assert all(line.startswith(("  A", "     ")) for line in lines)


def test_a_card_to_be_shelved_is_shown_with_its_signs_once() -> None:
    game = table(hands="Ada: E6 F5")
    game.say("Ada place home")

    assert "2 shelve E6 ★S◆R" in options(game)
    assert "(S R)" not in options(game)


def test_many_options_say_what_each_of_them_does() -> None:
    game = table(tiles="bookseller", special="Ada: mummy", cards="bookseller: Z1", shelves="Ada: A3 B2 C1 / D1 E1 F1")
    game.say("Ada special bookseller", "Ada take Z1", "Ada shelve Z1")

    rows = [line.split()[0] for line in options(game).splitlines() if not line.startswith("     ")]
    assert rows == ["row,", "on", "under"]


@rule("EXL-E9")
@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_before_the_inspection_the_best_cards_to_turn_down_are_offered_and_to_be_done(lang: str) -> None:
    game = table("Ada Ben", shelves="Ada: A3 B2 M8 / B3 C1 D1 / E1 F1 G1", foci="Ada: spells", last=True)
    game.end_round()
    assert game.now("Ada") == "done turn"

    best = best_down(cast(ExLibrisView, sat_at(game, lang).view()), RULES.deck)
    names = [RULES.deck.text(card) for card in best]
    assert "M8" in names
    last = drawn(game, lang).splitlines()[-1]
    assert all(name in last for name in names)
    done = {"en": "0 go on to the inspection", "fr": "0 passer à l’inspection", "pl": "0 przejdź do kontroli"}[lang]
    assert done in options(game, lang)


@rule("EXL-E9")
@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "There is nothing to turn face down."),
        ("fr", "Il n’y a rien à retourner."),
        ("pl", "Nie trzeba niczego zakrywać."),
    ],
)
def test_before_the_inspection_one_hears_if_there_is_nothing_to_turn_down(lang: str, words: str) -> None:
    game = table("Ada Ben", shelves="Ada: A3 B2 C8 / C9 D1 D2 / E1 F1 G1", foci="Ada: spells", last=True)
    game.end_round()
    assert game.now("Ada") == "done turn"

    assert drawn(game, lang).splitlines()[-1] == words


def test_titles_with_commas_are_told_apart_in_a_hand() -> None:
    terminal = sat_at(table(hands="Ada: A7"), "pl")
    shelf = " ".join(shown(terminal, terminal.board.reserve(terminal.view())).split())

    assert "jeden, dużo, au · Atrament sympatyczny, treść niekoniecznie · Atlas kałuż" in shelf


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
@pytest.mark.parametrize("wide", [3, 6, 8, 12])
def test_a_shelf_of_any_width_stays_within_the_screen_and_its_rows_together(lang: str, wide: int) -> None:
    cards = [f"{letter}{number}" for letter in "ABCDEFGHM" for number in (1, 2, 3)]
    rows = [" ".join(cards[wide * row : wide * row + wide]) for row in range(2)]
    text = drawn(table(shelves=f"Ada: {' / '.join(rows)}"), lang)

    assert max(len(line) for line in text.splitlines()) <= WIDTH
    for row in rows:
        line = next(line for line in text.splitlines() if all(f"{card}" in line.split() for card in row.split()))
        assert line.split()[0] in ("1", "2")


def test_the_mark_stands_before_whoever_is_asked() -> None:
    game = table(tiles="tax-collector", hands="Ada: A1, Ben: B1, Cy: C1")
    assert "▸ ① you" in drawn(game)

    game.say("Ada place tax-collector")
    assert "▸ ② Ben" in drawn(game)


@pytest.mark.parametrize(
    ("about", "found"),
    [("7", "EXL-L7"), ("gambling den", "EXL-L7"), ("gambling-den", "EXL-L7"), ("Witch", "EXL-A11"), ("E3", "E3")],
)
def test_the_rule_of_a_location_or_an_assistant_is_found_by_its_name(about: str, found: str) -> None:
    assert sat_at(table()).board.rule_of(about) == found


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_the_help_says_what_the_signs_mean(lang: str) -> None:
    terminal = sat_at(table(), lang)
    said = shown(terminal, terminal.board.legend())

    assert "exlibris-" not in said
    for sign in "▲●✚■◆★◷⌂☞⚑▸▒":
        assert sign in said


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everything_that_is_drawn_in_a_game_fits_into_eighty_columns(seats: int) -> None:
    g = RULES.new(seats, {}, Chance(seats))
    game = Library(RULES, g, ["Ada", "Ben", "Cy", "Dot"][:seats], None)
    terminals = [sat_at(game, lang) for lang in LANGUAGES]
    bots = [make("greedy", RULES, seat) for seat in range(seats)]
    for number in count():
        if not (who := RULES.asked(g)):
            break
        seat, terminal = who[0], terminals[number % len(terminals)]  # one language after the other
        view = RULES.observe(g, seat)
        if seat == 0:
            said = shown(terminal, [*terminal.board.draw(view), *terminal.option_lines(view)])
            assert "exlibris-" not in said
            assert max(len(line) for line in said.splitlines()) <= WIDTH
        RULES.play(g, seat, bots[seat].choose(view, view.options))
    for terminal in terminals:
        assert "exlibris-" not in shown(terminal, terminal.board.final_scores(RULES.scores(g)))


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_no_card_and_no_option_is_broken_in_two_lines(lang: str) -> None:
    hand = "A1 A2 A3 A4 A5 A6 B1 B2 B3 B4 B5 B6 C1 C2 C3 C4 C5 C6"
    game = table(tiles="wishing-well", hands=f"Ada: {hand}", discard="Z1")
    game.say("Ada place wishing-well")

    for text in (drawn(game, lang), options(game, lang)):
        assert all(card in text for card in hand.split())
        assert [line for line in text.splitlines() if re.search(r"(\b\d+|[A-Z]\d)$", line)] == []


@rule("EXL-L8")
@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_the_lodge_says_which_card_is_moved_and_that_it_may_be_shelved_again(lang: str) -> None:
    game = table(tiles="librarians-lodge", shelves="Ada: A1 ##", hidden_cards="Ada: B2", hands="Ada: C1")
    game.say("Ada place librarians-lodge", "Ada lift B2")

    assert "B2 (" in asked(game, lang)
    again = {"en": "take it off", "fr": "la retirer", "pl": "zdejmij ją"}[lang]
    assert again in options(game, lang)


@rule("EXL-A6")
@pytest.mark.parametrize(
    ("lang", "question", "choice"),
    [
        ("en", "Bookworm: choose a card to discard.", "once more"),
        ("fr", "Ver bibliophage : choisissez une carte à défausser.", "encore une fois"),
        ("pl", "Mól Książkowy: wybierz kartę do odrzucenia.", "jeszcze raz"),
    ],
)
def test_the_bookworm_asks_for_a_card_in_its_own_name(lang: str, question: str, choice: str) -> None:
    game = table(tiles="bookseller", special="Ada: bookworm", hands="Ada: A1 B1")
    game.say("Ada special home", "Ada done")
    assert choice in options(game, lang)
    game.say("Ada again")

    assert asked(game, lang) == question


@rule("EXL-L3")
def test_whoever_pays_at_the_auction_is_told_how_many_cards_are_to_go() -> None:
    game = table("Ada Ben", tiles="auction-house", cards="auction-house: Z1", hands="Ada: A1 B1 C1")
    game.say("Ada place auction-house", "Ada bid 2")
    game.first_choices("discard")
    assert asked(game).endswith("Still to pay: 2.")

    game.say("Ada discard A1")
    assert asked(game).endswith("Still to pay: 1.")


@rule("EXL-E2")
@pytest.mark.parametrize(
    ("lang", "mine", "theirs"),
    [
        ("en", "Your A1", "Ben’s B1"), ("fr", "Votre carte A1", "Ben\xa0: la carte B1"),
        ("pl", "Twoja karta A1", "Ben: karta B1"),
    ],
)  # fmt: skip
def test_it_is_told_whose_cards_are_out_of_order(lang: str, mine: str, theirs: str) -> None:
    game = table("Ada Ben", shelves="Ada: C1 A1, Ben: D1 B1", last=True)
    game.end_round()
    game.say("Ada done", "Ben done")

    terminal = sat_at(game, lang)
    told = "\n".join(terminal.board.voice.lines(terminal.words.log(game.events)))
    assert mine in told
    assert theirs in told


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_every_line_of_the_log_begins_with_a_capital(lang: str) -> None:
    g = RULES.new(2, {}, Chance(3))
    chance = Chance(5)
    for _ in range(400):
        if who := RULES.asked(g):
            choices = RULES.options(g, who[0])
            RULES.play(g, who[0], choices[chance.below(len(choices))])
    terminal = sat_at(Library(RULES, g, ["Ada", "Ben"], None), lang)

    lines = terminal.board.voice.lines(terminal.words.log(terminal.view().past, full=True))
    assert [line for line in lines if line[0].islower()] == []


def test_a_shelf_with_a_card_far_away_leaves_the_empty_columns_out() -> None:
    game = table(shelves=f"Ada: A3 B2 {'. ' * 36}M1 / C1 D1 {'. ' * 36}.")
    lines = drawn(game).splitlines()
    start = next(number for number, line in enumerate(lines) if "① you" in line)

    assert lines[start + 1].split() == ["1", "2", "…", "39"]
    assert [word for word in lines[start + 2].split() if word in ("A3", "B2", "M1")] == ["A3", "B2", "M1"]


def test_a_shelf_too_wide_for_the_screen_goes_on_below() -> None:
    cards = [f"{letter}{number}" for letter in "ABCDEFGHM" for number in (1, 2, 3)]
    text = drawn(table(shelves=f"Ada: {' '.join(cards[:20])}"))

    assert max(len(line) for line in text.splitlines()) <= WIDTH
    assert all(card in text.split() for card in cards[:20])
    assert all(str(column) in text.split() for column in range(1, 21))


@rule("EXL-A10")
@pytest.mark.parametrize(
    ("lang", "first", "then", "rather"),
    [
        ("en", "first shift A1", "with it", "do not shift"), ("fr", "décaler d’abord A1", "ajouter", "ne rien"),
        ("pl", "najpierw przesuń A1", "razem z nią B1", "jednak nie"),
    ],
)  # fmt: skip
def test_the_wizard_is_asked_for_each_card_in_words(lang: str, first: str, then: str, rather: str) -> None:
    game = table(tiles="bookseller", special="Ada: wizard", shelves="Ada: A1 B1", hands="Ada: C1")
    game.say("Ada special home", "Ada shelve C1")
    assert first in options(game, lang)
    game.say("Ada lift A1")

    assert then in options(game, lang)
    assert rather in options(game, lang)


@rule("EXL-R3", "EXL-H1")
def test_an_action_that_cannot_be_chosen_now_is_refused_with_its_rule() -> None:
    game = table("Ada Ben", tiles="bookseller diviners-hut", at="Ben: diviners-hut")
    for lang, said in (
        ("en", "its only space is taken"),
        ("fr", "le seul emplacement est occupé"),
        ("pl", "jedyne pole"),
    ):
        terminal = sat_at(game, lang)
        with pytest.raises(Refusal) as refused:
            terminal.move("Place  diviners-hut", terminal.view())
        text = terminal.language.refuse(refused.value)
        assert said in text
        assert text.endswith(" (EXL-R3)")
    with pytest.raises(Refusal) as refused:
        sat_at(game).move("place nowhere", sat_at(game).view())
    assert refused.value.code == "answer"
