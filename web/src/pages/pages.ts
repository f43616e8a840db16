/** The pages, each fetched when somebody goes there; most begin at home, whose page is always here. */

import type { Component } from "svelte";
import { faceOf } from "../frame/face";
import { gameTold, lookAhead } from "../live/ahead";
import { greet } from "../live/http";
import { reader } from "../live/reader.svelte";
import { withinAMoment } from "../moment";
import type { Address } from "../router.svelte";
import { words } from "../words/words.svelte";
import HomePage from "./HomePage.svelte";
import { ABOUT, textPage } from "./rules/pages";
import { fetchPicture } from "./rules/pictures";

/** What an address says beside the name of its page: the table, or the game. */
export type Page = Component<{ id: string; game: string }>;

const PAGES: Record<Address["page"], () => unknown> = {
  home: () => ({ default: HomePage }),
  table: () => import("./TablePage.svelte"),
  replay: () => import("./ReplayPage.svelte"),
  rules: () => import("./RulesPage.svelte"),
  about: () => import("./AboutPage.svelte"),
  nowhere: () => import("./NotFoundPage.svelte"),
};

/** Fetch the page for an address, together with what it shows first. */
export async function pageFor(address: Address): Promise<Page> {
  const told = gameTold();
  if (address.page === "table") void shownNext(address.id, told).catch(() => undefined); // the page itself says what failed
  const [page] = await Promise.all([PAGES[address.page](), withinAMoment(shownFirst(address))]);
  return (page as { default: Page }).default;
}

/** What a table needs is on its way before its page is drawn. */
async function shownNext(table: string, told: string | null): Promise<void> {
  const looked = lookAhead(table);
  void greet().catch(() => undefined); // before it connects
  const game = told ?? (await looked).game;
  await Promise.all([looked, faceOf(game), words.expect(game)]);
}

async function shownFirst(address: Address): Promise<void> {
  if (address.page === "home") await reader.arrive();
  if (address.page === "rules") await Promise.all([textPage(`rules/${address.game}`, words.next), fetchPicture(address.game)]);
  if (address.page === "about") await textPage(ABOUT, words.next);
}
