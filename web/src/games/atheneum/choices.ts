/** What each action text of Atheneum does on the table: which thing goes where. */

import type { Choice } from "../../controller/choices";
import type { PlainPrompt } from "../../protocol";

export const DRAW = "draw";
export const REARRANGE = "rearrange";
/** Where a study card goes that was taken up: it is played. */
export const PLAY = "play";

export const cardThing = (card: string): string => `card ${card}`;
export const slotThing = (slot: string): string => `slot ${slot}`;
export const goalThing = (objective: string): string => `objective ${objective}`;

/** What something would bring about at each place where it may go: objectives by their names, or a spider. */
export type Places = Record<string, readonly string[]>;

/** Where what an action takes up may go, as it was told ahead. */
export function placesOf(ahead: PlainPrompt["ahead"] | undefined, action: string): Places {
  return (ahead?.[action] ?? {}) as Places;
}

/** By which action a book on the shelf would be taken up again once it is taken out, and where it may go then. */
export function movesOf(ahead: PlainPrompt["ahead"] | undefined, action: string): { take: string; places: Places } {
  const [take, places] = Object.entries((ahead?.[action] ?? {}) as Record<string, Places>)[0] ?? ["", {}];
  return { take, places };
}

/** Give the choices that an action text stands for; what a spider brings and the end of a turn are no things. */
export function choiceOf(action: string, ahead?: PlainPrompt["ahead"]): Choice | readonly Choice[] | null {
  const [verb, argument = ""] = action.split(" ");
  switch (verb) {
    case "choose":
      return { action, source: cardThing(argument), target: PLAY, twice: true };
    case "take":
    case "candle":
      return Object.keys(placesOf(ahead, action)).map((at) => ({ action, source: action, target: placeThing(at), then: [at] }));
    case "at":
    case "on":
      return { action, source: null, target: placeThing(action) };
    case "remove":
      return removing(action, slotThing(argument), ahead);
    case "score":
      return { action, source: null, target: goalThing(argument) };
    case "draw":
      return { action, source: null, target: action };
    case "use":
      // A thing to take up like others: the candle that lies beside it must not be taken for the only one.
      return { action, source: action, target: action };
    default:
      return null;
  }
}

/** A book that is taken out waits in the tray, or goes at once to another place. */
function removing(action: string, source: string, ahead?: PlainPrompt["ahead"]): Choice[] {
  const { take, places } = movesOf(ahead, action);
  const moves = Object.keys(places).filter((at) => placeThing(at) !== source);
  return [
    { action, source, target: REARRANGE, twice: true, rests: true },
    ...moves.map((at) => ({ action, source, target: placeThing(at), then: [take, at], rests: true })),
  ];
}

/** The place that is meant by `at a3` or `on candle1`. */
function placeThing(action: string): string {
  return slotThing(action.split(" ").at(-1) ?? "");
}
