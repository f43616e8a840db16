/** The five subjects of Atheneum: the letter in pictures, and the emblem that tells them apart without colour. */

export const COLOURS = ["turquoise", "green", "purple", "pink", "black"] as const;
export type Colour = (typeof COLOURS)[number];
/** A book that may be of any colour is drawn grey. */
export type Cloth = Colour | "any";

const LETTERS: Record<Colour, string> = { turquoise: "T", green: "G", purple: "U", pink: "P", black: "K" };

/** Outlines in a square of 24: a bust, a paw, a crown, a ghost, a scroll, and a star for any of them. */
export const EMBLEMS: Record<Cloth, string> = {
  turquoise: "M12 1.4a5.6 5.6 0 1 1 0 11.2 5.6 5.6 0 1 1 0-11.2ZM1.6 23C1.6 17 6 14 12 14S22.4 17 22.4 23Z",
  green:
    "M12 11.4C15.8 11.4 19.4 15.3 19.4 18.8 19.4 21.8 17.2 23 14.8 22.4 12.9 21.9 11.1 21.9 9.2 22.4 6.8 23 4.6 21.8 4.6 " +
    "18.8 4.6 15.3 8.2 11.4 12 11.4ZM1 10a2.6 3.6 0 1 1 5.2 2.8 2.6 3.6 0 1 1-5.2-2.8M5.9 5.2a2.7 4 0 1 1 5.4 0 2.7 4 0 1 " +
    "1-5.4 0M12.7 5.2a2.7 4 0 1 1 5.4 0 2.7 4 0 1 1-5.4 0M17.8 12.8a2.6 3.6 0 1 1 5.2-2.8 2.6 3.6 0 1 1-5.2 2.8",
  purple: "M1.4 4.6 7 10.6 12 1.6 17 10.6 22.6 4.6 20.6 17.4H3.4ZM3.4 19.4H20.6V23H3.4Z",
  pink:
    "M12 .8C6.4.8 3 4.8 3 10V23.2L6.8 19.8 9.4 23.2 12 19.8 14.6 23.2 17.2 19.8 21 23.2V10C21 4.8 17.6.8 12 .8ZM8.7 7.2A2.1 " +
    "2.5 0 1 1 8.69 7.2ZM15.3 7.2A2.1 2.5 0 1 1 15.29 7.2Z",
  black: "M2 1.4H22V6.4H19V17.6H22V22.6H2V17.6H5V6.4H2ZM8.4 8.6V10.8H15.6V8.6ZM8.4 13V15.2H15.6V13Z",
  any: "M10.2 2H13.8V8.9L19.8 5.4 21.6 8.6 15.6 12 21.6 15.4 19.8 18.6 13.8 15.1V22H10.2V15.1L4.2 18.6 2.4 15.4 8.4 12 2.4 8.6 4.2 5.4 10.2 8.9Z",
};

/** The colour that a letter of a picture means: small ones are missing; `#` and `_` are books of any colour. */
export function clothOf(letter: string): Cloth | null {
  if (letter === "#" || letter === "_") return "any";
  return COLOURS.find((colour) => LETTERS[colour] === letter.toUpperCase()) ?? null;
}

/** Whether a letter of a picture is a book that is missing. */
export function isMissing(letter: string): boolean {
  return letter === "_" || letter !== letter.toUpperCase();
}

export function isColour(text: string): text is Colour {
  return (COLOURS as readonly string[]).includes(text);
}
