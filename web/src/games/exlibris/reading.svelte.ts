/** What somebody reads just now: one card, or one location, at a time, in a sheet above the table. */

class Reading {
  card = $state<string | null>(null);
  tile = $state<string | null>(null);
}

export const reading = new Reading();
