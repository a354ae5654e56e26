import { isStaff } from "@inktvis/contract/access";
import type { MemberContext } from "#platform/context.ts";
import { limitRate } from "#platform/limits/rate-limit.ts";
import { requireFreshProof, lastProof } from "#platform/sessions/fresh-proof.ts";
import { lockPersonRow } from "#features/people/people/lock-person-row.ts";
import { deletePendingEmailChanges } from "../../auth/email-changes.ts";
import { emailChangeRequested } from "../../auth/auth.jobs.ts";

/**
 * Requests another address, which is in force once the link mailed to it was opened
 * (docs/product/accounts.md#e-mail-address). Only the newest request of a person counts. Staff need a fresh proof.
 */
export async function changeEmail(ctx: MemberContext, { email }: { email: string }) {
  const { db, viewer, now, config, jobs } = ctx;
  await limitRate(ctx, config.limits.mails, "change-email", viewer.id);
  await db.transaction().execute(async (tx) => {
    // Concurrent requests run one by one, and `lastProof` refuses a sign-in that ended meanwhile.
    await lockPersonRow(tx, viewer.id).select("id").execute();
    await (isStaff(viewer.roles) ? requireFreshProof : lastProof)(tx, ctx);
    await deletePendingEmailChanges(tx, viewer.id);
    const change = await tx
      .insertInto("email_changes")
      .values({ user_id: viewer.id, email, issued_at: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    await jobs.enqueue(tx, emailChangeRequested, { emailChangeId: change.id });
  });
}
