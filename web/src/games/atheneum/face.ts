/** The face of Atheneum: objectives, shelves in front view, study cards, and a tray of what is still to be used. */

import type { Face } from "../../frame/face";
import { saying } from "../../words/sayings";
import Answers from "./Answers.svelte";
import { choiceOf } from "./choices";
import "./colours.css";
import { factsOf, printed } from "./model";
import More from "./More.svelte";
import Other from "./Other.svelte";
import Piece from "./Piece.svelte";
import Sign from "./Sign.svelte";
import { signs } from "./signs";
import Stage from "./Stage.svelte";
import { wish } from "./wishes";

export const face: Face = {
  panels: [{ title: "web-part-shared", draw: Stage }],
  together: true,
  beside: true,
  printed,
  stands: choiceOf,
  wish,
  between: ({ code }) => code === "place" || code === "light",
  piece: Piece,
  other: Other,
  more: More,
  result: () => import("./end/Result.svelte"),
  answers: Answers,
  chapters: ["phase", "turn"],
  chapter: "atheneum-web-course-step",
  legend: { signs, draw: Sign },
  recent: () => [], // the table needs the room: the log tells what the others did
  sounds: { benefit: "card", score: "coin", capture: "knock" },
  phase: (view) => {
    const { phase, turn } = factsOf(view);
    const short = matchMedia("(max-width: 30rem)").matches;
    return saying(short ? "atheneum-web-turn-short" : "atheneum-web-turn", { phase, turn });
  },
};
