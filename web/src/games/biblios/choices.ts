/** What each action text of Biblios does on the table: which thing goes where. */

import type { Choice } from "../../controller/choices";

export const HAND = "hand";
/** Where the card in hand may go, by the verb of the action. */
export const PLACES = { keep: "place keep", offer: "place offer", auction: "place auction" } as const;
export const MINE = "place keep";
export const LAID = "place laid";

export const inPublic = (card: string): string => `public ${card}`;
export const inReserve = (card: string): string => `reserve ${card}`;

/** Give the choice that an action text stands for; bids, and what ends a payment, are no things on the table. */
export function choiceOf(action: string): Choice | null {
  const [verb, argument = ""] = action.split(" ");
  switch (verb) {
    case "keep":
    case "offer":
    case "auction":
      return { action, source: HAND, target: PLACES[verb] };
    case "take":
      return { action, source: inPublic(argument), target: MINE };
    case "pay":
      return { action, source: inReserve(argument), target: LAID };
    case "raise":
    case "lower":
      return { action, source: null, target: action };
    default:
      return null;
  }
}
