import type { Services } from "#platform/context.ts";
import { removeSecondFactor } from "./operations/remove-second-factor.ts";
import { personByAddress } from "./roles-by-command.ts";

/**
 * Takes the second factor of somebody away by their address, as the command line does: the way back for a superadmin who
 * lost everything. @throws an error with a sentence for the person at the machine
 */
export const removeSecondFactorByCommand = ({ db, jobs, clock }: Services, email: string) =>
  db.transaction().execute(async (tx) => {
    const { id: personId } = await personByAddress(tx, email);
    await removeSecondFactor(tx, jobs, { personId, decider: "command-line", actorId: null, now: clock.now() });
  });
