/** The five categories of Biblios: the letter in card texts, and the shape that tells them apart without colour. */

export const CATEGORIES = ["monks", "pigments", "holy-books", "manuscripts", "forbidden-tomes"] as const;
export type Category = (typeof CATEGORIES)[number];

const INITIALS = "MPHSF";

/** Outlines in a square of 24: a hood, a drop, a cross, a quill and an eye. */
export const MARKS: Record<Category, string> = {
  monks:
    "M12 1C6.2 1 3 5.8 3 11.6V23H21V11.6C21 5.8 17.8 1 12 1ZM12 6.4C14.6 6.4 16.4 8.4 16.4 11.2S14.6 16.2 12 16.2 " +
    "7.6 14 7.6 11.2 9.4 6.4 12 6.4Z",
  pigments: "M12 .5C12 .5 3.8 9.6 3.8 15.2A8.2 8.2 0 0 0 20.2 15.2C20.2 9.6 12 .5 12 .5Z",
  "holy-books": "M8.8 1H15.2V7H21.6V13.2H15.2V23H8.8V13.2H2.4V7H8.8Z",
  manuscripts:
    "M23 1C12.6 1.4 5.4 6.6 4.6 15.4L1 22.4 3.4 23.4 6.6 17.8C8.6 18.2 10.4 18 12.4 17.4L11 15.4 " +
    "15.4 15.6C17 14.4 18.4 12.8 19.6 10.8L16.6 10 20.8 8.4C21.8 6.2 22.6 3.8 23 1Z",
  "forbidden-tomes":
    "M.5 12C3.8 6.2 7.6 3.8 12 3.8S20.2 6.2 23.5 12C20.2 17.8 16.4 20.2 12 20.2S3.8 17.8.5 12ZM12 7.4A4.6 4.6 0 1 0 " +
    "12 16.6 4.6 4.6 0 1 0 12 7.4ZM12 9.9A2.1 2.1 0 1 1 12 14.1 2.1 2.1 0 1 1 12 9.9Z",
};

/** What a card text says: MA2 is the Monks card with letter A and value 2, G3 gold 3, K++ a church card. */
export type Card =
  | { kind: "page"; category: Category; letter: string; value: number }
  | { kind: "gold"; value: number }
  | { kind: "church"; church: Church };
export type Church = "plus" | "minus" | "plus-two" | "minus-two" | "either";

const CHURCH: Record<string, Church> = {
  "K+": "plus",
  "K-": "minus",
  "K++": "plus-two",
  "K--": "minus-two",
  "K+-": "either",
};

/** Read a card text. */
export function cardOf(text: string): Card {
  const church = CHURCH[text];
  if (church) return { kind: "church", church };
  if (text.startsWith("G")) return { kind: "gold", value: Number(text.slice(1)) };
  const category = CATEGORIES[INITIALS.indexOf(text.charAt(0))];
  if (!category) throw new Error(`no such card: ${text}`);
  return { kind: "page", category, letter: text.charAt(1), value: Number(text.slice(2)) };
}
