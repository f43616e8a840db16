/** The face of Biblios: the scriptorium's board with its dice, gifts, auctions, and pages in columns. */

import type { Face } from "../../frame/face";
import { saying, seat } from "../../words/sayings";
import Bids from "./Bids.svelte";
import { choiceOf } from "./choices";
import "./colours.css";
import Mine from "./Mine.svelte";
import { activity, factsOf, printed, recent, sceneOf } from "./model";
import Moment from "./Moment.svelte";
import More from "./More.svelte";
import Other from "./Other.svelte";
import Piece from "./Piece.svelte";
import Sign from "./Sign.svelte";
import { signs } from "./signs";
import Stage from "./Stage.svelte";
import { wish } from "./wishes";

export const face: Face = {
  panels: [
    { title: "web-part-shared", draw: Stage },
    { title: "web-part-mine", draw: Mine },
  ],
  together: true,
  printed,
  stands: choiceOf,
  wish,
  piece: Piece,
  other: Other,
  more: More,
  result: () => import("./end/Scoring.svelte"),
  answers: Bids,
  legend: { signs, draw: Sign },
  moment: Moment,
  chapters: ["auctions"],
  recent: ({ past, me, view }) => recent(past, me, sceneOf(view, past)),
  sounds: { bid: "coin", pay: "coin", sold: "coin", die: "knock" },
  phase: (view) => saying("biblios-web-phase", { phase: factsOf(view).phase }),
  active: (view) => factsOf(view).active,
  waiting: (seen, who) => saying("biblios-web-wait", { what: activity(seen.view, seen.past, who), player: seat(who) }),
};
