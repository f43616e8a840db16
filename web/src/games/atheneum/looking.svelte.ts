/** What is looked at or wondered about at my table: an objective, the colours of a book, or how something is used. */

import type { Said } from "../../protocol";

class Looking {
  /** The objective that is shown large, and whether it stays so when the mouse goes away. */
  goal = $state<string | null>(null);
  pinned = $state(false);
  /** The kind of wild book whose colours are laid out. */
  palette = $state<string | null>(null);
  /** What the line says instead of its question, until the next press. */
  hint = $state.raw<Said | null>(null);

  /** Show an objective large, or none. */
  show(goal: string | null, pinned = false): void {
    this.goal = goal;
    this.pinned = goal !== null && pinned;
  }
}

export const looking = new Looking();
