/** What is tried on my shelf just now: laid there to be looked at, and not yet done. */

import type { Snapshot } from "../../controller/controller";

class Trying {
  /** The thing that stands for it, and for which question. */
  thing = $state<string | null>(null);
  prompt = $state<number | null>(null);
  /** It was chosen, and stays until another is or it is done; otherwise the mouse or the focus rests on it. */
  kept = $state(false);

  /** What is tried for a question. */
  of(prompt: number | undefined): string | null {
    return prompt !== undefined && prompt === this.prompt ? this.thing : null;
  }

  /** What is tried now: over which a dragged card hangs, or else what was chosen or is rested on. */
  now(prompt: number | undefined, { dragging, over }: Pick<Snapshot, "dragging" | "over">): string | null {
    return dragging ? over : this.of(prompt);
  }

  try(prompt: number | undefined, thing: string | null, kept = false): void {
    if (!kept && this.kept && prompt === this.prompt) return;
    this.thing = thing;
    this.prompt = prompt ?? null;
    this.kept = kept && thing !== null;
  }
}

export const trying = new Trying();
