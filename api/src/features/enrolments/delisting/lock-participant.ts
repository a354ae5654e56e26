import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { participantsOf } from "../participants/participant.policy.ts";
import { noSuchParticipant } from "./delisting.errors.ts";

/** Locks a course that the viewer manages, and a participant in it. @throws 404 for whoever does not manage it */
export async function lockParticipant(ctx: MemberContext, tx: Tx, enrolmentId: string) {
  const course = await participantsOf({ ...ctx, db: tx })
    .selectAll("course")
    .where("enrolment.id", "=", enrolmentId)
    .forNoKeyUpdate("course")
    .executeTakeFirst();
  if (!course) throw noSuchParticipant();
  const enrolment = await tx
    .selectFrom("enrolments")
    .selectAll()
    .where("id", "=", enrolmentId)
    .forUpdate()
    .executeTakeFirst();
  // Erased meanwhile.
  if (!enrolment) throw noSuchParticipant();
  return { course, enrolment };
}
