import { useState } from "react";

/**
 * Returns a function that runs changes of one thing one after the other, in the order in which they were made: on a slow
 * line the older of two may arrive last, and undo the newer one. Where a page changes several things, `id` says which.
 */
export const useInOrder = () => useState(createInOrder)[0];

function createInOrder() {
  const last = new Map<string, Promise<unknown>>();
  return <Result>(change: () => Promise<Result>, id = ""): Promise<Result> => {
    const done = (last.get(id) ?? Promise.resolve()).then(change, change);
    last.set(id, done);
    return done;
  };
}
