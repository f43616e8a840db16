/** What is about to come is waited for rather than shown later: nothing moves on a page that is drawn once. */

const A_MOMENT = 1000; // milliseconds

/** Go on in another task, so that the page can do something else meanwhile; a timer would wait, and in a hidden page for long. */
export function anotherTask(): Promise<void> {
  return new Promise((go) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      go();
    };
    port2.postMessage(null);
  });
}

/** Wait for something, but not for long; if it fails, whoever needs it will say so. */
export async function withinAMoment(coming: Promise<unknown>): Promise<void> {
  const moment = new Promise((done) => setTimeout(done, A_MOMENT));
  await Promise.race([coming.catch(() => undefined), moment]);
}
