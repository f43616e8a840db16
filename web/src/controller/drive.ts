/** Mouse, touch and keyboard drive the controller: attachments for things, places and the table around them. */

import type { Attachment } from "svelte/attachments";
import { carry } from "./carried";
import type { Controller, Press } from "./controller";
import { MISSED } from "./wonder";

const SLACK = 7; // pixels that a hand may tremble before a press becomes a drag
const RETURN = 200; // milliseconds

/**
 * A thing or a place: a press is a press, and what can be taken up can be dragged to where it may go. What lies in a frame
 * that scrolls is carried above it.
 */
export function drive(controller: Controller, name: string, draggable: boolean, above = false): Attachment<HTMLElement> {
  return (element) => {
    let copy: ReturnType<typeof carry> | undefined;
    let start: { x: number; y: number; id: number } | null = null;
    let began: number | null = null; // when the press did that the next click ends
    let dragged = false;

    const down = (event: PointerEvent): void => {
      dragged = false;
      began = event.timeStamp;
      if (!draggable || !event.isPrimary || event.button !== 0) return;
      start = { x: event.clientX, y: event.clientY, id: event.pointerId };
      element.setPointerCapture(event.pointerId); // at once: a quick hand leaves the card before its first move
    };
    const move = (event: PointerEvent): void => {
      if (!start || event.pointerId !== start.id) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (!dragged) {
        if (Math.hypot(x, y) < SLACK) return;
        if (!controller.lift(name)) {
          start = null;
          return;
        }
        dragged = true;
        if (above) copy = carry(element);
        element.dataset["dragged"] = "";
      }
      element.style.translate = `${x}px ${y}px`;
      copy?.move(element.style.translate);
      controller.hang(...placesUnder(element, event.clientX, event.clientY));
    };
    const up = (event: PointerEvent): void => {
      if (!start) return;
      start = null;
      if (!dragged) return;
      if (controller.drop()) {
        delete element.dataset["dragged"];
        return;
      }
      const places = placesUnder(element, event.clientX, event.clientY);
      putBack(element);
      element.dispatchEvent(new CustomEvent(MISSED, { bubbles: true, detail: places }));
    };
    const cancel = (): void => {
      if (start && dragged) {
        controller.escape();
        putBack(element);
      }
      start = null;
    };
    const click = (event: MouseEvent): void => {
      event.stopPropagation();
      if (!dragged) controller.press(name, pressOf(element, event, began));
      dragged = false;
      began = null;
      // It may be about to go: a browser that loses what has the focus lays out the whole page in the midst of its changes.
      if (["idle", "sent"].includes(controller.standing(name))) element.blur();
    };
    // What was dropped stays where it was let go until the next question.
    const unsubscribe = controller.subscribe((snapshot) => {
      if (snapshot.dragging || snapshot.made?.source === name) return;
      element.style.translate = "";
      copy?.end();
    });

    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", up);
    element.addEventListener("pointercancel", cancel);
    element.addEventListener("click", click);
    return () => {
      unsubscribe();
      copy?.end();
      element.style.translate = "";
      delete element.dataset["dragged"];
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", cancel);
      element.removeEventListener("click", click);
    };
  };
}

/** Where something was pressed and since when; by a key it is pressed in its middle, and at once. */
function pressOf(element: HTMLElement, event: MouseEvent, began: number | null): Press {
  const { x, y } = event.detail > 0 ? { x: event.clientX, y: event.clientY } : centre(element);
  return { x, y, began: began ?? event.timeStamp };
}

function putBack(element: HTMLElement): void {
  const from = element.style.translate;
  element.style.translate = "";
  delete element.dataset["dragged"];
  element.animate([{ translate: from }, { translate: "0 0" }], { duration: RETURN, easing: "ease-out" });
}

/** The names of what lies under the pointer, the uppermost first, beside the dragged thing itself. */
function placesUnder(dragged: HTMLElement, x: number, y: number): string[] {
  const names = new Set<string>();
  for (const found of document.elementsFromPoint(x, y)) {
    for (let place = found.closest<HTMLElement>("[data-thing]"); place; place = around(place)) {
      if (place !== dragged && !dragged.contains(place)) names.add(place.dataset["thing"] ?? "");
    }
  }
  return [...names];
}

function around(place: HTMLElement): HTMLElement | null {
  return place.parentElement?.closest<HTMLElement>("[data-thing]") ?? null;
}

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The table around the things: arrows walk between legal choices, Escape or a press elsewhere puts down, save for what
 * lies aside (`data-aside`): there one turns a thing round or looks closer while it is taken up.
 */
export function steer(controller: Controller): Attachment<HTMLElement> {
  return (element) => {
    // The keys are heard wherever the focus is: whoever lost it comes back to the table by any of them.
    const keydown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || isElsewhere(event.target)) return;
      if (event.key === "Escape") controller.escape();
      const direction = DIRECTIONS[event.key];
      if (direction && walk(element, direction)) event.preventDefault();
      if (event.key === "Tab" && !event.shiftKey && (isLost() || isResting()) && firstChoice(element)) {
        firstChoice(element)?.focus();
        event.preventDefault();
      }
    };
    const click = (event: MouseEvent): void => {
      if (!(event.target instanceof Element && event.target.closest("[data-aside], dialog"))) controller.escape();
    };
    addEventListener("keydown", keydown);
    element.addEventListener("click", click);
    return () => {
      removeEventListener("keydown", keydown);
      element.removeEventListener("click", click);
    };
  };
}

/** Whether nothing on the page has the focus. */
export function isLost(): boolean {
  return !document.activeElement || document.activeElement === document.body;
}

/** Whether the focus lies where it waits for the next question. */
export function isResting(): boolean {
  return document.activeElement?.matches("[data-rest]") ?? false;
}

/** Whether a key was meant for something that has a use for it: a field, a list, a sheet above the page. */
function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, select, textarea, dialog, [data-arrows]") !== null;
}

/** All legal choices that can be seen, in the order of the page. */
function choicesIn(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>("button[data-choice]")].filter((each) => each.checkVisibility());
}

/** The first legal choice that is not taken up already. */
export function firstChoice(root: HTMLElement): HTMLElement | null {
  const choices = choicesIn(root);
  return choices.find((each) => !each.hasAttribute("aria-pressed")) ?? choices[0] ?? null;
}

/** Move the focus to the nearest legal choice in a direction; says whether there is one. */
function walk(root: HTMLElement, [dx, dy]: [number, number]): boolean {
  const choices = choicesIn(root);
  const active = document.activeElement;
  const from = active instanceof HTMLElement && root.contains(active) && !isResting() ? centre(active) : null;
  if (!from) {
    firstChoice(root)?.focus();
    return choices.length > 0;
  }
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const choice of choices) {
    if (choice === active) continue;
    const to = centre(choice);
    const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const across = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    const cost = along + 2 * across;
    if (along > 2 && cost < least) [best, least] = [choice, cost];
  }
  best?.focus();
  return best !== null;
}

function centre(element: HTMLElement): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
