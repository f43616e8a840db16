/** Doing things at a table over HTTP, one at a time, with a word if it cannot be done. */

import { http } from "../live/http";
import type { LiveTable } from "../live/table.svelte";
import type { TableInfo } from "../protocol";
import { notices } from "../ui/notices.svelte";

export class Attempts {
  busy = $state(false);
  #live: LiveTable;

  constructor(live: LiveTable) {
    this.#live = live;
  }

  /** Ask the server for a change of the table. */
  async ask(path: string, body: unknown = {}): Promise<void> {
    this.#live.heard(await http.post<TableInfo>(`/api/tables/${this.#live.id}/${path}`, body));
  }

  /** Do something, unless something else is under way. */
  async attempt(what: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await what();
    } catch (error) {
      notices.trouble(error);
    } finally {
      this.busy = false;
    }
  }
}
