/** It is the reader's turn: whoever looks elsewhere is called back by the tab, a sound and a note of the browser. */

import { sounds } from "../motion/sounds.svelte";
import { notify } from "./notify.svelte";

const ICON = "/icon.svg";
const CALLING = "/icon-turn.svg";

class Turn {
  #asked = $state<number | null>(null);
  #looking = $state(isLooking());

  /** Whether something is asked while nobody looks at the page. */
  get calls(): boolean {
    return this.#asked !== null && !this.#looking;
  }

  /** A question was put, or there is none; a turn begins if somebody else moved before it. */
  put(question: number | null, begins: boolean, text: string): void {
    if (question === this.#asked) return;
    this.#asked = question;
    notify.close();
    if (question === null || !begins) return;
    sounds.play("turn");
    if (!this.#looking) notify.show(text);
  }

  /** Watch whether the page is looked at; gives back how to stop. */
  watch(): () => void {
    const look = (): void => {
      this.#looking = isLooking();
      if (this.#looking) notify.close();
    };
    look();
    document.addEventListener("visibilitychange", look);
    addEventListener("focus", look);
    addEventListener("blur", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      removeEventListener("focus", look);
      removeEventListener("blur", look);
      this.put(null, false, "");
    };
  }
}

function isLooking(): boolean {
  return document.visibilityState === "visible" && document.hasFocus();
}

/** Change the icon of the tab. */
export function showIcon(calls: boolean): void {
  document.querySelector<HTMLLinkElement>("link[rel=icon]")?.setAttribute("href", calls ? CALLING : ICON);
}

export const turn = new Turn();
