/** Run with `node --test`: the controller is plain TypeScript. */

import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import type { Choice } from "../src/controller/choices.ts";
import { Controller, HUSH, type Press } from "../src/controller/controller.ts";

const GIFT: Choice[] = ["keep", "offer", "auction"].map((action) => ({
  action,
  source: "hand",
  target: `to ${action}`,
}));
const PAYMENT: Choice[] = [
  { action: "pay G1", source: "card G1", target: "laid" },
  { action: "pay G2", source: "card G2", target: "laid" },
  { action: "done", source: null, target: "done" },
];
const TWO_BY_TWO: Choice[] = ["a", "b"].flatMap((source) =>
  ["x", "y"].map((target) => ({ action: `${source} to ${target}`, source, target })),
);

const GREEN: Choice[] = [
  { action: "take green", source: "green", target: "green", onward: true },
  { action: "finish", source: null, target: "finish" },
];

beforeEach(() => mock.timers.enable({ apis: ["setTimeout"] }));
afterEach(() => mock.timers.reset());

/** A controller that was offered choices long enough ago to take a press. */
function made(choices: Choice[]): { controller: Controller; chosen: string[]; offer: (id: number, next: Choice[]) => void } {
  const chosen: string[] = [];
  const controller = new Controller((action) => chosen.push(action));
  const offer = (id: number, next: Choice[]): void => {
    controller.offer(id, next);
    mock.timers.tick(HUSH);
  };
  offer(1, choices);
  return { controller, chosen, offer };
}

test("the only thing to take up is taken up already, so one press is enough", () => {
  const { controller, chosen } = made(GIFT);
  assert.equal(controller.standing("hand"), "selected");
  assert.equal(controller.standing("to offer"), "target");
  controller.press("to offer");
  assert.deepEqual(chosen, ["offer"]);
});

test("the only place for the only thing can be pressed as well as the thing", () => {
  const { controller, chosen } = made(GIFT.slice(0, 1));
  assert.equal(controller.standing("hand"), "selected");
  assert.equal(controller.standing("to keep"), "target");
  controller.press("to keep");
  assert.deepEqual(chosen, ["keep"]);
});

test("a thing with one way to go can be held without going there", () => {
  const { controller, chosen } = made(PAYMENT);
  controller.hold("card G1");
  assert.equal(controller.standing("card G1"), "selected");
  assert.equal(controller.standing("laid"), "target");
  assert.deepEqual(chosen, []);
});

test("a thing with one way to go goes at one press", () => {
  const { controller, chosen } = made(PAYMENT);
  assert.equal(controller.standing("card G1"), "source");
  controller.press("card G1");
  assert.deepEqual(chosen, ["pay G1"]);
});

test("a choice without a thing is made by pressing it", () => {
  const { controller, chosen } = made(PAYMENT);
  assert.equal(controller.standing("done"), "target");
  controller.press("done");
  assert.deepEqual(chosen, ["done"]);
});

test("a thing with several ways to go is taken up first, and only its places are legal", () => {
  const { controller, chosen } = made(TWO_BY_TWO);
  controller.press("x");
  assert.equal(controller.standing("x"), "idle");
  controller.press("a");
  assert.equal(controller.standing("a"), "selected");
  assert.equal(controller.standing("b"), "source");
  assert.equal(controller.standing("x"), "target");
  controller.press("y");
  assert.deepEqual(chosen, ["a to y"]);
});

test("a second press, another place or escape puts the thing down", () => {
  const { controller, chosen } = made(TWO_BY_TWO);
  for (const putDown of [() => controller.press("a"), () => controller.press("nowhere"), () => controller.escape()]) {
    controller.press("a");
    putDown();
    assert.equal(controller.standing("a"), "source");
    assert.equal(controller.standing("x"), "idle");
  }
  assert.deepEqual(chosen, []);
});

test("a dragged thing stays where it may, and returns from anywhere else", () => {
  const { controller, chosen } = made(TWO_BY_TWO);
  assert.equal(controller.lift("b"), true);
  controller.hang("elsewhere");
  assert.equal(controller.drop(), false);
  assert.equal(controller.standing("b"), "source");
  controller.lift("b");
  controller.hang("x");
  assert.equal(controller.standing("x"), "over");
  assert.equal(controller.drop(), true);
  assert.deepEqual(chosen, ["b to x"]);
});

test("what cannot go anywhere cannot be lifted", () => {
  const { controller } = made(TWO_BY_TWO);
  assert.equal(controller.lift("x"), false);
});

test("after a choice nothing is legal until the next prompt", () => {
  const { controller, chosen, offer } = made(GIFT);
  controller.press("to keep");
  controller.press("to offer");
  assert.deepEqual(chosen, ["keep"]);
  offer(2, GIFT);
  controller.press("to offer");
  assert.deepEqual(chosen, ["keep", "offer"]);
});

test("who subscribes hears of it at once and of every change", () => {
  const { controller } = made(TWO_BY_TWO);
  const heard: (string | null)[] = [];
  const stop = controller.subscribe((snapshot) => heard.push(snapshot.selected));
  controller.press("a");
  controller.escape();
  stop();
  controller.press("b");
  assert.deepEqual(heard, [null, "a", null]);
});

test("what was chosen stays taken up until the next prompt", () => {
  const { controller } = made(GIFT);
  controller.press("to keep");
  assert.equal(controller.standing("hand"), "selected");
  controller.offer(null, []);
  assert.equal(controller.standing("hand"), "idle");
});

test("what was legal waits as it is while an answer is on its way, and what was not does not come up", () => {
  const { controller, chosen } = made(TWO_BY_TWO);
  controller.press("a");
  controller.press("x");
  assert.deepEqual(["b", "y", "elsewhere"].map((name) => controller.standing(name)), ["sent", "sent", "idle"]);
  controller.press("y");
  assert.deepEqual(chosen, ["a to x"]);
  const { controller: untouched } = made([...TWO_BY_TWO, { action: "done", source: null, target: "done" }]);
  untouched.press("done");
  assert.deepEqual(["a", "x"].map((name) => untouched.standing(name)), ["sent", "idle"]);
});

/** A press of a hand, now. */
function at(x: number, y = 0): Press {
  return { x, y, began: performance.now() };
}

test("a new prompt takes no second press on one spot in its first third of a second", () => {
  const { controller, chosen } = made(GIFT);
  controller.press("to keep", at(100));
  controller.press("to keep", at(103));
  controller.offer(2, GIFT);
  mock.timers.tick(HUSH - 1);
  controller.press("to keep", at(105, 7));
  assert.deepEqual(chosen, ["keep"]);
  mock.timers.tick(1);
  controller.press("to keep", at(105, 7));
  assert.deepEqual(chosen, ["keep", "keep"]);
});

test("a press elsewhere counts as soon as there is a prompt", () => {
  const { controller, chosen } = made(GIFT);
  controller.press("to keep", at(100));
  controller.offer(2, GIFT);
  controller.press("to offer", at(160));
  assert.deepEqual(chosen, ["keep", "offer"]);
});

test("a press elsewhere while an answer is on its way counts for the prompt that follows, if it is a choice there", () => {
  const { controller, chosen } = made(PAYMENT);
  controller.press("card G1", at(100));
  controller.press("card G2", at(160));
  assert.deepEqual(chosen, ["pay G1"]);
  controller.offer(2, PAYMENT.slice(1));
  assert.deepEqual(chosen, ["pay G1", "pay G2"]);
  controller.press("card G1", at(100));
  controller.offer(3, PAYMENT.slice(2));
  assert.equal(chosen.length, 2);
  controller.press("done", at(300));
  controller.press("card G2", at(160));
  controller.offer(null, []);
  controller.offer(4, PAYMENT);
  assert.deepEqual(chosen, ["pay G1", "pay G2", "done"]);
});

test("what was begun before others led to a prompt does not answer it, and what was begun before one's own answer did, does", () => {
  const { controller, chosen } = made(GIFT);
  const begun = at(160);
  controller.press("to keep", at(100));
  controller.offer(2, GIFT);
  controller.press("to offer", begun);
  assert.deepEqual(chosen, ["keep", "offer"]);
  const early = at(300);
  controller.offer(null, []);
  controller.offer(3, GIFT);
  controller.press("to auction", early);
  assert.equal(chosen.length, 2);
  controller.press("to auction", at(300));
  assert.equal(chosen.length, 3);
});

test("what is taken up stays so while the same prompt is open, whatever is told meanwhile", () => {
  const { controller, chosen } = made(TWO_BY_TWO);
  controller.press("a");
  controller.offer(1, [...TWO_BY_TWO]);
  assert.equal(controller.standing("a"), "selected");
  controller.press("x");
  assert.deepEqual(chosen, ["a to x"]);
});

test("a drag goes on while the same prompt is open", () => {
  const { controller, chosen } = made(TWO_BY_TWO);
  controller.lift("b");
  controller.offer(1, [...TWO_BY_TWO]);
  controller.hang("x");
  assert.equal(controller.drop(), true);
  assert.deepEqual(chosen, ["b to x"]);
});

test("an answer that was refused can be given again at once", () => {
  const { controller, chosen } = made(GIFT);
  controller.press("to keep");
  controller.offer(1, GIFT);
  controller.press("to offer");
  assert.deepEqual(chosen, ["keep", "offer"]);
});

test("of what lies under a dragged thing the first legal place counts", () => {
  const { controller } = made(TWO_BY_TWO);
  controller.lift("a");
  controller.hang("a card", "x", "y");
  assert.equal(controller.standing("x"), "over");
});

test("what is asked in two prompts can be one drag", () => {
  const { controller, chosen } = made(GREEN);
  controller.lift("green");
  controller.hang("a3");
  assert.equal(controller.standing("a3"), "over");
  assert.equal(controller.drop(), true);
  assert.deepEqual(chosen, ["take green"]);
  controller.offer(null, []); // others move meanwhile
  controller.offer(2, ["a2", "a3"].map((place) => ({ action: `at ${place}`, source: null, target: place })));
  assert.deepEqual(chosen, ["take green", "at a3"]);
});

test("a place that turns out not to be legal is not chosen, and nothing is chosen later", () => {
  const { controller, chosen, offer } = made(GREEN);
  controller.lift("green");
  controller.hang("a3");
  controller.drop();
  const places = ["a1", "a2"].map((place) => ({ action: `at ${place}`, source: null, target: place }));
  offer(2, places);
  offer(3, [{ action: "at a3", source: null, target: "a3" }]);
  assert.deepEqual(chosen, ["take green"]);
});

test("a thing that is let go over itself is not taken", () => {
  const { controller, chosen } = made(GREEN);
  controller.lift("green");
  controller.hang("green");
  controller.drop();
  assert.deepEqual(chosen, ["take green"].slice(1));
  controller.press("green");
  assert.deepEqual(chosen, ["take green"]);
});

test("a way of several steps is gone step by step as each is asked for, and what was answered by itself is passed over", () => {
  const way = { action: "lift C4", source: "C4", target: "at 2,7", then: ["lift D6", "slide 3"] };
  const { controller, chosen, offer } = made([{ action: "lift C4", source: null, target: "C4" }, way]);
  controller.lift("C4");
  controller.hang("at 2,7");
  assert.equal(controller.drop(), true);
  offer(2, [{ action: "slide 3", source: null, target: "slide 3" }]);
  assert.deepEqual(chosen, ["lift C4", "slide 3"]);
});

test("a way of several steps ends where it cannot be gone on, and a press on its thing is only its first step", () => {
  const way = { action: "lift C4", source: "C4", target: "at 2,7", then: ["lift D6", "slide 3"] };
  const { controller, chosen, offer } = made([{ action: "lift C4", source: null, target: "C4" }, way]);
  controller.press("C4");
  offer(2, [{ action: "slide 3", source: null, target: "slide 3" }]);
  assert.deepEqual(chosen, ["lift C4"]);
});

const BOOKS: Choice[] = [
  { action: "take green", source: "green", target: "a1", then: ["at a1"] },
  { action: "take green", source: "green", target: "a2", then: ["at a2"] },
  { action: "take pink", source: "pink", target: "a1", then: ["at a1"] },
  { action: "finish", source: null, target: "finish" },
];
const PLACES: Choice[] = ["a1", "a2"].map((target) => ({ action: `at ${target}`, source: null, target }));

test("where places are known ahead, a press on one takes the thing and places it", () => {
  const { controller, chosen, offer } = made(BOOKS);
  assert.equal(controller.standing("a2"), "idle");
  controller.press("green");
  assert.equal(controller.standing("a2"), "target");
  assert.equal(controller.standing("finish"), "target");
  controller.press("a2");
  assert.deepEqual(chosen, ["take green"]);
  controller.offer(null, []);
  offer(2, PLACES);
  assert.deepEqual(chosen, ["take green", "at a2"]);
});

test("a thing that is moved by three actions is moved by one press", () => {
  const { controller, chosen, offer } = made([
    { action: "remove b1", source: "b1", target: "a2", then: ["take green", "at a2"] },
    { action: "remove b1", source: "b1", target: "tray", twice: true },
  ]);
  controller.press("b1");
  controller.press("a2");
  offer(2, BOOKS);
  offer(3, PLACES);
  assert.deepEqual(chosen, ["remove b1", "take green", "at a2"]);
  offer(4, BOOKS);
  assert.equal(chosen.length, 3);
});

test("what only goes on with the choice before says so", () => {
  const goesOn: [string, boolean][] = [];
  const controller = new Controller((action, further) => goesOn.push([action, further]));
  controller.offer(1, [{ action: "remove b1", source: "b1", target: "a2", then: ["take green", "at a2"] }]);
  mock.timers.tick(HUSH);
  controller.press("a2");
  controller.offer(2, BOOKS);
  controller.offer(3, PLACES);
  controller.offer(4, [{ action: "finish", source: null, target: "finish" }]);
  mock.timers.tick(HUSH);
  controller.press("finish");
  assert.deepEqual(goesOn, [["remove b1", false], ["take green", true], ["at a2", true], ["finish", false]]);
});

test("what has only one place that is known ahead is taken up first, and can be put down", () => {
  const { controller, chosen } = made(BOOKS);
  controller.press("pink");
  assert.equal(controller.standing("pink"), "selected");
  controller.press("pink");
  assert.equal(controller.standing("pink"), "source");
  assert.deepEqual(chosen, []);
});

test("what rests where it is is not taken up by itself, and can be left there", () => {
  const { controller, chosen } = made([
    { action: "remove b1", source: "slot b1", target: "rearrange", twice: true, rests: true },
    { action: "remove b1", source: "slot b1", target: "slot c1", then: ["take green", "at c1"], rests: true },
  ]);
  assert.equal(controller.standing("slot b1"), "source");
  for (const putDown of [() => controller.escape(), () => controller.press("slot b1")]) {
    controller.press("slot b1");
    assert.equal(controller.standing("slot b1"), "selected");
    putDown();
    assert.equal(controller.standing("slot b1"), "source");
  }
  assert.deepEqual(chosen, []);
});

test("what was chosen ahead does not answer a question that came otherwise", () => {
  const { controller, chosen, offer } = made(BOOKS);
  controller.press("green");
  controller.press("a1");
  offer(2, BOOKS);
  offer(3, PLACES);
  assert.deepEqual(chosen, ["take green"]);
});

test("what is grave takes two presses", () => {
  const { controller, chosen } = made([
    { action: "choose A1", source: "card A1", target: "play", twice: true },
    { action: "choose A2", source: "card A2", target: "play", twice: true },
  ]);
  controller.press("card A1");
  controller.press("card A2");
  assert.deepEqual(chosen, []);
  controller.press("play");
  assert.deepEqual(chosen, ["choose A2"]);
});
