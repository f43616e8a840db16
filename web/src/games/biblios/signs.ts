/** The signs on cards and on the board, and what they mean. */

import type { Sign } from "../../frame/face";
import { saying } from "../../words/sayings";
import { CATEGORIES } from "./categories";

/** A card that shows each sign. */
const CARDS: Readonly<Record<string, string | null>> = { page: "MA2", gold: "G3", plus: "K+", "minus-two": "K--", either: "K+-", back: null };

export function cardOfSign(sign: string): string | null | undefined {
  return CARDS[sign];
}

export function signs(): readonly Sign[] {
  return [
    ...["die", ...Object.keys(CARDS)].map((sign) => ({ sign, say: saying("biblios-web-sign", { sign }) })),
    ...CATEGORIES.map((category) => ({ sign: category, say: saying("biblios-category", { category }) })),
  ];
}
