import { mount } from "svelte";
import App from "./App.svelte";
import { anotherTask, withinAMoment } from "./moment";
import { pageFor } from "./pages/pages";
import { router } from "./router.svelte";
import "./styles/index.css";
import { say, words } from "./words/words.svelte";

/** Wait for the letters in which this language is written; those of English and French are on their way already. */
async function letters(): Promise<void> {
  const fonts = ["400 1em 'Source Sans 3'", "700 1em Alegreya"];
  await Promise.all(fonts.map((font) => document.fonts.load(font, say("web-fan"))));
}

const spoken = words.start().then(() => withinAMoment(letters()));
const [first] = await Promise.all([pageFor(router.address), spoken]);
await anotherTask();
mount(App, { target: document.body, props: { first } });
