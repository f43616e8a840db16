/** How fast bots play at a table. */

import type { Pace } from "../../protocol";
import { kept } from "../../ui/kept";

/** All paces, from the fastest to the slowest. */
export const PACES: readonly Pace[] = ["at-once", "brisk", "easy"];

/** The pace that was chosen the last time. */
export function rememberedPace(): Pace {
  return PACES.find((pace) => pace === kept("pace")) ?? "brisk";
}
