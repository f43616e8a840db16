"""What is refused is refused with a sentence that says what is wrong and what would be right, and changes nothing."""

from pathlib import Path

import pytest

import readingroom
from readingroom import BadDeck, BadOptions, Chance, IllegalAction, Refusal, UnknownAction, UnknownGame
from readingroom.locales import language
from tests.games.biblios.tables import Game, table
from tests.rulebook import rule

RULES = readingroom.load("biblios")


def refused(game: Game, seat: int, action: str) -> IllegalAction:
    """Try an action that must be refused without a trace."""
    before, view, events = game.g.digest(), game.view("Ada"), list(game.rules.events(game.g))
    with pytest.raises(IllegalAction) as error:
        game.rules.play(game.g, seat, game.rules.catalogue.find(action))
    assert game.g.digest() == before
    assert game.view("Ada") == view
    assert game.rules.events(game.g) == events
    return error.value


def test_an_illegal_action_is_refused_with_what_was_tried_and_what_is_legal() -> None:
    game = table(draw="MA2 G1")
    error = refused(game, 0, "bid 3")
    assert str(error) == "seat 0 cannot play 'bid 3' now; legal: keep, offer, auction"
    assert (error.code, error.params["tried"], error.params["legal"]) == ("illegal", "bid 3", "keep, offer, auction")


def test_who_is_not_asked_is_told_who_is() -> None:
    game = table(draw="MA2 G1")
    assert str(refused(game, 2, "keep")) == "seat 2 cannot play 'keep' now: seat 0 is to answer"
    assert refused(game, 2, "keep").code == "not-asked"


def test_after_the_end_everything_is_illegal() -> None:
    game = table(lots="")
    for seat in range(3):
        assert str(refused(game, seat, "pass")) == f"seat {seat} cannot play 'pass' now: the game is over"


@pytest.mark.parametrize("lot", ["FH2", "G2", "K++"])
def test_every_action_that_is_not_an_option_is_refused_and_changes_nothing(lot: str) -> None:
    game = table(lots=f"{lot} MB2", reserves="Ada: G1, Ben: G1 G3 PA2")
    game.say("Ben bid 3", "Cleo pass")
    for next_saying in ("Ada pass", "Ben pay G3"):
        asked = game.rules.asked(game.g)[0]
        legal = game.rules.options(game.g, asked)
        for seat in range(3):
            for action in range(len(game.rules.catalogue)):
                if seat != asked or action not in legal:
                    before = game.g.digest() if action % 40 == 0 else ""
                    with pytest.raises(IllegalAction):
                        game.rules.play(game.g, seat, action)
                    assert not before or game.g.digest() == before
        game.say(next_saying)


@pytest.mark.parametrize("action", [-1, 202, 100_000])
def test_a_number_that_is_no_action_is_refused(action: int) -> None:
    game = table(draw="MA2 G1")
    before = game.g.digest()
    with pytest.raises(UnknownAction, match=f"no action number {action}"):
        game.rules.play(game.g, 0, action)
    assert game.g.digest() == before


@pytest.mark.parametrize("seat", [-1, 3, 4, 62, 1000])
def test_a_seat_that_is_not_at_the_table_is_refused(seat: int) -> None:
    game = table(draw="MA2 G1")
    before = game.g.digest()
    message = f"there is no seat {seat}: seats are 0 to 2"
    with pytest.raises(BadOptions, match=message):
        game.rules.play(game.g, seat, 0)
    with pytest.raises(BadOptions, match=message):
        game.rules.options(game.g, seat)
    with pytest.raises(BadOptions, match=message):
        game.rules.observe(game.g, seat)
    assert game.g.digest() == before


@pytest.mark.parametrize("name", ["chess", "", "Biblios", "../biblios", "biblios.rules"])
def test_an_unknown_game_is_refused_with_the_games_there_are(name: str) -> None:
    with pytest.raises(UnknownGame) as error:
        readingroom.load(name)
    assert repr(name) in str(error.value)
    assert "choose from: biblios" in str(error.value)


def test_the_games_can_be_named_after_one_was_loaded() -> None:
    assert "biblios" in readingroom.GAMES


def test_an_unknown_option_is_refused_with_the_options_there_are() -> None:
    with pytest.raises(BadOptions, match="biblios has no option 'penalti'; it has: penalty, honest, first"):
        RULES.new(3, {"penalti": "steal"})


@pytest.mark.parametrize(
    ("option", "value", "known"),
    [
        ("penalty", "death", "steal, bluff"),
        ("penalty", "", "steal, bluff"),
        ("penalty", None, "steal, bluff"),
        ("honest", "maybe", "no, yes"),
        ("honest", 1, "no, yes"),
        ("first", "4", "drawn, 0"),
        ("first", True, "drawn, 0"),
    ],
)
def test_a_wrong_option_is_refused_with_what_it_can_be(option: str, value: object, known: str) -> None:
    with pytest.raises(BadOptions) as error:
        RULES.new(3, {option: value})
    assert f"option {option!r} cannot be" in str(error.value)
    assert f"it can be: {known}" in str(error.value)


@rule("BIB-A8", "BIB-A9")
def test_options_may_be_texts_or_truth_values() -> None:
    g = RULES.new(3, {"honest": True, "penalty": "bluff", "first": 0})
    assert RULES.chosen_options(g) == {"penalty": "bluff", "honest": "yes", "first": "0"}
    assert RULES.chosen_options(RULES.new(3, {"honest": False})) == {
        "penalty": "steal",
        "honest": "no",
        "first": "drawn",
    }


@pytest.mark.parametrize("seats", [-3, 0, 1, 5, 100])
def test_a_wrong_number_of_seats_is_refused_with_the_limits(seats: int) -> None:
    with pytest.raises(BadOptions) as error:
        RULES.new(seats)
    assert str(error.value) == f"biblios is for 2 to 4 players, not {seats}"
    assert (error.value.params["least"], error.value.params["most"]) == (2, 4)


def test_every_refusal_has_a_code_and_a_sentence() -> None:
    game = table(draw="MA2 G1")
    errors = [refused(game, 0, "done"), refused(game, 1, "done")]
    for error in errors:
        assert isinstance(error, Refusal)
        assert isinstance(error, ValueError)
        assert error.code
        assert error.sentence == str(error)


# Decks of one's own

SHIPPED = (Path(readingroom.__file__).parent / "games" / "biblios" / "components.toml").read_text(encoding="utf-8")


def deck(folder: Path, text: str) -> Path:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


def changed(old: str, new: str) -> str:
    assert old in SHIPPED
    return SHIPPED.replace(old, new, 1)


MONKS = "monks = [2, 2, 2, 2, 3, 3, 3, 4, 4]"


@rule("BIB-C1", "BIB-C2", "BIB-C3", "BIB-C4", "BIB-C5", "BIB-S2")
@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        (MONKS, "monks = [2, 2, 2, 2, 3, 3, 3, 4]", "category 'monks' needs nine values from 1 up"),
        (MONKS, "monks = [2, 2, 2, 2, 3, 3, 3, 4, 4, 4]", "category 'monks' needs nine values from 1 up"),
        (MONKS, "monks = [0, 2, 2, 2, 3, 3, 3, 4, 4]", "category 'monks' needs nine values from 1 up"),
        (MONKS, "monks = [2, 2, 2, 2, 3, 3, 3, 4, 'four']", "category 'monks' needs nine values from 1 up"),
        (MONKS, "monks = [2, 2, 2, 2, 3, 3, 3, 4, 4.5]", "category 'monks' needs nine values from 1 up"),
        (MONKS, "monks = [true, 2, 2, 2, 3, 3, 3, 4, 4]", "category 'monks' needs nine values from 1 up"),
        (MONKS, "monks = 9", "category 'monks' needs nine values from 1 up"),
        (MONKS, "monks = [4, 2, 2, 2, 3, 3, 3, 4, 4]", "'monks': the values must not fall from letter A to letter I"),
        (MONKS, "", "section categories has no 'monks'"),
        (MONKS, f"{MONKS}\nnuns = [1]", "section categories has 'nuns', which is not one of: monks, pigments"),
        ("[categories]", "[category]", "it has no 'categories'"),
        ("[gold]", "[silver]", "it has no 'gold'"),
        ("[church]", "[temple]", "it has no 'church'"),
        ("[removed]", "[out]", "it has no 'removed'"),
        ("1 = 11", "1 = 12", "there must be 33 gold cards, not 34"),
        ("2 = 11", "2 = 10", "there must be 33 gold cards, not 32"),
        ("3 = 11", "4 = 11", "section gold has no '3'"),
        ("3 = 11", "3 = 11\n4 = 0", "section gold has '4', which is not one of: 1, 2, 3"),
        ("1 = 11", "1 = -11", "section gold: '1' must be a whole number from 0 to 33, not -11"),
        ("1 = 11", "1 = 'eleven'", "section gold: '1' must be a whole number from 0 to 33, not 'eleven'"),
        ('"+1" = 2', '"+1" = 3', "there must be 9 church cards, not 10"),
        ('"+1" = 2', '"+2" = 2', "section church has no '+1'"),
        ('"+1" = 2', '"+1" = 2.0', "section church: '+1' must be a whole number from 0 to 9, not 2.0"),
        ("gold = 2, random = 21", "gold = 2, random = 20", "61 cards are left, which is not a multiple of 6"),
        ("gold = 1, random = 12", "gold = 1, random = 13", "71 cards are left, which is not a multiple of 12"),
        ("gold = 0, random = 7", "gold = 0, random = 8", "79 cards are left, which is not a multiple of 20"),
        ("gold = 2, random = 21", "gold = 2, random = 81", "with 2 players 0 cards are left"),
        ("gold = 2, random = 21", "gold = 2, random = 87", "with 2 players -6 cards are left"),
        ("gold = 2, random = 21", "gold = 12, random = 21", "'gold' must be a whole number from 0 to 11, not 12"),
        ("gold = 2, random = 21", "gold = -1, random = 21", "removed.2: 'gold' must be a whole number from 0 to 11"),
        ("gold = 2, random = 21", "gold = 2", "section removed.2 has no 'random'"),
        ("gold = 2, random = 21", "gold = 2, random = 21, luck = 7", "has 'luck', which is not one of: gold, random"),
        ("gold = 2, random = 21", "gold = 2, random = 88", "removed.2: 'random' must be a whole number from 0 to 87"),
        ("[gold]", "[silver]\n[gold]", "it has 'silver', which is not one of: categories, gold, church, removed"),
        ("2 = { gold = 2, random = 21 }", "2 = 27", "section removed.2 must be a table, not 27"),
        ("2 = { gold = 2, random = 21 }", "5 = { gold = 2, random = 21 }", "section removed has no '2'"),
        ("[gold]", "[gold", "it is not TOML"),
        ("[gold]", "[categories]", "it is not TOML"),
    ],
)  # fmt: skip
def test_a_deck_that_breaks_a_limit_is_refused_with_the_limit(tmp_path: Path, old: str, new: str, says: str) -> None:
    with pytest.raises(BadDeck) as error:
        readingroom.load("biblios", deck(tmp_path, changed(old, new)))
    assert str(error.value).startswith("mine.toml: ")
    assert says in str(error.value)
    what = str(error.value.params["what"])
    assert language("en").refuse(error.value) == f"The deck mine.toml cannot be used: {what}"
    for code in ("fr", "pl"):
        assert what not in language(code).refuse(error.value), "in English only"


def test_a_deck_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadDeck, match=r"none\.toml: it cannot be read \(No such file or directory\)"):
        readingroom.load("biblios", tmp_path / "none.toml")
    with pytest.raises(BadDeck, match="it cannot be read"):
        readingroom.load("biblios", tmp_path)
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadDeck, match="it is not TOML"):
        readingroom.load("biblios", tmp_path / "bytes.toml")


def test_an_empty_deck_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadDeck, match="it has no 'categories'"):
        readingroom.load("biblios", str(deck(tmp_path, "")))


@rule("BIB-C2")
def test_a_deck_of_ones_own_is_another_deck_with_another_catalogue(tmp_path: Path) -> None:
    mine = readingroom.load("biblios", deck(tmp_path, changed(MONKS, "monks = [1, 1, 1, 1, 1, 1, 1, 1, 9]")))
    assert mine.deck_name() != RULES.deck_name()
    assert mine.catalogue.name() != RULES.catalogue.name()
    assert mine.find_card("MI9") == RULES.find_card("MI4")


@rule("BIB-A10")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("1 = 11\n2 = 11\n3 = 11", "1 = 2\n2 = 2\n3 = 29"),  # up to 99 gold in play
        ("gold = 2, random = 21", "gold = 1, random = 0"),  # 84 cards for two players
    ],
)
def test_a_deck_with_which_bids_could_go_past_the_catalogue_is_refused_or_can_be_played(
    tmp_path: Path, old: str, new: str
) -> None:
    try:
        mine = readingroom.load("biblios", deck(tmp_path, changed(old, new)))
    except BadDeck:
        return
    for seats in (2, 3, 4):
        g = mine.new(seats, {}, Chance(seats))
        assert mine.playout(g, Chance(1)) > 0
        assert mine.over(g)
