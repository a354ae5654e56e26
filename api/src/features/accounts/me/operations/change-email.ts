import { isStaff } from "@inktvis/contract/access";
import type { MemberContext } from "#platform/context.ts";
import { invalid } from "#platform/http/errors.ts";
import { limitRate } from "#platform/limits/rate-limit.ts";
import { requireFreshProof, lastProof } from "#platform/sessions/fresh-proof.ts";
import { lockPersonRow } from "#features/people/people/lock-person-row.ts";
import { endPendingEmailChange, otherChangePending } from "../../auth/email-changes.ts";
import { emailChangeRequested } from "../../auth/auth.jobs.ts";

const OWN = "Dit is je e-mailadres van nu. Vul het nieuwe adres in.";

/**
 * Requests another address, which is in force once the link mailed to it has been opened
 * (docs/product/accounts.md#e-mail-address). Only the newest request of a person counts. Staff need a fresh proof.
 * @param input.again sends the link of the pending request again: 409 when another address is pending, or none
 */
export async function changeEmail(ctx: MemberContext, { email, again }: { email: string; again?: true | undefined }) {
  const { db, viewer, now, config, jobs } = ctx;
  await limitRate(ctx, config.limits.mails, "change-email", viewer.id);
  await db.transaction().execute(async (tx) => {
    // Concurrent requests run one by one, and `lastProof` refuses a sign-in that ended in the meantime.
    const user = await lockPersonRow(tx, viewer.id).select("email").executeTakeFirst();
    await (isStaff(viewer.roles) ? requireFreshProof : lastProof)(tx, ctx);
    const ended = await endPendingEmailChange(tx, viewer.id, "newer", now);
    if (again && ended?.email !== email) throw otherChangePending();
    if (user?.email.toLowerCase() === email) throw invalid({ email: OWN });
    const change = await tx
      .insertInto("email_changes")
      .values({ user_id: viewer.id, email, issued_at: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    await jobs.enqueue(tx, emailChangeRequested, { emailChangeId: change.id });
  });
}
