/** The sentences of the browser are those of the terminal: Python wrote down what it says, and we must say the same. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { Voice, type Speech } from "../src/words/voice.ts";

const said = process.env["SAID"]; // tests/client writes it, and runs this
const { languages, games } = said ? JSON.parse(readFileSync(said, "utf8")) : { languages: {}, games: [] };

function speech(code: string): Speech {
  const bundle = new FluentBundle(code, { useIsolating: false });
  for (const text of languages[code]) bundle.addResource(new FluentResource(text));
  const put: (pattern: Parameters<typeof bundle.formatPattern>[0], values: Record<string, string | number>) => string = (
    pattern,
    values,
  ) => {
    const errors: Error[] = [];
    const words = bundle.formatPattern(pattern, values, errors);
    assert.deepEqual(errors, [], words);
    return words;
  };
  const say: Speech["say"] = (message, values) => put(bundle.getMessage(message)?.value ?? message, values);
  return {
    say,
    attributes: (message, values) =>
      Object.entries(bundle.getMessage(message)?.attributes ?? {})
        .filter(([name]) => name !== "pictured") // the terminal writes what a page draws beside the words
        .map(([name, each]) => [name, put(each, values)]),
    join: (items) =>
      items.length < 2 ? items.join("") : say("list-and", { head: items.slice(0, -1).join(", "), tail: items.at(-1)! }),
  };
}

for (const { language, viewer, names, said: sayings, events, log } of games) {
  test(`${language}, seat ${viewer}: prompts, options, the board, the log and the score sheet`, () => {
    const voice = new Voice(speech(language), names, viewer);
    for (const { say, text } of sayings) assert.equal(voice.say(say), text);
    assert.deepEqual(voice.log(events), log);
  });
}
