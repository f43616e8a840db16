/** A finished game step by step: each view is the one before, with what changed put in its place. */

import type { Change, PlainView, Replay } from "../protocol";

/** The views of a replay, made as far as they were asked for. */
export class Steps {
  #replay: Replay;
  #views: PlainView[] = [];

  constructor(replay: Replay) {
    this.#replay = replay;
  }

  /** The table after a step. */
  view(at: number): PlainView {
    for (let step = this.#views.length; step <= at; step++) {
      const before = this.#views[step - 1] ?? this.#replay.start;
      this.#views.push(changed(before, this.#replay.steps[step]?.changed ?? []));
    }
    return this.#views[at] ?? this.#replay.start;
  }
}

/** A moment of a replay: after which move, from whose side, and whether only what they saw is shown. */
export interface Moment {
  readonly move: number;
  readonly seat: number;
  readonly own: boolean;
}

/** Read the moment to which a link leads; whatever it leaves out, or gets wrong, is the beginning. */
export function readMoment(search: string, last: number, seats: number): Moment {
  const asked = new URLSearchParams(search);
  const number = (name: string, most: number): number => {
    const found = Number(asked.get(name) ?? 0);
    return Number.isInteger(found) ? Math.min(most, Math.max(0, found)) : 0;
  };
  return { move: number("move", last), seat: number("seat", seats - 1), own: asked.get("cards") === "seen" };
}

/** Write a link to a moment; what else the address says stays. */
export function writeMoment(search: string, { move, seat, own }: Moment): string {
  const asked = new URLSearchParams(search);
  asked.set("move", String(move));
  asked.set("seat", String(seat));
  if (own) asked.set("cards", "seen");
  else asked.delete("cards");
  return `?${asked}`;
}

/** A view with other values at some paths; what did not change is shared with the one before. */
export function changed<T>(view: T, changes: readonly Change[]): T {
  return changes.reduce((all, change) => put(all, change.path, change) as T, view);
}

function put(whole: unknown, [key, ...rest]: readonly (string | number)[], change: Change): unknown {
  if (key === undefined) return renewed(whole, change);
  const copy = Array.isArray(whole) ? [...whole] : { ...(whole as Record<string, unknown>) };
  const parts = copy as Record<string | number, unknown>;
  parts[key] = put(parts[key], rest, change);
  return copy;
}

/** The value that takes the place of an old one: all of it, or what lies between the items of a list that stay. */
function renewed(old: unknown, { value, first = null, last = 0 }: Change): unknown {
  if (first === null || !Array.isArray(old) || !Array.isArray(value)) return value;
  return [...old.slice(0, first), ...value, ...old.slice(old.length - last)];
}
