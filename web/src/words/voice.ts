/** A voice: puts sayings into the sentences of a language; the twin of `src/readingroom/locales/voice.py`. */

import type { PlainEvent, Said, Value } from "../protocol";
import { isSaid, joined, linesOf } from "./sayings";

/** The words of one language. */
export interface Speech {
  /** Put a message into words. */
  say(message: string, values: Record<string, string | number>): string;
  /** The grammatical attributes of a message, in words. */
  attributes(message: string, values: Record<string, string | number>): [name: string, text: string][];
  /** Name several things one after another: a, b and c. */
  join(items: string[]): string;
}

type Values = Record<string, string | number>;

const SEPARATORS = { comma: ", ", dot: " · " } as const;
const NOBODY = -1;
const MOST_TEXTS = 4000;
/** The form of a message for pages, which show what is spelled out in a terminal. */
const PICTURED = "pictured";

/** Says what is said at one table, to a reader who may sit there and is then called "you". */
export class Voice {
  readonly names: readonly string[];
  /** The seat that is called "you". */
  readonly viewer: number | null;
  #speech: Speech;
  #known = new WeakMap<Said, string>();
  #texts = new Map<string, string>(); // what was said before, whoever composed it: a table says most things again

  constructor(speech: Speech, names: readonly string[], viewer: number | null) {
    this.#speech = speech;
    this.names = names;
    this.viewer = viewer;
  }

  /** Put a saying into words. */
  say(value: Value): string {
    if (!isSaid(value)) return String(value);
    const before = this.#known.get(value);
    if (before !== undefined) return before;
    const text = this.#put(value);
    this.#known.set(value, text);
    return text;
  }

  /** Put a message into words, with values that may be sayings. */
  message(message: string, values: Record<string, Value> = {}): string {
    return this.#put({ say: message, with: values });
  }

  /** Put a saying into words that begin with a capital, as on a button. */
  title(value: Value): string {
    const text = this.say(value);
    return text.charAt(0).toLocaleUpperCase() + text.slice(1);
  }

  /** Name a seat, by itself or in a list. */
  name(seat: number): string {
    return this.#speech.say("player", this.#player("player", seat));
  }

  /** Tell what happened in few lines, those that belong together as one. */
  log(events: readonly PlainEvent[]): string[] {
    return joined(linesOf(events))
      .map((said) => this.say(said))
      .filter(Boolean);
  }

  /** Tell everything that happened, one sentence for each event. */
  told(events: readonly PlainEvent[]): string[] {
    return events.map(({ say }) => this.say(say)).filter(Boolean);
  }

  #put(said: Said): string {
    const key = JSON.stringify(said);
    const before = this.#texts.get(key);
    if (before !== undefined) return before;
    if (this.#texts.size >= MOST_TEXTS) this.#texts.clear();
    const text = this.#compose(said);
    this.#texts.set(key, text);
    return text;
  }

  #compose(said: Said): string {
    if (said.list?.length) return this.#several(said);
    if (said.seat != null) return this.name(said.seat);
    return said.say ? this.#pictured(said.say, this.#values(said)) : "";
  }

  /** Put a message into words, as it is said where there are pictures. */
  #pictured(message: string, values: Values): string {
    const found = this.#speech.attributes(message, values).find(([name]) => name === PICTURED);
    return found ? found[1] : this.#speech.say(message, values);
  }

  /** What the words of a message need. */
  #values(said: Said): Values {
    const found: Values = {};
    for (const [name, value] of Object.entries(said.with ?? {})) {
      if (!isSaid(value)) found[name] = value;
      else if (value.seat != null) Object.assign(found, this.#player(name, value.seat));
      else if (value.say) Object.assign(found, this.#thing(name, value));
      else Object.assign(found, { [name]: this.#several(value), [`${name}-count`]: value.list?.length ?? 0 });
    }
    return found;
  }

  /** A thing that a message is about: its text, its key, and what grammar asks for. */
  #thing(name: string, said: Said): Values {
    const message = said.say ?? "";
    const values = this.#values(said);
    const first = Object.values(said.with ?? {})[0] ?? message;
    const found: Values = { [name]: this.#pictured(message, values), [`${name}-key`]: isSaid(first) ? message : first };
    for (const [attribute, text] of this.#speech.attributes(message, values)) found[`${name}-${attribute}`] = text;
    return found;
  }

  /** Name several things one after another. */
  #several(said: Said): string {
    const texts = (said.list ?? []).map((item) => this.say(item)).filter(Boolean);
    return said.by && said.by !== "and" ? texts.join(SEPARATORS[said.by]) : this.#speech.join(texts);
  }

  /** A player: the name, and whether it is the reader. */
  #player(name: string, seat: number): Values {
    if (seat === NOBODY) return { [name]: "", [`${name}-who`]: "nobody" };
    return { [name]: this.names[seat] ?? "", [`${name}-who`]: seat === this.viewer ? "you" : "other" };
  }
}
