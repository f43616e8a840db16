/** For the ear: what happened and what is asked, said as it comes, whatever of it is shown in pictures, and joined. */

import type { PlainEvent, Welcome, Went } from "../protocol";

const A_MOMENT = 300; // milliseconds: what comes within it is said in one

export class Ear {
  #events: PlainEvent[] = [];
  #asked = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #say: (events: readonly PlainEvent[], asked: boolean) => void;

  /** Told what to say: what happened, and whether a question was put since. */
  constructor(say: (events: readonly PlainEvent[], asked: boolean) => void) {
    this.#say = say;
  }

  /** Hear what the table is told; not what comes again, when something was taken back or the table is only come to. */
  hear(message: Welcome | Went): void {
    if (message.forget !== null) return;
    const events = message.told.flatMap((entry) => entry.events);
    this.#events.push(...events);
    if (events.length) this.#soon();
  }

  /** A question was put. */
  ask(): void {
    this.#asked = true;
    this.#soon();
  }

  /** Say nothing more. */
  close(): void {
    clearTimeout(this.#timer);
  }

  #soon(): void {
    this.#timer ??= setTimeout(() => {
      const [events, asked] = [this.#events, this.#asked];
      this.#timer = undefined;
      this.#events = [];
      this.#asked = false;
      this.#say(events, asked);
    }, A_MOMENT);
  }
}
