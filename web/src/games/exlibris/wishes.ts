/** What a press on a thing of Ex Libris would have meant: the inverse of which thing stands for an action. */

import type { Seen, Wish } from "../../frame/face";
import { SPECIAL } from "./choices";
import { cardsIn, factsOf, shelvedOn } from "./model";

/** Questions about shelved cards: a free place alone means nothing there. */
const MOVING = new Set(["lodge", "rearrange", "choose-group", "slide-from", "slide-to", "slide-by", "turn-down"]);
/** What is done with a card that is pressed; the first of these that is offered is meant. */
const VERBS = ["take", "discard", "give", "swap", "turn", "lift", "shelve"];

export function wish(thing: string, seen: Seen, held: string | null): Wish | null {
  const space = thing.indexOf(" ");
  const [kind, name] = [thing.slice(0, space), thing.slice(space + 1)];
  switch (kind) {
    case "tile":
      return { action: `${placing(seen, held)} ${name}` };
    case "assistant":
      return { action: `${name === "special" ? "special" : "place"} home` };
    case "space":
      return { action: `${seen.prompt?.values["location"] === "auction-house" ? "bid" : "space"} ${name}` };
    case "piece":
      return ofPiece(seen, name);
    case "card":
      return ofCard(seen, name);
    case "at":
      return MOVING.has(seen.prompt?.code ?? "") || beyond(name) ? null : { action: thing };
    default:
      return null;
  }
}

/** What happens to a tile: it leaves a game for one, or somebody is sent there, the special assistant if it was taken up. */
function placing({ prompt, view, me }: Seen, held: string | null): string {
  if (prompt?.code === "remove-tile") return "remove";
  const mine = me === null ? [] : (factsOf(view).assistants[me] ?? []);
  const from = prompt?.code === "guild" ? "home" : null;
  const plain = mine.some((each) => each.number > 0 && each.where === from);
  const special = mine.some((each) => each.number === 0 && each.where === from);
  return held === SPECIAL || (special && !plain) ? "special" : "place";
}

function ofPiece({ prompt }: Seen, piece: string): Wish | null {
  const verb = { oust: "oust", lodge: "recall" }[prompt?.code ?? ""];
  return verb ? { action: `${verb} ${piece}` } : null;
}

/** A card in town means its location while assistants are placed; elsewhere what is offered with other cards. */
function ofCard({ prompt, view, me }: Seen, card: string): Wish | null {
  const own = me !== null && [...cardsIn(view, `hand ${me}`), ...shelvedOn(factsOf(view).shelves[me] ?? [])].includes(card);
  if (!own && (!prompt || prompt.code === "place-assistant")) return null;
  const offered = new Set(prompt?.options.map((action) => action.split(" ", 1)[0]));
  const verb = VERBS.find((each) => offered.has(each)) ?? (own ? "shelve" : "take");
  return { action: `${verb} ${card}` };
}

/** Whether a place is drawn that no shelf could reach. */
function beyond(place: string): boolean {
  const [row = 0, column = 0] = place.split(",").map(Number);
  return row < 0 || row > 3 || column < 0 || column > 39;
}
