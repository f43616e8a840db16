/** Whether the whole table is on the screen at once. */

import { MediaQuery } from "svelte/reactivity";

/** What gets the focus brings the whole part in which it is, where the parts are one swipe apart. */
export function bring(event: FocusEvent & { currentTarget: HTMLElement }): void {
  if (!wide.current) event.currentTarget.closest(".panel")?.scrollIntoView({ inline: "start", block: "nearest" });
}

export const wide = new MediaQuery("(min-width: 62rem) and (min-height: 34rem)");
