/** What each action text of Ex Libris does on the table: which thing goes where. */

import type { Choice } from "../../controller/choices";

export const PLAIN = "assistant plain";
export const SPECIAL = "assistant special";
export const SHELF = "shelf";
/** Where the last of several cards goes with which all of them are given: it is chosen, and then confirmed. */
export const TRAY = "tray";

export const tileThing = (location: string): string => `tile ${location}`;
export const cardThing = (card: string): string => `card ${card}`;
export const placeThing = (row: number, column: number): string => `at ${row},${column}`;
/** A card that makes room in a direction, so that another can go into its place. */
export const wedgeThing = (row: number, column: number, direction: string): string => `wedge ${row},${column} ${direction}`;
export const spaceThing = (number: number): string => `space ${number}`;
export const pieceThing = (seat: number, number: number): string => `piece ${seat} ${number || "special"}`;

/** What is told ahead of an answer. */
type Ahead = Readonly<Record<string, unknown>>;

/** Whether the next card that is laid down ends the giving. */
function isLast(ahead: Ahead): boolean {
  return (ahead["tray"] as { last?: boolean } | undefined)?.last === true;
}

/** Give the choice that an action text stands for; what has no thing on the table is a button with words. */
export function choiceOf(action: string, ahead: Ahead = {}): Choice | null {
  const space = action.indexOf(" ");
  const [verb, rest] = space < 0 ? [action, ""] : [action.slice(0, space), action.slice(space + 1)];
  switch (verb) {
    case "place":
      return { action, source: PLAIN, target: tileThing(rest) };
    case "special":
      return { action, source: SPECIAL, target: tileThing(rest) };
    case "remove":
      return { action, source: null, target: tileThing(rest) };
    case "recall":
    case "oust":
      return { action, source: null, target: `piece ${rest}` };
    case "space":
    case "bid":
      return { action, source: null, target: spaceThing(Number(rest)) };
    case "shelve":
      return { action, source: cardThing(rest), target: SHELF, onward: true };
    case "discard":
    case "give":
      if (isLast(ahead)) return { action, source: cardThing(rest), target: TRAY, twice: true };
      return { action, source: null, target: cardThing(rest) };
    case "take":
    case "lift":
    case "swap":
    case "turn":
      return { action, source: null, target: cardThing(rest) };
    case "at":
    case "over":
    case "under":
    case "slide":
      return { action, source: null, target: action };
    default:
      return null;
  }
}
