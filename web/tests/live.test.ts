/** Run with `node --test`: the live table, with a socket, a clock and a server of our own. */

import assert from "node:assert/strict";
import { after, before, beforeEach, mock, test } from "node:test";
import { createServer, type ViteDevServer } from "vite";
import type { LiveTable as Live } from "../src/live/table.svelte.ts";
import type { Now, TableInfo, Told } from "../src/protocol.ts";

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readonly address: URL;
  readyState = 1;
  sent: { type: string; key?: string; action?: string }[] = [];
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;

  constructor(address: URL) {
    this.address = address;
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
  }

  say(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const INFO: TableInfo = {
  table: "abc", game: "biblios", options: {}, stage: "playing", seats: [], mine: 0, host: true, watching: 0, number: 3,
};
const OPTIONS = ["pass", "bid 5"];

function at(number: number, asked = true): Now {
  const say = { say: "biblios-prompt-bid-gold" };
  const prompt = { id: number, code: "bid-gold", rule: "BIB-A4", values: {}, say, options: OPTIONS, sayings: [] };
  return { number, view: null, prompt: asked ? prompt : null, undo: true, result: null, board: null };
}

/** What an entry brought. */
function told(number: number, ...codes: string[]): Told {
  const event = { seat: 0, rule: "BIB-A2", values: {}, moved: [], line: null };
  return { number, events: codes.map((code) => ({ ...event, code, say: { say: `biblios-event-${code}` } })) };
}

function codes(live: Live): string[] {
  return live.told.flatMap(({ events }) => events.map(({ code }) => code));
}

let vite: ViteDevServer;
let LiveTable: new (id: string, inWords?: (game: string) => boolean) => Live;
let status = 200;
let href = "https://room.example/table/abc";
const listeners = new Map<string, Set<() => void>>();

/** What the browser tells the page. */
function tell(event: string): void {
  for (const listener of listeners.get(event) ?? []) listener();
}

const ears = {
  addEventListener: (event: string, listener: () => void) => {
    listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
  },
  removeEventListener: (event: string, listener: () => void) => void listeners.get(event)?.delete(listener),
};

before(async () => {
  vite = await createServer({
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    appType: "custom",
    logLevel: "error",
  });
  ({ LiveTable } = (await vite.ssrLoadModule("/src/live/table.svelte.ts")) as { LiveTable: typeof LiveTable });
  const page = { visibilityState: "visible", ...ears };
  const answer = async (): Promise<object> => ({
    ok: status === 200,
    status,
    headers: new Headers({ "readingroom-protocol": "3" }),
    json: async () => (status === 200 ? INFO : { code: "no-table", params: {}, sentence: "" }),
  });
  const place = {
    get href() {
      return href;
    },
  };
  const globals = { WebSocket: FakeSocket, document: page, location: place, fetch: answer };
  Object.assign(globalThis, globals, ears);
});

after(() => vite.close());

beforeEach(() => {
  FakeSocket.all = [];
  status = 200;
  href = "https://room.example/table/abc";
});

async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

/** A table that was opened and welcomed, and its first socket. */
async function opened(context: { after: (done: () => void) => void }): Promise<{ live: Live; socket: FakeSocket }> {
  mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  const live = new LiveTable("abc");
  const close = live.open();
  context.after(() => {
    close();
    mock.timers.reset();
  });
  await settled();
  const socket = FakeSocket.all[0]!;
  socket.say({ type: "welcome", table: INFO, now: at(3), forget: null, told: [told(3, "turn")] });
  return { live, socket };
}

/** Let the connection break, and mend it with another welcome. */
async function mended(socket: FakeSocket, welcome: object): Promise<FakeSocket> {
  socket.onclose();
  mock.timers.tick(1000);
  await settled();
  const next = FakeSocket.all.at(-1)!;
  assert.notEqual(next, socket);
  next.say({ type: "welcome", table: INFO, forget: null, told: [], ...welcome });
  return next;
}

test("it connects over the same origin, and asks for everything at first", async (context) => {
  const { live, socket } = await opened(context);
  assert.equal(socket.address.href, "wss://room.example/api/tables/abc/live");
  assert.equal(live.connection, "open");
  assert.equal(live.prompt?.id, 3);
});

test("a game without a face of its own is asked for in words", async (context) => {
  mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  const live = new LiveTable("abc", (game) => game === "biblios");
  const close = live.open();
  context.after(() => {
    close();
    mock.timers.reset();
  });
  await settled();
  assert.equal(FakeSocket.all[0]!.address.search, "?board=yes");
});

test("a move is pending until what it changed has come", async (context) => {
  const { live, socket } = await opened(context);
  live.play("bid 5");
  assert.deepEqual(socket.sent.map(({ type, action }) => [type, action]), [["play", "bid 5"]]);
  assert.equal(live.prompt, null);
  live.play("pass");
  assert.equal(socket.sent.length, 1);
  socket.say({ type: "accepted", key: socket.sent[0]!.key, number: 4 });
  assert.equal(live.prompt, null);
  socket.say({ type: "went", by: 0, forget: null, told: [told(4, "bid")], now: at(4, false) });
  assert.equal(live.pending, null);
  assert.deepEqual(codes(live), ["turn", "bid"]);
});

test("a move that was lost with the connection is sent again with the same key", async (context) => {
  const { live, socket } = await opened(context);
  live.play("bid 5");
  const next = await mended(socket, { now: at(3) });
  assert.equal(next.address.search, "?since=3");
  assert.deepEqual(next.sent, socket.sent);
  next.say({ type: "accepted", key: next.sent[0]!.key, number: 4 });
  next.say({ type: "went", by: 0, forget: null, told: [told(4, "bid")], now: at(4, false) });
  assert.equal(live.pending, null);
});

test("a move that arrived before the connection broke is settled by its answer", async (context) => {
  const { live, socket } = await opened(context);
  live.play("bid 5");
  const next = await mended(socket, { now: at(4, false), told: [told(4, "bid")] });
  next.say({ type: "accepted", key: next.sent[0]!.key, number: 4 });
  assert.equal(live.pending, null);
  assert.deepEqual(codes(live), ["turn", "bid"]);
});

test("a refused move tells why, and what happened meanwhile is still told", async (context) => {
  const { live, socket } = await opened(context);
  live.play("bid 5");
  socket.say({ type: "refused", key: socket.sent[0]!.key, code: "stale", params: {}, now: at(5) });
  assert.deepEqual(live.refusal, { code: "stale", params: {} });
  socket.say({ type: "went", by: 1, forget: null, told: [told(5, "pass")], now: at(5) });
  assert.deepEqual(codes(live), ["turn", "pass"]);
  assert.equal(live.prompt?.id, 5);
  live.play("pass");
  assert.equal(live.refusal, null);
});

test("what is told twice happens once, and what was taken back is forgotten", async (context) => {
  const { live, socket } = await opened(context);
  const heard: string[] = [];
  live.listen((message) => heard.push(message.type));
  const went = { type: "went", by: 1, forget: null, told: [told(4, "pass")], now: at(4) };
  socket.say(went);
  socket.say(went);
  assert.deepEqual(codes(live), ["turn", "pass"]);
  socket.say({ ...went, forget: 4, told: [], now: at(5) });
  assert.deepEqual(codes(live), ["turn"]);
  assert.deepEqual(heard, ["went", "went"]);
});

test("a silent server is taken for gone, a beating one is not", async (context) => {
  const { live, socket } = await opened(context);
  mock.timers.tick(20_000);
  socket.say({ type: "beat" });
  mock.timers.tick(20_000);
  assert.equal(live.connection, "open");
  mock.timers.tick(6000);
  assert.equal(live.connection, "lost");
  assert.equal(socket.readyState, 3);
});

/** Make a move, and let the server take it as the next entry. */
function moved(live: Live, socket: FakeSocket, action: string, goesOn: boolean): void {
  live.play(action, goesOn);
  const number = (live.now?.number ?? 0) + 1;
  socket.say({ type: "accepted", key: socket.sent.at(-1)?.key, number });
  socket.say({ type: "went", by: 0, forget: null, told: [], now: at(number) });
}

/** Take the last move back, which was this entry. */
function takenBack(live: Live, socket: FakeSocket, forget: number): void {
  live.undo();
  const number = (live.now?.number ?? 0) + 1;
  socket.say({ type: "accepted", key: socket.sent.at(-1)?.key, number });
  socket.say({ type: "went", by: 0, forget, told: [], now: at(number) });
}

test("a move that went on with the one before is taken back halfway only", async (context) => {
  const { live, socket } = await opened(context);
  moved(live, socket, "pass", false); // entry 4
  moved(live, socket, "pass", true); // entry 5
  takenBack(live, socket, 5);
  assert.equal(live.halfway, true);
  takenBack(live, socket, 4);
  assert.equal(live.halfway, false);
});

test("a table that does not exist is not asked for again", async (context) => {
  status = 404;
  mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  context.after(() => mock.timers.reset());
  const live = new LiveTable("abc");
  context.after(live.open());
  await settled();
  assert.equal(live.problem?.code, "no-table");
  mock.timers.tick(60_000);
  assert.equal(FakeSocket.all.length, 0);
});

test("a server that says goodbye for good is left alone", async (context) => {
  const { live, socket } = await opened(context);
  socket.say({ type: "closing", code: "busy", params: {}, again: false });
  socket.onclose();
  mock.timers.tick(60_000);
  assert.equal(live.problem?.code, "busy");
  assert.equal(FakeSocket.all.length, 1);
});

test("a server that asks for a rest is left alone for as long", async (context) => {
  const { live, socket } = await opened(context);
  socket.say({ type: "closing", code: "too-fast", params: { wait: 6 }, again: true });
  socket.onclose();
  assert.deepEqual([live.connection, live.rest], ["lost", 6]);
  mock.timers.tick(5_900);
  await settled();
  assert.equal(FakeSocket.all.length, 1);
  mock.timers.tick(200);
  await settled();
  FakeSocket.all[1]!.say({ type: "welcome", table: INFO, now: at(3), forget: null, told: [] });
  assert.deepEqual([live.connection, live.rest], ["open", 0]);
});

test("without a network the connection is lost at once, and made again as soon as there is one", async (context) => {
  const { live, socket } = await opened(context);
  tell("offline");
  assert.equal(live.connection, "lost");
  assert.equal(socket.readyState, 3);
  live.play("bid 5");
  tell("online");
  await settled();
  const next = FakeSocket.all.at(-1)!;
  assert.notEqual(next, socket);
  next.say({ type: "welcome", table: INFO, now: at(3), forget: null, told: [] });
  assert.equal(live.connection, "open");
  assert.deepEqual(next.sent.map(({ type, action }) => [type, action]), [["play", "bid 5"]]);
});

test("a server on this machine needs no network: it is asked, and stays if it answers", async (context) => {
  href = "http://localhost:8765/table/abc";
  const { live, socket } = await opened(context);
  tell("offline");
  assert.deepEqual(socket.sent, [{ type: "alive" }]);
  socket.say({ type: "beat" });
  mock.timers.tick(5_000);
  assert.equal(live.connection, "open");
  tell("offline");
  mock.timers.tick(5_000);
  assert.equal(live.connection, "lost");
});

test("after a sleep the server has to answer soon, or another connection is made", async (context) => {
  const { live, socket } = await opened(context);
  tell("visibilitychange");
  assert.deepEqual(socket.sent, [{ type: "alive" }]);
  mock.timers.tick(5_000);
  await settled();
  assert.equal(live.connection, "lost");
  tell("pageshow");
  await settled();
  FakeSocket.all.at(-1)!.say({ type: "welcome", table: INFO, now: at(3), forget: null, told: [] });
  assert.equal(live.connection, "open");
});

test("two reasons to connect again make one connection", async (context) => {
  const { live, socket } = await opened(context);
  socket.onclose();
  tell("online");
  tell("pageshow");
  await settled();
  assert.equal(FakeSocket.all.length, 2);
  assert.equal(live.connection, "lost");
});

test("what a newer server says beside what is known here does no harm", async (context) => {
  const { updates } = (await vite.ssrLoadModule("/src/live/updates.svelte.ts")) as {
    updates: { waiting: boolean; heard: (protocol: unknown) => void };
  };
  const { live, socket } = await opened(context);
  socket.say({ type: "fireworks", colour: "green" });
  socket.say({ type: "seats", table: { ...INFO, mood: "good" } });
  assert.equal(live.connection, "open");
  updates.heard(null);
  updates.heard("3");
  assert.equal(updates.waiting, false);
  socket.say({ type: "welcome", table: INFO, now: at(4), forget: null, told: [], protocol: 4, moon: "full" });
  assert.equal(updates.waiting, true);
});
