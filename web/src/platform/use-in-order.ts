import { useRef } from "react";

/**
 * Returns a function that runs changes one after the other, in the order in which they were made: on a slow line the
 * older of two may arrive last, and undo the newer one. The promise that it returns is settled with that of the change.
 */
export function useInOrder() {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return (change: () => Promise<unknown>) => (last.current = last.current.then(change, change));
}
