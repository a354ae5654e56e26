import { browserItem } from "./browser-store.ts";
import { keysOf } from "./leaving/personal-items.ts";
import { createRetry } from "./retry.ts";
import { createStore } from "./store.ts";

/*
 * Sends values to the API, each by the id of the thing that it belongs to. A value is stored in this browser until the
 * API has saved it, so that none is lost without a connection; it is kept in the page if the browser stores nothing.
 * `use-outbox.ts` has what its hooks share.
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
  /** What a stored item has for a value, in addition to when it was stored. */
  write: (value: Value) => object;
}

/** The values of a person that wait to be sent. */
function createWaiting<Value extends number | true | null>({ kind, read, write }: Storing<Value>, personId: string) {
  const items = browserItem(kind, personId);
  /** Values that the browser does not store. */
  const inPage = new Map<string, Value>();
  return {
    ids: () => new Set([...keysOf(kind, personId), ...inPage.keys()]),
    // Read from storage each time: another window may have stored a newer value, or have sent this one.
    get: (id: string) => (inPage.has(id) ? inPage.get(id) : read(items.get(id))),
    put(id: string, value: Value) {
      inPage.delete(id);
      if (!items.set(JSON.stringify({ ...write(value), savedAt: Date.now() }), id)) inPage.set(id, value);
    },
    remove(id: string) {
      inPage.delete(id);
      items.remove(id);
    },
    isOnlyInPage: (id: string) => inPage.has(id),
  };
}

export function createOutbox<Value extends number | true | null>(
  storing: Storing<Value>,
  { personId, send, finalRefusalOf }: OutboxOptions<Value>,
) {
  const states = createStore<Readonly<Record<string, OutboxState<Value>>>>({});
  const waiting = createWaiting(storing, personId);
  const inFlight = new Set<string>();
  const retry = createRetry(resume);

  const setState = (id: string, state: OutboxState<Value>) => states.set({ ...states.get(), [id]: state });
  const removeSent = (id: string, value: Value) => {
    if (waiting.get(id) === value) waiting.remove(id);
  };

  async function deliver(id: string) {
    const value = waiting.get(id);
    if (value === undefined || inFlight.has(id)) return;
    inFlight.add(id);
    setState(id, { kind: "saving", value });
    try {
      await send(id, value);
      retry.reset();
      removeSent(id, value);
      setState(id, { kind: "saved", value });
    } catch (error) {
      const sentence = finalRefusalOf(error);
      if (sentence === undefined) {
        setState(id, { kind: "waiting", value });
        retry.schedule();
      } else {
        removeSent(id, value);
        setState(id, { kind: "refused", value, sentence });
      }
    }
    inFlight.delete(id);
    const newer = waiting.get(id);
    if (newer !== undefined && newer !== value) await deliver(id);
  }

  /** Sends every value that waits now. */
  function resume() {
    for (const id of waiting.ids()) void deliver(id);
  }

  return {
    states,
    resume,
    /** The value that the API has not saved yet; undefined for none. */
    waitingFor: waiting.get,
    /** Whether the value is lost when the page is closed. */
    isOnlyInPage: waiting.isOnlyInPage,
    /** Stores a value and sends it. */
    put: (id: string, value: Value) => {
      waiting.put(id, value);
      return deliver(id);
    },
    /** Discards a stored value. */
    drop: (id: string) => {
      waiting.remove(id);
      const { [id]: _, ...others } = states.get();
      states.set(others);
    },
  };
}
