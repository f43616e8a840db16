"""What goes out: views, prompts, events and results as the protocol has them, for one seat or for a spectator.

Everything here comes from `rules.observe` and from projected events; only of a finished game all cards are shown.
"""

from collections.abc import Callable, Hashable, Sequence
from typing import Any

import msgspec

from readingroom.engine.event import BACK, NONE, SPECTATOR, Event, seen_by
from readingroom.engine.rules import Rules
from readingroom.engine.view import View
from readingroom.locales.sayings import saying
from readingroom.locales.words import Words
from readingroom.server.protocol import (
    Because,
    LogLine,
    Moved,
    Now,
    PlainEvent,
    PlainPrompt,
    PlainScore,
    PlainView,
    Result,
    ScoreLine,
    Section,
    SheetLine,
    Tie,
    Told,
    Welcome,
    Went,
    Why,
)
from readingroom.server.protocol import TableInfo as Info
from readingroom.server.refusals import refusal
from readingroom.server.tables import Chapter, TableFold

AnyRules = Rules[Any, Any]
encode = msgspec.json.Encoder().encode


def now(table: TableFold, seat: int | None, board: bool = False) -> Now:
    """Say how a table stands, for a seat or for a spectator; with the whole table in words if they wish."""
    if table.fold is None:
        return Now(number=table.number, view=None, prompt=None, undo=False, result=None, board=None)
    words, g = table.words(seat), table.fold.g
    view = words.rules.observe(g, seat)
    return Now(
        number=table.number,
        view=plain_view(words, view, kept(table, "facts", lambda: words.rules.facts(view))),
        prompt=None if seat is None else plain_prompt(words, view, table.prompts.get(seat)),
        undo=table.undoable(seat),
        result=result(words, table) if table.over and not table.stopped else None,
        board=plain_board(words, view) if board else None,
    )


def kept(table: TableFold, key: Hashable, make: Callable[[], object]) -> msgspec.Raw:
    """Encode something that is the same for several who are told, once for them all."""
    found = table.kept.get(key)
    if found is None:
        found = table.kept[key] = msgspec.Raw(encode(make()))
    return found


def plain_view(words: Words, view: View, facts: Any) -> PlainView:
    """Give a view by names: zones with their cards, or with how many backs are seen; and the public facts."""
    zones: dict[str, list[str] | int] = {}
    text = words.rules.card_text
    for zone, cards in enumerate(view.zones):
        zones[words.zone_text(zone)] = len(cards) if BACK in cards else [text(card) for card in cards]
    return PlainView(
        seat=None if view.seat == SPECTATOR else int(view.seat),
        over=view.over,
        asked=list(view.asked),
        zones=zones,
        facts=facts,
        known=words.rules.known(view),
        says=words.beside(view),
    )


def plain_prompt(words: Words, view: View, opened: int | None) -> PlainPrompt | None:
    """Give what the viewer is asked, with their options; nothing if they are not asked."""
    if opened is None:
        return None
    rules, prompt = words.rules, words.prompt(view)
    return PlainPrompt(
        id=opened,
        code=prompt.code,
        rule=prompt.rule,
        values=prompt.values,
        say=prompt.say,
        options=[rules.catalogue.text(action) for action in view.options],
        sayings=[words.option(view, action) for action in view.options],
        ahead=rules.ahead(view),
    )


def because(table: TableFold, seat: int | None, asked: Why) -> Because:
    """Say why a seat or a spectator cannot choose an action now, from what they see; nothing if they can."""
    if table.fold is None or table.stopped:
        raise refusal("not-playing")
    words = table.words(seat)
    find = words.rules.catalogue.find
    view = words.rules.observe(table.fold.g, seat)
    reason = words.rules.why_not(view, find(asked.action), find(asked.first) if asked.first else -1)
    if seat is not None and table.chairs[seat].bot and not view.over:
        return Because(action=asked.action, say=saying("web-error-handed"), rule="")
    if reason is None:
        return Because(action=asked.action, say=None, rule="")
    return Because(action=asked.action, say=words.why(view, reason), rule=reason.rule)


def plain_board(words: Words, view: View) -> list[Section]:
    """Give the whole table in words."""
    return [Section(code=code, seat=seat, say=say, items=items) for code, seat, say, items in words.board(view)]


def plain_event(words: Words, event: Event) -> PlainEvent:
    """Give an event that was projected for the one who is told."""
    rules, say, line = words.rules, words.event(event), words.line(event)
    return PlainEvent(
        code=event.code,
        seat=None if event.seat == NONE else int(event.seat),
        rule=rules.rule_of(event),
        values=rules.told(event),
        moved=[
            Moved(kind=kind, thing=thing, source=source, target=target)
            for kind, thing, source, target in rules.moved(event)
        ],
        say=say,
        line=None if line is None else LogLine(key=line.key, say=None if line.say == say else line.say),
    )


def result(words: Words, table: TableFold) -> Result:
    """Give the result of a game that is over."""
    assert table.fold is not None
    g = table.fold.g
    scores = words.rules.scores(g)
    plain = [
        PlainScore(
            seat=score.seat,
            owner=words.owner(score),
            points=score.points,
            ties=[Tie(**tie._asdict()) for tie in words.compared(score, scores)],
            lines=[
                ScoreLine(code=each.code, points=each.points, why=each.why, values=words.rules.score_values(each))
                for each in score.lines
            ],
        )
        for score in scores
    ]
    return Result(
        scores=plain,
        ranking=words.rules.ranking(g),
        sheet=[SheetLine(code=code, say=say, cells=cells) for code, say, cells in words.sheet(scores)],
        places=words.places(scores),
        verdict=words.verdict(scores),
        course=table.course(),
    )


def told(table: TableFold, chapters: Sequence[Chapter], seat: int | None) -> list[Told]:
    """Give what happened in chapters as the one who is told saw it; after the end, with every card open."""
    words = table.words(seat)
    viewer = SPECTATOR if seat is None else seat
    found: list[Told] = []
    for chapter in chapters:
        seen = chapter.events if table.over else seen_by(viewer, chapter.events)
        events: list[Any] = [kept_event(table, words, event) for event in seen]
        found.append(Told(number=chapter.number, events=events))
    return found


def kept_event(table: TableFold, words: Words, event: Event) -> msgspec.Raw:
    """Encode an event once for all who saw the same of it; to those who did it, it may be told in another way."""
    key = (event, event.by, event.under, event.seat == words.viewer)
    return kept(table, key, lambda: plain_event(words, event))


def welcome(table: TableFold, info: Info, since: int | None, board: bool = False) -> Welcome:
    """Greet somebody who saw the log up to an entry, or nothing of it."""
    forget = table.forgotten_since(since)
    first = (since or 0) + 1 if forget is None else forget
    chapters = table.chapters_from(first)
    return Welcome(table=info, now=now(table, info.mine, board), forget=forget, told=told(table, chapters, info.mine))


def went(table: TableFold, seat: int | None, board: bool = False) -> Went:
    """Tell what the last entry brought: the set-up, an action, or an undo (with what is to be forgotten)."""
    forget = table.forgotten_since(table.number - 1) if table.number > table.started else None
    chapters = table.chapters_from(table.number if forget is None else forget)
    by = max(table.last_of, key=lambda each: table.last_of[each]) if table.last_of else None
    return Went(by=by, forget=forget, told=told(table, chapters, seat), now=now(table, seat, board))
