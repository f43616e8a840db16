/** What moved, as it is seen: what went through several hands at once flies once, and every zone lies somewhere. */

/** Something that goes from one zone to another; without a name only its back is seen. */
export interface Move {
  readonly kind: string;
  readonly thing: string | null;
  readonly source: string;
  readonly target: string;
}

/** Join moves of one thing that follow each other, and leave out what came back to where it was. */
export function joined(moves: readonly Move[]): Move[] {
  const found: Move[] = [];
  for (const move of moves) {
    const before = found.findLastIndex(({ thing, target }) => thing === move.thing && target === move.source);
    if (before < 0) found.push(move);
    else found[before] = { ...move, source: found[before]!.source };
  }
  return found.filter(({ source, target }) => source !== target);
}

/** Where a zone may be found on the page, the nearest first: itself, what it is part of, and whose it is. */
export function placesOf(zone: string): string[] {
  const words = zone.split(" ");
  const parts = words.map((_, left) => words.slice(0, words.length - left).join(" "));
  const owner = words.slice(1).find((word) => /^\d$/.test(word));
  return owner === undefined ? parts : [...parts.filter((part) => part.includes(" ")), `player ${owner}`];
}
