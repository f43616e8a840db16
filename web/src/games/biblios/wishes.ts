/** What a press on a thing of Biblios would have meant: the inverse of which thing stands for an action. */

import type { Seen, Wish } from "../../frame/face";
import { HAND, PLACES } from "./choices";

export function wish(thing: string, { prompt }: Seen): Wish | null {
  const [kind = "", name = ""] = thing.split(" ");
  switch (kind) {
    case "public":
      return { action: `take ${name}` };
    case "reserve":
      return { action: `pay ${name}` };
    case "die":
      return ofDie(prompt?.values["kind"], name);
    case "place":
      return prompt?.code === "allocate" && Object.values(PLACES).some((place) => place === thing) ? { action: name } : null;
    default:
      return thing === HAND ? { action: "keep" } : null;
  }
}

/** A die goes the way of the church card that is resolved. */
function ofDie(kind: unknown, category: string): Wish | null {
  if (typeof kind !== "string") return null;
  return { action: `${kind.startsWith("minus") ? "lower" : "raise"} ${category}` };
}
