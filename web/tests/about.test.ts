/** Run with `node --test`: what a question is about is found by the things that its options name. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { about } from "../src/frame/fallback/about.ts";
import type { PlainPrompt, Said, Section } from "../src/protocol.ts";

const card = (text: string): Said => ({ say: "exlibris-card", with: { card: text } });
const part = (seat: number | null, ...cards: string[]): Section => ({ code: "", seat, say: {}, items: cards.map(card) });
const asks = (...cards: string[]): PlainPrompt =>
  ({ sayings: cards.map((text) => ({ say: "exlibris-option-shelve", with: { card: card(text) } })) }) as PlainPrompt;
const BOARD = [part(null, "C4", "E1"), part(0, "M3", "R2"), part(1, "S5")];

test("options that name what lies in my hand are about mine", () => {
  assert.equal(about(asks("M3", "R2"), BOARD, 0), "mine");
});

test("options that name what lies in the middle are about what is shared", () => {
  assert.equal(about(asks("C4", "E1"), BOARD, 0), "shared");
});

test("options that name nothing that lies anywhere are about neither", () => {
  assert.equal(about(asks("X1"), BOARD, 0), null);
  assert.equal(about(null, BOARD, 0), null);
});
