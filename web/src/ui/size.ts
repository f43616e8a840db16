/** How large something is, told whenever that changes: nothing is measured while a page is built. */

import type { Attachment } from "svelte/attachments";

export function size(tell: (width: number, height: number) => void): Attachment<HTMLElement> {
  return (element) => {
    const watch = new ResizeObserver(([entry]) => {
      const box = entry?.borderBoxSize[0];
      if (box) tell(box.inlineSize, box.blockSize);
    });
    watch.observe(element);
    return () => watch.disconnect();
  };
}
