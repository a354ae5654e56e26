import type { MemberContext } from "../../../platform/context.ts";
import { isAllowed } from "../../../platform/limits/rate-limit.ts";
import { tooMany } from "../../../platform/http/errors.ts";
import { emailChangeAsked } from "../../auth/auth.module.ts";

/** Asks for another address; it holds once the link in the mail to that address was followed (spec 1 §4). */
export async function changeEmail(ctx: MemberContext, { email }: { email: string }) {
  const { db, viewer, now, config, jobs } = ctx;
  if (!(await isAllowed(ctx, config.limits.mails, "auth-mail", email))) throw tooMany();
  await db.transaction().execute(async (tx) => {
    const change = await tx
      .insertInto("email_changes")
      .values({ user_id: viewer.id, email, issued_at: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    await jobs.enqueue(tx, emailChangeAsked, { emailChangeId: change.id });
  });
}
