/**
 * Select, then a legal target: the one little state machine that click, touch, keyboard and drag all drive.
 *
 * It knows names of things and places, and the choices that the server offers; it knows no game and no page.
 */

import type { Choice, Standing } from "./choices";

export interface Snapshot {
  /** The thing that is taken up, by a press or by dragging. */
  readonly selected: string | null;
  readonly dragging: boolean;
  /** The legal place over which a dragged thing hangs. */
  readonly over: string | null;
  readonly choices: readonly Choice[];
  /** The choice that was made and not yet answered: its thing stays where it was put. */
  readonly made: Choice | null;
  standing(name: string): Standing;
}

export class Controller {
  #choices: readonly Choice[] = [];
  #selected: string | null = null;
  #dragging = false;
  #over: string | null = null;
  #made: Choice | null = null;
  #choose: (action: string) => void;
  #listeners = new Set<(snapshot: Snapshot) => void>();

  constructor(choose: (action: string) => void) {
    this.#choose = choose;
  }

  /** Offer the choices of a new prompt; what is the only thing to take up is taken up already. */
  offer(choices: readonly Choice[]): void {
    this.#choices = choices;
    this.#made = null;
    this.#over = null;
    this.#dragging = false;
    this.#selected = this.#only();
    this.#tell();
  }

  /** Press a thing or a place, by whatever means: choose it, take it up, or put down what was taken up. */
  press(name: string): void {
    const choice = this.#choiceAt(name);
    if (choice) this.#make(choice);
    else this.#take(name);
  }

  /** Put down what was taken up. */
  escape(): void {
    this.#dragging = false;
    this.#over = null;
    this.#selected = this.#only();
    this.#tell();
  }

  /** Begin to drag a thing; says whether it can be. */
  lift(name: string): boolean {
    if (!this.#choices.some((choice) => choice.source === name)) return false;
    this.#selected = name;
    this.#dragging = true;
    this.#tell();
    return true;
  }

  /** The dragged thing hangs over a place, or over none. */
  hang(place: string | null): void {
    const legal = place !== null && this.#find(this.#selected, place) !== undefined;
    const over = this.#dragging && legal ? place : null;
    if (over === this.#over) return;
    this.#over = over;
    this.#tell();
  }

  /** Let go of the dragged thing: over a legal place it stays, otherwise it returns; says which. */
  drop(): boolean {
    const choice = this.#over === null ? undefined : this.#find(this.#selected, this.#over);
    if (choice) this.#make(choice);
    else this.escape();
    return choice !== undefined;
  }

  standing(name: string): Standing {
    if (this.#over === name) return "over";
    if (this.#selected === name || this.#made?.source === name) return "selected";
    if (this.#find(this.#selected, name) ?? this.#find(null, name)) return "target";
    return this.#choices.some((choice) => choice.source === name) ? "source" : "idle";
  }

  /** Hear of every change, and at once; the form in which Svelte subscribes. */
  subscribe(listener: (snapshot: Snapshot) => void): () => void {
    this.#listeners.add(listener);
    listener(this.#snapshot());
    return () => this.#listeners.delete(listener);
  }

  /** The only thing that can be taken up, if all choices are for it: its places are legal targets at once. */
  #only(): string | null {
    const first = this.#choices.find((choice) => choice.source !== null)?.source ?? null;
    const sources = this.#choices.filter((choice) => choice.source !== null);
    return sources.every((choice) => choice.source === first) ? first : null;
  }

  #find(source: string | null, target: string): Choice | undefined {
    return this.#choices.find((choice) => choice.source === source && choice.target === target);
  }

  /** What pressing a name chooses: a place for what is taken up, a place that needs nothing, or the one way to go. */
  #choiceAt(name: string): Choice | undefined {
    const placed = (this.#selected === null ? undefined : this.#find(this.#selected, name)) ?? this.#find(null, name);
    if (placed) return placed;
    const ways = this.#choices.filter((choice) => choice.source === name);
    return ways.length === 1 ? ways[0] : undefined;
  }

  #take(name: string): void {
    const movable = this.#choices.some((choice) => choice.source === name);
    this.#selected = movable && this.#selected !== name ? name : this.#only();
    this.#tell();
  }

  /** Make a choice; nothing more can be chosen until the next prompt. */
  #make(choice: Choice): void {
    this.#choices = [];
    this.#made = choice;
    this.#selected = null;
    this.#dragging = false;
    this.#over = null;
    this.#tell();
    this.#choose(choice.action);
  }

  #snapshot(): Snapshot {
    return {
      selected: this.#selected,
      dragging: this.#dragging,
      over: this.#over,
      choices: this.#choices,
      made: this.#made,
      standing: (name) => this.standing(name),
    };
  }

  #tell(): void {
    const snapshot = this.#snapshot();
    for (const listener of this.#listeners) listener(snapshot);
  }
}
