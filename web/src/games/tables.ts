/** The tables of all games, each fetched when somebody sits down at one. */

import type { Component } from "svelte";
import type { LiveTable } from "../live/table.svelte";

type Table = { default: Component<{ live: LiveTable }> };

export const TABLES: Record<string, (() => Promise<Table>) | undefined> = {
  biblios: () => import("./biblios/Table.svelte"),
};
