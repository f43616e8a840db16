/** Words: the messages that Python uses too, in the language of the reader, which can change at any time. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { kept, keep } from "../ui/kept";

export const LANGUAGES = { en: "English", fr: "Français", pl: "Polski" } as const;
export type LanguageCode = keyof typeof LANGUAGES;
export type Value = string | number;

const FILES = import.meta.glob<string>("../../../src/readingroom/locales/*/*.ftl", { query: "?raw", import: "default" });
const KEPT_AS = "language";

function isLanguage(code: string | null | undefined): code is LanguageCode {
  return code != null && code in LANGUAGES;
}

/** The language that was chosen here before, else the first that the browser asks for and we speak, else English. */
function preferred(): LanguageCode {
  const codes = [kept(KEPT_AS), ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
  return codes.find(isLanguage) ?? "en";
}

async function read(code: LanguageCode): Promise<FluentBundle> {
  const bundle = new FluentBundle(code, { useIsolating: false }); // all our languages run from left to right
  const files = Object.keys(FILES).filter((path) => path.includes(`/${code}/`));
  for (const text of await Promise.all(files.map((path) => FILES[path]!()))) {
    bundle.addResource(new FluentResource(text));
  }
  return bundle;
}

class Words {
  code = $state<LanguageCode>("en");
  #bundle = $state.raw(new FluentBundle("en"));

  /** Read the messages of the reader's language, before the first page is drawn. */
  async start(): Promise<void> {
    await this.#use(preferred());
  }

  /** Speak another language from now on, and remember it. */
  async speak(code: LanguageCode): Promise<void> {
    await this.#use(code);
    keep(KEPT_AS, code);
  }

  async #use(code: LanguageCode): Promise<void> {
    this.#bundle = await read(code);
    this.code = code;
    document.documentElement.lang = code;
  }

  has(message: string): boolean {
    return this.#bundle.hasMessage(message);
  }

  /** Put a message into words; what has no words is shown as its id, and a test sees to it that this never happens. */
  say(message: string, values: Record<string, Value> = {}): string {
    const pattern = this.#bundle.getMessage(message)?.value;
    return pattern == null ? message : this.#bundle.formatPattern(pattern, values);
  }

  /** Name several things one after another: a, b and c. */
  join(items: string[]): string {
    const last = items.at(-1) ?? "";
    return items.length < 2 ? last : this.say("list-and", { head: items.slice(0, -1).join(", "), tail: last });
  }
}

export const words = new Words();

/** Put a message into words; in a template it changes with the language. */
export function say(message: string, values?: Record<string, Value>): string {
  return words.say(message, values);
}
