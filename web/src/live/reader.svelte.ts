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
  #arriving: Promise<void> | null = null;

  /** Ask for all that the home page shows; whoever asks meanwhile gets the same answer. */
  arrive(): Promise<void> {
    this.#arriving ??= Promise.all([this.meet(), this.look()])
      .then(() => undefined)
      .finally(() => (this.#arriving = null));
    return this.#arriving;
  }

  /** Ask who we are; the first answer brings the cookie by which we are known. */
  async meet(): Promise<void> {
    this.name = (await (this.#met ? http.get<Me>("/api/me") : greet())).name;
    this.#met = true;
  }

  /** Be called by a name from now on. */
  async rename(name: string): Promise<void> {
    this.name = (await http.put<Me>("/api/me", { name })).name;
  }

  /** Ask which games there are, and at which tables we sit. */
  async look(): Promise<void> {
    const [games, tables] = await Promise.all([http.glance<Games>("/api/games"), http.glance<TableList>("/api/tables")]);
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
