import type { Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/** How long a request may take to arrive: an upload over a slow line. */
export const ARRIVES_WITHIN_MS = 60_000;
/** And to be answered: a book takes longest (docs/product/texts.md#downloads). */
const ANSWERED_WITHIN_MS = 60_000;
/** What is under way is over by then; deploy/ stops a process later. */
export const PATIENCE_MS = ARRIVES_WITHIN_MS + ANSWERED_WITHIN_MS;
const LOOK_MS = 50;

/**
 * Takes a server out of service without losing a request: first it says that it is not ready and goes on answering, until
 * no proxy sends it any more, then it stops listening and answers what is under way. To be made before other listeners.
 */
export function createDrain(server: Server) {
  let isStopping = false;
  // Who keeps connections opens their next one elsewhere.
  server.on("request", (_req, res) => {
    if (isStopping) res.setHeader("connection", "close");
  });
  return {
    isStopping: () => isStopping,
    /** @param seconds for which requests are still taken */
    async stop(seconds: number) {
      isStopping = true;
      await pause(seconds * 1000);
      const closed = new Promise((done) => server.close(done));
      // Also those whose answer had begun before, and did not say that it is the last.
      const look = setInterval(() => server.closeIdleConnections(), LOOK_MS);
      const cut = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
      await closed;
      clearInterval(look);
      clearTimeout(cut);
    },
  };
}
