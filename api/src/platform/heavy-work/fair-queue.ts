import pLimit, { type LimitFunction } from "p-limit";
import { busy, tooMany } from "../http/errors.ts";

/** Nobody needs more than this by hand. */
const MAX_PENDING = 10;
const tooManyPending = () =>
  tooMany("Je vraagt hier te veel tegelijk. Wacht tot het vorige klaar is en probeer opnieuw.");

interface QueueLimits {
  concurrency: number;
  maxPeople: number;
  maxPending?: number;
}
export type FairQueue = <T>(personId: string, work: () => Promise<T>) => Promise<T>;

/**
 * A queue with limited concurrency that is fair between people: one task per person runs at a time, and each person
 * takes one place in the queue.
 * @param maxPeople how many people may wait, besides those with a running task
 * @param maxPending how many tasks of one person may wait, besides the running one
 * @throws 429 when one person has too many pending tasks, 503 when too many people wait
 */
export function createFairQueue({ concurrency, maxPeople, maxPending = MAX_PENDING }: QueueLimits): FairQueue {
  const shared = pLimit(concurrency);
  const byPerson = new Map<string, { personQueue: LimitFunction; pending: number }>();
  return async (personId, work) => {
    const { personQueue, pending } = byPerson.get(personId) ?? { personQueue: pLimit(1), pending: 0 };
    if (pending > maxPending) throw tooManyPending();
    if (pending === 0 && byPerson.size >= concurrency + maxPeople) throw busy();
    byPerson.set(personId, { personQueue, pending: pending + 1 });
    try {
      return await personQueue(() => shared(work));
    } finally {
      const remaining = (byPerson.get(personId)?.pending ?? 1) - 1;
      if (remaining > 0) byPerson.set(personId, { personQueue, pending: remaining });
      else byPerson.delete(personId);
    }
  };
}
