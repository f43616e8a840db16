/** The parts of the table on a phone, where they are one swipe apart. */

import { wide } from "../../frame/wide";

/** What gets the focus brings the whole part in which it is, where the parts are one swipe apart. */
export function bring(event: FocusEvent & { currentTarget: HTMLElement }): void {
  if (!wide.current) event.currentTarget.closest(".panel")?.scrollIntoView({ inline: "start", block: "nearest" });
}
