/** Whether the server was updated since this page was loaded: it then goes on with the page of the new version only. */

import { PROTOCOL } from "../protocol";

class Updates {
  /** This page is not the one that the server has now. */
  waiting = $state(false);

  /** Hear which version of the protocol the server speaks; who says nothing of it is not our server. */
  heard(protocol: string | number | null | undefined): void {
    if (protocol != null && Number(protocol) !== PROTOCOL) this.waiting = true;
  }

  /** Notice that parts of this page, which are fetched when they are needed, are gone; gives back how to stop. */
  listen(): () => void {
    const look = (): void => void this.#look();
    addEventListener("vite:preloadError", look);
    return () => removeEventListener("vite:preloadError", look);
  }

  /** A part could not be fetched: either the server's page begins with another script now, or the line was cut. */
  async #look(): Promise<void> {
    const script = document.querySelector<HTMLScriptElement>("script[type=module]");
    try {
      const answer = await fetch("/", { cache: "no-store" });
      const page = answer.ok ? await answer.text() : "";
      if (page && script && !page.includes(new URL(script.src).pathname)) this.waiting = true;
    } catch {
      // The server cannot be reached, which is said elsewhere.
    }
  }
}

export const updates = new Updates();
