/** What the others do is shown in order, one thing after another, even if it came all at once; it can be skipped. */

import { tick } from "svelte";
import { toldAfter, type LiveTable } from "../live/table.svelte";
import type { Now, PlainEvent, PlainView, Told, Welcome, Went } from "../protocol";

/** The table after one entry: how it stands, all that happened until then, and what happened by this entry. */
export interface Shown {
  readonly now: Now;
  readonly past: readonly PlainEvent[];
  readonly fresh: readonly PlainEvent[];
  /** The seat that moved; nobody's if the table was only come to. */
  readonly by: number | null;
}

/** Who moves things on the page: hears before and after the table is drawn anew. */
export interface Mover {
  before(): void;
  after(fresh: readonly PlainEvent[], view: PlainView | null): void;
}

const PACE = 550; // milliseconds for each thing that somebody else does
const WHOLE = 4400; // and for all that wait: many follow each other faster
const MOST_BEHIND = 40; // who is further behind jumps ahead

export class Playback {
  shown = $state.raw<Shown | null>(null);
  /** The table as it is by now, whatever of it was shown. */
  newest = $state.raw<Shown | null>(null);
  /** How many entries wait to be shown. */
  behind = $state(0);
  #queue: Shown[] = [];
  #told: readonly Told[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #last = 0;
  #live: LiveTable;
  #mover: Mover;

  constructor(live: LiveTable, mover: Mover) {
    this.#live = live;
    this.#mover = mover;
  }

  /** Follow the table; gives back how to stop. */
  follow(): () => void {
    this.#told = this.#live.told;
    if (this.#live.now) this.shown = this.newest = { now: this.#live.now, past: this.#past(), fresh: [], by: null };
    const stop = this.#live.listen((message) => this.#hear(message));
    return () => {
      stop();
      clearTimeout(this.#timer);
    };
  }

  /** Show how the table stands if that was told in an answer to ourselves, and not to all. */
  catchUp(now: Now): void {
    if (this.newest && now.number <= this.newest.now.number) return;
    this.#queue = [];
    this.#show((this.newest = { now, past: this.#past(), fresh: [], by: this.#live.mine }));
  }

  /** Show at once how the table stands. */
  skip(): void {
    const last = this.#queue.at(-1);
    if (!last) return;
    this.#queue = [];
    this.#show({ ...last, fresh: [] });
  }

  #hear(message: Welcome | Went): void {
    this.#told = toldAfter(this.#told, message);
    const fresh = message.forget === null ? message.told.flatMap((entry) => entry.events) : [];
    const came = message.type === "welcome";
    const step = { now: message.now, past: this.#past(), fresh: came ? [] : fresh, by: came ? null : message.by };
    this.newest = step;
    const own = came || message.forget !== null || message.by === this.#live.mine;
    if (own || this.#queue.length >= MOST_BEHIND || document.visibilityState === "hidden") {
      this.#queue = [];
      this.#show(step);
    } else {
      this.#queue.push(step);
      this.#plan();
    }
  }

  #past(): readonly PlainEvent[] {
    return this.#told.flatMap((entry) => entry.events);
  }

  #plan(): void {
    clearTimeout(this.#timer);
    this.behind = this.#queue.length;
    if (!this.#queue.length) return;
    const pace = Math.min(PACE, WHOLE / this.#queue.length);
    const wait = Math.max(0, this.#last + pace - performance.now());
    this.#timer = setTimeout(() => {
      const next = this.#queue.shift();
      if (next) this.#show(next);
    }, wait);
  }

  #show(step: Shown): void {
    this.#mover.before();
    this.shown = step;
    this.#last = performance.now();
    void tick().then(() => this.#mover.after(step.fresh, step.now.view));
    this.#plan();
  }
}
