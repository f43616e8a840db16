/** The card that somebody reads just now: one at a time, in a sheet above the table. */

class Reading {
  card = $state<string | null>(null);
}

export const reading = new Reading();
