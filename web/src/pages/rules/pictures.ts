/** The drawings beside the rules of a game, if it has any: fetched with the text, so that nothing moves when they come. */

import type { Component } from "svelte";

export type Picture = Component<{ rule: string }>;

const PICTURES = import.meta.glob<{ default: Picture }>("../../games/*/rules/Picture.svelte");
const fetched = new Map<string, Picture>();

/** Fetch them; the text can be read without. */
export async function fetchPicture(game: string): Promise<void> {
  const found = await PICTURES[`../../games/${game}/rules/Picture.svelte`]?.().catch(() => null);
  if (found) fetched.set(game, found.default);
}

export function pictureOf(game: string): Picture | null {
  return fetched.get(game) ?? null;
}
