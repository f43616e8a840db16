/** Whether the end of a game has been told: until then nobody's total is given away elsewhere on the desk. */

import { getContext, setContext } from "svelte";

const HERE = Symbol("end");

class End {
  told = $state(false);
}

/** The end that is told within this component. */
export function endWithin(): End {
  return setContext(HERE, new End());
}

/** The end that this component belongs to. */
export function endHere(): End {
  return getContext<End | undefined>(HERE) ?? new End();
}
