/** Which bot is put on a chair. */

import type { Games } from "../protocol";
import { kept } from "../ui/kept";
import { http } from "./http";

/** The bot that was chosen the last time for a game, else the one who plays best. */
export async function favouriteBot(game: string): Promise<string> {
  const { games } = await http.get<Games>("/api/games");
  const known = games.find((each) => each.name === game)?.bots ?? [];
  const before = kept(`${game}-bot`);
  return before !== null && known.includes(before) ? before : (known.at(-1) ?? "");
}
