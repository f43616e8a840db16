/** A table of Atheneum as it is seen: names for the parts of a view, and for what they are called. */

import type { Seen } from "../../frame/face";
import type { PlainPrompt, PlainView, Said, Value } from "../../protocol";
import { Printed } from "../../live/printed.svelte";
import { gathered, saying } from "../../words/sayings";
import { movesOf, placesOf, type Places } from "./choices";
import { clothOf, isMissing, type Cloth } from "./subjects";

export interface Compartment {
  name: string;
  letter: string;
  width: number;
  levels: number;
  points: number;
}

export interface Plan {
  compartments: Compartment[];
  candles: number[];
}

export interface Goal {
  objective: string;
  points: number;
  wand: boolean;
  /** After how many turns it leaves, this one counted; none if it stays to the end. */
  leaves: number | null;
  parts: { compartment: string; picture: string[] }[];
}

/** What the sections of a study card give: to who plays it, to the right neighbour and to the left one. */
export interface Sections {
  yellow: string[];
  blue: string[];
  grey: string[];
}

export interface Desk {
  /** To whom each section of a card goes that is played here. */
  gives: Record<keyof Sections, number>;
  favourite: string;
  points: number;
  wands: number;
  supply: number;
  scored: string[];
  books: Record<string, string>;
  pairs: string[];
  sides: number;
  spiders: string[];
  candles: number[];
  hand: Record<string, number>;
  draws: number;
  removals: number;
  outside: string[];
  full: string[];
  worth: Record<string, number>;
  goals: Record<string, Lack>;
  /** The objective that lacks least of those that are not scored. */
  nearest: string;
}

/** What an objective lacks where fewest more books would do: how many, and where they belong, by slots. */
export interface Lack {
  lacks: number;
  pictures: string[][];
  at: string[][];
  /** What needs any book before, and where another book stands in the way. */
  props: string[];
  taken: string[];
}

export interface Facts {
  phase: "A" | "B" | "over";
  turn: number;
  plan: Plan;
  row: Goal[];
  desks: Desk[];
}

export function factsOf(view: PlainView): Facts {
  return view.facts as unknown as Facts;
}

export function deskOf(view: PlainView, seat: number): Desk | null {
  return factsOf(view).desks[seat] ?? null;
}

/** The cards or tokens of a zone that are seen. */
export function cardsIn(view: PlainView, zone: string): string[] {
  const found = view.zones[zone] ?? 0;
  return typeof found === "number" ? [] : found;
}

/** Whether cards are chosen now; else everybody works. */
export function isDraft(view: PlainView): boolean {
  return !cardsIn(view, "played").length;
}

/** What this turn's cards gave somebody: their own, and the sections for them of those beside them. */
export interface Gift {
  readonly seat: number;
  readonly section: keyof Sections;
  readonly card: string;
  readonly texts: readonly string[];
}

export function giftsOf(view: PlainView, me: number): Gift[] {
  const played = cardsIn(view, "played");
  return SECTIONS.flatMap((section) =>
    factsOf(view).desks.flatMap(({ gives }, seat) => {
      const card = played[seat] ?? "";
      return gives[section] === me ? [{ seat, section, card, texts: printed.on(card)?.[section] ?? [] }] : [];
    }),
  );
}

const SECTIONS = ["yellow", "blue", "grey"] as const;

/** What an option of the prompt says. */
export function saidOf(seen: Seen, action: string): string {
  const place = seen.prompt?.options.indexOf(action) ?? -1;
  return seen.voice.title(seen.prompt?.sayings[place] ?? action);
}

// What things are called

/** What something is called by its text, or asks for: `pink`, `any in middle`, `green+pink`, `middle`, `O5`, `at a3`. */
export function named(text: string): Said {
  return printed.said(text);
}

/** Several things, equal ones together: 2 × pink, bonus token. */
export function listed(texts: readonly string[]): Said {
  return { list: gathered(texts.map((text) => named(`1 ${text}`))), by: "comma" };
}

/** So many of something: 2 × pink. */
export function someOf(number: number, text: string): Said {
  return listed(Array<string>(number).fill(text));
}

/** To whom a hand goes on; of the last two cards of a phase one is played and the other goes. */
export function passingSaid(view: PlainView): Said {
  return view.says["passing"] ?? saying("atheneum-web-last-card");
}

/** What is still to be used and can be, as it would be lost, and how many things that are; and what is not scored yet. */
export interface Stake {
  readonly lost: Said[];
  readonly goals: Said[];
  readonly count: number;
}

/** What would be lost by ending the turn now, as it was told ahead. */
export function stakeOf({ view, prompt }: Seen): Stake {
  const cost = prompt?.ahead["finish"] as Cost | undefined;
  if (!cost) return { lost: [], goals: [], count: 0 };
  const { books, tokens, moves, draws } = cost;
  const lost = [
    ...Object.entries(books).map(([kind, number]) => booksSaid(number, kind)),
    ...tokens.map((token) => saying("atheneum-lost-token", { token: named(token) })),
    ...(moves ? [saying("atheneum-lost-moves", { number: moves })] : []),
    ...(draws ? [saying("atheneum-lost-draws", { number: draws })] : []),
  ];
  const goals = factsOf(view).row.filter(({ objective }) => cost.goals.includes(objective));
  const used = Object.values(books).reduce((sum, number) => sum + number, 0) + tokens.length + (moves ? 1 : 0) + draws;
  return {
    lost,
    goals: goals.map(({ objective, points, leaves }) => saying("atheneum-lost-goal", { objective, points, leaves: leaves === 1 ? "yes" : "no" })),
    count: used + goals.length,
  };
}

/** What the end of a turn would cost: books by their kinds, tokens, rearranging, tokens to draw, and what is not scored. */
interface Cost {
  books: Record<string, number>;
  tokens: string[];
  moves: number;
  draws: number;
  goals: string[];
}

/** So many books of a kind, as one loses them. */
export function booksSaid(number: number, kind: string): Said {
  const home = kind.startsWith("any in ") ? kind.slice("any in ".length) : "";
  if (home) return saying("atheneum-lost-bound", { number, compartment: named(home) });
  return saying("atheneum-lost-books", { number, colour: kind });
}

/** How an action ends that takes a wild book: one that is bound goes into its compartment. */
export function boundFor(kind: string): string {
  return kind.startsWith("any in ") ? ` for ${kind.slice("any in ".length)}` : "";
}

/** What a part of an objective still lacks, by the letters of its picture: so many books of each kind. */
export function missingIn(picture: readonly string[]): Said[] {
  const found = new Map<string, number>();
  for (const letter of picture.join("")) {
    const cloth = isMissing(letter) && letter !== "." ? clothOf(letter) : null;
    if (cloth) found.set(cloth, (found.get(cloth) ?? 0) + 1);
  }
  return [...found].map(([kind, number]) => saying("atheneum-missing-books", { number, colour: kind }));
}

/** The compartment that a slot is in, by its letter. */
export function homeOf(plan: Plan, slot: string): string {
  return plan.compartments.find(({ letter }) => letter === slot.charAt(0))?.name ?? "";
}

/** What the parts of an objective ask for, in words. */
export function partsOf(goal: Goal): Value {
  return named(goal.objective).with?.["parts"] ?? "";
}

// Study cards, and what is taken up

/** What is printed on study cards. */
export const printed = new Printed<Sections>();

/** A book, a pair or a candle that is taken up, with the places where it may go and what it brings there. */
export interface Held {
  readonly left: Cloth;
  readonly right: Cloth | null;
  readonly candle: boolean;
  readonly places: Places;
}

/** What is taken up: the thing that is selected, or what the prompt asks a place for. */
export function heldOf(prompt: PlainPrompt | null, selected: string | null): Held | null {
  if (!prompt) return null;
  if (prompt.code === "place" || prompt.code === "light") {
    const { piece, colour, left, right } = prompt.values;
    const places = Object.fromEntries(prompt.options.map((at) => [at, (prompt.ahead[at] ?? []) as string[]]));
    const [one, other] = piece === "pair" ? [left, right] : [colour, null];
    return { left: one as Cloth, right: other as Cloth | null, candle: prompt.code === "light", places };
  }
  const [verb, slot = ""] = selected?.split(" ") ?? [];
  if (verb === "slot") {
    const { take, places } = movesOf(prompt.ahead, `remove ${slot}`);
    return take ? { ...clothsOf(take), candle: false, places } : null;
  }
  if (!selected || (verb !== "take" && verb !== "candle")) return null;
  return { ...clothsOf(selected), candle: verb === "candle", places: placesOf(prompt.ahead, selected) };
}

function clothsOf(take: string): { left: Cloth; right: Cloth | null } {
  const [left = "any", right = null] = (take.split(" ")[1] ?? "").split("+") as Cloth[];
  return { left, right };
}

/** The place among those of something that is taken up, as the action that puts it there. */
export function placeAt(held: Held | null, slot: string): string | null {
  if (!held) return null;
  const known = SLOTS.get(held.places) ?? new Map(Object.keys(held.places).map((at) => [at.split(" ").at(-1) ?? "", at]));
  SLOTS.set(held.places, known);
  return known.get(slot) ?? null;
}

const SLOTS = new WeakMap<Places, ReadonlyMap<string, string>>(); // every slot of the shelf asks for itself

/** The points of the objectives that something would fulfil at a place. */
export function pointsOf(facts: Facts, brings: readonly string[]): number {
  return facts.row.reduce((sum, goal) => sum + (brings.includes(goal.objective) ? goal.points : 0), 0);
}
