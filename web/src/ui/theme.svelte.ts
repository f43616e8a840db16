/** Light or dark: as the system has it, unless the reader chose one here. */

import { keep, kept } from "./kept";

export type Theme = "light" | "dark";
const KEPT_AS = "theme";

class ThemeChoice {
  #system = matchMedia("(prefers-color-scheme: dark)");
  #dark = $state(this.#system.matches);
  #chosen = $state<Theme | null>(null);

  constructor() {
    const before = kept(KEPT_AS);
    this.#chosen = before === "light" || before === "dark" ? before : null;
    this.#system.addEventListener("change", (event) => {
      this.#dark = event.matches;
      this.#show();
    });
    this.#show();
  }

  get now(): Theme {
    return this.#chosen ?? (this.#dark ? "dark" : "light");
  }

  /** Change to the other theme, and remember it. */
  turn(): void {
    this.#chosen = this.now === "dark" ? "light" : "dark";
    keep(KEPT_AS, this.#chosen);
    this.#show();
  }

  #show(): void {
    document.documentElement.dataset["theme"] = this.now;
  }
}

export const theme = new ThemeChoice();
