/** What is new at a table beside the game, in words. */

import type { News, TableInfo } from "../protocol";
import { seatNames } from "../live/names";
import { say } from "../words/words.svelte";

/** What a note says; nothing of what one did oneself, and of what the table itself shows. */
export function newsNote(news: News, info: TableInfo): string {
  const quiet = news.by !== null && news.by === info.mine;
  return quiet || news.code === "agree" || news.code === "stopped" ? "" : newsText(news, info);
}

/** What is announced. */
export function newsText(news: News, info: TableInfo): string {
  const names = seatNames(info.seats);
  const values = {
    name: names[news.seat ?? -1] ?? "",
    by: names[news.by ?? -1] ?? "",
    pace: info.pace,
  };
  const mine = news.seat === info.mine;
  switch (news.code) {
    case "handed":
      return say(mine ? "web-news-handed-you" : news.by === news.seat ? "web-news-handed-self" : "web-news-handed-other", values);
    case "back":
      return say(mine ? "web-news-back-you" : "web-news-back", values);
    case "failed":
      return say("web-news-failed", values);
    case "agree":
      return say(mine ? "web-end-waiting" : "web-end-asked", values);
    case "disagree":
      return mine ? "" : say("web-news-disagree", values);
    case "stopped":
      return say("web-stopped");
    case "pace":
      return say("web-news-pace", values);
  }
}
