"""What goes out: views, prompts, events and results as the protocol has them, for one seat or for a spectator.

Everything here comes from `rules.observe` and from projected events; only of a finished game all cards are shown.
"""

from typing import Any

from readingroom.engine.event import NONE, SPECTATOR, Event, seen_by
from readingroom.engine.record import UNDO, Fold, Record
from readingroom.engine.rules import Rules
from readingroom.engine.view import View
from readingroom.server.protocol import (
    Moved,
    Now,
    PlainEvent,
    PlainPrompt,
    PlainScore,
    PlainView,
    ReplayStep,
    Result,
    Welcome,
    Went,
)
from readingroom.server.protocol import TableInfo as Info
from readingroom.server.tables import Chapter, Table

AnyRules = Rules[Any, Any]


def now(table: Table, seat: int | None) -> Now:
    """Say how a table stands, for a seat or for a spectator."""
    if table.fold is None:
        return Now(number=table.number, view=None, prompt=None, undo=False, result=None)
    rules, g = table.rules, table.fold.g
    view = rules.observe(g, seat)
    return Now(
        number=table.number,
        view=plain_view(rules, view),
        prompt=None if seat is None else plain_prompt(rules, view, table.prompts.get(seat)),
        undo=table.undoable(seat),
        result=result(rules, g) if table.over and not table.stopped else None,
    )


def plain_view(rules: AnyRules, view: View) -> PlainView:
    """Give a view by names: zones with their cards, or with how many backs are seen."""
    zones: dict[str, list[str] | int] = {}
    for zone, cards in enumerate(view.zones):
        hidden = any(card < 0 for card in cards)
        zones[rules.zone_text(zone)] = len(cards) if hidden else [rules.card_text(card) for card in cards]
    return PlainView(
        seat=None if view.seat == SPECTATOR else int(view.seat),
        over=view.over,
        asked=list(view.asked),
        zones=zones,
        facts=rules.facts(view),
    )


def plain_prompt(rules: AnyRules, view: View, opened: int | None) -> PlainPrompt | None:
    """Give what the viewer is asked, with their options; nothing if they are not asked."""
    if opened is None:
        return None
    asked = rules.prompt(view)
    options = [rules.catalogue.text(action) for action in view.options]
    return PlainPrompt(id=opened, code=asked.code, rule=asked.rule, values=dict(asked.values), options=options)


def plain_event(rules: AnyRules, event: Event) -> PlainEvent:
    """Give an event that was projected for the one who is told."""
    moved = None
    if event.card != NONE:
        card = rules.card_text(event.card) if event.card >= 0 else None
        moved = Moved(card=card, source=zone_text(rules, event.source), target=zone_text(rules, event.target))
    return PlainEvent(
        code=event.code,
        seat=None if event.seat == NONE else int(event.seat),
        rule=rules.rule_of(event),
        moved=moved,
        what=int(event.what),
        number=int(event.number),
    )


def zone_text(rules: AnyRules, zone: int) -> str:
    """Name a zone; nothing for none."""
    return rules.zone_text(zone) if zone != NONE else ""


def result(rules: AnyRules, g: Any) -> Result:
    """Give the result of a game that is over."""
    scores = [
        PlainScore(
            seat=score.seat,
            points=score.points,
            ties=list(score.ties),
            lines=[plain_line(each) for each in score.lines],
        )
        for score in rules.scores(g)
    ]
    return Result(scores=scores, ranking=rules.ranking(g))


def plain_line(line: Any) -> dict[str, int | str]:
    """Give a line of a reckoning."""
    values: dict[str, int | str] = line.plain()
    return values


def told(table: Table, chapters: list[Chapter], seat: int | None) -> list[PlainEvent]:
    """Give what happened in chapters as the one who is told saw it; after the end, with every card open."""
    rules = table.rules
    viewer = SPECTATOR if seat is None else seat
    events = [event for chapter in chapters for event in chapter.events]
    seen = events if table.over else seen_by(viewer, events)
    return [plain_event(rules, event) for event in seen]


def welcome(table: Table, info: Info, since: int | None) -> Welcome:
    """Greet somebody who saw the log up to an entry, or nothing of it."""
    whole = since is None or not table.started <= since <= table.number or table.undone > since
    chapters = [chapter for chapter in table.chapters if since is None or whole or chapter.number > since]
    events = told(table, chapters, info.mine)
    return Welcome(table=info, now=now(table, info.mine), events=events, whole=whole)


def went(table: Table, seat: int | None) -> Went:
    """Tell what the last entry brought: the set-up, an action, or an undo (with the whole past)."""
    undone = table.undone == table.number
    chapters = table.chapters if undone else table.chapters[-1:]
    by = max(table.last_of, key=lambda each: table.last_of[each]) if table.last_of else None
    return Went(by=by, undone=undone, events=told(table, chapters, seat), now=now(table, seat))


def steps(finished: Record) -> list[ReplayStep]:
    """Give a finished game entry by entry with every card open; what was taken back is left out."""
    whole = Fold(finished)
    for move in finished.moves:
        whole.play(move)
    rules = finished.rules
    again = Fold(Record(rules, finished.seats, finished.options, finished.opening))
    found = [open_step(rules, again.g, None, "", rules.events(again.g))]
    for move in whole.standing:
        assert move.action != UNDO
        events = again.play(move)
        found.append(open_step(rules, again.g, move.seat, rules.catalogue.text(move.action), events))
    return found


def open_step(rules: AnyRules, g: Any, seat: int | None, action: str, events: list[Event]) -> ReplayStep:
    """Give one entry of a finished game; whoever has its record may see all of it."""
    view = rules.observe(g, None)
    view.zones = [zone[:] if pile else sorted(zone) for zone, pile in zip(g.zones, g.piles)]
    shown = [plain_event(rules, event) for event in events]
    return ReplayStep(seat=seat, action=action, events=shown, view=plain_view(rules, view))
