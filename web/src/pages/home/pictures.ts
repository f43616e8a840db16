/** The pictures on the boxes: each game draws its own, in its own folder. */

import type { Component } from "svelte";
import PlainCover from "./PlainCover.svelte";

type Cover = Component<{ title: string }>;

const COVERS = import.meta.glob<Cover>("../../games/*/Cover.svelte", { eager: true, import: "default" });

/** The picture of a game, or a plain volume. */
export function coverOf(game: string): Cover {
  return COVERS[`../../games/${game}/Cover.svelte`] ?? PlainCover;
}
