/** Notes of the browser when it is the reader's turn: only where they wished for them and the browser allows it. */

import { keep, kept } from "../ui/kept";

/** Why there can be no notes: no safe connection, a browser without them, or one that was told to forbid them. */
export type Obstacle = "insecure" | "missing" | "forbidden";

const KEPT_AS = "notes";
const ICON = "/icon-turn.svg";

class Notify {
  #wished = $state(kept(KEPT_AS) === "yes");
  #permission = $state(permission());
  #broken = $state(false); // some browsers have the word for it, and nothing behind it
  #open: Notification | null = null;

  get on(): boolean {
    return this.#wished && this.#permission === "granted" && this.obstacle === null;
  }

  get obstacle(): Obstacle | null {
    if (!isSecureContext) return "insecure";
    if (this.#broken || !("Notification" in globalThis)) return "missing";
    return this.#permission === "denied" ? "forbidden" : null;
  }

  /** Switch them on or off; the browser asks for its permission only now. Switched on, the first one says so. */
  async turn(on: boolean, first: string): Promise<void> {
    if (on && this.obstacle === null) this.#permission = await Notification.requestPermission();
    this.#wished = on && this.#permission === "granted";
    keep(KEPT_AS, this.#wished ? "yes" : null);
    if (this.on) this.show(first);
    else this.close();
  }

  /** Show a note; a press on it leads back to the page. There is never more than one. */
  show(text: string): void {
    this.close();
    if (!this.on) return;
    try {
      const note = new Notification(text, { icon: ICON, tag: location.pathname });
      note.onclick = () => {
        focus();
        note.close();
      };
      this.#open = note;
    } catch {
      this.#broken = true; // Chrome on Android
      keep(KEPT_AS, null);
    }
  }

  /** Take the note away. */
  close(): void {
    this.#open?.close();
    this.#open = null;
  }
}

function permission(): NotificationPermission {
  return "Notification" in globalThis ? Notification.permission : "default";
}

export const notify = new Notify();
