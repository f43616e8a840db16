/** What this browser remembers for its reader: language, theme, and other small wishes. */

const PREFIX = "readingroom-";

/** What was kept under that name, or nothing; private windows may have no storage at all. */
export function kept(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Keep a text under that name; `null` forgets it. */
export function keep(name: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, text);
  } catch {
    // Without storage the wish holds until the page is closed.
  }
}
