/** Words: the messages that Python uses too, in the language of the reader, which can change at any time. */

import { FluentBundle, FluentNumber, FluentResource, type Scope } from "@fluent/bundle";
import { kept, keep } from "../ui/kept";
import { Voice, type Speech } from "./voice";

export const LANGUAGES = { en: "English", fr: "Français", pl: "Polski" } as const;
export type LanguageCode = keyof typeof LANGUAGES;
export type Value = string | number;

const ROOM = import.meta.glob<Record<string, string>>("./room/*.ts", { import: "default" });
const GAMES = import.meta.glob<string>(
  ["../../../src/readingroom/locales/*/*.ftl", "!../../../src/readingroom/locales/*/{common,web,decks,command,arena,*_box}.ftl"],
  { query: "?raw", import: "default" },
);
const KEPT_AS = "language";

function isLanguage(code: string | null | undefined): code is LanguageCode {
  return code != null && code in LANGUAGES;
}

/** The language that was chosen here before, else the first that the browser asks for and we speak, else English. */
function preferred(): LanguageCode {
  const codes = [kept(KEPT_AS), ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
  return codes.find(isLanguage) ?? "en";
}

/** Whether a file has words of one of these games: NAME.ftl, or NAME_something.ftl where a game has many. */
function isOf(path: string, code: LanguageCode, games: readonly string[]): boolean {
  const [folder, file = ""] = path.split("/").slice(-2);
  return folder === code && games.includes(file.split(/[_.]/)[0] ?? "");
}

/** The messages of games in a language. */
function messagesOf(code: LanguageCode, games: readonly string[]): Promise<string>[] {
  const files = Object.keys(GAMES).filter((path) => isOf(path, code, games));
  return files.map((path) => GAMES[path]!());
}

async function read(code: LanguageCode, games: readonly string[]): Promise<FluentBundle> {
  const bundle = new FluentBundle(code, { useIsolating: false }); // all our languages run from left to right
  const [room, ...others] = await Promise.all([ROOM[`./room/${code}.ts`]!(), ...messagesOf(code, games)]);
  for (const text of [...Object.values(room), ...others]) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** A number in a message; a small one is written as it is, since the browser takes long to make its first formatter. */
class Figure extends FluentNumber {
  override toString(scope?: Scope): string {
    const small = Number.isInteger(this.value) && Math.abs(this.value) < 1000;
    return small || !scope ? String(this.value) : super.toString(scope);
  }
}

function figures(values: Record<string, Value>): Record<string, string | Figure> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === "number" ? new Figure(value) : value]),
  );
}

class Words implements Speech {
  code = $state<LanguageCode>("en");
  #bundle = $state.raw(new FluentBundle("en"));
  #wanted: { code: LanguageCode; games: readonly string[] } = { code: "en", games: [] };
  #reading: Promise<FluentBundle> | null = null;

  /** The language that is spoken here, or will be as soon as its messages have come. */
  get next(): LanguageCode {
    return this.#wanted.code;
  }

  /** Read the messages of the reader's language, before the first page is drawn. */
  async start(): Promise<void> {
    await this.#read({ ...this.#wanted, code: preferred() });
  }

  /** Speak another language from now on, and remember it. */
  async speak(code: LanguageCode): Promise<void> {
    await this.#read({ ...this.#wanted, code });
    keep(KEPT_AS, code);
  }

  /** Fetch the messages of a game that a page will be about. */
  async expect(game: string): Promise<void> {
    await Promise.all(messagesOf(this.#wanted.code, [game]));
  }

  /** Read the messages of games that a page is about, beside those of all pages. */
  async learn(...games: string[]): Promise<void> {
    const fresh = games.filter((game) => !this.#wanted.games.includes(game));
    if (fresh.length) await this.#read({ ...this.#wanted, games: [...this.#wanted.games, ...fresh] });
    else await this.#reading;
  }

  /** A voice for a table: made anew when the language changes, so that nothing is said in the one before. */
  voice(names: readonly string[], viewer: number | null): Voice {
    void this.#bundle;
    return new Voice(this, names, viewer);
  }

  async #read(wanted: { code: LanguageCode; games: readonly string[] }): Promise<void> {
    const before = this.#wanted;
    this.#wanted = wanted;
    try {
      this.#reading = read(wanted.code, wanted.games);
      const bundle = await this.#reading;
      if (wanted !== this.#wanted) {
        await this.#reading; // something else was asked for meanwhile, and more than this
        return;
      }
      this.#bundle = bundle;
      this.code = wanted.code;
      document.documentElement.lang = wanted.code;
    } catch (error) {
      if (wanted === this.#wanted) this.#wanted = before;
      throw error;
    }
  }

  has(message: string): boolean {
    return this.#bundle.hasMessage(message);
  }

  /** Put a message into words; what has no words is shown as its id, and a test sees to it that this never happens. */
  say(message: string, values: Record<string, Value> = {}): string {
    const pattern = this.#bundle.getMessage(message)?.value;
    return pattern == null ? message : this.#bundle.formatPattern(pattern, figures(values));
  }

  attributes(message: string, values: Record<string, Value>): [name: string, text: string][] {
    const found = Object.entries(this.#bundle.getMessage(message)?.attributes ?? {});
    return found.map(([name, pattern]) => [name, this.#bundle.formatPattern(pattern, figures(values))]);
  }

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
