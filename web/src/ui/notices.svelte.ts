/** What the page says beside the play: announcements for the ear, and short notes on a slip of paper. */

import { untrack } from "svelte";
import type { PlainValue, Problem } from "../protocol";
import { Trouble, UNREACHABLE } from "../live/http";
import { say, words, type Value } from "../words/words.svelte";

/** What it says is worked out where it is shown, in the language of the moment. */
export type Note = { id: number; text: () => string; kind: "plain" | "trouble" };

const SHOWN_FOR = 6000;

class Notices {
  /** The last announcement; the announcer reads it aloud where a screen reader listens. */
  spoken = $state("");
  notes = $state<Note[]>([]);
  #next = 0;

  /** Tell those who listen rather than look. */
  announce(text: string): void {
    // The same words twice are read twice only if they differ: a no-break space does.
    this.spoken = untrack(() => text === this.spoken) ? `${text}\u00a0` : text;
  }

  /** Show a slip of paper for some seconds. */
  note(text: () => string, kind: Note["kind"] = "plain"): void {
    const id = this.#next++;
    const others = untrack(() => this.notes.filter((note) => note.text() !== text())); // an effect that notes is done
    this.notes = [...others, { id, text, kind }].slice(-3);
    setTimeout(() => this.dismiss(id), SHOWN_FOR);
  }

  dismiss(id: number): void {
    this.notes = this.notes.filter((note) => note.id !== id);
  }

  /** Say what went wrong. */
  trouble(error: unknown): void {
    this.note(() => explain(error instanceof Trouble ? error.problem : UNREACHABLE), "trouble");
  }
}

export const notices = new Notices();

/** Put a refusal into words: those of the pages, else those of the terminal, else the server's English sentence. */
export function explain(problem: { code: string; params: Record<string, PlainValue> } & Partial<Problem>): string {
  const values = Object.entries(problem.params).map(([name, value]): [string, Value] => [name, value ?? "none"]);
  for (const message of [`web-error-${problem.code}`, `error-${problem.code}`]) {
    if (words.has(message)) return say(message, Object.fromEntries(values));
  }
  return problem.sentence ?? say("web-error-unknown", { code: problem.code });
}
