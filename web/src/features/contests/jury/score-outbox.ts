import { browserItem } from "#platform/browser-store.ts";
import { keysOf } from "#platform/leaving/personal-items.ts";
import { createRetry } from "#platform/retry.ts";
import { createStore } from "#platform/store.ts";

/*
 * Sends scores to the API. Each is stored in this browser until the API has saved it, so that no score is lost when the
 * connection is (docs/product/juries.md#scoring).
 */

export type ScoreState =
  | { kind: "saving" | "saved" | "waiting"; points: number | null }
  /** Refused by the API for good, with its sentence. */
  | { kind: "refused"; points: number | null; sentence: string };

interface OutboxOptions {
  /** The juror: several people may use one browser. */
  personId: string;
  send: (contributionId: string, points: number | null) => Promise<unknown>;
  /** The sentence of a refusal for good; undefined when sending again may succeed. */
  finalRefusalOf: (error: unknown) => string | undefined;
}

export interface WaitingScore {
  /** Null: the score is emptied. */
  points: number | null;
  /** Milliseconds since 1970. */
  savedAt: number;
}

/** Parses a stored score; a bare number was stored by a version without `savedAt`. */
export function readScore(stored: string | null): WaitingScore | undefined {
  const score = JSON.parse(stored ?? "null") as WaitingScore | number | null;
  return typeof score === "number" ? { points: score, savedAt: 0 } : (score ?? undefined);
}

export function createScoreOutbox({ personId, send, finalRefusalOf }: OutboxOptions) {
  const states = createStore<Readonly<Record<string, ScoreState>>>({});
  const inFlight = new Set<string>();
  const scores = browserItem("score", personId);
  const retry = createRetry(resume);

  const setState = (id: string, state: ScoreState) => states.set({ ...states.get(), [id]: state });
  // Read from storage each time: another window may have stored a newer score, or have sent this one.
  const storedPoints = (id: string) => readScore(scores.get(id))?.points;
  const removeStored = (id: string, points: number | null) => {
    if (storedPoints(id) === points) scores.remove(id);
  };

  async function deliver(id: string) {
    const points = storedPoints(id);
    if (points === undefined || inFlight.has(id)) return;
    inFlight.add(id);
    setState(id, { kind: "saving", points });
    try {
      await send(id, points);
      retry.reset();
      removeStored(id, points);
      setState(id, { kind: "saved", points });
    } catch (error) {
      const sentence = finalRefusalOf(error);
      if (sentence === undefined) {
        setState(id, { kind: "waiting", points });
        retry.schedule();
      } else {
        removeStored(id, points);
        setState(id, { kind: "refused", points, sentence });
      }
    }
    inFlight.delete(id);
    const newer = storedPoints(id);
    if (newer !== undefined && newer !== points) await deliver(id);
  }

  /** Sends every stored score now. */
  function resume() {
    for (const id of keysOf("score", personId)) void deliver(id);
  }

  return {
    states,
    resume,
    /** Stores a score and sends it. */
    put: (id: string, points: number | null) => {
      scores.set(JSON.stringify({ points, savedAt: Date.now() } satisfies WaitingScore), id);
      return deliver(id);
    },
    /** Discards a stored score: its juror has judged the contribution in another way since. */
    drop: (id: string) => {
      scores.remove(id);
      const { [id]: _, ...others } = states.get();
      states.set(others);
    },
  };
}
export type ScoreOutbox = ReturnType<typeof createScoreOutbox>;
