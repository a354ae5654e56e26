import { browserItem } from "#platform/browser-store.ts";
import { keysOf } from "#platform/leaving/personal-items.ts";
import { createRetry } from "#platform/retry.ts";
import { createStore } from "#platform/store.ts";

/*
 * Sends completed lessons to the API. Each is stored in this browser until the API has saved it, so that none is lost
 * without a connection (docs/product/ecourses.md#progress).
 */

export type TickState =
  | { kind: "saving" | "saved" | "waiting" }
  /** Refused by the API for good, with its sentence. */
  | { kind: "refused"; sentence: string };

interface OutboxOptions {
  /** Who completes: several people may use one browser. */
  personId: string;
  send: (lessonId: string) => Promise<unknown>;
  /** The sentence of a refusal for good; undefined when sending again may succeed. */
  finalRefusalOf: (error: unknown) => string | undefined;
}

export function createTickOutbox({ personId, send, finalRefusalOf }: OutboxOptions) {
  const states = createStore<Readonly<Record<string, TickState>>>({});
  const ticks = browserItem("lesson-tick", personId);
  const inFlight = new Set<string>();
  const retry = createRetry(resume);
  const setState = (id: string, state: TickState) => states.set({ ...states.get(), [id]: state });

  async function deliver(id: string) {
    if (inFlight.has(id)) return;
    inFlight.add(id);
    setState(id, { kind: "saving" });
    try {
      await send(id);
      retry.reset();
      ticks.remove(id);
      setState(id, { kind: "saved" });
    } catch (error) {
      const sentence = finalRefusalOf(error);
      if (sentence === undefined) {
        setState(id, { kind: "waiting" });
        retry.schedule();
      } else {
        ticks.remove(id);
        setState(id, { kind: "refused", sentence });
      }
    }
    inFlight.delete(id);
  }

  /** Sends every stored tick now. */
  function resume() {
    for (const id of keysOf("lesson-tick", personId)) void deliver(id);
  }

  return {
    states,
    resume,
    /** Stores a completed lesson and sends it. */
    put(id: string) {
      ticks.set(JSON.stringify({ savedAt: Date.now() }), id);
      return deliver(id);
    },
  };
}
