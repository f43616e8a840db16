/** What begins anew with each question, and with nothing else. */

import { untrack } from "svelte";
import type { PlainPrompt } from "../protocol";

/**
 * Begin something anew with each question; what `begin` gives back ends it.
 *
 * Whatever the others do tells the open question again, in another object: only its id says that it is another one.
 */
export function withEachQuestion(prompt: () => PlainPrompt | null, begin: () => void | (() => void)): void {
  const id = $derived(prompt()?.id ?? null);
  $effect(() => {
    void id;
    return untrack(begin);
  });
}
