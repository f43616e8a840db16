"""Sayings become sentences, for whoever reads them; those of a log that belong together become one."""

import msgspec
import pytest

from readingroom.engine.errors import Refusal
from readingroom.locales import Language, language
from readingroom.locales.messages import Messages
from readingroom.locales.sayings import NOBODY, Line, Said, Value, joined, saying, seat, several
from readingroom.locales.voice import Voice

MESSAGES = """\
thing = { $thing ->
    [lamp] lamp
   *[quill] quill
}
    .gender = { $thing ->
        [lamp] f
       *[quill] m
    }
take = { $player-who ->
    [you] You take the { $what }.
    [nobody] Nobody takes the { $what }.
   *[other] { $player } takes the { $what }.
}
key = { $what-key }
found = { $what-gender ->
    [f] trouvée
   *[m] trouvé
}
count = { $things-count }: { $things }
some = { $number ->
    [0] { "" }
    [1] { $what }
   *[other] { $number } × { $what }
}
paid = { $player } pays { $number } for { $things }.
coin = coin of { $value }
"""


class Sample(Language):
    """English, with the messages of these tests."""

    def __init__(self) -> None:
        super().__init__("en")
        self._bundle = Messages("en", [MESSAGES])


def said(value: Value, viewer: int | None = None) -> str:
    return Voice(Sample(), ["Ada", "Ben"], viewer).say(value)


def thing(name: str) -> Said:
    return saying("thing", thing=name)


def some(name: str, number: int) -> Said:
    return saying("some", what=thing(name), number=number)


@pytest.mark.parametrize(
    ("viewer", "text"), [(None, "Ben takes the lamp."), (0, "Ben takes the lamp."), (1, "You take the lamp.")]
)
def test_you_is_decided_where_it_is_read(viewer: int | None, text: str) -> None:
    assert said(saying("take", player=seat(1), what=thing("lamp")), viewer) == text


def test_nobody_is_a_seat_too() -> None:
    assert said(saying("take", player=seat(NOBODY), what=thing("quill"))) == "Nobody takes the quill."


def test_a_saying_inside_another_brings_its_text_its_key_and_its_grammar() -> None:
    assert said(saying("key", what=thing("lamp"))) == "lamp"
    assert [said(saying("found", what=thing(name))) for name in ("lamp", "quill")] == ["trouvée", "trouvé"]


def test_several_things_are_joined_and_counted_and_what_says_nothing_is_left_out() -> None:
    things = [thing("lamp"), thing("quill"), thing("lamp")]
    assert said(saying("count", things=several(things))) == "3: lamp, quill and lamp"
    assert said(saying("count", things=several(things[:2], "comma"))) == "2: lamp, quill"
    assert said(saying("count", things=several([some("lamp", 0), thing("quill")], "dot"))) == "2: quill"
    assert said(several([seat(0), seat(1)]), 0) == "you and Ben"


def test_neighbours_of_one_key_become_one_line() -> None:
    def paid(name: str, number: int) -> Line:
        return Line("pay 1", saying("paid", player=seat(1), number=number, things=several([thing(name)])))

    told = [paid("lamp", 2), paid("quill", 3), Line("", thing("lamp")), paid("lamp", 1)]

    lines = Voice(Sample(), ["Ada", "Ben"], None).lines(told)

    assert lines == ["Ben pays 5 for lamp and quill.", "lamp", "Ben pays 1 for lamp."]


def test_what_several_do_at_the_same_time_is_one_line_for_each() -> None:
    def shelved(player: int) -> Line:
        return Line(f"turn {player}", saying("paid", player=seat(player), number=1, things=several([thing("lamp")])))

    told = [shelved(0), shelved(1), shelved(0), shelved(1), Line("", thing("quill")), shelved(0)]

    lines = Voice(Sample(), ["Ada", "Ben"], None).lines(told)

    assert lines == ["Ada pays 2 for lamp and lamp.", "Ben pays 2 for lamp and lamp.", "quill", "Ada pays 1 for lamp."]


def test_lines_without_a_key_or_of_another_message_stay_apart() -> None:
    assert len(joined([Line("", thing("lamp")), Line("", thing("lamp"))])) == 2
    assert len(joined([Line("a", thing("lamp")), Line("b", thing("lamp"))])) == 2
    assert len(joined([Line("a", thing("lamp")), Line("a", some("lamp", 1))])) == 2


def test_equal_things_of_joined_lists_are_counted() -> None:
    def gain(name: str) -> Line:
        return Line("gain", saying("count", things=several([some(name, 1)], "comma")))

    (line,) = Voice(Sample(), [], None).lines([gain("lamp"), gain("quill"), gain("lamp")])

    assert line == "2: 2 × lamp, quill"


def test_numbers_that_name_a_thing_are_not_added() -> None:
    def gain(value: int) -> Line:
        return Line("gain", saying("count", things=several([saying("coin", value=value)], "comma")))

    (line,) = Voice(Sample(), [], None).lines([gain(3), gain(3), gain(1)])

    assert line == "3: coin of 3, coin of 3, coin of 1"


def test_a_line_that_says_nothing_is_not_shown() -> None:
    assert Voice(Sample(), [], None).lines([Line("", some("lamp", 0))]) == []


def test_on_the_wire_a_saying_has_only_what_it_needs() -> None:
    told = saying("take", player=seat(0), what=several(["a", 2]))
    wire = b'{"say":"take","with":{"player":{"seat":0},"what":{"list":["a",2]}}}'

    assert msgspec.json.encode(told) == wire
    assert msgspec.json.decode(wire, type=Said) == told


def test_a_language_that_is_not_spoken_is_refused() -> None:
    with pytest.raises(Refusal, match="no language is called 'xx'"):
        language("xx")
