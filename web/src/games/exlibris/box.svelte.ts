/** What is printed on the cards of this table: asked for once, and drawn as soon as it is here. */

import { http } from "../../live/http";
import { words } from "../../words/words.svelte";
import type { Box } from "../../protocol";
import type { Category } from "./model";

export interface Book {
  readonly category: Category;
  readonly title: string;
}

class Printed {
  #cards = $state.raw<Record<string, readonly Book[]>>({});
  #asked = "";

  /** The books of a card; none until they are known. */
  books(card: string): readonly Book[] {
    return this.#cards[card] ?? [];
  }

  /** All cards of the box, by their texts. */
  get cards(): string[] {
    return Object.keys(this.#cards);
  }

  /** Ask for the box of the table at which the page is, with its titles in the language of the page. */
  open(): void {
    const [, table = ""] = /^\/(?:table|replay)\/([\w-]+)/.exec(location.pathname) ?? [];
    const path = `/api/tables/${table}/box?lang=${words.code}`;
    if (!table || path === this.#asked) return;
    this.#asked = path;
    http.glance<Box>(path).then(
      ({ cards }) => {
        if (this.#asked !== path) return;
        const found = Object.entries(cards as Record<string, [Category, string][]>);
        const books = found.map(([card, each]) => [card, each.map(([category, title]) => ({ category, title }))]);
        this.#cards = Object.fromEntries(books) as Record<string, Book[]>;
      },
      () => (this.#asked = ""),
    );
  }
}

export const printed = new Printed();
