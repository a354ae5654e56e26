import { browserItem } from "./browser-store.ts";
import { createInOrder } from "./in-order.ts";
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
  // Read from storage each time: another window may have stored a newer value, or have sent this one.
  const get = (id: string) => (inPage.has(id) ? inPage.get(id) : read(items.get(id)));
  const remove = (id: string) => {
    inPage.delete(id);
    items.remove(id);
  };
  return {
    ids: () => new Set([...keysOf(kind, personId), ...inPage.keys()]),
    get,
    put(id: string, value: Value) {
      inPage.delete(id);
      if (!items.set(JSON.stringify({ ...write(value), savedAt: Date.now() }), id)) inPage.set(id, value);
    },
    remove,
    /** Keeps a value that replaced the sent one in the meantime. */
    removeSent: (id: string, value: Value) => {
      if (get(id) === value) remove(id);
    },
    isOnlyInPage: (id: string) => inPage.has(id),
  };
}

/** What the page shows of the values that were sent since it opened. */
function createStates<Value>() {
  const states = createStore<Readonly<Record<string, OutboxState<Value>>>>({});
  return {
    states,
    setState: (id: string, state: OutboxState<Value>) => states.set({ ...states.get(), [id]: state }),
    removeState(id: string) {
      const { [id]: _, ...others } = states.get();
      states.set(others);
    },
  };
}

/** Shared by all pages of a tab: one may be left while its values are being sent. */
const inOrder = createInOrder();

export function createOutbox<Value extends number | true | null>(
  storing: Storing<Value>,
  { personId, send, finalRefusalOf }: OutboxOptions<Value>,
) {
  const { states, setState, removeState } = createStates<Value>();
  const waiting = createWaiting(storing, personId);
  const inFlight = new Set<string>();
  const retry = createRetry(resume);

  const inTurn = <Result>(id: string, change: () => Promise<Result>) => inOrder(change, `${storing.kind}:${id}`);

  /** Returns false for a value that was sent or replaced before its turn. */
  async function sendWaiting(id: string, value: Value) {
    if (waiting.get(id) !== value) return false;
    await send(id, value);
    waiting.removeSent(id, value);
    return true;
  }

  async function deliver(id: string) {
    const value = waiting.get(id);
    if (value === undefined || inFlight.has(id)) return;
    inFlight.add(id);
    setState(id, { kind: "saving", value });
    try {
      const isSent = await inTurn(id, () => sendWaiting(id, value));
      retry.reset();
      if (isSent) setState(id, { kind: "saved", value });
      else removeState(id);
    } catch (error) {
      const sentence = finalRefusalOf(error);
      if (sentence === undefined) {
        setState(id, { kind: "waiting", value });
        retry.schedule();
      } else {
        waiting.removeSent(id, value);
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
      removeState(id);
    },
    /** Runs another change of the same thing once the calls for it that are under way have ended. */
    inTurn,
  };
}
