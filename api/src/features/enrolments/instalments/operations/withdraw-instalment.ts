import { later } from "#platform/clock.ts";
import type { MemberContext } from "#platform/context.ts";
import { notBegun } from "../../enrolments/enrolment.errors.ts";
import { getBegunEnrolment } from "../../enrolments/queries/get-enrolment.ts";
import { lockOwnEnrolment } from "../../enrolments/queries/lock-enrolment.ts";
import { reservationUntil } from "../../enrolments/seats.ts";

/**
 * Withdraws somebody's request to pay in instalments: they are back where they choose and pay, with a seat as if they
 * had just got there (docs/product/instalments.md#withdrawing). Without an open request it changes nothing.
 * @throws 404, 422 for people who did not begin to enrol
 */
export async function withdrawInstalment(ctx: MemberContext, slug: string) {
  await ctx.db.transaction().execute(async (tx) => {
    const { now } = ctx;
    const { course, enrolment } = await lockOwnEnrolment(ctx, tx, slug);
    if (!enrolment) throw notBegun();
    if (!enrolment.has_open_request) return;
    await tx.deleteFrom("instalments").where("enrolment_id", "=", enrolment.id).where("state", "=", "open").execute();
    const held = await reservationUntil(tx, ctx, course, later(now, ctx.config.enrolmentExpires));
    await tx
      .updateTable("enrolments")
      .set({ has_open_request: false, updated_at: now, ...held })
      .where("id", "=", enrolment.id)
      .execute();
  });
  return getBegunEnrolment(ctx, slug);
}
