import { useSyncExternalStore } from "react";

/** One value outside React that pages show: who has it, and who wants to know when it changes. */
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

/** The server, and the first rendering in the browser, show the initial value. */
export const useStore = <T>(store: Store<T>) => useSyncExternalStore(store.subscribe, store.get, () => store.initial);
