/** Single sentences of the rules pages, for where a question is asked. */

import { read } from "../pages/rules/markdown";
import { textPage } from "../pages/rules/pages";
import type { LanguageCode } from "./words.svelte";

/** The sentence of a rule in a language, or nothing if there is no such rule. */
export async function sentenceOf(game: string, rule: string, code: LanguageCode): Promise<string> {
  const blocks = read((await textPage(`rules/${game}`, code)) ?? "");
  const rules = blocks.flatMap((block) => (block.kind === "rules" ? block.rules : []));
  return (rules.find(({ id }) => id === rule)?.pieces ?? []).map(({ text }) => text).join("");
}
