/** The books on the cards of this table. */

import { Printed } from "../../live/printed.svelte";
import type { Category } from "./model";

export interface Book {
  readonly category: Category;
  readonly title: string;
}

class Cards extends Printed<readonly (readonly [Category, string])[]> {
  /** The books of a card; none until they are known. */
  books(card: string): readonly Book[] {
    return (this.on(card) ?? []).map(([category, title]) => ({ category, title }));
  }
}

export const printed = new Cards();
