import pLimit, { type LimitFunction } from "p-limit";
import { busy, tooMany } from "../http/errors.ts";

/** More of one's own than this nobody asks for by hand. */
const MAX_PENDING_PER_PERSON = 10;
const tooManyPending = () =>
  tooMany("Je vraagt hier te veel tegelijk. Wacht tot het vorige klaar is en probeer opnieuw.");

export type FairQueue = <T>(personId: string, work: () => Promise<T>) => Promise<T>;

/**
 * Does so much at once, of different people: what somebody asks for waits behind what they asked for before, and counts
 * once among what everybody waits for.
 * @param people how many may wait beside those whose turn it is
 * @throws 429 when too much of one's own waits, 503 when too many people do
 */
export function createFairQueue({ concurrency, maxPeople }: { concurrency: number; maxPeople: number }): FairQueue {
  const shared = pLimit(concurrency);
  const byPerson = new Map<string, { personQueue: LimitFunction; pending: number }>();
  return async (personId, work) => {
    const { personQueue, pending } = byPerson.get(personId) ?? { personQueue: pLimit(1), pending: 0 };
    if (pending > MAX_PENDING_PER_PERSON) throw tooManyPending();
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
