/** The signs on cards, locations and shelves, and what they mean. */

import type { Sign } from "../../frame/face";
import { saying } from "../../words/sayings";
import { CATEGORIES } from "./model";

const SIGNS = [
  "prominent", "banned", "focus", "at-once", "later", "permanent", "first", "hand", "out", "down", "fits", "rectangle",
]; // prettier-ignore

export function signs(): readonly Sign[] {
  return [
    ...SIGNS.map((sign) => ({ sign, say: saying("exlibris-web-sign", { sign }) })),
    ...CATEGORIES.map((category) => ({ sign: category, say: saying("exlibris-web-category", { category }) })),
  ];
}
