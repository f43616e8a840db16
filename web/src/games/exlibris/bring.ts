/** The parts of the table on a phone, where they are one swipe apart. */

import { wide } from "../../frame/wide";

/** What gets the focus brings the whole part in which it is, where the parts are one swipe apart. */
export function bring(event: FocusEvent & { currentTarget: HTMLElement }): void {
  if (!wide.current) event.currentTarget.closest(".panel")?.scrollIntoView({ inline: "start", block: "nearest" });
}

/** Scrolls the part in which things lie, and nothing else, until they are in sight. */
export function reveal(things: readonly Element[]): void {
  const part = things[0]?.closest(".panel");
  if (!part) return;
  const frame = part.getBoundingClientRect();
  const boxes = things.map((thing) => thing.getBoundingClientRect());
  const above = Math.min(...boxes.map(({ top }) => top)) - frame.top;
  const below = Math.max(...boxes.map(({ bottom }) => bottom)) - frame.bottom;
  if (above < 0) part.scrollTop += above;
  else if (below > 0) part.scrollTop += Math.min(above, below);
}
