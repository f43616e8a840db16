/** Whether there is more of something that scrolls below what is in sight. */

import type { Attachment } from "svelte/attachments";

const LITTLE = "12px"; // what is hidden of an edge is nothing to look for

/** Watches what stands at the end of a part that scrolls, and tells whether it is still to come. */
export function below(tell: (more: boolean) => void): Attachment<HTMLElement> {
  return (end) => {
    const watch = new IntersectionObserver((seen) => tell(!seen.at(-1)?.isIntersecting), {
      root: end.closest(".panel"),
      rootMargin: `100% 0px ${LITTLE}`,
    });
    watch.observe(end);
    return () => watch.disconnect();
  };
}
