import { setImmediate } from "node:timers/promises";

const BREATH = 25;

/** Hands items on in batches; while one is under way the next is made. `send` is told how many there are then. */
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
    // Whether it failed is asked at the next batch, and at the end.
    sending.catch(() => {});
    batch = [];
  };
  for (const item of items) {
    batch.push(item);
    made++;
    if (batch.length === size) await sendOn();
    // Otherwise what was sent would wait in this process until the next batch is made.
    if (made % BREATH === 0) await setImmediate();
  }
  await sendOn();
  await sending;
}
