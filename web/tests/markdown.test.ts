/** Run with `node --test`: reading the rules pages is plain TypeScript. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { read } from "../src/pages/rules/markdown.ts";

const PAGES = new URL("../../docs/rules/", import.meta.url);

test("a page has a title, headings, paragraphs and rules", () => {
  const page = "# Biblios\n\nYou run\na monastery.\n\n## Set-up\n\n- **BIB-S1** For **2** to 4.\n- **BIB-S2** Some\n  leave.\n";
  assert.deepEqual(read(page), [
    { kind: "title", pieces: [{ text: "Biblios", strong: false }] },
    { kind: "paragraph", pieces: [{ text: "You run a monastery.", strong: false }] },
    { kind: "heading", id: "part-1", pieces: [{ text: "Set-up", strong: false }] },
    {
      kind: "rules",
      rules: [
        {
          id: "BIB-S1",
          pieces: [
            { text: "For ", strong: false },
            { text: "2", strong: true },
            { text: " to 4.", strong: false },
          ],
        },
        { id: "BIB-S2", pieces: [{ text: "Some leave.", strong: false }] },
      ],
    },
  ]);
});

test("a list of examples keeps its numbers", () => {
  const [list] = read("1. one\n   goes on\n2. two");
  assert.deepEqual(list, {
    kind: "list",
    ordered: true,
    items: [[{ text: "one goes on", strong: false }], [{ text: "two", strong: false }]],
  });
});

test("a list without rule ids is a plain list", () => {
  assert.deepEqual(read("- one\n- **two**"), [
    { kind: "list", ordered: false, items: [[{ text: "one", strong: false }], [{ text: "two", strong: true }]] },
  ]);
});

test("nothing of any rules page is lost or left unread", () => {
  const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, "");
  for (const name of readdirSync(PAGES)) {
    const page = readFileSync(new URL(name, PAGES), "utf-8");
    const shown = read(page)
      .flatMap((block) => {
        if (block.kind === "rules") return block.rules.flatMap((rule) => [rule.id, ...rule.pieces.map(({ text }) => text)]);
        if (block.kind !== "list") return block.pieces.map(({ text }) => text);
        return block.items.flatMap((item, place) => [block.ordered ? String(place + 1) : "", ...item.map(({ text }) => text)]);
      })
      .join("");
    assert.equal(letters(shown), letters(page), name);
    assert.doesNotMatch(shown, /[`_]|\]\(|^#/, `${name} uses signs that the reader does not know`);
  }
});
