/** A table of Biblios as it is seen: names for the parts of a view, and what the past tells. */

import type { PlainEvent, PlainView, Said } from "../../protocol";
import { Printed } from "../../live/printed.svelte";
import { saying } from "../../words/sayings";
import { CATEGORIES, cardOf, type Category } from "./categories";

/** A card that is not seen is `null`. */
export type SeenCard = string | null;

export interface Auction {
  high: number;
  bidder: number | null;
  still: number[];
  barred: number[];
}

export interface Facts {
  phase: "gifts" | "auctions" | "over";
  active: number;
  first: number;
  dice: Record<Category, number>;
  /** In their order; the active player speaks last. */
  speakers: number[];
  /** In what is bid and paid for the card that lies there. */
  unit: "gold" | "cards" | null;
  auction: Auction | null;
}

/** What goes on at the table. */
export type Scene = "gifts" | "church" | "auction" | "over";

export function factsOf(view: PlainView): Facts {
  return view.facts as unknown as Facts;
}

/** The cards of a zone; backs where only their number is told. */
export function cardsIn(view: PlainView, zone: string): SeenCard[] {
  const found = view.zones[zone] ?? 0;
  return typeof found === "number" ? Array<SeenCard>(found).fill(null) : found;
}

/** How many cards lie in a zone. */
export function countIn(view: PlainView, zone: string): number {
  const found = view.zones[zone] ?? 0;
  return typeof found === "number" ? found : found.length;
}

export function sceneOf(view: PlainView, past: readonly PlainEvent[]): Scene {
  if (view.over) return "over";
  if (!countIn(view, "centre")) return "gifts";
  if (factsOf(view).phase === "gifts") return "church";
  const since = past.slice(past.findLastIndex((event) => event.code === "lot"));
  return since.some((event) => event.code === "church") ? "church" : "auction";
}

/** Whether somebody pays for what they bought: the auction is over, and its card still lies there. */
export function isPaying(view: PlainView, past: readonly PlainEvent[]): boolean {
  return sceneOf(view, past) === "auction" && factsOf(view).auction === null;
}

/** What somebody is doing who is asked something. */
export function activity(view: PlainView, past: readonly PlainEvent[], seat: number): string {
  const scene = sceneOf(view, past);
  if (scene === "church") return "church";
  if (scene === "auction") return isPaying(view, past) ? "pay" : "bid";
  return factsOf(view).active === seat ? "allocate" : "take";
}

/** What cards are called. */
export const printed = new Printed<never>();

/** The name of a card: Monks 2 (A), gold 3, church +1 (one die). */
export function cardSaid(text: SeenCard): Said {
  return text === null ? saying("biblios-card-hidden") : printed.said(text);
}

/** The number that an event tells: a bid, a price. */
export function numberOf(event: PlainEvent | undefined): number {
  return Number(event?.values["number"] ?? 0);
}

/** The worth of a gold card, 0 for any other. */
export function goldIn(cards: readonly SeenCard[]): number {
  return cards.reduce((total, text) => {
    const card = text === null ? null : cardOf(text);
    return card?.kind === "gold" ? total + card.value : total;
  }, 0);
}

/** The columns of a reserve: one for each category, and gold; what is only a back is in none. */
export const COLUMNS = [...CATEGORIES, "gold"] as const;
export type Column = (typeof COLUMNS)[number];

export function columnOf(text: string): Column | null {
  const card = cardOf(text);
  return card.kind === "page" ? card.category : card.kind === "gold" ? "gold" : null;
}

/** The cards of one column of a reserve, and what they add up to. */
export function pile(reserve: readonly SeenCard[], column: Column): { cards: string[]; sum: number } {
  const cards = reserve.filter((text): text is string => text !== null && columnOf(text) === column);
  return { cards, sum: cards.reduce((total, text) => total + worth(text), 0) };
}

function worth(text: string): number {
  const card = cardOf(text);
  return card.kind === "church" ? 0 : card.value;
}

/** What was said about the card that is auctioned, in the order of speaking. */
export function conversation(past: readonly PlainEvent[]): PlainEvent[] {
  const told = new Set(["bid", "pass", "sold", "culprit", "steal", "lose"]);
  const start = past.findLastIndex((event) => event.code === "lot");
  return start < 0 ? [] : past.slice(start).filter((event) => told.has(event.code));
}

const OWN_CODES = new Set([
  "keep",
  "offer",
  "set-aside",
  "take",
  "bid",
  "pass",
  "die",
  "unused",
  "lay",
  "pay",
  "win",
]);
const PICTURED = new Set([
  "offer",
  "take",
  "church",
  "die",
  "unused",
  "lot",
  "bid",
  "pass",
  "unsold",
  "win",
  "culprit",
  "steal",
  "lose",
  "auctions",
]);

/** What the others did since the viewer's last turn, as far as there are pictures and the stage does not show it. */
export function recent(past: readonly PlainEvent[], me: number | null, scene: Scene): PlainEvent[] {
  const last =
    me === null ? past.length - 30 : past.findLastIndex((event) => event.seat === me && OWN_CODES.has(event.code));
  const lot = scene === "auction" ? past.findLastIndex((event) => event.code === "lot") : past.length;
  return past.slice(Math.max(0, last + 1), lot).filter((event) => PICTURED.has(event.code) && event.seat !== me);
}

/** What is known of a reserve: all of it where it lies open, else what was seen going there and what left it unseen. */
export function known(view: PlainView, seat: number): { cards: string[]; open: boolean; unseen: number } {
  const zone = `reserve ${seat}`;
  const all = view.zones[zone];
  if (Array.isArray(all)) return { cards: all, open: true, unseen: 0 };
  return { cards: [], unseen: 0, open: false, ...(view.known[zone] as { cards: string[]; unseen: number } | undefined) };
}
