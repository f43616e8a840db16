/** What can be tried on the shelf before it is done: each thing that can be pressed there, and what would come of it. */

import type { Choice } from "../../controller/choices";
import type { Snapshot } from "../../controller/controller";
import { wide } from "../../frame/wide";
import type { PlainPrompt } from "../../protocol";
import { cardThing, placeThing, SHELF, wedgeThing } from "./choices";
import type { Prospect } from "./model";

/** A way of several answers, as the game tells it. */
export type Way = Prospect & { plan: string[]; card: string; at: [number, number]; direction: string | null };

export interface Trial {
  /** The thing that stands for it on the shelf. */
  readonly thing: string;
  readonly action: string;
  readonly prospect: Prospect;
  /** Where on the shelf it is pressed. */
  readonly at: readonly [number, number] | null;
  readonly direction: string | null;
}

const PLACED = /^(at|over|under) (\d+),(\d+)$/;
/** Verbs that are about a card which stands on the shelf already. */
const OF_CARDS = ["swap", "discard", "give", "turn"];

export function waysOf(prompt: PlainPrompt): Way[] {
  return (prompt.ahead["ways"] as Way[] | undefined) ?? [];
}

/** Cards that have been chosen so far, to be moved. */
export function heldIn(prompt: PlainPrompt | null): readonly [number, number][] {
  return (prompt?.ahead["held"] as [number, number][] | undefined) ?? [];
}

/** All that can be tried now, what brings most first; also where a card could go that was taken up, by a press or to be dragged. */
export function trialsOf(prompt: PlainPrompt | null, hand?: Pick<Snapshot, "selected">): readonly Trial[] {
  if (!prompt) return NONE;
  const known = TRIALS.get(prompt) ?? allOf(prompt);
  TRIALS.set(prompt, known);
  const card = hand?.selected ?? null;
  const moved = waysOf(prompt).filter((way) => !isPressed(prompt, way) && cardThing(way.card) === card).map(several);
  const shelved = wide.current ? shelvings(prompt).filter((each) => cardThing(each.card) === card) : [];
  const taken = [...moved, ...shelved.flatMap(({ then }) => Object.entries(then).flatMap(([to, each]) => placed(to, each)))];
  return taken.length ? [...known, ...taken].sort(bestFirst) : known;
}

/** The cards that may be shelved, with all places where each could go and what would come of it. */
export function shelvings(prompt: PlainPrompt): { action: string; card: string; then: Readonly<Record<string, Prospect>> }[] {
  return prompt.options.flatMap((action) => {
    const { then } = (prompt.ahead[action] as { then?: Record<string, Prospect> } | undefined) ?? {};
    return then ? [{ action, card: action.slice("shelve ".length), then }] : [];
  });
}

const NONE: readonly Trial[] = [];
const TRIALS = new WeakMap<PlainPrompt, readonly Trial[]>(); // several parts of the table ask for them

function allOf(prompt: PlainPrompt): Trial[] {
  const found = prompt.options.flatMap((action) => single(prompt, action));
  const pressed = waysOf(prompt).filter((way) => isPressed(prompt, way));
  return [...found, ...pressed.map(several)].sort(bestFirst);
}

/** Whether a way is begun by a press on where it leads; otherwise its card is taken up first. */
function isPressed(prompt: PlainPrompt, way: Way): boolean {
  return way.direction !== null || prompt.code === "rearrange";
}

function bestFirst(one: Trial, other: Trial): number {
  return other.prospect.together - one.prospect.together || one.prospect.turned.length - other.prospect.turned.length;
}

function several(way: Way): Trial {
  const thing = way.direction === null ? placeThing(...way.at) : wedgeThing(...way.at, way.direction);
  return { thing, action: way.plan[0] ?? "", prospect: way, at: way.at, direction: way.direction };
}

function single(prompt: PlainPrompt, action: string): Trial[] {
  const prospect = prompt.ahead[action] as Prospect | undefined;
  return prospect?.turned === undefined ? [] : placed(action, prospect);
}

function placed(action: string, prospect: Prospect): Trial[] {
  const place = PLACED.exec(action);
  const [verb = "", name = ""] = action.split(" ");
  const thing = OF_CARDS.includes(verb) ? cardThing(name) : action;
  const at = place ? ([Number(place[2]), Number(place[3])] as const) : verb === "slide" ? leading(prospect, name) : null;
  return [{ thing, action, prospect, at, direction: null }];
}

/** Where the first card of what slides comes to stand. */
function leading(prospect: Prospect, distance: string): [number, number] | null {
  const puts = prospect.puts ?? [];
  const columns = puts.map(([, column]) => column);
  const row = puts[0]?.[0];
  return row === undefined ? null : [row, distance.startsWith("-") ? Math.min(...columns) : Math.max(...columns)];
}

const STEPS: Record<string, readonly [number, number]> = { left: [0, -1], right: [0, 1], up: [-1, 0], down: [1, 0] };

/** Cards that are dragged to a place: one of the hand, which is shelved by it, or the one whose place is asked for. */
function drags(prompt: PlainPrompt): Choice[] {
  if (!wide.current) return [];
  const { card } = prompt.values;
  const picked = prompt.options.flatMap((action): Choice[] =>
    typeof card === "string" && PLACED.test(action) ? [{ action, source: cardThing(card), target: action, twice: true }] : [],
  );
  const shelved = shelvings(prompt).flatMap(({ action, card: each, then }) =>
    Object.keys(then).map((target) => ({ action, source: cardThing(each), target, then: [target] })),
  );
  return [...picked, ...shelved];
}

/** What can be done on the shelf by several answers in a row: pressed, or dragged to where a card is to go. */
export function ways(prompt: PlainPrompt): Choice[] {
  const found = waysOf(prompt).flatMap(({ plan, at: [row, column], card, direction }): Choice[] => {
    const [action = "", ...then] = plan;
    if (prompt.code === "rearrange") return [{ action, source: null, target: placeThing(row, column), then }];
    const dragged = { action, source: cardThing(card), then };
    if (direction === null) return [{ ...dragged, target: placeThing(row, column) }];
    const [down, right] = STEPS[direction] ?? [0, 0];
    return [
      { action, source: null, target: wedgeThing(row, column, direction), then },
      { ...dragged, target: placeThing(row + down, column + right) },
    ];
  });
  if (prompt.code === "lodge") {
    for (const action of prompt.options.filter((each) => each.startsWith("lift "))) {
      found.push({ action, source: cardThing(action.slice(5)), target: SHELF, onward: true });
    }
  }
  return [...found, ...drags(prompt)];
}
