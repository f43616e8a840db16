/** What a press on a thing of Atheneum would have meant: the inverse of which thing stands for an action. */

import type { Seen, Wish } from "../../frame/face";
import { boundFor, deskOf } from "./model";
import { COLOURS } from "./subjects";

export function wish(thing: string, seen: Seen, held: string | null): Wish | null {
  const space = thing.indexOf(" ");
  const [kind, name] = space < 0 ? [thing, ""] : [thing.slice(0, space), thing.slice(space + 1)];
  switch (kind) {
    case "objective":
      return seen.prompt?.code === "choose" ? null : { action: `score ${name}` }; // it is shown large, and that is enough
    case "card":
      return { action: `choose ${name}` };
    case "slot":
      return ofSlot(seen, name, held);
    case "wand":
      return ofWand(seen, name);
    case "wild":
      return { action: `take ${COLOURS[0]}${boundFor(name)}` };
    case "take":
    case "candle":
    case "use":
    case "draw":
      return { action: thing };
    default:
      return null;
  }
}

/** What was taken up goes there; with nothing taken up, the book that stands there is taken out. */
function ofSlot({ prompt, view, me }: Seen, slot: string, held: string | null): Wish | null {
  const candle = slot.startsWith("candle");
  const put = `${candle ? "on" : "at"} ${slot}`;
  const taken = me !== null && slot in (deskOf(view, me)?.books ?? {});
  const first = held?.replace(/^slot /, "remove ");
  const fits = candle ? /^candle / : /^(take|remove) /;
  if (prompt?.code === "work" && first && fits.test(first)) return { action: put, first };
  return { action: taken && prompt?.code === "work" ? `remove ${slot}` : put };
}

/** A wand of mine scores the objective that lacks least; one in the supply would be gained. */
function ofWand({ view, me }: Seen, whose: string): Wish | null {
  const desk = me === null ? null : deskOf(view, me);
  if (!desk) return null;
  if (whose === "supply") return { action: "use wand" };
  return desk.nearest ? { action: `score ${desk.nearest}` } : null;
}
