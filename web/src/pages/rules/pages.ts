/** Texts to be read, in all languages, each fetched when it is: the rules of a game (`rules/GAME`), and about this room. */

import type { LanguageCode } from "../../words/words.svelte";

export const ABOUT = "about/about";

const PAGES = import.meta.glob<string>("../../../../docs/{about,rules}/*.md", { query: "?raw", import: "default" });
const fetched = new Map<string, string>();

/** A text in a language, in English if there is no other, or nothing. */
export async function textPage(name: string, code: LanguageCode): Promise<string | null> {
  for (const language of [code, "en"]) {
    const page = PAGES[`../../../../docs/${name}.${language}.md`];
    if (page) {
      const text = await page();
      fetched.set(`${name} ${code}`, text);
      return text;
    }
  }
  return null;
}

/** The same text, if it is here already. */
export function fetchedPage(name: string, code: LanguageCode): string | null {
  return fetched.get(`${name} ${code}`) ?? null;
}
