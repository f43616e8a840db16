/** Cards fly from where they were to where they are going, as the events tell; nothing waits for them. */

import { mount, unmount, type Component } from "svelte";
import type { PlainEvent } from "../protocol";
import type { Mover } from "./playback.svelte";

const FLIGHT = 260; // milliseconds
const STAGGER = 70;
const MOST = 12; // more flights at once would be a blur

/**
 * On the page a card says what it is and where it lies (`data-card`, `data-zone`), and a zone whose cards are not drawn
 * one by one says where it is (`data-place`). What shows a number that changed says its name (`data-number`).
 */
export class Flights implements Mover {
  /** The element in which all cards and places are; none until the table is drawn. */
  root: HTMLElement | null = null;
  #face: Component<{ card: string | null }>;
  #cards = new Map<string, DOMRect[]>();
  #places = new Map<string, DOMRect>();
  #numbers = new Map<string, string>();

  constructor(face: Component<{ card: string | null }>) {
    this.#face = face;
  }

  /** Remember where everything is, before the table is drawn anew. */
  before(): void {
    this.#cards = new Map();
    for (const card of this.#all("data-card")) {
      const key = `${card.dataset["zone"]} ${card.dataset["card"]}`;
      this.#cards.set(key, [...(this.#cards.get(key) ?? []), card.getBoundingClientRect()]);
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
    const moved = fresh.map((event) => event.moved).filter((each) => each !== null);
    const claimed = new Set<HTMLElement>();
    for (const [order, { card, source, target }] of moved.slice(-MOST).entries()) {
      const from = this.#cards.get(`${source} ${card ?? ""}`)?.shift() ?? this.#places.get(source);
      const landing = this.#landing(target, card, claimed);
      const to = landing ?? this.#place(target);
      if (!to) continue;
      if (landing) claimed.add(landing);
      const box = to.getBoundingClientRect();
      if (stillness()) landing?.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FLIGHT });
      else if (from && from.width && box.width) this.#fly(card, from, box, landing, order * STAGGER);
    }
  }

  #fly(card: string | null, from: DOMRect, to: DOMRect, landing: HTMLElement | null, delay: number): void {
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
    const face = mount(this.#face, { target: ghost, props: { card } });
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
      void unmount(face);
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

  #landing(zone: string, card: string | null, claimed: Set<HTMLElement>): HTMLElement | null {
    const found = this.#all("data-card").filter(
      (each) => each.dataset["zone"] === zone && each.dataset["card"] === (card ?? "") && !claimed.has(each),
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

/** Whether the reader asked for less movement. */
function stillness(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
