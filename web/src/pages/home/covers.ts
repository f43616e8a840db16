/** What the home page says of a game beyond what the server tells: its title, and where its words are. */

export type Cover = { title: string; minutes: number; tagline: string; option: string; choice: string };

export const COVERS: Record<string, Cover> = {
  biblios: {
    title: "Biblios",
    minutes: 30,
    tagline: "biblios-about",
    option: "biblios-set-up",
    choice: "biblios-set-up-choice",
  },
};

/** The title of a game, as it is printed. */
export function titleOf(game: string): string {
  return COVERS[game]?.title ?? game;
}
