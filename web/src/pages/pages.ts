/** The pages, each fetched when somebody goes there; most begin at home, whose page is always here. */

import type { Component } from "svelte";
import { faceOf } from "../frame/face";
import { lookAhead } from "../live/ahead";
import { reader } from "../live/reader.svelte";
import { withinAMoment } from "../moment";
import type { Place } from "../router.svelte";
import { words } from "../words/words.svelte";
import HomePage from "./HomePage.svelte";
import { ABOUT, textPage } from "./rules/pages";

/** What an address says beside the name of its page: the table, or the game. */
export type Page = Component<{ id: string; game: string }>;

const PAGES: Record<Place["page"], () => unknown> = {
  home: () => ({ default: HomePage }),
  table: () => import("./TablePage.svelte"),
  replay: () => import("./ReplayPage.svelte"),
  rules: () => import("./RulesPage.svelte"),
  about: () => import("./AboutPage.svelte"),
  nowhere: () => import("./NotFoundPage.svelte"),
};

/** Fetch the page for a place, together with what it shows first. */
export async function pageFor(place: Place): Promise<Page> {
  if (place.page === "table") void shownNext(place.id).catch(() => undefined); // the page itself says what failed
  const [page] = await Promise.all([PAGES[place.page](), withinAMoment(shownFirst(place))]);
  return (page as { default: Page }).default;
}

/** What a table needs is on its way before its page is drawn. */
async function shownNext(table: string): Promise<void> {
  const { game } = await lookAhead(table);
  await Promise.all([faceOf(game), words.expect(game)]);
}

async function shownFirst(place: Place): Promise<void> {
  if (place.page === "home") await reader.arrive();
  if (place.page === "rules") await textPage(`rules/${place.game}`, words.next);
  if (place.page === "about") await textPage(ABOUT, words.next);
}
