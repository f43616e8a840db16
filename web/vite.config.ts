import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { defineConfig, type Plugin } from "vite";

/** Where `readingroom serve` runs while the client is worked on with `npm run dev`. */
const server = "http://127.0.0.1:8765";

/** What every page needs is one file, too: many small ones would wait for one another. */
const EVERYWHERE = {
  name: "room",
  test: /\/node_modules\/(svelte|@fluent|esm-env|clsx)\/|\/src\/(ui|words\/(?!room)|router|moment|art\/seeded|frame\/face|pages\/(home\/covers|table\/paces|rules\/pictures)|live\/(?!table))/,
};

/** So is what every table needs, apart from how it ends and is seen again. */
const TABLE = {
  name: "table",
  test: /\/src\/(frame\/(?!fallback\/|Course|Verdict|Sheet|unveiling|Replay|steps)|controller\/|motion\/|art\/Token|live\/table)/,
};

/** And a game, until it ends; its cover is on the home page, and drawings of its rules on the page of those. */
const GAME = { name: gameOf, test: (id: string): boolean => gameOf(id) !== null };

/** The game to whose table a file belongs. */
function gameOf(id: string): string | null {
  return /\/src\/games\/(\w+)\/(?!end\/|rules\/|Cover\.)/.exec(id)?.[1] ?? null;
}

/** Texts are compressed once, as well as can be, beside themselves: Python compresses by gzip only. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    async writeBundle({ dir }, bundle) {
      const texts = Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css|svg)$/.test(name));
      await Promise.all(
        texts.map(async (name) => {
          const path = join(dir!, name);
          await writeFile(`${path}.br`, brotliCompressSync(await readFile(path)));
        }),
      );
    },
  };
}

export default defineConfig({
  plugins: [svelte(), compressed()],
  build: {
    manifest: "chunks.json", // by which the server knows what a page will need
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
