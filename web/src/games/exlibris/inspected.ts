/** What is told of a game that is over, or of a game for one, beside what every table has. */

import type { PlainView, Result } from "../../protocol";
import { ranked } from "../../frame/ranked";
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

/** What breaks ties on points, one after the other (EXL-E8). */
export const TIES = ["books", "hand", "banned"] as const;
/** Where somebody came in, and what broke the ties. */
export interface FinalPlace {
  readonly seat: number;
  readonly place: number;
  readonly points: number;
  /** Somebody else has as many points: then these are compared, up to the one that decides. */
  readonly ties: readonly { tie: (typeof TIES)[number]; count: number; decides: boolean }[];
}

/** Everybody from first to last, and where points are tied, what decided. */
export function finalPlaces(result: Result): FinalPlace[] {
  return ranked(result).map(({ seat, place }) => {
    const score = result.scores.find((each) => each.seat === seat);
    const rivals = result.scores.filter((each) => each.seat !== seat && each.points === score?.points);
    const compared = rivals.map(({ ties }) => ties.findIndex((each, at) => each !== score?.ties[at]));
    const last = compared.includes(-1) ? TIES.length - 1 : Math.max(-1, ...compared);
    const ties = TIES.slice(0, last + 1).map((tie, at) => {
      return { tie, count: Math.abs(score?.ties[at] ?? 0), decides: compared.includes(at) };
    });
    return { seat, place, points: score?.points ?? 0, ties: score?.ties.length === TIES.length ? ties : [] };
  });
}
