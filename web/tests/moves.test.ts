import assert from "node:assert/strict";
import { test } from "node:test";
import { joined, placesOf } from "../src/motion/moves.ts";

test("what goes through several hands at once flies once", () => {
  const moves = [
    { kind: "card", thing: "C4", source: "draw", target: "looking 0" },
    { kind: "card", thing: null, source: "draw", target: "hand 1" },
    { kind: "card", thing: "C4", source: "looking 0", target: "hand 0" },
  ];
  assert.deepEqual(joined(moves), [
    { kind: "card", thing: "C4", source: "draw", target: "hand 0" },
    { kind: "card", thing: null, source: "draw", target: "hand 1" },
  ]);
});

test("what comes back to where it was does not fly", () => {
  const moves = [
    { kind: "card", thing: "C4", source: "hand 0", target: "looking 0" },
    { kind: "card", thing: "C4", source: "looking 0", target: "hand 0" },
  ];
  assert.deepEqual(joined(moves), []);
});

test("a zone that is not drawn lies where it belongs, or with whose it is", () => {
  assert.deepEqual(placesOf("shelf 1 2,3"), ["shelf 1 2,3", "shelf 1", "player 1"]);
  assert.deepEqual(placesOf("taken 2"), ["taken 2", "player 2"]);
  assert.deepEqual(placesOf("location bank"), ["location bank", "location"]);
  assert.deepEqual(placesOf("draw"), ["draw"]);
});
