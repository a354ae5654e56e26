import { isStaff } from "@inktvis/contract/access";
import type { MemberContext } from "#platform/context.ts";
import { limitRate } from "#platform/limits/rate-limit.ts";
import { demandFreshProof, lastProof } from "#platform/sessions/fresh-proof.ts";
import { holdPerson } from "#features/people/people/hold-person.ts";
import { dropPendingEmailChanges } from "../../auth/email-changes.ts";
import { emailChangeAsked } from "../../auth/auth.jobs.ts";

/**
 * Asks for another address; it holds once the link in the mail to that address was followed
 * (docs/product/accounts.md#e-mail-address). One change a person is under way, the newest. Of staff a proof of just now
 * is asked.
 */
export async function changeEmail(ctx: MemberContext, { email }: { email: string }) {
  const { db, viewer, now, config, jobs } = ctx;
  await limitRate(ctx, config.limits.mails, "change-email", viewer.id);
  await db.transaction().execute(async (tx) => {
    // Of two at once the second finds what the first asked; and who was signed out meanwhile asks nothing any more.
    await holdPerson(tx, viewer.id).select("id").execute();
    await (isStaff(viewer.roles) ? demandFreshProof : lastProof)(tx, ctx);
    await dropPendingEmailChanges(tx, viewer.id);
    const change = await tx
      .insertInto("email_changes")
      .values({ user_id: viewer.id, email, issued_at: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    await jobs.enqueue(tx, emailChangeAsked, { emailChangeId: change.id });
  });
}
