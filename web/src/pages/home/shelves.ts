/** The books in the room's bookcases: spines that are always the same, and never two alike side by side. */

import { seeded } from "../../art/seeded";

export type Spine = { x: number; width: number; height: number; colour: number; bands: number[]; lean: number };

export const COLOURS = 9;

/** Fill a shelf with spines from left to right, with a leaning one here and there. */
export function spines(name: string, width: number, height: number): Spine[] {
  const next = seeded(name);
  const books: Spine[] = [];
  let x = 2 + next() * 4;
  let before = -1;
  while (x < width - 20) {
    const thick = 10 + Math.round(next() * 14);
    const tall = height * (0.62 + next() * 0.32);
    let colour = Math.floor(next() * COLOURS);
    if (colour === before) colour = (colour + 1) % COLOURS;
    before = colour;
    const bands = next() < 0.3 ? [0.16, 0.84] : next() < 0.6 ? [0.2] : next() < 0.5 ? [0.12, 0.2, 0.8] : [];
    const lean = next() < 0.07 && x + thick + 26 < width - 4 ? 11 : 0;
    books.push({ x, width: thick, height: tall, colour, bands, lean });
    x += thick + 1 + (lean ? tall * 0.19 : 0) + (next() < 0.06 ? 14 + next() * 20 : 0);
  }
  return books;
}
