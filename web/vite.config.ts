import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

/** Where `readingroom serve` runs while the client is worked on with `npm run dev`. */
const server = "http://127.0.0.1:8765";

/** What every page needs is one file, too: many small ones would wait for one another. */
const EVERYWHERE = {
  name: "room",
  test: /\/node_modules\/(svelte|@fluent|esm-env|clsx)\/|\/src\/(ui|words\/(?!room)|router|moment|art\/seeded|frame\/face|pages\/(home\/covers|table\/paces)|live\/(?!table))/,
};

/** So is what every table needs, apart from how it ends and is seen again. */
const TABLE = {
  name: "table",
  test: /\/src\/(frame\/(?!fallback\/|Course|Verdict|Sheet|unveiling|Replay|steps)|controller\/|motion\/|art\/Token|live\/table)/,
};

/** And a game, until it ends; its cover is on the home page. */
const GAME = { name: gameOf, test: (id: string): boolean => gameOf(id) !== null };

/** The game to whose table a file belongs. */
function gameOf(id: string): string | null {
  return /\/src\/games\/(\w+)\/(?!end\/|Cover\.)/.exec(id)?.[1] ?? null;
}

export default defineConfig({
  plugins: [svelte()],
  build: {
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows no data: addresses for fonts and pictures
    modulePreload: { polyfill: false }, // every browser that runs this target has it
    rolldownOptions: { output: { codeSplitting: { groups: [EVERYWHERE, TABLE, GAME] } } },
  },
  server: {
    fs: { allow: [".."] }, // the messages and the rules pages lie beside this folder
    proxy: { "/api": { target: server, ws: true } },
  },
});
