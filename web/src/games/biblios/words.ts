/** Biblios in words: the twin of `src/readingroom/locales/biblios.py`, with the same messages. */

import { CATEGORIES, cardOf, type Category } from "../../art/categories";
import type { PlainEvent, PlainPrompt, PlainScore, Result } from "../../protocol";
import type { Value } from "../../words/words.svelte";

/** A language that puts messages into words. */
export interface Speech {
  say(message: string, values?: Record<string, Value>): string;
  join(items: string[]): string;
}

/** One part of the reckoning: what it is about, who won it and why, and the figures of all. */
export interface Reckoned {
  category: Category;
  die: number;
  verdict: string;
  winner: number | null;
  figures: { seat: number; sum: number; letter: string }[];
}

const LETTERS = "ABCDEFGHI";
const PLAIN_OPTIONS = new Set(["keep", "offer", "auction", "pass", "done", "discard"]);
const REPEATED = new Set(["draw", "lay", "sold", "used"]); // the lines that follow these say it too
const PAYMENT = new Set(["pay"]);
const GIFTS = new Set(["turn", "keep", "offer", "set-aside"]);

export class BibliosWords {
  readonly language: Speech;
  readonly names: readonly string[];
  /** The seat that is called "you". */
  readonly viewer: number | null;

  constructor(language: Speech, names: readonly string[], viewer: number | null) {
    this.language = language;
    this.names = names;
    this.viewer = viewer;
  }

  say(message: string, values: Record<string, Value> = {}): string {
    return this.language.say(message, values);
  }

  /** The parameters that name a seat: `who` is "you" or "other", `name` the name. */
  who(seat: number): { who: string; name: string } {
    return { who: seat === this.viewer ? "you" : "other", name: this.names[seat] ?? "" };
  }

  /** Name a seat in a list. */
  name(seat: number): string {
    return this.say("player", this.who(seat));
  }

  // Cards

  category(category: Category): string {
    return this.say("biblios-category", { category });
  }

  /** Name a card: Monks 2 (A), gold 3, church +1 (one die). */
  card(text: string | null): string {
    if (text === null) return this.say("biblios-card-hidden");
    const card = cardOf(text);
    if (card.kind === "church") return this.say("biblios-card-church", { kind: card.church });
    if (card.kind === "gold") return this.say("biblios-card-gold", { value: card.value });
    return this.say("biblios-card-category", { category: card.category, value: card.value, letter: card.letter });
  }

  /** Name a card as that to which something is done. */
  objectCard(text: string | null): string {
    return text === null ? this.card(null) : this.say("biblios-card-object", { card: this.card(text) });
  }

  // Prompts and options

  /** Say what is asked now. */
  prompt(prompt: PlainPrompt): string {
    const values: Record<string, Value> = {};
    for (const [name, value] of Object.entries(prompt.values)) {
      if (name === "card") values[name] = this.card(value === null ? null : String(value));
      else if (value !== null) values[name] = value;
    }
    if ("high" in prompt.values) {
      const bidder = prompt.values["bidder"];
      Object.assign(values, typeof bidder === "number" ? this.who(bidder) : { who: "nobody", name: "" });
    }
    return this.say(`biblios-prompt-${prompt.code}`, values);
  }

  /** Say what an action does. */
  option(action: string, dice: Record<Category, number>): string {
    const [verb = "", argument = ""] = action.split(" ");
    if (PLAIN_OPTIONS.has(verb)) return this.say(`biblios-option-${verb}`);
    if (verb === "bid") return this.say("biblios-option-bid", { number: Number(argument) });
    if (verb === "take" || verb === "pay") return this.say(`biblios-option-${verb}`, { card: this.card(argument) });
    const die = dice[argument as Category];
    return this.say(`biblios-option-${verb}`, {
      category: argument,
      die,
      after: verb === "raise" ? die + 1 : die - 1,
    });
  }

  // What happened

  /** Say what happened, as the viewer saw it. */
  event(event: PlainEvent): string {
    const values: Record<string, Value> = { number: event.number };
    if (event.seat !== null) Object.assign(values, this.who(event.seat));
    if (event.moved) {
      values["card"] = this.objectCard(event.moved.card);
      values["label"] = this.card(event.moved.card);
    }
    if (event.code === "die") values["category"] = CATEGORIES[event.what] ?? "";
    if (event.code === "culprit") values["unit"] = event.what ? "cards" : "gold";
    if (event.code === "steal" && event.moved) {
      const victim = this.who(Number(event.moved.source.split(" ")[1]));
      Object.assign(values, { from: victim.who, victim: victim.name });
    }
    return this.say(`biblios-event-${event.code}`, values);
  }

  /** Say what happened: each payment in one line, and unless all is wanted, the gifts of each other player too. */
  log(events: readonly PlainEvent[], full = false): string[] {
    const lines: string[] = [];
    const told = events.filter((event) => !REPEATED.has(event.code));
    for (let place = 0; place < told.length;) {
      const first = told[place]!;
      let run = [first];
      if (PAYMENT.has(first.code)) {
        run = runOf(told, place, PAYMENT);
        lines.push(this.payment(run));
      } else if (GIFTS.has(first.code) && first.seat !== this.viewer && !full) {
        run = runOf(told, place, GIFTS);
        lines.push(this.gifts(run));
      } else {
        lines.push(this.event(first));
      }
      place += run.length;
    }
    return lines;
  }

  /** Say what somebody offered; that one card is kept and one set aside goes without saying. */
  gifts(events: readonly PlainEvent[]): string {
    const offered = events.filter((event) => event.code === "offer");
    const cards = this.language.join(offered.map((event) => this.card(event.moved?.card ?? null)));
    if (!cards) return this.event(events[0]!);
    return this.say("biblios-event-gifts", { name: this.names[events[0]!.seat ?? 0] ?? "", cards });
  }

  /** Say what somebody paid. */
  payment(events: readonly PlainEvent[]): string {
    const who = this.who(events[0]!.seat ?? 0);
    if (events[0]!.moved?.card == null) return this.say("biblios-event-pay-hidden", { ...who, count: events.length });
    const cards = this.language.join(events.map((event) => this.card(event.moved?.card ?? null)));
    return this.say("biblios-event-pay-cards", { ...who, count: events.length, cards });
  }

  // The end

  /** Say who won each category, and why (BIB-E1, BIB-E2). */
  reckoning(scores: readonly PlainScore[]): Reckoned[] {
    return CATEGORIES.map((category, number) => this.reckoned(scores, category, number));
  }

  reckoned(scores: readonly PlainScore[], category: Category, number: number): Reckoned {
    const figures = scores.map(({ seat, lines }) => {
      const line = lines[number] ?? {};
      return { seat, sum: Number(line["sum"]), letter: letterText(Number(line["letter"])) };
    });
    const die = Number(scores[0]?.lines[number]?.["die"] ?? 0);
    const won = scores.find(({ lines }) => ["most", "letter"].includes(String(lines[number]?.["why"])));
    const values: Record<string, Value> = {
      category,
      die,
      why: "nobody",
      who: "nobody",
      name: "",
      sum: 0,
      letter: "",
    };
    if (won) {
      const { sum, letter } = figures.find(({ seat }) => seat === won.seat)!;
      Object.assign(values, { why: String(won.lines[number]?.["why"]), ...this.who(won.seat), sum, letter });
    }
    return { category, die, verdict: this.say("biblios-won", values), winner: won?.seat ?? null, figures };
  }

  /** Say who won, and what decided (BIB-E3). */
  verdict({ scores, ranking }: Result): string {
    const first = ranking[0] ?? [];
    const best = scores.find(({ seat }) => seat === first[0])!;
    const rivals = scores.filter(({ seat, points }) => points === best.points && !first.includes(seat));
    const gold = best.ties[0] ?? 0;
    const second = Math.max(0, ...rivals.map(({ ties }) => ties[0] ?? 0));
    const why = first.length > 1 ? "shared" : !rivals.length ? "points" : second < gold ? "gold" : "monks";
    const winners = this.language.join(first.map((seat) => this.name(seat)));
    return this.say("biblios-verdict", { points: best.points, gold, second, why, ...this.who(best.seat), winners });
  }
}

/** The letter for a figure of a reckoning: 1 is A, 0 is none. */
function letterText(number: number): string {
  return LETTERS[number - 1] ?? "-";
}

/** The events from a place on, as long as they are of the same seat and have one of these codes. */
function runOf(events: readonly PlainEvent[], place: number, codes: ReadonlySet<string>): PlainEvent[] {
  const seat = events[place]!.seat;
  const end = events.findIndex((event, at) => at >= place && !(codes.has(event.code) && event.seat === seat));
  return events.slice(place, end < 0 ? undefined : end);
}
