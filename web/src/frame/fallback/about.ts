/** What a question is about, as far as its words tell: things that lie somewhere are named in its options. */

import type { PlainPrompt, Said, Section, Value } from "../../protocol";
import { isSaid, same } from "../../words/sayings";

/** Whether the options of a question name most things of the one who is asked, or of what is shared; or neither. */
export function about(prompt: PlainPrompt | null, board: readonly Section[], me: number | null = null): "mine" | "shared" | null {
  const named = (prompt?.sayings ?? []).flatMap(thingsIn);
  const count = (seat: number | null): number =>
    board
      .filter((section) => section.seat === seat)
      .flatMap((section) => section.items)
      .filter((item) => named.some((thing) => same(thing, item))).length;
  const mine = me === null ? 0 : count(me);
  const shared = count(null);
  return mine > shared ? "mine" : shared > 0 ? "shared" : null;
}

/** All sayings within a saying. */
function thingsIn(said: Said): Said[] {
  const inner: Value[] = [...Object.values(said.with ?? {}), ...(said.list ?? [])];
  return inner.filter(isSaid).flatMap((each) => [each, ...thingsIn(each)]);
}
