/** What the home page shows of a game beyond what the server tells: its title, its picture, and how long it takes. */

import type { Component } from "svelte";
import BibliosCover from "./BibliosCover.svelte";

export type Cover = {
  title: string;
  minutes: number;
  picture: Component;
  tagline: string;
};

export const COVERS: Record<string, Cover> = {
  biblios: {
    title: "Biblios",
    minutes: 30,
    picture: BibliosCover,
    tagline: "biblios-about",
  },
};

/** The title of a game, as it is printed. */
export function titleOf(game: string): string {
  return COVERS[game]?.title ?? game;
}
