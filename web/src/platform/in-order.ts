import { useState } from "react";

/**
 * Returns a function that runs changes of one thing one after the other, in the order in which they were made: on a slow
 * line the older of two may arrive last, and undo the newer one. Where several things are changed, `id` says which.
 */
export function createInOrder() {
  const last = new Map<string, Promise<unknown>>();
  return <Result>(change: () => Promise<Result>, id = ""): Promise<Result> => {
    const done = last.get(id)?.then(change, change) ?? change();
    last.set(id, done);
    const forget = () => void (last.get(id) === done && last.delete(id));
    done.then(forget, forget);
    return done;
  };
}

/** For changes that only this component makes. */
export const useInOrder = () => useState(createInOrder)[0];
