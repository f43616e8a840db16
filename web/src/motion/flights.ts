/** Things fly from where they were to where they are going, as the events tell; nothing waits for them. */

import { mount, unmount, type Component } from "svelte";
import type { PlainEvent, PlainView } from "../protocol";
import { joined, placesOf, type Move } from "./moves";
import type { Mover } from "./playback.svelte";

const FLIGHT = 260; // milliseconds
const STAGGER = 70;
const LATEST = 280; // the last of them sets out by then, so that what comes next finds the table at rest
const MOST = 12; // more flights at once would be a blur
const SMALL = 48; // pixels: how wide something is of which nothing else is known
const EASE = "cubic-bezier(0.3, 0.7, 0.2, 1)";

/** A thing as it flies: what it is, how wide it will be where it lands, and the table to which it belongs. */
export type Piece = Component<Thing & { width: number }>;
type Thing = { kind: string; thing: string | null; view: PlainView | null };
type What = Thing & { seen: boolean };
type Start = (delay: number) => unknown;
type Spot = { left: number; top: number; width: number; height: number };

/**
 * On the page a thing says what it is and where it lies (`data-piece`, `data-zone`), and a zone whose things are not
 * drawn one by one says where it is (`data-place`). What shows a number that changed says its name (`data-number`).
 */
export class Flights implements Mover {
  /** The element in which all things and places are; none until the table is drawn. */
  root: HTMLElement | null = null;
  #piece: Piece | undefined;
  #pieces = new Map<string, DOMRect[]>();
  #places = new Map<string, DOMRect>();
  #numbers = new Map<string, string>();

  /** Things are drawn as such a piece while they fly; without one, nothing flies. */
  constructor(piece?: Piece) {
    this.#piece = piece;
  }

  /** Remember where everything is, before the table is drawn anew. */
  before(): void {
    this.#pieces = new Map();
    for (const piece of this.#all("data-piece")) {
      const key = `${piece.dataset["zone"]} ${piece.dataset["piece"]}`;
      this.#pieces.set(key, [...(this.#pieces.get(key) ?? []), piece.getBoundingClientRect()]);
    }
    this.#places = new Map(
      this.#all("data-place")
        .filter((each) => each.checkVisibility())
        .map((each): [string, DOMRect] => [each.dataset["place"] ?? "", each.getBoundingClientRect()])
        .toReversed(), // of several places of one name the first counts
    );
    this.#numbers = new Map(
      this.#all("data-number").map((each) => [each.dataset["number"] ?? "", each.dataset["value"] ?? ""]),
    );
  }

  /** Let what moved fly to where it is now. */
  after(fresh: readonly PlainEvent[], view: PlainView | null): void {
    this.#bump();
    const claimed = new Set<HTMLElement>();
    const moves = joined(fresh.flatMap((event) => event.moved));
    const starts = moves.map((move) => this.#start(move, view, claimed)).filter((start) => start !== null).slice(0, MOST);
    const stagger = Math.min(STAGGER, LATEST / starts.length);
    for (const [order, start] of starts.entries()) start(order * stagger);
  }

  /** How something sets out, after a delay; nothing if it is seen neither where it was nor where it is. */
  #start({ kind, thing, source, target }: Move, view: PlainView | null, claimed: Set<HTMLElement>): Start | null {
    const lay = this.#pieces.get(`${source} ${thing ?? ""}`)?.shift();
    const what = { kind, thing, view, seen: lay !== undefined };
    const landing = this.#landing(target, thing, claimed);
    if (landing) claimed.add(landing);
    const goal = landing ?? this.#place(target);
    const from = lay ?? spotIn(this.#lay(source), landing?.getBoundingClientRect());
    if (landing && stillness()) return () => landing.animate(FADE, { duration: FLIGHT });
    if (stillness()) return null;
    if (from?.width && from.height && goal) return this.#flight(what, from, end(goal, landing, from), landing);
    if (lay) return this.#flight(what, lay, () => above(lay), null);
    return landing && ((delay) => landing.animate(RISE, { duration: FLIGHT, delay, easing: EASE, fill: "backwards" }));
  }

  /** A flight: where it ends is measured before the first one sets out, since each changes the page. */
  #flight(what: What, from: Spot, end: () => Spot | undefined, landing: HTMLElement | null): Start {
    const to = end();
    return (delay) => to && this.#fly(what, from, to, end, landing, delay);
  }

  /** Send a thing to where it goes, wherever that is when it arrives: the page may scroll meanwhile. */
  #fly({ seen, ...what }: What, from: Spot, goal: Spot, end: () => Spot | undefined, landing: HTMLElement | null, delay: number): void {
    if (!this.#piece) return;
    let to = goal;
    const ghost = document.createElement("div");
    ghost.setAttribute("aria-hidden", "true");
    ghost.dataset["flight"] = "";
    Object.assign(ghost.style, {
      position: "fixed",
      zIndex: "50",
      left: `${to.left}px`,
      top: `${to.top}px`,
      width: `${to.width}px`,
      height: `${to.height}px`,
      transformOrigin: "0 0",
      pointerEvents: "none",
      opacity: seen ? "1" : "0", // what comes out of a pile is not seen before it sets out
    });
    document.body.append(ghost);
    const piece = mount(this.#piece, { target: ghost, props: { ...what, width: to.width } });
    const scale = Math.min(from.width / to.width, from.height / to.height); // a button may be wider than what it shows
    const [x, y] = [middle(from.left, from.width, scale * to.width), middle(from.top, from.height, scale * to.height)];
    const start = `translate(${x - to.left}px, ${y - to.top}px) scale(${scale})`;
    const flight = ghost.animate(
      [
        { transform: start, opacity: 1 },
        { transform: "none", opacity: 1, offset: 0.9 },
        { transform: "none", opacity: landing ? 1 : 0 },
      ],
      { duration: FLIGHT, delay, easing: EASE, fill: seen ? "both" : "forwards" },
    );
    landing?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: FLIGHT + delay });
    const follow = (): void => {
      if (!ghost.isConnected) return;
      const now = end();
      if (now && Math.hypot(now.left - to.left, now.top - to.top) > 0.5) {
        to = now; // written only if it moved: each time costs a layout
        Object.assign(ghost.style, { left: `${to.left}px`, top: `${to.top}px` });
      }
      requestAnimationFrame(follow);
    };
    requestAnimationFrame(follow);
    const land = (): void => {
      void unmount(piece);
      ghost.remove();
    };
    flight.finished.then(land, land);
  }

  /** A die that was turned, or a count that changed, gives a little jump. */
  #bump(): void {
    for (const each of this.#all("data-number")) {
      const before = this.#numbers.get(each.dataset["number"] ?? "");
      if (before === undefined || before === each.dataset["value"]) continue;
      const frames = stillness()
        ? [{ opacity: 0.3 }, { opacity: 1 }]
        : [{ transform: "none" }, { transform: "scale(1.18) rotate(6deg)" }, { transform: "none" }];
      each.animate(frames, { duration: FLIGHT, easing: "ease-out" });
    }
  }

  #landing(zone: string, thing: string | null, claimed: Set<HTMLElement>): HTMLElement | null {
    const here = this.#all("data-piece").filter(
      (each) => each.dataset["zone"] === zone && each.dataset["piece"] === (thing ?? "") && !claimed.has(each),
    );
    return here.findLast((each) => each.checkVisibility()) ?? null;
  }

  /** Where a zone lay before, or the nearest thing to it; one that came up only now counts too. */
  #lay(zone: string): DOMRect | undefined {
    const found = placesOf(zone).find((place) => this.#places.has(place));
    return found === undefined ? this.#place(zone)?.getBoundingClientRect() : this.#places.get(found);
  }

  /** Where a zone is now, or the nearest thing to it. */
  #place(zone: string): HTMLElement | null {
    const all = this.#all("data-place");
    for (const place of placesOf(zone)) {
      const found = all.find((each) => each.dataset["place"] === place && each.checkVisibility());
      if (found) return found;
    }
    return null;
  }

  #all(mark: string): HTMLElement[] {
    return [...(this.root?.querySelectorAll<HTMLElement>(`[${mark}]`) ?? [])];
  }
}

const FADE = [{ opacity: 0 }, { opacity: 1 }];
/** What comes from nowhere on the page rises into its place. */
const RISE = [{ opacity: 0, transform: "scale(0.8)" }, { opacity: 1, transform: "none" }];

/** Where a flight ends: on the thing itself, or in the middle of the place that has it. */
function end(goal: HTMLElement, landing: HTMLElement | null, from: Spot): () => Spot | undefined {
  return () => {
    const box = goal.getBoundingClientRect();
    return goal.isConnected && box.width && box.height ? (landing ? box : spotIn(box, from)) : undefined;
  };
}

/** What leaves the page for good goes up a little, and is gone. */
function above({ left, top, width, height }: Spot): Spot {
  return { left, top: top - height / 2, width, height };
}

/** Where something begins that lies in the middle of something longer. */
function middle(start: number, length: number, own: number): number {
  return start + (length - own) / 2;
}

/** Where in a place a thing lies that is not drawn there: in its middle, as large as it was, and never as the place. */
function spotIn(place: DOMRect | undefined, size: Spot | undefined): Spot | undefined {
  if (!place) return undefined;
  const width = size?.width ?? Math.min(place.width, SMALL);
  const height = size?.height ?? Math.min(place.height, SMALL * 1.4);
  return { left: middle(place.left, place.width, width), top: middle(place.top, place.height, height), width, height };
}

/** Whether the reader asked for less movement. */
function stillness(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
