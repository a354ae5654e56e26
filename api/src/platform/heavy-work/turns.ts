import pLimit, { type LimitFunction } from "p-limit";
import { busy, tooMany } from "../http/errors.ts";

/** More of one's own than this nobody asks for by hand. */
const OWN_WAITING = 10;
const tooManyAtOnce = () =>
  tooMany("Je vraagt hier te veel tegelijk. Wacht tot het vorige klaar is en probeer opnieuw.");

export type InTurn = <T>(personId: string, work: () => Promise<T>) => Promise<T>;

/**
 * Does so much at once, of different people: what somebody asks for waits behind what they asked for before, and counts
 * once among what everybody waits for.
 * @param people how many may wait beside those whose turn it is
 * @throws 429 when too much of one's own waits, 503 when too many people do
 */
export function createTurns({ atOnce, people }: { atOnce: number; people: number }): InTurn {
  const everybody = pLimit(atOnce);
  const own = new Map<string, { line: LimitFunction; asked: number }>();
  return async (personId, work) => {
    const { line, asked } = own.get(personId) ?? { line: pLimit(1), asked: 0 };
    if (asked > OWN_WAITING) throw tooManyAtOnce();
    if (asked === 0 && own.size >= atOnce + people) throw busy();
    own.set(personId, { line, asked: asked + 1 });
    try {
      return await line(() => everybody(work));
    } finally {
      const left = (own.get(personId)?.asked ?? 1) - 1;
      if (left > 0) own.set(personId, { line, asked: left });
      else own.delete(personId);
    }
  };
}
