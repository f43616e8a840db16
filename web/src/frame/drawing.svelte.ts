/**
 * A table is drawn in small tasks, so that a phone never stands still for long: first all that is in sight, behind the page
 * that says that it comes, and what is out of sight after the table is shown. From then on everything is drawn at once.
 */

import { flushSync, getContext, setContext } from "svelte";

const HERE = Symbol("drawing");
const A_WHILE = 4; // milliseconds after which a task leaves the other parts to the next one

type Part = { draw: () => void; away: boolean };

export class Drawing {
  /** All that is in sight is drawn. */
  shown = $state(false);
  /** Nothing is left to be drawn. */
  whole = false;
  #parts: Part[] = [];
  #tasks = new MessageChannel(); // a timer would wait, and for long in a page that nobody looks at

  constructor() {
    this.#tasks.port1.onmessage = () => this.#work();
  }

  /** Draw the parts that are known by now, and those that are in them. */
  begin(): void {
    if (!this.whole) this.#next();
  }

  /** Draw everything at once, from the beginning. */
  atOnce(): this {
    this.shown = true;
    this.#end();
    return this;
  }

  /** Draw a part when its turn has come, one that is out of sight last; gives back how to leave it. */
  add(draw: () => void, away: boolean): () => void {
    const part = { draw, away };
    this.#parts.push(part);
    return () => (this.#parts = this.#parts.filter((each) => each !== part));
  }

  #next(): void {
    this.#tasks.port2.postMessage(null);
  }

  #work(): void {
    const end = performance.now() + A_WHILE;
    do {
      const part = this.#parts.find(({ away }) => !away) ?? (this.shown ? this.#parts[0] : undefined);
      if (!part) break;
      this.#parts = this.#parts.filter((each) => each !== part);
      flushSync(part.draw); // with the parts in it, whose turn comes later
    } while (performance.now() < end);
    if (this.shown && !this.#parts.length) this.#end();
    else if (!this.shown && this.#parts.every(({ away }) => away)) this.#show();
    else this.#next();
  }

  /** What is in sight is on the screen before the rest is drawn. */
  #show(): void {
    flushSync(() => (this.shown = true));
    if (document.visibilityState === "hidden") this.#next();
    else requestAnimationFrame(() => this.#next());
  }

  #end(): void {
    this.whole = true;
    this.#tasks.port1.close();
  }
}

/** Draw what is in this component part by part. */
export function drawnInParts(): Drawing {
  return setContext(HERE, new Drawing());
}

const AT_ONCE = new Drawing().atOnce();

/** How this component is drawn. */
export function drawingHere(): Drawing {
  return getContext<Drawing | undefined>(HERE) ?? AT_ONCE;
}
