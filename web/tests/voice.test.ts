/** Run with `node --test`: sayings become sentences, the same in the browser as in the terminal. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { PlainEvent, Said } from "../src/protocol.ts";
import { joined } from "../src/words/sayings.ts";
import { Voice, type Speech } from "../src/words/voice.ts";

const MESSAGES = `
list-and = { $head } and { $tail }
player = { $player-who ->
    [you] you
    [nobody] nobody
   *[other] { $player }
}
card = { $card } of { $number }
    .gender = f
    .object = the { card }
place = { $where ->
    [home] at home
   *[other] in town
}
take = { $player-who ->
    [you] You take { $card } { $place-key } { $place }.
   *[other] { $player } takes { $card-object } ({ $card-gender }).
}
cards = { $player } pays { $cards } ({ $cards-count }).
count = { $player-who } pays { $count }.
coin = coin of { $value }
silent = {""}
`;

function speech(): Speech {
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(new FluentResource(MESSAGES));
  const put = (pattern: Parameters<typeof bundle.formatPattern>[0], values: Record<string, string | number>): string => {
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, values, errors);
    assert.deepEqual(errors, []);
    return text;
  };
  const say: Speech["say"] = (message, values) => put(bundle.getMessage(message)?.value ?? message, values);
  return {
    say,
    attributes: (message, values) =>
      Object.entries(bundle.getMessage(message)?.attributes ?? {}).map(([name, each]) => [name, put(each, values)]),
    join: (items) =>
      items.length < 2 ? items.join("") : say("list-and", { head: items.slice(0, -1).join(", "), tail: items.at(-1)! }),
  };
}

const voice = (viewer: number | null): Voice => new Voice(speech(), ["Ada", "Ben", "Cleo"], viewer);
const card = (text: string, number = 2): Said => ({ say: "card", with: { card: text, number } });
const TAKE: Said = { say: "take", with: { player: { seat: 1 }, card: card("C4"), place: { say: "place", with: { where: "home" } } } };

test("whoever reads it at that seat is called you", () => {
  assert.equal(voice(1).say(TAKE), "You take C4 of 2 home at home.");
});

test("a thing brings its text, its key and what grammar asks for", () => {
  assert.equal(voice(0).say(TAKE), "Ben takes the C4 of 2 (f).");
  assert.equal(voice(null).say(TAKE), "Ben takes the C4 of 2 (f).");
});

test("a seat by itself is a name, you or nobody", () => {
  assert.deepEqual([0, 1, -1].map((seat) => voice(0).say({ seat })), ["you", "Ben", "nobody"]);
});

test("several things are joined as it is wished for, without those that have no words", () => {
  const list = [card("A"), { say: "silent" }, card("B"), "C", 4];
  assert.equal(voice(0).say({ list }), "A of 2, B of 2, C and 4");
  assert.equal(voice(0).say({ list, by: "comma" }), "A of 2, B of 2, C, 4");
  assert.equal(voice(0).say({ list, by: "dot" }), "A of 2 · B of 2 · C · 4");
});

test("a list brings how many it has, and an empty one is silent", () => {
  const pays = (cards: Said): Said => ({ say: "cards", with: { player: { seat: 0 }, cards } });
  assert.equal(voice(null).say(pays({ list: ["A", "B"] })), "Ada pays A and B (2).");
  assert.equal(voice(null).say(pays({})), "Ada pays  (0).");
  assert.equal(voice(null).say({}), "");
});

test("what is put on a button begins with a capital", () => {
  assert.equal(voice(1).title({ seat: 1 }), "You");
});

test("neighbouring lines of one key and one message are one: numbers are added, lists are put together", () => {
  const pays = (seat: number, ...list: Said[]): Said => ({ say: "cards", with: { player: { seat }, cards: { list } } });
  const count = (number: number): Said => ({ say: "count", with: { player: { seat: 1 }, count: number } });
  const lines = [
    { key: "pay 0", say: pays(0, card("A")) },
    { key: "pay 0", say: pays(0, card("B")) },
    { key: "pay 0", say: pays(0, card("A", 3)) },
    { key: "pay 1", say: count(1) },
    { key: "pay 1", say: count(1) },
    { key: "", say: count(1) },
    { key: "", say: count(1) },
  ];
  assert.deepEqual(
    joined(lines).map((each) => voice(null).say(each)),
    ["Ada pays A of 5 and B of 2 (2).", "other pays 2.", "other pays 1.", "other pays 1."],
  );
});

test("what several do at the same time is one line for each", () => {
  const pays = (seat: number): { key: string; say: Said } => ({ key: `turn ${seat}`, say: { say: "count", with: { player: { seat }, count: 1 } } });
  const lines = [pays(1), pays(2), pays(1), pays(2), { key: "", say: card("A") }, pays(1)];
  assert.deepEqual(
    joined(lines).map((each) => each.with?.["count"] ?? "A"),
    [2, 2, "A", 1],
  );
});

test("numbers that name a thing are not added", () => {
  const coin = (value: number): Said => ({ say: "coin", with: { value } });
  const pays = (value: number): Said => ({ say: "cards", with: { player: { seat: 0 }, cards: { list: [coin(value)] } } });
  const lines = [3, 3, 1].map((value) => ({ key: "pay 0", say: pays(value) }));
  assert.deepEqual(
    joined(lines).map((each) => voice(null).say(each)),
    ["Ada pays coin of 3, coin of 3 and coin of 1 (3)."],
  );
});

test("the short log leaves out what has no line, and what has no words", () => {
  const event = (say: Said, line: PlainEvent["line"]): PlainEvent => ({ code: "", seat: 0, rule: "", values: {}, moved: [], say, line });
  const events = [
    event(TAKE, null),
    event(TAKE, { key: "", say: null }),
    event(TAKE, { key: "", say: { say: "silent" } }),
    event(TAKE, { key: "", say: { seat: 2 } }),
  ];
  assert.deepEqual(voice(0).log(events), ["Ben takes the C4 of 2 (f).", "Cleo"]);
  assert.equal(voice(0).told(events).length, 4);
});
