/** What places on the shelf are called: what stands there, or what would come there and what that brings. */

import type { Seen } from "../../frame/face";
import { saying } from "../../words/sayings";
import { layoutOf, stands } from "./layout";
import { factsOf, named, placeAt, pointsOf, saidOf, type Desk, type Held } from "./model";

/** What a place is called, for the ear. */
export function labelAt(seen: Seen, desk: Desk, slot: string, held: Held | null): string {
  const at = placeAt(held, slot);
  if (at) return [seen.voice.title(named(at)), ...broughtAt(seen, held?.places[at] ?? [])].join(" – ");
  const option = `remove ${slot}`;
  if (!held && seen.prompt?.options.includes(option)) return saidOf(seen, option);
  if (slot.startsWith("candle")) return candleAt(seen, desk, slot);
  const colour = desk.books[slot];
  const pair = pairAt(desk, slot);
  if (colour && pair) return seen.voice.message("atheneum-web-slot-pair", { slot, book: named(colour), pair: named(pair) });
  return seen.voice.message("atheneum-web-slot", { slot, book: colour ? named(colour) : saying("atheneum-empty") });
}

/** The two books of the pair to which a slot belongs, from left to right. */
function pairAt({ pairs, books }: Desk, slot: string): string | null {
  const left = pairs.find((each) => each === slot || beside(each) === slot);
  return left === undefined ? null : `${books[left] ?? ""}+${books[beside(left)] ?? ""}`;
}

/** The slot at the right of another. */
export function beside(slot: string): string {
  return slot.charAt(0) + String(Number(slot.slice(1)) + 1);
}

/** Whether a candle burns there, and what it is worth. */
function candleAt(seen: Seen, desk: Desk, candle: string): string {
  const slot = Number(candle.slice("candle".length));
  const points = factsOf(seen.view).plan.candles[slot - 1] ?? 0;
  return seen.voice.message("atheneum-web-candle", { slot, points, lit: desk.candles.includes(slot) ? "yes" : "no" });
}

/** How many candles burn, of those that there is room for. */
export function litOn(seen: Seen, desk: Desk): string {
  const all = layoutOf(factsOf(seen.view).plan).candles.filter(({ side }) => stands(side, desk.sides)).length;
  return seen.voice.message("atheneum-web-lit", { lit: desk.candles.length, all });
}

/** What something would bring at a place, in words. */
function broughtAt(seen: Seen, brings: readonly string[]): string[] {
  const points = pointsOf(factsOf(seen.view), brings);
  return [
    ...(points ? [seen.voice.message("atheneum-web-brings", { points })] : []),
    ...(brings.includes("spider") ? [seen.voice.message("atheneum-web-catches")] : []),
  ];
}
