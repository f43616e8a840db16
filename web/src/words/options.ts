/** The options of a table in words. */

import { say } from "./words.svelte";

/** What an option is about. */
export function optionName(game: string, option: string): string {
  return say(`${game}-set-up`, { option });
}

/** What was chosen; a seat is called by its name. */
export function choiceName(game: string, option: string, value: string, seatName: (seat: number) => string): string {
  const isSeat = /^\d+$/.test(value);
  const name = isSeat ? seatName(Number(value)) : "";
  return say(`${game}-set-up-choice`, { choice: `${option}-${isSeat ? "seat" : value}`, name });
}
