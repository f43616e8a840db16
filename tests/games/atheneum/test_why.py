"""Why not, in Atheneum: each reason in one line, with its rule."""

from tests.games.atheneum.library import RULES, Library, at_work, dealt
from tests.games.whys import why
from tests.rulebook import rule

FULL = "Ada a: K K K K / K K K K; Ada b: K K K / K K K; Ada c: K K / K K / K K; Ada d: K K K; Ada e: K K K K"


def told(game: Library, asking: str) -> str:
    return why(RULES, game.g, game.names, asking)


@rule("ATH-B3")
def test_no_support_below() -> None:
    game = at_work(gets="Ada: pink", shelves="Ada a: . . . . / T G . .")
    game.say("Ada take pink")
    below = "No support below: on an upper level a book needs another directly under it. ATH-B3"
    assert told(game, "Ada at a5") == "possible"
    assert told(game, "Ada at a7") == below
    assert told(game, "Ada at a8") == below


@rule("ATH-B2", "ATH-B1")
def test_no_support_beside_and_no_empty_slot() -> None:
    game = at_work(gets="Ada: pink", shelves="Ada e: T . . .")
    game.say("Ada take pink")
    assert told(game, "Ada at a2") == "No support: a book needs a wall or another book on its left or right. ATH-B2"
    assert told(game, "Ada at e1") == "A book stands there already. ATH-B1"
    assert (
        told(game, "Ada at f1") == "You have no side shelf here yet: cards, spiders and bonus tokens bring one. ATH-X2"
    )


@rule("ATH-B6")
def test_no_room_for_a_pair() -> None:
    game = at_work(drawn="Ada: green+pink", shelves="Ada d: T . G")
    game.say("Ada take green+pink")
    room = "No room for a pair: it needs two free slots side by side, both at the bottom or above books. ATH-B6"
    assert told(game, "Ada at d2") == room
    assert told(game, "Ada at a4") == room
    assert told(game, "Ada at a3") == "possible"


@rule("ATH-B6")
def test_no_room_for_a_pair_anywhere() -> None:
    game = at_work(drawn="Ada: green+pink", shelves=FULL)
    assert told(game, "Ada take green+pink") == "No room for a pair anywhere on your shelves. ATH-B6"
    assert told(game, "Ada take black+pink") == "You have no such pair: black + pink. ATH-B6"


@rule("ATH-B8")
def test_a_book_for_a_compartment() -> None:
    game = at_work(gets="Ada: any in upper-left + any in middle", shelves="Ada d: T G U")
    reason = "No free slot for it there: upper left. ATH-B8"
    assert told(game, "Ada take pink for upper-left") == reason
    assert told(game, "Ada take pink for lower-left") == "You have no book for this compartment: lower left. ATH-B8"
    game.say("Ada take pink for middle")
    assert told(game, "Ada at a1") == "This book can only go there: middle. ATH-B8"


@rule("ATH-T4", "ATH-B1")
def test_no_book_and_no_room_for_one() -> None:
    game = at_work(gets="Ada: pink, Ben: pink", shelves=FULL)
    assert told(game, "Ada take pink") == "There is no free slot left for this book. ATH-B1"
    assert told(game, "Ada take green") == "You have no book of this colour to shelve: green. ATH-T4"
    assert told(game, "Ada at a1") == "Take up a book first, then choose its slot. ATH-B1"
    game.say("Ben take pink")
    assert told(game, "Ben finish") == "First put down what you took up. ATH-T4"


@rule("ATH-B4", "ATH-B5", "ATH-B6")
def test_books_that_cannot_be_taken_out() -> None:
    game = at_work(
        gets="Ada: rearrange 1", shelves="Ada a: T . . . / G U P .; Ada e: G+P . .; Ben a: . . . . / G . . ."
    )
    assert told(game, "Ada remove a1") == "Another book stands on it. ATH-B4"
    assert told(game, "Ada remove a2") == "The book beside it would have no support left. ATH-B4"
    assert told(game, "Ada remove a4") == "No book stands there. ATH-B5"
    assert told(game, "Ada remove e1") == "A pair counts as two books, and you may take out only one more. ATH-B6"
    assert told(game, "Ada remove e2") == "A pair is taken out whole, by its left book (e1). ATH-B6"
    assert told(game, "Ben remove a1") == "You can rearrange nothing this turn, or nothing more. ATH-B5"


@rule("ATH-T5", "ATH-C7")
def test_an_objective_that_is_not_fulfilled_and_what_is_missing() -> None:
    game = at_work(shelves="Ada d: T . .")
    for card in game.g.zones[game.zone("row")]:
        name = RULES.card_text(card)
        objective = RULES.deck.objective(card)
        reason = RULES.why_not(game.view("Ada"), RULES.catalogue.find(f"score {name}"))
        assert reason is not None
        assert (reason.code, reason.rule) == ("lacks", "ATH-T5")
        assert len(str(reason.values["benefits"]).split(" + ")) == objective.lacks(game.desk("Ada").shelves)
        assert told(game, f"Ada score {name}").startswith(f"Not fulfilled yet ({name}). Still missing: ")


def fulfilled_by(shelves: str) -> list[str]:
    """List the objectives without a wand that some shelves of Ada's fulfil."""
    desk = at_work(shelves=shelves).desk("Ada")
    return [each.name for each in RULES.deck.objectives if not each.wand and each.fulfils(desk.shelves)]


@rule("ATH-T5")
def test_no_wand_left() -> None:
    first, second, third = fulfilled_by(FULL)[:3]
    game = at_work(shelves=FULL, row=f"{first} {second} {third} O1")
    game.say(f"Ada score {first}", f"Ada score {second}")
    assert told(game, f"Ada score {third}") == "No wand left: scoring an objective takes one. ATH-T5"
    assert told(game, f"Ada score {first}") == f"You have scored this objective already ({first}). ATH-T5"


@rule("ATH-T5")
def test_an_objective_that_is_not_in_the_row() -> None:
    game = at_work(shelves=FULL, row="O1 O2 O3 O4")
    assert told(game, "Ada score O9") == "This objective is not in the row (O9). ATH-T5"


@rule("ATH-X2", "ATH-X3", "ATH-X4")
def test_tokens_that_bring_nothing() -> None:
    game = at_work(gets="Ada: wand + wand + wand + wand", drawn="Ada: side-shelf wand", sides="Ada: 2")
    assert told(game, "Ada use side-shelf") == "You have two side shelves: a third would be lost. ATH-X2"
    assert told(game, "Ada use wand") == "None of your wands is left in the supply: this one would be lost. ATH-X4"
    assert told(game, "Ada use any") == "You have no such bonus token: any book. ATH-X3"
    assert told(game, "Ada draw") == "You have no bonus token to draw. ATH-X3"
    candle = "Candles are made of bonus tokens: once you have one, choose the candle beside it first. ATH-X3"
    assert told(game, "Ada on candle1") == candle
    game.say("Ada candle wand", "Ada on candle1")
    assert told(game, "Ada on candle1") == "A candle burns there already. ATH-X3"
    game.say("Ada candle side-shelf")
    assert told(game, "Ada finish") == "First put the candle on a free candle slot. ATH-X3"


@rule("ATH-X1")
def test_spiders() -> None:
    game = at_work(gets="Ada: pink", shelves="Ada d: T G .")
    assert told(game, "Ada capture wand") == "A spider gives something only when you fill its compartment. ATH-X1"
    game.shelve("Ada", "pink d3")
    assert told(game, "Ada finish") == "First choose what the spider gives you. ATH-X1"


@rule("ATH-T4")
def test_strict_steps() -> None:
    objective = fulfilled_by(FULL)[0]
    game = at_work(gets="Ada: pink", shelves=FULL, row=f"{objective} O1 O2 O3", strict=True)
    game.say(f"Ada score {objective}")
    strict = "You have begun to score: at this table nothing more can be used this turn. ATH-T4"
    assert told(game, "Ada take pink") == strict


@rule("ATH-T2", "ATH-T7")
def test_the_draft_and_who_is_waited_for() -> None:
    game = dealt(hands="Ada: A1")
    assert told(game, "Ada choose A1") == "possible"
    assert told(game, "Ada choose B1") == "B1 is not in your hand. ATH-T2"
    assert told(game, "Ada take pink") == "Not yet: choose a card first. ATH-T2"
    game.say("Ada choose A1")
    assert told(game, "Ada choose A1") == "You have done your part. Waiting for Ben and Cleo. ATH-T7"
    assert told(game, "Zoe finish").startswith("You are watching. Waiting for Ben and Cleo.")


@rule("ATH-B2", "ATH-B3", "ATH-B6", "ATH-B8", "ATH-X3")
def test_where_something_cannot_go_that_would_be_taken_up_first() -> None:
    game = at_work(
        gets="Ada: pink + any in middle + rearrange 2",
        drawn="Ada: green+pink",
        shelves="Ada a: . . . . / T G . .; Ada d: P . .",
    )
    assert told(game, "Ada take pink, at a3") == "possible"
    assert told(game, "Ada take pink, at a7").startswith("No support below")
    assert told(game, "Ada take pink, at e2").startswith("No support: a book needs a wall")
    assert told(game, "Ada take black for middle, at a3") == "This book can only go there: middle. ATH-B8"
    assert told(game, "Ada take green+pink, at a4").startswith("No room for a pair")
    assert told(game, "Ada take green+pink, at a3") == "possible"
    assert told(game, "Ada candle green+pink, on candle1") == "possible"
    assert (
        told(game, "Ada candle green+pink, on candle5")
        == "You have no side shelf here yet: cards, spiders and bonus tokens bring one. ATH-X2"
    )
    assert told(game, "Ada remove a2, at a3").startswith("No support: a book needs a wall")  # it leaves a2 empty
    assert told(game, "Ada remove d1, at a3") == "possible"
    assert told(game, "Ada remove a1, at a3") == "The book beside it would have no support left. ATH-B4"
    assert told(game, "Ada take green, at a3") == "You have no book of this colour to shelve: green. ATH-T4"


def test_what_is_said_to_be_possible_after_something_is_offered_then() -> None:
    game = at_work(
        gets="Ada: pink + any in middle", drawn="Ada: green+pink", shelves="Ada a: . . . . / T G . .; Ada d: P . ."
    )
    slots = [text for text in RULES.catalogue.texts if text.startswith("at ")]
    for first in game.asks("Ada", "take").split(", "):
        trial = Library(RULES.clone(game.g), game.names)
        trial.say(f"Ada take {first}")
        offered = set(trial.asks("Ada").split(", "))
        assert {slot for slot in slots if told(game, f"Ada take {first}, {slot}") == "possible"} == offered
