/** A table is looked at while its page is still on its way. */

import type { TableInfo } from "../protocol";
import { http } from "./http";

const coming = new Map<string, Promise<TableInfo>>();

/** Ask for a table that will be opened next; to look makes no guest of a stranger, so it need not wait for the greeting. */
export function lookAhead(table: string): Promise<TableInfo> {
  const looked = http.glance<TableInfo>(`/api/tables/${table}`);
  coming.set(table, looked);
  return looked;
}

/** Look at a table; whoever is the first gets what was asked for ahead. */
export function look(table: string): Promise<TableInfo> {
  const looked = coming.get(table);
  coming.delete(table);
  return looked ?? http.get<TableInfo>(`/api/tables/${table}`);
}

/** The game of the table for which the server sent this document, told once: later pages have other tables. */
export function gameTold(): string | null {
  const told = document.querySelector<HTMLMetaElement>("meta[name=game]");
  told?.remove();
  return told?.content ?? null;
}
