/** Where in Reading Room the page is: a small router over the browser's history. */

export type Address =
  | { page: "home" }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "rules"; game: string }
  | { page: "about" }
  | { page: "nowhere" };

const ID = "([A-Za-z0-9_-]+)";
const PATHS: [RegExp, (id: string) => Address][] = [
  [/^\/$/, () => ({ page: "home" })],
  [new RegExp(`^/table/${ID}/?$`), (id) => ({ page: "table", id })],
  [new RegExp(`^/replay/${ID}/?$`), (id) => ({ page: "replay", id })],
  [new RegExp(`^/rules/${ID}/?$`), (game) => ({ page: "rules", game })],
  [/^\/about\/?$/, () => ({ page: "about" })],
];

/** Say which page a path leads to. */
export function addressOf(path: string): Address {
  for (const [pattern, address] of PATHS) {
    const found = pattern.exec(path);
    if (found) return address(found[1] ?? "");
  }
  return { page: "nowhere" };
}

class Router {
  address = $state.raw<Address>(addressOf(location.pathname));
  /** The part of the address after `#`, without it. */
  hash = $state(decodeURIComponent(location.hash.slice(1)));

  /** Go to a path of ours, as if a link had been followed. */
  go(path: string): void {
    history.replaceState({ scrolled: scrollY }, ""); // whoever comes back finds what they left
    history.pushState(null, "", path);
    this.arrive();
    if (!location.hash) scrollTo(0, 0);
  }

  /** How far down the page was when it was left, if it was here before. */
  get scrolled(): number {
    return Number((history.state as { scrolled?: number } | null)?.scrolled ?? 0);
  }

  /** Read the address bar. */
  arrive(): void {
    const address = addressOf(location.pathname);
    if (JSON.stringify(address) !== JSON.stringify(this.address)) this.address = address;
    this.hash = decodeURIComponent(location.hash.slice(1));
  }

  /** Follow links within Reading Room without loading the page anew; gives back how to stop that. */
  listen(): () => void {
    const arrive = (): void => this.arrive();
    const follow = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!link?.href || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
      const to = new URL(link.href);
      if (to.origin !== location.origin || addressOf(to.pathname).page === "nowhere") return;
      if (to.pathname === location.pathname && to.hash) return; // the browser scrolls by itself
      event.preventDefault();
      this.go(to.pathname + to.search + to.hash);
    };
    addEventListener("popstate", arrive);
    addEventListener("hashchange", arrive);
    document.addEventListener("click", follow);
    return () => {
      removeEventListener("popstate", arrive);
      removeEventListener("hashchange", arrive);
      document.removeEventListener("click", follow);
    };
  }
}

export const router = new Router();
