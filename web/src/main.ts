import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/index.css";
import { words } from "./words/words.svelte";

await words.start();
mount(App, { target: document.body });
