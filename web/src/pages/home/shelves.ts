/** The books in the room's bookcases: spines that are always the same, and never two alike side by side. */

import { seeded } from "../../art/seeded";

export type Spine = { x: number; width: number; height: number; colour: number; bands: number[]; lean: boolean };
export type Bookcase = { x: number; width: number };
/** Everything that is drawn in one colour is one outline: a wall of books is a dozen things to draw, and not a thousand. */
export type Outlines = { frame: string; back: string; spines: string[]; bands: string; boards: string };

export const COLOURS = 9;
const HEIGHT = 560;
const TOP = 34;
const PITCH = 122;
const ROWS = [0, 1, 2, 3];
/** How far a leaning book leans, for each unit of its height. */
const LEAN = 0.19;

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
    const lean = next() < 0.07 && x + thick + 26 < width - 4;
    books.push({ x, width: thick, height: tall, colour, bands, lean });
    x += thick + 1 + (lean ? tall * LEAN : 0) + (next() < 0.06 ? 14 + next() * 20 : 0);
  }
  return books;
}

/** Draw bookcases in front view, with all their books. */
export function outlines(cases: readonly Bookcase[]): Outlines {
  const drawn: Outlines = { frame: "", back: "", spines: Array<string>(COLOURS).fill(""), bands: "", boards: "" };
  for (const { x, width } of cases) {
    drawn.frame += box(x, 8, width, HEIGHT - 8);
    drawn.boards += box(x - 8, 0, width + 16, 16);
    for (const row of ROWS) {
      const floor = TOP + (row + 1) * PITCH;
      drawn.back += box(x + 14, floor - PITCH + 10, width - 28, PITCH - 10);
      drawn.boards += box(x + 6, floor, width - 12, 9);
      for (const book of spines(`${x} ${row}`, width - 28, PITCH - 14)) {
        const foot = { ...book, x: x + 14 + book.x };
        drawn.spines[book.colour] += slice(foot, floor, 0, book.height);
        for (const band of book.bands) drawn.bands += slice(foot, floor, book.height * band - 1, 3);
      }
    }
  }
  return drawn;
}

function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}Z`;
}

/** The part of a spine that begins so high above its foot. */
function slice({ x, width, lean }: Spine, floor: number, above: number, height: number): string {
  const slope = lean ? LEAN : 0;
  const [left, bottom] = [x + above * slope, floor - above].map((each) => Math.round(each * 10) / 10);
  const [up, across] = [Math.round(height), Math.round(height * slope)];
  return `M${left} ${bottom}h${width}l${across} ${-up}h${-width}Z`;
}
