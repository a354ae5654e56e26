import type { Services } from "#platform/context.ts";
import { removeSecondFactor } from "./operations/remove-second-factor.ts";
import { personByAddress } from "./roles-by-command.ts";

/**
 * Removes a second factor by e-mail address, for the command line: the last resort for a superadmin who lost all
 * factors.
 * @throws an error with a Dutch sentence for the command line
 */
export const removeSecondFactorByCommand = ({ db, jobs, clock }: Services, email: string) =>
  db.transaction().execute(async (tx) => {
    const { id: personId } = await personByAddress(tx, email);
    await removeSecondFactor(tx, jobs, { personId, decider: "command-line", actorId: null, now: clock.now() });
  });
