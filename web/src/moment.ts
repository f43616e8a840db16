/** What is about to come is waited for rather than shown later: nothing moves on a page that is drawn once. */

const A_MOMENT = 1000; // milliseconds

/** Wait for something, but not for long; if it fails, whoever needs it will say so. */
export async function withinAMoment(coming: Promise<unknown>): Promise<void> {
  const moment = new Promise((done) => setTimeout(done, A_MOMENT));
  await Promise.race([coming.catch(() => undefined), moment]);
}
