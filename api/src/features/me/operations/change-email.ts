import type { MemberContext } from "../../../platform/context.ts";
import { limitRate } from "../../../platform/limits/rate-limit.ts";
import { emailChangeAsked } from "../../auth/auth.module.ts";

/** Asks for another address; it holds once the link in the mail to that address was followed (spec 1 §4). */
export async function changeEmail(ctx: MemberContext, { email }: { email: string }) {
  const { db, viewer, now, config, jobs } = ctx;
  await limitRate(ctx, config.limits.mails, "change-email", viewer.id);
  await db.transaction().execute(async (tx) => {
    const change = await tx
      .insertInto("email_changes")
      .values({ user_id: viewer.id, email, issued_at: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    await jobs.enqueue(tx, emailChangeAsked, { emailChangeId: change.id });
  });
}
