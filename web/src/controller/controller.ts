/**
 * Select, then a legal target: the one little state machine that click, touch, keyboard and drag all drive.
 *
 * It knows names of things and places, and the choices that the server offers; it knows no game and no page. What is
 * taken up belongs to a prompt: as long as that is open, nothing that happens elsewhere puts it down.
 */

import type { Choice, Standing } from "./choices";

/** Milliseconds in which a new prompt takes no second press on the spot where the last one was answered. */
export const HUSH = 333;
/** Pixels within which two presses are on one spot: a hand that presses twice moves a little. */
const NEAR = 24;
/** Milliseconds for which is remembered what was pressed while an answer was on its way. */
const EARLY = 1000;

/** A press as a hand makes it: where, and when it began. */
export interface Press {
  readonly x: number;
  readonly y: number;
  readonly began: number;
}

export interface Snapshot {
  /** The thing that is taken up, by a press or by dragging. */
  readonly selected: string | null;
  readonly dragging: boolean;
  /** The legal place over which a dragged thing hangs. */
  readonly over: string | null;
  readonly choices: readonly Choice[];
  /** The choices of the prompt, also while one of them was made and not yet answered. */
  readonly offered: readonly Choice[];
  /** The choice that was made and not yet answered: its thing stays where it was put. */
  readonly made: Choice | null;
  /** The prompt is so new that a second press on the spot of the last one does not count. */
  readonly hushed: boolean;
  /** Something was pressed or lifted since the prompt was put. */
  readonly touched: boolean;
  standing(name: string): Standing;
}

/** The choice of a place, or else of an action, by its name. */
function named(choices: readonly Choice[], name: string | undefined): Choice | undefined {
  return choices.find((choice) => choice.target === name) ?? choices.find((choice) => choice.action === name);
}

/** Choices by what is taken up and where it goes: every thing on the table asks for itself with every change. */
class Offered {
  readonly choices: readonly Choice[];
  #ways = new Map<string | null, Map<string, Choice>>();

  constructor(choices: readonly Choice[] = []) {
    this.choices = choices;
    for (const choice of choices) {
      const ways = this.#ways.get(choice.source) ?? new Map<string, Choice>();
      this.#ways.set(choice.source, ways);
      if (!ways.has(choice.target)) ways.set(choice.target, choice); // the first one counts
    }
  }

  /** The choice that brings something to a place; without anything, the one that is made by pressing the place. */
  way(source: string | null, target: string): Choice | undefined {
    return this.#ways.get(source)?.get(target);
  }

  /** Whether something can be taken up. */
  moves(name: string): boolean {
    return this.#ways.has(name);
  }
}

export class Controller {
  #prompt: number | null = null;
  #open = new Offered();
  #offered = new Offered();
  #selected: string | null = null;
  /** What was taken up when the choice was made. */
  #taken: string | null = null;
  #dragging = false;
  #over: string | null = null;
  #made: Choice | null = null;
  /** What is to be chosen next: where a thing was let go before its place was asked for, or further answers. */
  #onward: readonly string[] = [];
  #hush: ReturnType<typeof setTimeout> | undefined;
  #hushed = false;
  #touched = false;
  /** When the prompt was put. */
  #put = -Infinity;
  /** The press that made the last choice, and what was pressed elsewhere while that was on its way. */
  #last: Press | null = null;
  #early: { name: string; at: number } | null = null;
  /** The prompt came by one's own answer to the one before. */
  #follows = false;
  #choose: (action: string, goesOn: boolean) => void;
  #listeners = new Set<(snapshot: Snapshot) => void>();

  /** How a choice is made, and whether it only goes on with the one before: both are one thing to who made them. */
  constructor(choose: (action: string, goesOn: boolean) => void) {
    this.#choose = choose;
  }

  /**
   * Offer the choices of a prompt; what is the only thing to take up is taken up already.
   *
   * The same prompt again changes nothing, unless its answer was refused. A place that was chosen ahead is chosen now, and
   * what was pressed while the answer before was on its way is pressed now.
   */
  offer(prompt: number | null, choices: readonly Choice[]): void {
    if (prompt !== null && prompt === this.#prompt && !this.#made) return;
    const fresh = prompt !== this.#prompt;
    const next = prompt === null || !fresh ? -1 : this.#onward.findIndex((name) => named(choices, name));
    const found = named(choices, this.#onward[next]);
    const ahead = found && { ...found, then: this.#onward.slice(next + 1) };
    if (prompt !== null) this.#onward = [];
    this.#follows = fresh && this.#made !== null;
    const early = this.#follows && prompt !== null ? this.#takeEarly() : null;
    this.#prompt = prompt;
    this.#open = this.#offered = new Offered(choices);
    this.#made = null;
    this.#over = null;
    this.#dragging = false;
    this.#selected = this.#only();
    if (ahead) this.#make(ahead, true);
    else {
      if (fresh && prompt !== null) this.#begin();
      this.#tell();
      if (early !== null && this.standing(early) !== "idle") this.press(early);
    }
  }

  /**
   * Press a thing or a place, by whatever means: choose it, take it up, or put down what was taken up.
   *
   * What a hand does a second time on one spot was not meant for this prompt; neither was what it began before somebody
   * else's doing led to it.
   */
  press(name: string, press: Press | null = null): void {
    if (this.#made) {
      if (!this.#isAgain(press)) this.#early = { name, at: performance.now() };
      return;
    }
    if (press && press.began < this.#put && !this.#follows) return;
    if (this.#hushed && this.#isAgain(press)) return;
    this.#touched = true;
    this.#last = press;
    const choice = this.#choiceAt(name);
    if (choice) this.#make(choice);
    else this.#take(name);
  }

  /** Take a thing up and choose nothing by it, even if there is only one way for it to go. */
  hold(name: string): void {
    this.#take(name);
  }

  /** Put down what was taken up. */
  escape(): void {
    this.#early = null;
    this.#dragging = false;
    this.#over = null;
    this.#selected = this.#only();
    this.#tell();
  }

  /** Begin to drag a thing; says whether it can be. */
  lift(name: string): boolean {
    if (!this.#open.moves(name)) return false;
    this.#selected = name;
    this.#dragging = true;
    this.#touched = true;
    this.#tell();
    return true;
  }

  /** The dragged thing hangs over these, the uppermost first: the first of them that is a legal place counts. */
  hang(...places: string[]): void {
    const legal = places.find((place) => this.#way(this.#selected, place) !== undefined);
    const over = (this.#dragging && legal) || null;
    if (over === this.#over) return;
    this.#over = over;
    this.#tell();
  }

  /** Let go of the dragged thing: over a legal place it stays, otherwise it returns; says which. */
  drop(): boolean {
    const place = this.#over;
    const choice = place === null ? undefined : this.#way(this.#selected, place);
    if (choice) {
      this.#make(choice);
      if (choice.target !== place && place !== null) this.#onward = [place];
    } else this.escape();
    return choice !== undefined;
  }

  standing(name: string): Standing {
    if (this.#over === name) return "over";
    if (this.#selected === name || this.#made?.source === name) return "selected";
    const taken = this.#made ? this.#taken : this.#selected;
    const target = this.#offered.way(taken, name) ?? this.#offered.way(null, name);
    if (this.#made) return target || this.#offered.moves(name) ? "sent" : "idle";
    return target ? "target" : this.#offered.moves(name) ? "source" : "idle";
  }

  /** Hear of every change, and at once; the form in which Svelte subscribes. */
  subscribe(listener: (snapshot: Snapshot) => void): () => void {
    this.#listeners.add(listener);
    listener(this.#snapshot());
    return () => this.#listeners.delete(listener);
  }

  /** Whether a press is on the spot of the one before it. */
  #isAgain(press: Press | null): boolean {
    return press !== null && this.#last !== null && Math.hypot(press.x - this.#last.x, press.y - this.#last.y) <= NEAR;
  }

  #takeEarly(): string | null {
    const early = this.#early;
    this.#early = null;
    return early && performance.now() - early.at < EARLY ? early.name : null;
  }

  #begin(): void {
    clearTimeout(this.#hush);
    this.#put = performance.now();
    this.#touched = false;
    this.#hushed = true;
    this.#hush = setTimeout(() => {
      this.#hushed = false;
      this.#tell();
    }, HUSH);
  }

  /** The only thing that can be taken up, unless it rests where it is: its places are legal targets at once. */
  #only(): string | null {
    const sources = this.#open.choices.filter((choice) => choice.source !== null);
    const first = sources[0]?.source ?? null;
    return sources.every((choice) => choice.source === first && !choice.rests) ? first : null;
  }

  /** How a thing comes to a place: it may go there, or it is taken first and the place is asked for then. */
  #way(source: string | null, place: string): Choice | undefined {
    if (place === source) return undefined;
    return this.#open.way(source, place) ?? this.#open.choices.find((choice) => choice.onward && choice.source === source);
  }

  /** What pressing a name chooses: a place for what is taken up, a place that needs nothing, or the one way to go. */
  #choiceAt(name: string): Choice | undefined {
    const placed = this.#open.way(this.#selected, name) ?? this.#open.way(null, name);
    if (placed) return placed;
    const ways = this.#open.choices.filter((choice) => choice.source === name && !choice.then);
    return ways.length === 1 && !ways[0]?.twice ? ways[0] : undefined; // else it is taken up first
  }

  #take(name: string): void {
    this.#selected = this.#open.moves(name) && this.#selected !== name ? name : this.#only();
    this.#tell();
  }

  /** Make a choice; nothing more can be chosen until the next prompt. */
  #make(choice: Choice, goesOn = false): void {
    this.#open = new Offered();
    this.#made = choice;
    this.#taken = this.#selected;
    this.#onward = choice.then ?? [];
    this.#selected = null;
    this.#dragging = false;
    this.#over = null;
    this.#tell();
    this.#choose(choice.action, goesOn);
  }

  #snapshot(): Snapshot {
    return {
      selected: this.#selected,
      dragging: this.#dragging,
      over: this.#over,
      choices: this.#open.choices,
      offered: this.#offered.choices,
      made: this.#made,
      hushed: this.#hushed,
      touched: this.#touched,
      standing: (name) => this.standing(name),
    };
  }

  #tell(): void {
    const snapshot = this.#snapshot();
    for (const listener of this.#listeners) listener(snapshot);
  }
}
