/** The face of Ex Libris: the town with its shop fronts, my library, and my hand. */

import { sinceMyTurn, type Face } from "../../frame/face";
import { saying } from "../../words/sayings";
import Answers from "./Answers.svelte";
import { printed } from "./box";
import { choiceOf } from "./choices";
import "./colours.css";
import Hand from "./Hand.svelte";
import Library from "./Library.svelte";
import { askedAbout, factsOf } from "./model";
import Moment from "./Moment.svelte";
import More from "./More.svelte";
import Other from "./Other.svelte";
import Piece from "./Piece.svelte";
import Sign from "./Sign.svelte";
import { signs } from "./signs";
import { suggested } from "./suggestion";
import Town from "./Town.svelte";
import { wish } from "./wishes";
import { ways } from "./trials";

/** What there is a picture of, when somebody else did it. */
const PICTURED = new Set([
  "round", "place", "outbid", "oust", "take", "shelve", "bury", "name", "win", "token", "toll", "hand-over", "pay", "give", "burn",
]); // prettier-ignore

export const face: Face = {
  panels: [
    { title: "exlibris-web-town", draw: Town, asked: (seen) => askedAbout(seen) === "town" },
    { title: "exlibris-web-library", draw: Library, asked: (seen) => askedAbout(seen) === "library" },
    { title: "exlibris-web-hand-name", draw: Hand, here: ({ me }) => me !== null, asked: (seen) => askedAbout(seen) === "hand" },
  ],
  printed,
  stands: (action, ahead) => choiceOf(action, ahead),
  wish,
  ways: (prompt) => [...ways(prompt), ...suggested(prompt)],
  piece: Piece,
  other: Other,
  more: More,
  result: () => import("./end/Inspection.svelte"),
  answers: Answers,
  legend: { signs, draw: Sign },
  moment: Moment,
  recent: ({ past, me }) => sinceMyTurn(past, me).filter((event) => PICTURED.has(event.code) && event.seat !== me).slice(-24),
  chapters: ["round"],
  chapter: "exlibris-web-course-step",
  sounds: { shelve: "book", cover: "book", bury: "book", exchange: "book", shift: "book", slide: "book", bid: "coin", win: "coin" },
  phase: (view) => saying("exlibris-round-now", { number: factsOf(view).round, last: factsOf(view).last ? "yes" : "no" }),
  active: (view) => factsOf(view).active,
};
