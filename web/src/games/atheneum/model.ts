/** A table of Atheneum as it is seen: names for the parts of a view, and for what they are called. */

import type { Seen } from "../../frame/face";
import type { PlainPrompt, PlainView, Said, Value } from "../../protocol";
import { isSaid, saying } from "../../words/sayings";
import { isColour } from "./subjects";

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
  goals: Record<string, { lacks: number; pictures: string[][] }>;
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

/** What an option of the prompt says. */
export function saidOf(seen: Seen, action: string): string {
  const place = seen.prompt?.options.indexOf(action) ?? -1;
  return seen.voice.title(seen.prompt?.sayings[place] ?? action);
}

/** The option that a thing on the shelf stands for: a book goes there, a candle, or a book is taken out. */
export function optionAt(prompt: PlainPrompt | null, slot: string): string | null {
  return prompt?.options.find((option) => /^(at|on|remove) /.test(option) && option.endsWith(` ${slot}`)) ?? null;
}

// What things are called

/** To whom a hand goes on. */
export function passingSaid(view: PlainView, seat: number, seats: number): Said {
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

/** All that is at hand and would be lost at the end of the turn. */
export function leftovers(view: PlainView, seat: number, draws: number): Said[] {
  const desk = deskOf(view, seat);
  if (!desk) return [];
  const found = Object.entries(desk.hand).map(([kind, number]) => someSaid(number, benefitSaid(kind)));
  for (const token of [...desk.outside, ...cardsIn(view, `tokens ${seat}`)]) found.push(tokenSaid(token));
  if (desk.removals) found.push(saying("atheneum-benefit-rearrange", { number: desk.removals }));
  if (draws) found.push(someSaid(draws, saying("atheneum-benefit", { kind: "bonus" })));
  return found;
}

/** What an objective asks for, in words. */
export function goalSaid(goal: Goal): Said {
  const parts = goal.parts.map(({ compartment, picture }) => {
    const rows = picture.map((row) => saying("atheneum-row", { books: { list: [...row].map(signSaid), by: "and" } }));
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

// Study cards: what they give is told with the question which one to play

const known = new Map<string, Sections>();

/** What a study card gives, as far as it was told. */
export function sectionsOf(card: string, prompt: PlainPrompt | null): Sections | null {
  const place = prompt?.options.indexOf(`choose ${card}`) ?? -1;
  const study = prompt?.sayings[place]?.with?.["card"];
  if (isSaid(study)) {
    const told = study.with ?? {};
    known.set(card, { yellow: texts(told["yellow"]), blue: texts(told["blue"]), grey: texts(told["grey"]) });
  }
  return known.get(card) ?? null;
}

/** The texts of the benefits that a section names. */
function texts(section: Value | undefined): string[] {
  if (!isSaid(section)) return [];
  return (section.list ?? []).flatMap((item) => {
    const values = isSaid(item) ? (item.with ?? {}) : {};
    return Array<string>(Number(values["number"] ?? 0)).fill(textOf(values["benefit"]));
  });
}

function textOf(benefit: Value | undefined): string {
  if (!isSaid(benefit)) return "";
  const values = benefit.with ?? {};
  const compartment = values["compartment"];
  switch (benefit.say) {
    case "atheneum-colour":
      return String(values["colour"]);
    case "atheneum-benefit-bound":
      return `any in ${isSaid(compartment) ? String(compartment.with?.["compartment"]) : ""}`;
    case "atheneum-benefit-rearrange":
      return `rearrange ${String(values["number"])}`;
    case "atheneum-benefit-points":
      return `points ${String(values["number"])}`;
    default:
      return String(values["kind"]);
  }
}
