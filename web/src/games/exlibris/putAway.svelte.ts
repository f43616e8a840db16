/** What was read and put away, by its place in the past. */

class PutAway {
  away = $state.raw<readonly number[]>([]);

  aside(event: number): void {
    this.away = [...this.away, event];
  }
}

export const put = new PutAway();
