/** A press on something that cannot be chosen asks why not; so does a thing that is let go where it may not go. */

import type { Attachment } from "svelte/attachments";
import { HUSH, type Controller, type Snapshot } from "./controller";

/** What was dragged was let go over these places, none of which takes it: told by the thing itself. */
export const MISSED = "missed";

export interface Wondering {
  /** Ask why a thing cannot be chosen, with what was taken up; says whether it is known what was meant by it. */
  ask(thing: string, held: string | null): boolean;
  /** Something was pressed: the last answer has been read. */
  forget(): void;
}

/** The table around the things. What can be chosen is left alone, and so is the second press of a quick pair. */
export function wonder(controller: Controller, { ask, forget }: Wondering): Attachment<HTMLElement> {
  let now: Snapshot | undefined;
  let chosen = -HUSH; // when the last choice was made
  controller.subscribe((snapshot) => {
    if (snapshot.made && !now?.made) chosen = performance.now();
    now = snapshot;
  });
  const isQuick = (): boolean =>
    !now || now.made !== null || now.dragging || performance.now() - chosen < HUSH;

  /** Ask about the innermost thing of which it is known what was meant. */
  function about(things: readonly string[], held: string | null): void {
    forget();
    for (const thing of things) {
      if (now?.standing(thing) !== "idle" || ask(thing, held)) return;
    }
  }

  return (element) => {
    let dragged = false;

    const down = (): void => {
      dragged = false;
    };
    const press = (event: MouseEvent): void => {
      const { target } = event;
      if (!(target instanceof Element) || target.closest("dialog, [data-because]")) return;
      if (dragged || event.detail > 1 || isQuick()) return;
      about(thingsAround(target), now?.selected ?? null);
    };
    const missed = (event: Event): void => {
      dragged = true; // the click that comes after it is no press
      if (!(event instanceof CustomEvent) || !(event.target instanceof HTMLElement) || isQuick()) return;
      about(event.detail as string[], event.target.dataset["thing"] ?? null);
    };
    const key = (event: KeyboardEvent): void => {
      const { target } = event;
      if (event.key !== "Enter" || isQuick()) return;
      if (target instanceof Element && target.matches("[data-thing]:not(button)")) {
        about(thingsAround(target), now?.selected ?? null);
      }
    };
    // Before anything is done with the press: what was taken up is still known.
    element.addEventListener("pointerdown", down, true);
    element.addEventListener("click", press, true);
    element.addEventListener(MISSED, missed);
    element.addEventListener("keydown", key, true);
    return () => {
      element.removeEventListener("pointerdown", down, true);
      element.removeEventListener("click", press, true);
      element.removeEventListener(MISSED, missed);
      element.removeEventListener("keydown", key, true);
    };
  };
}

/** The names of the things that something is part of, the innermost first. */
function thingsAround(target: Element): string[] {
  const names: string[] = [];
  for (let each = target.closest<HTMLElement>("[data-thing]"); each; ) {
    names.push(each.dataset["thing"] ?? "");
    each = each.parentElement?.closest<HTMLElement>("[data-thing]") ?? null;
  }
  return names;
}
