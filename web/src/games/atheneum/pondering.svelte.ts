/** Which study card is pondered: the one that is taken up or chosen, or else the one that is looked at. */

class Pondering {
  taken = $state<string | null>(null);
  #seen = $state<string | null>(null);

  get card(): string | null {
    return this.taken ?? this.#seen;
  }

  /** Look at a card, or away. */
  look(card: string | null): void {
    this.#seen = card;
  }
}

export const pondering = new Pondering();
