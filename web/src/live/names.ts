/** How the people and the bots at a table are called. */

import type { SeatInfo } from "../protocol";
import { say } from "../words/words.svelte";

/** The names of those who have none of their own: the bots, as in the terminal. */
const NAMES = ["Ada", "Ben", "Cleo", "Dora", "Eva", "Finn"];

/** The name of each seat, no two alike; one on which nobody sits has none. Bots get names that nobody else at the table has. */
export function seatNames(seats: SeatInfo[]): string[] {
  const taken = new Set(seats.filter((seat) => seat.kind === "person").map((seat) => seat.name));
  const free = NAMES.filter((name) => !taken.has(name));
  const seen = new Map<string, number>();
  return seats.map((seat) => {
    if (seat.kind === "open" || seat.kind === "kept") return "";
    const name = seat.kind === "bot" ? (free.shift() ?? seat.name) : seat.name || say("web-guest");
    const before = seen.get(name) ?? 0;
    seen.set(name, before + 1);
    return before ? `${name} (${before + 1})` : name;
  });
}
