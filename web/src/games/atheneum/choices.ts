/** What each action text of Atheneum does on the table: which thing goes where. */

import type { Choice } from "../../controller/choices";

export const DRAW = "draw";
export const REARRANGE = "rearrange";
/** Where something is while its place is asked for. */
const HELD = "held";

export const cardThing = (card: string): string => `card ${card}`;
export const slotThing = (slot: string): string => `slot ${slot}`;
export const goalThing = (objective: string): string => `objective ${objective}`;

/** Give the choice that an action text stands for; what a spider brings and the end of a turn are no things. */
export function choiceOf(action: string): Choice | null {
  const [verb, argument = ""] = action.split(" ");
  switch (verb) {
    case "choose":
      return { action, source: null, target: cardThing(argument) };
    case "take":
    case "candle":
      return { action, source: action, target: HELD, onward: true };
    case "at":
    case "on":
      return { action, source: null, target: slotThing(argument) };
    case "remove":
      return { action, source: REARRANGE, target: slotThing(argument) };
    case "score":
      return { action, source: null, target: goalThing(argument) };
    case "draw":
    case "use":
      return { action, source: null, target: action };
    default:
      return null;
  }
}
