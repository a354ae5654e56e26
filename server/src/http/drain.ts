import type { Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/** How long a request may take to arrive: an upload over a slow line. */
export const ARRIVES_WITHIN_MS = 60_000;
/** How long a response may take: a book takes longest (docs/product/texts.md#downloads). */
const ANSWERED_WITHIN_MS = 60_000;
/** By then all requests under way have ended; the files in deploy/ allow more time before they kill a process. */
export const PATIENCE_MS = ARRIVES_WITHIN_MS + ANSWERED_WITHIN_MS;
const LOOK_MS = 50;

/**
 * Takes a server out of service without losing a request: first it reports that it is not ready but keeps answering,
 * until no proxy sends it requests any more; then it stops listening and finishes the requests under way. Call this
 * before adding other request listeners.
 */
export function createDrain(server: Server) {
  let isStopping = false;
  // Makes clients that keep connections open connect to another process next time.
  server.on("request", (_req, res) => {
    if (isStopping) res.setHeader("connection", "close");
  });
  return {
    isStopping: () => isStopping,
    /** @param seconds how long new requests are still accepted */
    async stop(seconds: number) {
      isStopping = true;
      await pause(seconds * 1000);
      const closed = new Promise((done) => server.close(done));
      // Also closes connections whose response had begun before the stop, and so has no `connection: close`.
      const look = setInterval(() => server.closeIdleConnections(), LOOK_MS);
      const cut = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
      await closed;
      clearInterval(look);
      clearTimeout(cut);
    },
  };
}
