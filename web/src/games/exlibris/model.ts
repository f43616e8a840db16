/** A table of Ex Libris as it is seen: names for the parts of a view, and where things lie. */

import type { Seen } from "../../frame/face";
import type { PlainPrompt, PlainView } from "../../protocol";
import { printed } from "./box";
import { choiceOf, PLAIN, SPECIAL, tileThing } from "./choices";

export const CATEGORIES = ["codices", "fiction", "historic", "monsters", "reference", "spells"] as const;
export type Category = (typeof CATEGORIES)[number];
export const LINES = ["stability", "prominent", "banned", "diversity", "focus"] as const;
export type Line = (typeof LINES)[number];

export interface Assistant {
  number: number;
  kind: string;
  where: string | null;
  space: number;
}
export interface Shelved {
  card: string | null;
  buried: boolean;
  /** On my own shelf: it lies face down, and which card is buried below it. */
  down?: boolean;
  below?: string | null;
}
export type Rows = readonly (readonly (Shelved | null)[])[];
export interface Form {
  turned: string[];
  /** Where the largest full rectangle stands: row, column, height and width. */
  standing: number[];
  stability: number;
  prominent: number;
  banned: number;
  diversity: number;
  focus: Record<Category, number>;
  books: Record<Category, number>;
}
export interface Facts {
  round: number;
  active: number;
  first: number;
  here: string;
  last: boolean;
  prominent: Category | null;
  banned: Category | null;
  limit: number;
  level: number;
  /** The uppermost card of the discard pile. */
  top: string | null;
  permanent: string[];
  open: string[];
  assistants: Assistant[][];
  shelves: Rows[];
  locations: Record<string, { number: number; rule: string; spaces: number; resolved: number }>;
  /** The rules of special assistants, of lines of the form, and of the token of the first player. */
  rules: Record<string, string>;
  forms: Form[];
}
/** What the game tells ahead of an option. */
export type Prospect = {
  turned: string[];
  together: number;
  fits?: number;
  /** The largest full rectangle: its first row and column, its height and width; none if it is empty. */
  rectangle?: number[];
  /** Cards that would stand elsewhere than now, and places that would be empty. */
  puts?: [number, number, string | null][];
  leaves?: [number, number][];
  /** The cards that would be read just before and just after the one that is placed. */
  between?: [string | null, string | null];
} & Record<Line, number>;

export function factsOf(view: PlainView): Facts {
  return view.facts as unknown as Facts;
}

/** The cards of a zone; nothing where only their number is told. */
export function cardsIn(view: PlainView, zone: string): string[] {
  const found = view.zones[zone] ?? [];
  return typeof found === "number" ? [] : found;
}

export function countIn(view: PlainView, zone: string): number {
  const found = view.zones[zone] ?? 0;
  return typeof found === "number" ? found : found.length;
}

/** My secret category. */
export function focusOf(view: PlainView, seat: number | null): Category | null {
  return seat === null ? null : ((cardsIn(view, `focus ${seat}`)[0] as Category | undefined) ?? null);
}

/** How many books of the prominent category stand on somebody's shelves. */
export function prominentOf(view: PlainView, seat: number): { category: Category; count: number } | null {
  const { forms, prominent } = factsOf(view);
  const books = forms[seat]?.books;
  return books && prominent ? { category: prominent, count: books[prominent] } : null;
}

/** The sign of a category that matters to me. */
export type Roles = Partial<Record<Category, "i-star" | "i-focus" | "i-ban">>;

const ROLES = new Map<string, Roles>();

/** The categories that matter to me; as long as they are the same it is the same object, so that no card is drawn anew. */
export function rolesOf({ view, me }: Pick<Seen, "view" | "me">): Roles {
  const { prominent, banned } = factsOf(view);
  const focus = focusOf(view, me);
  const key = [focus, prominent, banned].join();
  const roles = ROLES.get(key) ?? {
    ...(focus ? { [focus]: "i-focus" } : {}),
    ...(prominent ? { [prominent]: "i-star" } : {}),
    ...(banned ? { [banned]: "i-ban" } : {}),
  };
  ROLES.set(key, roles);
  return roles;
}

/** What an option would do. */
export function prospectOf(seen: Seen, action: string): Prospect | null {
  return (seen.prompt?.ahead[action] as Prospect | undefined) ?? null;
}

/** Who would be out of order, in a word. */
export function turnedBy({ voice }: Pick<Seen, "voice">, turned: readonly string[]): string {
  return turned.length > 2 ? voice.message("exlibris-web-turns", { count: turned.length }) : turned.join(" ");
}

/** A card by name, with the categories of its books, for the ear; and what is said of it. */
export function describe({ voice }: Pick<Seen, "voice">, card: string, said = card): string {
  const list = printed.books(card).map(({ category }) => ({ say: "exlibris-category", with: { category } }));
  return voice.message("exlibris-web-card", { card: said, books: { list, by: "comma" } });
}

/** Cards sorted by the alphabet and their numbers. */
export function sorted(cards: readonly string[]): string[] {
  const rank = (card: string): number => card.charCodeAt(0) * 100 + Number(card.slice(1));
  return cards.toSorted((one, other) => rank(one) - rank(other));
}

/** What lies in the tray to be given up, and what it brings, as the game tells it. */
export interface Bargain {
  location: string;
  laid: number;
  more: number;
  draws: number;
  takes: number;
  shelves: number;
  books: number;
  /** The next card that is laid down is the last, and all are given by it. */
  last: boolean;
}

export function trayOf(seen: Seen): Bargain | null {
  return (seen.prompt?.ahead["tray"] as Bargain | undefined) ?? null;
}

/** The same in words. */
export function bargainOf(seen: Seen): string {
  const tray = trayOf(seen);
  return tray ? seen.voice.message("exlibris-web-bargain", bargainValues(tray)) : "";
}

/** What its words need. */
export function bargainValues({ last: _, ...values }: Bargain): Record<string, string | number> {
  return values;
}

/** The zones that are laid out in the tray: what is looked at, got, laid down or revealed just now; first what can be chosen. */
export function trayZones(seen: Seen): string[] {
  const { view, me, prompt } = seen;
  const zones = ["revealed"];
  const placing = prompt?.options.some((action) => action.startsWith("at ")) ?? false; // then it lies on the shelf
  if (me !== null) zones.unshift(...(placing ? [] : [`looking ${me}`]), `taken ${me}`, `spent ${me}`);
  if (prompt?.code === "search") zones.push("discard");
  const rests = (zone: string): boolean => !cardsIn(view, zone).some((card) => prompt?.options.some((action) => action.endsWith(` ${card}`)));
  const found = zones.filter((zone) => cardsIn(view, zone).some(isBook));
  return found.toSorted((one, other) => Number(rests(one)) - Number(rests(other)));
}

/** Whether a text names a book card. */
export function isBook(text: string): boolean {
  return /^[A-Z]\d+$/.test(text);
}

/** The cards that stand face up on a shelf. */
export function shelvedOn(rows: Rows): string[] {
  return rows.flatMap((row) => row.flatMap((each) => (each?.card ? [each.card] : [])));
}

/** My own shelf, with the names of the cards that lie face down: in each place the upper one comes first. */
export function ownRows(view: PlainView, me: number): Rows {
  const hidden = cardsIn(view, `hidden ${me}`);
  let next = 0;
  return (factsOf(view).shelves[me] ?? []).map((row) =>
    row.map((each) => {
      if (each === null) return null;
      const card = each.card ?? hidden[next++] ?? null;
      return { card, buried: each.buried, down: each.card === null, below: each.buried ? (hidden[next++] ?? null) : null };
    }),
  );
}

export type Part = "town" | "library" | "hand";

/** In which part of the table a thing is drawn; nothing if it is drawn nowhere. */
export function partOf(seen: Seen, thing: string): Part | null {
  const { view, me } = seen;
  const facts = factsOf(view);
  const [kind = "", name = ""] = thing.split(" ", 2);
  if (thing === PLAIN || thing === SPECIAL || thing === tileThing("home")) return "town";
  if (kind === "tile") return facts.open.includes(name) ? "town" : null;
  if (["at", "over", "under", "slide"].includes(kind)) return "library";
  if (kind === "space") return facts.open.includes(String(seen.prompt?.values["location"] ?? "")) ? "town" : null;
  if (kind === "piece") {
    const [seat = 0, number = ""] = thing.split(" ").slice(1);
    const piece = facts.assistants[Number(seat)]?.find((each) => String(each.number || "special") === number);
    return piece?.where && facts.open.includes(piece.where) ? "town" : null;
  }
  if (kind !== "card") return null;
  if (me !== null && shelvedOn(ownRows(view, me)).includes(name)) return "library";
  if (me !== null && cardsIn(view, `hand ${me}`).includes(name)) return "hand";
  if (trayZones(seen).some((zone) => cardsIn(view, zone).includes(name))) return "hand";
  return facts.open.some((place) => cardsIn(view, place).includes(name)) ? "town" : null;
}

/** The options that stand for things which are drawn nowhere: they are offered in words. */
export function strayOptions(seen: Seen): string[] {
  return (seen.prompt?.options ?? []).filter((action) => {
    const choice = choiceOf(action);
    return choice !== null && partOf(seen, choice.source ?? choice.target) === null;
  });
}

/** What is answered in words and is about the shelf. */
const ABOUT_THE_SHELF = new Set(["choose-group", "rearrange", "turn-down"]);
/** What is answered with cards of the hand, or with what was got, whatever else may be chosen. */
const ABOUT_THE_HAND = new Set(["shelve-taken", "give-up", "home-action", "both-home-actions"]);

/** The part of the table that a question is about: where the things lie that can be chosen, the shelf first. */
export function askedAbout(seen: Seen): Part | null {
  const known = ASKED_ABOUT.get(seen);
  if (known !== undefined) return known;
  const found = partAskedAbout(seen);
  ASKED_ABOUT.set(seen, found);
  return found;
}

const ASKED_ABOUT = new WeakMap<Seen, Part | null>(); // every part of the table asks for it

function partAskedAbout(seen: Seen): Part | null {
  const code = seen.prompt?.code ?? "";
  if (ABOUT_THE_SHELF.has(code)) return "library";
  if (ABOUT_THE_HAND.has(code)) return "hand";
  const parts = new Set<Part | null>();
  for (const action of seen.prompt?.options ?? []) {
    const choice = choiceOf(action);
    if (choice) parts.add(partOf(seen, choice.source ?? choice.target));
  }
  if (parts.has("hand") && parts.has("library")) return "hand";
  return (["library", "town", "hand"] as const).find((part) => parts.has(part)) ?? (parts.has(null) ? "hand" : null);
}

/** What an option says, for the thing that stands for it. */
export function saidOf({ prompt, voice }: Pick<Seen, "prompt" | "voice">, thing: string): string | null {
  const index = prompt ? indexesOf(prompt).get(thing) : undefined;
  return prompt && index !== undefined ? voice.title(prompt.sayings[index] ?? "") : null;
}

const INDEXES = new WeakMap<PlainPrompt, ReadonlyMap<string, number>>(); // every thing on the table asks for its own

/** Where among the options the first one is that each thing stands for. */
function indexesOf(prompt: PlainPrompt): ReadonlyMap<string, number> {
  const known = INDEXES.get(prompt);
  if (known) return known;
  const found = new Map<string, number>();
  for (const [index, action] of prompt.options.entries()) {
    const choice = choiceOf(action);
    const thing = choice && (choice.source ?? choice.target);
    if (thing !== null && !found.has(thing)) found.set(thing, index);
  }
  INDEXES.set(prompt, found);
  return found;
}
