/**
 * Taking a card out again that was laid down or chosen to be turned face down.
 *
 * The game knows only how to take the last answer back: what was laid after the card is taken back too, and laid again.
 */

import type { Seen } from "../../frame/face";
import { cardThing } from "./choices";

const LAID = new Set(["give-up", "take-off"]);
const TURNED = new Set(["choose-down"]);

/** What was laid down or chosen for the question that is open, in this order. */
export function laidIn({ past, prompt, me }: Pick<Seen, "past" | "prompt" | "me">): string[] {
  const codes = prompt?.code === "turn-down" ? TURNED : prompt?.ahead["tray"] ? LAID : null;
  if (!codes) return [];
  const own = past.filter((event) => event.seat === me);
  const first = own.findLastIndex((event) => !codes.has(event.code)) + 1;
  return own.slice(first).flatMap(({ values: { card } }) => (typeof card === "string" ? [card] : []));
}

class TakeOut {
  /** The card that is to be taken out, and those that are to stay. */
  card = $state<string | null>(null);
  #others: readonly string[] = [];

  begin(seen: Seen, card: string): void {
    const laid = laidIn(seen);
    if (!seen.undo || !laid.includes(card)) return;
    this.card = card;
    this.#others = laid.filter((each) => each !== card);
  }

  /** One step of it, whenever the table has changed. */
  step(seen: Seen, hushed: boolean): void {
    if (this.card === null || !seen.prompt || hushed) return;
    const laid = laidIn(seen);
    const missing = this.#others.find((each) => !laid.includes(each));
    if (laid.includes(this.card)) {
      if (seen.undo) seen.undo();
      else this.card = null;
    } else if (missing === undefined) this.card = null;
    else seen.controller.press(cardThing(missing));
  }
}

export const takeOut = new TakeOut();
