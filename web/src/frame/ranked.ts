/** Everybody from first to last, with their places: whoever shares one has the same. */

import type { Result } from "../protocol";

export function ranked({ ranking }: Result): { seat: number; place: number }[] {
  return ranking.flatMap((seats, rank) => {
    const place = 1 + ranking.slice(0, rank).flat().length;
    return seats.map((seat) => ({ seat, place }));
  });
}
