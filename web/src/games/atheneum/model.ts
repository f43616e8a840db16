/** A table of Atheneum as it is seen: names for the parts of a view, and for what they are called. */

import type { Seen } from "../../frame/face";
import type { PlainPrompt, PlainView, Said, Value } from "../../protocol";
import { Printed } from "../../live/printed.svelte";
import { saying } from "../../words/sayings";
import { movesOf, placesOf, type Places } from "./choices";
import { clothOf, COLOURS, isColour, isMissing, type Cloth } from "./subjects";

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
  parts: { compartment: string; picture: string[] }[];
}

/** What the sections of a study card give: to who plays it, to the right neighbour and to the left one. */
export interface Sections {
  yellow: string[];
  blue: string[];
  grey: string[];
}

export interface Desk {
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
  played: ({ card: string } & Sections)[];
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
  return !factsOf(view).played.length;
}

/** Who sits at the left, and who at the right. */
export function leftOf(seat: number, seats: number): number {
  return (seat + 1) % seats;
}
export function rightOf(seat: number, seats: number): number {
  return (seat + seats - 1) % seats;
}

/** What this turn's cards gave somebody: their own, and the sections for them of those beside them. */
export interface Gift {
  readonly seat: number;
  readonly section: keyof Sections;
  readonly card: string;
  readonly texts: readonly string[];
}

export function giftsOf(view: PlainView, me: number, seats: number): Gift[] {
  const { played } = factsOf(view);
  const from = [
    [me, "yellow"],
    [leftOf(me, seats), "blue"],
    [rightOf(me, seats), "grey"],
  ] as const;
  return from.map(([seat, section]) => ({ seat, section, card: played[seat]?.card ?? "", texts: played[seat]?.[section] ?? [] }));
}

/** What an option of the prompt says. */
export function saidOf(seen: Seen, action: string): string {
  const place = seen.prompt?.options.indexOf(action) ?? -1;
  return seen.voice.title(seen.prompt?.sayings[place] ?? action);
}

// What things are called

/** To whom a hand goes on; of the last two cards of a phase one is played and the other goes. */
export function passingSaid(view: PlainView, seat: number, seats: number): Said {
  if (factsOf(view).turn % 5 === 0) return saying("atheneum-web-last-card");
  const side = factsOf(view).phase === "A" ? "left" : "right";
  const receiver = side === "left" ? leftOf(seat, seats) : rightOf(seat, seats);
  return saying("atheneum-passing", { side, player: { seat: receiver } });
}

export function colourSaid(colour: string): Said {
  return saying("atheneum-colour", { colour });
}

export function compartmentSaid(compartment: string): Said {
  return saying("atheneum-compartment", { compartment });
}

/** The name of a benefit by its text: `pink`, `any in middle`, `rearrange 3`, `points 2`. */
export function benefitSaid(text: string): Said {
  const [kind = "", last = ""] = text.split(" ");
  if (isColour(text)) return colourSaid(text);
  if (text.startsWith("any in ")) {
    return saying("atheneum-benefit-bound", { compartment: compartmentSaid(text.slice("any in ".length)) });
  }
  if (kind === "rearrange" || kind === "points") return saying(`atheneum-benefit-${kind}`, { number: Number(last) });
  return saying("atheneum-benefit", { kind: text });
}

/** The name of a bonus token by its text: `green+pink`, `rearrange-4`. */
export function tokenSaid(token: string): Said {
  const [one = "", other] = token.split("+");
  if (other === undefined) return saying("atheneum-token", { kind: token });
  return saying("atheneum-pair", { token, one: colourSaid(one), other: colourSaid(other) });
}

/** So many of something: 2 × pink. */
export function someSaid(number: number, benefit: Said): Said {
  return saying("atheneum-some", { number, benefit });
}

/** All that is at hand, for those who look on. */
export function leftovers(view: PlainView, seat: number, draws: number): Said[] {
  const desk = deskOf(view, seat);
  if (!desk) return [];
  const found = Object.entries(desk.hand).map(([kind, number]) => someSaid(number, benefitSaid(kind)));
  for (const token of [...desk.outside, ...cardsIn(view, `tokens ${seat}`)]) found.push(tokenSaid(token));
  if (desk.removals) found.push(saying("atheneum-benefit-rearrange", { number: desk.removals }));
  if (draws) found.push(someSaid(draws, saying("atheneum-benefit", { kind: "bonus" })));
  return found;
}

/** What is still to be used and can be, as it would be lost, and how many things that are; and what is not scored yet. */
export interface Stake {
  readonly lost: Said[];
  readonly goals: Said[];
  readonly count: number;
}

/** What would be lost by ending the turn now; what can no longer be used, whatever is moved, is lost anyway and not named. */
export function stakeOf({ view, me, prompt }: Seen): Stake {
  const desk = me === null ? null : deskOf(view, me);
  const options = prompt?.options ?? [];
  if (!desk || me === null || !options.includes("finish")) return { lost: [], goals: [], count: 0 };
  const lost: Said[] = [];
  let count = 0;
  const add = (number: number, said: Said): void => {
    count += number;
    lost.push(said);
  };
  const moves = options.some((option) => option.startsWith("remove "));
  for (const [kind, number] of Object.entries(desk.hand)) {
    const takes = COLOURS.map((colour) => `take ${isColour(kind) ? kind : colour}${isColour(kind) ? "" : boundFor(kind)}`);
    if (moves || takes.some((take) => options.includes(take))) add(number, booksSaid(number, kind));
  }
  for (const token of [...desk.outside, ...cardsIn(view, `tokens ${me}`)]) {
    const [one = "", other = ""] = token.split("+");
    const uses = [`use ${token}`, `candle ${token}`, `take ${one}+${other}`, `take ${other}+${one}`];
    if (uses.some((use) => options.includes(use))) add(1, saying("atheneum-lost-token", { token: tokenSaid(token) }));
  }
  if (moves) add(1, saying("atheneum-lost-moves", { number: desk.removals }));
  const draws = Number(prompt?.values["draws"] ?? 0);
  if (draws && options.includes("draw")) add(draws, saying("atheneum-lost-draws", { number: draws }));
  const { row, turn } = factsOf(view);
  const goals = row.filter(({ objective }) => options.includes(`score ${objective}`));
  return {
    lost,
    goals: goals.map(({ objective, points }) => saying("atheneum-lost-goal", { objective, points, leaves: leavesAfter(row, turn, objective) === 1 ? "yes" : "no" })),
    count: count + goals.length,
  };
}

/** So many books of a kind, as one loses them. */
export function booksSaid(number: number, kind: string): Said {
  const home = kind.startsWith("any in ") ? kind.slice("any in ".length) : "";
  if (home) return saying("atheneum-lost-bound", { number, compartment: compartmentSaid(home) });
  return saying("atheneum-lost-books", { number, colour: kind });
}

/** How an action ends that takes a wild book: one that is bound goes into its compartment. */
export function boundFor(kind: string): string {
  return kind.startsWith("any in ") ? ` for ${kind.slice("any in ".length)}` : "";
}

/** After how many turns an objective leaves, this one being the first; none if it stays to the end. */
export function leavesAfter(row: readonly Goal[], turn: number, objective: string): number | null {
  const turns = row.length - row.findIndex((goal) => goal.objective === objective);
  return turn - 1 + turns < LAST_TURN ? turns : null;
}

const LAST_TURN = 10;

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

/** What an objective asks for, in words. */
export function goalSaid(goal: Goal): Said {
  const parts = goal.parts.map(({ compartment, picture }) => {
    const rows = picture.map((row) =>
      /^#+$/.test(row)
        ? saying("atheneum-row-any", { number: row.length })
        : saying("atheneum-row", { books: { list: [...row].map(signSaid), by: "and" } }),
    );
    const [first, ...below] = rows;
    const list: Value[] = [first ?? "", ...below.map((row) => saying("atheneum-row-below", { row }))];
    const where = compartment ? compartmentSaid(compartment) : saying("atheneum-anywhere");
    return saying("atheneum-part", { rows: { list, by: "comma" }, where });
  });
  return saying("atheneum-objective", {
    objective: goal.objective,
    points: goal.points,
    wand: goal.wand ? "yes" : "no",
    parts: { list: parts, by: "dot" },
    done: "no",
    scored: "",
  });
}

const SIGNS: Record<string, string> = { T: "turquoise", G: "green", U: "purple", P: "pink", K: "black" };

function signSaid(sign: string): Said {
  const colour = SIGNS[sign];
  if (colour) return colourSaid(colour);
  return saying(sign === "#" ? "atheneum-any-book" : "atheneum-any-slot");
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
