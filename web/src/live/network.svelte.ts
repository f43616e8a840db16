/** Whether there is a network to reach the server by, as the browser tells it. */

/** The names of the computer that the page itself runs on: a server there is reached without any network. */
const OWN = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Say whether an address is on the computer that the page runs on. */
export function isOwn(address: string): boolean {
  return OWN.test(new URL(address).hostname);
}

class Network {
  /** The browser has no network, and the server is elsewhere. */
  cut = $state(false);

  /** Hear of every change; gives back how to stop. */
  listen(): () => void {
    const look = (): void => {
      this.cut = !navigator.onLine && !isOwn(location.href);
    };
    look();
    addEventListener("offline", look);
    addEventListener("online", look);
    return () => {
      removeEventListener("offline", look);
      removeEventListener("online", look);
    };
  }
}

export const network = new Network();
