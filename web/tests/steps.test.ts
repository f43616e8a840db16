/** Run with `node --test`: a replay is what changed from step to step. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { changed, Steps } from "../src/frame/steps.ts";
import type { Replay } from "../src/protocol.ts";

const START = { seat: null, over: false, asked: [0], zones: { draw: 3, "hand 0": ["A1"] }, facts: { dice: [3, 3] } };

test("values are put at their paths, and what did not change is shared", () => {
  const after = changed(START, [
    { path: ["zones", "draw"], value: 2 },
    { path: ["facts", "dice", 1], value: 4 },
  ]);
  assert.deepEqual(after.zones, { draw: 2, "hand 0": ["A1"] });
  assert.deepEqual(after.facts, { dice: [3, 4] });
  assert.equal(after.asked, START.asked);
  assert.deepEqual(START.facts, { dice: [3, 3] });
});

test("of a list that grew or shrank, what comes between its first and last items is told", () => {
  const after = changed({ hand: ["A1", "B2", "C3"] }, [{ path: ["hand"], value: ["D4", "E5"], first: 1, last: 1 }]);
  assert.deepEqual(after, { hand: ["A1", "D4", "E5", "C3"] });
  assert.deepEqual(changed(after, [{ path: ["hand"], value: [], first: 0, last: 0 }]), { hand: [] });
  assert.deepEqual(changed(after, [{ path: ["hand"], value: [], first: null, last: 0 }]), { hand: [] });
});

test("any step can be asked for, forwards and backwards", () => {
  const step = (draw: number): object => ({ changed: [{ path: ["zones", "draw"], value: draw }] });
  const steps = new Steps({ start: START, steps: [{ changed: [] }, step(2), step(1)] } as unknown as Replay);
  assert.deepEqual([2, 0, 1].map((at) => steps.view(at).zones["draw"]), [1, 3, 2]);
});
