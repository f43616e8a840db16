/** What is told of a game that is over, or of a game for one, beside what every table has. */

import type { PlainView } from "../../protocol";
import type { Category } from "./model";

/** What the inspector read in a place, and what became of it. */
export interface Read {
  readonly row: number;
  readonly column: number;
  readonly card: string;
  readonly fate: "up" | "turned" | "out" | "down";
  readonly buried: boolean;
}
export interface Solo {
  readonly level: string;
  readonly rounds: number;
  readonly clues: readonly Category[];
  /** The round at whose beginning the next clue comes. */
  readonly next: number | null;
}
/** Row, column, height and width of the largest full rectangle. */
export type Rectangle = readonly [number, number, number, number];

export function inspectedOf(view: PlainView): readonly (readonly Read[])[] {
  return (view.facts["inspected"] as Read[][] | null | undefined) ?? [];
}

export function soloOf(view: PlainView): Solo | null {
  return (view.facts["solo"] as Solo | null | undefined) ?? null;
}

/** Where the largest full rectangle of a seat stands. */
export function rectangleOf(view: PlainView, seat: number): Rectangle | null {
  const found = (view.facts["forms"] as { standing?: number[] }[])[seat]?.standing;
  return found?.length === 4 ? (found as unknown as Rectangle) : null;
}
