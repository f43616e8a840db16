/** The one who reads this page: their name, and the tables they sit at. */

import type { GameInfo, Games, Me, NewTable, TableInfo, TableList } from "../protocol";
import { greet, http } from "./http";

class Reader {
  /** Empty until a name was chosen. */
  name = $state("");
  games = $state.raw<GameInfo[]>([]);
  version = $state("");
  tables = $state.raw<TableInfo[]>([]);
  #met = false;

  /** Ask who we are; the first answer brings the cookie by which we are known. */
  async meet(): Promise<void> {
    this.name = (await (this.#met ? http.get<Me>("/api/me") : greet())).name;
    this.#met = true;
  }

  /** Be called by a name from now on. */
  async rename(name: string): Promise<void> {
    this.name = (await http.put<Me>("/api/me", { name })).name;
  }

  async look(): Promise<void> {
    const [games, tables] = await Promise.all([http.get<Games>("/api/games"), http.get<TableList>("/api/tables")]);
    this.games = games.games;
    this.version = games.version;
    this.tables = tables.tables;
  }

  /** Open a table. */
  async open(wish: NewTable): Promise<TableInfo> {
    return await http.post<TableInfo>("/api/tables", wish);
  }
}

export const reader = new Reader();
