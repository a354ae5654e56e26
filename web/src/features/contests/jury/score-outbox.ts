import { createOutbox, type OutboxOptions, type OutboxState } from "#platform/outbox.ts";

/* The outbox of scores, by entry (docs/product/juries.md#scoring). Null removes the score. */

export type ScoreState = OutboxState<number | null>;

export interface WaitingScore {
  /** Null removes the score. */
  points: number | null;
  /** Milliseconds since 1970. */
  savedAt: number;
}

/** Parses a stored score; a bare number was stored by a version without `savedAt`. */
export function readScore(stored: string | null): WaitingScore | undefined {
  const score = JSON.parse(stored ?? "null") as WaitingScore | number | null;
  return typeof score === "number" ? { points: score, savedAt: 0 } : (score ?? undefined);
}

export const createScoreOutbox = (options: OutboxOptions<number | null>) =>
  createOutbox(
    { kind: "score", read: (stored) => readScore(stored)?.points, write: (points) => ({ points }) },
    options,
  );
export type ScoreOutbox = ReturnType<typeof createScoreOutbox>;
