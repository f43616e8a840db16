/** A finger that rests on something holds it: the press that ends then chooses nothing. */

import type { Attachment } from "svelte/attachments";

const HOLD = 480; // milliseconds
const SLACK = 7; // pixels that a finger may tremble

/** Hear where a finger rested; whoever hears it says whether there was anything to hold. */
export function hold(held: (x: number, y: number, target: Element) => boolean): Attachment<HTMLElement> {
  return (root) => {
    let start: { x: number; y: number } | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let opened = false;
    const stop = (): void => {
      clearTimeout(timer);
      start = null;
    };
    const down = (event: PointerEvent): void => {
      opened = false;
      const { clientX: x, clientY: y, target } = event;
      if (event.pointerType === "mouse" || !(target instanceof Element)) return;
      start = { x, y };
      timer = setTimeout(() => {
        opened = held(x, y, target);
        stop();
      }, HOLD);
    };
    const move = (event: PointerEvent): void => {
      if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLACK) stop();
    };
    const click = (event: MouseEvent): void => {
      if (opened) event.stopPropagation();
      opened = false;
    };
    const menu = (event: Event): void => {
      if (opened || start) event.preventDefault();
    };
    root.addEventListener("pointerdown", down);
    root.addEventListener("pointermove", move);
    root.addEventListener("pointerup", stop);
    root.addEventListener("pointercancel", stop);
    root.addEventListener("click", click, true);
    root.addEventListener("contextmenu", menu);
    return () => {
      stop();
      root.removeEventListener("pointerdown", down);
      root.removeEventListener("pointermove", move);
      root.removeEventListener("pointerup", stop);
      root.removeEventListener("pointercancel", stop);
      root.removeEventListener("click", click, true);
      root.removeEventListener("contextmenu", menu);
    };
  };
}
