/** What is printed on the box of a game. */

import { say, words } from "../../words/words.svelte";

/** The title of a game, as it is printed. */
export function titleOf(game: string): string {
  return words.has(`${game}-title`) ? say(`${game}-title`) : game;
}
