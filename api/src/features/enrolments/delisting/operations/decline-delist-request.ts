import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { delistDeclinedMail } from "../../enrolments/enrolment.mail-kinds.ts";
import { lockEnrolment } from "../../enrolments/queries/lock-enrolment.ts";
import { changeAsManager } from "../../participants/change-as-manager.ts";
import { changeParticipant } from "../change-participant.ts";
import { noSuchRequest, requestIsGone } from "../delisting.errors.ts";

const ACT = "decline-delisting";

/**
 * Declines a participant's request to be delisted, and says why (docs/product/delisting.md#asking).
 * @throws 404 for people who do not manage the course, 409 when there is no request any more
 */
export const declineAsOrganizer = (ctx: MemberContext, id: string, message: string) =>
  changeParticipant(ctx, { id, act: ACT }, async (tx, { enrolment }) => {
    if (!enrolment.delist_requested_at) throw requestIsGone();
    await declineRequest(tx, ctx, { id, message });
  });

/** The same by staff, for any course. @throws 404, including when it was already decided */
export const declineAsStaff = (ctx: MemberContext, id: string, message: string) =>
  changeAsManager(
    ctx,
    {
      subject: "enrolments",
      id,
      act: ACT,
      isAlwaysRecorded: true,
      lock: (tx) => lockEnrolment(tx, id, { missing: noSuchRequest }),
    },
    async (tx, { enrolment }) => {
      if (!enrolment.delist_requested_at) throw noSuchRequest();
      await declineRequest(tx, ctx, { id, message });
    },
  );

async function declineRequest(
  tx: Tx,
  { jobs }: Pick<MemberContext, "jobs">,
  { id, message }: { id: string; message: string },
) {
  await tx
    .updateTable("enrolments")
    .set({ delist_requested_at: null, delist_message: message })
    .where("id", "=", id)
    .execute();
  await jobs.enqueue(tx, delistDeclinedMail, { enrolmentId: id });
}
