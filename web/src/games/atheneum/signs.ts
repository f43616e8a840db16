/** The signs on cards and shelves, and what they mean. */

import type { Seen, Sign } from "../../frame/face";
import { saying } from "../../words/sayings";
import { deskOf, named } from "./model";
import { COLOURS } from "./subjects";

/** What a card gives, by the name of its sign. */
const BENEFITS: Readonly<Record<string, string>> = {
  any: "any",
  "any-in": "any in upper-left",
  rearrange: "rearrange 2",
  bonus: "bonus",
  wand: "wand",
  "side-shelf": "side-shelf",
  points: "points 1",
};

export function benefitOf(sign: string): string | undefined {
  return BENEFITS[sign];
}

export function signs({ view, me }: Seen): readonly Sign[] {
  const favourite = me === null ? null : deskOf(view, me)?.favourite;
  const listed = ["sections", ...Object.keys(BENEFITS), "spider", "candle", ...(favourite ? ["favourite"] : [])];
  return [
    ...listed.map((sign) => ({ sign, say: saying("atheneum-web-sign", { sign }) })),
    ...COLOURS.map((colour) => ({ sign: colour, say: named(colour) })),
  ];
}
