/** What somebody reads just now: one card, one location, one assistant or one line of the form at a time, in a sheet above the table. */

class Reading {
  card = $state<string | null>(null);
  tile = $state<string | null>(null);
  assistant = $state<string | null>(null);
  line = $state<string | null>(null);
}

export const reading = new Reading();
