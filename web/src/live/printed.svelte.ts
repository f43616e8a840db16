/** What is printed on the cards of a table, in the language of the page: asked for once, and drawn as soon as it is here. */

import type { Box, Said } from "../protocol";
import { words } from "../words/words.svelte";
import { http } from "./http";

export class Printed<Card> {
  #cards = $state.raw<Record<string, Card>>({});
  #sayings = $state.raw<Record<string, Said>>({});
  #asked = "";
  #coming: Promise<void> = Promise.resolve();

  /** What is printed on a card; nothing until it is known. */
  on(card: string): Card | null {
    return this.#cards[card] ?? null;
  }

  /** What something is called or asks for, by its text; the text itself until it is known. */
  said(text: string): Said {
    return this.#sayings[text] ?? { list: [text] };
  }

  /** All cards of the box, by their texts. */
  get cards(): string[] {
    return Object.keys(this.#cards);
  }

  /** Ask for the box of the table at which the page is, and wait until it is here or cannot be had. */
  async open(): Promise<void> {
    const [, table = ""] = /^\/(?:table|replay)\/([\w-]+)/.exec(location.pathname) ?? [];
    void words.code; // again when the language changes
    const path = `/api/tables/${table}/box?lang=${words.next}`;
    if (table && path !== this.#asked) {
      this.#asked = path;
      this.#coming = this.#take(path);
    }
    await this.#coming;
  }

  async #take(path: string): Promise<void> {
    try {
      const { cards, sayings } = await http.glance<Box>(path);
      if (path !== this.#asked) return;
      this.#cards = cards as Record<string, Card>;
      this.#sayings = sayings;
    } catch {
      if (path === this.#asked) this.#asked = ""; // to be asked for again
    }
  }
}
