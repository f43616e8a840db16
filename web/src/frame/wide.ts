/** Whether the whole table is on the screen at once, with room for all that happened. */

import { MediaQuery } from "svelte/reactivity";

export const wide = new MediaQuery("(min-width: 62rem) and (min-height: 34rem)");
