import { browserItem } from "#platform/browser-store.ts";
import { keysOf } from "#platform/leaving/personal-items.ts";
import { createStore } from "#platform/store.ts";

/* Scores on their way to the API. Each stays in this browser until it is kept there: no number that was typed is lost. */

export type ScoreState =
  | { kind: "saving" | "saved" | "waiting"; points: number }
  /** The API will not take it, and says why. */
  | { kind: "refused"; points: number; sentence: string };

interface Courier {
  /** Whose scores they are: two may use one browser. */
  personId: string;
  send: (contributionId: string, points: number) => Promise<unknown>;
  /** Why it will never be taken; undefined when it may be later. */
  refusalOf: (error: unknown) => string | undefined;
}

export interface WaitingScore {
  points: number;
  /** Milliseconds since 1970. */
  savedAt: number;
}

/** A score as it waits in the browser; a bare number is one of before scores said when they were given. */
export function readScore(stored: string | null): WaitingScore | undefined {
  const score = JSON.parse(stored ?? "null") as WaitingScore | number | null;
  return typeof score === "number" ? { points: score, savedAt: 0 } : (score ?? undefined);
}

const FIRST_WAIT = 2_000;
const LONGEST_WAIT = 60_000;

export function createScoreOutbox({ personId, send, refusalOf }: Courier) {
  const states = createStore<Readonly<Record<string, ScoreState>>>({});
  const running = new Set<string>();
  const scores = browserItem("score", personId);
  let wait = FIRST_WAIT;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const say = (id: string, state: ScoreState) => states.set({ ...states.get(), [id]: state });
  // The browser's copy is what counts: another window may have put a newer number there, or have delivered it.
  const waiting = (id: string) => readScore(scores.get(id))?.points;
  const forget = (id: string, points: number) => {
    if (waiting(id) === points) scores.remove(id);
  };

  async function deliver(id: string) {
    const points = waiting(id);
    if (points === undefined || running.has(id)) return;
    running.add(id);
    say(id, { kind: "saving", points });
    try {
      await send(id, points);
      wait = FIRST_WAIT;
      forget(id, points);
      say(id, { kind: "saved", points });
    } catch (error) {
      const sentence = refusalOf(error);
      if (sentence === undefined) {
        say(id, { kind: "waiting", points });
        tryLater();
      } else {
        forget(id, points);
        say(id, { kind: "refused", points, sentence });
      }
    }
    running.delete(id);
    const newer = waiting(id);
    if (newer !== undefined && newer !== points) await deliver(id);
  }

  function tryLater() {
    if (timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      resume();
    }, wait);
    wait = Math.min(wait * 2, LONGEST_WAIT);
  }

  /** Tries everything that is still here, at once. */
  function resume() {
    for (const id of keysOf("score", personId)) void deliver(id);
  }

  return {
    states,
    resume,
    put: (id: string, points: number) => {
      scores.set(JSON.stringify({ points, savedAt: Date.now() } satisfies WaitingScore), id);
      return deliver(id);
    },
    /** Judged in another way since: the number that waits is no longer what its juror wants. */
    drop: (id: string) => {
      scores.remove(id);
      const { [id]: _, ...others } = states.get();
      states.set(others);
    },
  };
}
export type ScoreOutbox = ReturnType<typeof createScoreOutbox>;
