import { request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/**
 * Calls webhooks by address and Host header; without a response it tries again after a second, as Mollie does after
 * minutes.
 */
export function deliverTo(choosePort: () => number) {
  const underWay = new Set<Promise<number>>();
  const post = ({ host, pathname: path }: URL) =>
    new Promise<number>((resolve, reject) => {
      const headers = { host, "content-type": "application/x-www-form-urlencoded" };
      const sent = request({ host: "127.0.0.1", port: choosePort(), path, method: "POST", headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      });
      sent.once("error", reject);
      sent.end("id=tr_1");
    });
  const insist = async (url: URL) => {
    for (let tries = 0; tries < 60; tries += 1) {
      const status = await post(url).catch(() => 0);
      if (status === 200) return status;
      await pause(1000);
    }
    return 0;
  };
  return {
    /** Mollie does not wait for the webhook before it sends the person back. */
    deliver: async (url: string) => {
      const sent = insist(new URL(url));
      underWay.add(sent);
      void sent.finally(() => underWay.delete(sent));
      return 0;
    },
    isOver: () => Promise.all(underWay),
  };
}
