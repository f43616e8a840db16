/** The rules pages of all games in all languages, each fetched when it is read. */

import type { LanguageCode } from "../../words/words.svelte";

const PAGES = import.meta.glob<string>("../../../../docs/rules/*.md", { query: "?raw", import: "default" });
const fetched = new Map<string, string>();

/** The rules page of a game in a language, in English if there is no other, or nothing. */
export async function rulesPage(game: string, code: LanguageCode): Promise<string | null> {
  for (const language of [code, "en"]) {
    const page = PAGES[`../../../../docs/rules/${game}.${language}.md`];
    if (page) {
      const text = await page();
      fetched.set(`${game} ${code}`, text);
      return text;
    }
  }
  return null;
}

/** The same page, if it is here already. */
export function fetchedPage(game: string, code: LanguageCode): string | null {
  return fetched.get(`${game} ${code}`) ?? null;
}
