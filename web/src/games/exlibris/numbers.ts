/** A number of points as it is written: a real minus, and a plus where it is a change. */
export function signed(number: number, change = false): string {
  if (number < 0) return `−${-number}`;
  return change ? `+${number}` : String(number);
}
