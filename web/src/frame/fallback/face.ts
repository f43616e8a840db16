/** The face that fits every game: what lies where in words, and a button with words for whatever can be done. */

import type { Face } from "../face";
import { about } from "./about";
import Mine from "./Mine.svelte";
import More from "./More.svelte";
import Other from "./Other.svelte";
import Shared from "./Shared.svelte";
import Theirs from "./Theirs.svelte";

export const face: Face = {
  panels: [
    { title: "web-part-shared", draw: Shared, asked: ({ board, prompt }) => about(prompt, board) === "shared" },
    { title: "web-part-mine", draw: Mine, asked: ({ board, prompt, me }) => about(prompt, board, me) === "mine" },
    { title: "web-part-others", draw: Theirs, here: ({ seats, me }) => seats > (me === null ? 0 : 1) },
  ],
  stands: () => null,
  other: Other,
  more: More,
  result: () => import("./Scores.svelte"),
};
