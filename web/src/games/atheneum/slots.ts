/** What places on the shelf are called: what stands there, or what would come there and what that brings. */

import type { Seen } from "../../frame/face";
import { saying } from "../../words/sayings";
import { layoutOf } from "./layout";
import { colourSaid, compartmentSaid, factsOf, placeAt, pointsOf, saidOf, type Desk, type Held } from "./model";

/** What a place is called, for the ear. */
export function labelAt(seen: Seen, desk: Desk, slot: string, held: Held | null): string {
  const at = placeAt(held, slot);
  if (at) return [seen.voice.title(placeSaid(seen, slot)), ...broughtAt(seen, held?.places[at] ?? [])].join(" – ");
  const option = `remove ${slot}`;
  if (!held && seen.prompt?.options.includes(option)) return saidOf(seen, option);
  const colour = desk.books[slot];
  return seen.voice.message("atheneum-web-slot", { slot, book: colour ? colourSaid(colour) : saying("atheneum-empty") });
}

function placeSaid(seen: Seen, slot: string): ReturnType<typeof saying> {
  const { plan } = factsOf(seen.view);
  const candle = layoutOf(plan).candles.find(({ name }) => name === slot);
  if (candle) return saying("atheneum-option-on", { slot: Number(slot.slice("candle".length)), points: candle.points });
  const home = plan.compartments.find(({ letter }) => letter === slot.charAt(0));
  return saying("atheneum-option-at", { slot, compartment: compartmentSaid(home?.name ?? "") });
}

/** What something would bring at a place, in words. */
function broughtAt(seen: Seen, brings: readonly string[]): string[] {
  const points = pointsOf(factsOf(seen.view), brings);
  return [
    ...(points ? [seen.voice.message("atheneum-web-brings", { points })] : []),
    ...(brings.includes("spider") ? [seen.voice.message("atheneum-web-catches")] : []),
  ];
}
