/** Things fly from where they were to where they are going, as the events tell; nothing waits for them. */

import { mount, unmount, type Component } from "svelte";
import type { PlainEvent } from "../protocol";
import type { Mover } from "./playback.svelte";

const FLIGHT = 260; // milliseconds
const STAGGER = 70;
const MOST = 12; // more flights at once would be a blur
const SMALL = 48; // pixels: how wide something is of which nothing else is known

type Piece = Component<{ thing: string | null }>;
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
      this.#all("data-place").map((each) => [each.dataset["place"] ?? "", each.getBoundingClientRect()]),
    );
    this.#numbers = new Map(
      this.#all("data-number").map((each) => [each.dataset["number"] ?? "", each.dataset["value"] ?? ""]),
    );
  }

  /** Let what moved fly to where it is now. */
  after(fresh: readonly PlainEvent[]): void {
    this.#bump();
    const claimed = new Set<HTMLElement>();
    const moved = fresh.flatMap((event) => event.moved).slice(-MOST);
    for (const [order, { thing, source, target }] of moved.entries()) {
      const lay = this.#pieces.get(`${source} ${thing ?? ""}`)?.shift();
      const landing = this.#landing(target, thing, claimed);
      if (landing) claimed.add(landing);
      const size = landing?.getBoundingClientRect() ?? lay;
      const from = lay ?? spotIn(this.#places.get(source), size);
      const to = landing?.getBoundingClientRect() ?? spotIn(this.#place(target)?.getBoundingClientRect(), size);
      if (stillness()) landing?.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FLIGHT });
      else if (from?.width && to?.width) this.#fly(thing, from, to, landing, order * STAGGER);
    }
  }

  #fly(thing: string | null, from: Spot, to: Spot, landing: HTMLElement | null, delay: number): void {
    if (!this.#piece) return;
    const ghost = document.createElement("div");
    ghost.setAttribute("aria-hidden", "true");
    Object.assign(ghost.style, {
      position: "fixed",
      zIndex: "50",
      left: `${to.left}px`,
      top: `${to.top}px`,
      width: `${to.width}px`,
      transformOrigin: "0 0",
      pointerEvents: "none",
    });
    document.body.append(ghost);
    const piece = mount(this.#piece, { target: ghost, props: { thing } });
    const scale = from.width / to.width;
    const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${scale})`;
    const flight = ghost.animate(
      [
        { transform: start, opacity: 1 },
        { transform: "none", opacity: 1, offset: 0.9 },
        { transform: "none", opacity: landing ? 1 : 0 },
      ],
      { duration: FLIGHT, delay, easing: "cubic-bezier(0.3, 0.7, 0.2, 1)", fill: "both" },
    );
    landing?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: FLIGHT + delay });
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
    const found = this.#all("data-piece").filter(
      (each) => each.dataset["zone"] === zone && each.dataset["piece"] === (thing ?? "") && !claimed.has(each),
    );
    return found.at(-1) ?? null;
  }

  #place(zone: string): HTMLElement | null {
    return this.#all("data-place").find((each) => each.dataset["place"] === zone) ?? null;
  }

  #all(mark: string): HTMLElement[] {
    return [...(this.root?.querySelectorAll<HTMLElement>(`[${mark}]`) ?? [])];
  }
}

/** Where in a place a thing lies that is not drawn there: in its middle, as large as it was, and never as the place. */
function spotIn(place: DOMRect | undefined, size: Spot | undefined): Spot | undefined {
  if (!place) return undefined;
  const width = size?.width ?? Math.min(place.width, SMALL);
  const height = size?.height ?? Math.min(place.height, SMALL * 1.4);
  return { left: place.left + (place.width - width) / 2, top: place.top + (place.height - height) / 2, width, height };
}

/** Whether the reader asked for less movement. */
function stillness(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
