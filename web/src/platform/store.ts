import { useSyncExternalStore } from "react";

/** A value outside React with subscribers. */
export function createStore<T>(initial: T) {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next: T) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    initial,
  };
}

export type Store<T> = ReturnType<typeof createStore<T>>;

/** Renders the initial value on the server and during hydration. */
export const useStore = <T>(store: Store<T>) => useSyncExternalStore(store.subscribe, store.get, () => store.initial);
