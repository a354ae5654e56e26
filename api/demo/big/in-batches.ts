import { setImmediate } from "node:timers/promises";

const BREATH = 25;

/**
 * Sends items in batches, and makes the next batch while one is being sent. `send` also gets the number of items made
 * so far.
 */
export async function inBatches<T>(
  items: Iterable<T>,
  size: number,
  send: (batch: T[], done: number) => Promise<unknown>,
) {
  let sending: Promise<unknown> = Promise.resolve();
  let batch: T[] = [];
  let made = 0;
  const sendOn = async () => {
    await sending;
    sending = send(batch, made);
    // A failure is thrown by the next `await sending`: before the next batch, or at the end.
    sending.catch(() => {});
    batch = [];
  };
  for (const item of items) {
    batch.push(item);
    made++;
    if (batch.length === size) await sendOn();
    // Otherwise the query being sent would stay in this process until the next batch is made.
    if (made % BREATH === 0) await setImmediate();
  }
  await sendOn();
  await sending;
}
