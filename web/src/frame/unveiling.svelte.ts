/** The lines of a final scoring, one after the other: each has its time, unless somebody goes on by hand or skips ahead. */

export class Unveiling {
  /** So many lines have been shown; the verdict comes after the last. */
  shown = $state(0);
  /** Whoever goes on by hand takes the time they like: nothing goes on by itself any more. */
  #byHand = $state(false);
  readonly #all: number;

  /** So many lines, each for so many milliseconds, or all of them at once; made while a component is. */
  constructor(all: number, slowly: boolean, pace: number) {
    this.#all = all;
    this.shown = slowly ? 1 : all + 1;
    $effect(() => {
      if (this.done || this.#byHand) return;
      const timer = setTimeout(() => (this.shown += 1), pace);
      return () => clearTimeout(timer);
    });
  }

  get done(): boolean {
    return this.shown > this.#all;
  }

  next(): void {
    this.#byHand = true;
    this.shown += 1;
  }

  skip(): void {
    this.shown = this.#all + 1;
  }
}
