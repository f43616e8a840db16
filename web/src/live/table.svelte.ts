/** A table as it is seen from here, kept up to date over the live connection. */

import type {
  Accepted, Because, FromClient, FromServer, News, Now, PlainPrompt, PlainValue, Play, Problem, Refused, TableInfo, Told, Undo, Welcome, Went,
} from "../protocol";
import { look } from "./ahead";
import { greet, Trouble } from "./http";
import { isOwn } from "./network.svelte";
import { updates } from "./updates.svelte";

/** How the connection is: `lost` is being mended, `ended` is not. */
export type Connection = "connecting" | "open" | "lost" | "ended";

/** What the table was told, before the page draws it: things can move from where they are to where they go. */
export type Listener = (message: Welcome | Went) => void;

/** Why a move was not made. */
export type Refusal = { code: string; params: Record<string, PlainValue> };

const SILENCE = 25_000; // the server beats every ten seconds: after this long it is gone
const DOUBT = 3_000; // after a sleep, or a word of the browser that it is offline, it has to answer sooner
const OWN_BEAT = 15_000;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;

export class LiveTable {
  readonly id: string;
  /** The table with its seats; nothing until the first word from the server. */
  info = $state.raw<TableInfo | null>(null);
  /** How the table stands. */
  now = $state.raw<Now | null>(null);
  /** What each entry brought, as far as it may be known here; what was taken back is not in it. */
  told = $state.raw<readonly Told[]>([]);
  connection = $state<Connection>("connecting");
  /** The move that is on its way: the page offers no other until it is answered. */
  pending = $state.raw<Play | Undo | null>(null);
  /** Why the last move was refused; gone with the next move. */
  refusal = $state.raw<Refusal | null>(null);
  /** Why what was pressed last cannot be done now. */
  because = $state.raw<Because | null>(null);
  /** What was taken back last had only gone on with a move that still stands. */
  halfway = $state(false);
  /** The last that changed beside the game. */
  news = $state.raw<News | null>(null);
  /** The seconds for which the server asked us to stay away, while we do. */
  rest = $state(0);
  /** Why there is no table to see: there is none with that name, or the server sent us away. */
  problem = $state.raw<Problem | null>(null);

  #socket: WebSocket | null = null;
  #listeners = new Set<Listener>();
  #failures = 0;
  #attempts = 0; // to connect; only the last one counts
  #reconnect: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #wondered = ""; // the action of which we asked why it cannot be done
  #accepted = -1; // the entry that the pending move became, once we know it
  #goesOn = false; // the pending move only goes on with the one before
  #later = new Set<number>(); // the entries of moves that did
  #inWords: (game: string) => boolean;

  /** A table by its name, and for which games the whole board is to be told in words. */
  constructor(id: string, inWords: (game: string) => boolean = () => false) {
    this.id = id;
    this.#inWords = inWords;
  }

  /** What is asked of the one who looks on, unless an answer is on its way or a bot plays for them. */
  get prompt() {
    return this.pending || !this.mayMove ? null : (this.now?.prompt ?? null);
  }

  /** Whether the answer to a question is on its way, and the table stands as it stood. */
  isAnswering(prompt: PlainPrompt | null): boolean {
    return this.pending?.type === "play" && this.pending.prompt === prompt?.id && this.now?.prompt === prompt;
  }

  /** Whether the last action may be taken back. */
  get mayUndo(): boolean {
    return Boolean(this.now?.undo) && !this.pending && this.mayMove;
  }

  /** Whether the one who looks on plays their seat themselves, and the game was not ended early. */
  get mayMove(): boolean {
    return this.info !== null && !this.info.stopped && !this.info.seats[this.mine ?? -1]?.bot;
  }

  /** The seat of the one who looks on. */
  get mine(): number | null {
    return this.info?.mine ?? null;
  }

  /** Connect, and stay connected; gives back how to stop. */
  open(): () => void {
    const wake = (): void => this.#wake();
    const seen = (): void => {
      if (document.visibilityState === "visible") this.#wake();
    };
    const offline = (): void => this.#beOffline();
    document.addEventListener("visibilitychange", seen);
    addEventListener("pageshow", wake);
    addEventListener("online", wake);
    addEventListener("offline", offline);
    void this.#start();
    return () => {
      document.removeEventListener("visibilitychange", seen);
      removeEventListener("pageshow", wake);
      removeEventListener("online", wake);
      removeEventListener("offline", offline);
      this.#end();
    };
  }

  /** Hear of everything just before the page draws it; gives back how to stop. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Answer the open prompt with an action text; it is sent again by itself until the server has answered.
   *
   * What goes on with the move before is taken back together with it (`halfway`).
   */
  play(action: string, goesOn = false): void {
    const prompt = this.prompt;
    if (!prompt) return;
    this.#goesOn = goesOn;
    this.#send({ type: "play", key: newKey(), prompt: prompt.id, action });
  }

  /** Take the last action back. */
  undo(): void {
    if (this.now && this.mayUndo) this.#send({ type: "undo", key: newKey(), number: this.now.number });
  }

  /** Ask why something cannot be done now; the answer is `because`. */
  wonder({ action, first = "" }: { action: string; first?: string }): void {
    this.#wondered = action;
    this.#say({ type: "why", action, first });
  }

  /** Ask no longer why something cannot be done. */
  forget(): void {
    this.#wondered = "";
    this.because = null;
  }

  /** Connect again now, instead of when the time for it has come. */
  tryNow(): void {
    if (this.connection !== "lost") return;
    clearTimeout(this.#reconnect);
    void this.#start();
  }

  /** Take over what a request over HTTP told of the table. */
  heard(info: TableInfo): void {
    this.info = info;
  }

  /** Read the table once over HTTP, which also tells whether there is one, and then connect. */
  async #start(): Promise<void> {
    const attempt = ++this.#attempts;
    try {
      const [info] = await Promise.all([look(this.id), greet()]); // who connects is known
      if (attempt !== this.#attempts) return;
      this.info = info;
    } catch (error) {
      if (attempt !== this.#attempts) return;
      if (error instanceof Trouble && (error.status === 404 || error.problem.code === "unreadable")) {
        this.#giveUp(error.problem);
        return;
      }
      this.#lose();
      return;
    }
    if (this.connection !== "ended") this.#connect();
  }

  #connect(): void {
    const address = new URL(`/api/tables/${this.id}/live`, location.href);
    if (this.now) address.searchParams.set("since", String(this.now.number));
    if (this.info && this.#inWords(this.info.game)) address.searchParams.set("board", "yes");
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.#socket = socket;
    this.#listenForSilence();
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lose();
    };
  }

  #hear(message: FromServer): void {
    this.#listenForSilence();
    switch (message.type) {
      case "welcome":
        return this.#welcome(message);
      case "went":
        return this.#go(message);
      case "seats":
        this.info = message.table;
        if (message.news) this.news = message.news;
        return;
      case "accepted":
        return this.#accept(message);
      case "refused":
        return this.#refuse(message);
      case "because":
        if (message.say && message.action === this.#wondered) this.because = message;
        return;
      case "closing":
        if (!message.again) this.#giveUp({ code: message.code, params: message.params, sentence: message.code });
        this.rest = Number(message.params["wait"] ?? 0);
        return;
      case "beat":
    }
  }

  #welcome(message: Welcome): void {
    updates.heard(message.protocol);
    this.#failures = 0;
    this.rest = 0;
    this.connection = "open";
    clearInterval(this.#beat);
    this.#beat = setInterval(() => this.#say({ type: "alive" }), OWN_BEAT);
    this.info = message.table;
    this.#tell(message);
    this.told = toldAfter(this.told, message);
    this.#stand(message.now);
    if (this.pending) this.#say(this.pending);
  }

  #go(message: Went): void {
    if (this.now && message.now.number <= this.now.number) return; // told already
    if (message.forget !== null && message.by === this.mine) this.halfway = this.#later.has(message.forget);
    this.#tell(message);
    this.told = toldAfter(this.told, message);
    this.#stand(message.now);
  }

  /** The move is on disk; what it changed comes next, and until then nothing else can be chosen. */
  #accept(message: Accepted): void {
    if (message.key !== this.pending?.key) return;
    this.#accepted = message.number;
    if (this.pending.type === "play" && this.#goesOn) this.#later.add(message.number);
    if (this.now && this.now.number >= message.number) this.#settle();
  }

  #refuse(message: Refused): void {
    if (message.key !== this.pending?.key) return;
    this.#settle();
    this.refusal = { code: message.code, params: message.params };
    // A table that went on meanwhile is told by the entries that brought it there, which are on their way.
    if (!this.now || message.now.number === this.now.number) this.#stand(message.now);
  }

  #stand(now: Now): void {
    this.now = now;
    if (this.#accepted >= 0 && now.number >= this.#accepted) this.#settle();
  }

  #settle(): void {
    this.pending = null;
    this.#accepted = -1;
  }

  #tell(message: Welcome | Went): void {
    for (const listener of this.#listeners) listener(message);
  }

  #send(move: Play | Undo): void {
    this.refusal = null;
    this.pending = move;
    this.#accepted = -1;
    this.#say(move);
  }

  /** Say something if there is a connection; a move that could not be said is said after the next welcome. */
  #say(message: FromClient): void {
    if (this.connection === "open" && this.#socket?.readyState === WebSocket.OPEN) {
      this.#socket.send(JSON.stringify(message));
    }
  }

  /** A page that was put aside, or a machine that was offline, should not wait for its turn to connect again. */
  #wake(): void {
    if (this.connection === "lost") this.tryNow();
    else this.#doubt();
  }

  /** Without a network there is no connection, whatever the socket believes; a server on this machine needs none. */
  #beOffline(): void {
    if (isOwn(location.href)) this.#doubt();
    else this.#lose();
  }

  /** Ask the server whether it is still there, and do not wait for long. */
  #doubt(): void {
    if (this.connection !== "open") return;
    this.#say({ type: "alive" });
    this.#listenForSilence(DOUBT);
  }

  #listenForSilence(patience = SILENCE): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#lose(), patience);
  }

  /** The connection is gone: try again, each time a little later, and not all browsers at once. */
  #lose(): void {
    if (this.connection === "ended") return;
    this.#attempts += 1; // an attempt that is under way comes to nothing
    this.#drop();
    this.connection = "lost";
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures) * (0.75 + Math.random() / 2);
    this.#failures += 1;
    clearTimeout(this.#reconnect);
    this.#reconnect = setTimeout(() => void this.#start(), Math.max(wait, this.rest * 1000));
  }

  #giveUp(problem: Problem): void {
    this.problem = problem;
    this.#end();
  }

  #end(): void {
    this.connection = "ended";
    clearTimeout(this.#reconnect);
    this.#drop();
  }

  #drop(): void {
    clearTimeout(this.#silence);
    clearInterval(this.#beat);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }
}

/** What was told, and what is told now: an undo lets what came from some entry on be forgotten. */
export function toldAfter(told: readonly Told[], { forget, told: fresh }: Pick<Went, "forget" | "told">): readonly Told[] {
  const kept = forget === null ? told : told.filter((entry) => entry.number < forget);
  return [...kept, ...fresh];
}

/** A key that no other move has; `randomUUID` alone would need https, which a table at home has not. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
