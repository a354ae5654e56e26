import type { MemberContext } from "#platform/context.ts";
import { notify } from "#platform/notifications/notify.ts";
import { delistRequestedMail } from "../../enrolments/enrolment.mail-kinds.ts";
import { lockOwnEnrolment } from "../../enrolments/queries/lock-enrolment.ts";
import { notEnrolled } from "../delisting.errors.ts";

/**
 * Asks the organiser to be delisted; a second call changes nothing. @throws 404, 422 for people who are not enrolled
 */
export async function requestDelist(ctx: MemberContext, slug: string, { reason }: { reason?: string | undefined }) {
  await ctx.db.transaction().execute(async (tx) => {
    const { course, enrolment } = await lockOwnEnrolment(ctx, tx, slug);
    if (!enrolment?.finalized_at || enrolment.delisted_at) throw notEnrolled();
    if (enrolment.delist_requested_at) return;
    await tx
      .updateTable("enrolments")
      .set({ delist_requested_at: ctx.now, delist_request_reason: reason || null, delist_message: null })
      .where("id", "=", enrolment.id)
      .execute();
    await notify(tx, {
      to: [course.organizer_id],
      type: "courseDelistRequested",
      about: { course: course.id, user: ctx.viewer.id },
      dedupeKey: `${enrolment.id} ${ctx.now.toISOString()}`,
      now: ctx.now,
    });
    await ctx.jobs.enqueue(tx, delistRequestedMail, { enrolmentId: enrolment.id });
  });
}

/** Withdraws that request, if there is one. @throws 404, 422 for people who are not enrolled */
export async function withdrawDelistRequest(ctx: MemberContext, slug: string) {
  await ctx.db.transaction().execute(async (tx) => {
    const { enrolment } = await lockOwnEnrolment(ctx, tx, slug);
    if (!enrolment?.finalized_at || enrolment.delisted_at) throw notEnrolled();
    await tx
      .updateTable("enrolments")
      .set({ delist_requested_at: null, delist_request_reason: null })
      .where("id", "=", enrolment.id)
      // A request that was declined remains visible.
      .where("delist_requested_at", "is not", null)
      .execute();
  });
}
