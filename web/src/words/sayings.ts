/** Sayings: what is said before it is put into words; the twin of `joined` in `src/readingroom/locales/sayings.py`. */

import type { LogLine, PlainEvent, Said, Value } from "../protocol";

/** What is added where lines are joined; other numbers name a thing. */
const AMOUNTS = ["count", "number"];

/** Say a message with these values. */
export function saying(message: string, values: Record<string, Value> = {}): Said {
  return { say: message, with: values };
}

/** Name a seat; for whoever reads it at that seat it is "you". */
export function seat(number: number): Said {
  return { seat: number };
}

/** How something is told in a short log. */
export type Line = { key: string; say: Said };

/** How the short log tells an event: by a line of its own, by its own sentence, or not at all. */
export function lineOf({ line, say }: { line: LogLine | null; say: Said }): Line | null {
  return line && { key: line.key, say: line.say ?? say };
}

/** The lines by which a short log tells what happened. */
export function linesOf(events: readonly PlainEvent[]): Line[] {
  return events.map(lineOf).filter((line) => line !== null);
}

/** Join the lines that belong together: those of one key, with nothing but lines of the same message between them. */
export function joined(lines: readonly Line[]): Said[] {
  const told: Line[] = [];
  for (const line of lines) {
    const place = partner(told, line);
    const before = told[place];
    if (before) told[place] = { key: line.key, say: added(before.say, line.say) };
    else told.push(line);
  }
  return told.map(({ say }) => say);
}

/** The line to which another belongs, or -1: where all act at once, what the others did may stand between them. */
function partner(told: readonly Line[], { key, say }: Line): number {
  for (let place = told.length - 1; key && told[place]?.say.say === say.say; place--) {
    if (told[place]?.key === key) return place;
  }
  return -1;
}

/** Say two sayings of one message as one: amounts are added and lists put together, the rest is said once. */
function added(first: Said, then: Said): Said {
  const values = { ...first.with };
  for (const [name, value] of Object.entries(then.with ?? {})) {
    const mine = values[name];
    if (AMOUNTS.includes(name) && typeof mine === "number" && typeof value === "number") values[name] = mine + value;
    else if (isSaid(mine) && isSaid(value) && mine.list?.length && value.list?.length) {
      values[name] = { list: gathered([...mine.list, ...value.list]), by: mine.by ?? "and" };
    }
  }
  return { say: first.say ?? "", with: values };
}

/** Say things once that are equal apart from their amounts, with these added. */
export function gathered(items: readonly Value[]): Value[] {
  const found: Value[] = [];
  for (const item of items) {
    const place = found.findIndex((each) => alike(each, item));
    if (place < 0) found.push(item);
    else found[place] = added(found[place] as Said, item as Said);
  }
  return found;
}

/** Say whether two things are messages that differ in nothing but amounts, and have some. */
function alike(one: Value, other: Value): boolean {
  if (!isSaid(one) || !isSaid(other) || one.say !== other.say) return false;
  const mine = Object.entries(one.with ?? {});
  return (
    mine.some(([name]) => AMOUNTS.includes(name)) &&
    mine.every(([name, value]) => AMOUNTS.includes(name) || same(value, other.with?.[name]))
  );
}

/** Whether two values are the same, however deep. */
export function same(one: Value | undefined, other: Value | undefined): boolean {
  return one === other || (isSaid(one) && isSaid(other) && JSON.stringify(one) === JSON.stringify(other));
}

/** Whether a value is a saying, and not a number or a text. */
export function isSaid(value: Value | undefined): value is Said {
  return typeof value === "object";
}
