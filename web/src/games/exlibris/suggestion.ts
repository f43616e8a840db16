/** The best cards to turn face down before the inspection, as the game tells them (EXL-E9). */

import type { Choice } from "../../controller/choices";
import type { PlainPrompt } from "../../protocol";
import type { Line } from "./model";

/** The thing that stands for taking the whole suggestion. */
export const SUGGESTION = "suggestion";

export type Told = Record<Line, number> & { together: number; turned: string[] };
export interface Advice {
  /** What each is good for, if the others are turned down as well. */
  readonly cards: readonly {
    card: string;
    points: number;
    lines: Partial<Record<Line, number>>;
    books: number;
    keeps: string[];
  }[];
  readonly without: Told;
  readonly with: Told;
}

export function adviceOf(prompt: PlainPrompt | null): Advice | null {
  return (prompt?.ahead["advice"] as Advice | undefined) ?? null;
}

/** Taking the suggestion: one card after the other. */
export function suggested(prompt: PlainPrompt): Choice[] {
  const [action, ...then] = adviceOf(prompt)?.cards.map(({ card }) => `turn ${card}`) ?? [];
  return action === undefined ? [] : [{ action, source: null, target: SUGGESTION, then }];
}
