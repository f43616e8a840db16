/** The words of the browser are those of the terminal: Python wrote down what it says, and we must say the same. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { BibliosWords, type Speech } from "../src/games/biblios/words.ts";

const said = process.env["SAID"]; // tests/client writes it, and runs this
const { languages, games } = said ? JSON.parse(readFileSync(said, "utf8")) : { languages: {}, games: [] };

function speech(code: string): Speech {
  const bundle = new FluentBundle(code, { useIsolating: false });
  for (const text of languages[code]) bundle.addResource(new FluentResource(text));
  const say: Speech["say"] = (message, values = {}) => {
    const errors: Error[] = [];
    const words = bundle.formatPattern(bundle.getMessage(message)?.value ?? message, values, errors);
    assert.deepEqual(errors, [], message);
    return words;
  };
  const join = (items: string[]): string =>
    items.length < 2 ? items.join("") : say("list-and", { head: items.slice(0, -1).join(", "), tail: items.at(-1)! });
  return { say, join };
}

for (const { language, viewer, names, asked, events, log, full, result, reckoning, verdict } of games) {
  test(`${language}, seat ${viewer}: prompts, options, the log, the reckoning and the verdict`, () => {
    const words = new BibliosWords(speech(language), names, viewer);
    for (const { prompt, dice, text, options } of asked) {
      assert.equal(words.prompt(prompt), text);
      assert.deepEqual(
        prompt.options.map((action: string) => words.option(action, dice)),
        options,
      );
    }
    assert.deepEqual(words.log(events), log);
    assert.deepEqual(words.log(events, true), full);
    assert.deepEqual(
      words.reckoning(result.scores).map((each) => each.verdict),
      reckoning,
    );
    assert.equal(words.verdict(result), verdict);
  });
}
