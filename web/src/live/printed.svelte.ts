/** What is printed on the cards of a table: asked for once, and drawn as soon as it is here. */

import type { Box } from "../protocol";
import { http } from "./http";

export class Printed<Card> {
  #cards = $state.raw<Record<string, Card>>({});
  #asked = "";

  /** What is printed on a card; nothing until it is known. */
  on(card: string): Card | null {
    return this.#cards[card] ?? null;
  }

  /** Ask for the box of the table at which the page is. */
  open(): void {
    const [, table = ""] = /^\/(?:table|replay)\/([\w-]+)/.exec(location.pathname) ?? [];
    if (!table || table === this.#asked) return;
    this.#asked = table;
    http.glance<Box>(`/api/tables/${table}/box`).then(
      ({ cards }) => (this.#cards = cards as Record<string, Card>),
      () => (this.#asked = ""),
    );
  }
}
