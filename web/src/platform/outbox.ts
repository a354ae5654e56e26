import { browserItem } from "./browser-store.ts";
import { keysOf } from "./leaving/personal-items.ts";
import { createRetry } from "./retry.ts";
import { createStore } from "./store.ts";

/*
 * Sends values to the API, each of one thing by its id. A value is stored in this browser until the API has saved it, so
 * that none is lost without a connection; in the page where the browser stores nothing. `use-outbox.ts` has what its hooks share.
 */

export type OutboxState<Value> =
  | { kind: "saving" | "saved" | "waiting"; value: Value }
  /** Refused by the API for good, with its sentence. */
  | { kind: "refused"; value: Value; sentence: string };

export interface OutboxOptions<Value> {
  /** Whose values these are: several people may use one browser. */
  personId: string;
  send: (id: string, value: Value) => Promise<unknown>;
  /** The sentence of a refusal for good; undefined when sending again may succeed. */
  finalRefusalOf: (error: unknown) => string | undefined;
}

/** How values of one kind are stored. */
interface Storing<Value> {
  kind: "score" | "lesson-tick";
  /** The value of a stored item; undefined for none. */
  read: (stored: string | null) => Value | undefined;
  /** What an item says of a value, beside when it was stored. */
  write: (value: Value) => object;
}

export function createOutbox<Value extends number | true | null>(
  { kind, read, write }: Storing<Value>,
  { personId, send, finalRefusalOf }: OutboxOptions<Value>,
) {
  const states = createStore<Readonly<Record<string, OutboxState<Value>>>>({});
  const items = browserItem(kind, personId);
  /** What the browser does not store. */
  const inPage = new Map<string, Value>();
  const inFlight = new Set<string>();
  const retry = createRetry(resume);

  const setState = (id: string, state: OutboxState<Value>) => states.set({ ...states.get(), [id]: state });
  // Read from storage each time: another window may have stored a newer value, or have sent this one.
  const storedValue = (id: string) => (inPage.has(id) ? inPage.get(id) : read(items.get(id)));
  function remove(id: string) {
    inPage.delete(id);
    items.remove(id);
  }
  const removeStored = (id: string, value: Value) => {
    if (storedValue(id) === value) remove(id);
  };

  async function deliver(id: string) {
    const value = storedValue(id);
    if (value === undefined || inFlight.has(id)) return;
    inFlight.add(id);
    setState(id, { kind: "saving", value });
    try {
      await send(id, value);
      retry.reset();
      removeStored(id, value);
      setState(id, { kind: "saved", value });
    } catch (error) {
      const sentence = finalRefusalOf(error);
      if (sentence === undefined) {
        setState(id, { kind: "waiting", value });
        retry.schedule();
      } else {
        removeStored(id, value);
        setState(id, { kind: "refused", value, sentence });
      }
    }
    inFlight.delete(id);
    const newer = storedValue(id);
    if (newer !== undefined && newer !== value) await deliver(id);
  }

  /** Sends every stored value now. */
  function resume() {
    for (const id of new Set([...keysOf(kind, personId), ...inPage.keys()])) void deliver(id);
  }

  return {
    states,
    resume,
    /** Stores a value and sends it. */
    put: (id: string, value: Value) => {
      inPage.delete(id);
      if (!items.set(JSON.stringify({ ...write(value), savedAt: Date.now() }), id)) inPage.set(id, value);
      return deliver(id);
    },
    /** Discards a stored value. */
    drop: (id: string) => {
      remove(id);
      const { [id]: _, ...others } = states.get();
      states.set(others);
    },
  };
}
